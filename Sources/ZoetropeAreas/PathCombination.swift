import Foundation
import ZoetropeGeometry

/// Performs set operations on the areas of two paths. Also selects the parts of a path's lines and
/// curves that lie inside or outside the area of another path.
///
/// The steps:
/// 1. Both paths are flattened to straight pieces on a grid. Each piece records the line or curve
///    from which it was made.
/// 2. Pieces are split where they meet.
/// 3. A sweep line moves across the plane and finds both paths' winding numbers beside each piece.
/// 4. The pieces between the selected area and the rest of the plane are joined into contours.
/// 5. Consecutive pieces of one curve are replaced by the part of the curve from which they were
///    made.
///
/// Decisions on the grid use exact integer arithmetic, so that rounding errors cannot break the
/// contours. The flattened pieces only determine which curves meet, and approximately where. The
/// result has the true curves and their true crossings, except where curves pass each other within
/// the tolerance of ``PathPieces``.
package struct PathCombination {
  /// An operation on the areas of two paths.
  package enum Operation: Sendable {
    case union, intersection, subtraction, symmetricDifference

    func includes(_ first: Bool, _ second: Bool) -> Bool {
      switch self {
      case .union: first || second
      case .intersection: first && second
      case .subtraction: first && !second
      case .symmetricDifference: first != second
      }
    }
  }

  private var sources: PathPieces
  private let arrangement: PathArrangement
  private let isInside: (SIMD2<Int32>) -> Bool

  /// Combines the areas of two paths by an operation. Both paths have the same fill rule.
  private init(_ first: Path, _ second: Path, _ operation: Operation, eoFill: Bool) {
    sources = PathPieces(first, second, keepsOpen: false)
    PieceSplitter.split(&sources.pieces)
    let split = sources
    let isInside = { (turns: SIMD2<Int32>) in
      operation.includes(Self.isFilled(turns.x, eoFill), Self.isFilled(turns.y, eoFill))
    }
    self.isInside = isInside
    arrangement = PathArrangement(
      split.pieces,
      counts: { split.pathIndex(of: $0.source) == 0 ? SIMD2(1, 0) : SIMD2(0, 1) },
      isBoundary: { isInside($0) != isInside($1) })
  }

  private static func isFilled(_ turns: Int32, _ eoFill: Bool) -> Bool {
    eoFill ? turns & 1 != 0 : turns != 0
  }

  /// Returns the outline of the combined area, as closed subpaths that do not overlap.
  package static func area(
    _ operation: Operation, _ first: Path, _ second: Path, eoFill: Bool
  ) -> Path {
    let combination = PathCombination(first, second, operation, eoFill: eoFill)
    let tracer = OutlineTracer(combination.arrangement.edges, isInside: combination.isInside)
    var builder = OutlineBuilder(combination.sources)
    for contour in tracer.contours where !combination.isNegligible(contour) {
      builder.add(combination.steps(contour), isClosed: true)
    }
    return builder.path
  }

  /// Returns the connected parts of a path's area: each outer contour with its holes.
  package static func components(of path: Path, eoFill: Bool) -> [Path] {
    let combination = PathCombination(path, Path(), .union, eoFill: eoFill)
    let edges = combination.arrangement.edges
    let tracer = OutlineTracer(edges, isInside: combination.isInside)
    var builders: [OutlineBuilder] = []
    // The component of each contour. A contour begins with its leftmost side. If the area on the
    // `before` side of this edge is selected, the contour is a hole, and an earlier contour bounds
    // that area.
    var components: [Int] = []
    for contour in tracer.contours {
      var component = builders.count
      if let first = contour.first {
        let edge = edges[Int(first.edge)]
        if combination.isInside(edge.before), edge.boundary >= 0 {
          let outer = Int(tracer.contourOfEdge[Int(edge.boundary)])
          if components.indices.contains(outer) { component = components[outer] }
        }
      }
      components.append(component)
      if component == builders.count { builders.append(OutlineBuilder(combination.sources)) }
      if combination.isNegligible(contour) { continue }
      builders[component].add(combination.steps(contour), isClosed: true)
    }
    return builders.map(\.path).filter { !$0.isEmpty }
  }

  private func steps(_ contour: [OutlineTracer.Side]) -> [OutlineBuilder.Step] {
    contour.map { side in
      let piece = sources.pieces[Int(arrangement.edges[Int(side.edge)].piece)]
      return OutlineBuilder.Step(piece, isReversed: piece.start != side.start)
    }
  }

  /// Whether the mean width of a contour is at most the error of its sides. The error is the
  /// tolerance for curves, and two grid steps for lines. Such a narrow contour arises, for example,
  /// between two different flattenings of one curve.
  private func isNegligible(_ contour: [OutlineTracer.Side]) -> Bool {
    guard let origin = contour.first?.start else { return true }
    var (area, bound) = (0.0, 0.0)
    for side in contour {
      let piece = sources.pieces[Int(arrangement.edges[Int(side.edge)].piece)]
      let isLine = sources.sources[Int(piece.source)].kind == .line
      area += Double((side.start - origin).cross(side.end - origin)) / 2
      bound += (side.end - side.start).length / 2 * (isLine ? 2 : sources.tolerance / sources.step)
    }
    return abs(area) <= bound
  }

  /// Returns the parts of a path's lines and curves that lie inside the area of another path, or
  /// the parts outside of it. Lines along the border of the area count as inside.
  ///
  /// - Parameters:
  ///   - keepsInside: Whether the parts inside the area are returned, rather than the parts
  ///     outside.
  package static func lines(
    of first: Path, in second: Path, keepsInside: Bool, eoFill: Bool
  ) -> Path {
    var sources = PathPieces(first, second, keepsOpen: true)
    PieceSplitter.split(&sources.pieces)
    let split = sources
    let arrangement = PathArrangement(
      split.pieces,
      counts: { split.pathIndex(of: $0.source) == 0 ? .zero : SIMD2(0, 1) },
      isBoundary: { _, _ in false })
    let isKept = split.pieces.indices.map { index in
      let edge = arrangement.edges[Int(arrangement.edgeOfPiece[index])]
      let isInside = isFilled(edge.before.y, eoFill) || isFilled(edge.after.y, eoFill)
      return isInside == keepsInside
    }
    var builder = OutlineBuilder(split)
    var begin = 0
    for (index, subpath) in split.subpaths.enumerated() {
      guard subpath.firstSource < split.firstPathCount else { break }
      let last =
        index + 1 < split.subpaths.count ? split.subpaths[index + 1].firstSource : Int.max
      var end = begin
      while end < split.pieces.count, Int(split.pieces[end].source) < last { end += 1 }
      add(split.pieces[begin..<end], isKept[begin..<end], subpath.isClosed, to: &builder)
      begin = end
    }
    return builder.path
  }

  /// Adds the kept pieces of a subpath. If a closed subpath is kept on both sides of its start, the
  /// pieces there are joined into one part.
  private static func add(
    _ pieces: ArraySlice<PathPiece>, _ isKept: ArraySlice<Bool>, _ isClosed: Bool,
    to builder: inout OutlineBuilder
  ) {
    let firstGap = isKept.firstIndex(of: false)
    guard let firstGap else {
      builder.add(
        pieces.map { OutlineBuilder.Step($0, isReversed: false) }, isClosed: isClosed)
      return
    }
    var steps: [OutlineBuilder.Step] = []
    let begin = isClosed ? firstGap : pieces.startIndex
    for index in Array(begin..<pieces.endIndex) + Array(pieces.startIndex..<begin) {
      if isKept[index] {
        steps.append(OutlineBuilder.Step(pieces[index], isReversed: false))
      } else {
        builder.add(steps, isClosed: false)
        steps.removeAll(keepingCapacity: true)
      }
    }
    builder.add(steps, isClosed: false)
  }
}
