import Foundation

/// A finder of images by name. The documentation of `Image` lists the folders that are searched.
package struct ImageFinder {
  /// The folders to search, in order of precedence.
  package let folders: [URL]

  /// Creates a finder for a list of folders.
  package init(folders: [URL]) { self.folders = folders }

  /// Creates a finder for a bundle. If `bundle` is nil, the finder searches the program's folders,
  /// which the documentation of `Image` lists.
  package init(bundle: URL?) {
    let places = bundle.map(Self.places(ofBundle:)) ?? Self.placesOfProgram
    var folders: [URL] = []
    for place in places.map(\.standardizedFileURL) where AssetCatalogue.isFolder(place) {
      if !folders.contains(where: { $0.path == place.path }) { folders.append(place) }
    }
    self.folders = folders
  }

  private static func places(ofBundle url: URL) -> [URL] {
    var places = [url, url.appendingPathComponent("Resources")]
    places.append(url.appendingPathComponent("Contents/Resources"))
    if let resources = Bundle(url: url)?.resourceURL { places.append(resources) }
    return places
  }

  private static var placesOfProgram: [URL] {
    var places: [URL] = []
    if let resources = Bundle.main.resourceURL { places.append(resources) }
    if let executable = Bundle.main.executableURL {
      let folder = executable.resolvingSymlinksInPath().deletingLastPathComponent()
      places.append(folder)
      for name in AssetCatalogue.names(in: folder)
      where name.hasSuffix(".resources") || name.hasSuffix(".bundle") {
        places += self.places(ofBundle: folder.appendingPathComponent(name))
      }
    }
    let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    places.append(current.appendingPathComponent("Resources"))
    return places
  }

  /// Returns the files of the image with the given name. The files come from the first searched
  /// folder that contains any file of the image.
  ///
  /// - Parameters:
  ///   - name: The name. If it has an ending such as `.jpg`, files with this ending take
  ///     precedence.
  ///   - isDark: Whether files for dark mode take precedence in asset catalogs.
  package func find(_ name: String, isDark: Bool) -> Result<ImageSet, ImageSet.Missing> {
    let (base, ending) = Self.parts(of: name)
    guard !base.isEmpty else { return .failure(ImageSet.Missing(name: name, folders: folders)) }
    var obstacles: [String] = []
    for folder in folders {
      let files = Self.files(base, in: folder)
      let endings = (ending.map { [$0] } ?? []) + ImageFile.endings
      for ending in endings {
        if let set = ImageSet(files.filter { $0.ending == ending }) { return .success(set) }
      }
      obstacles += (files + Self.unreadFiles(name, in: folder)).compactMap {
        $0.obstacle(needsEnding: true)
      }
      for catalogue in AssetCatalogue.all(in: folder) {
        guard let set = catalogue.set(base, kind: "imageset") else { continue }
        do throws(ImageSet.Unusable) {
          return .success(try ImageSet.asset(at: set, isDark: isDark))
        } catch {
          obstacles += error.reasons
        }
      }
    }
    return .failure(ImageSet.Missing(name: base, folders: folders, obstacles: obstacles))
  }

  /// Splits a name into its base and its ending. The ending is converted to lower case. If the name
  /// has none of the endings in ``ImageFile/endings``, the ending is nil and the base is the whole
  /// name.
  private static func parts(of name: String) -> (base: String, ending: String?) {
    guard let (base, ending) = split(name), ImageFile.endings.contains(ending) else {
      return (name, nil)
    }
    return (base, ending)
  }

  /// Splits a name at its last dot; nil if it has none. The ending is converted to lower case.
  private static func split(_ name: String) -> (base: String, ending: String)? {
    guard let dot = name.lastIndex(of: ".") else { return nil }
    return (String(name[..<dot]), name[name.index(after: dot)...].lowercased())
  }

  /// Returns the files for a name whose ending stands for a format that cannot be read, such as
  /// `sun.webp`. The result is empty for any other name.
  private static func unreadFiles(_ name: String, in folder: URL) -> [ImageFile] {
    guard let (base, ending) = split(name), UnreadFormat(ending: ending) != nil else { return [] }
    return files(base, in: folder).filter { $0.ending == ending }
  }

  /// Returns the files of an image at all scales, with any ending. Where names differ only in the
  /// case of their endings, the name with the lower-case ending comes first.
  private static func files(_ name: String, in folder: URL) -> [ImageFile] {
    let path = folder.appendingPathComponent(name)
    let (folder, base) = (path.deletingLastPathComponent(), path.lastPathComponent)
    let starts = ["", "@2x", "@3x"].map { "\(base)\($0)." }
    return AssetCatalogue.names(in: folder).filter { file in
      file.hasPrefix(base)
        && starts.contains { file.hasPrefix($0) && !file.dropFirst($0.count).contains(".") }
    }
    .sorted { $0 > $1 }
    .map { ImageFile(folder.appendingPathComponent($0)) }
  }
}
