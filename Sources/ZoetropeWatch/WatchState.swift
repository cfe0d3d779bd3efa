#if Watch
  import Foundation
  import Synchronization

  /// The state of `zoetrope-watch`, which the page requests from the server.
  final class WatchState: Sendable {
    /// The current step of the work, or the outcome after the last step.
    enum Phase: String, Sendable {
      case building, rendering, ready, failed
    }

    struct Content: Sendable {
      /// The version of the state. Each call of `change(_:)` increases it by 1.
      var version = 0
      var phase = Phase.building
      /// A sentence that describes the failure; empty in all phases except `failed`.
      var message = ""
      /// The output of the compiler or the gallery after a failure; otherwise empty.
      var output = ""
      /// The version of the page; 0 before the first page. Versions differ between runs of the
      /// program, because a browser may still show the page of an earlier run.
      var page = 0
      /// The version of the still picture that is shown while the page is written; 0 if there is
      /// none.
      var still = 0
      /// The number of the frame that the page shows.
      var frame = 0
    }

    private let content = Mutex(Content())
    /// The requests that are waiting for a change, each under a unique number.
    private let waiting = Mutex<(next: Int, all: [Int: CheckedContinuation<Void, Never>])>((0, [:]))

    /// The current content.
    var current: Content { content.withLock(\.self) }

    /// Changes the content, and resumes all waiting requests.
    func change(_ body: (inout Content) -> Void) {
      content.withLock { content in
        body(&content)
        content.version += 1
      }
      let all = waiting.withLock { waiting in
        defer { waiting.all = [:] }
        return waiting.all
      }
      for continuation in all.values { continuation.resume() }
    }

    /// Records the number of the frame that the page shows.
    func note(frame: Int) { content.withLock { $0.frame = frame } }

    /// Waits until the version of the content differs from `seen`, or until `seconds` have passed,
    /// and returns the current content.
    func changed(from seen: Int, within seconds: Double) async -> Content {
      if current.version != seen { return current }
      let number = waiting.withLock { waiting in
        waiting.next += 1
        return waiting.next
      }
      var timer: Task<Void, any Error>?
      await withCheckedContinuation { continuation in
        waiting.withLock { $0.all[number] = continuation }
        // The timer starts after the request has been added. An earlier timer could fire too soon,
        // and the request would wait forever.
        timer = Task {
          try await Task.sleep(for: .seconds(seconds))
          waiting.withLock { $0.all.removeValue(forKey: number) }?.resume()
        }
        // The change may have come before the request was added.
        if current.version != seen {
          waiting.withLock { $0.all.removeValue(forKey: number) }?.resume()
        }
      }
      timer?.cancel()
      return current
    }
  }
#endif
