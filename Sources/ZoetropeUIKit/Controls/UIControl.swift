import Foundation
import Zoetrope

/// A UIKit control. It is not drawn and receives no events.
@MainActor @preconcurrency open class UIControl: UIView {
  /// Whether the control is enabled. Default true.
  open var isEnabled = true
  /// Whether the control is selected. Default false.
  open var isSelected = false
  /// Whether the control is highlighted. Default false.
  open var isHighlighted = false
  /// The placement of the content along the x axis. Default: centered.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// The placement of the content along the y axis. Default: centered.
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  /// Has no effect: controls receive no events.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {}

  /// Has no effect: controls receive no events.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {}

  /// Has no effect: controls receive no events.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {}

  /// Has no effect: the control stores no targets and no actions.
  open func sendActions(for controlEvents: UIControl.Event) {}

  /// Returns an object that records settings for all views of this class. The settings have no
  /// effect.
  open override class func appearance() -> UIControl {
    Appearances.of(UIControl.self) { UIControl() }
  }

  /// Returns the same object as ``appearance()``. The containers have no effect.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIControl {
    appearance()
  }

  /// Returns the same object as ``appearance()``. The traits have no effect.
  open override class func appearance(for trait: UITraitCollection) -> UIControl { appearance() }

  /// The state of a control.
  public nonisolated struct State: OptionSet, Hashable, Sendable {
    /// The bits of the state.
    public let rawValue: UInt

    /// Creates a state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The empty set of states: the control is enabled, but not selected, highlighted or focused.
    public static let normal = State([])
    /// The state of a touched control.
    public static let highlighted = State(rawValue: 1)
    /// The state of a disabled control.
    public static let disabled = State(rawValue: 2)
    /// The state of a selected control.
    public static let selected = State(rawValue: 4)
    /// The state of a focused control.
    public static let focused = State(rawValue: 8)
    /// The bits that an app can use for states of its own.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits that UIKit reserves.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The events of a control. They are never sent.
  public nonisolated struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the events.
    public let rawValue: UInt

    /// Creates events from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch has begun.
    public static let touchDown = Event(rawValue: 1)
    /// A touch has ended inside the control.
    public static let touchUpInside = Event(rawValue: 64)
    /// A touch has ended outside the control.
    public static let touchUpOutside = Event(rawValue: 128)
    /// A touch was canceled.
    public static let touchCancel = Event(rawValue: 256)
    /// The value has changed.
    public static let valueChanged = Event(rawValue: 4096)
    /// The main action of the control was triggered.
    public static let primaryActionTriggered = Event(rawValue: 8192)
    /// Editing has begun.
    public static let editingDidBegin = Event(rawValue: 65536)
    /// The text has changed.
    public static let editingChanged = Event(rawValue: 131_072)
    /// Editing has ended.
    public static let editingDidEnd = Event(rawValue: 262_144)
    /// The return key has ended editing.
    public static let editingDidEndOnExit = Event(rawValue: 524_288)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The placement of a control's content along the x axis.
  public nonisolated enum ContentHorizontalAlignment: Int, Sendable {
    /// The content is centered.
    case center = 0
    /// The content is at the left edge.
    case left = 1
    /// The content is at the right edge.
    case right = 2
    /// The content fills the width of the control.
    case fill = 3
    /// The content is at the leading edge.
    case leading = 4
    /// The content is at the trailing edge.
    case trailing = 5
  }

  /// The placement of a control's content along the y axis.
  public nonisolated enum ContentVerticalAlignment: Int, Sendable {
    /// The content is centered.
    case center = 0
    /// The content is at the top.
    case top = 1
    /// The content is at the bottom.
    case bottom = 2
    /// The content fills the height of the control.
    case fill = 3
  }
}
