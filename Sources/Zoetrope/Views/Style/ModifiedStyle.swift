import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// A change to a paint. ``ModifiedStyle`` applies the change to the paint of its base style.
protocol StyleChange: Sendable {
  func apply(to paint: inout _ResolvedPaint, in environment: EnvironmentValues)
}

/// A style whose paint is the paint of a base style, modified by a change.
struct ModifiedStyle<Base: ShapeStyle, Change: StyleChange>: ShapeStyle {
  let base: Base
  let change: Change

  func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    changed(base._resolvePaint(in: environment), environment)
  }

  func _resolvePaint(level: Int, in environment: EnvironmentValues) -> _ResolvedPaint {
    changed(base._resolvePaint(level: level, in: environment), environment)
  }

  var _isRelative: Bool { base._isRelative }

  private func changed(
    _ paint: _ResolvedPaint, _ environment: EnvironmentValues
  ) -> _ResolvedPaint {
    var paint = paint
    change.apply(to: &paint, in: environment)
    return paint
  }
}

extension ModifiedStyle: Equatable where Base: Equatable, Change: Equatable {}

private struct OpacityChange: StyleChange, Equatable {
  let opacity: Double

  func apply(to paint: inout _ResolvedPaint, in environment: EnvironmentValues) {
    paint = paint.multiplied(by: Float(opacity))
  }
}

private struct BlendChange: StyleChange, Equatable {
  let mode: BlendMode

  func apply(to paint: inout _ResolvedPaint, in environment: EnvironmentValues) {
    paint.modifySpecial { $0.blendMode = mode.drawing }
  }
}

private struct ShadowChange: StyleChange, Equatable {
  let shadow: ShadowStyle

  func apply(to paint: inout _ResolvedPaint, in environment: EnvironmentValues) {
    paint.modifySpecial { $0.shadows.append(shadow.resolve(in: environment)) }
  }
}

private struct FrameChange: StyleChange, Equatable {
  let frame: CGRect

  func apply(to paint: inout _ResolvedPaint, in environment: EnvironmentValues) {
    // A plain color needs no frame, because it has no unit points. If `in(_:)` was applied several
    // times, the innermost rectangle takes precedence.
    guard paint.special != nil else { return }
    paint.modifySpecial { $0.frame = $0.frame ?? frame }
  }
}

extension ShapeStyle {
  /// Returns the style with its opacity multiplied by the given factor.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    ModifiedStyle(base: self, change: OpacityChange(opacity: opacity))
  }

  /// Returns the style with its blend mode replaced.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ModifiedStyle(base: self, change: BlendChange(mode: mode))
  }

  /// Returns the style with a shadow. Shapes and texts that are drawn in the style cast the shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ModifiedStyle(base: self, change: ShadowChange(shadow: style))
  }

  /// Returns the style with its unit points relative to a rectangle instead of the view's frame.
  ///
  /// - Parameter rect: The rectangle, in points in the view's space.
  public func `in`(_ rect: CGRect) -> some ShapeStyle {
    ModifiedStyle(base: self, change: FrameChange(frame: rect))
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// Returns the foreground style with its opacity multiplied by the given factor.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    ModifiedStyle(base: ForegroundStyle(), change: OpacityChange(opacity: opacity))
  }

  /// Returns the foreground style with its blend mode replaced.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ModifiedStyle(base: ForegroundStyle(), change: BlendChange(mode: mode))
  }

  /// Returns the foreground style with a shadow. Shapes and texts that are drawn in the style cast
  /// the shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ModifiedStyle(base: ForegroundStyle(), change: ShadowChange(shadow: style))
  }
}
