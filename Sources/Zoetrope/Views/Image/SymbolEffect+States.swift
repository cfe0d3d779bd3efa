/// An effect that keeps a symbol larger or smaller while it is active.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  /// The settings of the effect.
  public var configuration = SymbolEffectConfiguration(motion: .scale(factor: 1.2))

  /// Makes the symbol larger.
  public var up: Self { Self(configuration: .init(motion: .scale(factor: 1.2))) }
  /// Makes the symbol smaller.
  public var down: Self { Self(configuration: .init(motion: .scale(factor: 0.8))) }
  /// The same effect: symbols move as a whole.
  public var byLayer: Self { self }
  /// The effect on the whole symbol.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// An effect that keeps a symbol larger or smaller while it is active.
  public static var scale: Self { Self() }
}
/// An effect that shows a symbol while it is active, and hides it otherwise.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  Hashable, Sendable
{
  /// The settings of the effect.
  public var configuration = SymbolEffectConfiguration(motion: .appear)

  /// The same effect: the symbol grows.
  public var up: Self { self }
  /// The same effect: the symbol grows.
  public var down: Self { self }
  /// The same effect: symbols move as a whole.
  public var byLayer: Self { self }
  /// The effect on the whole symbol.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// An effect that shows a symbol while it is active, and hides it otherwise.
  public static var appear: Self { Self() }
}
/// An effect that hides a symbol while it is active.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  Hashable, Sendable
{
  /// The settings of the effect.
  public var configuration = SymbolEffectConfiguration(motion: .disappear)

  /// The same effect: the symbol shrinks.
  public var up: Self { self }
  /// The same effect: the symbol shrinks.
  public var down: Self { self }
  /// The same effect: symbols move as a whole.
  public var byLayer: Self { self }
  /// The effect on the whole symbol.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// An effect that hides a symbol while it is active.
  public static var disappear: Self { Self() }
}
/// An effect that hides a symbol while it is active, and draws it when it ends. Here the symbol
/// fades.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  Hashable, Sendable
{
  /// The settings of the effect.
  public var configuration = SymbolEffectConfiguration(motion: .drawOn)

  /// The same effect: symbols move as a whole.
  public var byLayer: Self { self }
  /// The effect on the whole symbol.
  public var wholeSymbol: Self { self }
  /// The same effect: symbols fade as a whole.
  public var individually: Self { self }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// An effect that hides a symbol while it is active, and draws it when it ends. Here the symbol
  /// fades.
  public static var drawOn: Self { Self() }
}
/// An effect that hides a symbol while it is active. Here the symbol fades.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  Hashable, Sendable
{
  /// The settings of the effect.
  public var configuration = SymbolEffectConfiguration(motion: .drawOff)

  /// The same effect: symbols move as a whole.
  public var byLayer: Self { self }
  /// The effect on the whole symbol.
  public var wholeSymbol: Self { self }
  /// The same effect: symbols fade as a whole.
  public var individually: Self { self }
  /// The same effect: symbols fade as a whole.
  public var reversed: Self { self }
  /// The same effect: symbols fade as a whole.
  public var nonReversed: Self { self }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// An effect that hides a symbol while it is active. Here the symbol fades.
  public static var drawOff: Self { Self() }
}
/// The effect that suits a symbol that comes, goes or changes.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect,
  ContentTransitionSymbolEffect, Hashable, Sendable
{
  /// The settings of the effect.
  public var configuration = SymbolEffectConfiguration(motion: .automatic)

}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The effect that suits a symbol that comes, goes or changes.
  public static var automatic: Self { Self() }
}
/// An effect that exchanges a symbol for another one: the new one fades in over the old one.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable, Sendable {
  /// The settings of the effect.
  public var configuration = SymbolEffectConfiguration(motion: .replace)

  /// The same effect: the symbols cross-fade.
  public var downUp: Self { self }
  /// The same effect: the symbols cross-fade.
  public var upUp: Self { self }
  /// The same effect: the symbols cross-fade.
  public var offUp: Self { self }
  /// The same effect: symbols move as a whole.
  public var byLayer: Self { self }
  /// The effect on the whole symbol.
  public var wholeSymbol: Self { self }

  /// An effect that exchanges symbols: they cross-fade.
  public static let downUp = ReplaceSymbolEffect()
  /// An effect that exchanges symbols: they cross-fade.
  public static let upUp = ReplaceSymbolEffect()
  /// An effect that exchanges symbols: they cross-fade.
  public static let offUp = ReplaceSymbolEffect()

  /// An exchange that keeps what two symbols have in common. Here the symbols cross-fade.
  public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect, Hashable, Sendable {
    /// The settings of the effect.
    public var configuration = SymbolEffectConfiguration(motion: .replace)
  }

  /// Returns an exchange that keeps what two symbols have in common.
  ///
  /// - Parameter fallback: The effect for symbols that have nothing in common.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// An effect that exchanges a symbol for another one: the new one fades in over the old one.
  public static var replace: Self { Self() }
}
