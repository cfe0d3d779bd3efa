import Foundation
import Synchronization

/// The number of the signal that requested an interruption; 0 if there was no such signal. The
/// value is never reset to 0.
///
/// The value is a global variable because signal handlers cannot capture context, and atomic
/// because signal handlers may store only to atomic variables.
private let receivedSignal = Atomic<Int32>(0)

/// Reports SIGINT and SIGTERM to the frame loop. The loop checks for them between frames, so that
/// files are finished or removed before the process ends. A second signal ends the process
/// immediately.
enum Interruption {
  /// The number of the signal that requested an interruption; nil if there was no such signal.
  static var signal: Int32? {
    let signal = receivedSignal.load(ordering: .relaxed)
    return signal == 0 ? nil : signal
  }

  /// Installs the signal handlers. Must be called before work that checks ``signal``.
  static func install() {
    // Initialize the global before a handler accesses it.
    _ = receivedSignal.load(ordering: .relaxed)
    for number in [SIGINT, SIGTERM] {
      Foundation.signal(number) { number in
        if receivedSignal.exchange(number, ordering: .relaxed) != 0 {
          Foundation.signal(number, SIG_DFL)
          raise(number)
        }
      }
    }
  }

  /// Makes a `write` to a closed pipe fail with `EPIPE`. By default, the signal SIGPIPE would end
  /// the process.
  static func ignoreClosedPipes() { Foundation.signal(SIGPIPE, SIG_IGN) }
}
