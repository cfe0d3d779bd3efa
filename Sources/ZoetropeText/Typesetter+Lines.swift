/// The lines of a text, before they are placed.
struct TextLines {
  /// The lines from top to bottom.
  var lines: [TextLine] = []
  /// Whether all visible text is shown.
  var isComplete = true
  /// Whether all text is shown, including white space.
  var isWhole = true
  /// Whether the lines are higher than the proposal. Only a single line can be too high, because
  /// further lines are left out if they do not fit.
  var isTooHigh = false
  /// The width of the widest line, in text units.
  var width = 0
  /// The height of all lines and the spaces between them, in points.
  var height = 0.0
}

extension Typesetter {
  /// The amount, in points, by which the lines may exceed the proposed height. It allows for the
  /// rounding errors in sums of heights.
  private static let heightTolerance = 0.001

  /// The space between lines in points; negative values count as 0, as in SwiftUI.
  var lineSpacing: Double { max(0, style.lineSpacing) }

  /// Breaks the text into lines, at most as many as the proposal and the style allow.
  ///
  /// If visible text remains after the last line, the last line shows an ellipsis. If the style
  /// limits the number of lines, break opportunities are ignored in the last permitted line. That
  /// line takes all text up to the next hard line break, and is truncated if the text does not fit.
  func lines(of text: ShapedText, in proposal: TextProposal) -> TextLines {
    let breaker = LineBreaker(
      text: text, limit: proposal.width, countsTrailingSpaces: style.countsTrailingSpaces)
    let most = style.maximumLines.map { max(1, $0) } ?? .max
    var made = TextLines()
    for (paragraph, hardLine) in text.analysis.hardLines.enumerated() {
      var start = hardLine.range.lowerBound
      repeat {
        guard made.lines.count < most else { return cut(made, at: start, with: breaker) }
        let isLast = made.lines.count == most - 1
        let line =
          isLast
          ? breaker.rest(from: start, paragraph: paragraph)
          : breaker.line(from: start, paragraph: paragraph)
        guard let line else {
          return truncated(made, from: start, paragraph: paragraph, with: breaker)
        }
        let lowest = proposal.height + Self.heightTolerance
        guard made.lines.isEmpty || bottom(of: line, after: made) <= lowest else {
          return cut(made, at: start, with: breaker)
        }
        add(line, to: &made)
        start = line.range.upperBound
      } while start < hardLine.range.upperBound
    }
    made.isTooHigh = made.height > proposal.height + Self.heightTolerance
    return made
  }

  private func bottom(of line: TextLine, after made: TextLines) -> Double {
    let gap = made.lines.isEmpty ? 0 : lineSpacing
    return made.height + gap + line.extent.height
  }

  private func add(_ line: TextLine, to made: inout TextLines) {
    made.height = bottom(of: line, after: made)
    made.width = max(made.width, line.width)
    made.lines.append(line)
  }

  /// Leaves out the text from an offset on, and returns the final lines. If the omitted text has
  /// visible characters, a line with an ellipsis replaces the last of the given lines.
  private func cut(_ made: TextLines, at offset: Int, with breaker: LineBreaker) -> TextLines {
    guard breaker.text.analysis.hasContent(from: offset), let last = made.lines.last else {
      var made = made
      made.isWhole = false
      return made
    }
    var before = TextLines()
    for line in made.lines.dropLast() { add(line, to: &before) }
    return truncated(
      before, from: last.range.lowerBound, paragraph: last.paragraph, with: breaker)
  }

  /// Adds a last line with an ellipsis.
  private func truncated(
    _ made: TextLines, from start: Int, paragraph: Int, with breaker: LineBreaker
  ) -> TextLines {
    var made = made
    let line = breaker.truncatedLine(from: start, paragraph: paragraph, at: style.truncation)
    add(line, to: &made)
    made.isComplete = false
    made.isWhole = false
    return made
  }
}
