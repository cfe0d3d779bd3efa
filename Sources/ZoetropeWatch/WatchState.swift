#if Watch
  import Foundation
  import Synchronization

  /// The state of the watch, as the page asks for it.
  final class WatchState: Sendable {
    /// The work that is being done.
    enum Phase: String, Sendable {
      case building, rendering, ready, failed
    }

    struct Content: Sendable {
      /// Grows with every change.
      var version = 0
      var phase = Phase.building
      /// The sentence about a failure.
      var message = ""
      /// The output of the compiler or of the gallery.
      var output = ""
      /// The version of the page; 0 before the first one. No two runs of the program have the same
      /// versions, because a browser keeps that of an earlier run.
      var page = 0
      /// The version of the still; 0 if there is none.
      var still = 0
      /// The frame that the page shows.
      var frame = 0
    }

    private let content = Mutex(Content())
    /// Those who wait for a change, by a number.
    private let waiting = Mutex<(next: Int, all: [Int: CheckedContinuation<Void, Never>])>((0, [:]))

    /// The current content.
    var current: Content { content.withLock(\.self) }

    /// Changes the content and wakes all who wait.
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

    /// Notes the frame that the page shows.
    func note(frame: Int) { content.withLock { $0.frame = frame } }

    /// Waits for a version other than the one that was seen, at most for some seconds.
    func changed(from seen: Int, within seconds: Double) async -> Content {
      if current.version != seen { return current }
      let number = waiting.withLock { waiting in
        waiting.next += 1
        return waiting.next
      }
      let timer = Task {
        try await Task.sleep(for: .seconds(seconds))
        waiting.withLock { $0.all.removeValue(forKey: number) }?.resume()
      }
      await withCheckedContinuation { continuation in
        waiting.withLock { $0.all[number] = continuation }
        // The change may have come in between.
        if current.version != seen {
          waiting.withLock { $0.all.removeValue(forKey: number) }?.resume()
        }
      }
      timer.cancel()
      return current
    }
  }
#endif
