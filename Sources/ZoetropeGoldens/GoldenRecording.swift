import Foundation

/// When goldens are written instead of only compared, as `ZOETROPE_RECORD` says.
package enum GoldenRecording: String, Sendable, CaseIterable {
  /// Those that do not exist.
  case missing
  /// Those that do not exist or do not match.
  case failed
  /// Every one.
  case all
  /// None: the default.
  case never

  /// The name of the environment variable.
  package static let variable = "ZOETROPE_RECORD"

  /// Reads an environment; ``never`` where it does not say.
  ///
  /// - Throws: ``GoldenError/unknownRecording(_:)`` for a value that is none of the four.
  package init(environment: [String: String]) throws(GoldenError) {
    guard let value = environment[Self.variable], !value.isEmpty else {
      self = .never
      return
    }
    guard let recording = Self(rawValue: value) else { throw .unknownRecording(value) }
    self = recording
  }
}

/// Why goldens cannot be compared at all.
package enum GoldenError: Error, Hashable, CustomStringConvertible {
  /// The environment asks for a kind of recording that does not exist.
  case unknownRecording(String)
  /// The file that compares is not below a folder named `Tests`.
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
