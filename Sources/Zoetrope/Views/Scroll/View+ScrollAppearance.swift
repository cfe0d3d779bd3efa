import Foundation
import ZoetropeGeometry

/// The way in which scrolling dismisses an on-screen keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case automatic, immediately, interactively, never }

  private let kind: Kind

  /// The behavior that the context determines.
  public static var automatic: ScrollDismissesKeyboardMode { Self(kind: .automatic) }
  /// The keyboard is hidden when scrolling begins.
  public static var immediately: ScrollDismissesKeyboardMode { Self(kind: .immediately) }
  /// The keyboard moves away together with the scrolling finger.
  public static var interactively: ScrollDismissesKeyboardMode { Self(kind: .interactively) }
  /// Scrolling does not hide the keyboard.
  public static var never: ScrollDismissesKeyboardMode { Self(kind: .never) }
}

/// The condition under which a scroll view bounces at the ends of its content.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case automatic, always, basedOnSize }

  private let kind: Kind

  /// The condition that the context determines.
  public static var automatic: ScrollBounceBehavior { Self(kind: .automatic) }
  /// Scroll views always bounce.
  public static var always: ScrollBounceBehavior { Self(kind: .always) }
  /// Scroll views bounce if their content is larger than the viewport.
  public static var basedOnSize: ScrollBounceBehavior { Self(kind: .basedOnSize) }
}

extension View {
  /// Returns this view unchanged: no keyboard is drawn.
  public nonisolated func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View {
    self
  }

  /// Returns this view unchanged: scroll views do not bounce.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    self
  }

  /// Returns this view unchanged: scroll indicators are not drawn.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Returns this view unchanged: scroll indicators are not drawn.
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    self
  }
}
