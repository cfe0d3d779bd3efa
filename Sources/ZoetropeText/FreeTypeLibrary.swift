import CFreeType
import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry
import ZoetropePixels

/// An instance of FreeType, which reads outlines and pictures of glyphs.
final class FreeTypeLibrary {
  fileprivate let handle: FT_Library

  /// Initializes FreeType.
  ///
  /// - Throws: ``FontError/libraryUnavailable(name:reason:)`` if FreeType cannot be initialized.
  init() throws(FontError) {
    var handle: FT_Library?
    guard FT_Init_FreeType(&handle) == 0, let handle else {
      throw .libraryUnavailable(name: "FreeType", reason: "it cannot be initialized")
    }
    self.handle = handle
  }

  deinit { FT_Done_FreeType(handle) }

  /// The version of the loaded library, such as `2.12.1`.
  static var version: String {
    guard let library = try? FreeTypeLibrary() else { return "unknown" }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library.handle, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }
}

/// A face that FreeType has opened. It provides the outlines and the pictures of glyphs.
final class FreeTypeFace {
  /// The result of loading a glyph.
  enum Glyph {
    /// The outline in ems, y down; empty for a glyph that draws nothing.
    case outline(Path)
    /// The glyph has no outline that FreeType can read.
    case unreadable
  }

  /// The library and the file. Both are retained, because FreeType requires them to outlive the
  /// face.
  private let library: FreeTypeLibrary
  private let file: FontFile
  /// The index of the face in the file, from 0.
  private let index: Int
  private let face: FT_Face
  /// The number of font units in an em.
  let unitsPerEm: Int
  /// The sets of bitmap glyphs. The set with the most pixels per em comes first.
  private let bitmapStrikes: [BitmapStrike]
  /// The reader of the drawings of color glyphs. Created on first use.
  lazy var colorReader = ColorGlyphReader(
    FontTable(file.table("COLR", ofFace: index)),
    ColorPalette(FontTable(file.table("CPAL", ofFace: index)))
  ) { [unowned self] in outlineInFontUnits(of: $0) }

  /// Opens a face; nil if FreeType cannot read the face, or if the face has neither outlines nor
  /// bitmaps.
  ///
  /// - Parameters:
  ///   - library: The library that opens the face.
  ///   - file: The file of the face.
  ///   - index: The index of the face in the file, from 0.
  ///   - coordinates: One position for each axis, in the order in which the file lists the axes;
  ///     empty for the default positions.
  ///   - unitsPerEm: The number of font units in an em.
  init?(
    library: FreeTypeLibrary, file: FontFile, index: Int, coordinates: [Double], unitsPerEm: Int
  ) {
    guard let start = file.bytes.baseAddress else { return nil }
    var opened: FT_Face?
    let error = FT_New_Memory_Face(
      library.handle, start.assumingMemoryBound(to: FT_Byte.self), FT_Long(file.bytes.count),
      FT_Long(index), &opened)
    guard error == 0, let opened else { return nil }
    guard Self.prepare(opened, coordinates: coordinates) else {
      FT_Done_Face(opened)
      return nil
    }
    self.library = library
    self.file = file
    self.index = index
    self.unitsPerEm = unitsPerEm
    face = opened
    bitmapStrikes = BitmapStrike.strikes(of: opened)
  }

  deinit { FT_Done_Face(face) }

  /// Sets the positions on the face's axes, and a size of one pixel per font unit.
  ///
  /// At this size, FreeType returns whole coordinates of TrueType and CFF outlines exactly.
  /// Variations produce fractional TrueType coordinates. At this size, FreeType rounds them to 1/64
  /// unit; without a size, it would round them to whole units.
  ///
  /// The result is false if FreeType reports an error, or if the face has neither outlines nor
  /// bitmaps.
  private static func prepare(_ face: FT_Face, coordinates: [Double]) -> Bool {
    let units = UInt32(face.pointee.units_per_EM)
    guard face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0 else {
      return face.pointee.num_fixed_sizes > 0
    }
    guard units > 0 else { return false }
    if !coordinates.isEmpty {
      var fixed = coordinates.map { FT_Fixed(($0 * 65536).rounded()) }
      guard FT_Set_Var_Design_Coordinates(face, FT_UInt(fixed.count), &fixed) == 0 else {
        return false
      }
    }
    return FT_Set_Pixel_Sizes(face, units, units) == 0
  }

