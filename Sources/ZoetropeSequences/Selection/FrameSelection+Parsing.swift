/// An error in the text of a selection of frames.
package enum FrameSelectionError: Error, Equatable, Sendable {
  /// A part is neither a frame number nor a range.
  case malformed(part: String)
  /// A range ends before it begins.
  case backwards(first: Int, last: Int)
  /// A step is 0.
  case zeroStep(part: String)
}

extension FrameSelection {
  /// Parses a list such as `0-9,20,30-60x2`. O(*n*) in the length of the text.
  ///
  /// - Throws: ``FrameSelectionError`` for the first invalid part.
  package init(parsing text: String) throws(FrameSelectionError) {
    var parts: [Part] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      parts.append(try FrameSelection.part(part))
    }
    self.init(parts: parts)
  }

  private static func part(_ text: Substring) throws(FrameSelectionError) -> Part {
    let malformed = FrameSelectionError.malformed(part: String(text))
    let stepped = text.split(omittingEmptySubsequences: false) { $0 == "x" || $0 == ":" }
    let ends = stepped[0].split(separator: "-", omittingEmptySubsequences: false)
    guard stepped.count <= 2, ends.count <= 2, let first = number(ends[0]) else { throw malformed }
    guard ends.count == 2 else {
      guard stepped.count == 1 else { throw malformed }
      return Part(first: first, last: first)
    }
    var part = Part(first: first)
    if !ends[1].isEmpty {
      guard let last = number(ends[1]) else { throw malformed }
      guard first <= last else { throw .backwards(first: first, last: last) }
      part.last = last
    }
    if stepped.count == 2 {
      guard let step = number(stepped[1]) else { throw malformed }
      guard step > 0 else { throw .zeroStep(part: String(text)) }
      part.step = step
    }
    return part
  }

  private static func number(_ text: Substring) -> Int? {
    // `Int` would also accept a sign. Numbers of nine digits exceed the frame count of every
    // animation, and adding a step to them cannot overflow.
    guard text.utf8.count <= 9 else { return nil }
    for byte in text.utf8 where byte < UInt8(ascii: "0") || byte > UInt8(ascii: "9") { return nil }
    return Int(text)
  }
}
