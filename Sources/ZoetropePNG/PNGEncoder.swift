import ZoetropeImages
import ZoetropePixels

/// Encodes bitmaps as PNG files.
///
/// The bytes are determined by the pixels and the compression: the same picture gives the same file
/// on any machine with the same libpng and zlib. Every file is tagged as sRGB.
///
/// The format is the one that holds the picture without loss in the fewest bytes before
/// compression:
///
/// - Gray, if all pixels are opaque grays.
/// - RGB, if all pixels are opaque.
/// - RGBA with straight alpha, if some pixels are translucent.
/// - A palette of 1, 2, 4 or 8 bits instead of these, if the picture has at most 256 colors and the
///   palette format is smaller.
///
/// An encoder keeps its buffers between pictures. Use one encoder per task, and encode all pictures
/// of the task with it.
public final class PNGEncoder {
  /// The effort spent on making files small.
  public let compression: PNGCompression
  private let library = PNGLibrary()
  var table = ColorTable()
  var fast = FastStream()
  /// The picture that is being encoded band by band, if any.
  var picture: BandPicture?
  /// The guessed format of the next picture that arrives in bands. If nil, the next picture must be
  /// encoded from a bitmap.
  var expected: PixelFormat? = .rgb
  private var small = SmallStream()
  /// A copy of the last picture, so that an equal picture is not encoded again. It is only kept for
  /// ``PNGCompression/small``, because encoding then takes many times as long as copying.
  private var lastPicture = LastPicture()

  /// Creates an encoder.
  ///
  /// - Parameter compression: The effort spent on making files small. The default is
  ///   ``PNGCompression/fast``.
  public init(compression: PNGCompression = .fast) { self.compression = compression }

  deinit {
    fast.deallocate()
    small.deallocate()
  }

  /// Encodes a bitmap and passes the bytes of the file to a closure. The bytes are only valid
  /// during the closure's execution.
  ///
  /// - Throws: ``PNGError/invalidSize(width:height:)`` if the width or height is 0 or exceeds
  ///   1,000,000; ``PNGError/encoding(message:)`` if libpng fails, which only happens if memory
  ///   runs out.
  /// - Complexity: O(*n*) in the number of pixels.
  public func withEncodedBytes<Result>(
    of bitmap: Bitmap, _ body: (UnsafeRawBufferPointer) -> Result
  ) throws(PNGError) -> Result {
    try encode(bitmap)
    return body(lastBytes)
  }

  /// Encodes a bitmap and returns the bytes of the file.
  ///
  /// - Throws: The same errors as ``withEncodedBytes(of:_:)``.
  /// - Complexity: O(*n*) in the number of pixels.
  public func encoded(_ bitmap: Bitmap) throws(PNGError) -> [UInt8] {
    try withEncodedBytes(of: bitmap) { [UInt8]($0) }
  }

  /// The last encoded file. Valid until the next picture is encoded.
  package var lastBytes: UnsafeRawBufferPointer { library.bytes }

  /// Encodes a bitmap as a PNG file. The bytes of the file are then in ``lastBytes``.
  ///
  /// - Throws: The same errors as ``withEncodedBytes(of:_:)``.
  package func encode(_ bitmap: Bitmap) throws(PNGError) {
    let (width, height) = (bitmap.width, bitmap.height)
    guard (1...1_000_000).contains(width), (1...1_000_000).contains(height) else {
      throw .invalidSize(width: width, height: height)
    }
    assert(bitmap.factsHold, "A fact about a row does not hold.")
    picture = nil
    if lastPicture.equals(bitmap) { return }
    lastPicture.forget()
    // The analysis may stop before the last pixel, so its format is a guess. If the guess is wrong,
    // the next analysis assumes less.
    for (mayBeGray, mayBeOpaque) in [(true, true), (false, true), (false, false)] {
      let analysis = PixelAnalysis(
        bitmap, table: &table, mayBeGray: mayBeGray, mayBeOpaque: mayBeOpaque)
      let format = analysis.format(width: width, height: height, colors: table.colors)
      if try encode(bitmap, as: format) { break }
    }
    if compression == .small { lastPicture.remember(bitmap) }
  }

  /// Encodes a bitmap in the given format. Returns false if the format cannot hold the bitmap.
  private func encode(_ bitmap: Bitmap, as format: PixelFormat) throws(PNGError) -> Bool {
    var palette: [UInt32] = []
    var indices: [UInt8] = []
    if case .palette = format { (palette, indices) = Self.palette(of: table.colors) }
    let packer = RowPacker(format: format, width: bitmap.width, indices: indices)
    let stream: UnsafeRawBufferPointer
    switch compression {
    case .fast:
      guard fast.make(bitmap, packer, table) else { return false }
      stream = fast.bytes
    case .small:
      guard try small.make(bitmap, packer, table) else { return false }
      stream = small.bytes
    }
    try write(stream, width: bitmap.width, height: bitmap.height, format, palette)
    expected = palette.indices.allSatisfy { Int(indices[$0]) == $0 } ? format : nil
    return true
  }

  func write(
    _ stream: UnsafeRawBufferPointer, width: Int, height: Int, _ format: PixelFormat,
    _ palette: [UInt32]
  ) throws(PNGError) {
    let header = PNGHeader(width: width, height: height, format: format, palette: palette)
    try library.write(header, stream: stream)
  }

  /// Returns a palette with straight alpha, and the palette index of each of the premultiplied
  /// `colors`.
  ///
  /// In the palette, translucent colors precede opaque ones, so that the file stores no alpha for
  /// the opaque ones.
  static func palette(of colors: [UInt32]) -> (palette: [UInt32], indices: [UInt8]) {
    var palette: [UInt32] = []
    var indices = [UInt8](repeating: 0, count: colors.count)
    for isOpaque in [false, true] {
      for (number, color) in colors.enumerated() where (color >> 24 == 255) == isOpaque {
        indices[number] = UInt8(palette.count)
        palette.append(StraightAlpha.straight(color))
      }
    }
    return (palette, indices)
  }
}
