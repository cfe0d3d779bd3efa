import Foundation
import Zoetrope

/// A property wrapper that tells which view has the focus of an assistive technology.
///
/// No assistive technology runs while frames are rendered, so the value changes only when code sets
/// it. Apple's systems reset the value to false or nil while no assistive technology runs. This
/// package keeps the value that code has set.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// A reference to a focus state, to be passed to `accessibilityFocused(_:equals:)`.
  @propertyWrapper public struct Binding {
    fileprivate let state: FocusState<Value>.Binding

    /// The value of the focus state. When it changes, each body that reads it is evaluated again.
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

  /// The current value. When it changes, each body that reads it is evaluated again.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to this state, to be passed to `accessibilityFocused(_:)`.
  public var projectedValue: Binding { Binding(state: state.projectedValue) }
}

extension View {
  /// Returns this view unchanged: no assistive technology runs.
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    self
  }

  /// Returns this view unchanged: no assistive technology runs.
  public nonisolated func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    self
  }
}
