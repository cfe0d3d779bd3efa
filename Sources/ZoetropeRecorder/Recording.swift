import Foundation
import Zoetrope
import ZoetropeImages
import ZoetropeSequences

/// A recording of an animation: its frames as an asynchronous sequence, or as files in a folder.
///
/// ```swift
/// for try await frame in Recording(of: anim, scale: 2) {
///   try pipe.write(contentsOf: frame.pngData)
/// }
/// ```
///
/// Frames are made on request, one at a time. They have the same bytes as the files that
/// ``write(to:existing:)`` or the command `render` writes. The animation runs on the main actor,
/// but frames are drawn outside of the main actor.
public struct Recording: Sendable {
  let anim: Anim
  let options: RecordingOptions

  /// The treatment of existing files of the same recording in a folder.
  public enum ExistingFiles: Sendable, Hashable {
    /// Existing files are an error.
    case refuse
    /// Existing files are replaced.
    case replace
    /// Complete frames are kept, and only the others are written.
    case resume
  }

  /// Creates a recording. The animation starts to run when the first frame is requested.
  ///
  /// - Parameters:
  ///   - anim: The animation.
  ///   - size: The size of the canvas, in points. Default nil: the animation's own.
  ///   - rate: The frame rate. Default nil: the animation's own.
  ///   - frames: The range of frame numbers. Default nil: all frames.
  ///   - scale: The number of pixels per point; finite and positive. Default 1.
  ///   - interpolation: How layouts animate. Default `LayoutInterpolation.parameters`.
  ///   - values: The values of the animation's parameters. Default nil: their defaults.
  ///   - isTransparent: Whether the background is transparent instead of the animation's own.
  ///     Default false.
  ///   - fonts: The source of the fonts. Default `FontSource.environment`.
  public init(
    of anim: Anim, size: CGSize? = nil, rate: FrameRate? = nil, frames: ClosedRange<Int>? = nil,
    scale: Double = 1, interpolation: LayoutInterpolation = .parameters,
    values: ParameterValues? = nil, isTransparent: Bool = false,
    fonts: FontSource = .environment
  ) {
    self.anim = anim
    var options = RecordingOptions()
    (options.size, options.rate, options.scale) = (size, rate, scale)
    options.frames = frames.map { range in
      FrameSelection(parts: [.init(first: range.lowerBound, last: range.upperBound)])
    }
    (options.interpolation, options.values, options.fonts) = (interpolation, values, fonts)
    if isTransparent { options.background = .transparent }
    self.options = options
  }

  /// A frame of a recording.
  public struct Frame: Sendable, Hashable {
    /// The number of the frame in the whole animation, counted from 0.
    public let number: Int
    /// The time of the frame in seconds.
    public let time: Double
    /// The number of pixels in a row.
    public let width: Int
    /// The number of rows.
    public let height: Int
    /// The frame as a PNG file.
    public let pngData: Data

    /// The pixels, four bytes each (red, green, blue, straight alpha), row by row from the top,
    /// without gaps. They are decoded on each access. O(pixels).
    public var pixels: [UInt8] { (try? DecodedPNG(Array(pngData)).pixels) ?? [] }
  }

  /// Writes the frames into a folder, with a manifest beside them, as the command `render` does.
  ///
  /// - Parameters:
  ///   - folder: The folder, which is created if it does not exist.
  ///   - existing: The treatment of existing files. Default `refuse`.
  /// - Throws: ``RecordingError``, `AnimError`, `HostError`, or the error of a cue.
  @MainActor public func write(
    to folder: URL, existing: ExistingFiles = .refuse
  ) async throws {
    var options = options
    options.folder = folder.path
    options.existing =
      switch existing {
      case .refuse: .refuse
      case .replace: .replace
      case .resume: .resume
      }
    do {
      let plan = try RecordingPlan(anim, options: options)
      try await Recorder(plan, monitor: SilentMonitor()).record()
    } catch let error as RecorderError {
      throw RecordingError(error)
    }
  }

  /// Compares a folder with the manifests in it, as the command `verify` does.
  ///
  /// - Parameter folder: The folder.
  /// - Returns: A line for each fault. The array is empty if all frames exist and are undamaged,
  ///   and the folder contains no unexpected files.
  /// - Throws: ``RecordingError`` if the folder cannot be read.
  /// - Complexity: O(*n*) in the number of bytes of the frames.
  public static func faults(in folder: URL) throws -> [String] {
    do throws(RecorderError) {
      return try Verification(folder.path).faults.map { fault in
        (fault.file == "." ? "" : "\(fault.file): ") + fault.message
      }
    } catch {
      throw RecordingError(error)
    }
  }
}

/// A monitor that ignores all reports, and interrupts the recording if the task is cancelled.
private struct SilentMonitor: RecordingMonitor {
  var interruption: Int32? { Task.isCancelled ? SIGINT : nil }
  func started() {}
  func framesKept(_ count: Int) {}
  func framesCompleted(_ count: Int) {}
  func noticed(_ diagnostic: Diagnostic) {}
}

extension Recording: AsyncSequence {
  /// Creates an iterator, which runs the animation from the start.
  public func makeAsyncIterator() -> Iterator { Iterator(run: RecordingRun(self)) }

  /// Runs an animation frame by frame.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let run: RecordingRun

    /// Returns the next frame; nil after the last one.
    ///
    /// - Throws: ``RecordingError``, `AnimError`, `HostError`, the error of a cue, or
    ///   `CancellationError` if the task has been cancelled.
    public mutating func next() async throws -> Frame? {
      try Task.checkCancellation()
      do { return try await run.next() } catch let error as RecorderError {
        throw RecordingError(error)
      }
    }
  }
}
