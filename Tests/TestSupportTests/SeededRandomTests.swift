import Synchronization
import TestSupport
import Testing

struct SeededRandomTests {
  /// The first numbers of Vigna's `splitmix64.c` for two seeds.
  private static let reference: [UInt64: [UInt64]] = [
    0: [
      0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F,
      0xF88B_B8A8_724C_81EC, 0x1B39_896A_51A8_749B,
    ],
    1_234_567: [
      0x599E_D017_FB08_FC85, 0x2C73_F084_5854_0FA5, 0x883E_BCE5_A3F2_7C77,
      0x3FBE_F740_E917_7B3F, 0xE3B8_3467_08CB_5ECD,
    ],
  ]

  @Test(arguments: [0, 1_234_567] as [UInt64])
  func `the numbers are those of the reference implementation`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let expected = try #require(Self.reference[seed])
    #expect(expected.map { _ in random.next() } == expected)
  }

  @Test func `negative seeds are taken by their bits`() {
    var (negative, positive) = (SeededRandom(seed: -1), SeededRandom(seed: UInt64.max))
    #expect(negative.next() == positive.next())
  }

  @Test func `a failure names the seed of the latest generator`() {
    let log = SeedLog()
    SeedLog.$current.withValue(log) {
      for seed in [3, 7] { _ = SeededRandom(seed: seed) }
    }
    #expect(annotated(by: log) == ["random", "seed 7"])
    #expect(annotated(by: SeedLog()) == ["random"])
  }

  /// The comments of a failure after a log has added its own.
  private func annotated(by log: SeedLog) -> [String] {
    let comments = Mutex<[String]>([])
    withKnownIssue {
      Issue.record("random")
    } matching: { issue in
      comments.withLock { $0 = log.annotated(issue).comments.map(\.rawValue) }
      return true
    }
    return comments.withLock { $0 }
  }

  @Test(.reportsSeed) func `the trait makes a log for each test`() {
    #expect(SeedLog.current != nil)
  }
}
