import Foundation

/// A view made of the views that another view stands for.
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: _PrimitiveView {
  let reader: SubviewsReader<Subviews, Content>

  /// Makes a place that finds the views.
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    UnaryNode(view, inputs, content: \.reader)
  }
}

/// A view made of the sections of another view.
nonisolated public struct GroupSectionsOfContent<Sections: View, Content: View>: _PrimitiveView {
  let reader: SubviewsReader<Sections, Content>

  /// Makes a place that finds the sections.
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    UnaryNode(view, inputs, content: \.reader)
  }
}

extension Group where Content: View {
  /// Creates a view made of the views that another view stands for.
  ///
  /// - Parameters:
  ///   - view: The other view.
  ///   - transform: Makes the view. It is evaluated again when the views or their values change.
  public nonisolated init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(reader: SubviewsReader(content: view, result: transform))
  }

  /// Creates a view made of the sections of another view.
  ///
  /// - Parameters:
  ///   - view: The other view. Views of it that are in no ``Section`` make sections of their own.
  ///   - transform: Makes the view. It is evaluated again when the views or their values change.
  public nonisolated init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    content = GroupSectionsOfContent(
      reader: SubviewsReader(content: view) { transform(SectionCollection($0)) })
  }
}
