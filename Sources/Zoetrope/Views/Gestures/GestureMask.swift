/// The gestures that a view recognizes: the gesture added to it, the gestures inside it, both, or
/// none.
public struct GestureMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The empty set: the added gesture and the gestures inside the view are all disabled.
  public static let none: GestureMask = []
  /// The added gesture, without the gestures inside the view.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures inside the view, without the added gesture.
  public static let subviews = GestureMask(rawValue: 2)
  /// The added gesture and the gestures inside the view.
  public static let all: GestureMask = [.gesture, .subviews]
}
