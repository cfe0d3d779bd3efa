import Foundation
import Zoetrope
import ZoetropeFiles
import ZoetropePNG
import ZoetropeSequences

/// The options of a recording. ``RecordingPlan`` checks them.
package struct RecordingOptions: Sendable {
  /// The background of the frames.
  package enum Background: Sendable, Equatable {
    /// The animation's own background.
    case anim
    /// No background: frames are transparent.
    case transparent
    /// The given color.
    case color(Color)
  }

  /// The treatment of existing files of a recording.
  package enum ExistingFiles: Sendable, Equatable {
    /// Existing files are an error.
    case refuse
    /// Existing files are replaced.
    case replace
    /// Complete frames are kept, and only the others are written.
    case resume
  }

  /// A pipe that receives the frames, in ascending order.
  package struct Stream: Sendable {
    /// The format of the frames.
    package var format: StreamFormat
    /// The receiver of the frames.
    package var receiver: Receiver

    /// Creates a stream to a file descriptor, which must be open for writing.
    package init(format: StreamFormat, file: Int32) {
      (self.format, receiver) = (format, .file(file))
    }

    /// Creates a stream to a closure.
    package init(format: StreamFormat, _ write: @escaping Writer) {
      (self.format, receiver) = (format, .closure(write))
    }

    /// A closure that takes the bytes of a frame. It is called for one frame at a time.
    package typealias Writer =
      @Sendable (UnsafeRawBufferPointer) throws(RecorderError) -> Void

    /// The receiver of a stream.
    package enum Receiver: Sendable {
      /// A file descriptor.
      case file(Int32)
      /// A closure of this program.
      case closure(Writer)
    }
  }

  /// The trade-off between encoding speed and file size.
  package typealias Compression = PNGCompression

  /// The size of the canvas in points; nil for the animation's own size. Default nil.
  package var size: CGSize?
  /// The frame rate; nil for the animation's own rate. Default nil.
  package var rate: FrameRate?
  /// The selection of the frames to write; nil for all frames. Default nil.
  package var frames: FrameSelection?
  /// The share of the selected frames to write; nil for all of them. Default nil.
  package var shard: Shard?
  /// The number of pixels per point; finite and positive. Default 1.
  package var scale = 1.0
  /// The interpolation mode of layouts. A comparison ignores this mode. Default `parameters`.
  package var interpolation = LayoutInterpolation.parameters
  /// The columns of a comparison. An empty array stands for one column for each interpolation mode
  /// of the animation. Default empty.
  package var columns: [ComparisonColumn] = []
  /// Whether the frames of a comparison have plots over time below them. Default false.
  package var hasPlot = false
  /// The views whose trails a comparison draws. Default: all.
  package var trails = TrailSelection.all
  /// The values of the animation's parameters; nil for their defaults. Default nil.
  package var values: ParameterValues?
  /// The source of the fonts for text. Default ``FontSource/environment``.
  package var fonts = FontSource.environment
  /// Whether a fault of a layout, such as writing state during layout, is an error instead of a
  /// diagnostic. Default false.
  package var isStrict = false
  /// The background of the frames. Default: the animation's own.
  package var background = Background.anim
  /// The trade-off between encoding speed and file size. Default `fast`.
  package var compression = Compression.fast
  /// The maximum number of frames to draw concurrently; at least 1. Default nil, which stands for
  /// ``ProcessorCount/available``.
  package var jobs: Int?
  /// The memory that the recording may occupy, in bytes. Default: that of the machine.
  package var memory = MachineMemory.bytes
  /// The treatment of existing files of the recording. Default `refuse`.
  package var existing = ExistingFiles.refuse
  /// Whether a sequence may contain frames from different builds of the program. Default false.
  package var allowsAnyBuild = false
  /// The algorithm of the checksums in the manifest. Default `xxh64`.
  package var checksum = Checksum.xxh64
  /// Whether frames are drawn from scratch, pixel by pixel, without any fast path. The resulting
  /// pixels are the same. Default false.
  package var isReference = false
  /// The stream that receives the frames instead of a folder; nil for a folder. Default nil.
  package var stream: Stream?
  /// The path of the output folder; nil for `frames/NAME`, where `NAME` is the base name of the
  /// frames. Default nil.
  package var folder: String?

  /// Creates options with the default values.
  package init() {}
}
