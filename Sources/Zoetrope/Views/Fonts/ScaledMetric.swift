import Foundation

/// A property wrapper that scales a number with the Dynamic Type size of the view's environment.
///
/// The factor is the size of a text style at the view's ``DynamicTypeSize``, divided by the size of
/// that style at ``DynamicTypeSize/large``. The result is not rounded.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let unscaled: Value
  private let textStyle: Font.TextStyle
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  /// Creates a number that scales like a text style.
  ///
  /// - Parameters:
  ///   - wrappedValue: The number at the size ``DynamicTypeSize/large``.
  ///   - textStyle: The text style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    unscaled = wrappedValue
    self.textStyle = textStyle
  }

  /// Creates a number that scales like body text.
  ///
  /// - Parameter wrappedValue: The number at the size ``DynamicTypeSize/large``.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// The scaled number. Outside of a body, the number is not scaled.
  public var wrappedValue: Value {
    let (size, base) = (textStyle.size(at: dynamicTypeSize), textStyle.size(at: .large))
    return size == base ? unscaled : unscaled * Value(size) / Value(base)
  }
}
