/// Consecutive rows of a picture. A band does not own the memory of its rows.
///
/// A band made from a bitmap is valid while the bitmap lives and is not resized. A band that is
/// passed to a closure is valid during that call.
public struct Band {
  /// The index of the band's first row, counted from the top of the picture.
  public let y: Int
  /// The number of rows.
  public let rowCount: Int
  /// The number of pixels in a row.
  public let width: Int
  /// The first pixel of the first row: premultiplied RGBA, with red in the lowest byte.
  ///
  /// Unless the band begins at the top of the picture, the row above the band starts ``stride``
  /// bytes before this pixel.
  public let pixels: UnsafeMutablePointer<UInt32>
  /// The distance between the starts of adjacent rows, in bytes; a multiple of 64.
  public let stride: Int
  /// The facts that are known about the picture's rows without reading the pixels.
  package let facts: FrameFacts
  /// The map of the pixels that may differ from the picture's background color; nil if there is no
  /// map. It covers the band's rows and the row above the band.
  package let ink: BandInk?

  /// Creates a band.
  package init(
    y: Int, rowCount: Int, width: Int, pixels: UnsafeMutablePointer<UInt32>, stride: Int,
    facts: FrameFacts, ink: BandInk? = nil
  ) {
    self.y = y
    self.rowCount = rowCount
    self.width = width
    self.pixels = pixels
    self.stride = stride
    self.facts = facts
    self.ink = ink
  }

  /// Returns the pixels of a row.
  ///
  /// - Parameter index: The index of the row: 0 for the band's first row, or -1 for the row above
  ///   the band. The row above exists unless the band begins at the top of the picture.
  @inlinable public func row(_ index: Int) -> UnsafeMutablePointer<UInt32> {
    pixels.advanced(by: index * (stride >> 2))
  }

  /// Returns the known fact about the pixels of a row. An index of 0 means the band's first row.
  package func fact(_ index: Int) -> RowFact { facts[y + index] }
}

/// The ink of a band: a map of the pixels that may differ from the picture's background color.
///
/// The rows are divided into groups of 16 pixels, with one bit for each group.
package struct BandInk {
  /// The number of pixels in a group.
  package static let groupWidth = 16

  /// The address of the groups' bits, row by row from the band's first row. Each row begins with a
  /// new word.
  ///
  /// A set bit means that the group may hold a pixel that differs from ``background``. The leftmost
  /// group is the lowest bit of the first word.
  package let words: UnsafePointer<UInt64>
  /// The address of a second map, with the layout of ``words``. A set bit means that the group may
  /// differ from the group above it.
  package let changes: UnsafePointer<UInt64>
  /// The number of words in a row.
  package let wordsPerRow: Int
  /// The background color as a premultiplied pixel. It fills all groups whose bit is not set.
  package let background: UInt32

  /// Creates a map that reads words without owning them.
  package init(
    words: UnsafePointer<UInt64>, changes: UnsafePointer<UInt64>, wordsPerRow: Int,
    background: UInt32
  ) {
    self.words = words
    self.changes = changes
    self.wordsPerRow = wordsPerRow
    self.background = background
  }
}

extension Band {
  /// Whether the pixels agree with ``facts`` and ``ink``. This property is meant for `assert`.
  ///
  /// - Complexity: O(*n*) in the number of pixels.
  package var factsHold: Bool {
    (0..<rowCount).allSatisfy {
      facts.hold(row($0), width: width, y: y + $0, rowStride: stride >> 2)
    }
      && (0..<rowCount).allSatisfy(inkHolds)
  }

  /// Reads the pixels by groups, without leaving early: such loops are made of vectors.
  private func inkHolds(_ index: Int) -> Bool {
    guard let ink else { return true }
    let (row, words) = (row(index), ink.words + index * ink.wordsPerRow)
    let (above, changes) = (self.row(index - 1), ink.changes + index * ink.wordsPerRow)
    let isTop = y + index == 0
    var difference: UInt32 = 0
    for group in 0..<(width + BandInk.groupWidth - 1) / BandInk.groupWidth {
      let (word, bit) = (group >> 6, UInt64(1) << UInt64(group & 63))
      let start = group * BandInk.groupWidth
      let columns = start..<min(start + BandInk.groupWidth, width)
      if words[word] & bit == 0 {
        for x in columns { difference |= row[x] ^ ink.background }
      }
      if !isTop, changes[word] & bit == 0 {
        for x in columns { difference |= row[x] ^ above[x] }
      }
    }
    return difference == 0
  }
}
