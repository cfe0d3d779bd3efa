import Foundation

/// The files of one image at different scales.
struct ImageSet {
  /// The files in ascending order of their scales; at least one.
  let files: [ImageFile]
  /// Whether the image is drawn as a template if no view sets its rendering mode.
  var isTemplate = false

  /// Creates a set, or returns nil if there are no files. Of two files with the same scale, the
  /// first is kept.
  init?(_ files: [ImageFile], isTemplate: Bool = false) {
    var kept: [ImageFile] = []
    for file in files where !kept.contains(where: { $0.scale == file.scale }) { kept.append(file) }
    guard !kept.isEmpty else { return nil }
    self.files = kept.sorted { $0.scale < $1.scale }
    self.isTemplate = isTemplate
  }

  /// Returns the file with the smallest scale that is at least the given one. If there is no such
  /// file, or if the given scale is nil, the result is the file with the largest scale.
  func file(forScale scale: CGFloat?) -> ImageFile {
    let enough = scale.flatMap { scale in files.first { $0.scale >= scale } }
    return enough ?? files[files.count - 1]
  }

  /// The error for a name that matches neither a file nor an image set.
  struct Missing: Error, CustomStringConvertible {
    let name: String
    let folders: [URL]
    /// The files that have the name, but are neither PNG nor JPEG files; empty if there are none.
    var others: [URL] = []

    /// The file names and the folders that were searched, or the unsupported files that were found.
    var description: String {
      let places = folders.map(\.path).joined(separator: ", ")
      if !others.isEmpty {
        let names = others.map(\.path).joined(separator: ", ")
        return
          "a PNG or JPEG file, but found only \(names), whose format is not read; convert it to PNG"
      }
      return "\(name).png, \(name)@2x.png, \(name)@3x.png, the same as .jpg and .jpeg, and "
        + "\(name).imageset in asset catalogs in \(places.isEmpty ? "no folder, for there is none" : places)"
    }
  }
}
