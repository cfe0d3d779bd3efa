import Foundation

/// A change of what the views inside hand up.
nonisolated protocol PreferenceModifier: ViewModifier where Body == Never {
  /// What is handed up in place of what the views inside do.
  ///
  /// - Parameters:
  ///   - inner: What the views inside hand up.
  ///   - places: The views that the content stands for.
  func handUp(_ inner: PreferenceList?, from places: [AnchoredPlace]) -> PreferenceList?
}

extension PreferenceModifier {
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    PreferenceNode(view, inputs)
  }
}

/// The place of a modifier that changes what is handed up.
private final class PreferenceNode<C: View, M: PreferenceModifier>:
  UnaryNode<ModifiedContent<C, M>, C>
{
  private var isStale = true
  private var inner: PreferenceList?
  private var places: [AnchoredPlace] = []
  private var reader: Reader?

  init(_ view: ModifiedContent<C, M>, _ inputs: _ViewInputs) {
    super.init(view, inputs, content: \.content)
  }

  deinit { reader?.node = nil }

  override func willUpdate(_ change: Change) { if change.isDirty { isStale = true } }

  override func didUpdate(_ change: Change) {
    super.didUpdate(change)
    if outputs.elementsEqual(places, by: { $0 === $1.node }) { return }
    places = outputs.map(AnchoredPlace.init)
    isStale = true
  }

  override func handUp(_ inner: PreferenceList?) -> PreferenceList? {
    if !isStale && inner === self.inner { return preferences }
    isStale = false
    self.inner = inner
    // The closures of modifiers may read state that no body did.
    reader?.node = nil
    let reader = Reader(node: self)
    self.reader = reader
    return graph.reading(by: reader) { view.modifier.handUp(inner, from: places) }
  }

  override func destroy() {
    reader?.node = nil
    reader = nil
    super.destroy()
  }
}

/// Hands up a value.
nonisolated struct PreferenceWriter<Key: PreferenceKey>: PreferenceModifier {
  var value: Key.Value

  func handUp(_ inner: PreferenceList?, from places: [AnchoredPlace]) -> PreferenceList? {
    PreferenceList.setting(value, for: Key.self, in: inner)
  }
}

/// Changes a value that is handed up.
nonisolated struct PreferenceTransform<Key: PreferenceKey>: PreferenceModifier {
  var transform: (inout Key.Value) -> Void

  func handUp(_ inner: PreferenceList?, from places: [AnchoredPlace]) -> PreferenceList? {
    var value = inner?.entry(for: Key.self)?.value ?? Key.defaultValue
    transform(&value)
    return PreferenceList.setting(value, for: Key.self, in: inner)
  }
}

/// Hands up a value made of an anchor of each view.
nonisolated struct AnchorPreferenceWriter<Key: PreferenceKey, A>: PreferenceModifier {
  var source: Anchor<A>.Source
  var transform: (Anchor<A>) -> Key.Value

  func handUp(_ inner: PreferenceList?, from places: [AnchoredPlace]) -> PreferenceList? {
    let values = places.map { transform(Anchor(place: $0, source: source)) }
    guard var result = values.first else { return inner }
    for value in values.dropFirst() { Key.reduce(value: &result) { value } }
    return PreferenceList.setting(result, for: Key.self, in: inner)
  }
}

/// Changes a value that is handed up, by an anchor of each view.
nonisolated struct AnchorPreferenceTransform<Key: PreferenceKey, A>: PreferenceModifier {
  var source: Anchor<A>.Source
  var transform: (inout Key.Value, Anchor<A>) -> Void

  func handUp(_ inner: PreferenceList?, from places: [AnchoredPlace]) -> PreferenceList? {
    var value = inner?.entry(for: Key.self)?.value ?? Key.defaultValue
    for place in places { transform(&value, Anchor(place: place, source: source)) }
    return PreferenceList.setting(value, for: Key.self, in: inner)
  }
}

extension View {
  /// Hands a value up to the views around, in place of what the views inside hand up.
  public nonisolated func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    modifier(PreferenceWriter<K>(value: value))
  }

  /// Changes the value that the views inside hand up, or the key's default where they hand up none.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransform<K>(transform: callback))
  }

  /// Hands up a value made of an anchor of the view, in place of what the views inside hand up.
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(AnchorPreferenceWriter<K, A>(source: value, transform: transform))
  }

  /// Changes the value that the views inside hand up, by an anchor of the view.
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(AnchorPreferenceTransform<K, A>(source: value, transform: transform))
  }
}
