/// The source location of a call in a test, split into the parts that Swift Testing and XCTest need
/// to report a failure.
struct CallSite: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// The file name and the line, such as `WheelTests.swift:12`.
  var fileAndLine: String { "\("\(fileID)".split(separator: "/").last ?? ""):\(line)" }
}
