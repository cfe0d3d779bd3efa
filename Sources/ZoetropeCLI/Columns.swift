import ZoetropeFiles

/// Formats text in columns.
enum Columns {
  /// Formats rows as lines, each with a line feed at its end. The columns are those of
  /// ``ZoetropeFiles/TextColumns``.
  ///
  /// - Parameters:
  ///   - rows: The cells.
  ///   - firstWidth: The minimum width of the first column, in characters. Default 0.
  static func text(_ rows: [[String]], firstWidth: Int = 0) -> String {
    var text = ""
    for line in TextColumns.aligned(rows, firstWidth: firstWidth) {
      text += line
      text += "\n"
    }
    return text
  }
}
