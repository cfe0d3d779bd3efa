import Foundation

/// The data of a ``ForEach`` over the subviews of a view.
///
/// The subviews are resolved when the `ForEach` is shown, so the collection itself is always empty.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection,
  ResolvedElementsCollection
{
  /// A resolved subview.
  public typealias Element = Subview
  /// A position in the collection.
  public typealias Index = Int

  let elements: AnyView

  /// Always 0, because the collection itself is empty.
  public var startIndex: Int { 0 }
  /// Always 0, because the collection itself is empty.
  public var endIndex: Int { 0 }

  /// Traps: the collection is empty, so no position is valid.
  public subscript(index: Int) -> Subview {
    preconditionFailure("The subviews of a view are found where its ForEach is shown")
  }
}

/// The data of a ``ForEach`` over the sections of a view.
///
/// The sections are resolved when the `ForEach` is shown, so the collection itself is always empty.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection,
  ResolvedElementsCollection
{
  /// A resolved section.
  public typealias Element = SectionConfiguration
  /// A position in the collection.
  public typealias Index = Int

  let elements: AnyView

  /// Always 0, because the collection itself is empty.
  public var startIndex: Int { 0 }
  /// Always 0, because the collection itself is empty.
  public var endIndex: Int { 0 }

  /// Traps: the collection is empty, so no position is valid.
  public subscript(index: Int) -> SectionConfiguration {
    preconditionFailure("The sections of a view are found where its ForEach is shown")
  }
}

extension ForEach where Content: View {
  /// Creates a view for each of the subviews that a view resolves to.
  ///
  /// - Parameters:
  ///   - view: The view whose subviews are resolved.
  ///   - content: Makes the view for a subview.
  public nonisolated init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    let elements = SubviewsReader(content: view) { ForEach<_, _, Content>($0, content: content) }
    self.init(
      data: ForEachSubviewCollection(elements: AnyView(elements)), content: content, id: \.id)
  }

  /// Creates a view for each of the sections that a view resolves to.
  ///
  /// - Parameters:
  ///   - view: The view whose sections are resolved. Adjacent subviews outside any ``Section`` form
  ///     a section together.
  ///   - content: Makes the view for a section.
  public nonisolated init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    let elements = SubviewsReader(content: view) {
      ForEach<_, _, Content>(SectionCollection($0), content: content)
    }
    self.init(
      data: ForEachSectionCollection(elements: AnyView(elements)), content: content, id: \.id)
  }
}
