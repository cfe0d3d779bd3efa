import Foundation
import Zoetrope
import ZoetropeGeometry

// Actions belong to assistive technologies, which do not run while pictures are rendered.

/// The kind of an action that an assistive technology performs on a view.
public struct AccessibilityActionKind: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case standard, escape, magicTap, delete, menu
    case named(Text)
  }

  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// Creates an action with a name.
  public init(named name: Text) { kind = .named(name) }

  /// The default action, which a double tap on the element performs.
  public static let `default` = AccessibilityActionKind(.standard)
  /// The action that leaves a modal view or goes back.
  public static let escape = AccessibilityActionKind(.escape)
  /// The action that starts or stops the most important task of a screen.
  public static let magicTap = AccessibilityActionKind(.magicTap)
  /// The action that deletes the element.
  public static let delete = AccessibilityActionKind(.delete)
  /// The action that shows the menu of the element.
  public static let showMenu = AccessibilityActionKind(.menu)
}

/// The direction in which an assistive technology changes the value of a view.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// The value grows.
  case increment
  /// The value shrinks.
  case decrement
}

extension View {
  /// Returns this view unchanged. No assistive technology performs the action.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    self
  }

  /// Returns this view unchanged. No assistive technology performs the action.
  public nonisolated func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    self
  }

  /// Returns this view unchanged. No assistive technology performs the action.
  public nonisolated func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View {
    self
  }

  /// Returns this view unchanged. No assistive technology performs the action.
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    self
  }

  /// Returns this view unchanged. No assistive technology performs the action.
  @_disfavoredOverload
  public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View {
    self
  }

  /// Returns this view unchanged. No assistive technology performs the actions.
  public nonisolated func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    self
  }

  /// Returns this view unchanged. No assistive technology performs the action.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    self
  }

  /// Returns this view unchanged. No assistive technology performs the action.
  public nonisolated func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> some View {
    self
  }

  /// Returns this view unchanged. No assistive technology activates the view at the point.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: CGPoint
  ) -> some View {
    self
  }

  /// Returns this view unchanged. No assistive technology activates the view at the point.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: UnitPoint
  ) -> some View {
    self
  }

  /// Returns this view unchanged. No assistive technology interacts with the view.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View {
    self
  }
}
