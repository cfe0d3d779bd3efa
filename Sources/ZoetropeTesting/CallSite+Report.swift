import Foundation
import Testing
import XCTest

extension CallSite {
  /// Fails the running test, in Swift Testing or in XCTest.
  ///
  /// Each of the two libraries drops the failures that it receives while the other library runs the
  /// tests. The failure is therefore reported to the library that runs the current test. In a task
  /// that Swift Testing cannot attribute to a test, the arguments of the process identify the
  /// library. Outside of tests, the message is written to standard error.
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

  /// Whether the process runs tests of Swift Testing: its arguments contain
  /// `--testing-library swift-testing`.
  private static var isSwiftTesting: Bool {
    let arguments = ProcessInfo.processInfo.arguments
    guard let flag = arguments.firstIndex(of: "--testing-library") else { return false }
    return arguments[flag...].dropFirst().first == "swift-testing"
  }

  /// Whether the process runs a test bundle: one of its arguments ends in `.xctest`.
  private static var isTestBundle: Bool {
    ProcessInfo.processInfo.arguments.contains { $0.hasSuffix(".xctest") }
  }
}
