import ZoetropeGeometry

/// An animation of the symbol images in a view.
///
/// Apple does not document the curves of these animations. Zoetrope uses smooth curves of its own,
/// with similar durations. An effect moves and fades a symbol as a whole, even if the effect is set
/// to treat each layer separately.
public protocol SymbolEffect {
  /// The settings of the effect.
  var configuration: SymbolEffectConfiguration { get }
}

/// A symbol effect that code turns on and off. The effect lasts while it is on.
public protocol IndefiniteSymbolEffect {}

/// A symbol effect that plays when a value changes.
public protocol DiscreteSymbolEffect {}

/// A symbol effect that shows a symbol when it is inserted, or hides a symbol when it is removed.
public protocol TransitionSymbolEffect {}

/// A symbol effect that replaces a symbol by another symbol.
public protocol ContentTransitionSymbolEffect {}

/// The settings of a symbol effect.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  /// The motion of a symbol.
  enum Motion: Hashable, Sendable {
    case automatic
    case appear, disappear, drawOn, drawOff
    /// A symbol grows or shrinks by a factor, and then returns to its original size.
    case bounce(factor: Double)
    case scale(factor: Double)
    /// A symbol fades to an opacity and back.
    case pulse(opacity: Double)
    case breathe(isPulsing: Bool)
    /// A symbol turns once about its center: clockwise if the sign is 1, counterclockwise if it is
    /// -1.
    case rotate(sign: Double)
    /// A symbol swings along a line. The direction of the first movement is (x, y), with y down.
    case wiggle(x: Double, y: Double)
    /// A symbol swings about its center: first clockwise if the sign is 1, first counterclockwise
    /// if it is -1.
    case swing(sign: Double)
    case replace
  }

  var motion: Motion
}

/// The number of repetitions and the speed of a symbol effect.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The number of times that an effect plays, and the pauses between these repetitions.
  public struct RepeatBehavior: Hashable, Sendable {
    /// The number of times that the effect plays; nil for no end.
    var count: Int?
    /// The pause between two repetitions, in seconds.
    var delay: Double = 0

    /// The behavior that repeats without end and without pauses.
    public static let continuous = RepeatBehavior(count: nil)
    /// The behavior that repeats without end, with pauses of half a second.
    public static let periodic = RepeatBehavior(count: nil, delay: 0.5)

    /// Returns a behavior that repeats with pauses.
    ///
    /// - Parameters:
    ///   - count: The number of times that the effect plays; nil for no end. Default nil.
    ///   - delay: The pause between two repetitions, in seconds; nil for half a second. Default
    ///     nil.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count, delay: delay ?? 0.5)
    }
  }

  private(set) var behavior: RepeatBehavior?
  private(set) var rate = 1.0

  /// The default options: the effect plays once when a value changes, or without end while it is
  /// active.
  public static let `default` = SymbolEffectOptions()
  /// The options to repeat an effect without end.
  public static let repeating = SymbolEffectOptions().repeating
  /// The options to play an effect once.
  public static let nonRepeating = SymbolEffectOptions().nonRepeating

  /// A copy of these options, changed to repeat the effect without end.
  public var repeating: SymbolEffectOptions { `repeat`(.continuous) }
  /// A copy of these options, changed to play the effect once.
  public var nonRepeating: SymbolEffectOptions { `repeat`(1) }

  /// Returns options to play an effect `count` times, or without end if `count` is nil.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(count)
  }

  /// Returns options to repeat an effect as the given behavior describes.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(behavior)
  }

  /// Returns options to play an effect at a multiple of the normal speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions().speed(speed)
  }

  /// Returns a copy of these options, changed to play the effect `count` times, or without end if
  /// `count` is nil.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    `repeat`(RepeatBehavior(count: count))
  }

  /// Returns a copy of these options, changed to repeat the effect as the given behavior describes.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var options = self
    options.behavior = behavior
    return options
  }

  /// Returns a copy of these options, changed to play the effect at a multiple of the normal speed.
  ///
  /// - Parameter speed: The factor. A factor that is not positive or not finite counts as 1.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.rate = speed > 0 && speed < .infinity ? speed : 1
    return options
  }
}
