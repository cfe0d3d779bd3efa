import Foundation

/// A property wrapper that tells which view has the focus.
///
/// Only code moves the focus, because there is no keyboard. The value is stored in the same way as
/// the value of a `State` property. Inside the content of `focused(_:equals:)`,
/// `EnvironmentValues.isFocused` is true while that content has the focus.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A reference to a focus state, to be passed to `focused(_:equals:)`.
  @propertyWrapper public struct Binding {
    fileprivate let initial: Value
    fileprivate let location: Location<Value>?

    /// The value of the focus state. When it changes, each body that reads it is evaluated again.
    public var wrappedValue: Value {
      get { location?.get() ?? initial }
      nonmutating set { location?.set(newValue) }
    }

    /// This binding itself.
    public var projectedValue: Binding { self }
  }

  private let initial: Value
  private var location: Location<Value>?

  /// Creates the focus state of a single view. Initially, the view does not have the focus.
  public init() where Value == Bool { initial = false }

  /// Creates the focus state of several views. Initially, none of them has the focus.
  public init<T: Hashable>() where Value == T? { initial = nil }

  /// The current value. When it changes, each body that reads it is evaluated again.
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue) }
  }

  /// A binding to this state, to be passed to `focused(_:)` or `focused(_:equals:)`.
  public var projectedValue: Binding { Binding(initial: initial, location: location) }

  /// Connects the property to its storage in the node.
  public mutating func _connect(_ slot: inout _DynamicSlot, _ node: _ViewNode) {
    let location =
      slot.object.map { unsafeDowncast($0, to: Location<Value>.self) }
      ?? Location(initial, graph: node.graph, name: slot.name)
    slot.object = location
    self.location = location
  }
}

private struct IsFocusedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the nearest enclosing view with a `focused` modifier has the focus. Default: false.
  public internal(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }
}

/// A preference that tells whether any view in a subtree has the focus.
enum FocusWithin: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// A modifier that publishes whether a view has the focus, as an environment value and as a
/// preference.
nonisolated private struct FocusModifier<Value: Hashable>: ViewModifier {
  var binding: FocusState<Value>.Binding
  var value: Value

  @MainActor func body(content: Content) -> some View {
    let isFocused = binding.wrappedValue == value
    content.environment(\.isFocused, isFocused)
      .transformPreference(FocusWithin.self) { $0 = $0 || isFocused }
  }
}

extension View {
  /// Gives this view the focus while a focus state has the given value.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusModifier(binding: binding, value: value))
  }

  /// Gives this view the focus while a focus state is true.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }

  /// Returns this view unchanged: any view can take the focus through `focused(_:)`.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { self }
}
