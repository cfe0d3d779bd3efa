/// A value that an image takes as its accessibility label.
///
/// `Text` conforms to this protocol, which keeps this folder independent of the folder `Text`.
protocol ImageLabeling: Sendable {
  /// The label in an environment.
  func imageLabel(in environment: EnvironmentValues) -> String
  /// Whether the other label has the same type and is equal.
  func isEqual(to other: any ImageLabeling) -> Bool
}

/// The accessibility label of an image.
struct ImageLabel: Equatable, Sendable {
  private let label: any ImageLabeling

  init(_ label: any ImageLabeling) { self.label = label }

  /// The label in an environment.
  func string(in environment: EnvironmentValues) -> String { label.imageLabel(in: environment) }

  static func == (a: ImageLabel, b: ImageLabel) -> Bool { a.label.isEqual(to: b.label) }
}
