/// Which gestures count while one is added to a view.
public struct GestureMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set of its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// None.
  public static let none: GestureMask = []
  /// The gesture that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All of them.
  public static let all: GestureMask = [.gesture, .subviews]
}
