import Foundation
import ZoetropeGeometry

private struct LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}

private struct DisplayScaleKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
  /// The direction in which views follow each other. Default left to right.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// Pixels a point. Default 1.
  public var displayScale: CGFloat {
    get { assignedDisplayScale ?? 1 }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// Pixels a point, where that has been set; otherwise nil.
  package var assignedDisplayScale: CGFloat? { self[DisplayScaleKey.self] }

  /// The size of a pixel in points.
  public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }
}
