import Foundation
import Zoetrope
import ZoetropeDisplayList
import ZoetropeFiles
import ZoetropePNG
import ZoetropeSequences

/// The validated options of a recording.
package struct RecordingPlan: Sendable {
  /// The content of the frames.
  package enum Kind: Sendable, Equatable {
    /// The animation alone.
    case anim
    /// Several ``RecordingPlan/columns`` side by side.
    case comparison
  }

  /// The animation to record; for a comparison, the animation of the first column.
  package let anim: Anim
  /// The content of the frames.
  package let kind: Kind
  /// The columns of a comparison; a single column for an animation alone.
  package let columns: [ComparisonColumn]
  /// The size that is proposed to the animation's root view, in points.
  package let size: CGSize
  /// The size of all columns in points; nil if each column has the size of its animation.
  let chosenSize: CGSize?
  /// The frame rate.
  package let rate: FrameRate
  /// The number of frames of the whole animation; for a comparison, of the longest animation.
  package let frameCount: Int
  /// The frames to write, in ascending order.
  package let frames: [Int]
  /// The number of pixels per point.
  package let scale: Double
  /// The size of the frames in points. The frames of a comparison have room for all columns side by
  /// side, and for plots below them.
  package let canvas: CGSize
  /// The size of the files' pictures in pixels.
  package let pixels: PixelSize
  /// The interpolation mode of layouts. A comparison ignores this mode.
  package let interpolation: LayoutInterpolation
  /// Whether there are plots below the frames of a comparison.
  package let hasPlot: Bool
  /// The views whose trails a comparison draws.
  package let trails: TrailSelection
  /// The values of the animation's parameters.
  package let values: ParameterValues
  /// The source of the fonts for text.
  package let fonts: FontSource
  /// The background color; nil if it is transparent, or if the columns have different background
  /// colors.
  package let background: PaintColor?
  /// The background color in dark mode. It is taken from the first column whose background in dark
  /// mode is opaque and differs from its background in light mode; nil if there is no such column.
  package let darkBackground: PaintColor?
  /// The background that the options specify for all columns.
  let chosenBackground: RecordingOptions.Background
  /// The trade-off between encoding speed and file size.
  package let compression: PNGCompression
  /// The number of frames to draw concurrently. It is the number in the options, limited by the
  /// number of selected frames and by the number of frames that fit into half of the memory.
  package let jobs: Int
  /// The stream that receives the frames; nil if they are written to ``folder``.
  package let stream: RecordingOptions.Stream?
  /// The beginning of the names of frame files. For an animation alone, it is the animation's name.
  /// For a comparison, it consists of the names of all compared animations, followed by `-compare`.
  package let baseName: String
  /// The path of the output folder, as given. It is not used if there is a ``stream``.
  package let folder: String
  /// The treatment of existing files of the recording.
  package let existing: RecordingOptions.ExistingFiles
  /// Whether a sequence may contain frames from different builds of the program.
  package let allowsAnyBuild: Bool
  /// The algorithm of the checksums in the manifest.
  package let checksum: Checksum
  /// The part that the recording contributes to its sequence: all frames, a selection or a shard.
  package let part: ManifestPart
  /// Whether a fault of a layout, such as writing state during layout, is an error instead of a
  /// diagnostic.
  package let isStrict: Bool
  /// Whether frames are drawn from scratch, pixel by pixel, without any fast path.
  package let isReference: Bool

  /// Creates a plan by checking options, without writing anything.
  ///
  /// - Parameters:
  ///   - anim: The animation to record, which must be valid.
  ///   - kind: The content of the frames. Default: the animation.
  ///   - options: The options.
  /// - Throws: ``RecorderError`` for the first problem.
  /// - Complexity: O(frames).
  @MainActor package init(
    _ anim: Anim, kind: Kind = .anim, options: RecordingOptions
  ) throws(RecorderError) {
    let columns = RecordingPlan.columns(anim, kind: kind, options: options)
    let rate = options.rate ?? RecordingPlan.rate(of: columns)
    for column in columns {
      do { try column.anim.validateFrameCount(rate: rate) } catch {
        throw .frameCount(duration: column.anim.duration, rate: "\(rate)")
      }
    }
    (self.anim, self.kind, self.columns, self.rate) = (columns[0].anim, kind, columns, rate)
    chosenSize = options.size
    size = options.size ?? columns[0].anim.size
    frameCount = columns.map { $0.anim.frameCount(rate: rate) }.max() ?? 0
    let selected = try (options.frames ?? .all).frames(of: frameCount)
    frames = options.shard.map { $0.frames(of: selected) } ?? selected
    scale = options.scale
    hasPlot = kind == .comparison && options.hasPlot
    canvas = RecordingPlan.canvas(
      columns.map { options.size ?? $0.anim.size }, hasPlot: hasPlot)
    pixels = try PixelSize(canvas: canvas, scale: scale, memory: options.memory)
    interpolation = options.interpolation
    trails = options.trails
    values = columns[0].values
    fonts = options.fonts
    chosenBackground = options.background
    let colors = columns.map { RecordingPlan.paint(options.background, of: $0.anim) }
    background = colors.allSatisfy { $0 == colors[0] } ? colors[0] : nil
    let dark = columns.map { RecordingPlan.paint(options.background, of: $0.anim, in: .dark) }
    darkBackground = zip(colors, dark).first { $0 != $1 && $1?.alpha == 1 }?.1
    compression = options.compression
    // Half of the memory is reserved for other uses. One frame always fits, as checked above.
    let room = max(1, options.memory / 2 / pixels.bytes)
    // To count the processors, files of the system are read; a single frame needs one of them.
    let limit = frames.count > 1 ? options.jobs ?? ProcessorCount.available : 1
    jobs = Int(min(Double(max(1, limit)), Double(frames.count), room))
    baseName = RecordingPlan.baseName(of: columns, kind: kind)
    folder = options.folder ?? "frames/\(baseName)"
    stream = options.stream
    existing = options.existing
    allowsAnyBuild = options.allowsAnyBuild
    checksum = options.checksum
    part = RecordingPlan.part(options)
    isStrict = options.isStrict
    isReference = options.isReference
    if let stream {
      if !stream.format.hasAlpha, background.map({ $0.alpha < 1 }) ?? true {
        throw .needsOpaqueBackground(stream.format)
      }
    } else {
      try checkOutput()
    }
  }

  /// Whether the options have neither a selection of frames nor a shard, so that the recording has
  /// all frames. False for a selection, even if it contains all frames.
  ///
  /// Only a whole recording removes frames that are not part of it.
  package var isWhole: Bool { part == .whole }

  /// Returns the name of a frame's file, such as `wheel_00042.png`.
  package func fileName(ofFrame frame: Int) -> String {
    FrameName.text(of: frame, baseName: baseName)
  }

  /// The distance between adjacent selected frames, in frames of the animation, if all distances
  /// are equal; otherwise 1.
  package var frameDistance: Int { RecordingPlan.distance(of: frames) }

  /// Returns the distance between adjacent numbers if all distances are equal; otherwise 1. The
  /// numbers must be in ascending order.
  package static func distance(of numbers: [Int]) -> Int {
    guard numbers.count > 1 else { return 1 }
    let distance = numbers[1] - numbers[0]
    let isEven = zip(numbers, numbers.dropFirst()).allSatisfy { $1 - $0 == distance }
    return isEven ? distance : 1
  }

  /// The name of the CSV file with the table of a comparison.
  package static let tableName = "compare.csv"
  /// The name of the JSON file with the numbers of a comparison.
  package static let numbersName = "compare.json"
  /// The names of the files that a comparison writes beside its frames.
  static let tableNames = [tableName, numbersName]

  private static func part(_ options: RecordingOptions) -> ManifestPart {
    let frames = options.frames?.description
    if let shard = options.shard {
      return .shard(index: shard.index, count: shard.count, frames: frames)
    }
    return frames.map(ManifestPart.frames) ?? .whole
  }

  private static func baseName(of columns: [ComparisonColumn], kind: Kind) -> String {
    let names = columns.map(\.anim.name)
    return kind == .comparison ? FrameName.baseName(comparing: names) : names[0]
  }

  private static func canvas(_ sizes: [CGSize], hasPlot: Bool) -> CGSize {
    let width = sizes.reduce(0) { $0 + Double($1.width) }
    let height = sizes.map { Double($0.height) }.max() ?? 0
    return CGSize(width: width, height: height + (hasPlot ? plotHeight(width: width) : 0))
  }

  /// Returns the height of the plots below a comparison, given the total width of its columns. Both
  /// are in points.
  package static func plotHeight(width: Double) -> Double { min(180, max(60, width / 6)) }

  /// Returns the background color of an animation in a color scheme; nil for a transparent
  /// background. A color that the options specify is the same in all schemes.
  @MainActor static func paint(
    _ background: RecordingOptions.Background, of anim: Anim, in scheme: ColorScheme = .light
  ) -> PaintColor? {
    switch background {
    case .anim: anim.background?.paint(in: scheme)
    case .transparent: nil
    case .color(let color): color.paint(in: .light)
    }
  }
}
