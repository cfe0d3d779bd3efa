import Foundation

/// A color of another module that a ``Color`` can wrap.
package protocol ColorProvider: Hashable, Sendable, CustomStringConvertible {
  /// Returns the color in the given environment.
  func resolvedColor(in environment: EnvironmentValues) -> Color.Resolved
}

/// A color of another module, compared by type and value.
struct ProvidedColor: Hashable, Sendable {
  let provider: any ColorProvider

  static func == (a: ProvidedColor, b: ProvidedColor) -> Bool {
    func equals<P: ColorProvider>(_ first: P) -> Bool { b.provider as? P == first }
    return equals(a.provider)
  }

  func hash(into hasher: inout Hasher) { provider.hash(into: &hasher) }
}

extension Color {
  /// Creates a color that another module resolves.
  package init(provider: some ColorProvider) {
    self.init(.provided(ProvidedColor(provider: provider)))
  }

  /// Returns whether a color with a given name can be found. If no color is found,
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
