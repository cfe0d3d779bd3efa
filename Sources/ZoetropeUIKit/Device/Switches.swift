import Synchronization
import Zoetrope

/// Program settings that code can change, such as the number on the program's icon. Each `Host`
/// keeps its own settings for as long as the host exists.
final class Switches: Sendable {
  private struct Values {
    var isIdleTimerDisabled = false
    var badgeNumber = 0
  }

  private let values = Mutex(Values())

  /// The settings of the `Host` that runs the current code. If no host runs the code, each access
  /// returns new settings with default values.
  static var current: Switches { RunningHost.current?.lastingValue { Switches() } ?? Switches() }

  var isIdleTimerDisabled: Bool {
    get { values.withLock(\.isIdleTimerDisabled) }
    set { values.withLock { $0.isIdleTimerDisabled = newValue } }
  }

  var badgeNumber: Int {
    get { values.withLock(\.badgeNumber) }
    set { values.withLock { $0.badgeNumber = newValue } }
  }
}
