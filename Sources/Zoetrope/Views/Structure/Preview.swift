import Foundation

/// The kinds of previews that there are; see the macro of the same name.
public struct Preview {
  /// What previews of views can be told.
  public enum ViewTraits {}
}

/// Something that a preview is told, such as its size; previews are not shown.
public struct PreviewTrait<T>: Sendable {}

extension PreviewTrait where T == Preview.ViewTraits {
  /// As large as a device.
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait() }
  /// As large as the view.
  public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait() }
  /// Of a size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait()
  }
  /// Upright.
  public static var portrait: PreviewTrait<T> { PreviewTrait() }
  /// Upside down.
  public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait() }
  /// Turned to the left.
  public static var landscapeLeft: PreviewTrait<T> { PreviewTrait() }
  /// Turned to the right.
  public static var landscapeRight: PreviewTrait<T> { PreviewTrait() }
}

/// What ``PreviewProvider`` is, besides what it asks for.
@MainActor @preconcurrency public protocol _PreviewProvider {}

/// A type with previews of views: they are compiled, and never shown.
@MainActor @preconcurrency public protocol PreviewProvider: _PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View

  /// The previews.
  @ViewBuilder static var previews: Self.Previews { get }

  /// Where the previews would be shown; nil where it does not matter. Default nil.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// Anywhere.
  public static var platform: PreviewPlatform? { nil }
}

/// A system that previews may be for.
public enum PreviewPlatform: Sendable {
  case iOS
  case macOS
  case tvOS
  case watchOS
}

/// A device that previews may be for, by name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name of the device.
  public let rawValue: String

  /// Names a device.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Names a device.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

/// How large a preview is.
public enum PreviewLayout: Sendable {
  /// As large as a device.
  case device
  /// As large as the view.
  case sizeThatFits
  /// Of a size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// How a device is held.
public enum InterfaceOrientation: CaseIterable, Sendable {
  case portrait
  case portraitUpsideDown
  case landscapeLeft
  case landscapeRight
}

extension View {
  /// Says which device a preview is for; changes nothing.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }
  /// Says how large a preview is; changes nothing.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }
  /// Says what a preview is called; changes nothing.
  public nonisolated func previewDisplayName(_ value: String?) -> some View { self }
  /// Says how the device of a preview is held; changes nothing.
  public nonisolated func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View { self }
}
