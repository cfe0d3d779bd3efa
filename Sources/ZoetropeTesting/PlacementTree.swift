import Foundation
import Zoetrope

/// The placements of all leaves on a stage at one moment.
///
/// A tree is a plain value: it does not change when the stage advances.
public struct PlacementTree: Sendable {
  /// The virtual time in seconds.
  public let time: Double
  /// The placements of the leaves in drawing order, in points in the canvas, y down. Of leaves with
  /// the same path, the second has the suffix `#2`, and so on.
  public let placements: [Placement]
  let leaves: [Leaf]

  /// The data by which one placement is looked up.
  struct Leaf: Sendable {
    /// The names of the views that contain the leaf, from the innermost outward.
    let names: [Name]
    /// The text that the leaf shows; nil if it shows none.
    let text: String?
    /// Whether the leaf is being removed, and is shown until its transition ends.
    let isLeaving: Bool
  }

  /// A name of a view that contains a leaf.
  struct Name: Sendable {
    /// The name as ``ElementFinder/words(_:)`` prints it.
    let text: String
    /// The number of the view, which distinguishes views of the same name.
    let viewNumber: Int
  }

  /// Records the leaves that a host shows.
  ///
  /// - Complexity: O(*n* · *d*) for *n* leaves at depth *d*.
  @MainActor init(_ host: Zoetrope.Host) {
    var places: [ObjectIdentifier: Int] = [:]
    var counts: [String: Int] = [:]
    var placements: [Placement] = []
    var leaves: [Leaf] = []
    for (placement, node) in host.placedLeaves() {
      let count = counts[placement.path, default: 0] + 1
      counts[placement.path] = count
      var placement = placement
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
    placements.map { PlacementRow($0.path.components, $0.frame, $0.transform) }
  }
}

/// One line of a comparison: a view and its placement.
struct PlacementRow: Sendable {
  /// The name of the view as the only component, or the components of its path.
  let components: [String]
  /// The bounding box in points in the canvas, y down.
  let frame: CGRect
  /// The transform of the view; nil if only frames are compared.
  let transform: CGAffineTransform?

  init(_ components: [String], _ frame: CGRect, _ transform: CGAffineTransform? = nil) {
    self.components = components
    self.frame = frame
    self.transform = transform
  }
}

extension String {
  /// The components of a path, which slashes separate. A slash between brackets belongs to an id.
  var components: [String] {
    var result = [""]
    var depth = 0
    for character in self {
      if character == "[" { depth += 1 }
      if character == "]" { depth = max(depth - 1, 0) }
      if character == "/" && depth == 0 {
        result.append("")
      } else {
        result[result.count - 1].append(character)
      }
    }
    return result
  }
}
