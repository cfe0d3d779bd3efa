/// The styles that views above have set for what has none of its own: a primary one and perhaps
/// further levels.
final class Foreground: Sendable {
  /// From the primary one on; at least one.
  private let styles: [AnyShapeStyle]
  /// What was set further up, which relative styles refer to; nil where that does not count.
  private let outer: Foreground?

  /// What there is where nothing was set.
  static let label = Foreground([AnyShapeStyle(Color.primary)], outer: nil)

  init(_ styles: [AnyShapeStyle], outer: Foreground?) {
    self.styles = styles
    self.outer = styles.contains(where: \._isRelative) ? outer ?? .label : nil
  }

  /// How many levels have a style of their own.
  var count: Int { styles.count }

  /// What a level comes to. Levels beyond the last style are paler forms of that one.
  func resolvePaint(level: Int, in environment: EnvironmentValues) -> _ResolvedPaint {
    let index = min(level, styles.count - 1)
    var environment = environment
    // A style is not meant to refer to itself.
    if let outer { environment.foreground = outer }
    return styles[index]._resolvePaint(level: level - index, in: environment)
  }
}

private struct ForegroundKey: EnvironmentKey {
  static var defaultValue: Foreground? { nil }
}

private struct BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

private struct TintKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  /// The styles of what has none of its own; nil where no view above has set any.
  var foreground: Foreground? {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  /// The style of backgrounds without one of their own; nil, the default, for the system's.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  /// The style of what can be operated; nil for the accent colour.
  var tint: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  fileprivate mutating func setForeground(_ styles: [AnyShapeStyle]) {
    foreground = Foreground(styles, outer: foreground)
  }
}

/// The style that a view above has set with `foregroundStyle(_:)`.
public struct ForegroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// The primary foreground of an environment.
  public func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    _resolvePaint(level: 0, in: environment)
  }

  /// A level of the foreground of an environment.
  public func _resolvePaint(level: Int, in environment: EnvironmentValues) -> _ResolvedPaint {
    (environment.foreground ?? .label).resolvePaint(level: level, in: environment)
  }

  /// True.
  public var _isRelative: Bool { true }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style that a view above has set.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// A level of the style that a view above has set with `foregroundStyle(_:)`: the label colours of
/// iOS where none was set, paler forms of a colour that was.
public struct HierarchicalShapeStyle: ShapeStyle {
  private let level: Int

  /// The first level.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// The level of an environment's foreground.
  public func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    _resolvePaint(level: 0, in: environment)
  }

  /// A level further down: the levels add up.
  public func _resolvePaint(level: Int, in environment: EnvironmentValues) -> _ResolvedPaint {
    ForegroundStyle()._resolvePaint(level: self.level + level, in: environment)
  }

  /// True.
  public var _isRelative: Bool { true }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of the foreground.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level of the foreground.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level of the foreground.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level of the foreground.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth level of the foreground.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// A level of some style.
struct LevelStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: Int

  func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    base._resolvePaint(level: level, in: environment)
  }

  func _resolvePaint(level: Int, in environment: EnvironmentValues) -> _ResolvedPaint {
    base._resolvePaint(level: self.level + level, in: environment)
  }

  var _isRelative: Bool { base._isRelative }
}

extension ShapeStyle {
  /// The second level of the style.
  public var secondary: some ShapeStyle { LevelStyle(base: self, level: 1) }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { LevelStyle(base: self, level: 2) }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { LevelStyle(base: self, level: 3) }
  /// The fifth level of the style.
  public var quinary: some ShapeStyle { LevelStyle(base: self, level: 4) }
}

/// The style of what can be operated: the one that a view above has set with `tint(_:)`, or the
/// accent colour.
public struct TintShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the tint of an environment.
  public func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    _resolvePaint(level: 0, in: environment)
  }

  /// A level of the tint of an environment.
  public func _resolvePaint(level: Int, in environment: EnvironmentValues) -> _ResolvedPaint {
    (environment.tint ?? AnyShapeStyle(Color.accentColor))
      ._resolvePaint(level: level, in: environment)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The style of what can be operated.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The style that a view above has set with `backgroundStyle(_:)`, or the colour behind everything:
/// white in light mode, black in dark mode, with the grays that iOS has for what is grouped as its
/// further levels.
public struct BackgroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// The primary background.
  public func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    _resolvePaint(level: 0, in: environment)
  }

  /// A level of the background: of the style that a view above has set, else the system's.
  public func _resolvePaint(level: Int, in environment: EnvironmentValues) -> _ResolvedPaint {
    guard let style = environment.backgroundStyle else {
      return .background(level: level, in: environment)
    }
    var environment = environment
    // A style is not meant to refer to itself.
    environment.backgroundStyle = nil
    return style._resolvePaint(level: level, in: environment)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The colour behind everything.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension View {
  /// Sets the style of texts, and of shapes without a style of their own, here and inside.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(EnvironmentWriter { $0.setForeground([AnyShapeStyle(style)]) })
  }

  /// Sets the primary and the secondary level of the foreground, here and inside.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modifier(
      EnvironmentWriter { $0.setForeground([AnyShapeStyle(primary), AnyShapeStyle(secondary)]) })
  }

  /// Sets the first three levels of the foreground, here and inside.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      EnvironmentWriter {
        $0.setForeground([
          AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary),
        ])
      })
  }

  /// Sets the colour of texts, and of shapes without a style of their own, here and inside; nil
  /// changes nothing.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    modifier(EnvironmentWriter { if let color { $0.setForeground([AnyShapeStyle(color)]) } })
  }

  /// Sets the style of backgrounds that have none of their own, here and inside.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(EnvironmentWriter { $0.backgroundStyle = AnyShapeStyle(style) })
  }

  /// Sets the style of what can be operated, here and inside; nil for the accent colour.
  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(EnvironmentWriter { $0.tint = tint.map { AnyShapeStyle($0) } })
  }

  /// Sets the colour of what can be operated, here and inside; nil for the accent colour.
  public nonisolated func tint(_ tint: Color?) -> some View {
    modifier(EnvironmentWriter { $0.tint = tint.map { AnyShapeStyle($0) } })
  }
}
