/// Arranges text in columns, and wraps text into lines.
package enum TextColumns {
  /// Returns rows as lines of text. Each column is as wide as its widest cell, and columns are
  /// separated by two spaces. Lines have no trailing spaces.
  ///
  /// - Parameters:
  ///   - rows: The cells.
  ///   - firstWidth: The minimum width of the first column, in characters. Default 0.
  package static func aligned(_ rows: [[String]], firstWidth: Int = 0) -> [String] {
    var widths: [Int] = []
    let lengths = rows.map { row in row.map(length) }
    for row in lengths {
      for (column, length) in row.enumerated() {
        if column == widths.count { widths.append(column == 0 ? firstWidth : 0) }
        widths[column] = max(widths[column], length)
      }
    }
    return zip(rows, lengths).map { row, lengths in
      var line = ""
      for (column, cell) in row.enumerated() {
        line += cell
        line += String(repeating: " ", count: widths[column] - lengths[column] + 2)
      }
      guard let end = line.utf8.lastIndex(where: { $0 != UInt8(ascii: " ") }) else { return "" }
      return String(line[...end])
    }
  }

  /// Returns the number of characters of a cell. In ASCII each byte is a character, except in a
  /// carriage return with a line feed.
  private static func length(_ cell: String) -> Int {
    for byte in cell.utf8 where byte >= 0x80 || byte == UInt8(ascii: "\r") { return cell.count }
    return cell.utf8.count
  }

  /// Returns a text as lines of at most `width` characters, broken between words. A word that is
  /// longer than `width` makes a longer line. All lines but the first are indented.
  static func wrapped(_ text: String, width: Int) -> [String] {
    // Most texts are shorter than a line.
    if text.utf8.count <= width, text.isEvenlySpaced { return [text] }
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = "  \(word)"
      } else {
        line += line.isEmpty ? String(word) : " \(word)"
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }
}

extension String {
  /// Whether the text begins and ends with a word, and has single spaces between words.
  fileprivate var isEvenlySpaced: Bool {
    var wasSpace = true
    for byte in utf8 {
      let isSpace = byte == UInt8(ascii: " ")
      if isSpace && wasSpace { return false }
      wasSpace = isSpace
    }
    return !wasSpace
  }
}
