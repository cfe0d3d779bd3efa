import Synchronization
import Zoetrope

/// Settings of the program that code can change. They last as long as the host.
final class Switches: Sendable {
  private struct Values {
    var isIdleTimerDisabled = false
    var badgeNumber = 0
  }

  private let values = Mutex(Values())

  /// The settings of the host that runs the code. Where no host runs it, each access makes new
  /// ones.
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
