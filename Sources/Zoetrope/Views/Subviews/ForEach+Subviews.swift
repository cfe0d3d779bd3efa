import Foundation

/// What a ``ForEach`` over the subviews of a view has for data.
///
/// The subviews are found where the `ForEach` is shown; before, there are none.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection, LateElements {
  /// One of the subviews.
  public typealias Element = Subview
  /// A position.
  public typealias Index = Int

  let elements: AnyView

  /// Always 0.
  public var startIndex: Int { 0 }
  /// Always 0.
  public var endIndex: Int { 0 }

  /// Never to be asked for: no position is valid.
  public subscript(index: Int) -> Subview {
    preconditionFailure("The subviews of a view are found where its ForEach is shown")
  }
}

/// What a ``ForEach`` over the sections of a view has for data.
///
/// The sections are found where the `ForEach` is shown; before, there are none.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection, LateElements {
  /// One of the sections.
  public typealias Element = SectionConfiguration
  /// A position.
  public typealias Index = Int

  let elements: AnyView

  /// Always 0.
  public var startIndex: Int { 0 }
  /// Always 0.
  public var endIndex: Int { 0 }

  /// Never to be asked for: no position is valid.
  public subscript(index: Int) -> SectionConfiguration {
    preconditionFailure("The sections of a view are found where its ForEach is shown")
  }
}

extension ForEach where Content: View {
  /// Creates views for the views that another view stands for.
  ///
  /// - Parameters:
  ///   - view: The other view.
  ///   - content: Makes a view of one of those.
  public nonisolated init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    let elements = SubviewsReader(content: view) { ForEach<_, _, Content>($0, content: content) }
    self.init(
      data: ForEachSubviewCollection(elements: AnyView(elements)), content: content, id: \.id)
  }

  /// Creates views for the sections of another view.
  ///
  /// - Parameters:
  ///   - view: The other view. Views of it that are in no ``Section`` make sections of their own.
  ///   - content: Makes a view of a section.
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
