/// Formats text in columns.
enum Columns {
  /// Formats rows as lines. Each column is as wide as its widest cell, columns are separated by two
  /// spaces, and lines have no trailing spaces.
  ///
  /// - Parameters:
  ///   - rows: The cells.
  ///   - firstWidth: The minimum width of the first column, in characters. Default 0.
  static func text(_ rows: [[String]], firstWidth: Int = 0) -> String {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.reduce(column == 0 ? firstWidth : 0) { width, row in
        column < row.count ? max(width, row[column].count) : width
      }
    }
    return rows.map { row in
      var line = ""
      for (cell, width) in zip(row, widths) {
        line += cell + String(repeating: " ", count: width - cell.count + 2)
      }
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}
