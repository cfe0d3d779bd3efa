import Foundation

/// Something that a shape, a text or an image's alpha can be painted with.
///
/// A style of one's own says in `resolve(in:)` which other style it is in an environment:
///
///     struct Warning: ShapeStyle {
///       func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///         environment.colorScheme == .dark ? Color.yellow : Color.orange
///       }
///     }
public protocol ShapeStyle: Sendable {
  /// The style that this one comes to; `Never` for those that Zoetrope knows how to draw.
  associatedtype Resolved: ShapeStyle = Never

  /// The style that this one comes to in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// What the style comes to in an environment, as numbers.
  func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint

  /// What a level of the style comes to in an environment: 0 is the style itself, 1 its secondary
  /// level and so on. Unless the style has levels of its own, they are paler and paler.
  func _resolvePaint(level: Int, in environment: EnvironmentValues) -> _ResolvedPaint

  /// Whether the style depends on the foreground around it.
  var _isRelative: Bool { get }
}

extension ShapeStyle {
  /// What the style that this one comes to comes to itself; nothing where there is none.
  public func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    if Resolved.self == Never.self { return _ResolvedPaint(color: .invisible) }
    return resolve(in: environment)._resolvePaint(in: environment)
  }

  /// That level of the style that this one comes to; or else the style itself, paler by its level.
  public func _resolvePaint(level: Int, in environment: EnvironmentValues) -> _ResolvedPaint {
    if Resolved.self == Never.self {
      return _resolvePaint(in: environment).faded(toLevel: level)
    }
    return resolve(in: environment)._resolvePaint(level: level, in: environment)
  }

  /// Whether that cannot be known before there is an environment.
  public var _isRelative: Bool { Resolved.self != Never.self }
}

extension ShapeStyle where Resolved == Never {
  /// There is no such style.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) does not come to another style.")
  }
}

extension Never: ShapeStyle {}

extension Color.Resolved {
  /// No colour at all.
  static var invisible: Color.Resolved { Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0) }
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

  /// False.
  public var _isRelative: Bool { false }
}

extension Color.Resolved: ShapeStyle {
  /// No further style.
  public typealias Resolved = Never

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
