import Foundation

/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini
  case small
  case regular
  case large
  case extraLarge
}

private struct ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

private struct LabelsHiddenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// How large controls are. Default regular.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// Whether controls are shown without what they are called.
  var labelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// Sets how large the controls inside are.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Shows the controls inside without their labels; cues find them by these all the same.
  public nonisolated func labelsHidden() -> some View { environment(\.labelsHidden, true) }
}
