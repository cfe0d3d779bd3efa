import Foundation
import TestSupport
import ZoetropeGeometry

@testable import Zoetrope

extension LayoutTree {
  /// A tree of containers, at most `depth` deep, with a unique name for each leaf.
  static func random(depth: Int, using random: inout SeededRandom) -> LayoutTree {
    var leaves = 0
    return container(depth, &leaves, &random)
  }

  /// Few lengths, so that ties are common.
  private static let lengths: [CGFloat] = [0, 4, 10, 10, 25, 40, 40, 60, 90, 150]

  private static func length(_ random: inout SeededRandom) -> CGFloat {
    lengths[Int.random(in: lengths.indices, using: &random)]
  }

  private static func length(
    orNoneIn chances: Int, _ random: inout SeededRandom
  ) -> CGFloat? {
    Int.random(in: 0..<chances, using: &random) == 0 ? nil : length(&random)
  }

  private static func side(_ random: inout SeededRandom) -> Side {
    Side.allCases[Int.random(in: 0..<3, using: &random)]
  }

  private static func style(_ random: inout SeededRandom) -> Style {
    Style.allCases[Int.random(in: 0..<3, using: &random)]
  }

  private static func axis(_ random: inout SeededRandom) -> Axis {
    Bool.random(using: &random) ? .horizontal : .vertical
  }

  private static func container(
    _ depth: Int, _ leaves: inout Int, _ random: inout SeededRandom
  ) -> LayoutTree {
    var children: [LayoutTree] = []
    // Containers of one view may be replaced by it; those of zero and several views stay
    // containers.
    for _ in 0..<[0, 2, 2, 2, 3, 3][Int.random(in: 0..<6, using: &random)] {
      children.append(child(depth - 1, &leaves, &random))
    }
    if Int.random(in: 0..<4, using: &random) == 0 {
      return .layers(side(&random), side(&random), style(&random), children)
    }
    let spacing: CGFloat? = [nil, 0, 7.5][Int.random(in: 0..<3, using: &random)]
    let (axis, side) = (axis(&random), side(&random))
    // Now and then the guides of all views lie outside them, on one side or the other.
    if Int.random(in: 0..<5, using: &random) == 0 {
      let fraction: CGFloat = Bool.random(using: &random) ? -0.5 : 1.5
      children = children.map {
        .modified($0, .guide(axis.other, side, fraction: fraction))
      }
    }
    return .stack(axis, side, spacing: spacing, style(&random), children)
  }

  private static func child(
    _ depth: Int, _ leaves: inout Int, _ random: inout SeededRandom
  ) -> LayoutTree {
    var tree = bare(depth, &leaves, &random)
    while Int.random(in: 0..<5, using: &random) < 2 {
      tree = .modified(tree, change(&leaves, &random))
    }
    return tree
  }

  private static func bare(
    _ depth: Int, _ leaves: inout Int, _ random: inout SeededRandom
  ) -> LayoutTree {
    switch Int.random(in: 0..<12, using: &random) {
    case 0...3 where depth > 0: return container(depth, &leaves, &random)
    case 4: return .spacer(length(orNoneIn: 2, &random))
    case 5:
      leaves += 1
      return .divider("line\(leaves)")
    default:
      leaves += 1
      return .leaf("leaf\(leaves)", leaf(&random))
    }
  }

  private static func leaf(_ random: inout SeededRandom) -> Leaf {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return .square
    case 1: return .wrapping(area: 1000, least: 5)
    case 2, 3:
      let (width, height) = (range(&random), range(&random))
      return .within(
        CGSize(width: width[0], height: height[0]),
        ideal: CGSize(width: width[1], height: height[1]),
        CGSize(width: width[2], height: height[2]))
    default: return .any
    }
  }

  private static func range(_ random: inout SeededRandom) -> [CGFloat] {
    [length(&random), length(&random), length(&random)].sorted()
  }

  private static func limits(_ random: inout SeededRandom) -> Limits {
    var bounds = range(&random).map { $0 as CGFloat? }
    if Bool.random(using: &random) { bounds[2] = .infinity }
    for index in bounds.indices where Bool.random(using: &random) { bounds[index] = nil }
    return Limits(minimum: bounds[0], ideal: bounds[1], maximum: bounds[2])
  }

  private static func insets(_ random: inout SeededRandom) -> EdgeInsets {
    var lengths: [CGFloat] = []
    for _ in 0..<4 { lengths.append([-5, 0, 0, 3, 12][Int.random(in: 0..<5, using: &random)]) }
    return EdgeInsets(
      top: lengths[0], leading: lengths[1], bottom: lengths[2], trailing: lengths[3])
  }

  private static func change(
    _ leaves: inout Int, _ random: inout SeededRandom
  ) -> Change {
    switch Int.random(in: 0..<11, using: &random) {
    case 0:
      return .frame(
        length(orNoneIn: 3, &random), length(orNoneIn: 3, &random), side(&random), side(&random))
    case 1, 2: return .limits(limits(&random), limits(&random), side(&random), side(&random))
    case 3: return .padding(insets(&random))
    case 4:
      return .fixedSize(
        horizontal: Bool.random(using: &random), vertical: Bool.random(using: &random))
    case 5:
      let ratio: CGFloat? = [nil, 0.5, 1, 2][Int.random(in: 0..<4, using: &random)]
      return .aspectRatio(ratio, Bool.random(using: &random) ? .fit : .fill)
    case 6, 7: return .priority(Double(Int.random(in: -1...2, using: &random)))
    case 8:
      let fraction = CGFloat(Int.random(in: -2...4, using: &random)) / 2
      return .guide(axis(&random), side(&random), fraction: fraction)
    case 9:
      if Bool.random(using: &random) {
        return .position(CGPoint(x: length(&random), y: length(&random)))
      }
      return .offset(CGSize(width: length(&random), height: -length(&random)))
    default:
      leaves += 1
      return .overlay(.leaf("leaf\(leaves)", leaf(&random)), side(&random), side(&random))
    }
  }
}
