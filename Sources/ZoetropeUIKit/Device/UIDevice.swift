import Foundation

/// The device: an iPhone with iOS 18.
public final class UIDevice: NSObject, Sendable {
  /// The only instance.
  public static let current = UIDevice()

  private override init() { super.init() }

  /// The name of the device: always `iPhone`.
  public var name: String { "iPhone" }
  /// The model of the device: always `iPhone`.
  public var model: String { "iPhone" }
  /// The model in the user's language: always `iPhone`.
  public var localizedModel: String { "iPhone" }
  /// The name of the operating system: always `iOS`.
  public var systemName: String { "iOS" }
  /// The version of the operating system: always `18.0`.
  public var systemVersion: String { "18.0" }
  /// The kind of device: always ``UIUserInterfaceIdiom/phone``.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// The orientation of the device: ``UIDeviceOrientation/landscapeLeft`` if the screen is wider
  /// than it is high, and otherwise ``UIDeviceOrientation/portrait``.
  public var orientation: UIDeviceOrientation {
    let bounds = UIScreen.main.bounds
    return bounds.width > bounds.height ? .landscapeLeft : .portrait
  }
  /// An identifier of the device: always the same value.
  public var identifierForVendor: UUID? {
    UUID(uuid: (0x5A, 0x6F, 0x65, 0x74, 0x72, 0x6F, 0x40, 0x70, 0x80, 0, 0, 0, 0, 0, 0, 1))
  }
  /// The charge of the battery: always -1, which stands for an unknown charge.
  public var batteryLevel: Float { -1 }
  /// Whether the charge of the battery is monitored: always false. Setting this property has no
  /// effect.
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// Whether the device can run several programs at the same time: always true.
  public var isMultitaskingSupported: Bool { true }
  /// Whether the device reports changes of its orientation: always false.
  public var isGeneratingDeviceOrientationNotifications: Bool { false }

  /// The notification that the device was turned. It is never sent.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// Has no effect: no notifications are sent.
  public func beginGeneratingDeviceOrientationNotifications() {}

  /// Has no effect: no notifications are sent.
  public func endGeneratingDeviceOrientationNotifications() {}

  /// Has no effect: no sound is played.
  public func playInputClick() {}
}
