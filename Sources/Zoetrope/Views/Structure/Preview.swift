import Foundation

/// A preview: a view with a name and traits, as `#Preview` declares it.
///
/// The `previews` command of a gallery draws all previews of the program. A gallery is an
/// executable that contains animations.
public struct Preview {
  /// A marker type for the traits of a preview that shows a view.
  public enum ViewTraits {}

  package let name: String?
  package let traits: [PreviewTrait<ViewTraits>]
  package let body: @MainActor () -> any View

  /// Creates a preview of a view.
  ///
  /// - Parameters:
  ///   - name: The name. Default: none.
  ///   - traits: The traits. If several traits set a size or an orientation, the last one takes
  ///     effect. Modifiers are applied in order: the first modifier is the innermost. Default:
  ///     none.
  ///   - body: The view.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    (self.name, self.traits, self.body) = (name, traits, body)
  }
}

/// A trait of a preview, such as its size.
public struct PreviewTrait<T>: Sendable {
  package enum Kind: Sendable {
    case layout(PreviewLayout)
    case orientation(InterfaceOrientation)
    case modifier(PreviewModification)
  }

  package let kind: Kind
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The preview has the size of a device.
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait(kind: .layout(.device)) }
  /// The preview has the size of its view.
  public static var sizeThatFitsLayout: PreviewTrait<T> {
    PreviewTrait(kind: .layout(.sizeThatFits))
  }
  /// Returns a trait that gives the preview a size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait(kind: .layout(.fixed(width: width, height: height)))
  }
  /// The preview shows the view in the upright orientation.
  public static var portrait: PreviewTrait<T> { PreviewTrait(kind: .orientation(.portrait)) }
  /// The preview shows the view in the upside-down orientation.
  public static var portraitUpsideDown: PreviewTrait<T> {
    PreviewTrait(kind: .orientation(.portraitUpsideDown))
  }
  /// The preview shows the view with the device turned to the left.
  public static var landscapeLeft: PreviewTrait<T> {
    PreviewTrait(kind: .orientation(.landscapeLeft))
  }
  /// The preview shows the view with the device turned to the right.
  public static var landscapeRight: PreviewTrait<T> {
    PreviewTrait(kind: .orientation(.landscapeRight))
  }
  /// Returns a trait that applies a modifier to the view of the preview. The context is made once,
  /// and shared by all previews with the same type of modifier.
  @MainActor @preconcurrency public static func modifier<Modifier: PreviewModifier>(
    _ modifier: Modifier
  ) -> PreviewTrait<T> {
    PreviewTrait(kind: .modifier(PreviewModification(modifier)))
  }
}

/// A type that makes one preview. `#Preview` declares such a type, and the program finds it at run
/// time. The protocol has the same name as in SwiftUI.
@MainActor @preconcurrency public protocol PreviewRegistry {
  /// The module and the name of the file with the preview, such as `Demo/Tile.swift`.
  static var fileID: String { get }
  /// The line of the preview, counted from 1.
  static var line: Int { get }
  /// The column of the preview in its line, in bytes, counted from 1.
  static var column: Int { get }
  /// Returns the preview.
  static func makePreview() throws -> Preview
}

/// The base protocol of ``PreviewProvider``, without requirements.
@MainActor @preconcurrency public protocol _PreviewProvider {}

/// A type that declares previews, one for each view of ``previews``.
///
/// In debug builds, the `previews` command of a gallery finds these types. A gallery is an
/// executable that contains animations. An optimized build leaves out the types that are neither
/// public nor used.
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
