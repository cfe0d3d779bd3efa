import Foundation
import Zoetrope
import ZoetropeDisplayList
import ZoetropePNG

/// A recording with everything decided and checked before anything is written.
package struct RecordingPlan: Sendable {
  /// What the frames show.
  package enum Kind: Sendable, Equatable {
    /// The animation.
    case anim
    /// The animation in both ways of interpolating, side by side.
    case comparison
  }

  package let anim: Anim
  package let kind: Kind
  /// The canvas that the animation's root view is proposed, in points.
  package let size: CGSize
  package let rate: FrameRate
  /// The number of frames of the whole animation.
  package let frameCount: Int
  /// The frames to write, rising.
  package let frames: [Int]
  /// Pixels a point.
  package let scale: Double
  /// The size of the files' pictures.
  package let pixels: PixelSize
  package let interpolation: LayoutInterpolation
  package let values: ParameterValues
  /// Where the fonts of texts come from.
  package let fonts: FontSource
  /// What is behind the view; `nil` for nothing.
  package let background: PaintColor?
  /// How much work goes into making files small.
  package let compression: PNGCompression
  /// How many frames are drawn at the same time.
  package let jobs: Int
  /// The folder for the frames, as given.
  package let folder: String
  package let overwrites: Bool
  /// Whether it is an error that a layout writes state while it lays out, or is wrong otherwise.
  package let isStrict: Bool
  /// Whether every frame is drawn from the start and pixel by pixel.
  package let isReference: Bool

  /// Decides and checks; nothing is written.
  ///
  /// - Parameters:
  ///   - anim: What is recorded; valid.
  ///   - kind: What the frames show. Default: the animation.
  ///   - options: What a person chose.
  ///   - memory: How much memory there is, in bytes. Default: the machine's.
  /// - Throws: ``RecorderError`` with the first thing that stands in the way.
  @MainActor package init(
    _ anim: Anim, kind: Kind = .anim, options: RecordingOptions,
    memory: Double = MachineMemory.bytes
  ) throws(RecorderError) {
    self.anim = anim
    self.kind = kind
    size = options.size ?? anim.size
    rate = options.rate ?? anim.rate
    do { try anim.validateFrameCount(rate: rate) } catch {
      throw .frameCount(duration: anim.duration, rate: rate)
    }
    frameCount = anim.frameCount(rate: rate)
    frames = try options.frames.frames(of: frameCount)
    scale = options.scale
    let canvas = RecordingPlan.canvas(size, kind: kind)
    pixels = try PixelSize(canvas: canvas, scale: scale, memory: memory)
    interpolation = options.interpolation
    values = options.values ?? anim.defaultValues
    fonts = options.fonts
    background = RecordingPlan.paint(options.background, of: anim)
    compression = options.compression
    // Half of the memory is for everything else; one frame always fits, as has been checked.
    let room = max(1, memory / 2 / pixels.bytes)
    jobs = Int(min(Double(max(1, options.jobs)), Double(frames.count), room))
    folder = options.folder ?? "frames/\(RecordingPlan.baseName(of: anim, kind: kind))"
    overwrites = options.overwrites
    isStrict = options.isStrict
    isReference = options.isReference
    try checkOutput()
  }

  /// What frame files are named after.
  package var baseName: String { RecordingPlan.baseName(of: anim, kind: kind) }

  /// The canvas of the frames, in points: a comparison is two of the animation's wide.
  package var canvas: CGSize { RecordingPlan.canvas(size, kind: kind) }

  /// The name of a frame's file: `wheel_00042.png`. Numbers past 99999 have more digits.
  package func fileName(ofFrame frame: Int) -> String {
    let digits = String(frame)
    let zeros = String(repeating: "0", count: max(0, 5 - digits.count))
    return "\(baseName)_\(zeros)\(digits).png"
  }

  /// The name of a comparison's table.
  package static let tableName = "compare.csv"

  private static func baseName(of anim: Anim, kind: Kind) -> String {
    kind == .comparison ? "\(anim.name)-compare" : anim.name
  }

  private static func canvas(_ size: CGSize, kind: Kind) -> CGSize {
    CGSize(width: kind == .comparison ? size.width * 2 : size.width, height: size.height)
  }

  @MainActor private static func paint(
    _ background: RecordingOptions.Background, of anim: Anim
  ) -> PaintColor? {
    switch background {
    case .anim: anim.background?.paint(in: EnvironmentValues())
    case .transparent: nil
    case .color(let color): color.paint(in: EnvironmentValues())
    }
  }
}
