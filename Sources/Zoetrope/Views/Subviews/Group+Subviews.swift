import Foundation

/// A view made from the resolved subviews of another view.
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: _PrimitiveView {
  let reader: SubviewsReader<Subviews, Content>

  /// Makes the node that resolves the subviews.
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    UnaryNode(view, inputs, content: \.reader)
  }
}

/// A view made from the resolved sections of another view.
nonisolated public struct GroupSectionsOfContent<Sections: View, Content: View>: _PrimitiveView {
  let reader: SubviewsReader<Sections, Content>

  /// Makes the node that resolves the sections.
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    UnaryNode(view, inputs, content: \.reader)
  }
}

extension Group where Content: View {
  /// Creates a view from the subviews that another view resolves to.
  ///
  /// - Parameters:
  ///   - view: The view whose subviews are resolved.
  ///   - transform: Makes the resulting view. The closure runs again when `view` is updated, and
  ///     after each change of state that the closure reads.
  public nonisolated init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(reader: SubviewsReader(content: view, result: transform))
  }

  /// Creates a view from the sections that another view resolves to.
  ///
  /// - Parameters:
  ///   - view: The view whose sections are resolved. Adjacent subviews outside any ``Section`` form
  ///     a section together.
  ///   - transform: Makes the resulting view. The closure runs again when `view` is updated, and
  ///     after each change of state that the closure reads.
  public nonisolated init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    content = GroupSectionsOfContent(
      reader: SubviewsReader(content: view) { transform(SectionCollection($0)) })
  }
}
