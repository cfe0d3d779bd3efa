import Foundation

/// A rough measure of the space along one axis of the screen.
public enum UserInterfaceSizeClass: Sendable {
  /// Limited space, for example the width of a phone.
  case compact
  /// Ample space, for example the height of a phone.
  case regular
}

/// The contrast between foreground and background colors.
public enum ColorSchemeContrast: CaseIterable, Sendable {
  /// The normal contrast.
  case standard
  /// An increased contrast.
  case increased
}

/// The state of a scene.
public enum ScenePhase: Comparable, Sendable {
  /// The scene is not visible.
  case background
  /// The scene is visible but does not respond to the user.
  case inactive
  /// The scene is in the foreground and responds to the user.
  case active
}

/// An action to dismiss the view's presentation. The action has no effect, because no view is
/// presented.
public struct DismissAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

private struct HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .compact }
}

private struct VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}

private struct ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

// On Apple's systems, the system sets the read-only values. Here, the read-only values are those of
// a phone with default settings.
extension EnvironmentValues {
  /// The horizontal size class of the view. Default: compact.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The vertical size class of the view. Default: regular.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// The state of the scene. Default: active.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// The contrast between foreground and background colors: always standard.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  /// Whether the user prefers reduced motion: always false.
  public var accessibilityReduceMotion: Bool { false }
  /// Whether the user prefers reduced transparency: always false.
  public var accessibilityReduceTransparency: Bool { false }
  /// Whether the user needs cues other than color to distinguish elements: always false.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// Whether this view is shown in a presentation, such as a sheet: always false.
  public var isPresented: Bool { false }
  /// The action to dismiss the view's presentation. It has no effect.
  public var dismiss: DismissAction { DismissAction() }
}
