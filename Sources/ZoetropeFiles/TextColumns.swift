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
    // The lengths of all cells, row after row.
    var lengths: [Int] = []
    for row in rows {
      for column in row.indices {
        let length = length(row[column])
        lengths.append(length)
        if column == widths.count { widths.append(column == 0 ? firstWidth : 0) }
        if length > widths[column] { widths[column] = length }
      }
    }
    var lines: [String] = []
    var index = 0
    for row in rows {
      var line: [UInt8] = []
      // Spaces that are written only if something follows them.
      var spaces = 0
      for column in row.indices {
        for byte in row[column].utf8 {
          if byte == UInt8(ascii: " ") {
            spaces += 1
            continue
          }
          while spaces > 0 {
            line.append(UInt8(ascii: " "))
            spaces -= 1
          }
          line.append(byte)
        }
        spaces += widths[column] - lengths[index] + 2
        index += 1
      }
      lines.append(String(decoding: line, as: UTF8.self))
    }
    return lines
  }

  /// Returns the number of characters of a cell. In ASCII each byte is a character, except in a
  /// carriage return with a line feed.
  private static func length(_ cell: String) -> Int {
    for byte in cell.utf8 where byte >= 0x80 || byte == UInt8(ascii: "\r") { return cell.count }
    return cell.utf8.count
  }

  /// Returns a text as lines of at most `width` characters, broken between words. A word that is
  /// longer than `width` makes a longer line. All lines but the first are indented.
  package static func wrapped(_ text: String, width: Int) -> [String] {
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
