import Foundation

/// An equation in a sentence, such as `20 + (540 - 452.78) / 2 = 63.61`.
public struct Equation: CustomStringConvertible {
  public let description: String
  /// The value of the left side.
  public let left: Double
  /// The value of the right side.
  public let right: Double
  /// Whether the left side has a product or a quotient, so that the right side is rounded.
  public let isRounded: Bool

  /// Whether the two sides are equal; a rounded right side differs by half a hundredth at most.
  public var isTrue: Bool { abs(left - right) <= (isRounded ? 0.005 + 1e-9 : 1e-9) }

  /// Finds the equations in a sentence.
  public static func all(in sentence: String) -> [Equation] {
    let parts = sentence.components(separatedBy: " = ")
    return zip(parts, parts.dropFirst()).compactMap { before, after in
      let terms = before.reversed().prefix { "0123456789.()+-×/ ".contains($0) }.reversed()
      let text = terms.drop { !"0123456789(-".contains($0) }
      let result = after.enumerated().prefix { index, character in
        character.isNumber || character == "." || index == 0 && character == "-"
      }
      var end = String(result.map(\.element))
      if end.hasSuffix(".") { end.removeLast() }
      guard let right = Double(end), !text.isEmpty else { return nil }
      var reader = Reader(text: text.filter { $0 != " " })
      let left = reader.sum()
      return Equation(
        description: "\(String(text)) = \(end)", left: reader.isAtEnd ? left : .nan, right: right,
        isRounded: text.contains { "×/".contains($0) })
    }
  }

  /// Evaluates a sum, by recursive descent.
  private struct Reader {
    let text: [Character]
    var index = 0

    var isAtEnd: Bool { index == text.count }

    mutating func takes(_ character: Character) -> Bool {
      guard index < text.count, text[index] == character else { return false }
      index += 1
      return true
    }

    mutating func sum() -> Double {
      var value = product()
      while true {
        if takes("+") {
          value += product()
        } else if takes("-") {
          value -= product()
        } else {
          return value
        }
      }
    }

    mutating func product() -> Double {
      var value = operand()
      while true {
        if takes("×") {
          value *= operand()
        } else if takes("/") {
          value /= operand()
        } else {
          return value
        }
      }
    }

    mutating func operand() -> Double {
      if takes("(") {
        let value = sum()
        return takes(")") ? value : .nan
      }
      if takes("-") { return -operand() }
      let digits = text[index...].prefix { $0.isNumber || $0 == "." }
      index += digits.count
      return Double(String(digits)) ?? .nan
    }
  }
}
