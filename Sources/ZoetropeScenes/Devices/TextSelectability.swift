import Zoetrope

/// A type that specifies whether users can select texts.
public protocol TextSelectability {
  /// Whether texts can be selected.
  static var allowsSelection: Bool { get }
}

/// The choice to let users select texts.
public struct EnabledTextSelectability: TextSelectability, Sendable {
  /// Whether texts can be selected: always true.
  public static var allowsSelection: Bool { true }
}

/// The choice to keep users from selecting texts.
public struct DisabledTextSelectability: TextSelectability, Sendable {
  /// Whether texts can be selected: always false.
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
