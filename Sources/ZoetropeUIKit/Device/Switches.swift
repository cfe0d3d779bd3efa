import Synchronization
import Zoetrope

/// The settings of the program that code may change, which last as long as the host.
final class Switches: Sendable {
  private struct Values {
    var isIdleTimerDisabled = false
    var badgeNumber = 0
  }

  private let values = Mutex(Values())

  /// The settings of the host that runs the code; new ones where there is no host.
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
