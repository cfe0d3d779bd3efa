/// A key for values that views pass up to their ancestors.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value used if no view in the subtree has set one.
  static var defaultValue: Self.Value { get }

  /// Combines the values of sibling views, in order.
  ///
  /// - Parameters:
  ///   - value: The combined value of the preceding siblings, to be modified in place.
  ///   - nextValue: A closure that returns the value of the next sibling.
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Self.Value: ExpressibleByNilLiteral {
  /// The default value of an optional preference: nil.
  public static var defaultValue: Self.Value { nil }
}
