import CFreeType
import Foundation
import ZoetropeGeometry

/// A font file in FreeType: unhinted outlines, and their coverage computed by FreeType's own
/// rasterizer on a grid 16 times finer.
final class GlyphReference {
  /// The ratio of the reference's grid to the pixels.
  static let fineness = 16

  private let library: FT_Library
  private let face: FT_Face

  /// Opens the first face of a file; nil if FreeType cannot.
  init?(path: String) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    var face: FT_Face?
    guard FT_New_Face(library, path, 0, &face) == 0, let face else {
      FT_Done_FreeType(library)
      return nil
    }
    // A pixel is a font unit, and outlines come in 1/64 of it.
    FT_Set_Pixel_Sizes(face, 0, FT_UInt(face.pointee.units_per_EM))
    self.library = library
    self.face = face
  }

  deinit {
    FT_Done_Face(face)
    FT_Done_FreeType(library)
  }

  /// The number of glyphs in the face.
  var glyphCount: Int { Int(face.pointee.num_glyphs) }

  /// The coverage, 0 to 255, of the pixels of a canvas with the glyph.
  ///
  /// - Parameters:
  ///   - size: pixels per em.
  ///   - origin: the glyph's origin, in pixels from the top left corner, y down.
  func coverage(
    of glyph: UInt32, size: Double, origin: CGPoint, width: Int, height: Int
  ) -> [Double] {
    let flags = FT_Int32(FT_LOAD_NO_BITMAP | FT_LOAD_NO_HINTING)
    guard FT_Load_Glyph(face, glyph, flags) == 0 else { return [] }
    // FreeType's outlines are in 1/64 of its pixels, y up.
    let n = Self.fineness
    let units = Double(n) * 64
    let pixelsPerUnit = size * Double(n) / Double(face.pointee.units_per_EM)
    let factor = FT_Fixed((pixelsPerUnit * 65536).rounded())
    var matrix = FT_Matrix(xx: factor, xy: 0, yx: 0, yy: factor)
    let outline = withUnsafeMutablePointer(to: &face.pointee.glyph.pointee.outline) { outline in
      FT_Outline_Transform(outline, &matrix)
      FT_Outline_Translate(
        outline, FT_Pos((origin.x * units).rounded()),
        FT_Pos(((Double(height) - origin.y) * units).rounded()))
      return FineOutline(outline)
    }
    let fine = outline.rasterized(library, width: width * n, height: height * n)
    return average(fine, width: width, height: height)
  }

  /// Box averages: eight bytes at a time, whose sums fit the lanes of a word.
  private func average(_ fine: [UInt8], width: Int, height: Int) -> [Double] {
    let n = Self.fineness
    let words = n / 8
    let low: UInt64 = 0x00FF_00FF_00FF_00FF
    var sums = [UInt64](repeating: 0, count: width * height)
    fine.withUnsafeBytes { bytes in
      for row in 0..<height * n {
        let (line, target) = (row * width * n, row / n * width)
        for x in 0..<width * words {
          let word = bytes.loadUnaligned(fromByteOffset: line + x &* 8, as: UInt64.self)
          let pairs = (word & low) &+ (word &>> 8 & low)
          sums[target &+ x / words] &+= (pairs &* 0x0001_0001_0001_0001) &>> 48
        }
      }
    }
    return sums.map { Double($0) / Double(n * n) }
  }
}

/// An outline whose curves are lines with an error of at most 1/32 of FreeType's pixels.
///
/// FreeType's own lines may miss a cubic by a fifth of a pixel. Even at a sixteenth of a canvas
/// pixel that is three of 255 levels, more than the tolerance of the comparison.
private final class FineOutline {
  private var points: [SIMD2<Double>] = []
  private var ends: [Int] = []

