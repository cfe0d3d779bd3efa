import ZoetropeComparison

/// The text of a report about a comparison, in Markdown.
struct ReportText {
  /// The text.
  let text: String

  /// Returns the name of the picture at the given index.
  static func pictureName(_ index: Int) -> String { "compare-\(index + 1).png" }

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - title: The names of the compared animations.
  ///   - summary: The summary of the comparison.
  ///   - pictures: The frames of the pictures, each with the reason why it was chosen.
  init(
    title: String, _ summary: ComparisonSummary, _ pictures: [(frame: Int, reason: String)]
  ) {
    let names = summary.columns.map(\.name)
    var lines = [
      "### \(ReportText.escaped(title)): \(names.map(ReportText.escaped).joined(separator: ", "))",
      "",
    ]
    for (index, picture) in pictures.enumerated() {
      let reason = picture.reason.isEmpty ? "" : " (\(picture.reason))"
      lines += [
        "Frame \(picture.frame)\(reason):", "",
        "![Frame \(picture.frame)](\(ReportText.pictureName(index)))", "",
      ]
    }
    for (index, difference) in summary.differences.enumerated() {
      let rows = summary.lines(difference)
      lines +=
        ReportText.table(
          [["\(names[0]) and \(names[index + 1])", ""]] + rows) + [""]
    }
    lines += ReportText.table(summary.table)
    text = lines.joined(separator: "\n") + "\n"
  }

  /// Returns rows as the lines of a Markdown table. The first row is the head of the table.
  static func table(_ rows: [[String]]) -> [String] {
    guard let head = rows.first else { return [] }
    func line(_ cells: [String]) -> String {
      "| " + cells.map(escaped).joined(separator: " | ") + " |"
    }
    return [line(head), "|" + String(repeating: " --- |", count: head.count)]
      + rows.dropFirst().map { row in
        line(row + [String](repeating: "", count: max(0, head.count - row.count)))
      }
  }

  /// Returns plain text escaped for Markdown.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if "\\`*_{}[]<>|#".contains(character) { result += "\\" }
      result.append(character)
    }
    return result
  }
}
