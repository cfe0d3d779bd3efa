import Foundation

/// Something that a shape can be filled with.
public protocol ShapeStyle: Sendable {
  /// What the style comes to in an environment.
  func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint
}

/// A style as numbers, ready to be animated and painted.
public struct _ResolvedPaint: Sendable {
  package var color: Color.Resolved
}

extension Color: ShapeStyle {
  /// The colour in an environment.
  public func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    _ResolvedPaint(color: resolve(in: environment))
  }
}

extension Color.Resolved: ShapeStyle {
  /// The colour itself.
  public func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    _ResolvedPaint(color: self)
  }
}

private struct ForegroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle { AnyShapeStyle(Color.primary) }
}

extension EnvironmentValues {
  var foreground: AnyShapeStyle {
    get { self[ForegroundStyleKey.self] }
    set { self[ForegroundStyleKey.self] = newValue }
  }
}

/// The style that a view above has set with `foregroundStyle(_:)`.
public struct ForegroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// The foreground of an environment.
  public func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    environment.foreground._resolvePaint(in: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style that a view above has set.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
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
}

/// A style with its opacity multiplied.
struct OpacityStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double

  func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    var paint = base._resolvePaint(in: environment)
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

extension View {
  /// Sets the style that shapes without one of their own are filled with, here and inside.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(EnvironmentWriter { $0.foreground = AnyShapeStyle(style) })
  }

  /// Sets the colour that shapes without a style of their own are filled with; nil changes nothing.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    modifier(EnvironmentWriter { if let color { $0.foreground = AnyShapeStyle(color) } })
  }
}
