import Foundation
import Synchronization

/// The signal that has asked this process to stop, or 0.
///
/// A signal handler can reach nothing but globals; this one is an atomic number, which a handler
/// may store to, and is never set back.
private let receivedSignal = Atomic<Int32>(0)

/// Turns SIGINT and SIGTERM into a question that the frame loop asks between frames, so that files
/// are finished or removed before the process ends. A second signal ends it at once.
enum Interruption {
  /// The signal that has asked the process to stop, if one has.
  static var signal: Int32? {
    let signal = receivedSignal.load(ordering: .relaxed)
    return signal == 0 ? nil : signal
  }

  /// Listens to the signals; call it before something that asks for ``signal``.
  static func install() {
    // Makes sure that the global is there before a handler needs it.
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

  /// Makes a closed pipe an ordinary error of `write`, rather than the end of the process.
  static func ignoreClosedPipes() { Foundation.signal(SIGPIPE, SIG_IGN) }
}
