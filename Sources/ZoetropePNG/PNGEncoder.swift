import ZoetropeBitmap

/// Turns bitmaps into PNG files.
///
/// Guarantees: the bytes are a function of the pixels and the compression alone, so the same picture
/// gives the same file, on any machine with the same libpng and zlib. The format is the smallest,
/// before compression, that holds the picture without loss: gray when all pixels are opaque grays, a
/// palette of 1, 2, 4 or 8 bits when there are at most 256 colours and that is smaller, RGB when all
/// pixels are opaque, and otherwise RGBA with straight alpha. Every file is tagged as sRGB.
///
/// An encoder keeps its buffers: use one for each task, and the same one for all its pictures.
public final class PNGEncoder {
  /// How much work goes into making files small.
  public let compression: PNGCompression
  private let library = PNGLibrary()
  var table = ColorTable()
  var fast = FastStream()
  /// The picture whose rows are coming.
  var picture: BandPicture?
  /// The format to encode such a picture in; nil if it has to come as a bitmap.
  var expected: PixelFormat? = .rgb
  private var small = SmallStream()
  /// Only filled where encoding takes many times as long as copying.
  private var memory = PixelMemory()

  /// Creates an encoder.
  ///
  /// - Parameter compression: How much work goes into making files small. Default: as little as
  ///   may be.
  public init(compression: PNGCompression = .fast) { self.compression = compression }

  deinit {
    fast.deallocate()
    small.deallocate()
  }

  /// Encodes a bitmap and hands the file's bytes, which are valid during the call, to `body`.
  ///
  /// - Throws: ``PNGError/invalidSize(width:height:)`` for a bitmap without pixels or with more than
  ///   1,000,000 a side, ``PNGError/encoding(message:)`` when libpng fails, which takes a lack of
  ///   memory.
  /// O(pixels).
  public func withEncodedBytes<Result>(
    of bitmap: Bitmap, _ body: (UnsafeRawBufferPointer) -> Result
  ) throws(PNGError) -> Result {
    try encode(bitmap)
    return body(lastBytes)
  }

  /// Encodes a bitmap into an array; see ``withEncodedBytes(of:_:)``.
  public func encoded(_ bitmap: Bitmap) throws(PNGError) -> [UInt8] {
    try withEncodedBytes(of: bitmap) { [UInt8]($0) }
  }

  /// The file that was made last, valid until the next one is.
  package var lastBytes: UnsafeRawBufferPointer { library.bytes }

  /// Encodes a bitmap; what comes of it is in ``lastBytes``.
  package func encode(_ bitmap: Bitmap) throws(PNGError) {
    let (width, height) = (bitmap.width, bitmap.height)
    guard (1...1_000_000).contains(width), (1...1_000_000).contains(height) else {
      throw .invalidSize(width: width, height: height)
    }
    assert(bitmap.factsHold, "A fact about a row does not hold.")
    picture = nil
    if memory.holds(bitmap) { return }
    memory.forget()
    // What a look at some of the pixels tells of all is a guess; a better one follows a wrong one.
    for (mayBeGray, mayBeOpaque) in [(true, true), (false, true), (false, false)] {
      let analysis = PixelAnalysis(
        bitmap, table: &table, mayBeGray: mayBeGray, mayBeOpaque: mayBeOpaque)
      let format = analysis.format(width: width, height: height, colors: table.colors)
      if try encode(bitmap, as: format) { break }
    }
    if compression == .small { memory.remember(bitmap) }
  }

  /// False if the format cannot hold the picture.
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

  /// The colours as straight pixels, translucent ones first, so that their alphas need no entries
  /// for the others; and the place of each colour.
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
