import Foundation

/// The size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// A very small control. Buttons of this size are drawn like ``small`` buttons.
  case mini
  /// A small control.
  case small
  /// A control of the default size.
  case regular
  /// A large control.
  case large
  /// A very large control. Buttons of this size are drawn like ``large`` buttons.
  case extraLarge
}

private struct ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

private struct LabelsHiddenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The size of controls. Default: regular.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// Whether controls hide their labels.
  var labelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of the controls in this view's subtree.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Hides the labels of the controls in this view's subtree. A ``Cue`` still finds a control by
  /// its label.
  public nonisolated func labelsHidden() -> some View { environment(\.labelsHidden, true) }

  /// Sets whether the labels of the controls in this view's subtree are shown.
  ///
  /// - Parameter visibility: `hidden` hides the labels; every other value shows them.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsHidden, visibility == .hidden)
  }
}
