import Foundation

/// A style for painting shapes, texts and template images.
///
/// A user-defined style implements `resolve(in:)`. This method returns another style, which may
/// depend on the environment:
///
///     struct Warning: ShapeStyle {
///       func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///         environment.colorScheme == .dark ? Color.yellow : Color.orange
///       }
///     }
public protocol ShapeStyle: Sendable {
  /// The type of the style that `resolve(in:)` returns. It is `Never` for a built-in style, which
  /// implements `_resolvePaint(in:)` instead.
  associatedtype Resolved: ShapeStyle = Never

  /// Returns the style to draw with in the given environment, in place of this style.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// Returns the paint of the style in the given environment.
  func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint

  /// Returns the paint of the style at a hierarchical level, resolved in the given environment.
  ///
  /// Level 0 is the style itself, level 1 its secondary level, and level 2 its tertiary level.
  /// By default, each level is fainter than the one before it. A style can define its own levels.
  func _resolvePaint(level: Int, in environment: EnvironmentValues) -> _ResolvedPaint

  /// Whether the style may depend on the foreground style of the environment.
  var _isRelative: Bool { get }
}

extension ShapeStyle {
  /// Returns the paint of the style that `resolve(in:)` returns. If ``Resolved`` is `Never`, the
  /// paint is invisible.
  public func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    if Resolved.self == Never.self { return _ResolvedPaint(color: .invisible) }
    return resolve(in: environment)._resolvePaint(in: environment)
  }

  /// Resolves the style, and returns the paint of the resulting style at the given level. If
  /// ``Resolved`` is `Never`, the result is the paint of this style, made fainter according to the
  /// level.
  public func _resolvePaint(level: Int, in environment: EnvironmentValues) -> _ResolvedPaint {
    if Resolved.self == Never.self {
      return _resolvePaint(in: environment).faded(toLevel: level)
    }
    return resolve(in: environment)._resolvePaint(level: level, in: environment)
  }

  /// By default, true if the style resolves to another style, because the other style may depend on
  /// the foreground style.
  public var _isRelative: Bool { Resolved.self != Never.self }
}

extension ShapeStyle where Resolved == Never {
  /// Traps, because this style has a paint of its own and does not resolve to another style.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) does not resolve to another style.")
  }
}

extension Never: ShapeStyle {}

extension Color.Resolved {
  /// Transparent black.
  static var invisible: Color.Resolved { Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0) }
}

extension Color: ShapeStyle {
  /// Returns the paint of the color, resolved in the given environment.
  public func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    _ResolvedPaint(color: resolve(in: environment))
  }

  /// Returns the paint of the color at a hierarchical level. The levels of ``Color/primary`` are
  /// the system's label colors. For any other color, each level is fainter than the one before it.
  public func _resolvePaint(level: Int, in environment: EnvironmentValues) -> _ResolvedPaint {
    if self == .primary { return .label(level: level, in: environment) }
    return _resolvePaint(in: environment).faded(toLevel: level)
  }

  /// Always false, because a color does not depend on the foreground style.
  public var _isRelative: Bool { false }
}

extension Color.Resolved: ShapeStyle {
  /// The type `Never`, because the color does not resolve to another style.
  public typealias Resolved = Never

  /// Returns the color itself as a paint.
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

  /// Returns the paint of the wrapped style at the given hierarchical level: 0 for primary, 1 for
  /// secondary, and so on.
  public func _resolvePaint(level: Int, in environment: EnvironmentValues) -> _ResolvedPaint {
    style._resolvePaint(level: level, in: environment)
  }

  /// Whether the wrapped style may depend on the foreground style of the environment.
  public var _isRelative: Bool { style._isRelative }
}

extension ShapeStyle where Self == Color {
  /// The system red; see ``Color/red``.
  public static var red: Color { Color.red }
  /// The system orange; see ``Color/orange``.
  public static var orange: Color { Color.orange }
  /// The system yellow; see ``Color/yellow``.
  public static var yellow: Color { Color.yellow }
  /// The system green; see ``Color/green``.
  public static var green: Color { Color.green }
  /// The system mint; see ``Color/mint``.
  public static var mint: Color { Color.mint }
  /// The system teal; see ``Color/teal``.
  public static var teal: Color { Color.teal }
  /// The system cyan; see ``Color/cyan``.
  public static var cyan: Color { Color.cyan }
  /// The system blue; see ``Color/blue``.
  public static var blue: Color { Color.blue }
  /// The system indigo; see ``Color/indigo``.
  public static var indigo: Color { Color.indigo }
  /// The system purple; see ``Color/purple``.
  public static var purple: Color { Color.purple }
  /// The system pink; see ``Color/pink``.
  public static var pink: Color { Color.pink }
  /// The system brown; see ``Color/brown``.
  public static var brown: Color { Color.brown }
  /// Opaque white.
  public static var white: Color { Color.white }
  /// The system gray; see ``Color/gray``.
  public static var gray: Color { Color.gray }
  /// Opaque black.
  public static var black: Color { Color.black }
  /// Transparent black.
  public static var clear: Color { Color.clear }
}
