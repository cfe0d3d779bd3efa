import Foundation
import Zoetrope

/// An action to open a window. It has no effect: an app shows its first window only.
@MainActor @preconcurrency public struct OpenWindowAction {
  nonisolated init() {}

  /// Does nothing.
  ///
  /// - Parameter value: The value that the window would present.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) {}

  /// Does nothing.
  ///
  /// - Parameter id: The identifier of the window.
  public func callAsFunction(id: String) {}

  /// Does nothing.
  ///
  /// - Parameters:
  ///   - id: The identifier of the window group.
  ///   - value: The value that the window would present.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {}
}

/// An action to close a window. It has no effect.
@MainActor @preconcurrency public struct DismissWindowAction {
  nonisolated init() {}

  /// Does nothing.
  public func callAsFunction() {}

  /// Does nothing.
  ///
  /// - Parameter value: The value that the window presents.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) {}

  /// Does nothing.
  ///
  /// - Parameter id: The identifier of the window.
  public func callAsFunction(id: String) {}

  /// Does nothing.
  ///
  /// - Parameters:
  ///   - id: The identifier of the window group.
  ///   - value: The value that the window presents.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {}
}

/// An action to show the settings of an app. It has no effect.
@MainActor @preconcurrency public struct OpenSettingsAction {
  nonisolated init() {}

  /// Does nothing.
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// The action to open a window. It has no effect.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// The action to close a window. It has no effect.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// The action to show the settings of the app. It has no effect.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  /// Whether the app may show several windows: always false.
  public var supportsMultipleWindows: Bool { false }
}
