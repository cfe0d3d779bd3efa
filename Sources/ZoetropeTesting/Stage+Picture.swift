import Foundation
import Zoetrope
import ZoetropeImages
import ZoetropePNG
import ZoetropePicture
import ZoetropePixels

extension Stage {
  /// Returns a picture of the stage at the current time as the bytes of a PNG file.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per point. Default 1.
  ///   - background: The color behind the view; nil for transparent. Default: the color of a
  ///     window, which is white in light mode and black in dark mode.
  /// - Throws: ``StageError`` if the scale is not positive and finite, or if the width or height of
  ///   the picture would be 0 or exceed 10,000 pixels. The error is also thrown if the picture
  ///   cannot be encoded, or if state has been written since the stage was last advanced.
  public func png(
    scale: Double = 1, background: Color? = Anim.windowBackground, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> Data {
    try read(CallSite(fileID, filePath, line, column)) { () throws(StageError.Reason) in
      let bitmap = try bitmap(scale: scale, background: background)
      do throws(PNGError) { return Data(try PNGEncoder().encoded(bitmap)) } catch {
        throw .picture("\(error)")
      }
    }
  }

  /// Draws the stage at the current time.
  func bitmap(scale: Double, background: Color?) throws(StageError.Reason) -> Bitmap {
    guard scale.isFinite, scale > 0 else { throw .scale(scale) }
    let painter = PicturePainter(
      scale: scale, background: background?.paint(in: host.rootColorScheme))
    let pixels = painter.pixelSize(of: size)
    let sides = [pixels.width, pixels.height]
    guard sides.allSatisfy({ (1...Stage.longestSide).contains($0) }) else { throw .size(size) }
    return painter.bitmap(of: host.displayList())
  }
}
