import Dispatch
import Foundation

/// Whether code runs on the main actor, for code that may run anywhere.
enum MainQueue {
  /// Set on the main queue alone, which all main actor work comes from once the main thread waits
  /// for it; on Linux, any thread may then be the one that does that work.
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    Dispatch.DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the main actor is what runs now.
  static var isCurrent: Bool {
    Thread.isMainThread || Dispatch.DispatchQueue.getSpecific(key: key) == true
  }
}
