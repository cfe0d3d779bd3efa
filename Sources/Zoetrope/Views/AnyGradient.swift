import Foundation

/// A gradient made from one colour. It is drawn as the colour alone.
public struct AnyGradient: Hashable, ShapeStyle {
  let color: Color

  /// The colour in an environment.
  public func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    color._resolvePaint(in: environment)
  }

  /// The colour at a level.
  public func _resolvePaint(level: Int, in environment: EnvironmentValues) -> _ResolvedPaint {
    color._resolvePaint(level: level, in: environment)
  }
}

extension Color {
  /// A soft gradient of the colour, lighter at the top. It is drawn as the colour alone.
  public var gradient: AnyGradient { AnyGradient(color: self) }
}
