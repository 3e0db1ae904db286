#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Runs `body(0)`, …, `body(count − 1)` side by side, and returns when all are done.
///
/// Plain threads and no tasks: a search must not wait for an executor that its caller occupies.
@usableFromInline func inParallel(_ count: Int, _ body: (Int) -> Void) {
  if count <= 1 { return body(0) }
  withoutActuallyEscaping(body) { body in
    var handles: [pthread_t] = []
    for index in 1..<count {
      let job = Unmanaged.passRetained(ThreadJob(index, body)).toOpaque()
      #if canImport(Darwin)
        var handle: pthread_t?
      #else
        var handle = pthread_t()
      #endif
      let failed = pthread_create(
        &handle, nil,
        { argument in
          // Darwin and Musl differ in whether the argument is optional.
          let pointer: UnsafeMutableRawPointer? = argument
          let job = Unmanaged<ThreadJob>.fromOpaque(pointer!).takeRetainedValue()
          job.body(job.index)
          return nil
        }, job)
      if failed != 0 {
        // No thread to be had: do its part here.
        Unmanaged<ThreadJob>.fromOpaque(job).release()
        body(index)
        continue
      }
      #if canImport(Darwin)
        handles.append(handle!)
      #else
        handles.append(handle)
      #endif
    }
    body(0)
    for handle in handles { pthread_join(handle, nil) }
  }
}

private final class ThreadJob {
  let index: Int
  let body: (Int) -> Void
  init(_ index: Int, _ body: @escaping (Int) -> Void) {
    self.index = index
    self.body = body
  }
}

/// Bytes of memory of this machine.
public var physicalMemory: Int {
  max(1 << 30, Int(sysconf(Int32(_SC_PHYS_PAGES))) * Int(sysconf(Int32(_SC_PAGESIZE))))
}

/// How many processors this process may use.
public var availableProcessors: Int {
  max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
}
