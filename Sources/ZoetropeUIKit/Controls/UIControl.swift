import Foundation
import Zoetrope

/// A control of UIKit, which is not drawn and receives no events.
@MainActor @preconcurrency open class UIControl: UIView {
  /// Whether the control can be used. Default true.
  open var isEnabled = true
  /// Whether the control is selected. Default false.
  open var isSelected = false
  /// Whether the control is highlighted. Default false.
  open var isHighlighted = false
  /// How the content is placed along the x axis. Default: in the middle.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// How the content is placed along the y axis. Default: in the middle.
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  /// Has no effect: there are no events.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {}

  /// Has no effect: there are no events.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {}

  /// Has no effect: there are no events.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {}

  /// Has no effect: no action is kept.
  open func sendActions(for controlEvents: UIControl.Event) {}

  /// Returns the recorded settings of all views of this class, which have no effect.
  open override class func appearance() -> UIControl {
    Appearances.of(UIControl.self) { UIControl() }
  }

  /// Returns the recorded settings of the views inside of others, which have no effect: those of
  /// ``appearance()``.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIControl {
    appearance()
  }

  /// Returns the recorded settings for traits, which have no effect: those of ``appearance()``.
  open override class func appearance(for trait: UITraitCollection) -> UIControl { appearance() }

  /// The state of a control.
  public nonisolated struct State: OptionSet, Hashable, Sendable {
    /// The bits of the state.
    public let rawValue: UInt

    /// Creates a state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Enabled, and neither selected nor highlighted.
    public static let normal = State([])
    /// Touched.
    public static let highlighted = State(rawValue: 1)
    /// Not to be used.
    public static let disabled = State(rawValue: 2)
    /// Selected.
    public static let selected = State(rawValue: 4)
    /// With the focus.
    public static let focused = State(rawValue: 8)
    /// The bits that apps may use.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits that UIKit keeps for itself.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// Events of a control, of which none is sent here.
  public nonisolated struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the events.
    public let rawValue: UInt

    /// Creates events from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch has begun.
    public static let touchDown = Event(rawValue: 1)
    /// A touch has ended inside.
    public static let touchUpInside = Event(rawValue: 64)
    /// A touch has ended outside.
    public static let touchUpOutside = Event(rawValue: 128)
    /// A touch was cancelled.
    public static let touchCancel = Event(rawValue: 256)
    /// The value has changed.
    public static let valueChanged = Event(rawValue: 4096)
    /// The main action of the control.
    public static let primaryActionTriggered = Event(rawValue: 8192)
    /// Editing has begun.
    public static let editingDidBegin = Event(rawValue: 65536)
    /// The text has changed.
    public static let editingChanged = Event(rawValue: 131_072)
    /// Editing has ended.
    public static let editingDidEnd = Event(rawValue: 262_144)
    /// Editing has ended by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 524_288)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The place of a content along the x axis.
  public nonisolated enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left edge.
    case left = 1
    /// At the right edge.
    case right = 2
    /// From edge to edge.
    case fill = 3
    /// At the leading edge.
    case leading = 4
    /// At the trailing edge.
    case trailing = 5
  }

  /// The place of a content along the y axis.
  public nonisolated enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// From edge to edge.
    case fill = 3
  }
}
