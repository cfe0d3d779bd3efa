import Foundation

/// A scene of the program. The program has no UIKit scenes.
@MainActor @preconcurrency open class UIScene: UIResponder {
  /// The state of a scene.
  public nonisolated enum ActivationState: Int, Sendable {
    /// The scene is not connected to the program.
    case unattached = -1
    /// The scene is in the foreground and receives events.
    case foregroundActive = 0
    /// The scene is in the foreground and receives no events.
    case foregroundInactive = 1
    /// The scene is in the background.
    case background = 2
  }

  /// The notification that a scene has become active. It is never sent.
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// The notification that a scene will become inactive. It is never sent.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// The notification that a scene is in the background. It is never sent.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
  /// The notification that a scene will come to the foreground. It is never sent.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")

  /// The title. Default empty.
  open var title: String! = ""
  /// The state of the scene: always `unattached`.
  open var activationState: ActivationState { .unattached }
}

/// A scene with windows. The program has no UIKit scenes.
@MainActor @preconcurrency open class UIWindowScene: UIScene {
  /// The windows of the scene: always none.
  open var windows: [UIWindow] { [] }
  /// The window that receives keyboard input: always nil.
  open var keyWindow: UIWindow? { nil }
  /// The screen of the scene: always ``UIScreen/main``.
  open var screen: UIScreen { .main }
  /// The orientation of the scene: always unknown.
  open var interfaceOrientation: UIInterfaceOrientation { .unknown }
}

/// A UIKit window. It is not drawn.
@MainActor @preconcurrency open class UIWindow: UIView {
  /// The view controller of the window's content. Default nil.
  open var rootViewController: UIViewController?
  /// The scene of the window. Default nil.
  open var windowScene: UIWindowScene?
  /// Whether the window receives keyboard input: always false.
  open var isKeyWindow: Bool { false }

  /// The position of the window in the order from back to front. Default normal.
  open var windowLevel = Level.normal

  /// Creates a window for a scene, with the bounds of the screen.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }

  /// Has no effect.
  open func makeKeyAndVisible() {}

  /// Has no effect.
  open func makeKey() {}

  /// The position of a window in the order from back to front. Windows with larger levels are in
  /// front.
  public nonisolated struct Level: RawRepresentable, Hashable, Sendable {
    /// The level as a number.
    public var rawValue: CGFloat

    /// Creates a level from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of usual windows: 0.
    public static let normal = Level(rawValue: 0)
    /// A level in front of the status bar: 1000.
    public static let statusBar = Level(rawValue: 1000)
    /// A level in front of all other windows: 2000.
    public static let alert = Level(rawValue: 2000)
  }
}
