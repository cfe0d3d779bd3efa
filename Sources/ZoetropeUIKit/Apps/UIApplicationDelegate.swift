import Foundation

/// An object that receives the events in the life of a program.
///
/// Only the two methods that report the launch are called. Before an app's scenes are evaluated,
/// the app calls ``application(_:willFinishLaunchingWithOptions:)`` and then
/// ``application(_:didFinishLaunchingWithOptions:)`` on the delegate that
/// ``UIApplicationDelegateAdaptor`` has created.
@MainActor @preconcurrency public protocol UIApplicationDelegate: AnyObject {
  /// Reports that the launch is about to finish. This is the first method to be called.
  ///
  /// - Returns: Whether the launch may continue. The result is ignored.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Reports that the launch has finished. Called immediately after
  /// ``application(_:willFinishLaunchingWithOptions:)``.
  ///
  /// - Returns: Whether the launch may continue. The result is ignored.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Reports that the program has become active. Never called.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Reports that the program will become inactive. Never called.
  func applicationWillResignActive(_ application: UIApplication)

  /// Reports that the program is in the background. Never called.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Reports that the program will come to the foreground. Never called.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// Reports that the program will end. Never called.
  func applicationWillTerminate(_ application: UIApplication)

  /// Opens a URL, and returns whether it was opened. Never called.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool

  /// Reports that the program can receive notifications. Never called.
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)

  /// Reports that the program cannot receive notifications. Never called.
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error)

  /// Returns the orientations that a window allows. Never called.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
  /// Returns true.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    true
  }

  /// Returns true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    true
  }

  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}

  /// Returns false.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    false
  }

  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}

  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}

  /// Returns all orientations except upside down.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    .allButUpsideDown
  }
}

extension UIApplication {
  /// A key of the launch options. The launch options are a dictionary that gives the reason for a
  /// launch. The delegate always receives nil as the launch options.
  public nonisolated struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public var rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The URL that the program was launched to open, as a `URL`.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The notification for which the program was launched.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// The Home Screen shortcut that launched the program.
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }

  /// A key of the options that accompany a URL to open. No such options exist, because the delegate
  /// is never asked to open a URL.
  public nonisolated struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public var rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The identifier of the program that asks to open the URL, as a `String`.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// Additional data from the program that asks to open the URL.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
  }
}
