import Foundation

/// Forms of a symbol besides the plain one, such as the filled one.
public struct SymbolVariants: Hashable, Sendable {
  private enum Enclosure: String {
    case circle, square, rectangle
  }

  private var enclosure: Enclosure?
  private var isFilled = false
  private var isSlashed = false

  /// No form but the one that is named.
  public static let none = SymbolVariants()
  /// The form in a circle.
  public static let circle = SymbolVariants.none.circle
  /// The form in a square.
  public static let square = SymbolVariants.none.square
  /// The form in a rectangle.
  public static let rectangle = SymbolVariants.none.rectangle
  /// The filled form.
  public static let fill = SymbolVariants.none.fill
  /// The form with a slash across it.
  public static let slash = SymbolVariants.none.slash

  /// The forms, in a circle.
  public var circle: SymbolVariants { with { $0.enclosure = .circle } }
  /// The forms, in a square.
  public var square: SymbolVariants { with { $0.enclosure = .square } }
  /// The forms, in a rectangle.
  public var rectangle: SymbolVariants { with { $0.enclosure = .rectangle } }
  /// The forms, filled.
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  /// The forms, with a slash across.
  public var slash: SymbolVariants { with { $0.isSlashed = true } }

  /// Whether these forms have all that other ones have.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.enclosure == nil || other.enclosure == enclosure) && (isFilled || !other.isFilled)
      && (isSlashed || !other.isSlashed)
  }

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var variants = self
    change(&variants)
    return variants
  }

  /// These forms and others; the others count where only one can be.
  func union(_ other: SymbolVariants) -> SymbolVariants {
    with {
      $0.enclosure = other.enclosure ?? $0.enclosure
      $0.isFilled = $0.isFilled || other.isFilled
      $0.isSlashed = $0.isSlashed || other.isSlashed
    }
  }

  /// The form of a symbol with as many of these as it has; what its name says stays.
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
  /// The forms of symbols. Default: the one that is named.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// Shows the symbols inside in a form, besides those that are set around, where they have it.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = $0.union(variant) }
  }
}
