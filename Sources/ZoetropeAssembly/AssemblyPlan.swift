import Zoetrope

/// The properties of a sequence of frames that is put into a single file.
package struct AssemblyPlan: Sendable, Equatable {
  /// The format of the frames that the encoder reads.
  package enum Input: Sendable, Equatable {
    /// PNG files that follow each other directly.
    case png
    /// Pixels of four components with 8 bits each: red, green, blue and straight alpha.
    case rgba
  }

  /// The format of the file.
  package let container: Container
  /// The format of the frames that the encoder reads.
  package let input: Input
  /// The number of pixels in a row.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// The number of frames. It is positive.
  package let count: Int
  /// The frame rate.
  package let rate: Rate
  /// Whether all pixels of all frames are opaque.
  package let isOpaque: Bool

  /// A frame rate as a fraction, not necessarily in lowest terms.
  package struct Rate: Sendable, Equatable, CustomStringConvertible {
    package let numerator: Int
    package let denominator: Int

    /// Creates the frame rate of a sequence that consists of every `distance`-th frame of an
    /// animation.
    ///
    /// - Parameters:
    ///   - rate: The frame rate of the whole animation.
    ///   - distance: The distance from one frame of the sequence to the next, in frames of the
    ///     animation. Default 1.
    package init(_ rate: FrameRate, distance: Int = 1) {
      (numerator, denominator) = (rate.numerator, rate.denominator * distance)
    }

    /// Returns the duration of a number of frames, in seconds.
    func seconds(_ frames: Int) -> Double {
      Double(frames) * Double(denominator) / Double(numerator)
    }

    /// Returns the time of a frame in units of 1/`unitsPerSecond` seconds, rounded to the nearest
    /// whole number.
    func time(_ frame: Int, unitsPerSecond: Int) -> Int {
      let (product, overflow) = (frame * denominator).multipliedReportingOverflow(
        by: 2 * unitsPerSecond)
      if overflow { return Int((seconds(frame) * Double(unitsPerSecond)).rounded()) }
      return (product + numerator) / (2 * numerator)
    }

    package var description: String {
      denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
    }
  }

  /// Creates a plan.
  package init(
    _ container: Container, input: Input, width: Int, height: Int, count: Int, rate: Rate,
    isOpaque: Bool
  ) {
    (self.container, self.input, self.count) = (container, input, count)
    (self.width, self.height) = (width, height)
    (self.rate, self.isOpaque) = (rate, isOpaque)
  }

  /// The size of the pictures in the file, in pixels. If the format needs an even size, an odd
  /// width or height is increased by a pixel.
  var codedSize: (width: Int, height: Int) {
    container.needsEvenSize ? (width + width % 2, height + height % 2) : (width, height)
  }

  /// The expected duration of the file in seconds.
  var duration: Double {
    guard let units = container.unitsPerSecond else { return rate.seconds(count) }
    return Double(rate.time(count, unitsPerSecond: units)) / Double(units)
  }

  /// The accepted difference between the actual and the expected duration, in seconds.
  var tolerance: Double {
    // Containers whose ``unitsPerSecond`` is nil also round times. For example, WebM stores times
    // in milliseconds.
    container.unitsPerSecond == nil ? 0.002 + 0.01 * rate.seconds(1) : 0.0005
  }

  /// The delay of the last frame, in the container's units of time. It makes the sum of all delays
  /// equal to ``duration``.
  var lastDelay: Int {
    let units = container.unitsPerSecond ?? 1
    return rate.time(count, unitsPerSecond: units) - rate.time(count - 1, unitsPerSecond: units)
  }

  /// Returns the highest frame rate at which common programs play files of a format at full speed;
  /// nil if there is no limit.
  package static func highestRate(_ container: Container) -> FrameRate? {
    container == .gif ? 50 : nil
  }

  /// The reason why the container cannot hold the frames, as a sentence; nil if the container can
  /// hold them.
  package var problem: String? {
    if !isOpaque, !container.hasAlpha {
      return
        "the format has no alpha, and the frames are not opaque; expected an opaque --background, "
        + "or another format"
    }
    if let units = container.unitsPerSecond, rate.numerator > units * rate.denominator {
      return
        "the format holds at most \(units) frames per second, and these are \(rate); expected a "
        + "lower --fps, or another format"
    }
    return nil
  }

  /// A sentence about properties of the frames that the container cannot represent; nil if it
  /// represents all of them.
  package var warning: String? {
    guard container == .gif else { return nil }
    let delay = rate.seconds(1) * 100
    if count > 1, delay < 2 - 1e-9 {
      return "GIF files have delays in hundredths of a second, and programs that show them take a "
        + "delay of 1 for 10: at \(rate) frames per second the file plays too slowly; frames rendered "
        + "with --fps 50 or 25 do not"
    }
    if count > 1, abs(delay - delay.rounded()) > 1e-9 {
      return
        "GIF files have delays in hundredths of a second: at \(rate) frames per second, frames "
        + "last \(Int(delay)) or \(Int(delay) + 1); 50 and 25 are exact"
    }
    if !isOpaque {
      return
        "GIF files have no partial alpha: pixels are either opaque or transparent; .webp, .apng "
        + "and .webm have it"
    }
    return nil
  }
}
