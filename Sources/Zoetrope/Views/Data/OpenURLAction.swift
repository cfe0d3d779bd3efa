import Foundation

/// An action that opens a URL by calling a handler, which an enclosing view can set. Without a
/// handler, the action has no effect, because there is no system to open the URL.
@MainActor @preconcurrency public struct OpenURLAction: Sendable {
  /// The result that a handler returns.
  public struct Result: Sendable {
    let isAccepted: Bool

    /// The handler has opened the URL.
    public static let handled = Result(isAccepted: true)
    /// The handler has dropped the URL.
    public static let discarded = Result(isAccepted: false)
    /// The handler leaves the URL to the system, which opens nothing here.
    public static let systemAction = Result(isAccepted: false)

    /// Returns a result that asks the system to open `url` in place of the URL that the handler
    /// received. Here, the system opens nothing.
    public static func systemAction(_ url: URL) -> Result { systemAction }
  }

  private let handler: (@MainActor @Sendable (URL) -> Result)?

  /// Creates an action that calls a handler.
  ///
  /// - Parameter handler: Handles the URL.
  public init(handler: @escaping (URL) -> OpenURLAction.Result) {
    self.handler = { handler($0) }
  }

  /// Creates an action that does nothing.
  nonisolated init() { handler = nil }

  /// Calls the handler. Without a handler, does nothing.
  public func callAsFunction(_ url: URL) { _ = handler?(url) }

  /// Calls the handler.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - completion: Called with true if the handler has opened the URL, otherwise with false.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler?(url).isAccepted ?? false)
  }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction() }
}

extension EnvironmentValues {
  /// The action to open a URL. By default it has no effect.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
