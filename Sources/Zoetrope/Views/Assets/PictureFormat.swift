import ZoetropeImages
import ZoetropePNG

/// A format of picture files, as the first bytes of a file tell it.
enum PictureFormat {
  case png
  case jpeg
  /// A format that is not read, by the name that people know.
  case other(String)

  /// The number of bytes that suffice to tell the format.
  static let signatureSize = 12

  /// Tells a format by the first bytes of a file, whatever its name is; nil if it is unknown.
  init?(_ start: [UInt8]) {
    /// Whether letters stand at a place.
    func has(_ letters: String, at place: Int = 0) -> Bool {
      start.dropFirst(place).starts(with: letters.utf8)
    }
    if DecodedPNG.isSignature(Array(start.prefix(8))) {
      self = .png
    } else if DecodedJPEG.isSignature(start) {
      self = .jpeg
    } else if has("%PDF") {
      self = .other("PDF")
    } else if has("RIFF") && has("WEBP", at: 8) {
      self = .other("WebP")
    } else if has("GIF8") {
      self = .other("GIF")
    } else if has("<svg") || has("<?xml") {
      self = .other("SVG")
    } else if has("ftypavif", at: 4) {
      self = .other("AVIF")
    } else if has("ftyphei", at: 4) || has("ftypmif1", at: 4) || has("ftypmsf1", at: 4) {
      self = .other("HEIC")
    } else if has("II*\0") || has("MM\0*") {
      self = .other("TIFF")
    } else if has("BM") {
      self = .other("BMP")
    } else {
      return nil
    }
  }
}
