import Foundation

extension View {
  /// Says which value the view stands for in a picker, and for `ContainerValues.tag(for:)`.
  public nonisolated func tag<V: Hashable>(_ tag: V) -> some View {
    modifier(TagModifier(tag: AnyHashable(tag)))
  }

  /// Says which value the view stands for in a picker.
  ///
  /// - Parameter includeOptional: Whether the view stands for the optional of the value, too. It
  ///   always does.
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View {
    self.tag(tag)
  }
}

/// A choice of a picker.
struct PickerOption: Identifiable {
  /// The value, nil for a view that does not say any.
  let tag: AnyHashable?
  /// What is shown.
  let node: LayoutNode

  var id: ObjectIdentifier { ObjectIdentifier(node) }

  /// Whether the option stands for a value.
  func stands<Value: Hashable>(for value: Value) -> Bool {
    guard let tag else { return false }
    return tag == AnyHashable(value) || self.value(of: Value.self) == value
  }

  /// The value as one of a type.
  func value<Value: Hashable>(of type: Value.Type) -> Value? {
    // Without a tag, nil itself would be taken for the value of an optional type.
    guard let tag else { return nil }
    return tag.base as? Value
  }

  /// What is written on it.
  var text: String {
    var builder = DisplayListBuilder(.elements)
    node.emit(into: &builder)
    return builder.elements.leaves.compactMap(\.text).joined(separator: " ")
  }
}

extension ElementTree.Leaf {
  /// What is written on the leaf, or what an image is called; nil for other leaves.
  var text: String? {
    let node = node.layoutNode
    if let image = node.owner as? ImageViewNode { return image.accessibilityText }
    return node.writtenText
  }
}

extension LayoutNode {
  /// What is written here; nil if this is no text.
  package final var writtenText: String? {
    guard let owner = owner as? TextViewNode else { return nil }
    return owner.view.resolve(in: owner.inputs.environment).string
  }
}

/// Finds the views that a content stands for, and shows a view made of them.
nonisolated struct OptionsReader<Content: View, Result: View>: _PrimitiveView {
  var content: Content
  var result: ([PickerOption]) -> Result

  @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    OptionsNode(view, inputs)
  }
}

private final class OptionsNode<Content: View, Result: View>:
  UnaryNode<OptionsReader<Content, Result>, Content>
{
  private var options: [PickerOption] = []
  private var result: ViewNodeOf<Result>?

  init(_ view: OptionsReader<Content, Result>, _ inputs: _ViewInputs) {
    super.init(view, inputs, content: \.content)
  }

  override var inputsForChild: _ViewInputs { containerInputs }

  override func didUpdate(_ change: Change) {
    // Tags may change without the views that they are on.
    options = (child?.outputs ?? []).lazy
      .filter { $0.owner.inputs.presence?.isLeaving(inside: self.inputs.presence) != true }
      .map { PickerOption(tag: self.tag(of: $0), node: $0) }
    if let result {
      result.setView(view.result(options))
    } else {
      result = Result.makeChild(view.result(options), containerInputs)
    }
    result?.visit(inputs.environment)
    if let result { setOutputs(result.outputs) }
  }

  /// What a view says that it stands for, or else the id that a `ForEach` knows it by.
  private func tag(of node: LayoutNode) -> AnyHashable? {
    if let tag = node.traits.tags.first { return tag }
    var place: ViewNode? = node.owner
    while let current = place, current !== self {
      if case .element(let id) = current.label { return AnyHashable(id) }
      place = current.parent
    }
    return nil
  }

  override func destroy() {
    super.destroy()
    result?.destroy()
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    if let result { body(result) }
  }
}

/// Shows an option of a picker.
nonisolated struct OptionView: _PrimitiveView {
  var node: LayoutNode

  @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    OptionViewNode(view, inputs)
  }
}

private final class OptionViewNode: ViewNodeOf<OptionView> {
  override func update(_ change: Change) { setOutputs([view.node]) }
}
