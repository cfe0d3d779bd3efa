import Foundation

/// How many frames a second has: an exact fraction.
///
/// Frame `k` shows the time `k / rate`. Times are derived from frame numbers and are never summed,
/// so that frame 30000 of a film at 30000/1001 frames a second is exactly as right as frame 1, and
/// frames of different rates that fall on the same time get the very same `Double`.
///
/// Written as `60`, `25` or `30000/1001`.
public struct FrameRate: Hashable, Sendable {
  /// The largest numerator and denominator. Products of either with a frame number stay below
  /// 2⁵³, so that a frame's time is one correctly rounded division.
  package static let largestTerm = 1_000_000
  /// The largest number of frames that an animation may have.
  package static let largestFrameCount = 10_000_000

  /// Frames in ``denominator`` seconds; positive.
  public let numerator: Int
  /// Seconds in which ``numerator`` frames pass; positive.
  public let denominator: Int

  /// Creates a rate of `numerator / denominator` frames a second, in lowest terms.
  ///
  /// - Parameters:
  ///   - numerator: Frames, from 1 to 1,000,000.
  ///   - denominator: Seconds, from 1 to 1,000,000. Default 1.
  public init(_ numerator: Int, _ denominator: Int = 1) {
    precondition(
      FrameRate.isTerm(numerator) && FrameRate.isTerm(denominator),
      "A frame rate is a fraction of two whole numbers from 1 to 1,000,000, such as 30000/1001.")
    let divisor = FrameRate.greatestCommonDivisor(numerator, denominator)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  /// The rate as a number of frames a second, rounded to the nearest `Double`.
  public var framesPerSecond: Double { Double(numerator) / Double(denominator) }

  /// The time that a frame shows, in seconds from the start of the animation.
  ///
  /// - Parameter frame: The frame's number, counted from 0.
  public func seconds(ofFrame frame: Int) -> Double {
    Double(frame) * Double(denominator) / Double(numerator)
  }

  /// The number of frames of an animation: its duration times the rate, rounded to the nearest
  /// whole number, halves up. Never more than the type's largest count.
  ///
  /// - Parameter duration: In seconds, finite and not negative.
  public func frameCount(duration: Double) -> Int {
    let exact = duration * Double(numerator) / Double(denominator)
    let limit = Double(FrameRate.largestFrameCount)
    guard exact < limit else { return FrameRate.largestFrameCount }
    return Int(max(0, exact).rounded(.toNearestOrAwayFromZero))
  }

  private static func isTerm(_ value: Int) -> Bool { (1...largestTerm).contains(value) }

  /// Euclid's algorithm; O(log(min(a, b))).
  private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}

extension FrameRate: ExpressibleByIntegerLiteral {
  /// Creates a rate of a whole number of frames a second.
  ///
  /// - Parameter value: From 1 to 1,000,000.
  public init(integerLiteral value: Int) { self.init(value) }
}

extension FrameRate: LosslessStringConvertible {
  /// Reads a rate such as `60`, `25` or `30000/1001`.
  ///
  /// - Parameter text: One whole number, or two with a slash between them; each from 1 to
  ///   1,000,000. Anything else gives `nil`.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= 2, let numerator = FrameRate.term(parts[0]) else { return nil }
    guard let denominator = parts.count == 2 ? FrameRate.term(parts[1]) : 1 else { return nil }
    self.init(numerator, denominator)
  }

  /// The rate as it is typed: `60` or `30000/1001`.
  public var description: String {
    denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
  }

  private static func term(_ text: Substring) -> Int? {
    // `Int` would also take a sign.
    guard text.utf8.allSatisfy({ (48...57).contains($0) }), let value = Int(text), isTerm(value)
    else { return nil }
    return value
  }
}
