import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// A value that is attached to a part of a text. Text renderers can read the value.
public protocol TextAttribute: Sendable {}

/// A type-erased ``TextAttribute``.
///
/// Attributes of different types are unequal. Two attributes of one type are equal if the type has
/// no stored properties, or if the type is `Equatable` and the values are equal.
struct TextAttributeValue: Equatable, Sendable {
  let value: any TextAttribute

  static func == (a: Self, b: Self) -> Bool {
    func isSame<Value: TextAttribute>(_ value: Value) -> Bool {
      guard let other = b.value as? Value else { return false }
      if MemoryLayout<Value>.size == 0 { return true }
      guard let value = value as? any Equatable else { return false }
      return isEqual(value, other)
    }
    func isEqual<Value: Equatable>(_ value: Value, _ other: any TextAttribute) -> Bool {
      other as? Value == value
    }
    return isSame(a.value)
  }
}

extension Text {
  /// Attaches a value to the text. Text renderers can read the value.
  ///
  /// - Parameter value: The value. It replaces an attached value of the same type.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    modified(by: .attribute(TextAttributeValue(value: value)))
  }
}

/// An object that replaces the standard drawing of texts.
protocol TextDrawing {
  /// Returns the size of a text for the given proposal.
  ///
  /// - Parameter text: A closure that returns the size of the text in the standard drawing.
  func size(_ proposal: ProposedViewSize, of text: @escaping (ProposedViewSize) -> CGSize) -> CGSize

  /// Appends the display items of a text.
  ///
  /// - Parameters:
  ///   - text: The text with its lines at their positions.
  ///   - colors: The paints of the spans of the text.
  ///   - size: The size of the text's frame, in points.
  ///   - toCanvas: The transform from the frame's space to the canvas.
  func append(
    _ text: PlacedText, colors: [SpanPaints], size: CGSize, of node: LayoutNode,
    _ toCanvas: CGAffineTransform, to items: inout [DisplayList.Item])
}

private struct TextDrawingKey: EnvironmentKey {
  static var defaultValue: (any TextDrawing)? { nil }
}

extension EnvironmentValues {
  /// The object that draws texts in place of the standard drawing. Nil, the default, stands for the
  /// standard drawing.
  var textDrawing: (any TextDrawing)? {
    get { self[TextDrawingKey.self] }
    set { self[TextDrawingKey.self] = newValue }
  }
}