  init(_ outline: UnsafeMutablePointer<FT_Outline>) {
    var functions = FT_Outline_Funcs(
      move_to: { to, user in
        FineOutline.from(user)?.move(to)
        return 0
      },
      line_to: { to, user in
        FineOutline.from(user)?.curve([to])
        return 0
      },
      conic_to: { control, to, user in
        FineOutline.from(user)?.curve([control, to])
        return 0
      },
      cubic_to: { control1, control2, to, user in
        FineOutline.from(user)?.curve([control1, control2, to])
        return 0
      }, shift: 0, delta: 0)
    FT_Outline_Decompose(outline, &functions, Unmanaged.passUnretained(self).toOpaque())
    if !points.isEmpty { ends.append(points.count - 1) }
  }

  private static func from(_ user: UnsafeMutableRawPointer?) -> FineOutline? {
    user.map { Unmanaged<FineOutline>.fromOpaque($0).takeUnretainedValue() }
  }

  private func move(_ point: UnsafePointer<FT_Vector>?) {
    if !points.isEmpty { ends.append(points.count - 1) }
    points.append(Self.vector(point))
  }

  /// Appends lines for a line or a curve from the last point: as many as Wang's formula requires.
  private func curve(_ rest: [UnsafePointer<FT_Vector>?]) {
    guard let last = points.last else { return }
    let controls = [last] + rest.map(Self.vector)
    let degree = Double(rest.count)
    var bend = 0.0
    for index in 0..<controls.count - 2 {
      let second = controls[index] - 2 * controls[index + 1] + controls[index + 2]
      bend = max(bend, (second * second).sum().squareRoot())
    }
    // The tolerance is 2/64 of a pixel.
    let count = max(1, (degree * (degree - 1) / 8 * bend / 2).squareRoot().rounded(.up))
    for index in 1...Int(count) {
      points.append(Self.point(of: controls, at: Double(index) / count))
    }
  }

  /// De Casteljau's algorithm.
  private static func point(of controls: [SIMD2<Double>], at t: Double) -> SIMD2<Double> {
    var row = controls
    while row.count > 1 { row = zip(row, row.dropFirst()).map { $0 + ($1 - $0) * t } }
    return row[0]
  }

  private static func vector(_ point: UnsafePointer<FT_Vector>?) -> SIMD2<Double> {
    point.map { SIMD2(Double($0.pointee.x), Double($0.pointee.y)) } ?? .zero
  }

  /// The coverage of a gray bitmap, from its top row on.
  func rasterized(_ library: FT_Library, width: Int, height: Int) -> [UInt8] {
    var pixels = [UInt8](repeating: 0, count: width * height)
    var outline = FT_Outline()
    guard FT_Outline_New(library, FT_UInt(points.count), FT_Int(ends.count), &outline) == 0 else {
      return pixels
    }
    defer { FT_Outline_Done(library, &outline) }
    // Versions of FreeType differ in the signedness of these.
    let (rawTags, rawEnds) = (
      UnsafeMutableRawPointer(outline.tags), UnsafeMutableRawPointer(outline.contours)
    )
    for (index, point) in points.enumerated() {
      outline.points[index] = FT_Vector(x: FT_Pos(point.x.rounded()), y: FT_Pos(point.y.rounded()))
      rawTags?.storeBytes(of: UInt8(FT_CURVE_TAG_ON), toByteOffset: index, as: UInt8.self)
    }
    for (index, end) in ends.enumerated() {
      rawEnds?.storeBytes(of: Int16(end), toByteOffset: 2 * index, as: Int16.self)
    }
    pixels.withUnsafeMutableBufferPointer { pixels in
      var bitmap = FT_Bitmap()
      bitmap.rows = UInt32(height)
      bitmap.width = UInt32(width)
      bitmap.pitch = Int32(width)
      bitmap.buffer = pixels.baseAddress
      bitmap.num_grays = 256
      bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
      FT_Outline_Get_Bitmap(library, &outline, &bitmap)
    }
    return pixels
  }
}
