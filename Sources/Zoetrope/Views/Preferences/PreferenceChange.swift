import Foundation

/// A modifier that runs an action when its content publishes a new preference value.
nonisolated package struct PreferenceChange<Key: PreferenceKey>: ViewModifier
where Key.Value: Equatable {
  package typealias Body = Never
  var action: (Key.Value) -> Void

  package static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    PreferenceChangeNode(view, inputs)
  }
}

private final class PreferenceChangeNode<C: View, Key: PreferenceKey>:
  UnaryNode<ModifiedContent<C, PreferenceChange<Key>>, C>
where Key.Value: Equatable {
  private var latest: TypedPreferenceValue<Key>?
  /// The value that the action was last called with; nil before the first call.
  private var reported: Key.Value?
  private var isWaiting = false

  init(_ view: ModifiedContent<C, PreferenceChange<Key>>, _ inputs: _ViewInputs) {
    super.init(view, inputs, content: \.content)
  }

  override func publishedPreferences(from inner: PreferenceList?) -> PreferenceList? {
    let entry = inner?.entry(for: Key.self)
    let hasChanged = reported == nil || entry !== latest
    latest = entry
    if hasChanged && !isWaiting {
      isWaiting = true
      // Several update passes may belong to one transaction. Only the value of the last pass is
      // reported.
      graph.afterUpdate { [weak self] in self?.report() }
    }
    return inner
  }

  private func report() {
    isWaiting = false
    let value = latest?.value ?? Key.defaultValue
    if reported == value { return }
    reported = value
    view.modifier.action(value)
  }
}

extension View {
  /// Runs an action when this view's subtree publishes a new preference value.
  ///
  /// The action runs once after the view first appears, with the key's default value if the subtree
  /// publishes none. From then on it runs after each update that changes the value, as compared by
  /// `==`.
  ///
  /// - Parameters:
  ///   - key: The preference key.
  ///   - action: The action, called with the new value.
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceChange<K>(action: action))
  }
}
