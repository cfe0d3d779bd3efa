/// Some successive rows of a picture: a view, which owns nothing.
///
/// A band is valid while its bitmap lives and is not resized, or during the call that it is given to.
public struct Band {
  /// The band's first row, counted from the top of the picture.
  public let y: Int
  /// The number of rows.
  public let rowCount: Int
  /// The number of pixels in a row.
  public let width: Int
  /// The first pixel of the first row. Unless that is the picture's first, the row above it lies
  /// before it, at the same distance as all others.
  public let pixels: UnsafeMutablePointer<UInt32>
  /// The distance between the starts of two rows, in bytes; a multiple of 64.
  public let stride: Int
  /// What is known of the picture's rows.
  package let facts: FrameFacts
  /// Where the rows, and the one above the first, may be anything but background; nil if that is not
  /// known.
  package let ink: BandInk?

  /// Creates a view of rows.
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

  /// The pixels of a row, counted from the band's first.
  @inlinable public func row(_ index: Int) -> UnsafeMutablePointer<UInt32> {
    pixels.advanced(by: index * (stride >> 2))
  }

  /// What is known of a row, counted from the band's first.
  package func fact(_ index: Int) -> RowFact { facts[y + index] }
}

/// Which groups of 16 pixels of a band's rows may hold something else than one colour, the same for
/// the whole picture.
package struct BandInk {
  /// The number of pixels in a group.
  package static let groupWidth = 16

  /// For each row, whole words with a bit for each group from the left, the lowest first; of the
  /// band's first row. Unless that is the picture's first, those of the row above lie before.
  package let words: UnsafePointer<UInt64>
  /// Words a row.
  package let wordsPerRow: Int
  /// The colour of all other groups, as a premultiplied pixel.
  package let background: UInt32

  /// Creates a view of words.
  package init(words: UnsafePointer<UInt64>, wordsPerRow: Int, background: UInt32) {
    self.words = words
    self.wordsPerRow = wordsPerRow
    self.background = background
  }

  /// The words of a row, counted from the band's first.
  package func row(_ index: Int) -> UnsafePointer<UInt64> { words + index * wordsPerRow }
}

extension Band {
  /// Whether the pixels bear out what is said of them. O(pixels): for `assert`.
  package var factsHold: Bool {
    (0..<rowCount).allSatisfy {
      facts.hold(row($0), width: width, y: y + $0, rowStride: stride >> 2)
    }
      && (0..<rowCount).allSatisfy(inkHolds)
  }

  private func inkHolds(_ index: Int) -> Bool {
    guard let ink else { return true }
    let (row, words) = (row(index), ink.row(index))
    return (0..<width).allSatisfy { x in
      let group = x / BandInk.groupWidth
      return words[group >> 6] >> UInt64(group & 63) & 1 == 1 || row[x] == ink.background
    }
  }
}
