/// The user's preferred weight for text.
public enum LegibilityWeight: Hashable, Sendable {
  /// The font's own weight.
  case regular
  /// A weight bolder than the font's own weight.
  case bold
}

private struct LegibilityWeightKey: EnvironmentKey {
  static var defaultValue: LegibilityWeight? { .regular }
}

private struct AccessibilityEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

// On Apple's systems, the system sets the read-only values. Here, the read-only values are those of
// a phone with default settings.
extension EnvironmentValues {
  /// The user's preferred weight for text. Views may read this preference, but texts are drawn
  /// without regard to it. Default: regular.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  /// Whether an assistive technology is on. Default false.
  public var accessibilityEnabled: Bool {
    get { self[AccessibilityEnabledKey.self] }
    set { self[AccessibilityEnabledKey.self] = newValue }
  }

  /// Whether VoiceOver reads the screen: always false.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether Switch Control is on: always false.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Whether Assistive Access is on: always false.
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  /// Whether the large content viewer is on: always false.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// Whether quick actions are on: always false.
  public var accessibilityQuickActionsEnabled: Bool { false }
  /// Whether the colors of the display are inverted: always false.
  public var accessibilityInvertColors: Bool { false }
  /// Whether the user prefers buttons with visible shapes: always false.
  public var accessibilityShowButtonShapes: Bool { false }
  /// Whether flashing lights are dimmed: always false.
  public var accessibilityDimFlashingLights: Bool { false }
  /// Whether animated images play: always true.
  public var accessibilityPlayAnimatedImages: Bool { true }
}
