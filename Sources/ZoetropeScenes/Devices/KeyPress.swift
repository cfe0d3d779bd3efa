import Foundation
import Zoetrope

/// A press of a key on a keyboard. There is no keyboard, so no key is ever pressed.
public struct KeyPress: Sendable {
  /// A set of phases of a key press.
  public struct Phases: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key goes down.
    public static let down = Phases(rawValue: 1)
    /// The key stays down and repeats.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key goes up.
    public static let up = Phases(rawValue: 4)
    /// All phases.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// The result of a key press action.
  public enum Result: Sendable {
    /// The action has handled the key press.
    case handled
    /// The action has not handled the key press, which is passed on to other views.
    case ignored
  }

  /// The phase of the key press.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// The characters that the key produces.
  public let characters: String
  /// The modifier keys that are down.
  public let modifiers: EventModifiers
}

extension View {
  /// Returns this view unchanged: there is no keyboard, so the action never runs.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    self
  }

  /// Returns this view unchanged: there is no keyboard, so the action never runs.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    self
  }

  /// Returns this view unchanged: there is no keyboard, so the action never runs.
  public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    self
  }

  /// Returns this view unchanged: there is no keyboard, so the action never runs.
  public nonisolated func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    self
  }

  /// Returns this view unchanged: there is no keyboard, so the action never runs.
  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    self
  }
}
