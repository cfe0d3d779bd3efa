import Foundation
import Zoetrope

// There is no pointer while pictures are rendered.

/// The state of a pointer that moves over a view.
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is over the view. The value is the pointer's location in the view, in points.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}

/// The effect that a view shows while a pointer is over it.
public struct HoverEffect: Sendable {
  private enum Kind: Sendable { case automatic, highlight, lift }

  private let kind: Kind

  /// The default effect for the view.
  public static let automatic = HoverEffect(kind: .automatic)
  /// The pointer becomes a bright shape behind the view.
  public static let highlight = HoverEffect(kind: .highlight)
  /// The view rises and gets a shadow.
  public static let lift = HoverEffect(kind: .lift)
}

extension View {
  /// Returns this view unchanged: there is no pointer, so the action never runs.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Returns this view unchanged: there is no pointer, so the action never runs.
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    self
  }

  /// Returns this view unchanged: there is no pointer.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Returns this view unchanged: there is no pointer.
  public nonisolated func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool
  ) -> some View {
    self
  }

  /// Returns this view unchanged: there is no pointer.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Returns this view unchanged: context menus, which open on a long press or a secondary click,
  /// are not drawn. A `Cue` cannot open such a menu. The items of the menu are not created.
  public nonisolated func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    self
  }

  /// Returns this view unchanged: context menus, which open on a long press or a secondary click,
  /// are not drawn. A `Cue` cannot open such a menu. The items of the menu and the preview are not
  /// created.
  public nonisolated func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View {
    self
  }
}
