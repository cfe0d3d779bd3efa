/// Formats text in columns.
enum Columns {
  /// Formats rows as lines. Each column is as wide as its widest cell, columns are separated by two
  /// spaces, and lines have no trailing spaces.
  ///
  /// - Parameters:
  ///   - rows: The cells.
  ///   - firstWidth: The minimum width of the first column, in characters. Default 0.
  static func text(_ rows: [[String]], firstWidth: Int = 0) -> String {
    var widths: [Int] = []
    let lengths = rows.map { row in row.map(length) }
    for row in lengths {
      for (column, length) in row.enumerated() {
        if column == widths.count { widths.append(column == 0 ? firstWidth : 0) }
        widths[column] = max(widths[column], length)
      }
    }
    var text = ""
    for (row, lengths) in zip(rows, lengths) {
      var line = ""
      for (column, cell) in row.enumerated() {
        line += cell
        line += String(repeating: " ", count: widths[column] - lengths[column] + 2)
      }
      let end = line.utf8.lastIndex { $0 != UInt8(ascii: " ") }
      if let end { text += line[...end] }
      text += "\n"
    }
    return text
  }

  /// Returns the number of characters of a cell. In ASCII each byte is a character, except in a
  /// carriage return with a line feed.
  private static func length(_ cell: String) -> Int {
    for byte in cell.utf8 where byte >= 0x80 || byte == UInt8(ascii: "\r") { return cell.count }
    return cell.utf8.count
  }
}
