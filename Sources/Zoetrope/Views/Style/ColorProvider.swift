import Foundation

/// A color that another module defines, for use as a ``Color``.
package protocol ColorProvider: Hashable, Sendable, CustomStringConvertible {
  /// Returns the color as resolved in the given environment.
  func resolvedColor(in environment: EnvironmentValues) -> Color.Resolved
}

/// A type-erased ``ColorProvider``, compared by type and value.
struct ProvidedColor: Hashable, Sendable {
  let provider: any ColorProvider

  static func == (a: ProvidedColor, b: ProvidedColor) -> Bool {
    func equals<P: ColorProvider>(_ first: P) -> Bool { b.provider as? P == first }
    return equals(a.provider)
  }

  func hash(into hasher: inout Hasher) { provider.hash(into: &hasher) }
}

extension Color {
  /// Creates a color that the given provider resolves.
  package init(provider: some ColorProvider) {
    self.init(.provided(ProvidedColor(provider: provider)))
  }

  /// Whether the color set with the given name can be found. If it cannot be found,
  /// ``init(_:bundle:)`` makes a transparent color.
  ///
  /// - Parameters:
  ///   - name: The name of the color set.
  ///   - bundle: The bundle to search; nil for the folders listed in the documentation of
  ///     ``Image``.
  package static func isKnown(_ name: String, bundle: Bundle?) -> Bool {
    AssetColors.current.contains(name, in: bundle?.bundleURL)
  }
}
