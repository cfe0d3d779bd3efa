import Foundation

/// The style of separators such as ``Divider``.
public struct SeparatorShapeStyle: ShapeStyle, Equatable {
  /// Creates the style.
  public init() {}

  /// Returns the separator color of iOS 13 to 18.
  public func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    func gray(_ level: Float, _ blue: Float, _ opacity: Float) -> Color.Resolved {
      Color.Resolved(
        colorSpace: .sRGB, red: level / 255, green: level / 255, blue: blue / 255,
        opacity: opacity)
    }
    let isLight = environment.colorScheme == .light
    return _ResolvedPaint(color: isLight ? gray(60, 67, 0.29) : gray(84, 88, 0.6))
  }
}

/// The style of placeholder text, such as the prompt of an empty text field.
public struct PlaceholderTextShapeStyle: ShapeStyle, Equatable {
  /// Creates the style.
  public init() {}

  /// Returns the tertiary label color of iOS 13 to 18.
  public func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    .label(level: 2, in: environment)
  }
}

/// The style of links.
public struct LinkShapeStyle: ShapeStyle, Equatable {
  /// Creates the style.
  public init() {}

  /// Returns the link color of iOS 13 to 18.
  public func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    let isLight = environment.colorScheme == .light
    return _ResolvedPaint(
      color: Color.Resolved(
        red: (isLight ? 0 : 9) / 255, green: (isLight ? 122 : 132) / 255, blue: 1))
  }
}

/// The translucent gray behind small controls. Its higher levels are fainter, for larger controls.
public struct FillShapeStyle: ShapeStyle, Equatable {
  /// Creates the style.
  public init() {}

  /// Returns the primary fill color of iOS 13 to 18.
  public func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    _resolvePaint(level: 0, in: environment)
  }

  /// Returns one of the four fill colors of iOS 13 to 18. Level 0 is the strongest. All levels
  /// above 2 have the faintest color.
  public func _resolvePaint(level: Int, in environment: EnvironmentValues) -> _ResolvedPaint {
    ControlFill(level: max(level, 0))._resolvePaint(in: environment)
  }
}

/// The background of a window: white in light mode, black in dark mode.
public struct WindowBackgroundShapeStyle: ShapeStyle, Equatable {
  /// Creates the style.
  public init() {}

  /// Returns the primary background color of iOS 13 to 18.
  public func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    .background(level: 0, in: environment)
  }
}

/// The style of selected content: the tint of the environment.
public struct SelectionShapeStyle: ShapeStyle, Equatable {
  /// Creates the style.
  public init() {}

  /// Returns the paint of the environment's tint.
  public func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    TintShapeStyle()._resolvePaint(in: environment)
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of separators such as ``Divider``.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of placeholder text, such as the prompt of an empty text field.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The translucent gray behind small controls.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of a window: white in light mode, black in dark mode.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style of selected content: the tint of the environment.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
