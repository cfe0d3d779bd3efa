import Zoetrope

/// The keys that a user holds down during an event.
public struct EventModifiers: OptionSet, Sendable {
  /// The keys as bits.
  public let rawValue: Int

  /// Creates a set of keys from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The Caps Lock key.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// The Shift key.
  public static let shift = EventModifiers(rawValue: 2)
  /// The Control key.
  public static let control = EventModifiers(rawValue: 4)
  /// The Option key.
  public static let option = EventModifiers(rawValue: 8)
  /// The Command key.
  public static let command = EventModifiers(rawValue: 16)
  /// Any key of the number pad.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All modifier keys of this type.
  public static let all = EventModifiers(rawValue: 63)
}
