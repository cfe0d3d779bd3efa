import Zoetrope
import ZoetropeLaws

/// Expects a layout to obey the laws on which containers rely.
///
/// ```swift
/// @Test @MainActor func `the wheel obeys the laws`() {
///   expectLayoutLaws(of: WheelLayout(radius: 50), and: [WheelLayout(radius: 80)])
/// }
/// ```
///
/// The layout is asked about many subviews and proposals, outside of any stage. A broken law fails
/// the running test, in Swift Testing and in XCTest, at the line of the call. The failure names the
/// law, the question, the answers that disagree, and the smallest case that was found, as a call of
/// this function. Laws that are advice, and breaks in the size such as those of lines that wrap,
/// fail only if `laws` names them.
///
/// - Parameters:
///   - layout: The layout.
///   - others: Values of the layout to which it animates. The laws about data compare `layout` with
///     each of them. Default: none.
///   - laws: The laws to check. Default: all.
///   - excused: Laws that the layout may break, each with the reason. An excuse for a law that the
///     layout obeys is a failure. Default: none.
///   - groups: The groups of subviews, at least one. Default: of many kinds and numbers.
///   - proposals: The proposals, in points, at least one. Default: unspecified, infinite, and from 0
///     to 1,000.
/// - Returns: Whether the layout obeys the laws.
@MainActor @discardableResult public func expectLayoutLaws<L: Layout>(
  of layout: L, and others: [L] = [], laws: [LayoutLaw]? = nil,
  excusing excused: [LayoutLaw: String] = [:], subviews groups: [[Specimen]]? = nil,
  proposals: [ProposedViewSize]? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
  let site = CallSite(fileID, filePath, line, column)
  let asked = LayoutLaw.allCases.filter { law in
    excused[law] != nil || laws.map { $0.contains(law) } ?? true
  }
  var failures: [String] = []
  for (name, isEmpty) in [
    ("law", asked.isEmpty), ("group of subviews", groups?.isEmpty == true),
    ("proposal", proposals?.isEmpty == true),
  ] where isEmpty {
    failures.append("\(type(of: layout)): expected at least one \(name)")
  }
  if failures.isEmpty {
    let findings = LayoutLaws.findings(
      of: layout, others: others, laws: asked, groups: groups ?? [Specimen].usualGroups,
      proposals: proposals)
    failures = findings.filter { excused[$0.law] == nil && (laws != nil || !$0.isNote) }.map(\.text)
    for law in LayoutLaw.allCases where excused[law] != nil {
      if findings.contains(where: { $0.law == law }) { continue }
      failures.append(
        "\(type(of: layout)) obeys \(law.rawValue): \(law.statement); leave the excuse out")
    }
  }
  for failure in failures { site.report(failure) }
  return failures.isEmpty
}

/// Expects values to obey the laws of vectors, on which animations rely.
///
/// - Parameters:
///   - values: At least one value, best several that differ in every component.
///   - tolerance: The largest accepted deviation, relative to the length of the vectors. Default
///     1e-9.
/// - Returns: Whether the values obey the laws.
@discardableResult public func expectVectorArithmeticLaws<V: VectorArithmetic>(
  of values: V..., tolerance: Double = 1e-9, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
  report(
    VectorLaws.findings(of: values, tolerance: tolerance), of: "\(V.self)",
    at: CallSite(fileID, filePath, line, column))
}

/// Expects animatable values, such as shapes and effects, to keep their data, and these to contain
/// every floating-point number in which the values differ.
///
/// - Parameters:
///   - values: At least one value; each is compared with the one before.
///   - tolerance: The largest accepted deviation, relative to the length of the vectors. Default
///     1e-9.
/// - Returns: Whether the values obey the laws.
@discardableResult public func expectAnimatableLaws<A: Animatable>(
  of values: A..., tolerance: Double = 1e-9, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
  report(
    VectorLaws.findings(animatable: values, tolerance: tolerance), of: "\(A.self)",
    at: CallSite(fileID, filePath, line, column))
}

private func report(_ findings: [String], of type: String, at site: CallSite) -> Bool {
  for finding in findings { site.report("\(type): \(finding)") }
  return findings.isEmpty
}
