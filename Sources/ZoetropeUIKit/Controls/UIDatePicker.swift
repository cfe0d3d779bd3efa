import Foundation
import Zoetrope

/// A UIKit date picker. It is not drawn.
@MainActor @preconcurrency open class UIDatePicker: UIControl {
  /// The date. Default: January 1, 2001, 00:00 UTC.
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  /// The earliest selectable date. Default nil.
  open var minimumDate: Date?
  /// The latest selectable date. Default nil.
  open var maximumDate: Date?
  /// The parts of the date that the picker shows. Default: date and time.
  open var datePickerMode = Mode.dateAndTime
  /// The style. Default automatic.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// The interval between selectable times, in minutes. Default 1.
  open var minuteInterval = 1
  /// The locale. Default nil.
  open var locale: Locale?
  /// The calendar. Default: Gregorian.
  open var calendar: Calendar! = Calendar(identifier: .gregorian)
  /// The time zone. Default nil.
  open var timeZone: TimeZone?

  /// Sets the date without an animation.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// Returns an object that records settings for all views of this class. The settings have no
  /// effect.
  open override class func appearance() -> UIDatePicker {
    Appearances.of(UIDatePicker.self) { UIDatePicker() }
  }

  /// Returns the same object as ``appearance()``. The containers have no effect.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIDatePicker {
    appearance()
  }

  /// Returns the same object as ``appearance()``. The traits have no effect.
  open override class func appearance(for trait: UITraitCollection) -> UIDatePicker { appearance() }

  /// The parts of a date that a picker shows.
  public nonisolated enum Mode: Int, Sendable {
    /// The time of day.
    case time = 0
    /// The calendar date.
    case date = 1
    /// The calendar date and the time of day.
    case dateAndTime = 2
    /// A duration in hours and minutes.
    case countDownTimer = 3
    /// The year and the month.
    case yearAndMonth = 4
  }
}

/// The style of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
  /// The system's choice.
  case automatic = 0
  /// Wheels that spin.
  case wheels = 1
  /// A button that opens a calendar.
  case compact = 2
  /// A calendar that is always shown.
  case inline = 3
}

/// A UIKit control that shows whether the content of a scroll view is being refreshed. It is not
/// drawn.
@MainActor @preconcurrency open class UIRefreshControl: UIControl {
  /// Whether a refresh is in progress. Default false.
  open private(set) var isRefreshing = false
  /// The title. Default nil.
  open var attributedTitle: NSAttributedString?

  /// Records that a refresh has begun.
  open func beginRefreshing() { isRefreshing = true }

  /// Records that the refresh has ended.
  open func endRefreshing() { isRefreshing = false }

  /// Returns an object that records settings for all views of this class. The settings have no
  /// effect.
  open override class func appearance() -> UIRefreshControl {
    Appearances.of(UIRefreshControl.self) { UIRefreshControl() }
  }

  /// Returns the same object as ``appearance()``. The containers have no effect.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIRefreshControl {
    appearance()
  }

  /// Returns the same object as ``appearance()``. The traits have no effect.
  open override class func appearance(for trait: UITraitCollection) -> UIRefreshControl {
    appearance()
  }
}
