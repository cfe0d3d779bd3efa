/// A value that can be the accessibility label of an image.
///
/// `Text` conforms to this protocol. The code in this folder uses the protocol so that it does not
/// depend on the folder `Text`.
protocol ImageLabeling: Sendable {
  /// Returns the text of the label in an environment, which determines the language.
  func imageLabel(in environment: EnvironmentValues) -> String
  /// Whether another label has the same type and an equal value.
  func isEqual(to other: any ImageLabeling) -> Bool
}

/// The accessibility label of an image.
struct ImageLabel: Equatable, Sendable {
  private let label: any ImageLabeling

  init(_ label: any ImageLabeling) { self.label = label }

  /// Returns the text of the label in an environment, which determines the language.
  func string(in environment: EnvironmentValues) -> String { label.imageLabel(in: environment) }

  static func == (a: ImageLabel, b: ImageLabel) -> Bool { a.label.isEqual(to: b.label) }
}