  /// Loads the outline of a glyph, unhinted.
  ///
  /// - Parameters:
  ///   - glyph: The index of the glyph in the face.
  ///   - slant: The horizontal shear: the shift to the right, in ems, per em above the baseline.
  func glyph(_ glyph: UInt32, slant: Double) -> Glyph {
    let flags = Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
    guard FT_Load_Glyph(face, glyph, flags) == 0, let slot = face.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return .unreadable }
    var reader = OutlineReader(
      scale: 1 / (64 * Double(face.pointee.units_per_EM)), slant: slant)
    guard reader.read(&slot.pointee.outline) else { return .unreadable }
    if reader.path.isEmpty, isColored, slot.pointee.advance.x != 0 { return .unreadable }
    return .outline(reader.path)
  }

  /// Whether the face has color glyphs or bitmaps. A glyph of such a face may have a picture and no
  /// outline.
  private var isColored: Bool {
    face.pointee.face_flags & FT_Long(FT_FACE_FLAG_COLOR | FT_FACE_FLAG_FIXED_SIZES) != 0
  }

  /// Whether glyphs may have pictures in their own colors.
  var hasPictures: Bool { face.pointee.face_flags & FT_Long(FT_FACE_FLAG_COLOR) != 0 }

  /// Whether the face has outlines.
  var isScalable: Bool { face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0 }

  /// Restores the size at which outlines are read: one pixel per font unit. Reading a bitmap
  /// selects another size. Has no effect if the face has no outlines.
  private func restoreSize() {
    let units = UInt32(face.pointee.units_per_EM)
    if isScalable { FT_Set_Pixel_Sizes(face, units, units) }
  }

  /// Returns the outline of a glyph in font units, y up; nil if the glyph has no readable outline.
  private func outlineInFontUnits(of glyph: UInt32) -> Path? {
    guard case .outline(let path) = self.glyph(glyph, slant: 0) else { return nil }
    let scale = CGFloat(face.pointee.units_per_EM)
    return path.applying(CGAffineTransform(scaleX: scale, y: -scale))
  }

  /// Returns the first character that the face maps to the given glyph; nil if only shaping
  /// produces this glyph. O(characters in the face).
  func character(of glyph: UInt32) -> Unicode.Scalar? {
    var index: FT_UInt = 0
    var character = FT_Get_First_Char(face, &index)
    while index != 0 {
      if index == glyph { return Unicode.Scalar(UInt32(character)) }
      character = FT_Get_Next_Char(face, character, &index)
    }
    return nil
  }
}

extension FreeTypeFace {
  /// The largest width and height of a bitmap glyph, in pixels.
  private static let maximumBitmapSide: UInt32 = 1024

  /// Returns the color picture of a glyph from the largest strike with a usable bitmap; nil if
  /// there is no such strike.
  ///
  /// A strike is a set of bitmaps of one size.
  func bitmap(of glyph: UInt32) -> GlyphPicture? {
    if bitmapStrikes.isEmpty { return nil }
    defer { restoreSize() }
    for strike in bitmapStrikes where FT_Select_Size(face, FT_Int(strike.index)) == 0 {
      if let picture = bitmap(of: glyph, pixelsPerEm: strike.pixelsPerEm) { return picture }
    }
    return nil
  }

  /// Loads a glyph's bitmap from the selected strike, which is a set of bitmaps of one size.
  ///
  /// The result is nil if the bitmap has no colors or is larger than ``maximumBitmapSide``.
  private func bitmap(of glyph: UInt32, pixelsPerEm: SIMD2<Double>) -> GlyphPicture? {
    let look = FT_Int32(FT_LOAD_COLOR | FT_LOAD_BITMAP_METRICS_ONLY)
    guard FT_Load_Glyph(face, glyph, look) == 0, let slot = face.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_BITMAP,
      1...Self.maximumBitmapSide ~= slot.pointee.bitmap.width,
      1...Self.maximumBitmapSide ~= slot.pointee.bitmap.rows,
      FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_COLOR)) == 0,
      slot.pointee.format == FT_GLYPH_FORMAT_BITMAP,
      let pixels = Self.pixels(of: slot.pointee.bitmap)
    else { return nil }
    let frame = CGRect(
      x: Double(slot.pointee.bitmap_left) / pixelsPerEm.x,
      y: -Double(slot.pointee.bitmap_top) / pixelsPerEm.y,
      width: Double(pixels.width) / pixelsPerEm.x, height: Double(pixels.height) / pixelsPerEm.y)
    return GlyphPicture(pixels: pixels, frame: frame)
  }

  /// Converts a bitmap of premultiplied bytes (blue, green, red, alpha) to pixels; returns nil for
  /// a bitmap of another kind.
  private static func pixels(of bitmap: FT_Bitmap) -> ImagePixels? {
    guard bitmap.pixel_mode == FT_PIXEL_MODE_BGRA.rawValue, let start = bitmap.buffer,
      1...maximumBitmapSide ~= bitmap.width, 1...maximumBitmapSide ~= bitmap.rows
    else { return nil }
    let (width, height, pitch) = (Int(bitmap.width), Int(bitmap.rows), Int(bitmap.pitch))
    guard abs(pitch) >= 4 * width else { return nil }
    // With a negative pitch, the buffer begins with the lowest row.
    let top = pitch < 0 ? start - pitch * (height - 1) : start
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for row in 0..<height {
      let bytes = top + row * pitch
      for byte in stride(from: 0, to: 4 * width, by: 4) {
        pixels.append(
          UInt32(bytes[byte + 2]) | UInt32(bytes[byte + 1]) << 8 | UInt32(bytes[byte]) << 16
            | UInt32(bytes[byte + 3]) << 24)
      }
    }
    return ImagePixels(width: width, height: height, premultiplied: pixels)
  }
}

