/// The edges of one shape that reach into one band: a range of ``FlattenScratch/references``.
struct EdgeBin {
  /// The position of the bin's first element in ``FlattenScratch/references``; `count` is the
  /// number of the bin's elements. An element is the index of an edge.
  var first: Int32
  var count: Int32
}

extension FlattenScratch {
  /// Sorts the edges of a shape by the bands that they reach into, with a counting sort.
  ///
  /// - Parameters:
  ///   - firstEdge: The index of the shape's first edge. The shape's edges are the last ones in
  ///     `edges`.
  ///   - bounds: The pixels that the shape touches.
  ///   - origin: The row where band 0 begins, at or above the bounds.
  ///   - bandHeight: The number of rows in a band.
  /// - Returns: The index of the shape's first bin. The shape has one bin for each band from the
  ///   top of `bounds` to the bottom.
  /// - Complexity: O(edges + references), where a reference is one edge in one band.
  mutating func bin(firstEdge: Int, bounds: PixelRect, origin: Int, bandHeight: Int) -> Int {
    let firstBand = (bounds.top - origin) / bandHeight
    let lastBand = (bounds.bottom - 1 - origin) / bandHeight
    let firstBin = bins.count
    bins.setCount(firstBin + lastBand - firstBand + 1)
    let bins = self.bins.base + firstBin
    for band in 0...lastBand - firstBand { bins[band] = EdgeBin(first: 0, count: 0) }
    let edges = self.edges.base
    let edgeEnd = self.edges.count
    let height = UInt32(bandHeight)
    // Most edges reach into the same band as the previous one, so that no division is needed.
    var latest = 0
    var latestRows = Range(uncheckedBounds: (0, 0))
    @inline(__always) func bands(_ edge: ShapeEdge) -> (Int, Int) {
      let first = max(Int(edge.top) >> FixedPoint.fractionBits, bounds.top)
      let last = min((Int(edge.bottom) &- 1) >> FixedPoint.fractionBits, bounds.bottom &- 1)
      if first >= latestRows.lowerBound && last < latestRows.upperBound && first <= last {
        return (latest, latest)
      }
      let top = UInt32(truncatingIfNeeded: first &- origin) / height
      let bottom = UInt32(truncatingIfNeeded: last &- origin) / height
      latest = Int(bottom) &- firstBand
      let start = origin &+ Int(bottom) &* bandHeight
      latestRows = Range(uncheckedBounds: (start, start &+ bandHeight))
      return (Int(top) &- firstBand, latest)
    }
    for index in firstEdge..<edgeEnd {
      var (band, last) = bands(edges[index])
      while band <= last {
        bins[band].count &+= 1
        band &+= 1
      }
    }
    var next = Int32(references.count)
    for band in 0...lastBand - firstBand {
      bins[band].first = next
      next += bins[band].count
      bins[band].count = 0
    }
    references.setCount(Int(next))
    let references = self.references.base
    for index in firstEdge..<edgeEnd {
      var (band, last) = bands(edges[index])
      while band <= last {
        references[Int(bins[band].first &+ bins[band].count)] = UInt32(truncatingIfNeeded: index)
        bins[band].count &+= 1
        band &+= 1
      }
    }
    return firstBin
  }
}
