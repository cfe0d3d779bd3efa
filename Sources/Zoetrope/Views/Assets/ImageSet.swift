import Foundation

/// The files of one image at different scales.
struct ImageSet {
  /// By rising scale; at least one.
  let files: [ImageFile]
  /// Whether the image is a template unless a view says otherwise.
  var isTemplate = false

  /// Nil where there are no files. Of two files at one scale the first counts.
  init?(_ files: [ImageFile], isTemplate: Bool = false) {
    var kept: [ImageFile] = []
    for file in files where !kept.contains(where: { $0.scale == file.scale }) { kept.append(file) }
    guard !kept.isEmpty else { return nil }
    self.files = kept.sorted { $0.scale < $1.scale }
    self.isTemplate = isTemplate
  }

  /// The smallest file that has enough pixels for a scale; the largest where none has, or where the
  /// scale is not known.
  func file(forScale scale: CGFloat?) -> ImageFile {
    let enough = scale.flatMap { scale in files.first { $0.scale >= scale } }
    return enough ?? files[files.count - 1]
  }

  /// Nothing of a name was found.
  struct Missing: Error, CustomStringConvertible {
    let name: String
    let folders: [URL]

    /// What was looked for, and where.
    var description: String {
      let places = folders.map(\.path).joined(separator: ", ")
      return "\(name).png, \(name)@2x.png, \(name)@3x.png and \(name).imageset in asset "
        + "catalogues in \(places.isEmpty ? "no folder, for there is none" : places)"
    }
  }
}
