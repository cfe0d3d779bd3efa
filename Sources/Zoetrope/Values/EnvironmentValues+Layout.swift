import Foundation
import ZoetropeGeometry

private struct LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}

private struct DisplayScaleKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
  /// The direction in which horizontal layout proceeds. Defaults to left to right.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The number of pixels per point. Defaults to 1.
  public var displayScale: CGFloat {
    get { assignedDisplayScale ?? 1 }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The number of pixels per point if it has been set; otherwise nil.
  package var assignedDisplayScale: CGFloat? { self[DisplayScaleKey.self] }

  /// The width of one pixel in points: the inverse of ``displayScale``, or 1 if ``displayScale`` is
  /// not positive.
  public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }
}
