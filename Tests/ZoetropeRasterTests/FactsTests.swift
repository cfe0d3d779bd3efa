import Testing
import ZoetropePixels

/// The check of facts about rows finds a single pixel that does not agree.
struct FactsTests {
  private static let width = 77
  private static let height = 3
  private static let background: UInt32 = 0xFF20_4060

  /// A bitmap with one pixel that differs from the background by one bit of one channel.
  private static func bitmap(_ x: Int, _ y: Int, bit: UInt32) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    for row in 0..<height {
      for column in 0..<width { bitmap.row(row)[column] = background }
    }
    bitmap.row(y)[x] ^= 1 << bit
    return bitmap
  }

  @Test(arguments: [0, 1, 15, 16, 63, 64, 75, 76], [0, 13, 24, 31])
  func `a pixel that differs disproves what is known about its row`(_ x: Int, bit: UInt32) {
    let bitmap = Self.bitmap(x, 1, bit: bit)
    for (fact, row) in [(RowFact.solid(Self.background), 1), (.sameAsAbove, 1), (.sameAsAbove, 2)] {
      bitmap.facts.reset()
      bitmap.facts.rows = Array(repeating: .unknown, count: Self.height)
      #expect(bitmap.factsHold)
      bitmap.facts.rows[row] = fact
      #expect(!bitmap.factsHold, "\(fact) in row \(row)")
      bitmap.facts.rows[row] = .unknown
      bitmap.facts.rows[0] = .solid(Self.background)
      #expect(bitmap.factsHold)
    }
    bitmap.facts.isOpaque = true
    #expect(bitmap.factsHold == (bit < 24))
  }

  @Test(arguments: [0, 1, 15, 16, 63, 64, 75, 76])
  func `a pixel that differs must be in a group with ink, and so must the one below`(_ x: Int) {
    let bitmap = Self.bitmap(x, 1, bit: 9)
    let group = x / BandInk.groupWidth
    for isMarked in [
      [true, true, true], [false, true, true], [true, false, true], [true, true, false],
    ] {
      var words: [UInt64] = [0, isMarked[0] ? 1 << group : 0, 0]
      var changes: [UInt64] = [
        .max, isMarked[1] ? 1 << group : 0, isMarked[2] ? 1 << group : 0,
      ]
      let holds = words.withUnsafeMutableBufferPointer { words in
        changes.withUnsafeMutableBufferPointer { changes in
          Band(
            y: 0, rowCount: Self.height, width: Self.width, pixels: bitmap.row(0),
            stride: bitmap.stride, facts: FrameFacts(),
            ink: BandInk(
              words: words.baseAddress!, changes: changes.baseAddress!, wordsPerRow: 1,
              background: Self.background)
          ).factsHold
        }
      }
      #expect(holds == isMarked.allSatisfy(\.self), "\(isMarked)")
    }
  }
}
