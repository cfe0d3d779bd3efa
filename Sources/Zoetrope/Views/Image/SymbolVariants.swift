import Foundation
import ZoetropeSymbols

/// A set of variants of a symbol, such as the filled one.
public struct SymbolVariants: Hashable, Sendable {
  private enum Enclosure: String {
    case circle, square, rectangle
  }

  private var enclosure: Enclosure?
  private var isFilled = false
  private var isSlashed = false

  /// The symbol as it is named.
  public static let none = SymbolVariants()
  /// The variant in a circle.
  public static let circle = SymbolVariants.none.circle
  /// The variant in a square.
  public static let square = SymbolVariants.none.square
  /// The variant in a rectangle. The symbols here have none, so it has no effect.
  public static let rectangle = SymbolVariants.none.rectangle
  /// The filled variant.
  public static let fill = SymbolVariants.none.fill
  /// The variant with a slash.
  public static let slash = SymbolVariants.none.slash

  /// The variants with a circle around the symbol.
  public var circle: SymbolVariants { with { $0.enclosure = .circle } }
  /// The variants with a square around the symbol.
  public var square: SymbolVariants { with { $0.enclosure = .square } }
  /// The variants with a rectangle around the symbol.
  public var rectangle: SymbolVariants { with { $0.enclosure = .rectangle } }
  /// The variants, filled.
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  /// The variants, with a slash.
  public var slash: SymbolVariants { with { $0.isSlashed = true } }

  /// Whether this set includes all variants of another one.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.enclosure == nil || other.enclosure == enclosure) && (isFilled || !other.isFilled)
      && (isSlashed || !other.isSlashed)
  }

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var variants = self
    change(&variants)
    return variants
  }

  /// Returns the union of two sets; the enclosure of `other` takes precedence.
  func union(_ other: SymbolVariants) -> SymbolVariants {
    with {
      $0.enclosure = other.enclosure ?? $0.enclosure
      $0.isFilled = $0.isFilled || other.isFilled
      $0.isSlashed = $0.isSlashed || other.isSlashed
    }
  }

  /// Returns a form with those variants of this set added that the symbol's design supports.
  /// Variants in the symbol's name are kept.
  func apply(to form: SymbolForm) -> SymbolForm {
    var form = form
    form.isSlashed = form.isSlashed || isSlashed
    let around = enclosure.flatMap { SymbolForm.Enclosure(rawValue: $0.rawValue) }
    if form.enclosure == nil, let around,
      SymbolCatalogue.design(of: form)?.enclosedScale != nil
    {
      form.enclosure = around
    }
    if isFilled {
      let hasFill = SymbolCatalogue.design(of: form)?.hasFill ?? false
      form.isFilled = form.isFilled || hasFill || form.enclosure != nil
    }
    return form
  }
}

private struct SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}

extension EnvironmentValues {
  /// The variants of symbols. Default: none.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// Adds a variant to the symbols in this view, where they support it.
  ///
  /// - Parameter variant: The variants, combined with those of the enclosing views.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = $0.union(variant) }
  }
}
