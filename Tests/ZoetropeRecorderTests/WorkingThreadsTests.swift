import Foundation
import Testing
import ZoetropeProcess

/// The question whether a process has threads that may be working for views.
struct WorkingThreadsTests {
  @Test func `a thread counts unless it only waits`() throws {
    let output = zoetrope_make_nameless_file()
    try #require(output >= 0)
    defer { close(output) }
    // The copy has one thread, whatever other tests do.
    var signal: Int32 = 0
    let answers = zoetrope_run_in_child(
      -1, output, zoetrope_child_limits(memory: 1 << 30, processor_time: 60),
      { _ in
        let alone: Int32 = zoetrope_may_have_working_threads() ? 1 : 0
        var thread = pthread_t()
        let wait: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { _ in
          while true { pause() }
        }
        guard pthread_create(&thread, nil, wait, nil) == 0 else { return -1 }
        let beside: Int32 = zoetrope_may_have_working_threads() ? 2 : 0
        zoetrope_note_waiting_thread()
        let besideWaiting: Int32 = zoetrope_may_have_working_threads() ? 4 : 0
        return alone | beside | besideWaiting
      }, nil, &signal)
    #expect(signal == 0)
    #expect(answers == 2, "1: alone; 2: beside a thread; 4: beside a thread that only waits")
  }

  @MainActor @Test func `a thread that has not been noted may be working`() {
    let end = DispatchSemaphore(value: 0)
    Thread { end.wait() }.start()
    #expect(zoetrope_may_have_working_threads())
    end.signal()
  }
}
