import Foundation
import Zoetrope

/// The tables that `profile` prints.
struct ProfileReport {
  private let profile: Profile
  private let total: ProfiledFrame
  /// The largest number of rows of a table.
  private let rowCount: Int
  private let hasTimes: Bool

  /// The largest length of a line, in characters.
  private static let width = 100

  init(_ profile: Profile, rowCount: Int, hasTimes: Bool) {
    self.profile = profile
    self.rowCount = rowCount
    self.hasTimes = hasTimes
    total = profile.total
  }

  /// Returns the text of all tables.
  ///
  /// - Parameters:
  ///   - title: The name of the animation.
  ///   - frameCount: The number of frames of the whole animation.
  func text(title: String, frameCount: Int) -> String {
    let frames = Amount.count(profile.frames.count, "frame")
    var parts = ["\(title): \(frames) of \(frameCount)\n\(summary)"]
    if hasTimes { parts.append(stages) }
    parts += [views, reasons, idle]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  // MARK: Tables

  /// The lines with the totals over all views, such as the number of evaluated bodies.
  private var summary: String {
    var sum = ProfileCounts()
    for row in total.counts { sum += row.counts }
    let idle = { (count: Int) in count > 0 ? " (\(count) without effect)" : "" }
    return """
      bodies \(sum.evaluations)\(idle(sum.idleEvaluations)), \
      sizes asked \(sum.sizes), memo hits \(sum.memoHits),
      placements \(sum.placements)\(idle(sum.idlePlacements)), \
      drawings \(sum.drawings)\(idle(sum.idleDrawings)),
      display items \(total.itemCount), taken over \(total.reusedItemCount)

      """
  }

  private var stages: String {
    let time = profile.time
    let rows = ProfileActivity.stages.map { stage in
      let own = total.time(of: stage)
      let share = time > 0 ? Double(own) / Double(time) * 100 : 0
      return [
        stage.words, ProfileReport.milliseconds(own),
        ProfileReport.milliseconds(own / UInt64(max(profile.frames.count, 1))),
        String(format: "%.1f %%", share),
      ]
    }
    return table(["stage", "total ms", "ms per frame", "share"], rows, textColumn: 0)
  }

  /// The table of the views with the highest cost. The cost is the time if times were measured;
  /// otherwise, it is the amount of work.
  private var views: String {
    let costliest = total.counts.sorted { cost($0.counts) > cost($1.counts) }
    let rows = costliest.prefix(rowCount).map { view, counts in
      let numbers = [
        counts.evaluations, counts.sizes, counts.memoHits, counts.placements, counts.drawings,
        counts.reuses,
      ]
      let times =
        hasTimes ? [counts.ownTime, counts.totalTime].map(ProfileReport.milliseconds) : []
      return numbers.map(String.init) + times + [profile.views[view].title]
    }
    let heads = ["bodies", "sizes", "memo", "placed", "drawn", "reused"]
    let times = hasTimes ? ["own ms", "total ms"] : []
    return table(
      heads + times + ["view, modifier or layout"], rows, rest: costliest.count - rows.count)
  }

  /// The reasons why bodies were evaluated.
  private var reasons: String {
    let sorted = total.evaluations.enumerated().sorted {
      ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
    }
    let rows = sorted.prefix(rowCount).map { _, evaluation in
      ["\(evaluation.count)", "\(profile.views[evaluation.view].title): \(evaluation.reason)"]
    }
    return table(["bodies", "view: reason"], rows, rest: sorted.count - rows.count, cutsEnd: true)
  }

  /// The table of evaluations, placements and drawings that had no effect. A row has the number for
  /// one view and one of the three kinds of work. The highest number comes first.
  private var idle: String {
    var found: [(count: Int, of: Int, words: String, view: Int)] = []
    for (view, counts) in total.counts {
      found += [
        (counts.idleEvaluations, counts.evaluations, "bodies", view),
        (counts.idlePlacements, counts.placements, "placements", view),
        (counts.idleDrawings, counts.drawings, "drawings", view),
      ].filter { $0.count > 0 }
    }
    let sorted = found.enumerated().sorted {
      ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
    }
    let rows = sorted.prefix(rowCount).map { _, row in
      ["\(row.count)", "\(row.of)", row.words, profile.views[row.view].title]
    }
    return table(
      ["without effect", "of", "", "view, modifier or layout"], rows,
      rest: sorted.count - rows.count)
  }

  private func cost(_ counts: ProfileCounts) -> UInt64 {
    if hasTimes { return counts.ownTime }
    return UInt64(
      counts.evaluations + counts.computedSizes + counts.placements + counts.drawings)
  }

  // MARK: Text

  /// Formats nanoseconds as milliseconds.
  private static func milliseconds(_ nanoseconds: UInt64) -> String {
    String(format: "%.2f", Double(nanoseconds) / 1e6)
  }

  /// Returns a table in which numbers are aligned to the right; an empty text if there are no rows.
  ///
  /// - Parameters:
  ///   - heads: The heads of the columns.
  ///   - rows: The cells.
  ///   - textColumn: The index of the column that contains text. Default: the last column. If it is
  ///     the last column, long texts are cut, so that lines have at most ``width`` characters.
  ///   - rest: The number of rows that are left out. Default 0.
  ///   - cutsEnd: Whether the end of long texts is cut off. If false, the beginning is cut off.
  private func table(
    _ heads: [String], _ rows: [[String]], textColumn: Int? = nil, rest: Int = 0,
    cutsEnd: Bool = false
  ) -> String {
    if rows.isEmpty { return "" }
    let text = textColumn ?? heads.count - 1
    let all = [heads] + rows
    let widths = heads.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    let room = ProfileReport.width - widths.dropLast().reduce(0) { $0 + $1 + 2 }
    let lines = all.map { row in
      let cells = row.indices.map { column -> String in
        if column == text && column == row.count - 1 {
          return ProfileReport.cut(row[column], to: room, atEnd: cutsEnd)
        }
        let space = String(repeating: " ", count: widths[column] - row[column].count)
        let isText = column == text || Int(row[column].prefix(1)) == nil && column > 1
        return isText ? row[column] + space : space + row[column]
      }
      var line = cells.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }
    return lines.joined() + (rest > 0 ? "… \(rest) more; --top shows them\n" : "")
  }

  /// Cuts a text to a length.
  private static func cut(_ text: String, to length: Int, atEnd: Bool) -> String {
    if text.count <= length { return text }
    return atEnd ? text.prefix(length - 1) + "…" : "…" + text.suffix(length - 1)
  }
}
