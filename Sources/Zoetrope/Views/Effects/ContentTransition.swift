import Foundation

/// How the content of a view, such as the characters of a text, changes in an animation.
public struct ContentTransition: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// What a view does where none is asked for.
    case automatic
    case identity
    case opacity
    case interpolate
    case numericText(countsDown: Bool)
    case numericValue(Double)
  }

  let kind: Kind

  static let automatic = ContentTransition(kind: .automatic)
  /// The content changes at once.
  public static let identity = ContentTransition(kind: .identity)
  /// The new content fades in while the old one fades out.
  public static let opacity = ContentTransition(kind: .opacity)
  /// What old and new content have in common moves and changes; the rest fades.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// Digits roll from the old to the new ones.
  ///
  /// - Parameter countsDown: Whether they roll down instead of up. Default false.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  /// Digits roll from the old to the new ones: up where the value has become larger, else down.
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
  /// How content changes in animations. By default texts fade from the old to the new characters.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// Whether a view is drawn as one picture while its content changes. Default false.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[ContentTransitionAddsDrawingGroupKey.self] }
    set { self[ContentTransitionAddsDrawingGroupKey.self] = newValue }
  }
}

extension View {
  /// Sets how content changes in animations, here and inside.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
