import Foundation

/// A modifier that changes the preference values published by its content.
nonisolated protocol PreferenceModifier: ViewModifier where Body == Never {
  /// Returns the preference values that the modified view publishes.
  ///
  /// - Parameters:
  ///   - inner: The preference values published by the content; nil if the content publishes none.
  ///   - places: The views that the content resolves to. Anchors can be made from them.
  func publishedPreferences(
    from inner: PreferenceList?, places: [AnchoredView]
  ) -> PreferenceList?
}

extension PreferenceModifier {
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    PreferenceNode(view, inputs)
  }
}

/// The node of a modifier that changes preference values.
private final class PreferenceNode<C: View, M: PreferenceModifier>:
  UnaryNode<ModifiedContent<C, M>, C>
{
  private var isStale = true
  private var inner: PreferenceList?
  private var places: [AnchoredView] = []
  private var reader: Reader?

  init(_ view: ModifiedContent<C, M>, _ inputs: _ViewInputs) {
    super.init(view, inputs, content: \.content)
  }

  deinit { reader?.node = nil }

  override func willUpdate(_ change: Change) { if change.isDirty { isStale = true } }

  override func didUpdate(_ change: Change) {
    super.didUpdate(change)
    if outputs.elementsEqual(places, by: { $0 === $1.node }) { return }
    places = outputs.map(AnchoredView.init)
    isStale = true
  }

  override func publishedPreferences(from inner: PreferenceList?) -> PreferenceList? {
    if !isStale && inner === self.inner { return preferences }
    isStale = false
    self.inner = inner
    // The modifier's closures may read state that no body has read. This node records these reads.
    reader?.node = nil
    let reader = Reader(node: self)
    self.reader = reader
    return graph.reading(by: reader) {
      view.modifier.publishedPreferences(from: inner, places: places)
    }
  }

  override func destroy() {
    reader?.node = nil
    reader = nil
    super.destroy()
  }
}

/// A modifier that publishes a preference value in place of the value that its content publishes.
nonisolated struct PreferenceWriter<Key: PreferenceKey>: PreferenceModifier {
  var value: Key.Value

  func publishedPreferences(
    from inner: PreferenceList?, places: [AnchoredView]
  ) -> PreferenceList? {
    PreferenceList.setting(value, for: Key.self, in: inner)
  }
}

/// A modifier that transforms the preference value of its content.
nonisolated struct PreferenceTransform<Key: PreferenceKey>: PreferenceModifier {
  var transform: (inout Key.Value) -> Void

  func publishedPreferences(
    from inner: PreferenceList?, places: [AnchoredView]
  ) -> PreferenceList? {
    var value = inner?.entry(for: Key.self)?.value ?? Key.defaultValue
    transform(&value)
    return PreferenceList.setting(value, for: Key.self, in: inner)
  }
}

/// A modifier that publishes a preference value made from anchors. A closure makes one value for
/// each view of the content, from an anchor of that view. The key's `reduce` combines these values.
nonisolated struct AnchorPreferenceWriter<Key: PreferenceKey, A>: PreferenceModifier {
  var source: Anchor<A>.Source
  var transform: (Anchor<A>) -> Key.Value

  func publishedPreferences(
    from inner: PreferenceList?, places: [AnchoredView]
  ) -> PreferenceList? {
    let values = places.map { transform(Anchor(place: $0, source: source)) }
    guard var result = values.first else { return inner }
    for value in values.dropFirst() { Key.reduce(value: &result) { value } }
    return PreferenceList.setting(result, for: Key.self, in: inner)
  }
}

/// A modifier that applies a transform to the preference value of its content. The transform is
/// applied once for each view of the content, and receives an anchor of that view.
nonisolated struct AnchorPreferenceTransform<Key: PreferenceKey, A>: PreferenceModifier {
  var source: Anchor<A>.Source
  var transform: (inout Key.Value, Anchor<A>) -> Void

  func publishedPreferences(
    from inner: PreferenceList?, places: [AnchoredView]
  ) -> PreferenceList? {
    var value = inner?.entry(for: Key.self)?.value ?? Key.defaultValue
    for place in places { transform(&value, Anchor(place: place, source: source)) }
    return PreferenceList.setting(value, for: Key.self, in: inner)
  }
}

extension View {
  /// Publishes a preference value to the enclosing views.
  ///
  /// This value replaces the value that this view's subtree publishes for the same key.
  public nonisolated func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    modifier(PreferenceWriter<K>(value: value))
  }

  /// Transforms the preference value of this view's subtree in place.
  ///
  /// The transform starts from the key's default value if the subtree publishes none.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransform<K>(transform: callback))
  }

  /// Publishes a preference value made from an anchor of this view.
  ///
  /// This value replaces the value that this view's subtree publishes for the same key. If the view
  /// resolves to several views, the key's `reduce` combines the values of all of them.
  ///
  /// - Parameters:
  ///   - key: The preference key.
  ///   - value: The point or rectangle of this view that the anchor refers to.
  ///   - transform: A closure that makes the preference value from the anchor.
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(AnchorPreferenceWriter<K, A>(source: value, transform: transform))
  }

  /// Transforms the preference value of this view's subtree in place, given an anchor of this view.
  ///
  /// The transform starts from the key's default value if the subtree publishes none. If the view
  /// resolves to several views, the transform is applied once for each of them.
  ///
  /// - Parameters:
  ///   - key: The preference key.
  ///   - value: The point or rectangle of this view that the anchor refers to.
  ///   - transform: A closure that changes the preference value, given the anchor.
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(AnchorPreferenceTransform<K, A>(source: value, transform: transform))
  }
}
