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
/// This function calls the layout's methods with many groups of subviews and many proposals. It
/// needs no stage. A broken law fails the running test, in Swift Testing and in XCTest, at the line
/// of the call. The failure message names the law, the tested case, and the contradictory results.
/// The message also contains the smallest violation that was found, as a call of this function.
///
/// A layout may break some laws on purpose, for example by placing subviews outside of its bounds.
/// It may also break a law only in special cases, such as a size that jumps when a line wraps.
/// A violation that may be intended in one of these ways fails the test only if the law is passed
/// in `laws`. With the default value of `laws`, such a violation is ignored.
///
/// - Parameters:
///   - layout: The layout.
///   - others: Further values of the layout. The layout animates between `layout` and each of them.
///     The laws about animatable data compare each of them with `layout`. Default: none.
///   - laws: The laws to check. Default: all.
///   - excused: The laws that the layout may break, each with the reason. Excusing a law that the
///     layout obeys fails the test. Default: none.
///   - groups: The groups of subviews, at least one. Default: groups of many kinds and sizes.
///   - proposals: The proposals, in points, at least one. Default: sides from 0 to 1,000,
///     unspecified sides, and infinite sides.
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

/// Expects values to obey the laws of vectors, on which animations rely. A broken law fails the
/// running test.
///
/// - Parameters:
///   - values: The values, at least one. Values that differ in every component test the most.
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

/// Expects animatable values, such as shapes and effects, to obey the laws of animatable data.
///
/// According to these laws, reading `animatableData` returns the data that were last written, and
/// the data contain every floating-point number in which the values differ. The data must also obey
/// the laws of vectors. A broken law fails the running test.
///
/// - Parameters:
///   - values: The values, at least one. Each value is compared with the previous one.
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
