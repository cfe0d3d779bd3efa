import Foundation

/// A frame rate, in frames per second, as an exact fraction.
///
/// Frame `k` shows the time `k / rate`, in seconds. Times are derived from frame numbers and never
/// summed. The time of frame 30000 at 30000/1001 frames per second is therefore as exact as that of
/// frame 1. Frames of different rates that occur at the same time have equal `Double` times.
///
/// In text, a rate is written as `60`, `25` or `30000/1001`.
public struct FrameRate: Hashable, Sendable {
  /// The largest allowed numerator and denominator. A numerator or denominator multiplied by a
  /// frame number stays below 2⁵³. The time of a frame is therefore the result of one correctly
  /// rounded division.
  package static let largestTerm = 1_000_000
  /// The largest allowed number of frames of an animation.
  package static let largestFrameCount = 10_000_000

  /// The numerator of the rate in lowest terms: the number of frames in ``denominator`` seconds.
  public let numerator: Int
  /// The denominator of the rate in lowest terms: the number of seconds that ``numerator`` frames
  /// take.
  public let denominator: Int

  /// Creates a rate of `numerator / denominator` frames per second, in lowest terms.
  ///
  /// - Parameters:
  ///   - numerator: The number of frames, from 1 to 1,000,000.
  ///   - denominator: The number of seconds, from 1 to 1,000,000. Default 1.
  public init(_ numerator: Int, _ denominator: Int = 1) {
    precondition(
      FrameRate.isTerm(numerator) && FrameRate.isTerm(denominator),
      "A frame rate is a fraction of two whole numbers from 1 to 1,000,000, such as 30000/1001.")
    let divisor = FrameRate.greatestCommonDivisor(numerator, denominator)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  /// The rate in frames per second, rounded to the nearest `Double`.
  public var framesPerSecond: Double { Double(numerator) / Double(denominator) }

  /// Returns the time of a frame, in seconds from the start of the animation.
  ///
  /// - Parameter frame: The number of the frame, counted from 0.
  public func seconds(ofFrame frame: Int) -> Double {
    Double(frame) * Double(denominator) / Double(numerator)
  }

  /// Returns the number of frames of an animation. It is the duration times the rate, rounded to
  /// the nearest whole number (halves are rounded up), and limited to ten million.
  ///
  /// - Parameter duration: The duration in seconds, finite and not negative.
  public func frameCount(duration: Double) -> Int {
    let exact = duration * Double(numerator) / Double(denominator)
    let limit = Double(FrameRate.largestFrameCount)
    guard exact < limit else { return FrameRate.largestFrameCount }
    return Int(max(0, exact).rounded(.toNearestOrAwayFromZero))
  }

  private static func isTerm(_ value: Int) -> Bool { (1...largestTerm).contains(value) }

  /// Returns the greatest common divisor of two positive numbers, by Euclid's algorithm.
  ///
  /// - Complexity: O(log min(*a*, *b*))
  private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}

extension FrameRate: ExpressibleByIntegerLiteral {
  /// Creates a rate of a whole number of frames per second.
  ///
  /// - Parameter value: The number of frames per second, from 1 to 1,000,000.
  public init(integerLiteral value: Int) { self.init(value) }
}

extension FrameRate: LosslessStringConvertible {
  /// Creates a rate from text such as `60`, `25` or `30000/1001`. The result is nil if the text has
  /// a different form.
  ///
  /// - Parameter text: One whole number, or two whole numbers with a slash between them. The
  ///   numbers are from 1 to 1,000,000, without a sign or spaces.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= 2, let numerator = FrameRate.term(parts[0]) else { return nil }
    guard let denominator = parts.count == 2 ? FrameRate.term(parts[1]) : 1 else { return nil }
    self.init(numerator, denominator)
  }

  /// The rate as text: `60` or `30000/1001`.
  public var description: String {
    denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
  }

  private static func term(_ text: Substring) -> Int? {
    // `Int` also accepts a sign.
    guard text.utf8.allSatisfy({ (48...57).contains($0) }), let value = Int(text), isTerm(value)
    else { return nil }
    return value
  }
}
