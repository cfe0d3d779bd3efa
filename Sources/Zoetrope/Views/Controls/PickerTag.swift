import Foundation

extension View {
  /// Sets the value that this view represents as an option of a picker. `ContainerValues.tag(for:)`
  /// returns this value.
  public nonisolated func tag<V: Hashable>(_ tag: V) -> some View {
    modifier(TagModifier(tag: AnyHashable(tag)))
  }

  /// Sets the value that this view represents as an option of a picker.
  ///
  /// - Parameters:
  ///   - tag: The value.
  ///   - includeOptional: Whether the view also represents the value as an optional. This argument
  ///     has no effect: the view always represents both the value and the optional.
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View {
    self.tag(tag)
  }
}

/// An option of a picker.
struct PickerOption: Identifiable {
  /// The value that the option represents: its tag, or else the id of its `ForEach` element. The
  /// value is nil if the option has neither a tag nor such an element.
  let tag: AnyHashable?
  /// The layout node that shows the option.
  let node: LayoutNode

  var id: ObjectIdentifier { ObjectIdentifier(node) }

  /// Whether the option represents the given value.
  func stands<Value: Hashable>(for value: Value) -> Bool {
    guard let tag else { return false }
    return tag == AnyHashable(value) || self.value(of: Value.self) == value
  }

  /// Returns the value that the option represents, if it is of the given type.
  func value<Value: Hashable>(of type: Value.Type) -> Value? {
    // Without this check, a missing tag would be taken for the value nil of an optional type.
    guard let tag else { return nil }
    return tag.base as? Value
  }

  /// The text shown by the option.
  var text: String {
    var builder = DisplayListBuilder(.elements)
    node.emit(into: &builder)
    return builder.elements.leaves.compactMap(\.text).joined(separator: " ")
  }
}

extension ElementTree.Leaf {
  /// The text if this leaf shows a text, or the accessibility label if it shows an image; otherwise
  /// nil.
  var text: String? {
    let node = node.layoutNode
    if let image = node.owner as? ImageViewNode { return image.accessibilityText }
    return node.writtenText
  }
}

extension LayoutNode {
  /// The string that this node shows, resolved in the node's environment; nil if the node shows no
  /// text.
  package final var writtenText: String? {
    guard let owner = owner as? TextViewNode else { return nil }
    return owner.view.resolve(in: owner.inputs.environment, clock: owner.graph.clock).string
  }
}

/// A view that finds the options in a picker's content, passes them to a closure and shows the
/// result of the closure.
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
    // The options are made again, because tags may change while the views stay the same.
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

  /// Returns the innermost tag of a view, or else the id of the innermost `ForEach` element that
  /// contains the view.
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

/// A view that shows an option of a picker.
nonisolated struct OptionView: _PrimitiveView {
  var node: LayoutNode

  @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    OptionViewNode(view, inputs)
  }
}

private final class OptionViewNode: ViewNodeOf<OptionView> {
  override func update(_ change: Change) { setOutputs([view.node]) }
}
