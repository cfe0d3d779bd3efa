import Foundation

extension Path {
  /// Returns the part of the path between two fractions of its length.
  ///
  /// The length is the true arc length of all subpaths, without the gaps between them. A closed
  /// subpath that is kept whole stays closed. A segment with a coordinate that is not finite counts
  /// as having zero length. It is kept if its position lies within the part.
  ///
  /// - Parameters:
  ///   - from: The fraction at which the part starts, clamped to 0...1.
  ///   - to: The fraction at which the part ends, clamped to 0...1. The result is empty if `to`
  ///     is not greater than `from`.
  /// - Complexity: O(*n*) in the number of elements.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    guard from < to, to > 0, from < 1 else { return Path() }
    if from <= 0, to >= 1 { return self }
    var lengths: [Double] = []
    lengths.reserveCapacity(verbs.count)
    for step in steps {
      switch step {
      case .move: continue
      case .segment(let segment), .close(let segment):
        let length = segment.length
        lengths.append(length.isFinite ? length : 0)
      }
    }
    let total = lengths.reduce(0, +)
    var trimmer = PathTrimmer(
      from: max(Double(from), 0) * total, to: min(Double(to), 1) * total, slack: 1e-9 * total)
    var index = 0
    for step in steps {
      switch step {
      case .move: trimmer.move()
      case .segment(let segment):
        trimmer.add(segment, length: lengths[index])
        index += 1
      case .close(let segment):
        trimmer.close(segment, length: lengths[index])
        index += 1
      }
    }
    return trimmer.path
  }
}

/// Copies the part of a path between two distances from its start.
private struct PathTrimmer {
  let from: Double
  let to: Double
  /// The largest length, in points, that counts as a rounding error. If a cut would leave at most
  /// this length on one side, the segment is not cut.
  let slack: Double
  var path = Path()
  private var travelled = 0.0
  private var isPenDown = false
  /// Whether all segments of the current subpath so far have been copied completely.
  private var isWhole = true

  init(from: Double, to: Double, slack: Double) {
    self.from = from
    self.to = to
    self.slack = slack
  }

  mutating func move() {
    isPenDown = false
    isWhole = true
  }

  mutating func add(_ segment: Segment, length: Double) {
    guard segment.isFinite else { return addWithoutLength(segment) }
    let start = travelled
    travelled += length
    let low = max(from, start) - start
    let high = min(to, travelled) - start
    guard high - low > slack else {
      if length > slack { isWhole = false }
      return
    }
    let begins = low <= slack
    let ends = high >= length - slack
    let t0 = begins ? 0 : segment.parameter(atDistance: low, total: length)
    let t1 = ends ? 1 : segment.parameter(atDistance: high, total: length)
    let part = segment.part(from: t0, to: t1)
    if !isPenDown || !begins { path.move(to: CGPoint(part.start)) }
    path.append(part)
    isPenDown = true
    isWhole = isWhole && begins && ends
  }

  private mutating func addWithoutLength(_ segment: Segment) {
    guard travelled >= from, travelled <= to else {
      isWhole = false
      return
    }
    if !isPenDown { path.move(to: CGPoint(segment.start)) }
    path.append(segment)
    isPenDown = true
  }

  mutating func close(_ segment: Segment, length: Double) {
    let low = max(from, travelled) - travelled
    let high = min(to, travelled + length) - travelled
    let isCovered = length <= slack || (low <= slack && high >= length - slack)
    if isPenDown, isWhole, isCovered {
      path.closeSubpath()
      travelled += length
    } else {
      add(segment, length: length)
    }
    isPenDown = false
  }
}
