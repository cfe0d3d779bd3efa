import Foundation
import ZoetropeGeometry

/// A group of views with a header and a footer.
///
/// Most containers arrange the header, the views and the footer one after the other. In a lazy
/// grid, the header and the footer take a whole line each. A lazy container can pin the header and
/// the footer, so that they stay in the viewport while the section is visible. User-defined
/// containers access sections with `ForEach(sections:content:)` or `Group(sections:transform:)`.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// Creates a section with a header and a footer.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// Traps when read: a primitive view has no body.
  public var body: Never { primitiveBody(Self.self) }

  /// Makes the nodes of the header, the content and the footer.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let name = SectionIdentity()
    let viewport = inputs.laziness as? LazyViewport
    return UnaryNode(view, inputs) {
      TupleView(
        elements: (
          SectionSupplement(content: $0.header).modifier(
            Pin(edge: .first, section: name, viewport: viewport)
          )
          .modifier(name.trait(.header)),
          $0.content.modifier(name.trait(.content)),
          SectionSupplement(content: $0.footer).modifier(
            Pin(edge: .last, section: name, viewport: viewport)
          )
          .modifier(name.trait(.footer))
        ))
    }
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section without a header or a footer.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a localized text as its header.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Creates a section with a text, which is not localized, as its header.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Creates a section with a header and a footer.
  @available(*, deprecated, renamed: "Section(content:header:footer:)")
  public nonisolated init(
    header: Parent, footer: Footer, @ViewBuilder content: () -> Content
  ) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  @available(*, deprecated, renamed: "Section(content:footer:)")
  public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  @available(*, deprecated, renamed: "Section(content:header:)")
  public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

/// A header or footer.
///
/// The content of this view is created immediately, even inside a lazy container. The reason is
/// that a pinned header or footer can be visible even if its position in the layout is outside of
/// the viewport.
nonisolated private struct SectionSupplement<Content: View>: _PrimitiveView {
  var content: Content

  @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    SectionSupplementNode(view, inputs, content: \.content)
  }
}

private final class SectionSupplementNode<Content: View>: UnaryNode<
  SectionSupplement<Content>, Content
>
{
  override var inputsForChild: _ViewInputs { containerInputs }
}
