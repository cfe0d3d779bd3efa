import Foundation
import Zoetrope

/// The program. It opens no URLs and has no windows.
@MainActor @preconcurrency public final class UIApplication: UIResponder {
  /// The state of a program.
  public nonisolated enum State: Int, Sendable {
    /// In the foreground, with events.
    case active = 0
    /// In the foreground, without events.
    case inactive = 1
    /// In the background.
    case background = 2
  }

  /// A key of the options to open a URL.
  public nonisolated struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public var rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether to open only links to installed programs.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The program.
  public static let shared = UIApplication()

  private override init() { super.init() }

  /// The state: always active.
  public var applicationState: State { .active }
  /// The scenes of the program: always none.
  public var connectedScenes: Set<UIScene> { [] }
  /// The windows of the program: always none.
  public var windows: [UIWindow] { [] }
  /// The window that receives keys: always nil.
  public var keyWindow: UIWindow? { nil }
  /// The name of the alternate icon: always nil.
  public var alternateIconName: String? { nil }
  /// Whether the program can change its icon: always false.
  public var supportsAlternateIcons: Bool { false }
  /// The preferred size of text: always large, the size in `EnvironmentValues` by default.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// The direction of the user interface: always left to right.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the screen stays on while nobody touches it. A host remembers the value, which has no
  /// effect. Default false; always false where no host runs the code.
  public var isIdleTimerDisabled: Bool {
    get { Switches.current.isIdleTimerDisabled }
    set { Switches.current.isIdleTimerDisabled = newValue }
  }

  /// The number beside the program's icon. A host remembers the value, which has no effect. Default
  /// 0; always 0 where no host runs the code.
  public var applicationIconBadgeNumber: Int {
    get { Switches.current.badgeNumber }
    set { Switches.current.badgeNumber = newValue }
  }

  /// Whether a URL can be opened: always false.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens no URL, and calls the completion with false.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - options: They have no effect. Default: none.
  ///   - completion: Receives false. Default nil.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  /// Opens no URL.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - options: They have no effect. Default: none.
  /// - Returns: Always false.
  @discardableResult public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool {
    false
  }

  /// Has no effect: there are no windows with a responder. `#selector` itself needs Objective-C and
  /// does not compile on Linux.
  ///
  /// - Returns: Always false.
  @discardableResult public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    false
  }

  /// The object that is told of the states of the program: always nil.
  public weak var delegate: (any UIApplicationDelegate)?
  /// The orientation of the status bar: always unknown.
  public var statusBarOrientation: UIInterfaceOrientation { .unknown }
  /// The frame of the status bar: always zero.
  public var statusBarFrame: CGRect { .zero }
  /// The time that is left in the background: without end.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Sets no icon, and calls the completion with nil.
  ///
  /// - Parameters:
  ///   - alternateIconName: The name of the icon. It has no effect.
  ///   - completionHandler: Receives nil. Default nil.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }

  /// Has no effect: there are no notifications.
  public func registerForRemoteNotifications() {}

  /// The URL of the settings of the program, which nothing opens.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// The name of the notification that the program is active. It is never sent.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The name of the notification that the program will be inactive. It is never sent.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The name of the notification that the program is in the background. It is never sent.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The name of the notification that the program will be in the foreground. It is never sent.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// The name of the notification that the program will end. It is never sent.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// The name of the notification that memory is short. It is never sent.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}
