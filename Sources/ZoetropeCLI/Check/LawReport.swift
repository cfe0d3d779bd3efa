import Zoetrope
import ZoetropeFiles
import ZoetropeLaws

/// The findings about the layouts of several animations.
struct LawReport {
  private struct Entry {
    let anim: String
    let layouts: [String]
    var findings: [(finding: CheckedAnim.Finding, reason: String?)]
    let failure: String?
  }

  private let excuses: [LawExcuse]
  private var used: Set<String> = []
  private var entries: [Entry] = []
  /// The pairs of a layout and a law that have been reported. A pair that is also found in a later
  /// animation is not reported again.
  private var seen: Set<String> = []

  init(excuses: [LawExcuse]) { self.excuses = excuses }

  mutating func add(_ checked: CheckedAnim) {
    var findings: [(CheckedAnim.Finding, String?)] = []
    for finding in checked.findings {
      let layout = finding.layoutName
      let excuse = excuses.first { $0.layout == layout && $0.law == finding.law }
      if let excuse { used.insert(excuse.text) }
      if seen.insert("\(layout) \(finding.law.rawValue)").inserted {
        findings.append((finding, excuse?.reason))
      }
    }
    entries.append(
      Entry(
        anim: checked.anim, layouts: checked.layouts, findings: findings,
        failure: checked.failure))
  }

  /// The excuses for laws that were not broken.
  var unusedExcuses: [LawExcuse] { excuses.filter { !used.contains($0.text) } }

  /// The number of broken laws, excluding excused laws and findings that are only notes.
  var brokenCount: Int {
    entries.reduce(0) { count, entry in
      count + entry.findings.count { !$0.finding.isNote && $0.reason == nil }
    }
  }

  /// A message for each animation that failed, or whose code ended the process outside of a layout.
  var failures: [String] {
    entries.compactMap { entry in
      entry.failure.map { "\(entry.anim): \($0); its layouts were not checked" }
    }
  }

  var text: String {
    var lines: [String] = []
    var layouts: Set<String> = []
    for entry in entries {
      layouts.formUnion(entry.layouts)
      if entry.layouts.isEmpty { continue }
      lines.append("\(entry.anim): \(entry.layouts.joined(separator: ", "))")
      for (finding, reason) in entry.findings {
        if let reason {
          lines.append("  excused from \(finding.law.rawValue): \(finding.layoutName), \(reason)")
        } else {
          lines += finding.text.split(separator: "\n").map { "  \($0)" }
        }
      }
    }
    let notes = entries.reduce(0) { count, entry in
      count + entry.findings.count { $0.finding.isNote && $0.reason == nil }
    }
    lines.append(
      "\(Amount.count(layouts.count, "layout")), \(Amount.count(brokenCount, "broken law")), "
        + Amount.count(notes, "note"))
    return lines.joined(separator: "\n") + "\n"
  }

  var json: JSON {
    .array(
      entries.map { entry in
        .object([
          ("anim", .string(entry.anim)), ("layouts", .array(entry.layouts.map(JSON.string))),
          ("findings", .array(entry.findings.map { Self.json($0.finding, $0.reason) })),
          ("failure", entry.failure.map(JSON.string) ?? .null),
        ])
      })
  }

  private static func json(_ finding: CheckedAnim.Finding, _ reason: String?) -> JSON {
    .object([
      ("law", .string(finding.law.rawValue)), ("layout", .string(finding.layout)),
      ("isNote", JSON(finding.isNote)), ("excuse", reason.map(JSON.string) ?? .null),
      ("question", .string(finding.question)),
      ("answers", .array(finding.answers.map(JSON.string))),
      ("snippet", finding.snippet.map(JSON.string) ?? .null),
    ])
  }
}
