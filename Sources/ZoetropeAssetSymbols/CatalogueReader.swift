import Foundation

/// Reads the names in an asset catalog: the image sets and color sets in all of its folders.
///
/// Guarantees: symbolic links inside of a catalog are not followed, and each folder is read once.
struct CatalogueReader {
  /// The sets, ordered by their paths.
  private(set) var assets: [Asset] = []
  /// The faults, in the order in which they were found.
  private(set) var faults: [CatalogueFault] = []

  /// The endings of folders with other kinds of assets. These assets get no properties in Swift.
  private static let otherEndings: Set<String> = [
    "appiconset", "arobjectanchor", "arreferenceimage", "arresourcegroup", "brandassets",
    "complicationset", "cubetextureset", "dataset", "gcdashboardimage", "gcleaderboard",
    "gcleaderboardset", "iconset", "imagestack", "imagestacklayer", "launchimage", "mipmapset",
    "solidimagestack", "solidimagestacklayer", "spriteatlas", "sticker", "stickerpack",
    "stickersequence", "stickersiconset", "symbolset", "textureset",
  ]

  /// The maximum depth of nested folders.
  private static let deepest = 64

  /// Reads a catalog, and adds its sets to those of the catalogs that were read before.
  mutating func read(_ catalogue: URL) {
    guard isFolder(catalogue) else {
      faults.append(
        CatalogueFault(path: catalogue.path, message: "there is no such folder", isFatal: true))
      return
    }
    read(catalogue, namespaces: [], isExtension: true, depth: 0)
  }

  private mutating func read(
    _ folder: URL, namespaces: [String], isExtension: Bool, depth: Int
  ) {
    let names: [String]
    do {
      guard depth <= Self.deepest else { throw CocoaError(.fileReadUnknown) }
      names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    } catch {
      faults.append(
        CatalogueFault(path: folder.path, message: "the folder cannot be read", isFatal: true))
      return
    }
    let properties = self.properties(of: folder, isRequired: false) ?? [:]
    var isExtension = isExtension
    switch properties["generate-swift-asset-symbol-extensions"] as? String {
    case "enabled": isExtension = true
    case "disabled": isExtension = false
    default: break
    }
    let providesNamespace = depth > 0 && properties["provides-namespace"] as? Bool == true
    let namespaces = namespaces + (providesNamespace ? [folder.lastPathComponent] : [])
    for name in names {
      let entry = folder.appendingPathComponent(name)
      guard isFolder(entry), !isLink(entry) else { continue }
      let (base, ending) = (entry.deletingPathExtension().lastPathComponent, entry.pathExtension)
      if let kind = Asset.Kind(ending: ending) {
        guard self.properties(of: entry, isRequired: true) != nil else { continue }
        assets.append(
          Asset(kind: kind, namespaces: namespaces, name: base, isExtension: isExtension))
      } else if !Self.otherEndings.contains(ending) {
        read(entry, namespaces: namespaces, isExtension: isExtension, depth: depth + 1)
      } else if ending == "symbolset" {
        faults.append(
          CatalogueFault(
            path: entry.path, message: "symbol sets are not read, so \(base) has no property"))
      }
    }
  }

  /// Returns the properties in the `Contents.json` of a folder. The result is nil if the file does
  /// not exist, cannot be read, or is malformed. A fault is recorded if the file cannot be read, if
  /// it is malformed, or if it is required but does not exist.
  ///
  /// - Parameter isRequired: Whether the folder must have the file.
  private mutating func properties(of folder: URL, isRequired: Bool) -> [String: Any]? {
    let list = folder.appendingPathComponent("Contents.json")
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: list.path, isDirectory: &isFolder) else {
      if isRequired {
        faults.append(
          CatalogueFault(path: folder.path, message: "the set has no file Contents.json"))
      }
      return nil
    }
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: list.resolvingSymlinksInPath().path)
    guard attributes?[.type] as? FileAttributeType == .typeRegular,
      let data = try? Data(contentsOf: list)
    else {
      faults.append(
        CatalogueFault(path: list.path, message: "the file cannot be read", isFatal: true))
      return nil
    }
    guard let contents = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      faults.append(
        CatalogueFault(
          path: list.path, message: "the file is not JSON with an object", isFatal: true))
      return nil
    }
    return contents["properties"] as? [String: Any] ?? [:]
  }

  private func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private func isLink(_ url: URL) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)) != nil
  }
}
