import Foundation

/// The goldens that a run writes, as the environment variable `ZOETROPE_RECORD` selects them.
package enum GoldenRecording: String, Sendable, CaseIterable {
  /// Goldens that do not exist.
  case missing
  /// Goldens that do not exist or do not match.
  case failed
  /// Every golden.
  case all
  /// No goldens: the default.
  case never

  /// The name of the environment variable.
  package static let variable = "ZOETROPE_RECORD"

  /// Reads the variable from an environment; ``never`` if it is missing or empty.
  ///
  /// - Throws: ``GoldenError/unknownRecording(_:)`` for any other value than the four.
  package init(environment: [String: String]) throws(GoldenError) {
    guard let value = environment[Self.variable], !value.isEmpty else {
      self = .never
      return
    }
    guard let recording = Self(rawValue: value) else { throw .unknownRecording(value) }
    self = recording
  }
}

/// An error that prevents any comparison with goldens.
package enum GoldenError: Error, Hashable, CustomStringConvertible {
  /// `ZOETROPE_RECORD` has this unknown value.
  case unknownRecording(String)
  /// The test's source file, at this path, is not in a target's folder below a folder named
  /// `Tests`.
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
