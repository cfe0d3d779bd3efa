import Foundation

/// Lines of text arranged as a tree. Each line begins with a path. The leading components that
/// adjacent paths share become a heading.
///
/// ```
///     Wheel/WheelLayout
///       ForEach[a]/Circle   140   20   20   20
///   !   ForEach[b]/Circle   200   80   20   20   x +1.5
/// ```
struct TreeText {
  /// A path, with the numbers that are printed after it.
  struct Line {
    var components: [String]
    /// The rectangle whose x, y, width and height are printed; nil for a line without numbers.
    var numbers: CGRect?
    /// The mark in the first column, such as `!`.
    var mark = " "
    var note = ""

    init(_ components: [String], numbers: CGRect?, mark: String = " ", note: String = "") {
      self.components = components
      self.numbers = numbers
      self.mark = mark
      self.note = note
    }
  }

  private let output: [PrintedLine]

  /// Arranges lines as a tree.
  ///
  /// - Complexity: O(*n* · *d*) for *n* lines whose paths have *d* components each.
  init(_ lines: [Line]) {
    var output: [PrintedLine] = []
    TreeText.append(lines[...], from: 0, indent: 0, to: &output)
    self.output = output
  }

  /// The lines of the tree, without line breaks.
  var lines: [String] { lines(alignedWith: self) }

  /// Returns the lines of the tree. Their columns are aligned with the columns of another tree.
  func lines(alignedWith other: TreeText) -> [String] {
    let all = output + other.output
    let label = all.filter { !$0.cells.isEmpty }.map(\.label.count).max() ?? 0
    let widths = (0..<4).map { column in
      all.map { column < $0.cells.count ? $0.cells[column].count : 0 }.max() ?? 0
    }
    return output.map { $0.text(label: label, widths: widths) }
  }

  private struct PrintedLine {
    let mark: String
    let label: String
    let cells: [String]
    let note: String

    func text(label width: Int, widths: [Int]) -> String {
      var text = "\(mark) \(label)"
      if !cells.isEmpty {
        text += String(repeating: " ", count: max(width - label.count, 0))
        for (cell, width) in zip(cells, widths) {
          text += "  " + String(repeating: " ", count: width - cell.count) + cell
        }
      }
      if !note.isEmpty { text += "   \(note)" }
      while text.last == " " { text.removeLast() }
      return text
    }
  }

  /// Appends lines as a tree. The components before `depth` are left out, because headings show
  /// them.
  ///
  /// 1. Adjacent lines with the same component at `depth` form a group.
  /// 2. The components that all lines of a group share become its heading; the remaining components
  ///    become a tree below the heading.
  private static func append(
    _ lines: ArraySlice<Line>, from depth: Int, indent: Int, to output: inout [PrintedLine]
  ) {
    var rest = lines
    while let first = rest.first {
      let group = rest.prefix { $0.components.count > depth && isTogether($0, first, at: depth) }
      if group.count < 2 {
        output.append(finished(first, from: depth, indent: indent))
        rest.removeFirst()
        continue
      }
      let shared = sharedCount(group)
      output.append(
        PrintedLine(
          mark: " ", label: label(first.components[depth..<shared], indent), cells: [], note: ""))
      append(group, from: shared, indent: indent + 1, to: &output)
      rest = rest.dropFirst(group.count)
    }
  }

  /// Whether two lines have the same component at `depth`, and both have further components after
  /// it.
  private static func isTogether(_ a: Line, _ b: Line, at depth: Int) -> Bool {
    a.components.count > depth + 1 && b.components.count > depth + 1
      && a.components[depth] == b.components[depth]
  }

  /// Returns the number of leading path components that all lines of a group share. The last
  /// component of a path never counts as shared.
  private static func sharedCount(_ group: ArraySlice<Line>) -> Int {
    guard let first = group.first else { return 0 }
    return group.dropFirst().reduce(first.components.count - 1) { count, line in
      let same = zip(first.components, line.components).prefix { $0 == $1 }.count
      return min(count, same, line.components.count - 1)
    }
  }

  private static func finished(_ line: Line, from depth: Int, indent: Int) -> PrintedLine {
    let cells = line.numbers.map { frame in
      [frame.minX, frame.minY, frame.width, frame.height].map {
        PlacementNumber.rounded(Double($0))
      }
    }
    return PrintedLine(
      mark: line.mark, label: label(line.components[depth...], indent), cells: cells ?? [],
      note: line.note)
  }

  private static func label(_ components: ArraySlice<String>, _ indent: Int) -> String {
    String(repeating: "  ", count: indent) + components.joined(separator: "/")
  }
}
