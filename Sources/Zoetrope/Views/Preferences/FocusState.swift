import Foundation

/// Which of some views has the focus.
///
/// There is no keyboard here, and nothing but code moves the focus: the value is kept as any state
/// is, and `EnvironmentValues.isFocused` tells the views inside of `focused(_:equals:)`.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  /// What hands a focus state on.
  @propertyWrapper public struct Binding {
    fileprivate let initial: Value
    fileprivate let location: Location<Value>?

    /// The value; a body that reads it is evaluated again when it changes.
    public var wrappedValue: Value {
      get { location?.get() ?? initial }
      nonmutating set { location?.set(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private let initial: Value
  private var location: Location<Value>?

  /// Creates a state of one view, which does not have the focus.
  public init() where Value == Bool { initial = false }

  /// Creates a state of several views, of which none has the focus.
  public init<T: Hashable>() where Value == T? { initial = nil }

  /// The value; a body that reads it is evaluated again when it changes.
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue) }
  }

  /// What `focused(_:)` takes.
  public var projectedValue: Binding { Binding(initial: initial, location: location) }

  /// Connects the property to its place.
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
  /// Whether the nearest view around that can have the focus has it. Default false.
  public internal(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }
}

/// Whether any of the views inside has the focus.
enum FocusWithin: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// Tells the views inside, and those around, whether a view has the focus.
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
  /// Has the view count as focused while a state has a value.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusModifier(binding: binding, value: value))
  }

  /// Has the view count as focused while a state is true.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }

  /// Says whether the view can have the focus. Every view can, by `focused(_:)`.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { self }
}
