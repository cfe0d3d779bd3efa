import Foundation
import ZoetropeGeometry

/// An effect that briefly enlarges or reduces a symbol.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable, Sendable
{
  /// The settings of the effect.
  public var configuration = SymbolEffectConfiguration(motion: .bounce(factor: 1.25))

  /// A bounce to a larger size.
  public var up: Self { Self(configuration: .init(motion: .bounce(factor: 1.25))) }
  /// A bounce to a smaller size.
  public var down: Self { Self(configuration: .init(motion: .bounce(factor: 0.75))) }
  /// This effect unchanged: symbols always move as a whole.
  public var byLayer: Self { self }
  /// This effect unchanged: it always acts on the whole symbol.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// An effect that briefly enlarges a symbol.
  public static var bounce: Self { Self() }
}
/// An effect that fades a symbol out and in again.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable, Sendable
{
  /// The settings of the effect.
  public var configuration = SymbolEffectConfiguration(motion: .pulse(opacity: 0.4))

  /// This effect unchanged: symbols always fade as a whole.
  public var byLayer: Self { self }
  /// This effect unchanged: it always acts on the whole symbol.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// An effect that fades a symbol out and in again.
  public static var pulse: Self { Self() }
}
/// An effect that lights up the layers of a symbol in turn. Zoetrope fades the whole symbol
/// instead.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable, Sendable
{
  /// The settings of the effect.
  public var configuration = SymbolEffectConfiguration(motion: .pulse(opacity: 0.3))

  /// This effect unchanged: the symbol always fades as a whole.
  public var cumulative: Self { self }
  /// This effect unchanged: the symbol always fades as a whole.
  public var iterative: Self { self }
  /// This effect unchanged: the symbol always fades as a whole.
  public var reversing: Self { self }
  /// This effect unchanged: the symbol always fades as a whole.
  public var nonReversing: Self { self }
  /// The variant that fades a symbol to 0.3 of its opacity.
  public var dimInactiveLayers: Self { Self(configuration: .init(motion: .pulse(opacity: 0.3))) }
  /// The variant that fades a symbol out completely.
  public var hideInactiveLayers: Self { Self(configuration: .init(motion: .pulse(opacity: 0))) }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// An effect that lights up the layers of a symbol in turn. Zoetrope fades the whole symbol
  /// instead.
  public static var variableColor: Self { Self() }
}
/// An effect that makes a symbol grow and shrink slowly.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable, Sendable
{
  /// The settings of the effect.
  public var configuration = SymbolEffectConfiguration(motion: .breathe(isPulsing: false))

  /// The variant that changes only the size.
  public var plain: Self { Self(configuration: .init(motion: .breathe(isPulsing: false))) }
  /// The variant that changes the size and the opacity.
  public var pulse: Self { Self(configuration: .init(motion: .breathe(isPulsing: true))) }
  /// This effect unchanged: symbols always move as a whole.
  public var byLayer: Self { self }
  /// This effect unchanged: it always acts on the whole symbol.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// An effect that makes a symbol grow and shrink slowly.
  public static var breathe: Self { Self() }
}
/// An effect that turns a symbol once about its center.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable, Sendable
{
  /// The settings of the effect.
  public var configuration = SymbolEffectConfiguration(motion: .rotate(sign: 1))

  /// A clockwise turn.
  public var clockwise: Self { Self(configuration: .init(motion: .rotate(sign: 1))) }
  /// A counterclockwise turn.
  public var counterClockwise: Self { Self(configuration: .init(motion: .rotate(sign: -1))) }
  /// This effect unchanged: symbols always move as a whole.
  public var byLayer: Self { self }
  /// This effect unchanged: it always acts on the whole symbol.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// An effect that turns a symbol once about its center.
  public static var rotate: Self { Self() }
}
/// An effect that swings a symbol back and forth.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable, Sendable
{
  /// The settings of the effect.
  public var configuration = SymbolEffectConfiguration(motion: .swing(sign: 1))

  /// A rotation about the center, first clockwise.
  public var clockwise: Self { Self(configuration: .init(motion: .swing(sign: 1))) }
  /// A rotation about the center, first counterclockwise.
  public var counterClockwise: Self { Self(configuration: .init(motion: .swing(sign: -1))) }
  /// A sideways movement, first to the left.
  public var left: Self { Self(configuration: .init(motion: .wiggle(x: -1, y: 0))) }
  /// A sideways movement, first to the right.
  public var right: Self { Self(configuration: .init(motion: .wiggle(x: 1, y: 0))) }
  /// A vertical movement, first up.
  public var up: Self { Self(configuration: .init(motion: .wiggle(x: 0, y: -1))) }
  /// A vertical movement, first down.
  public var down: Self { Self(configuration: .init(motion: .wiggle(x: 0, y: 1))) }
  /// A sideways movement, first to the right.
  public var forward: Self { Self(configuration: .init(motion: .wiggle(x: 1, y: 0))) }
  /// A sideways movement, first to the left.
  public var backward: Self { Self(configuration: .init(motion: .wiggle(x: -1, y: 0))) }
  /// This effect unchanged: symbols always move as a whole.
  public var byLayer: Self { self }
  /// This effect unchanged: it always acts on the whole symbol.
  public var wholeSymbol: Self { self }

  /// Returns the effect that moves a symbol back and forth along a line.
  ///
  /// - Parameter angle: The direction of the first movement: 0 is to the right, 90 degrees is down.
  public func custom(angle: Angle) -> Self {
    Self(configuration: .init(motion: .wiggle(x: angle.cosine, y: angle.sine)))
  }

  /// Returns the effect that moves a symbol back and forth along a line.
  ///
  /// - Parameter angle: The direction of the first movement, in degrees: 0 is to the right, 90 is
  ///   down.
  public func custom(angle: Double) -> Self { custom(angle: .degrees(angle)) }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// An effect that swings a symbol back and forth.
  public static var wiggle: Self { Self() }
}

extension Angle {
  fileprivate var cosine: Double { cos(radians) }
  fileprivate var sine: Double { sin(radians) }
}
