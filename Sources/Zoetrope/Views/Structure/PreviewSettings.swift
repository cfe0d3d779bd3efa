import Foundation

/// A platform for which previews can be declared.
public enum PreviewPlatform: Sendable {
  /// The iOS platform.
  case iOS
  /// The macOS platform.
  case macOS
  /// The tvOS platform.
  case tvOS
  /// The watchOS platform.
  case watchOS
}

/// The name of a device on which a preview is shown, such as a model of a phone.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name of the device.
  public let rawValue: String

  /// Creates a device from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a device from its name.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

/// The size of a preview.
public enum PreviewLayout: Sendable {
  /// The preview has the size of a device.
  case device
  /// The preview has the size of its view.
  case sizeThatFits
  /// The preview has the given size, in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The orientation of a device.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
  /// The name of the orientation.
  public let id: String

  /// The device is upright.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// The device is upside down.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// The device is turned to the left.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// The device is turned to the right.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  /// All orientations.
  public static var allCases: [InterfaceOrientation] {
    [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
  }

  /// Whether the device lies on one of its long sides.
  package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The settings that the modifiers of a view specify for a preview of the view. A setting is nil if
/// no modifier specifies it.
package struct PreviewSettings: Sendable {
  package var device: PreviewDevice?
  package var layout: PreviewLayout?
  package var name: String?
  package var orientation: InterfaceOrientation?

  package init() {}
}

private enum PreviewDeviceKey {}
private enum PreviewLayoutKey {}
private enum PreviewNameKey {}
private enum PreviewOrientationKey {}

extension ContainerValues {
  /// The preview settings of the view to which these values belong. Among modifiers of the same
  /// kind, the modifier nearest to the view takes precedence.
  package var previewSettings: PreviewSettings {
    var settings = PreviewSettings()
    settings.device =
      traits.value(of: PreviewDevice?.self, forKey: PreviewDeviceKey.self) ?? nil
    settings.layout = traits.value(of: PreviewLayout.self, forKey: PreviewLayoutKey.self)
    settings.name = traits.value(of: String?.self, forKey: PreviewNameKey.self) ?? nil
    settings.orientation =
      traits.value(of: InterfaceOrientation.self, forKey: PreviewOrientationKey.self)
    return settings
  }
}

extension View {
  /// Sets the device of a preview. The picture has the size of that device.
  ///
  /// - Parameter value: The name of the device; nil for the default device.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
    modifier(Trait<PreviewDeviceKey, PreviewDevice?>(value: value))
  }

  /// Sets the size of a preview.
  ///
  /// - Parameter value: The size.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(Trait<PreviewLayoutKey, PreviewLayout>(value: value))
  }

  /// Sets the name of a preview.
  ///
  /// - Parameter value: The name; nil for none.
  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    modifier(Trait<PreviewNameKey, String?>(value: value))
  }

  /// Sets the orientation of the device of a preview.
  ///
  /// - Parameter value: The orientation.
  public nonisolated func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View {
    modifier(Trait<PreviewOrientationKey, InterfaceOrientation>(value: value))
  }
}
