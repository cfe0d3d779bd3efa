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

  /// The name of the notification that a scene is active. It is never sent.
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// The name of the notification that a scene will be inactive. It is never sent.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// The name of the notification that a scene is in the background. It is never sent.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
  /// The name of the notification that a scene will be in the foreground. It is never sent.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")

  /// The title. Default empty.
  open var title: String! = ""
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
  /// The scene of the window. Default nil.
  open var windowScene: UIWindowScene?
  /// Whether the window receives keys: always false.
  open var isKeyWindow: Bool { false }

  /// The place of the window among others. Default normal.
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

  /// The place of a window among others; larger ones are in front.
  public nonisolated struct Level: RawRepresentable, Hashable, Sendable {
    /// The place.
    public var rawValue: CGFloat

    /// Creates a place from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The usual place: 0.
    public static let normal = Level(rawValue: 0)
    /// In front of the status bar: 1000.
    public static let statusBar = Level(rawValue: 1000)
    /// In front of all: 2000.
    public static let alert = Level(rawValue: 2000)
  }
}
