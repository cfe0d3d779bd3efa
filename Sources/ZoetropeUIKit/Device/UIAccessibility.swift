import Foundation

/// The accessibility settings of the device, which are the default settings of a phone.
public enum UIAccessibility {
  /// Whether VoiceOver reads the screen: always false.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether Switch Control is on: always false.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether the user prefers reduced motion: always false.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether the user prefers reduced transparency: always false.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether the user prefers bold text: always false.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether the colors of the display are inverted: always false.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether the user prefers darker colors: always false.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether the display shows only grays: always false.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether the user prefers information that can be recognized without color: always false.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether the user prefers buttons with visible outlines: always false.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether the user prefers transitions in which views fade instead of sliding: always false.
  public static var prefersCrossFadeTransitions: Bool { false }

  /// A message to assistive technologies.
  public struct Notification: Hashable, Sendable {
    /// The name of the message.
    public let rawValue: String

    /// Creates a message from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An announcement for a screen reader to read aloud.
    public static let announcement = Notification(rawValue: "announcement")
    /// A part of the screen has changed.
    public static let layoutChanged = Notification(rawValue: "layoutChanged")
    /// Most of the screen has changed.
    public static let screenChanged = Notification(rawValue: "screenChanged")
    /// The content has been scrolled by a page.
    public static let pageScrolled = Notification(rawValue: "pageScrolled")
  }

  /// Does nothing: assistive technologies are not modeled.
  public static func post(notification: UIAccessibility.Notification, argument: Any?) {}
}
