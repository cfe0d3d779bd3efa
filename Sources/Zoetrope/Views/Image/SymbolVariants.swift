import Foundation
import ZoetropeSymbols

/// A set of symbol variants, such as filled or slashed.
public struct SymbolVariants: Hashable, Sendable {
  private enum Enclosure: String {
    case circle, square, rectangle
  }

  private var enclosure: Enclosure?
  private var isFilled = false
  private var isSlashed = false

  /// The empty set, which adds no variants to a symbol.
  public static let none = SymbolVariants()
  /// The variant that encloses the symbol in a circle.
  public static let circle = SymbolVariants.none.circle
  /// The variant that encloses the symbol in a square.
  public static let square = SymbolVariants.none.square
  /// The variant that encloses the symbol in a rectangle. Few symbols have this variant.
  public static let rectangle = SymbolVariants.none.rectangle
  /// The filled variant.
  public static let fill = SymbolVariants.none.fill
  /// The variant with a slash.
  public static let slash = SymbolVariants.none.slash

  /// A copy of this set that also has a circle around the symbol.
  public var circle: SymbolVariants { with { $0.enclosure = .circle } }
  /// A copy of this set that also has a square around the symbol.
  public var square: SymbolVariants { with { $0.enclosure = .square } }
  /// A copy of this set that also has a rectangle around the symbol.
  public var rectangle: SymbolVariants { with { $0.enclosure = .rectangle } }
  /// A copy of this set that also has the filled variant.
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  /// A copy of this set that also has the slash variant.
  public var slash: SymbolVariants { with { $0.isSlashed = true } }

  /// Whether this set includes all variants of another set.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.enclosure == nil || other.enclosure == enclosure) && (isFilled || !other.isFilled)
      && (isSlashed || !other.isSlashed)
  }

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var variants = self
    change(&variants)
    return variants
  }

  /// Returns the union of two sets. If both sets contain a shape around the symbol, the result
  /// contains the shape of `other`.
  func union(_ other: SymbolVariants) -> SymbolVariants {
    with {
      $0.enclosure = other.enclosure ?? $0.enclosure
      $0.isFilled = $0.isFilled || other.isFilled
      $0.isSlashed = $0.isSlashed || other.isSlashed
    }
  }

  /// Returns a copy of a symbol form with the variants of this set added. Variants that do not
  /// exist for the symbol are ignored. The copy keeps the variants that the form already has.
  func apply(to form: SymbolForm) -> SymbolForm {
    func changed(_ form: SymbolForm, _ change: (inout SymbolForm) -> Void) -> SymbolForm {
      var other = form
      change(&other)
      return SymbolCatalogue.has(other) ? other : form
    }
    var form = form
    if isSlashed { form = changed(form) { $0.isSlashed = true } }
    if form.enclosure == nil, let enclosure = enclosure?.rawValue {
      form = changed(form) { $0.enclosure = SymbolForm.Enclosure(rawValue: enclosure) }
    }
    return isFilled ? changed(form) { $0.isFilled = true } : form
  }
}

private struct SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}

extension EnvironmentValues {
  /// The variants that are added to symbols. Default: none.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// Adds variants to the symbols in this view. A symbol without a given variant ignores it.
  ///
  /// - Parameter variant: The variants to add to the variants of the enclosing views.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = $0.union(variant) }
  }
}
