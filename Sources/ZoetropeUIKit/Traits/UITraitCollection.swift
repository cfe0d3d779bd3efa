import Foundation
import Zoetrope

/// The traits of a view's environment, such as light or dark mode.
///
/// Instances are immutable. A trait that is not set has its unspecified value.
public final class UITraitCollection: NSObject, Sendable {
  /// The choice of light or dark mode. Default unspecified.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The kind of device. Default unspecified.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// The size class along the x axis. Default unspecified.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The size class along the y axis. Default unspecified.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The number of pixels per point. Default 0, which stands for an unspecified scale.
  public let displayScale: CGFloat

  init(
    style: UIUserInterfaceStyle = .unspecified, idiom: UIUserInterfaceIdiom = .unspecified,
    horizontal: UIUserInterfaceSizeClass = .unspecified,
    vertical: UIUserInterfaceSizeClass = .unspecified, scale: CGFloat = 0
  ) {
    userInterfaceStyle = style
    userInterfaceIdiom = idiom
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    displayScale = scale
  }

  /// Creates traits that are all unspecified.
  public override convenience init() { self.init(style: .unspecified) }

  /// Creates traits in which only light or dark mode is set.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }

  /// Creates traits in which only the kind of device is set.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(idiom: idiom)
  }

  /// Creates traits in which only the size class along the x axis is set.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontal: horizontalSizeClass)
  }

  /// Creates traits in which only the size class along the y axis is set.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(vertical: verticalSizeClass)
  }

  /// Creates traits in which only the scale is set, in pixels per point.
  public convenience init(displayScale scale: CGFloat) { self.init(scale: scale) }

  /// Creates traits by combining several collections. If two collections set the same trait, the
  /// later collection takes precedence.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    func last<Value: Equatable>(
      _ keyPath: KeyPath<UITraitCollection, Value>, except none: Value
    ) -> Value {
      traitCollections.last { $0[keyPath: keyPath] != none }?[keyPath: keyPath] ?? none
    }
    self.init(
      style: last(\.userInterfaceStyle, except: .unspecified),
      idiom: last(\.userInterfaceIdiom, except: .unspecified),
      horizontal: last(\.horizontalSizeClass, except: .unspecified),
      vertical: last(\.verticalSizeClass, except: .unspecified),
      scale: last(\.displayScale, except: 0))
  }

  /// Creates the traits of an environment.
  convenience init(_ environment: EnvironmentValues) {
    self.init(
      style: UIUserInterfaceStyle(environment.colorScheme), idiom: .phone,
      horizontal: UIUserInterfaceSizeClass(environment.horizontalSizeClass),
      vertical: UIUserInterfaceSizeClass(environment.verticalSizeClass),
      scale: environment.displayScale)
  }

  /// The traits for code outside a view: the traits of an upright phone in light mode, with the
  /// scale of ``UIScreen``.
  public static var current: UITraitCollection {
    UITraitCollection(
      style: .light, idiom: .phone, horizontal: .compact, vertical: .regular,
      scale: UIScreen.main.scale)
  }

  /// An environment with these traits. It has the default values for unspecified traits.
  var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = ColorScheme(userInterfaceStyle) ?? .light
    if let horizontal = UserInterfaceSizeClass(horizontalSizeClass) {
      environment.horizontalSizeClass = horizontal
    }
    if let vertical = UserInterfaceSizeClass(verticalSizeClass) {
      environment.verticalSizeClass = vertical
    }
    if displayScale > 0 { environment.displayScale = displayScale }
    return environment
  }

  /// Whether another object holds the same traits.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle
      && userInterfaceIdiom == other.userInterfaceIdiom
      && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass && displayScale == other.displayScale
  }

  /// A hash of the traits.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(userInterfaceIdiom)
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    hasher.combine(displayScale)
    return hasher.finalize()
  }
}
