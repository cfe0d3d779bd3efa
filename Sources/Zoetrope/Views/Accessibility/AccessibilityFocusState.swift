import Foundation

/// A property that tells on which of several views an assistive technology rests.
///
/// Only code changes the value, since no assistive technology runs. On Apple's systems, the value
/// goes back to false or nil while none runs; here it stays.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// A reference to a focus state, to be passed to `accessibilityFocused(_:equals:)`.
  @propertyWrapper public struct Binding {
    fileprivate let state: FocusState<Value>.Binding

    /// The value of the focus state. A body that reads it is evaluated again when it changes.
    public var wrappedValue: Value {
      get { state.wrappedValue }
      nonmutating set { state.wrappedValue = newValue }
    }

    /// This binding itself.
    public var projectedValue: Binding { self }
  }

  private var state: FocusState<Value>

  /// Creates the focus state of a single view. Initially, the view does not have the focus.
  public init() where Value == Bool { state = FocusState() }

  /// Creates the focus state of several views. Initially, none of them has the focus.
  public init<T: Hashable>() where Value == T? { state = FocusState() }

  /// The current value. A body that reads it is evaluated again when it changes.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to this state, to be passed to `accessibilityFocused(_:)`.
  public var projectedValue: Binding { Binding(state: state.projectedValue) }
}

extension View {
  /// Returns this view unchanged: no assistive technology rests on it.
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    self
  }

  /// Returns this view unchanged: no assistive technology rests on it.
  public nonisolated func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    self
  }
}