/// A set of bitmap glyphs of one size.
private struct BitmapStrike {
  /// The index of the set among the face's sets of bitmaps.
  var index: Int
  /// The number of pixels per em, horizontally and vertically.
  var pixelsPerEm: SIMD2<Double>

  /// Returns the sets of bitmaps of a face. Those with the most pixels per em come first.
  static func strikes(of face: FT_Face) -> [BitmapStrike] {
    guard let sizes = face.pointee.available_sizes else { return [] }
    let strikes = (0..<Int(face.pointee.num_fixed_sizes)).compactMap { index -> BitmapStrike? in
      let size = SIMD2(Double(sizes[index].x_ppem), Double(sizes[index].y_ppem)) / 64
      return size.x > 0 && size.y > 0 ? BitmapStrike(index: index, pixelsPerEm: size) : nil
    }
    return strikes.sorted { ($1.pixelsPerEm.y, $0.index) < ($0.pixelsPerEm.y, $1.index) }
  }
}

/// Converts FreeType's contours to a path in ems, y down.
private struct OutlineReader {
  /// The factor that converts FreeType's coordinates, in 1/64 of a pixel, to ems.
  let scale: Double
  /// The horizontal shear: the shift to the right, in ems, per em above the baseline.
  let slant: Double
  private(set) var path = Path()
  /// The first point of the current contour.
  private var start = FT_Vector()
  /// A line segment that has not been added to the path yet. If the last line of a contour ends at
  /// the contour's start, it is never added, because closing the subpath draws it.
  private var pendingLine: FT_Vector?
  private var isContourOpen = false

  init(scale: Double, slant: Double) {
    self.scale = scale
    self.slant = slant
  }

  /// Appends the contours of an outline to the path.
  ///
  /// - Returns: Whether FreeType could decompose the outline.
  mutating func read(_ outline: inout FT_Outline) -> Bool {
    var functions = FT_Outline_Funcs(
      move_to: { to, user in
        guard let to, let reader = OutlineReader.behind(user) else { return 1 }
        reader.pointee.move(to.pointee)
        return 0
      },
      line_to: { to, user in
        guard let to, let reader = OutlineReader.behind(user) else { return 1 }
        reader.pointee.line(to.pointee)
        return 0
      },
      conic_to: { control, to, user in
        guard let control, let to, let reader = OutlineReader.behind(user) else { return 1 }
        reader.pointee.quad(control.pointee, to.pointee)
        return 0
      },
      cubic_to: { first, second, to, user in
        guard let first, let second, let to, let reader = OutlineReader.behind(user) else {
          return 1
        }
        reader.pointee.cubic(first.pointee, second.pointee, to.pointee)
        return 0
      }, shift: 0, delta: 0)
    let error = withUnsafeMutablePointer(to: &self) {
      FT_Outline_Decompose(&outline, &functions, $0)
    }
    close()
    return error == 0
  }

  private static func behind(
    _ user: UnsafeMutableRawPointer?
  ) -> UnsafeMutablePointer<OutlineReader>? {
    user?.assumingMemoryBound(to: OutlineReader.self)
  }

  private mutating func move(_ to: FT_Vector) {
    close()
    start = to
  }

  private mutating func line(_ to: FT_Vector) {
    drawPending()
    pendingLine = to
  }

  private mutating func quad(_ control: FT_Vector, _ to: FT_Vector) {
    drawPending()
    open()
    path.addQuadCurve(to: point(to), control: point(control))
  }

  private mutating func cubic(_ first: FT_Vector, _ second: FT_Vector, _ to: FT_Vector) {
    drawPending()
    open()
    path.addCurve(to: point(to), control1: point(first), control2: point(second))
  }

  private mutating func open() {
    guard !isContourOpen else { return }
    path.move(to: point(start))
    isContourOpen = true
  }

  private mutating func drawPending() {
    guard let line = pendingLine else { return }
    pendingLine = nil
    open()
    path.addLine(to: point(line))
  }

  private mutating func close() {
    if let line = pendingLine, line.x == start.x, line.y == start.y { pendingLine = nil }
    drawPending()
    if isContourOpen { path.closeSubpath() }
    isContourOpen = false
  }

  private func point(_ vector: FT_Vector) -> CGPoint {
    let y = Double(vector.y) * scale
    // Unlike negation, subtraction from zero never gives a negative zero.
    return CGPoint(x: Double(vector.x) * scale + slant * y, y: 0 - y)
  }
}
