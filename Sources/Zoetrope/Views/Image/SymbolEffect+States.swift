/// An effect that enlarges or reduces a symbol while the effect is active.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  /// The settings of the effect.
  public var configuration = SymbolEffectConfiguration(motion: .scale(factor: 1.2))

  /// The effect that enlarges a symbol.
  public var up: Self { Self(configuration: .init(motion: .scale(factor: 1.2))) }
  /// The effect that reduces a symbol.
  public var down: Self { Self(configuration: .init(motion: .scale(factor: 0.8))) }
  /// This effect unchanged: symbols always move as a whole.
  public var byLayer: Self { self }
  /// This effect unchanged: it always acts on the whole symbol.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// An effect that enlarges or reduces a symbol while the effect is active.
  public static var scale: Self { Self() }
}
/// An effect that shows a symbol while the effect is active, and hides the symbol otherwise.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  Hashable, Sendable
{
  /// The settings of the effect.
  public var configuration = SymbolEffectConfiguration(motion: .appear)

  /// This effect unchanged: the symbol always grows.
  public var up: Self { self }
  /// This effect unchanged: the symbol always grows.
  public var down: Self { self }
  /// This effect unchanged: symbols always move as a whole.
  public var byLayer: Self { self }
  /// This effect unchanged: it always acts on the whole symbol.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// An effect that shows a symbol while the effect is active, and hides the symbol otherwise.
  public static var appear: Self { Self() }
}
/// An effect that hides a symbol while the effect is active.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  Hashable, Sendable
{
  /// The settings of the effect.
  public var configuration = SymbolEffectConfiguration(motion: .disappear)

  /// This effect unchanged: the symbol always shrinks.
  public var up: Self { self }
  /// This effect unchanged: the symbol always shrinks.
  public var down: Self { self }
  /// This effect unchanged: symbols always move as a whole.
  public var byLayer: Self { self }
  /// This effect unchanged: it always acts on the whole symbol.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// An effect that hides a symbol while the effect is active.
  public static var disappear: Self { Self() }
}
/// An effect that hides a symbol while the effect is active, and draws the symbol line by line when
/// the effect ends. Zoetrope fades the symbol in instead.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  Hashable, Sendable
{
  /// The settings of the effect.
  public var configuration = SymbolEffectConfiguration(motion: .drawOn)

  /// This effect unchanged: symbols always fade as a whole.
  public var byLayer: Self { self }
  /// This effect unchanged: it always acts on the whole symbol.
  public var wholeSymbol: Self { self }
  /// This effect unchanged: symbols always fade as a whole.
  public var individually: Self { self }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// An effect that hides a symbol while the effect is active, and draws the symbol line by line
  /// when the effect ends. Zoetrope fades the symbol in instead.
  public static var drawOn: Self { Self() }
}
/// An effect that removes the lines of a symbol while the effect is active. Zoetrope fades the
/// symbol out instead.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  Hashable, Sendable
{
  /// The settings of the effect.
  public var configuration = SymbolEffectConfiguration(motion: .drawOff)

  /// This effect unchanged: symbols always fade as a whole.
  public var byLayer: Self { self }
  /// This effect unchanged: it always acts on the whole symbol.
  public var wholeSymbol: Self { self }
  /// This effect unchanged: symbols always fade as a whole.
  public var individually: Self { self }
  /// This effect unchanged: symbols always fade as a whole.
  public var reversed: Self { self }
  /// This effect unchanged: symbols always fade as a whole.
  public var nonReversed: Self { self }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// An effect that removes the lines of a symbol while the effect is active. Zoetrope fades the
  /// symbol out instead.
  public static var drawOff: Self { Self() }
}
/// The default effect for a symbol that appears, disappears or changes.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect,
  ContentTransitionSymbolEffect, Hashable, Sendable
{
  /// The settings of the effect.
  public var configuration = SymbolEffectConfiguration(motion: .automatic)

}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The default effect for a symbol that appears, disappears or changes.
  public static var automatic: Self { Self() }
}
/// An effect that cross-fades from one symbol to another.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable, Sendable {
  /// The settings of the effect.
  public var configuration = SymbolEffectConfiguration(motion: .replace)

  /// This effect unchanged: the symbols always cross-fade.
  public var downUp: Self { self }
  /// This effect unchanged: the symbols always cross-fade.
  public var upUp: Self { self }
  /// This effect unchanged: the symbols always cross-fade.
  public var offUp: Self { self }
  /// This effect unchanged: symbols always cross-fade as a whole.
  public var byLayer: Self { self }
  /// This effect unchanged: it always acts on the whole symbol.
  public var wholeSymbol: Self { self }

  /// An effect that cross-fades from one symbol to another.
  public static let downUp = ReplaceSymbolEffect()
  /// An effect that cross-fades from one symbol to another.
  public static let upUp = ReplaceSymbolEffect()
  /// An effect that cross-fades from one symbol to another.
  public static let offUp = ReplaceSymbolEffect()

  /// An effect that replaces a symbol by another symbol and keeps their common parts. Zoetrope
  /// cross-fades the symbols instead.
  public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect, Hashable, Sendable {
    /// The settings of the effect.
    public var configuration = SymbolEffectConfiguration(motion: .replace)
  }

  /// Returns an effect that replaces a symbol by another symbol and keeps their common parts.
  /// Zoetrope cross-fades the symbols instead.
  ///
  /// - Parameter fallback: The effect for symbols without a common part. This argument is ignored:
  ///   all symbols cross-fade.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// An effect that cross-fades from one symbol to another.
  public static var replace: Self { Self() }
}
