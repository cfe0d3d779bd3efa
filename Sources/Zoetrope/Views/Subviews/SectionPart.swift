import Foundation

/// The identity of a section, shared by its header, its content and its footer.
final class SectionIdentity {
  func trait(_ kind: SectionPart.Kind) -> SectionPartModifier {
    SectionPartModifier(part: SectionPart(section: self, kind: kind))
  }
}

/// The section that a view belongs to, and the part of the section: header, content or footer.
struct SectionPart {
  enum Kind { case header, content, footer }

  var section: SectionIdentity
  var kind: Kind
  /// Whether the view is shown as a resolved ``Subview``. The place of the subview may lie outside
  /// of the section.
  var isElsewhere = false
}

/// A modifier that marks views as belonging to a part of a section: its header, content or footer.
nonisolated package struct SectionPartModifier: LayoutModifier {
  let part: SectionPart

  package func makeWrapper(owner: ViewNode, child: LayoutNode) -> LayoutNode {
    SectionPartNode(owner: owner, child: child, modifier: self)
  }
}

final class SectionPartNode: ModifierNode<SectionPartModifier> {
  override var traits: PropertyList {
    var traits = child.traits
    // If sections are nested, the innermost section takes effect. However, a view that is shown as
    // a resolved ``Subview`` has left its section. In this case, the section around its new place
    // takes effect.
    if traits.section?.isElsewhere != false {
      traits.set(SectionPartKey.Value.some(modifier.part), forKey: SectionPartKey.self)
    }
    return traits
  }

  override var priority: Double { child.priority }
  override var keepsSpacingInFrames: Bool { child.keepsSpacingInFrames }
}

/// The key for the section that a view belongs to, and for the part of the section: header, content
/// or footer.
enum SectionPartKey: LayoutValueKey {
  static var defaultValue: SectionPart? { nil }
}

extension PropertyList {
  /// The section that the view belongs to, and the part of the section: header, content or footer.
  /// Nil for a view outside any section.
  var section: SectionPart? {
    value(of: SectionPartKey.Value.self, forKey: SectionPartKey.self) ?? nil
  }
}
