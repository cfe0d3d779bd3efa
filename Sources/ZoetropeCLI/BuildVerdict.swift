import ZoetropeComparison

/// The text about the differences between two builds.
struct BuildVerdict {
  /// The differences of each animation that differs between the builds.
  let found: [BuildDifference]
  private let differences: [BuildDifference]
  private let missing: (here: [String], there: [String])
  private let path: String

  /// Creates a verdict.
  ///
  /// - Parameters:
  ///   - differences: The differences of all animations that both builds have.
  ///   - missing: The names of animations that only one of the builds has.
  ///   - path: The path of the other build.
  init(
    _ differences: [BuildDifference], missing: (here: [String], there: [String]), path: String
  ) {
    (self.differences, self.missing, self.path) = (differences, missing, path)
    found = differences.filter { !$0.isEmpty }
  }

  /// Whether the builds agree.
  var isSame: Bool { found.isEmpty && missing.here.isEmpty && missing.there.isEmpty }

  /// The text for a terminal.
  var text: String {
    (missingLines + found.map(\.text)).map { $0 + "\n" }.joined() + conclusion + "\n"
  }

  private var missingLines: [String] {
    let failing = differences.filter { $0.isEmpty && $0.failures.0 != nil }
    return failing.map { "\($0.anim): fails in both builds: \($0.failures.0 ?? "")" }
      + missing.here.map { "\($0): only in \(path)" }
      + missing.there.map { "\($0): only in this build" }
  }

  private var conclusion: String {
    let frames = differences.reduce(0) { $0 + $1.frameCounts.0 }
    let scope =
      "\(Amount.count(differences.count, "anim")), \(Amount.count(frames, "frame"))"
    if isSame { return "\(scope): no difference" }
    let count = found.count + missing.here.count + missing.there.count
    return "\(scope): \(Amount.count(count, "anim")) differ\(count == 1 ? "s" : "")"
  }

  /// Returns the names of a frame's two pictures: first the picture of this build, then the picture
  /// of the other build.
  static func pictureNames(_ anim: String, _ frame: Int) -> (mine: String, others: String) {
    ("\(anim)-\(frame)-after.png", "\(anim)-\(frame)-before.png")
  }

  /// Returns the text of a report in Markdown.
  ///
  /// - Parameter pictures: The frames that have pictures, by the name of the animation.
  func report(pictures: [String: [Int]]) -> String {
    var lines = ["### " + ReportText.escaped(conclusion), ""]
    for line in missingLines { lines += ["- " + ReportText.escaped(line)] }
    if !missingLines.isEmpty { lines.append("") }
    for difference in found {
      lines += ["#### " + ReportText.escaped(difference.anim), ""]
      lines += difference.lines.map { line in
        line.hasPrefix("  ")
          ? "  - " + ReportText.escaped(String(line.dropFirst(2))) : "- " + ReportText.escaped(line)
      }
      lines.append("")
      let frames = pictures[difference.anim] ?? []
      if frames.isEmpty { continue }
      lines += ["| | before | after |", "| --- | --- | --- |"]
      lines += frames.map { frame in
        let (mine, others) = BuildVerdict.pictureNames(difference.anim, frame)
        return "| frame \(frame) | ![before](\(ReportFolder.link(others))) | "
          + "![after](\(ReportFolder.link(mine))) |"
      }
      lines.append("")
    }
    return lines.joined(separator: "\n")
  }
}

extension BuildDifference {
  /// The maximum number of views that ``text`` names.
  private static let longestList = 5

  /// The differences as text.
  fileprivate var text: String { "\(anim): " + lines.joined(separator: "\n  ") }

  /// The differences as lines. Lines about single views are indented.
  fileprivate var lines: [String] {
    var lines: [String] = []
    if let failure = failures.0, failures.1 != failure {
      lines.append("fails in this build: \(failure)")
    }
    if let failure = failures.1, failures.0 != failure {
      lines.append("fails in the other build: \(failure)")
    }
    if frameCounts.0 != frameCounts.1 {
      lines.append("has \(Amount.count(frameCounts.0, "frame")) instead of \(frameCounts.1)")
    }
    if !views.isEmpty {
      lines.append("\(views.count) of \(Amount.count(viewCount, "view")) differ:")
      lines += views.prefix(BuildDifference.longestList).map { view in
        var line = "  \(view.name): \(view.firstChange) at frame \(view.firstFrame)"
        if view.distance > 0, view.distanceFrame != view.firstFrame {
          line +=
            "; at most \(Amount.rounded(view.distance)) points away at frame \(view.distanceFrame)"
        }
        return line + ", in \(Amount.count(view.frameCount, "frame"))"
      }
      let more = views.count - BuildDifference.longestList
      if more > 0 { lines.append("  and \(more) more") }
    }
    if let firstPicture {
      lines.append(
        "the pictures of \(Amount.count(pictureCount, "frame")) differ, from frame \(firstPicture) on, "
          + "where no view has moved")
    }
    return lines
  }
}
