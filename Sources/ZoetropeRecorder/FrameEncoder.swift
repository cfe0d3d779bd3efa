import ZoetropeDisplayList
import ZoetropeImages
import ZoetropePNG
import ZoetropePixels
import ZoetropeRaster
import ZoetropeSequences

/// Draws and encodes frames, with buffers that it reuses. It must be used by a single task at a
/// time.
final class FrameEncoder {
  private let isReference: Bool
  /// The format of uncompressed pixels; nil for PNG files.
  private let pixelFormat: StreamFormat?
  private let renderer: Renderer
  private let context = RenderContext()
  /// The bitmap for frames that cannot be encoded while they are drawn.
  private let bitmap = Bitmap()
  private let encoder: PNGEncoder
  private var pixels = PixelStreamEncoder()

  init(_ plan: RecordingPlan) {
    isReference = plan.isReference
    pixelFormat = plan.stream.flatMap { $0.format == .png ? nil : $0.format }
    encoder = PNGEncoder(compression: plan.compression)
    var renderer = Renderer(scale: plan.scale, background: plan.background)
    renderer.isReference = plan.isReference
    self.renderer = renderer
  }

  /// Calls a closure with the bytes that were encoded last.
  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try pixelFormat == nil ? body(encoder.lastBytes) : pixels.bytes.withUnsafeBytes(body)
  }

  /// Draws and encodes a display list. The bytes are then available in ``withBytes(_:)``.
  ///
  /// - Returns: The part of the time that was spent on encoding.
  func encode(_ list: DisplayList) throws(PNGError) -> Duration {
    var encoding = Duration.zero
    if pixelFormat == nil, try encodeBands(of: list, &encoding) { return encoding }
    renderer.render(list, into: bitmap, context: isReference ? RenderContext() : context)
    let start = ContinuousClock.now
    if let pixelFormat {
      pixels.encode(bitmap, as: pixelFormat)
    } else {
      try encoder.encode(bitmap)
    }
    encoding += ContinuousClock.now - start
    return encoding
  }

  /// Encodes rows while they are drawn.
  ///
  /// The encoder guesses the pixel format of a picture from the previous picture. If the guess is
  /// wrong, it makes another attempt. After three attempts, encoding from a bitmap is cheaper.
  ///
  /// - Returns: Whether the picture is encoded; false if it has to be encoded from a bitmap.
  private func encodeBands(
    of list: DisplayList, _ encoding: inout Duration
  ) throws(PNGError) -> Bool {
    if isReference { return false }
    let (width, height) = renderer.pixelSize(of: list.size)
    for _ in 0..<3 where encoder.begin(width: width, height: height) {
      let isComplete = renderer.renderBands(list, context: context) { band in
        let start = ContinuousClock.now
        defer { encoding += ContinuousClock.now - start }
        return encoder.add(band)
      }
      let start = ContinuousClock.now
      defer { encoding += ContinuousClock.now - start }
      if isComplete, try encoder.finish() { return true }
    }
    return false
  }

  /// Returns the reason for an error as a clause.
  static func reason(_ error: PNGError) -> String {
    switch error {
    case .invalidSize(let width, let height): "a picture cannot have \(width)x\(height) pixels"
    case .encoding(let message), .decoding(let message): message
    }
  }
}
