import TestSupport
import Testing

@testable import ZoetropePNG

@Suite(.reportsSeed, .computesForLong) struct RunDeflaterTests {
  /// A number of zeros and a following nonzero byte; nil at the end.
  private typealias Piece = (zeros: Int, byte: UInt8?)

  private func stream(_ pieces: [Piece]) -> [UInt8] {
    var deflater = RunDeflater()
    defer { deflater.deallocate() }
    deflater.begin(largest: 1)
    for piece in pieces {
      deflater.makeRoom(for: 1)
      deflater.add(zeros: piece.zeros)
      if let byte = piece.byte { deflater.add(byte) }
    }
    deflater.finish()
    return [UInt8](deflater.bytes)
  }

  private func expectSame(_ pieces: [Piece], _ comment: Comment? = nil) {
    let count = pieces.reduce(0) { $0 + $1.zeros + ($1.byte == nil ? 0 : 1) }
    var expected = [UInt8](repeating: 0, count: count)
    var place = 0
    for piece in pieces {
      place += piece.zeros
      guard let byte = piece.byte else { continue }
      expected[place] = byte
      place += 1
    }
    #expect(inflated(stream(pieces), limit: count) == expected, comment)
  }

  @Test func `an empty input gives a valid stream`() { expectSame([]) }

  @Test func `runs of every length survive the round trip`() {
    for zeros in Array(0...600) + [4096, 5761, 65534, 65535, 65536, 65537, 100_000] {
      expectSame([(zeros, nil)], "\(zeros) zeros")
      expectSame([(zeros, 1), (zeros, 255), (zeros, 1)], "\(zeros) zeros between bytes")
    }
    expectSame((0...600).map { ($0, 7) })
  }

  @Test func `a run longer than one event can hold survives the round trip`() {
    expectSame([(3, 5), (RunEvents.longestRun + 70_000, 9), (2, nil)])
  }

  @Test func `a long run costs two bits per 258 bytes`() {
    #expect(stream([(258 * 4000, nil)]).count < 1080)
  }

  @Test func `bytes without zeros survive the round trip`() {
    expectSame((0..<256).map { (0, UInt8($0)) })
    expectSame((0..<5000).map { _ in (0, 200) })
  }

  @Test func `noise is stored uncompressed`() {
    var random = SeededRandom(seed: 5)
    let pieces = (0..<70_000).map { _ in Piece(0, UInt8.random(in: 0...255, using: &random)) }
    #expect(stream(pieces).count == 70_000 + 2 + 2 * 5 + 4)
    expectSame(pieces)
  }

  @Test func `more events than fit in a block give several blocks, of several kinds`() {
    var random = SeededRandom(seed: 6)
    let noise = (0..<140_000).map { _ in Piece(0, UInt8.random(in: 0...255, using: &random)) }
    let sparse = (0..<140_000).map { Piece($0 % 9, UInt8($0 % 3 + 1)) }
    expectSame(sparse + noise + sparse)
  }

  @Test(arguments: 0..<20)
  func `events with codes of all lengths follow each other in any order`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    // A run or a byte is half as frequent as the one before it.
    func rarity() -> Int {
      min(UInt64.random(in: 1...(1 << 20), using: &random).leadingZeroBitCount - 43, 12)
    }
    let runs = [0, 249, 228, 199, 170, 140, 120, 100, 90, 70, 60, 50, 40]
    expectSame(
      (0..<40_000).map { _ in
        Piece(runs[rarity()], UInt8.random(in: 0..<4, using: &random) + UInt8(1 + 8 * rarity()))
      })
  }

  @Test func `rare bytes have long codes that fit`() {
    // Counts in the proportions of Fibonacci numbers, of literals and of lengths.
    var pieces: [Piece] = []
    var (a, b) = (1, 1)
    for number in 0..<20 {
      for index in 0..<min(a, 4000) {
        pieces.append((index % 2 == 0 ? 0 : number * 13, UInt8(number + 1)))
      }
      (a, b) = (b, a + b)
    }
    expectSame(pieces)
  }

  @Test func `random pieces survive the round trip`() {
    for seed in UInt64(1)...150 {
      var random = SeededRandom(seed: seed)
      let longest = [0, 1, 3, 10, 300, 3000][Int(seed % 6)]
      let bytes = UInt8([1, 2, 20, 255][Int(seed / 6 % 4)])
      let pieces = (0..<Int.random(in: 1...400, using: &random)).map { _ in
        Piece(
          Int.random(in: 0...longest, using: &random), UInt8.random(in: 1...bytes, using: &random))
      }
      expectSame(pieces, "seed \(seed)")
    }
  }

  @Test func `block sizes are unaffected by an earlier stream of wide rows`() {
    let pieces = (0..<150_000).map { Piece($0 % 7, UInt8($0 % 5 + 1)) }
    var deflater = RunDeflater()
    defer { deflater.deallocate() }
    deflater.begin(largest: 1 << 18)
    deflater.finish()
    deflater.begin(largest: 1)
    for piece in pieces {
      deflater.makeRoom(for: 1)
      deflater.add(zeros: piece.zeros)
      if let byte = piece.byte { deflater.add(byte) }
    }
    deflater.finish()
    #expect([UInt8](deflater.bytes) == stream(pieces))
  }

  @Test func `a deflater's earlier streams leave no trace`() {
    var deflater = RunDeflater()
    defer { deflater.deallocate() }
    var streams: [[UInt8]] = []
    for _ in 0..<2 {
      deflater.begin(largest: 1)
      deflater.add(zeros: 77)
      deflater.add(3)
      deflater.add(zeros: 5)
      deflater.finish()
      streams.append([UInt8](deflater.bytes))
    }
    #expect(streams[0] == streams[1])
    #expect(streams[0] == stream([(77, 3), (5, nil)]))
  }
}
