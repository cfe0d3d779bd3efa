import Foundation

/// A view that is made of a value, which changes over time as keyframes say.
///
/// The content is made anew for every frame while keyframes run.
public struct KeyframeAnimator<Value, KeyframePath, Content>
where Value == KeyframePath.Value, KeyframePath: Keyframes, Content: View {
  let initialValue: Value
  let mode: KeyframeMode
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath

  /// Creates a view that plays keyframes when a value changes.
  ///
  /// A change in the middle starts the keyframes anew from where the value is by then, with its
  /// velocity. At the end the value stays where it is.
  ///
  /// - Parameters:
  ///   - initialValue: The value before the keyframes are played for the first time.
  ///   - trigger: The value whose changes count.
  ///   - content: Makes the view of the value at some time.
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

  /// Creates a view that plays keyframes over and over, from when it appears.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the start of each round.
  ///   - repeating: Whether the keyframes are played; where false, the value is that at the start
  ///     of the keyframes. Default true.
  ///   - content: Makes the view of the value at some time.
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

/// What makes keyframes run.
enum KeyframeMode {
  case triggered(Trigger)
  case repeating(Bool)
}

extension KeyframeAnimator: _PrimitiveView {
  /// Makes a place for the content.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    KeyframeAnimatorNode(view, inputs)
  }
}

extension View {
  /// Changes the view by a value, which plays keyframes when another value changes.
  ///
  /// A change in the middle starts the keyframes anew from where the value is by then, with its
  /// velocity. At the end the value stays where it is.
  ///
  /// - Parameters:
  ///   - initialValue: The value before the keyframes are played for the first time.
  ///   - trigger: The value whose changes count.
  ///   - content: Changes the view by the value at some time.
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

  /// Changes the view by a value, which plays keyframes over and over.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the start of each round.
  ///   - repeating: Whether the keyframes are played; where false, the value is that at the start
  ///     of the keyframes. Default true.
  ///   - content: Changes the view by the value at some time.
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
