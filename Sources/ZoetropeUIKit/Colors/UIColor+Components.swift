import Foundation
import Zoetrope

extension UIColor {
  /// Returns the components of this color in an environment.
  func components(in environment: EnvironmentValues) -> ColorComponents {
    switch kind {
    case .constant(let components): return components
    case .system(_, let light, let dark): return environment.colorScheme == .dark ? dark : light
    case .core(let color): return ColorComponents(color.resolve(in: environment))
    case .provided(let provider):
      return provider.color(UITraitCollection(environment)).components(in: environment)
    case .translucent(let color, let alpha):
      var components = color.components(in: environment)
      components.alpha = alpha
      return components
    }
  }

  private var currentComponents: ColorComponents {
    components(in: UITraitCollection.current.environment)
  }

  /// Writes the gamma-encoded sRGB components and the straight alpha through the pointers. A
  /// component whose pointer is nil is not written.
  ///
  /// - Returns: Always true.
  @discardableResult public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = currentComponents
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
    return true
  }

  /// Writes the hue, the saturation, the brightness and the straight alpha through the pointers. A
  /// component whose pointer is nil is not written. The hue is a fraction of a full turn, and 0 for
  /// grays.
  ///
  /// - Returns: Always true.
  @discardableResult public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = currentComponents
    let found = components.hueSaturationBrightness
    hue?.pointee = found.hue
    saturation?.pointee = found.saturation
    brightness?.pointee = found.brightness
    alpha?.pointee = components.alpha
    return true
  }

  /// Writes the gray level and the straight alpha through the pointers. A component whose pointer
  /// is nil is not written.
  ///
  /// - Returns: Whether the color is a gray. If it is not, nothing is written.
  @discardableResult public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = currentComponents
    guard components.isGray else { return false }
    white?.pointee = components.red
    alpha?.pointee = components.alpha
    return true
  }

  /// This color as a Core Graphics color, resolved for the traits of ``UITraitCollection/current``.
  public var cgColor: CGColor {
    let components = currentComponents
    return CGColor(
      red: components.red, green: components.green, blue: components.blue,
      alpha: components.alpha)
  }

  /// Sets the fill color and the stroke color of the current graphics context to this color. Does
  /// nothing if there is no current context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill color of the current graphics context to this color. Does nothing if there is no
  /// current context.
  public func setFill() { GraphicsStack.current?.setFillColor(cgColor) }

  /// Sets the stroke color of the current graphics context to this color. Does nothing if there is
  /// no current context.
  public func setStroke() { GraphicsStack.current?.setStrokeColor(cgColor) }
}

extension UIColor: _ExpressibleByColorLiteral {
  /// Creates the color of a color literal from gamma-encoded sRGB components and a straight alpha.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

/// The default type of color literals.
public typealias _ColorLiteralType = UIColor
