/// A kind of value that views hand up to those around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value where no view inside has said anything.
  static var defaultValue: Self.Value { get }

  /// Combines the values of siblings, in order.
  ///
  /// - Parameters:
  ///   - value: What the views so far have said; to be changed.
  ///   - nextValue: Gives what the next view says.
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Self.Value: ExpressibleByNilLiteral {
  /// Nil.
  public static var defaultValue: Self.Value { nil }
}
