import Foundation
import Zoetrope
import ZoetropeGeometry

// Assistive technologies are not modeled.

/// The importance of custom information for assistive technologies.
public struct AXCustomContentImportance: Hashable, Sendable {
  private let isHigh: Bool

  /// The information is read aloud on demand.
  public static let `default` = AXCustomContentImportance(isHigh: false)
  /// The information is always read aloud.
  public static let high = AXCustomContentImportance(isHigh: true)
}

/// A key that identifies a piece of custom information for assistive technologies.
public struct AccessibilityCustomContentKey: Sendable {
  private let label: Text

  /// Creates a key from its label.
  public init(_ label: Text, id: String) { self.label = label }

  /// Creates a key from its label.
  public init(_ labelKey: LocalizedStringKey, id: String) { label = Text(labelKey) }

  /// Creates a key from its label.
  public init(_ labelKey: LocalizedStringKey) { label = Text(labelKey) }
}

/// A request from an assistive technology to zoom in or out.
public struct AccessibilityZoomGestureAction: Sendable {
  /// The directions of a zoom.
  public enum Direction: Hashable, Sendable {
    /// The content gets larger.
    case zoomIn
    /// The content gets smaller.
    case zoomOut
  }

  /// The direction of the zoom.
  public let direction: Direction
  /// The location of the zoom, as a fraction of the view's size.
  public let location: UnitPoint
  /// The location of the zoom in the view's coordinate space, in points.
  public let point: CGPoint
}

extension View {
  /// Returns this view unchanged: assistive technologies are not modeled.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContentImportance = .default
  ) -> some View {
    self
  }

  /// Returns this view unchanged: assistive technologies are not modeled.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContentImportance = .default
  ) -> some View {
    self
  }

  /// Returns this view unchanged: assistive technologies are not modeled.
  public nonisolated func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContentImportance = .default
  ) -> some View {
    self
  }

  /// Returns this view unchanged: assistive technologies are not modeled.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContentImportance = .default
  ) -> some View {
    self
  }

  /// Returns this view unchanged: assistive technologies are not modeled.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContentImportance = .default
  ) -> some View {
    self
  }

  /// Returns this view unchanged: assistive technologies are not modeled, so the action never runs.
  public nonisolated func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View {
    self
  }

  /// Returns this view unchanged: assistive technologies are not modeled.
  public nonisolated func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View {
    self
  }

  /// Returns this view unchanged, as `accessibilityActivationPoint(_:)` does.
  public nonisolated func accessibility(activationPoint: CGPoint) -> some View { self }

  /// Returns this view unchanged, as `accessibilityActivationPoint(_:)` does.
  public nonisolated func accessibility(activationPoint: UnitPoint) -> some View { self }

  /// Returns this view unchanged: assistive technologies are not modeled.
  public nonisolated func accessibility(selectionIdentifier: AnyHashable) -> some View { self }
}
