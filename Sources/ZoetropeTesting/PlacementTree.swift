import Foundation
import Zoetrope

/// Where all that is drawn is at one moment.
///
/// A plain value: it stays what it was when the stage goes on.
public struct PlacementTree: Sendable {
  /// The virtual time in seconds.
  public let time: Double
  /// Where the leaves are shown, in drawing order, in points in the canvas; of leaves with the same
  /// path, the second has `#2` after it.
  public let placements: [Placement]
  let leaves: [Leaf]

  /// What is known about one placement besides.
  struct Leaf: Sendable {
    /// What the views around may be called, from the innermost to the outermost.
    let names: [Name]
    /// What is written on it.
    let text: String?
    /// Whether it has been taken out and is still shown.
    let isLeaving: Bool
  }

  /// A name of a view around a leaf.
  struct Name: Sendable {
    /// As ``ElementFinder/words(_:)`` has it.
    let words: String
    /// Tells views apart.
    let place: Int
  }

  /// Takes down what a host shows. O(leaves · depth)
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
        result.append(Name(words: ElementFinder.words(name), place: number))
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

/// One line of a comparison: a view and where it is.
struct PlacementRow: Sendable {
  /// What it is called: a name, or the parts of a path.
  let components: [String]
  let frame: CGRect
  /// Nil where only the frame counts.
  let transform: CGAffineTransform?

  init(_ components: [String], _ frame: CGRect, _ transform: CGAffineTransform? = nil) {
    self.components = components
    self.frame = frame
    self.transform = transform
  }
}

extension String {
  /// The parts of a path. A slash in brackets belongs to an id.
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
