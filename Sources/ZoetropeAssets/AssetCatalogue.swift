import Foundation

/// An asset catalog: a folder `*.xcassets` that contains a folder for each set.
package struct AssetCatalogue {
  package let url: URL

  /// Returns the asset catalogs of a folder, in the order of their names.
  package static func all(in folder: URL) -> [AssetCatalogue] {
    names(in: folder).lazy.filter { $0.hasSuffix(".xcassets") }
      .map { AssetCatalogue(url: folder.appendingPathComponent($0)) }
  }

  /// Returns the folder of the set with the given name and kind; nil if the catalog has no such
  /// set.
  ///
  /// The name may be the path of the set in the catalog. Any folders may be left out of this path,
  /// for example folders that provide no namespace; the last component alone is enough. A set whose
  /// path is exactly the name takes precedence over other sets.
  ///
  /// - Parameters:
  ///   - name: The name, with slashes between namespaces.
  ///   - kind: The ending of the folder, such as `imageset`.
  package func set(_ name: String, kind: String) -> URL? {
    let file = "\(name).\(kind)"
    let direct = url.appendingPathComponent(file)
    if Self.isFolder(direct) { return direct }
    return Self.search(file.split(separator: "/")[...], in: url)
  }

  /// Returns the first folder inside `folder` whose path contains the components of `path` in order
  /// and ends with the last of them. Other components may lie between them. Symbolic links are not
  /// followed, because a link to an enclosing folder would make the search endless.
  private static func search(_ path: ArraySlice<Substring>, in folder: URL) -> URL? {
    guard let first = path.first else { return nil }
    for name in names(in: folder) {
      let entry = folder.appendingPathComponent(name)
      guard !isLink(entry), isFolder(entry) else { continue }
      if name == first {
        if path.count == 1 { return entry }
        if let found = search(path.dropFirst(), in: entry) { return found }
      }
      if let found = search(path, in: entry) { return found }
    }
    return nil
  }

  /// Returns the names of a folder's entries in alphabetical order; an empty array if the folder
  /// cannot be read.
  package static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  package static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private static func isLink(_ url: URL) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)) != nil
  }
}
