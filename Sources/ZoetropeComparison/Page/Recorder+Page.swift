import Foundation
import Zoetrope
import ZoetropeDisplayList
import ZoetropeFiles
import ZoetropeGeometry
import ZoetropeRecorder

extension Recorder {
  /// Writes all columns, their numbers, the explanations of their layouts and their profiles to a
  /// page. The times in the profiles differ between runs; everything else is the same.
  ///
  /// - Parameters:
  ///   - page: The page. The stream of the plan must pass the frames to it as pictures.
  ///   - title: The title of the page.
  ///   - tool: The name and the version of the program.
  /// - Returns: The summary of the comparison, and the size of the file in bytes.
  /// - Throws: `RecorderError`, `AnimError`, `HostError`, or the error of a cue.
  /// - Complexity: O(frames × (*n* · *d* + pixels)) for *n* views of depth *d*.
  package func write(
    _ page: PageFile, title: String, tool: String
  ) async throws -> (summary: ComparisonSummary, byteCount: Int) {
    let template = PageTemplate(title: title)
    try page.add(template.head)
    try page.add(
      "<script type=\"application/json\" id=\"about\">"
        // The escape prevents a text from ending the script element.
        + about(title: title, tool: tool).text.replacing("<", with: "\\u003c") + "</script>\n")
    let measured = MeasuredComparison(try await comparison(withTreesIn: page))
    try page.addData("id=\"numbers\"", measured.json(title))
    for (index, column) in plan.columns.enumerated() {
      // The diagnostics are ignored, because earlier runs have reported the same diagnostics.
      let profile = try await plan.profile(
        column, fonts: fonts, keepsElements: false, hasPixels: false
      ) { _ in try monitor.checkInterruption() }
      var flames = PageFlames(profile)
      try page.addData("class=\"flames\" data-column=\"\(index)\"", flames.json())
    }
    for (index, column) in plan.columns.enumerated() {
      page.beginPictures(ofColumn: index)
      try await record(ColumnFrames(column, plan: plan, fonts: fonts))
      try page.endPictures()
    }
    try page.add(template.tail)
    return (measured.summary, try page.close())
  }

  /// Measures all columns, and writes the explanations of their layouts to the page.
  private func comparison(withTreesIn page: PageFile) async throws -> Comparison {
    var trees = [PageTrees](repeating: PageTrees(), count: plan.columns.count)
    var firsts = [Int](repeating: 0, count: plan.columns.count)
    func end(_ column: Int) throws {
      if trees[column].isEmpty { return }
      try page.addData(
        "class=\"tree\" data-column=\"\(column)\" data-first=\"\(firsts[column])\"",
        trees[column].takeBlock())
      firsts[column] += PageTrees.blockLength
    }
    var wanted = plan.frames[...]
    let comparison = try await Comparison(measuring: plan, fonts: fonts, monitor: monitor) {
      frame, column, host in
      guard frame == wanted.first else { return }
      trees[column].add(host.explainAll().passages)
      if trees[column].isFull { try end(column) }
      if column == plan.columns.count - 1 { wanted.removeFirst() }
    }
    for column in trees.indices { try end(column) }
    return comparison
  }

  /// Returns the properties of the recording that the page needs, such as its title, frame rate,
  /// frames and columns.
  private func about(title: String, tool: String) -> JSON {
    let columns = plan.columns.map { column -> JSON in
      let size = plan.size(of: column)
      let sides = [Double(size.width), Double(size.height)]
      return .object([
        ("name", .string(column.name)), ("size", .array(sides.map(JSON.number))),
        (
          "pixels",
          .array(
            sides.map { .integer(Int(($0 * plan.scale).rounded(.toNearestOrAwayFromZero))) })
        ),
        ("background", plan.background(of: column).map { .string($0.css) } ?? .null),
      ])
    }
    let isSingle = Set(plan.columns.map(\.anim.name)).count == 1
    return .object([
      ("format", .integer(1)), ("title", .string(title)),
      ("description", isSingle ? plan.anim.description.map(JSON.string) ?? .null : .null),
      ("rate", .array([.integer(plan.rate.numerator), .integer(plan.rate.denominator)])),
      ("frames", .array(plan.frames.map(JSON.integer))), ("count", .integer(plan.frameCount)),
      ("tool", .string(tool)), ("columns", .array(columns)),
    ])
  }
}

/// The frames of one column, with the same background as in the comparison.
@MainActor private struct ColumnFrames: FrameSource {
  private let host: Zoetrope.Host
  /// The background of the column; nil if the plan has a background for all columns.
  private let background: DisplayList.Item?

  init(_ column: ComparisonColumn, plan: RecordingPlan, fonts: SharedFonts) throws {
    host = try plan.start(column, fonts: fonts)
    let color = plan.background == nil ? plan.background(of: column) : nil
    background = color.map { color in
      let area = CGRect(origin: .zero, size: plan.size(of: column))
      return .fill(.init(path: Path(area), paint: .color(color)))
    }
  }

  func advanceUntouched(to seconds: Double) async throws {
    try await host.advanceUntouched(to: seconds)
  }

  func takeUsedFiles() -> [InputFile] { host.takeUsedFiles() }

  func takeDiagnostics() -> [Diagnostic] { host.takeDiagnostics() }

  func displayList() -> DisplayList {
    let list = host.displayList()
    guard let background else { return list }
    return DisplayList(size: list.size, items: [background] + list.items)
  }
}

extension PaintColor {
  /// The color as `#rrggbbaa`, with straight alpha.
  fileprivate var css: String {
    let bytes = [red, green, blue, alpha].map { UInt8((min(max($0, 0), 1) * 255).rounded()) }
    return "#" + Checksum.text(ofBytes: bytes)
  }
}
