import Foundation

/// The files of one image at different scales.
package struct ImageSet {
  /// The files in ascending order of their scales; at least one.
  package let files: [ImageFile]
  /// Whether the image is drawn as a template if no view sets its rendering mode.
  package var isTemplate = false

  /// Creates a set, or returns nil if there are no files. Of two files with the same scale, the
  /// first is kept.
  package init?(_ files: [ImageFile], isTemplate: Bool = false) {
    var kept: [ImageFile] = []
    for file in files where !kept.contains(where: { $0.scale == file.scale }) { kept.append(file) }
    guard !kept.isEmpty else { return nil }
    self.files = kept.sorted { $0.scale < $1.scale }
    self.isTemplate = isTemplate
  }

  /// Returns the file with the smallest scale that is at least the given one. If there is no such
  /// file, or if the given scale is nil, the result is the file with the largest scale.
  package func file(forScale scale: CGFloat?) -> ImageFile {
    let enough = scale.flatMap { scale in files.first { $0.scale >= scale } }
    return enough ?? files[files.count - 1]
  }

  /// The error for a name without a readable file.
  package struct Missing: Error, CustomStringConvertible {
    package let name: String
    package let folders: [URL]
    /// The files and image sets that have the missing image's name, each with the reason why it
    /// cannot be used; empty if there are none.
    package var obstacles: [String] = []

    /// A clause that names the unusable files. If there are none, the clause lists the searched
    /// folders, and the file names for which they were searched.
    package var description: String {
      if !obstacles.isEmpty {
        return "the image named \"\(name)\" has no PNG or JPEG file: "
          + obstacles.joined(separator: "; ")
      }
      let places = folders.map(\.path).joined(separator: ", ")
      return "there is no image named \"\(name)\"; looked for \(name).png, \(name)@2x.png, "
        + "\(name)@3x.png, the same as .jpg and .jpeg, and \(name).imageset in asset catalogs in "
        + (places.isEmpty ? "no folder, for there is none" : places)
    }
  }
}
