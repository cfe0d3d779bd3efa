import Foundation

/// The choice of the golden files that a test run writes. The environment variable
/// `ZOETROPE_RECORD` sets the choice.
package enum GoldenRecording: String, Sendable, CaseIterable {
  /// The goldens that do not exist yet.
  case missing
  /// The goldens that do not exist yet, and those that do not match.
  case failed
  /// All goldens.
  case all
  /// No goldens. This is the default.
  case never

  /// The name of the environment variable that sets the choice.
  package static let variable = "ZOETROPE_RECORD"

  /// Reads the choice from the variables of an environment. The choice is ``never`` if
  /// `ZOETROPE_RECORD` is missing or empty.
  ///
  /// - Throws: ``GoldenError/unknownRecording(_:)`` for a value that names none of the cases.
  package init(environment: [String: String]) throws(GoldenError) {
    guard let value = environment[Self.variable], !value.isEmpty else {
      self = .never
      return
    }
    guard let recording = Self(rawValue: value) else { throw .unknownRecording(value) }
    self = recording
  }
}

/// An error that prevents all comparisons with goldens.
package enum GoldenError: Error, Hashable, CustomStringConvertible {
  /// The associated value is not a valid value of `ZOETROPE_RECORD`.
  case unknownRecording(String)
  /// The test's source file is not in a folder `Tests/TARGET`. The associated value is the path of
  /// the file.
  case noTestsFolder(String)

  package var description: String {
    switch self {
    case .unknownRecording(let value):
      let known = GoldenRecording.allCases.map(\.rawValue).joined(separator: ", ")
      return "\(GoldenRecording.variable) is “\(value)”; it can be \(known)."
    case .noTestsFolder(let path): return "\(path) is not below a folder named Tests."
    }
  }
}
