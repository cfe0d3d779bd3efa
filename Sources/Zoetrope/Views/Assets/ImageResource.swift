import Foundation

/// The name of an image in an asset catalog, and the bundle with the catalog.
///
/// The plugin `AssetSymbols` declares a static property for each image set of a target, so that
/// `Image(.turtlerock)` names an image set without a string.
public struct ImageResource: Hashable, Sendable {
  /// The name of the image set. It begins with the namespaces of the image set in the catalog, each
  /// followed by a slash.
  package let name: String
  /// The bundle to search.
  package let bundle: Bundle

  /// Creates a resource. The image is searched for when the resource is used.
  ///
  /// - Parameters:
  ///   - name: The name of an image set, or the name of a file without its scale and extension.
  ///   - bundle: The bundle to search.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Image {
  /// Creates an image from a resource. The name of the resource is also the accessibility label of
  /// the image.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}
