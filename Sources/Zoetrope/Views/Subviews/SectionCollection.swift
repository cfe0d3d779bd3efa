import Foundation

/// The header, the content and the footer of a resolved section.
public struct SectionConfiguration: Identifiable {
  /// The identity of a section, stable for as long as the section exists.
  public struct ID: Hashable {
    fileprivate enum Kind: Hashable {
      case section(ObjectIdentifier)
      case views(Subview.ID)
    }

    fileprivate let kind: Kind
  }

  /// The identity of the section.
  public let id: ID
  /// The subviews of the section's header.
  public var header: SubviewsCollection { SubviewsCollection(views(.header)) }
  /// The subviews between the header and the footer.
  public var content: SubviewsCollection { SubviewsCollection(views(.content)) }
  /// The subviews of the section's footer.
  public var footer: SubviewsCollection { SubviewsCollection(views(.footer)) }

  fileprivate var subviews: [Subview]

  /// The container values of the section's first subview.
  ///
  /// These container values include the values that were set on the section as a whole.
  public var containerValues: ContainerValues {
    subviews.first?.containerValues ?? ContainerValues()
  }

  private func views(_ kind: SectionPart.Kind) -> [Subview] {
    subviews.filter { ($0.section?.kind ?? .content) == kind }
  }
}

/// The resolved sections of a view, in order.
///
/// Adjacent subviews outside any ``Section`` form a section together.
public struct SectionCollection: RandomAccessCollection {
  /// A resolved section.
  public typealias Element = SectionConfiguration
  /// A position, counted from 0.
  public typealias Index = Int

  private var sections: [SectionConfiguration] = []

  /// Creates the collection by grouping adjacent subviews that belong to the same section.
  ///
  /// - Complexity: O(*n*), where *n* is the number of subviews.
  init(_ subviews: SubviewsCollection) {
    var current: SectionIdentity?
    for subview in subviews {
      let section = subview.section?.section
      if sections.isEmpty || section !== current {
        current = section
        let id = SectionConfiguration.ID(
          kind: section.map { .section(ObjectIdentifier($0)) } ?? .views(subview.id))
        sections.append(SectionConfiguration(id: id, subviews: []))
      }
      sections[sections.count - 1].subviews.append(subview)
    }
  }

  /// Always 0.
  public var startIndex: Int { 0 }
  /// The number of sections.
  public var endIndex: Int { sections.count }

  /// Returns the section at a position, which must be in `0..<endIndex`.
  public subscript(index: Int) -> SectionConfiguration {
    precondition(
      sections.indices.contains(index), "There is no section \(index) among \(sections.count)")
    return sections[index]
  }
}
