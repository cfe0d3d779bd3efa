import Foundation

extension [String] {
  /// The texts as a list: `a, b and c`.
  var listed: String {
    if count < 2 { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + self[count - 1]
  }
}

extension String {
  /// The text with a capital letter at its beginning if it begins with "the "; otherwise unchanged.
  var capitalizedSentence: String { hasPrefix("the ") ? "The " + dropFirst(4) : self }
}
