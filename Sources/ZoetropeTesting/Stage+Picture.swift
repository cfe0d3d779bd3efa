import Foundation
import Zoetrope
import ZoetropeBitmap
import ZoetropePNG
import ZoetropePicture

extension Stage {
  /// What is shown now, as the bytes of a PNG file.
  ///
  /// - Parameters:
  ///   - scale: Pixels a point. Default 1.
  ///   - background: What is behind the view; nil for transparent. Default white.
  /// - Throws: ``StageError`` for a scale that is none, or a picture that is too large.
  public func png(
    scale: Double = 1, background: Color? = .white, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> Data {
    try read(CallSite(fileID, filePath, line, column)) { () throws(StageError.Reason) in
      let bitmap = try bitmap(scale: scale, background: background)
      do throws(PNGError) { return Data(try PNGEncoder().encoded(bitmap)) } catch {
        throw .picture("\(error)")
      }
    }
  }

  /// What is shown now, as pixels.
  func bitmap(scale: Double, background: Color?) throws(StageError.Reason) -> Bitmap {
    guard scale.isFinite, scale > 0 else { throw .scale(scale) }
    let painter = PicturePainter(
      scale: scale, background: background?.paint(in: EnvironmentValues()))
    let pixels = painter.pixelSize(of: size)
    let sides = [pixels.width, pixels.height]
    guard sides.allSatisfy({ (1...Stage.longestSide).contains($0) }) else { throw .size(size) }
    return painter.bitmap(of: host.displayList())
  }
}
