extension ArraySlice<SourceToken> {
  /// The type of the expression that the tokens form; nil if the type is not evident.
  ///
  /// The type is evident for number, string and Boolean literals. It is also evident for the forms
  /// `A.B(…)` and `A.B.member`: their type is assumed to be `A.B`.
  package var evidentType: String? {
    var rest = self
    if rest.first?.isMark("-") == true { rest.removeFirst() }
    guard let first = rest.first else { return nil }
    switch first.kind {
    case .number:
      guard rest.count == 1 else { return nil }
      let digits = first.text.lowercased()
      let exponent: Character = digits.hasPrefix("0x") ? "p" : "e"
      return digits.contains { $0 == "." || $0 == exponent } ? "Double" : "Int"
    case .string:
      return rest.count == 1 ? "String" : nil
    case .word:
      if rest.count == 1, first.text == "true" || first.text == "false" { return "Bool" }
      return rest.leadingTypeName
    case .mark:
      return nil
    }
  }

  /// The name `A.B` in an expression `A.B(…)` or `A.B.member`; nil for expressions of other forms.
  private var leadingTypeName: String? {
    var names: [String] = []
    var position = startIndex
    while position < endIndex, self[position].kind == .word,
      self[position].text.first?.isUppercase == true
    {
      names.append(self[position].text)
      let next = position + 1
      guard next < endIndex else { return nil }
      if self[next].isMark("(") { return endsAfterCall(next) ? names.joined(separator: ".") : nil }
      guard self[next].isMark(".") else { return nil }
      position = next + 1
    }
    guard position == endIndex - 1, !names.isEmpty else { return nil }
    return names.joined(separator: ".")
  }

  /// Returns whether the expression ends with the call whose opening parenthesis is at the given
  /// position.
  private func endsAfterCall(_ open: Int) -> Bool {
    var depth = 0
    for position in open..<endIndex where self[position].kind == .mark {
      if "([{".contains(self[position].text) { depth += 1 }
      if ")]}".contains(self[position].text) { depth -= 1 }
      if depth == 0 { return position == endIndex - 1 }
    }
    return false
  }
}
