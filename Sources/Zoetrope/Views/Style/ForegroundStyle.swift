/// The foreground styles set by an enclosing view: a primary style, optionally followed by a
/// secondary style, a tertiary style and so on.
final class Foreground: Sendable {
  /// One style for each level, beginning with the primary level. There is at least one style.
  private let styles: [AnyShapeStyle]
  /// The foreground outside of the view that set ``styles``. Relative styles (for example
  /// `.secondary`) are derived from this outer foreground. Nil if no style in ``styles`` is
  /// relative.
  private let outer: Foreground?

  /// The foreground that applies if no view has set one: the label colors of iOS.
  static let label = Foreground([AnyShapeStyle(Color.primary)], outer: nil)

  init(_ styles: [AnyShapeStyle], outer: Foreground?) {
    self.styles = styles
    self.outer = styles.contains(where: \._isRelative) ? outer ?? .label : nil
  }

  /// The number of levels that have a style of their own.
  var count: Int { styles.count }

  /// Returns the paint for a level, where 0 is the primary level. A level beyond the last style
  /// uses a fainter version of the last style.
  func resolvePaint(level: Int, in environment: EnvironmentValues) -> _ResolvedPaint {
    let index = min(level, styles.count - 1)
    var environment = environment
    // A relative style refers to the enclosing foreground, not to itself.
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
  /// The foreground styles; nil if no enclosing view has set any.
  var foreground: Foreground? {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  /// The style of backgrounds for which no style is given. Default: nil, which stands for the
  /// system background.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  /// The style of interactive elements. Nil, the default, stands for the accent color.
  var tint: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// Sets one color for each level of the foreground style, beginning with the primary level. An
  /// empty array leaves the style unchanged.
  package mutating func setForeground(_ colors: [Color]) {
    if !colors.isEmpty { setForeground(colors.map { AnyShapeStyle($0) }) }
  }

  fileprivate mutating func setForeground(_ styles: [AnyShapeStyle]) {
    foreground = Foreground(styles, outer: foreground)
  }
}

/// The foreground style of the environment, as set with `foregroundStyle(_:)`.
public struct ForegroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the paint of the environment's primary foreground.
  public func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    _resolvePaint(level: 0, in: environment)
  }

  /// Returns the paint of the environment's foreground at the given hierarchical level: 0 for
  /// primary, 1 for secondary, and so on.
  public func _resolvePaint(level: Int, in environment: EnvironmentValues) -> _ResolvedPaint {
    (environment.foreground ?? .label).resolvePaint(level: level, in: environment)
  }

  /// Always true, because this style is the foreground style of the environment.
  public var _isRelative: Bool { true }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style of the environment.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// One hierarchical level of the foreground style that `foregroundStyle(_:)` sets.
///
/// If the foreground style is a single color, each level is fainter than the one before it. If no
/// foreground style is set, the levels are the label colors of iOS.
public struct HierarchicalShapeStyle: ShapeStyle {
  private let level: Int

  /// The first level of the foreground style: the style itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level of the foreground style.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level of the foreground style.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level of the foreground style.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level of the foreground style.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// Returns the paint of this level of the environment's foreground.
  public func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    _resolvePaint(level: 0, in: environment)
  }

  /// Returns the paint of a level, counted from the level of this style. For example, level 1 of
  /// ``secondary`` is ``tertiary``.
  public func _resolvePaint(level: Int, in environment: EnvironmentValues) -> _ResolvedPaint {
    ForegroundStyle()._resolvePaint(level: self.level + level, in: environment)
  }

  /// Always true, because this style is derived from the foreground style of the environment.
  public var _isRelative: Bool { true }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of the foreground style: the style itself.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level of the foreground style.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level of the foreground style.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level of the foreground style.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth level of the foreground style.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// A hierarchical level of another style. Level 1 is its secondary level, and level 2 is its
/// tertiary level.
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
  /// The second level of this style; usually fainter than the first.
  public var secondary: some ShapeStyle { LevelStyle(base: self, level: 1) }
  /// The third level of this style; usually fainter than the second.
  public var tertiary: some ShapeStyle { LevelStyle(base: self, level: 2) }
  /// The fourth level of this style; usually fainter than the third.
  public var quaternary: some ShapeStyle { LevelStyle(base: self, level: 3) }
  /// The fifth level of this style; usually fainter than the fourth.
  public var quinary: some ShapeStyle { LevelStyle(base: self, level: 4) }
}

/// The style of interactive elements: the style set with `tint(_:)`, or the accent color if none is
/// set.
public struct TintShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the paint of the environment's tint.
  public func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    _resolvePaint(level: 0, in: environment)
  }

  /// Returns the paint of the environment's tint at the given hierarchical level: 0 for primary, 1
  /// for secondary, and so on.
  public func _resolvePaint(level: Int, in environment: EnvironmentValues) -> _ResolvedPaint {
    (environment.tint ?? AnyShapeStyle(Color.accentColor))
      ._resolvePaint(level: level, in: environment)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The style of interactive elements.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The background style of the environment: the style set with `backgroundStyle(_:)`, or the system
/// background if none is set.
///
/// The system background is white in light mode and black in dark mode. Its second and third levels
/// are the secondary and tertiary system background colors of iOS.
public struct BackgroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the paint of the first level of the background.
  public func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    _resolvePaint(level: 0, in: environment)
  }

  /// Returns the paint of the background at the given hierarchical level: 0 for the first level, 1
  /// for the second, and so on.
  public func _resolvePaint(level: Int, in environment: EnvironmentValues) -> _ResolvedPaint {
    guard let style = environment.backgroundStyle else {
      return .background(level: level, in: environment)
    }
    var environment = environment
    // The background style may be `BackgroundStyle` itself, so it is removed to prevent an endless
    // recursion.
    environment.backgroundStyle = nil
    return style._resolvePaint(level: level, in: environment)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background style of the environment.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension View {
  /// Sets the foreground style of this view and its subtree. Texts, and shapes without a style of
  /// their own, are drawn in this style.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(EnvironmentWriter { $0.setForeground([AnyShapeStyle(style)]) })
  }

  /// Sets the primary and secondary levels of the foreground style in this view and its subtree.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modifier(
      EnvironmentWriter { $0.setForeground([AnyShapeStyle(primary), AnyShapeStyle(secondary)]) })
  }

  /// Sets the first three levels of the foreground style in this view and its subtree.
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

  /// Sets the foreground color of this view and its subtree. Texts, and shapes without a style of
  /// their own, are drawn in this color. Nil has no effect.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    modifier(EnvironmentWriter { if let color { $0.setForeground([AnyShapeStyle(color)]) } })
  }

  /// Sets the default style of backgrounds in this view and its subtree. It applies to backgrounds
  /// without a style of their own.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(EnvironmentWriter { $0.backgroundStyle = AnyShapeStyle(style) })
  }

  /// Sets the style of interactive elements in this view and its subtree. Nil selects the accent
  /// color.
  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(EnvironmentWriter { $0.tint = tint.map { AnyShapeStyle($0) } })
  }

  /// Sets the color of interactive elements in this view and its subtree. Nil selects the accent
  /// color.
  public nonisolated func tint(_ tint: Color?) -> some View {
    modifier(EnvironmentWriter { $0.tint = tint.map { AnyShapeStyle($0) } })
  }
}
