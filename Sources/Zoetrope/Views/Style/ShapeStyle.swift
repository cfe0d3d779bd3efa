import Foundation

/// A style that shapes, texts and template images are painted with.
///
/// A user-defined style returns from `resolve(in:)` the style that it stands for in an environment:
///
///     struct Warning: ShapeStyle {
///       func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///         environment.colorScheme == .dark ? Color.yellow : Color.orange
///       }
///     }
public protocol ShapeStyle: Sendable {
  /// The type of style that this one resolves to; `Never` for a built-in style, which is drawn
  /// directly.
  associatedtype Resolved: ShapeStyle = Never

  /// Returns the style that this one stands for in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// Returns the paint of the style in an environment.
  func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint

  /// Returns the paint of a level of the style in an environment.
  ///
  /// Level 0 is the style itself, level 1 its secondary level, and so on. Unless the style defines
  /// its levels, each is fainter than the one before.
  func _resolvePaint(level: Int, in environment: EnvironmentValues) -> _ResolvedPaint

  /// Whether the style may depend on the foreground style of the environment.
  var _isRelative: Bool { get }
}

extension ShapeStyle {
  /// Returns the paint of the style that this one resolves to; an invisible paint if it does not
  /// resolve.
  public func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    if Resolved.self == Never.self { return _ResolvedPaint(color: .invisible) }
    return resolve(in: environment)._resolvePaint(in: environment)
  }

  /// Returns the paint of a level of the style that this one resolves to. If it does not resolve,
  /// the style itself is made fainter.
  public func _resolvePaint(level: Int, in environment: EnvironmentValues) -> _ResolvedPaint {
    if Resolved.self == Never.self {
      return _resolvePaint(in: environment).faded(toLevel: level)
    }
    return resolve(in: environment)._resolvePaint(level: level, in: environment)
  }

  /// True for styles that resolve to another, since that may depend on the foreground.
  public var _isRelative: Bool { Resolved.self != Never.self }
}

extension ShapeStyle where Resolved == Never {
  /// Traps: the style does not resolve to another.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) does not come to another style.")
  }
}

extension Never: ShapeStyle {}

extension Color.Resolved {
  /// Transparent black.
  static var invisible: Color.Resolved { Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0) }
}

extension Color: ShapeStyle {
  /// Returns the color in an environment.
  public func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    _ResolvedPaint(color: resolve(in: environment))
  }

  /// Returns a level of the color. The levels of the primary color are the system's label colors.
  public func _resolvePaint(level: Int, in environment: EnvironmentValues) -> _ResolvedPaint {
    if self == .primary { return .label(level: level, in: environment) }
    return _resolvePaint(in: environment).faded(toLevel: level)
  }

  /// False: a color does not depend on the foreground.
  public var _isRelative: Bool { false }
}

extension Color.Resolved: ShapeStyle {
  /// The color does not resolve to another style.
  public typealias Resolved = Never

  /// Returns the color itself.
  public func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    _ResolvedPaint(color: self)
  }
}

/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  /// Wraps a style.
  public init<S: ShapeStyle>(_ style: S) { self.style = style }

  /// Returns the paint of the wrapped style.
  public func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    style._resolvePaint(in: environment)
  }

  /// Returns the paint of a level of the wrapped style.
  public func _resolvePaint(level: Int, in environment: EnvironmentValues) -> _ResolvedPaint {
    style._resolvePaint(level: level, in: environment)
  }

  /// Whether the wrapped style may depend on the foreground style of the environment.
  public var _isRelative: Bool { style._isRelative }
}

extension ShapeStyle where Self == Color {
  /// The system's red.
  public static var red: Color { Color.red }
  /// The system's orange.
  public static var orange: Color { Color.orange }
  /// The system's yellow.
  public static var yellow: Color { Color.yellow }
  /// The system's green.
  public static var green: Color { Color.green }
  /// The system's mint.
  public static var mint: Color { Color.mint }
  /// The system's teal.
  public static var teal: Color { Color.teal }
  /// The system's cyan.
  public static var cyan: Color { Color.cyan }
  /// The system's blue.
  public static var blue: Color { Color.blue }
  /// The system's indigo.
  public static var indigo: Color { Color.indigo }
  /// The system's purple.
  public static var purple: Color { Color.purple }
  /// The system's pink.
  public static var pink: Color { Color.pink }
  /// The system's brown.
  public static var brown: Color { Color.brown }
  /// White.
  public static var white: Color { Color.white }
  /// The system's gray.
  public static var gray: Color { Color.gray }
  /// Black.
  public static var black: Color { Color.black }
  /// Transparent black.
  public static var clear: Color { Color.clear }
}
