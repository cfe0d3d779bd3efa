import Foundation

/// A view that is made from an animated value. Keyframes define how the value changes.
///
/// While keyframes play, the content is made again for every frame.
public struct KeyframeAnimator<Value, KeyframePath, Content>
where Value == KeyframePath.Value, KeyframePath: Keyframes, Content: View {
  let initialValue: Value
  let mode: KeyframeMode
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath

  /// Creates a view that plays keyframes each time a trigger changes.
  ///
  /// If the trigger changes while keyframes play, the keyframes start again from the current value,
  /// with the current velocity of the value. After the last keyframe the value stays constant.
  ///
  /// - Parameters:
  ///   - initialValue: The value before the keyframes play for the first time.
  ///   - trigger: The value whose changes start the keyframes.
  ///   - content: Makes the view for a value.
  ///   - keyframes: Makes the keyframes, given the value that they start from.
  public nonisolated init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    mode = .triggered(Trigger(trigger))
    self.content = content
    self.keyframes = keyframes
  }

  /// Creates a view that plays keyframes repeatedly from the time at which it appears.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the start of each cycle.
  ///   - repeating: Whether the keyframes play. If false, the view shows the value at the start of
  ///     the keyframes. Default: true.
  ///   - content: Makes the view for a value.
  ///   - keyframes: Makes the keyframes, given the value that they start from.
  public nonisolated init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    mode = .repeating(repeating)
    self.content = content
    self.keyframes = keyframes
  }
}

/// The way in which keyframes are started: by each change of a trigger, or repeatedly.
enum KeyframeMode {
  case triggered(Trigger)
  case repeating(Bool)
}

extension KeyframeAnimator: _PrimitiveView {
  /// Makes the node that plays the keyframes.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    KeyframeAnimatorNode(view, inputs)
  }
}

extension View {
  /// Animates this view with keyframes that play each time a trigger changes.
  ///
  /// If the trigger changes while keyframes play, the keyframes start again from the current value,
  /// with the current velocity of the value. After the last keyframe the value stays constant.
  ///
  /// - Parameters:
  ///   - initialValue: The value before the keyframes play for the first time.
  ///   - trigger: The value whose changes start the keyframes.
  ///   - content: Applies modifiers to a placeholder of this view, given a value.
  ///   - keyframes: Makes the keyframes, given the value that they start from.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    modifier(
      PlaceholderBody(of: Self.self) { subject in
        KeyframeAnimator(
          initialValue: initialValue, trigger: trigger, content: { content(subject, $0) },
          keyframes: keyframes)
      })
  }

  /// Animates this view with keyframes that play repeatedly.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the start of each cycle.
  ///   - repeating: Whether the keyframes play. If false, the view shows the value at the start of
  ///     the keyframes. Default: true.
  ///   - content: Applies modifiers to a placeholder of this view, given a value.
  ///   - keyframes: Makes the keyframes, given the value that they start from.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    modifier(
      PlaceholderBody(of: Self.self) { subject in
        KeyframeAnimator(
          initialValue: initialValue, repeating: repeating, content: { content(subject, $0) },
          keyframes: keyframes)
      })
  }
}
