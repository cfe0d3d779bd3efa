import Zoetrope
import ZoetropeLaws

/// The permission for a layout to break one of the layout laws, with the reason.
struct LawExcuse {
  let text: String
  let layout: String
  let law: LayoutLaw
  let reason: String

  /// Parses an excuse of the form `LAYOUT:LAW=REASON`.
  init(_ text: String) throws(CommandFailure) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let subject = parts[0].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let reason = parts.count == 2 ? parts[1].drop { $0 == " " } : ""
    guard subject.count == 2, !subject[0].isEmpty, !reason.isEmpty else {
      throw .usage(
        "--excuse", text,
        "expected LAYOUT:LAW=REASON, such as \"WheelLayout:within-bounds=tiles overhang\"")
    }
    guard let law = LayoutLaw(rawValue: String(subject[1])) else {
      let all = LayoutLaw.allCases.map(\.rawValue)
      let near = NearestNames.of(String(subject[1]), among: all)
      let list = (near.isEmpty ? all : near).joined(separator: ", ")
      throw .usage("--excuse", text, "there is no law \(subject[1]); expected one of \(list)")
    }
    self.text = text
    layout = String(subject[0])
    self.law = law
    self.reason = String(reason)
  }
}
