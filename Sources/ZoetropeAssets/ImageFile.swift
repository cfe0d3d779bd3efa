import Foundation
import ZoetropeFiles

/// An image file and its scale. For example, `clouds@2x.png` is `clouds` at a scale of 2.
package struct ImageFile: Hashable {
  /// The file extensions that are tried for the name of an image, in order of precedence.
  package static let endings = ["png", "jpg", "jpeg"]

  package let url: URL
  package let scale: CGFloat

  package init(url: URL, scale: CGFloat) {
    self.url = url
    self.scale = scale
  }

  /// Creates a file. A name with `@2x` or `@3x` before its extension, such as `sun@2x.png`, sets a
  /// scale of 2 or 3; other names set a scale of 1.
  package init(_ url: URL) {
    let base = url.deletingPathExtension().lastPathComponent
    self.init(url: url, scale: base.hasSuffix("@3x") ? 3 : base.hasSuffix("@2x") ? 2 : 1)
  }

  /// The name without scale and ending.
  package var name: String {
    let base = url.deletingPathExtension().lastPathComponent
    return scale > 1 && (base.hasSuffix("@2x") || base.hasSuffix("@3x"))
      ? String(base.dropLast(3)) : base
  }

  /// The ending of the name in lower case, without its dot.
  package var ending: String { url.pathExtension.lowercased() }

  /// The format of the content of the file; nil if the format is unknown or the file cannot be
  /// read.
  package var format: PictureFormat? {
    let start: [UInt8]
    do throws(FileProblem) {
      let file = try RegularFile(path: url.path)
      start = try file.bytes(first: PictureFormat.signatureSize)
    } catch {
      return nil
    }
    return PictureFormat(start)
  }

  /// The name of the file without its ending but with its scale, such as `clouds@2x`.
  private var stem: String { url.deletingPathExtension().lastPathComponent }

  /// Returns the reason why the file cannot be used for an image; nil if no reason is known.
  ///
  /// - Parameter needsEnding: Whether the ending of the file's name has to match the format of the
  ///   content. This is required outside of asset catalogs.
  package func obstacle(needsEnding: Bool) -> String? {
    switch format {
    case .png where needsEnding && ending != "png":
      "\(url.path) is a PNG file by its content; rename it to \(stem).png"
    case .jpeg where needsEnding && !["jpg", "jpeg"].contains(ending):
      "\(url.path) is a JPEG file by its content; rename it to \(stem).jpg"
    case .png, .jpeg: nil
    case .other(let format): "\(url.path) is \(format.explanation)"
    case nil:
      UnreadFormat(ending: ending).map { "\(url.path) is \($0.explanation)" }
    }
  }
}
