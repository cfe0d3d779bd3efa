import Foundation

/// The way in which the content of a view changes in an animation. For example, the content of a
/// text is its characters.
public struct ContentTransition: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// The default: a text interpolates if its characters stay the same, and cross-fades otherwise.
    case automatic
    case identity
    case opacity
    case interpolate
    case numericText(countsDown: Bool)
    case numericValue(Double)
  }

  let kind: Kind

  static let automatic = ContentTransition(kind: .automatic)
  /// The content changes immediately.
  public static let identity = ContentTransition(kind: .identity)
  /// The new content fades in while the old content fades out.
  public static let opacity = ContentTransition(kind: .opacity)
  /// Characters that are in both the old and the new content move to their new positions and sizes;
  /// everything else fades in or out.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// Returns a transition in which the old digits roll to the new ones.
  ///
  /// - Parameter countsDown: Whether the digits roll down instead of up. Default false.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  /// Returns a transition in which the old digits roll to the new ones: down if the value has
  /// decreased, otherwise up.
  ///
  /// - Parameter value: The number that the content shows.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericValue(value))
  }
}

private struct ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .automatic }
}

private struct ContentTransitionAddsDrawingGroupKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The way in which the content of views changes in animations. By default, a text cross-fades
  /// when its characters change.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// Whether a view is composited as one picture while its content changes. This value has no
  /// effect. Default false.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[ContentTransitionAddsDrawingGroupKey.self] }
    set { self[ContentTransitionAddsDrawingGroupKey.self] = newValue }
  }
}

extension View {
  /// Sets how the content of this view and its subviews changes in animations.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
