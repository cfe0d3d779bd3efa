import Foundation
import ZoetropeGeometry

/// A modifier that makes a view from a preference value of its content, and shows this view in
/// front of the content or behind it.
nonisolated package struct PreferenceLayers<Key: PreferenceKey, Secondary: View>: ViewModifier {
  package typealias Body = Never
  var alignment: Alignment
  var isSecondaryInFront: Bool
  var transform: (Key.Value) -> Secondary

  package static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    let channel = PreferenceChannel<Key>()
    return UnaryNode(view, inputs) { view in
      let modifier = view.modifier
      return view.content.modifier(PreferenceProbe(channel: channel))
        .modifier(
          Layers(
            secondary: PreferenceValueView(channel: channel, transform: modifier.transform),
            alignment: modifier.alignment, isSecondaryInFront: modifier.isSecondaryInFront))
    }
  }
}

/// A channel that passes the preference value of a subtree to views outside of the subtree.
private final class PreferenceChannel<Key: PreferenceKey> {
  private(set) var entry: TypedPreferenceValue<Key>?
  private var receivers: [Receiver] = []

  private struct Receiver {
    weak var node: ViewNode?
  }

  var value: Key.Value { entry?.value ?? Key.defaultValue }

  func add(_ node: ViewNode) {
    receivers.removeAll { $0.node == nil }
    receivers.append(Receiver(node: node))
  }

  func send(_ new: TypedPreferenceValue<Key>?) {
    if new === entry { return }
    entry = new
    for receiver in receivers { receiver.node?.markDirty() }
  }
}

/// A modifier that sends the preference value of its content into a ``PreferenceChannel``.
nonisolated private struct PreferenceProbe<Key: PreferenceKey>: ViewModifier {
  package typealias Body = Never
  var channel: PreferenceChannel<Key>

  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    PreferenceProbeNode(view, inputs)
  }
}

private final class PreferenceProbeNode<C: View, Key: PreferenceKey>:
  UnaryNode<ModifiedContent<C, PreferenceProbe<Key>>, C>
{
  init(_ view: ModifiedContent<C, PreferenceProbe<Key>>, _ inputs: _ViewInputs) {
    super.init(view, inputs, content: \.content)
  }

  override func publishedPreferences(from inner: PreferenceList?) -> PreferenceList? {
    view.modifier.channel.send(inner?.entry(for: Key.self))
    return inner
  }
}

/// A view made from the current value of a ``PreferenceChannel``.
nonisolated private struct PreferenceValueView<Key: PreferenceKey, Content: View>: _PrimitiveView {
  var channel: PreferenceChannel<Key>
  var transform: (Key.Value) -> Content

  @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    PreferenceValueNode(view, inputs)
  }
}

private final class PreferenceValueNode<Key: PreferenceKey, Content: View>:
  ViewNodeOf<PreferenceValueView<Key, Content>>
{
  private var child: ViewNodeOf<Content>?
  private var reader: Reader?

  deinit { reader?.node = nil }

  override func update(_ change: Change) {
    if change.isDirty { evaluate() }
    guard let child else { return }
    child.visit(inputs.environment)
    setOutputs(child.outputs)
  }

  @MainActor private func evaluate() {
    reader?.node = nil
    let reader = Reader(node: self)
    self.reader = reader
    let content = graph.reading(by: reader) { view.transform(view.channel.value) }
    if let child {
      child.setView(content)
    } else {
      view.channel.add(self)
      child = Content.makeChild(content, childInputs)
    }
  }

  override func destroy() {
    reader?.node = nil
    reader = nil
    child?.destroy()
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }
}

extension View {
  /// Makes an overlay from a preference value of this view's subtree, and layers it in front of
  /// this view.
  ///
  /// This view's size is proposed to the overlay. The overlay does not affect layout.
  ///
  /// - Parameters:
  ///   - key: The preference key.
  ///   - alignment: The alignment of the overlay in this view. Default: the center.
  ///   - transform: A closure that makes the overlay from the key's value. It receives the key's
  ///     default value if the subtree publishes none.
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceLayers<K, V>(alignment: alignment, isSecondaryInFront: true, transform: transform))
  }

  /// Makes an overlay from a preference value of this view's subtree, and centers it in front of
  /// this view.
  ///
  /// The closure receives the key's default value if the subtree publishes no value.
  public nonisolated func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(
      PreferenceLayers<Key, T>(alignment: .center, isSecondaryInFront: true, transform: transform))
  }

  /// Makes a background from a preference value of this view's subtree, and layers it behind this
  /// view.
  ///
  /// This view's size is proposed to the background. The background does not affect layout.
  ///
  /// - Parameters:
  ///   - key: The preference key.
  ///   - alignment: The alignment of the background in this view. Default: the center.
  ///   - transform: A closure that makes the background from the key's value. It receives the key's
  ///     default value if the subtree publishes none.
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceLayers<K, V>(alignment: alignment, isSecondaryInFront: false, transform: transform))
  }

  /// Makes a background from a preference value of this view's subtree, and centers it behind this
  /// view.
  ///
  /// The closure receives the key's default value if the subtree publishes no value.
  public nonisolated func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(
      PreferenceLayers<Key, T>(alignment: .center, isSecondaryInFront: false, transform: transform))
  }
}
