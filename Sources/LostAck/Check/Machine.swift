#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Bytes of memory of this machine.
public var physicalMemory: Int {
  max(1 << 30, Int(sysconf(Int32(_SC_PHYS_PAGES))) * Int(sysconf(Int32(_SC_PAGESIZE))))
}

/// How many processors this process may use.
public var availableProcessors: Int {
  max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
}
