import Foundation

/// The namespace for the kinds of previews. Previews are declared by the macro of the same name.
public struct Preview {
  /// The kind of preview that shows a view.
  public enum ViewTraits {}
}

/// A trait of a preview, such as its size. A trait has no effect, because this library accepts
/// previews but never shows them.
public struct PreviewTrait<T>: Sendable {}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The preview has the size of a device.
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait() }
  /// The preview has the size of its view.
  public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait() }
  /// The preview has the given size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait()
  }
  /// The preview shows the view in the upright orientation.
  public static var portrait: PreviewTrait<T> { PreviewTrait() }
  /// The preview shows the view in the upside-down orientation.
  public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait() }
  /// The preview shows the view with the device turned to the left.
  public static var landscapeLeft: PreviewTrait<T> { PreviewTrait() }
  /// The preview shows the view with the device turned to the right.
  public static var landscapeRight: PreviewTrait<T> { PreviewTrait() }
}

/// The base protocol of ``PreviewProvider``, without requirements.
@MainActor @preconcurrency public protocol _PreviewProvider {}

/// A type that declares previews. The previews are compiled but never shown.
@MainActor @preconcurrency public protocol PreviewProvider: _PreviewProvider {
  /// The type of the view that ``previews`` returns.
  associatedtype Previews: View

  /// The views to preview.
  @ViewBuilder static var previews: Self.Previews { get }

  /// The platform of the previews; nil means any platform. Default: nil.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// The default value nil: the previews are for any platform.
  public static var platform: PreviewPlatform? { nil }
}

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
public enum InterfaceOrientation: CaseIterable, Sendable {
  /// The device is upright.
  case portrait
  /// The device is upside down.
  case portraitUpsideDown
  /// The device is turned to the left.
  case landscapeLeft
  /// The device is turned to the right.
  case landscapeRight
}

extension View {
  /// Returns this view unchanged: previews are never shown on a device.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }
  /// Returns this view unchanged: previews are never shown.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }
  /// Returns this view unchanged: previews are never shown.
  public nonisolated func previewDisplayName(_ value: String?) -> some View { self }
  /// Returns this view unchanged: previews are never shown on a device.
  public nonisolated func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View { self }
}
