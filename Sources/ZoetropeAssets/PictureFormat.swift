import ZoetropeImages

/// A format of picture files, recognized from the first bytes of a file.
package enum PictureFormat: Equatable {
  case png
  case jpeg
  /// A format that cannot be read.
  case other(UnreadFormat)

  /// The number of bytes that are enough to recognize a format.
  package static let signatureSize = 256

  /// Recognizes the format of a file from its first bytes, regardless of its name; nil if the
  /// format is unknown.
  package init?(_ start: [UInt8]) {
    if DecodedPNG.isSignature(Array(start.prefix(8))) {
      self = .png
    } else if DecodedJPEG.isSignature(start) {
      self = .jpeg
    } else if let format = UnreadFormat(start) {
      self = .other(format)
    } else {
      return nil
    }
  }
}

/// A format of picture files that cannot be read. The raw value is the usual name of the format.
package enum UnreadFormat: String, CaseIterable {
  case pdf = "PDF"
  case svg = "SVG"
  case webp = "WebP"
  case heic = "HEIC"
  case avif = "AVIF"
  case gif = "GIF"
  case tiff = "TIFF"
  case bmp = "BMP"
  case jpegXL = "JPEG XL"
  case icon = "Windows icon"
  case appleIcon = "Apple icon"
  case photoshop = "Photoshop"

  /// Recognizes the format of a file from its first bytes; nil if the format is unknown.
  package init?(_ start: [UInt8]) {
    /// Returns whether the file contains the letters, in ASCII, at a byte offset.
    func has(_ letters: String, at place: Int = 0) -> Bool {
      start.dropFirst(place).starts(with: letters.utf8)
    }
    if has("%PDF") {
      self = .pdf
    } else if has("RIFF") && has("WEBP", at: 8) {
      self = .webp
    } else if has("GIF8") {
      self = .gif
    } else if has("ftypavi", at: 4) {
      self = .avif
    } else if ["ftyphei", "ftyphev", "ftypmif1", "ftypmsf1"].contains(where: { has($0, at: 4) }) {
      self = .heic
    } else if has("II*\0") || has("MM\0*") {
      self = .tiff
    } else if has("BM") {
      self = .bmp
    } else if start.starts(with: [0xFF, 0x0A]) || has("JXL ", at: 4) {
      self = .jpegXL
    } else if start.starts(with: [0, 0, 1, 0]) {
      self = .icon
    } else if has("icns") {
      self = .appleIcon
    } else if has("8BPS") {
      self = .photoshop
    } else if Self.isDrawing(start) {
      self = .svg
    } else {
      return nil
    }
  }

  /// Returns whether the bytes look like the beginning of an SVG file: markup that contains an
  /// `svg` element, an SVG document type, or an XML declaration.
  private static func isDrawing(_ start: [UInt8]) -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = String(decoding: start.dropFirst(start.starts(with: mark) ? 3 : 0), as: UTF8.self)
    guard let first = text.first(where: { !$0.isWhitespace }), first == "<" else { return false }
    return text.contains("<svg") || text.contains("<!DOCTYPE svg") || text.contains("<?xml")
  }

  /// Recognizes a format from the ending of a file's name; nil if the ending is unknown. The ending
  /// must be in lower case, without its dot.
  package init?(ending: String) {
    guard let format = Self.allCases.first(where: { $0.endings.contains(ending) }) else {
      return nil
    }
    self = format
  }

  /// The usual endings of file names.
  private var endings: [String] {
    switch self {
    case .pdf: ["pdf"]
    case .svg: ["svg", "svgz"]
    case .webp: ["webp"]
    case .heic: ["heic", "heif"]
    case .avif: ["avif"]
    case .gif: ["gif"]
    case .tiff: ["tif", "tiff"]
    case .bmp: ["bmp"]
    case .jpegXL: ["jxl"]
    case .icon: ["ico"]
    case .appleIcon: ["icns"]
    case .photoshop: ["psd"]
    }
  }

  /// A clause that names the format and recommends a conversion, such as "a PDF file, which is not
  /// read; convert it to PNG or JPEG".
  package var explanation: String {
    let article = self == .svg || self == .avif || self == .appleIcon ? "an" : "a"
    return "\(article) \(rawValue) file, which is not read; convert it to PNG or JPEG"
      + (converter.map { ", for example with \($0)" } ?? "")
  }

  /// A program that converts files of the format to PNG.
  private var converter: String? {
    switch self {
    case .pdf: "pdftocairo -png -singlefile -r 216 for @3x"
    case .svg: "rsvg-convert --zoom 3 for @3x"
    case .webp: "dwebp"
    case .heic: "heif-convert"
    case .avif: "avifdec"
    case .jpegXL: "djxl"
    case .gif, .tiff, .bmp, .icon, .photoshop: "ImageMagick"
    case .appleIcon: "icns2png"
    }
  }
}
