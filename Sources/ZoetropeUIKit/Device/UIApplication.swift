import Foundation
import Zoetrope

/// The running program. It opens no URLs and has no windows.
@MainActor @preconcurrency public final class UIApplication: UIResponder {
  /// The state of a program.
  public nonisolated enum State: Int, Sendable {
    /// The program is in the foreground and receives events.
    case active = 0
    /// The program is in the foreground and receives no events.
    case inactive = 1
    /// The program is in the background.
    case background = 2
  }

  /// A key of the options for opening a URL.
  public nonisolated struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public var rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of a Boolean: whether only universal links to installed programs are opened.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The only instance.
  public static let shared = UIApplication()

  private override init() { super.init() }

  /// The state of the program: always active.
  public var applicationState: State { .active }
  /// The connected scenes: always none.
  public var connectedScenes: Set<UIScene> { [] }
  /// The windows: always none.
  public var windows: [UIWindow] { [] }
  /// The window that receives keyboard input: always nil.
  public var keyWindow: UIWindow? { nil }
  /// The name of the alternate icon: always nil.
  public var alternateIconName: String? { nil }
  /// Whether the program can change its icon: always false.
  public var supportsAlternateIcons: Bool { false }
  /// The preferred size of text: always ``UIContentSizeCategory/large``, the default in
  /// `EnvironmentValues`.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// The direction of the user interface: always left to right.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the screen stays on while nobody touches it. The value has no effect. The `Host` that
  /// runs the code stores the value. If no host runs the code, the value is always false. Default
  /// false.
  public var isIdleTimerDisabled: Bool {
    get { Switches.current.isIdleTimerDisabled }
    set { Switches.current.isIdleTimerDisabled = newValue }
  }

  /// The number on the program's icon. The value has no effect. The `Host` that runs the code
  /// stores the value. If no host runs the code, the value is always 0. Default 0.
  public var applicationIconBadgeNumber: Int {
    get { Switches.current.badgeNumber }
    set { Switches.current.badgeNumber = newValue }
  }

  /// Returns false: no URL can be opened.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Calls the completion handler with false. No URL is opened.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - options: The options. Ignored. Default: none.
  ///   - completion: A closure that receives false. Default nil.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  /// Returns false. No URL is opened.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - options: The options. Ignored. Default: none.
  /// - Returns: Always false.
  @discardableResult public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool {
    false
  }

  /// Has no effect: no object receives actions. On Linux, `#selector` does not compile, because
  /// `#selector` needs Objective-C.
  ///
  /// - Returns: Always false.
  @discardableResult public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    false
  }

  /// The delegate of the program. The value is stored but has no effect: only the delegate that
  /// ``UIApplicationDelegateAdaptor`` creates is called. Default nil.
  public weak var delegate: (any UIApplicationDelegate)?
  /// The orientation of the status bar: always unknown.
  public var statusBarOrientation: UIInterfaceOrientation { .unknown }
  /// The frame of the status bar: always zero.
  public var statusBarFrame: CGRect { .zero }
  /// The time that the program may still run in the background, in seconds: the greatest finite
  /// number.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Calls the completion handler with nil. The icon does not change.
  ///
  /// - Parameters:
  ///   - alternateIconName: The name of the icon. Ignored.
  ///   - completionHandler: A closure that receives nil. Default nil.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }

  /// Has no effect: the program receives no notifications.
  public func registerForRemoteNotifications() {}

  /// The URL of the program's settings, as a string. The URL cannot be opened.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// The notification that the program has become active. It is never sent.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The notification that the program will become inactive. It is never sent.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The notification that the program is in the background. It is never sent.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The notification that the program will come to the foreground. It is never sent.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// The notification that the program will end. It is never sent.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// The notification that memory is running out. It is never sent.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}
