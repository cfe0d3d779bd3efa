import Foundation

/// Finds images by name. ``Image`` lists the folders that the finder searches.
struct ImageFinder {
  /// The folders to search, in order of precedence.
  let folders: [URL]

  /// Creates a finder for a list of folders.
  init(folders: [URL]) { self.folders = folders }

  /// Creates a finder for a bundle. If `bundle` is nil, the finder searches the folders of the
  /// program, which ``Image`` lists.
  init(bundle: URL?) {
    let places = bundle.map(Self.places(ofBundle:)) ?? Self.placesOfProgram
    var folders: [URL] = []
    for place in places.map(\.standardizedFileURL) where Self.isFolder(place) {
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
      for entry in contents(folder) where ["resources", "bundle"].contains(entry.pathExtension) {
        places += self.places(ofBundle: entry)
      }
    }
    let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    places.append(current.appendingPathComponent("Resources"))
    return places
  }

  /// Returns the files of the image with the given name. They come from the first folder that
  /// contains any such file.
  ///
  /// - Parameter isDark: Whether files for dark mode take precedence in asset catalogs.
  func find(_ name: String, isDark: Bool) -> Result<ImageSet, ImageSet.Missing> {
    let ending = ImageFile.extensions.first { name.hasSuffix(".\($0)") }
    let base = ending.map { String(name.dropLast($0.count + 1)) } ?? name
    guard !base.isEmpty else { return .failure(ImageSet.Missing(name: name, folders: folders)) }
    for folder in folders {
      if let set = Self.files(base, in: folder) ?? Self.asset(base, in: folder, isDark: isDark) {
        return .success(set)
      }
    }
    let others = folders.flatMap { Self.unsupportedFiles(base, in: $0) }
    return .failure(ImageSet.Missing(name: base, folders: folders, others: others))
  }

  /// Returns the files in unsupported formats that belong to an image. Such a file has the image's
  /// name and lies in the folder itself, or it lies in the image's set in an asset catalog of the
  /// folder.
  private static func unsupportedFiles(_ name: String, in folder: URL) -> [URL] {
    let bases = ["", "@2x", "@3x"].map { "\(name)\($0)" }
    var files = contents(folder).filter {
      isUnsupported($0) && bases.contains($0.deletingPathExtension().lastPathComponent)
    }
    for catalogue in contents(folder) where catalogue.pathExtension == "xcassets" {
      let direct = catalogue.appendingPathComponent("\(name).imageset")
      let set = isFolder(direct) ? direct : search("\(name).imageset", in: catalogue)
      if let set { files += contents(set).filter(isUnsupported) }
    }
    return files
  }

  private static func isUnsupported(_ file: URL) -> Bool {
    ["heic", "heif", "gif", "pdf", "svg", "webp", "avif", "tif", "tiff", "bmp"]
      .contains(file.pathExtension.lowercased())
  }

  private static func files(_ name: String, in folder: URL) -> ImageSet? {
    let files = ImageFile.extensions.flatMap { ending in
      ["", "@2x", "@3x"].map { folder.appendingPathComponent("\(name)\($0).\(ending)") }
    }
    return ImageSet(
      files.filter { FileManager.default.fileExists(atPath: $0.path) }.map { ImageFile($0) })
  }

  /// Returns the image set with the given name from the folder's asset catalogs. In each catalog,
  /// the set at the path `name` takes precedence over a set of that name in a subfolder.
  private static func asset(_ name: String, in folder: URL, isDark: Bool) -> ImageSet? {
    for catalogue in contents(folder) where catalogue.pathExtension == "xcassets" {
      let direct = catalogue.appendingPathComponent("\(name).imageset")
      let set = isFolder(direct) ? direct : search("\(name).imageset", in: catalogue)
      if let set, let found = ImageSet(assetAt: set, isDark: isDark) { return found }
    }
    return nil
  }

  static func search(_ name: String, in catalogue: URL) -> URL? {
    for entry in contents(catalogue) where isFolder(entry) {
      if entry.lastPathComponent == name { return entry }
      if let found = search(name, in: entry) { return found }
    }
    return nil
  }

  /// Returns the entries of a folder, sorted by name, or no entries if the folder cannot be read.
  static func contents(_ folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appendingPathComponent($0) }
  }

  static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
