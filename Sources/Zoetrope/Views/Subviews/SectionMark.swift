import Foundation

/// What tells the place of one section from those of others.
final class SectionName {
  func trait(_ kind: SectionPart.Kind) -> SectionMark {
    SectionMark(part: SectionPart(section: self, kind: kind))
  }
}

/// Which part of which section a view is.
struct SectionPart {
  enum Kind { case header, content, footer }

  var section: SectionName
  var kind: Kind
  /// Whether the view was found there, and is shown elsewhere by now.
  var isElsewhere = false
}

/// Says which part of which section a view is.
nonisolated package struct SectionMark: LayoutModifier {
  let part: SectionPart

  package func makeWrapper(owner: ViewNode, child: LayoutNode) -> LayoutNode {
    SectionMarkNode(owner: owner, child: child, modifier: self)
  }
}

final class SectionMarkNode: ModifierNode<SectionMark> {
  override var traits: PropertyList {
    var traits = child.traits
    // Of several sections, the innermost counts in which the view is shown.
    if traits.section?.isElsewhere != false {
      traits.set(SectionPartKey.Value.some(modifier.part), forKey: SectionPartKey.self)
    }
    return traits
  }

  override var priority: Double { child.priority }
  override var keepsSpacingInFrames: Bool { child.keepsSpacingInFrames }
}

/// The key of the part of a section that a view is.
enum SectionPartKey: LayoutValueKey {
  static var defaultValue: SectionPart? { nil }
}

extension PropertyList {
  /// Which part of which section a view is, if it is in any.
  var section: SectionPart? {
    value(of: SectionPartKey.Value.self, forKey: SectionPartKey.self) ?? nil
  }
}
