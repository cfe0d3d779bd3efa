/// An image set or a color set of an asset catalog.
struct Asset: Equatable {
  enum Kind: String, CaseIterable {
    case color, image

    /// Creates the kind of asset whose folders have the given ending: `imageset` or `colorset`. The
    /// result is nil for other endings.
    init?(ending: String) {
      switch ending {
      case "imageset": self = .image
      case "colorset": self = .color
      default: return nil
      }
    }
  }

  var kind: Kind
  /// The names of the enclosing folders that provide a namespace, outermost first.
  var namespaces: [String] = []
  /// The name of the set's folder, without its ending.
  var name: String
  /// Whether types such as `Color` and `UIImage` also get a property for the asset. The types
  /// `ImageResource` and `ColorResource` always get such a property.
  var isExtension = true

  /// The name by which views refer to the asset.
  var fullName: String { (namespaces + [name]).joined(separator: "/") }
}

/// A fault in an asset catalog.
struct CatalogueFault: Equatable {
  /// The path of the file or the folder.
  var path: String
  /// A sentence without its period.
  var message: String
  /// Whether the names in the catalog are unknown, so that the build must stop.
  var isFatal = false

  /// The fault as a line of the form `PATH: error: MESSAGE` or `PATH: warning: MESSAGE`, which
  /// build systems recognize.
  var line: String { "\(path): \(isFatal ? "error" : "warning"): \(message)" }
}
