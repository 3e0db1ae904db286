import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Threads that stay for the next piece of work.
///
/// A search shares out work some thousand times a second; starting a thread each time would take
/// as long as expanding some hundred states. So its threads wait: a moment with their eyes open,
/// then asleep. Plain threads and no tasks: a search must not wait for an executor that its caller
/// occupies.
@usableFromInline final class ThreadTeam {
  private let post = Post()
  private var handles: [pthread_t] = []

  @usableFromInline init() {}

  deinit {
    post.call { $0.isOver = true }
    for handle in handles { pthread_join(handle, nil) }
  }

  /// Runs `body(0)` on this thread and `body(1)`, …, `body(count − 1)` beside it, and returns when
  /// all are done. Where no more threads are to be had, this one does their part after its own.
  @usableFromInline func run(_ count: Int, _ body: (Int) -> Void) {
    if count <= 1 { return body(0) }
    while handles.count < count - 1, let handle = post.startThread(handles.count + 1) {
      handles.append(handle)
    }
    let helpers = min(handles.count, count - 1)
    withoutActuallyEscaping(body) { body in
      post.unfinished.store(handles.count, ordering: .relaxed)
      post.call { $0.work = { index in if index <= helpers { body(index) } } }
      body(0)
      for index in helpers + 1..<max(count, helpers + 1) { body(index) }
      post.waitUntilFinished()
      post.work = nil
    }
  }
}

/// Where a team's threads find their work, and say that it is done.
private final class Post: @unchecked Sendable {
  /// How often there was work. What a thread reads after it sees a new number was written before.
  let calls = Atomic<Int>(0)
  /// The threads that have yet to say that they are done with the latest.
  let unfinished = Atomic<Int>(0)
  var work: ((Int) -> Void)?
  var isOver = false

  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  /// How often to look before falling asleep: some ten microseconds, the time between two pieces
  /// of work. To fall asleep and to be woken takes longer.
  private static let looks = 20_000

  /// In bytes: as the main thread's, so that a model that calls itself deeply needs no luck as to
  /// who expands its states. Else it is a sixteenth of that on a Mac, and less with Musl.
  private static let stackSize = 8 << 20

  init() {
    pthread_mutex_init(lock, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(lock)
    changed.deallocate()
    lock.deallocate()
  }

  /// Changes what the threads find, and wakes them.
  func call(_ change: (Post) -> Void) {
    change(self)
    calls.add(1, ordering: .releasing)
    wake()
  }

  func waitUntilFinished() { wait { unfinished.load(ordering: .acquiring) == 0 } }

  /// Starts a thread that does its part of all calls from now on; nil if there is none to be had.
  func startThread(_ index: Int) -> pthread_t? {
    let member = Unmanaged.passRetained(Member(index, self)).toOpaque()
    #if canImport(Darwin)
      var handle: pthread_t?
    #else
      var handle = pthread_t()
    #endif
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    let failed = pthread_create(
      &handle, &attributes,
      { argument in
        // Darwin and Musl differ in whether the argument is optional.
        let pointer: UnsafeMutableRawPointer? = argument
        Unmanaged<Member>.fromOpaque(pointer!).takeRetainedValue().live()
        return nil
      }, member)
    if failed != 0 {
      Unmanaged<Member>.fromOpaque(member).release()
      return nil
    }
    return handle
  }

  fileprivate func wait(_ isDone: () -> Bool) {
    for _ in 0..<Self.looks where isDone() { return }
    pthread_mutex_lock(lock)
    while !isDone() { pthread_cond_wait(changed, lock) }
    pthread_mutex_unlock(lock)
  }

  /// What the sleepers wait for must have changed before: one that found it unchanged holds the
  /// lock until it sleeps.
  fileprivate func wake() {
    pthread_mutex_lock(lock)
    pthread_cond_broadcast(changed)
    pthread_mutex_unlock(lock)
  }
}

private final class Member {
  let index: Int
  let post: Post
  var seen: Int

  init(_ index: Int, _ post: Post) {
    self.index = index
    self.post = post
    seen = post.calls.load(ordering: .relaxed)
  }

  func live() {
    while true {
      post.wait { post.calls.load(ordering: .acquiring) != seen }
      seen += 1
      if post.isOver { return }
      post.work?(index)
      if post.unfinished.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 { post.wake() }
    }
  }
}
