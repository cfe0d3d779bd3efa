import Foundation

/// A scene of the program. There are none here.
@MainActor @preconcurrency open class UIScene: UIResponder {
  /// The state of a scene.
  public nonisolated enum ActivationState: Int, Sendable {
    /// Not connected to the program.
    case unattached = -1
    /// In the foreground, with events.
    case foregroundActive = 0
    /// In the foreground, without events.
    case foregroundInactive = 1
    /// In the background.
    case background = 2
  }

  /// The state of the scene.
  open var activationState: ActivationState { .unattached }
}

/// A scene with windows. There are none here.
@MainActor @preconcurrency open class UIWindowScene: UIScene {
  /// The windows of the scene.
  open var windows: [UIWindow] { [] }
  /// The window that receives keys.
  open var keyWindow: UIWindow? { nil }
  /// The screen of the scene.
  open var screen: UIScreen { .main }
  /// How the scene is turned on the screen.
  open var interfaceOrientation: UIInterfaceOrientation { .unknown }
}

/// A window, which is not drawn.
@MainActor @preconcurrency open class UIWindow: UIView {
  /// The controller of the window's content.
  open var rootViewController: UIViewController?
  /// The scene of the window: always nil.
  open var windowScene: UIWindowScene? { nil }
  /// Whether the window receives keys: always false.
  open var isKeyWindow: Bool { false }

  /// Has no effect.
  open func makeKeyAndVisible() {}
}
