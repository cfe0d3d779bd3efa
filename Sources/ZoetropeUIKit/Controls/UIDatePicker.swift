import Foundation
import Zoetrope

/// A picker of dates of UIKit, which is not drawn.
@MainActor @preconcurrency open class UIDatePicker: UIControl {
  /// The date. Default: the beginning of 2001.
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  /// The earliest date. Default nil.
  open var minimumDate: Date?
  /// The latest date. Default nil.
  open var maximumDate: Date?
  /// The parts of the date. Default: date and time.
  open var datePickerMode = Mode.dateAndTime
  /// The style. Default automatic.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// The distance between minutes. Default 1.
  open var minuteInterval = 1
  /// The locale. Default nil.
  open var locale: Locale?
  /// The calendar. Default: Gregorian.
  open var calendar: Calendar! = Calendar(identifier: .gregorian)
  /// The time zone. Default nil.
  open var timeZone: TimeZone?

  /// Sets the date, at once.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// Returns the recorded settings of all views of this class, which have no effect.
  open override class func appearance() -> UIDatePicker {
    Appearances.of(UIDatePicker.self) { UIDatePicker() }
  }

  /// Returns the recorded settings of the views inside of others, which have no effect: those of
  /// ``appearance()``.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIDatePicker {
    appearance()
  }

  /// Returns the recorded settings for traits, which have no effect: those of ``appearance()``.
  open override class func appearance(for trait: UITraitCollection) -> UIDatePicker { appearance() }

  /// The parts of a date that a picker shows.
  public nonisolated enum Mode: Int, Sendable {
    /// The time of the day.
    case time = 0
    /// The day.
    case date = 1
    /// The day and the time.
    case dateAndTime = 2
    /// Hours and minutes.
    case countDownTimer = 3
    /// The year and the month.
    case yearAndMonth = 4
  }
}

/// The style of a picker of dates.
public enum UIDatePickerStyle: Int, Sendable {
  /// As the system has it.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// A button.
  case compact = 2
  /// A calendar.
  case inline = 3
}

/// The sign of a refresh in a scroll view of UIKit. It is not drawn.
@MainActor @preconcurrency open class UIRefreshControl: UIControl {
  /// Whether a refresh is going on. Default false.
  open private(set) var isRefreshing = false
  /// The title. Default nil.
  open var attributedTitle: NSAttributedString?

  /// Begins a refresh.
  open func beginRefreshing() { isRefreshing = true }

  /// Ends a refresh.
  open func endRefreshing() { isRefreshing = false }

  /// Returns the recorded settings of all views of this class, which have no effect.
  open override class func appearance() -> UIRefreshControl {
    Appearances.of(UIRefreshControl.self) { UIRefreshControl() }
  }

  /// Returns the recorded settings of the views inside of others, which have no effect: those of
  /// ``appearance()``.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIRefreshControl {
    appearance()
  }

  /// Returns the recorded settings for traits, which have no effect: those of ``appearance()``.
  open override class func appearance(for trait: UITraitCollection) -> UIRefreshControl {
    appearance()
  }
}
