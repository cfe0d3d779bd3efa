import Foundation

/// A control that opens a URL with the `openURL` action of its environment.
nonisolated public struct Link<Label: View>: View {
  private let label: Label
  private let destination: URL
  @Environment(\.openURL) private var openURL

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - destination: The URL.
  ///   - label: Makes the label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.destination = destination
  }

  /// A button that shows the label and opens the URL.
  @MainActor @preconcurrency public var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
  }
}

extension Link where Label == Text {
  /// Creates a link with a localized text as its label.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a string as its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
