/// How a view of a fixed shape fits into a box.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as fits inside.
  case fit
  /// As small as covers the whole box.
  case fill
}
