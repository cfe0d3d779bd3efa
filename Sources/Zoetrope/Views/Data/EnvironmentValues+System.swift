import Foundation

/// How much room there is along an axis.
public enum UserInterfaceSizeClass: Sendable {
  /// Little.
  case compact
  /// Plenty.
  case regular
}

/// How strongly colours stand out against each other.
public enum ColorSchemeContrast: CaseIterable, Sendable {
  case standard
  case increased
}

/// Whether a scene is in front.
public enum ScenePhase: Comparable, Sendable {
  case background
  case inactive
  case active
}

/// Opens a web address; nothing is opened here.
public struct OpenURLAction: Sendable {
  /// Does nothing.
  public func callAsFunction(_ url: URL) {}

  /// Does nothing, and says so.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(false)
  }
}

/// Takes away what is presented; there is nothing presented here.
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

// Those that only a system sets are constant: a phone in a person's hand, without special settings.
extension EnvironmentValues {
  /// How much room there is from side to side. Default compact.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// How much room there is from top to bottom. Default regular.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// Whether the scene is in front. Default active.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// How strongly colours stand out against each other: always as usual.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  /// Whether a person likes little motion: always false.
  public var accessibilityReduceMotion: Bool { false }
  /// Whether a person likes little transparency: always false.
  public var accessibilityReduceTransparency: Bool { false }
  /// Whether a person needs more than colours to tell things apart: always false.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// Whether the view is presented by another: always false.
  public var isPresented: Bool { false }
  /// Opens a web address; nothing is opened here.
  public var openURL: OpenURLAction { OpenURLAction() }
  /// Takes away what is presented; there is nothing presented here.
  public var dismiss: DismissAction { DismissAction() }
}
