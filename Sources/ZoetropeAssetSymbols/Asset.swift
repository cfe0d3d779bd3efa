/// An image set or a color set of an asset catalog.
struct Asset: Equatable {
  enum Kind: String, CaseIterable {
    case color, image

    /// The kind of the sets in folders with an ending.
    init?(ending: String) {
      switch ending {
      case "imageset": self = .image
      case "colorset": self = .color
      default: return nil
      }
    }
  }

  var kind: Kind
  /// The names of the folders with a namespace around the set.
  var namespaces: [String] = []
  /// The name of the set's folder, without its ending.
  var name: String
  /// Whether `Color`, `ShapeStyle`, `UIColor` and `UIImage` have a property for the asset, too.
  var isExtension = true

  /// The name by which views find the asset.
  var fullName: String { (namespaces + [name]).joined(separator: "/") }
}

/// A fault in an asset catalog.
struct CatalogueFault: Equatable {
  /// The file or the folder.
  var path: String
  /// A sentence without its period.
  var message: String
  /// Whether the names of the catalog cannot be told, so that the build has to stop.
  var isFatal = false

  /// The fault as a line that build systems understand.
  var line: String { "\(path): \(isFatal ? "error" : "warning"): \(message)" }
}
