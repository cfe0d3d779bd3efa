import ZoetropeDisplayList
import ZoetropeImages
import ZoetropePicture
import ZoetropeRaster
import ZoetropeSequences

/// Draws and encodes frames, with buffers that it reuses. It must be used by a single task at a
/// time.
final class FrameEncoder {
  /// The format of uncompressed pixels; nil for PNG files.
  private let pixelFormat: StreamFormat?
  private let renderer: Renderer
  private let encoder: PictureEncoder
  private var pixels = PixelStreamEncoder()

  init(_ plan: RecordingPlan) {
    pixelFormat = plan.stream.flatMap { $0.format == .png ? nil : $0.format }
    encoder = PictureEncoder(compression: plan.compression)
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
    guard let pixelFormat else { return try encoder.encode(list, with: renderer) }
    let bitmap = encoder.draw(list, with: renderer)
    let start = ContinuousClock.now
    pixels.encode(bitmap, as: pixelFormat)
    return ContinuousClock.now - start
  }

  /// Returns the reason for an error as a clause.
  static func reason(_ error: PNGError) -> String {
    switch error {
    case .invalidSize(let width, let height): "a picture cannot have \(width)x\(height) pixels"
    case .encoding(let message), .decoding(let message): message
    }
  }
}
