/// A bit of C that is compiled into a peer's search: when it ends, it says the most memory it held.
///
/// `wait4` cannot tell: on Linux the figure of a process starts at that of the process that started
/// it, and this one holds what it searched itself.
enum PeakProbe {
  static let fileName = "peak.c"
  private static let mark = "peak bytes: "

  static let source = """
    #include <stdio.h>
    #include <sys/resource.h>

    __attribute__((destructor)) static void tell_peak(void) {
      long long bytes = 0;
    #ifdef __linux__
      char line[256];
      long long kilobytes;
      FILE *status = fopen("/proc/self/status", "r");
      while (status && fgets(line, sizeof line, status))
        if (sscanf(line, "VmHWM: %lld kB", &kilobytes) == 1) bytes = kilobytes * 1024;
    #else
      struct rusage usage;
      if (getrusage(RUSAGE_SELF, &usage) == 0) bytes = usage.ru_maxrss;
    #endif
      fprintf(stderr, "\\n\(mark)%lld\\n", bytes);
    }

    """

  /// What it said.
  static func bytes(in diagnostics: String) -> Int? {
    for line in diagnostics.split(separator: "\n") where line.hasPrefix(mark) {
      return Int(line.dropFirst(mark.count)).flatMap { $0 > 0 ? $0 : nil }
    }
    return nil
  }
}
