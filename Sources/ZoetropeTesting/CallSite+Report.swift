import Foundation
import Testing
import XCTest

extension CallSite {
  /// Fails the test that runs, whichever library runs it.
  ///
  /// Each of the two libraries ignores what is told to it while the other one runs the tests, so it
  /// must be the right one. In a task that Swift Testing does not know to be part of a test, the
  /// process's arguments tell; outside of any test, the message goes to standard error.
  func report(_ message: String) {
    if Test.current != nil || CallSite.isSwiftTesting {
      Issue.record(
        Comment(rawValue: message),
        sourceLocation: SourceLocation(
          fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
    } else if CallSite.isTestBundle {
      XCTFail(message, file: filePath, line: line)
    } else {
      let text = "\(filePath):\(line): \(message)\n"
      FileHandle.standardError.write(Data(text.utf8))
    }
  }

  /// Whether the process runs tests of Swift Testing.
  private static var isSwiftTesting: Bool {
    let arguments = ProcessInfo.processInfo.arguments
    guard let flag = arguments.firstIndex(of: "--testing-library") else { return false }
    return arguments[flag...].dropFirst().first == "swift-testing"
  }

  /// Whether the program is made of tests.
  private static var isTestBundle: Bool {
    ProcessInfo.processInfo.arguments.contains { $0.hasSuffix(".xctest") }
  }
}
