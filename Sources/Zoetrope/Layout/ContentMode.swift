/// A rule for scaling a view of a fixed aspect ratio to a box.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// The largest size that fits inside the box.
  case fit
  /// The smallest size that covers the box.
  case fill
}
