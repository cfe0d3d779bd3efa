/// A rule that determines the size of a view in a box, given the aspect ratio of the view.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// The largest size that fits inside the box.
  case fit
  /// The smallest size that covers the box.
  case fill
}
