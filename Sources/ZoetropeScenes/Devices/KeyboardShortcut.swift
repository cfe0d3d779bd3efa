import Zoetrope

/// A key of a keyboard, named by the character that it enters.
public struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
  /// The character that the key enters.
  public var character: Character

  /// Creates the key that enters a character.
  public init(_ character: Character) { self.character = character }

  /// Creates the key that enters a character.
  public init(extendedGraphemeClusterLiteral: Character) {
    self.init(extendedGraphemeClusterLiteral)
  }

  /// The up arrow.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The down arrow.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The left arrow.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The right arrow.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The Escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The Delete key.
  public static let delete = KeyEquivalent("\u{8}")
  /// The Forward Delete key.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The Home key.
  public static let home = KeyEquivalent("\u{F729}")
  /// The End key.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The Page Up key.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The Page Down key.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The Clear key.
  public static let clear = KeyEquivalent("\u{F739}")
  /// The Tab key.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The Return key.
  public static let `return` = KeyEquivalent("\r")
}

/// A combination of keys that triggers a control.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key that is pressed last.
  public var key: KeyEquivalent
  /// The keys that are held down while ``key`` is pressed.
  public var modifiers: EventModifiers

  /// Creates a combination of keys.
  ///
  /// - Parameters:
  ///   - key: The key that is pressed last.
  ///   - modifiers: The keys that are held down while `key` is pressed. Default: Command.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// The shortcut of the default button: Return.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The shortcut of a cancel button: Escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// Whether two shortcuts have the same key and the same modifiers.
  public static func == (lhs: KeyboardShortcut, rhs: KeyboardShortcut) -> Bool {
    lhs.key == rhs.key && lhs.modifiers == rhs.modifiers
  }

  /// Hashes the key and the modifiers.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(modifiers.rawValue)
  }
}

// No key is pressed while pictures are rendered.
extension View {
  /// Returns this view unchanged: no key is ever pressed. To trigger a control, use a `Cue` with
  /// the name of the control.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    self
  }

  /// Returns this view unchanged: no key is ever pressed. To trigger a control, use a `Cue` with
  /// the name of the control.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }

  /// Returns this view unchanged: no key is ever pressed. To trigger a control, use a `Cue` with
  /// the name of the control.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }

  /// Returns this view unchanged: focused views are drawn without focus rings.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
}
