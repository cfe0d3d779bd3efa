import Foundation
import Zoetrope
import ZoetropeDisplayList
import ZoetropeFiles
import ZoetropeImages
import ZoetropePNG
import ZoetropePicture
import ZoetropeSequences

/// A picture of one display list. It is written as a PNG file.
package struct PictureFile: Sendable {
  /// The content, in points.
  package let list: DisplayList
  private let scale: Double
  private let background: PaintColor?
  private let compression: PNGCompression

  /// Creates a picture, after checking its size.
  ///
  /// - Parameters:
  ///   - list: The content, in points.
  ///   - scale: The number of pixels per point.
  ///   - background: The background color; nil for a transparent background.
  ///   - options: The options. Only the memory and the compression are used.
  /// - Throws: ``RecorderError`` if the picture is too small or too large.
  package init(
    _ list: DisplayList, scale: Double, background: PaintColor?, options: RecordingOptions
  ) throws(RecorderError) {
    _ = try PixelSize(canvas: list.size, scale: scale, memory: options.memory)
    (self.list, self.scale, self.background) = (list, scale, background)
    compression = options.compression
  }

  /// The size in pixels.
  package var pixelSize: (width: Int, height: Int) {
    PicturePainter(scale: scale, background: background).pixelSize(of: list.size)
  }

  /// Draws the picture and writes it atomically, replacing any existing file.
  ///
  /// - Parameter path: The path of the file.
  /// - Throws: ``RecorderError`` if the picture cannot be encoded or written.
  /// - Complexity: O(pixels), plus the cost of the items.
  package func write(to path: String) throws(RecorderError) {
    let bitmap = PicturePainter(scale: scale, background: background).bitmap(of: list)
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let bytes: [UInt8]
    do throws(PNGError) {
      bytes = try PNGEncoder(compression: compression).encoded(bitmap)
    } catch {
      throw .cannotEncode(path: path, reason: "\(error)")
    }
    var failure: RecorderError?
    bytes.withUnsafeBytes { bytes in
      do throws(RecorderError) {
        try FrameFile().write(bytes, named: name, in: FolderPath.above(path))
      } catch { failure = error }
    }
    if let failure { throw failure }
  }
}
