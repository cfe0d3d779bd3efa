import Foundation

/// Something that a shape can be filled with.
public protocol ShapeStyle: Sendable {
  /// What the style comes to in an environment.
  func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint

  /// What a level of the style comes to in an environment: 0 is the style itself, 1 its secondary
  /// level and so on. Unless the style has levels of its own, they are paler and paler.
  func _resolvePaint(level: Int, in environment: EnvironmentValues) -> _ResolvedPaint

  /// Whether the style depends on the foreground around it.
  var _isRelative: Bool { get }
}

extension ShapeStyle {
  /// The style itself, paler by its level.
  public func _resolvePaint(level: Int, in environment: EnvironmentValues) -> _ResolvedPaint {
    _resolvePaint(in: environment).faded(toLevel: level)
  }

  /// False.
  public var _isRelative: Bool { false }
}

/// A style as numbers, ready to be animated and painted.
public struct _ResolvedPaint: Sendable {
  package var color: Color.Resolved

  /// The opacities of the levels of a colour, from the primary one to the quinary one.
  private static let opacities: [Float] = [1, 0.5, 0.25, 0.18, 0.07]

  /// The paint as it is at a level.
  func faded(toLevel level: Int) -> _ResolvedPaint {
    var paint = self
    paint.color.opacity *= Self.opacities[min(max(level, 0), Self.opacities.count - 1)]
    return paint
  }
}

extension Color: ShapeStyle {
  /// The colour in an environment.
  public func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    _ResolvedPaint(color: resolve(in: environment))
  }

  /// The colour at a level; those of the primary colour are the system's label colours.
  public func _resolvePaint(level: Int, in environment: EnvironmentValues) -> _ResolvedPaint {
    if self == .primary { return .label(level: level, in: environment) }
    return _resolvePaint(in: environment).faded(toLevel: level)
  }
}

extension Color.Resolved: ShapeStyle {
  /// The colour itself.
  public func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    _ResolvedPaint(color: self)
  }
}

/// Some style, whatever its type.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  /// Wraps a style.
  public init<S: ShapeStyle>(_ style: S) { self.style = style }

  /// What the style inside comes to.
  public func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    style._resolvePaint(in: environment)
  }

  /// What the style inside comes to at a level.
  public func _resolvePaint(level: Int, in environment: EnvironmentValues) -> _ResolvedPaint {
    style._resolvePaint(level: level, in: environment)
  }

  /// Whether the style inside depends on the foreground around it.
  public var _isRelative: Bool { style._isRelative }
}

/// A style with its opacity multiplied.
struct OpacityStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double

  func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    faded(base._resolvePaint(in: environment))
  }

  func _resolvePaint(level: Int, in environment: EnvironmentValues) -> _ResolvedPaint {
    faded(base._resolvePaint(level: level, in: environment))
  }

  var _isRelative: Bool { base._isRelative }

  private func faded(_ paint: _ResolvedPaint) -> _ResolvedPaint {
    var paint = paint
    paint.color.opacity *= Float(opacity)
    return paint
  }
}

extension ShapeStyle {
  /// The style with its opacity multiplied.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityStyle(base: self, opacity: opacity)
  }
}

extension ShapeStyle where Self == Color {
  /// The colour of that name.
  public static var red: Color { Color.red }
  /// The colour of that name.
  public static var orange: Color { Color.orange }
  /// The colour of that name.
  public static var yellow: Color { Color.yellow }
  /// The colour of that name.
  public static var green: Color { Color.green }
  /// The colour of that name.
  public static var mint: Color { Color.mint }
  /// The colour of that name.
  public static var teal: Color { Color.teal }
  /// The colour of that name.
  public static var cyan: Color { Color.cyan }
  /// The colour of that name.
  public static var blue: Color { Color.blue }
  /// The colour of that name.
  public static var indigo: Color { Color.indigo }
  /// The colour of that name.
  public static var purple: Color { Color.purple }
  /// The colour of that name.
  public static var pink: Color { Color.pink }
  /// The colour of that name.
  public static var brown: Color { Color.brown }
  /// The colour of that name.
  public static var white: Color { Color.white }
  /// The colour of that name.
  public static var gray: Color { Color.gray }
  /// The colour of that name.
  public static var black: Color { Color.black }
  /// The colour of that name.
  public static var clear: Color { Color.clear }
}
