import Foundation

/// The parts of a section.
public struct SectionConfiguration: Identifiable {
  /// Tells a section from others, for as long as it is there.
  public struct ID: Hashable {
    fileprivate enum Kind: Hashable {
      case section(ObjectIdentifier)
      case views(Subview.ID)
    }

    fileprivate let kind: Kind
  }

  /// The identity of the section.
  public let id: ID
  /// The views before the content.
  public var header: SubviewsCollection { SubviewsCollection(views(.header)) }
  /// The views of the section.
  public var content: SubviewsCollection { SubviewsCollection(views(.content)) }
  /// The views after the content.
  public var footer: SubviewsCollection { SubviewsCollection(views(.footer)) }

  fileprivate var subviews: [Subview]

  /// What the section carries for containers: the values that were set on the section as a whole,
  /// and those of its first view.
  public var containerValues: ContainerValues {
    subviews.first?.containerValues ?? ContainerValues()
  }

  private func views(_ kind: SectionPart.Kind) -> [Subview] {
    subviews.filter { ($0.section?.kind ?? .content) == kind }
  }
}

/// The sections of a view, in order. Views beside each other that are in no ``Section`` make one
/// together.
public struct SectionCollection: RandomAccessCollection {
  /// One of the sections.
  public typealias Element = SectionConfiguration
  /// A position, counted from 0.
  public typealias Index = Int

  private var sections: [SectionConfiguration] = []

  /// Puts subviews into their sections. O(n)
  init(_ subviews: SubviewsCollection) {
    var current: SectionName?
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

  /// The section at a position.
  public subscript(index: Int) -> SectionConfiguration {
    precondition(
      sections.indices.contains(index), "There is no section \(index) among \(sections.count)")
    return sections[index]
  }
}
