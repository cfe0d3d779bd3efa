/// The reason for the evaluation of a body or of another closure that makes views.
package enum InvalidationCause: Hashable, Sendable {
  /// The view is evaluated for the first time.
  case appearance
  /// An enclosing view was evaluated. It gave new values to the stored properties of this view.
  ///
  /// - Parameters:
  ///   - view: The name of the enclosing view; nil if it is unknown.
  ///   - properties: The names of the stored properties that differ; empty if they are unknown.
  case parent(view: String?, properties: [String])
  /// A piece of state changed. The associated value is the name of the state, such as
  /// `Wheel.angle`.
  case state(String)
  /// A value of the environment changed. The associated value is the name of the property that
  /// reads the value, such as `Card.colorScheme`.
  case environment(String)
  /// A property of a model changed. The associated value is the name of the property, such as
  /// `Model.rotation`; nil if it is unknown.
  case model(String?)
  /// An animation of the view's own data is running.
  case animation
  /// A timeline has reached its next date, or an animator has reached its next phase.
  case timeline
  /// The size or the place of the view changed.
  case geometry
  /// The view is being inserted or removed.
  case transition
  /// The content of a modifier changed.
  case content
  /// A cause that no other case describes.
  case other
}
