/// Whether a user can select texts.
public protocol TextSelectability {
  /// Whether texts can be selected.
  static var allowsSelection: Bool { get }
}

/// The choice that texts can be selected.
public struct EnabledTextSelectability: TextSelectability, Sendable {
  /// True.
  public static var allowsSelection: Bool { true }
}

/// The choice that texts cannot be selected.
public struct DisabledTextSelectability: TextSelectability, Sendable {
  /// False.
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Texts can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Texts cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
