import Foundation
import Zoetrope

/// The placements of all leaves on a stage at one moment.
///
/// A tree is a plain value: it does not change when the stage advances.
public struct PlacementTree: Sendable {
  /// The virtual time in seconds.
  public let time: Double
  /// The placements of the leaves in drawing order, in points in the canvas, y down. If several
  /// leaves have the same path, the paths of the second leaf and its successors get a numeric
  /// suffix (`#2`, `#3`).
  public let placements: [Placement]
  let leaves: [Leaf]

  /// The names and the text by which a test can find one leaf.
  struct Leaf: Sendable {
    /// The names of the views that contain the leaf, from the innermost outward.
    let names: [Name]
    /// The text that the leaf shows; nil if it shows none.
    let text: String?
    /// Whether the leaf's view has been removed and is shown only until the removal transition
    /// ends.
    let isLeaving: Bool
  }

  /// The name of one of the views that enclose a leaf.
  struct Name: Sendable {
    /// The name, in quotation marks if it is a string.
    let text: String
    /// A number that distinguishes the view from other views of the same name.
    let viewNumber: Int
  }

  /// Records the leaves that a host shows.
  ///
  /// - Complexity: O(*n* · *d*) for *n* leaves, each inside of *d* views.
  @MainActor init(_ host: Zoetrope.Host) {
    var places: [ObjectIdentifier: Int] = [:]
    var counts: [String: Int] = [:]
    var placements: [Placement] = []
    var leaves: [Leaf] = []
    for leaf in host.measuredLeaves() {
      let node = leaf.node
      var placement = leaf.placement
      let count = counts[placement.path, default: 0] + 1
      counts[placement.path] = count
      if count > 1 { placement.path += "#\(count)" }
      placements.append(placement)
      leaves.append(
        Leaf(
          names: PlacementTree.names(around: node, &places), text: node.writtenText,
          isLeaving: node.owner.inputs.presence?.isLeaving == true))
    }
    time = host.time
    self.placements = placements
    self.leaves = leaves
  }

  @MainActor private static func names(
    around node: LayoutNode, _ places: inout [ObjectIdentifier: Int]
  ) -> [Name] {
    var result: [Name] = []
    var place: ViewNode? = node.owner
    while let current = place {
      for name in current.names {
        let key = ObjectIdentifier(current)
        let number = places[key] ?? places.count
        places[key] = number
        result.append(Name(text: ElementFinder.text(of: name), viewNumber: number))
      }
      place = current.parent
    }
    return result
  }
}

extension PlacementTree: CustomStringConvertible {
  /// The paths as a tree, with x, y, width and height rounded to a hundredth of a point.
  public var description: String {
    TreeText(rows.map { TreeText.Line($0.components, numbers: $0.frame) }).lines
      .joined(separator: "\n") + "\n"
  }

  var rows: [PlacementRow] {
    placements.map { PlacementRow($0.path.pathComponents, $0.frame, $0.transform) }
  }
}

/// One line of a comparison: a view and its placement.
struct PlacementRow: Sendable {
  /// The components of the view's path. If the view was looked up by a name, the only component is
  /// that name.
  let components: [String]
  /// The bounding box of the view, in points in the canvas, y down.
  let frame: CGRect
  /// The transform of the view; nil if only frames are compared.
  let transform: CGAffineTransform?

  init(_ components: [String], _ frame: CGRect, _ transform: CGAffineTransform? = nil) {
    self.components = components
    self.frame = frame
    self.transform = transform
  }
}
