import Foundation

/// The name of a color in an asset catalog, and the bundle with the catalog.
///
/// The plugin `AssetSymbols` declares a static property for each color set of a target, so that
/// `Color(.brandBlue)` names a color set without a string.
public struct ColorResource: Hashable, Sendable {
  /// The name of the color set, with its namespaces as prefixes. Each namespace ends with a slash.
  package let name: String
  /// The bundle to search.
  package let bundle: Bundle

  /// Creates a resource. The color is searched for when the resource is used.
  ///
  /// - Parameters:
  ///   - name: The name of the color set.
  ///   - bundle: The bundle to search.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Color {
  /// Creates a color from a resource. A color that is not found is transparent, and a diagnostic
  /// reports its name.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}
