/// A message about a probable mistake. The mistake does not end the run.
///
/// The message is one sentence that names the object, the finding and the consequence.
public struct Diagnostic: Sendable, Hashable, CustomStringConvertible {
  /// The importance of a diagnostic.
  public enum Severity: String, Sendable, Hashable, CaseIterable {
    /// A finding that may be intended, such as a stack that overflows its proposal or a view
    /// outside of the canvas.
    case note
    /// A mistake or a missing resource.
    case warning
  }

  /// The message: a sentence without a final period.
  public let message: String
  /// The importance of the diagnostic.
  public let severity: Severity

  /// Creates a diagnostic.
  ///
  /// - Parameters:
  ///   - message: A sentence without a final period.
  ///   - severity: The importance. Defaults to a warning.
  public init(_ message: String, severity: Severity = .warning) {
    self.message = message
    self.severity = severity
  }

  /// The message.
  public var description: String { message }
}
