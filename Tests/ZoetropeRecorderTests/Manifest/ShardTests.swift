import TestSupport
import Testing
import ZoetropeSequences

@testable import ZoetropeRecorder

@MainActor struct ShardTests {
  @Test(arguments: [(0, 8), (1, 8), (3, 8), (8, 8), (12, 8), (5, 0)])
  func `shards have all frames, each once, in shares that differ by at most one`(
    count: Int, frames: Int
  ) {
    let selected = (0..<frames).map { 3 * $0 }
    let shards = (0..<count).map { Shard(index: $0, of: count)?.frames(of: selected) ?? [] }
    if count > 0 { #expect(shards.joined().sorted() == selected) }
    let sizes = shards.map(\.count)
    #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
  }

  @Test func `an index outside of the shards is none`() {
    for (index, count) in [(0, 0), (-1, 2), (2, 2), (0, -1)] {
      #expect(Shard(index: index, of: count) == nil)
    }
  }

  @Test(arguments: [1, 3, 8, 10])
  func `shards in one folder are the frames of one recording`(count: Int) async throws {
    let whole = try SequenceFixture()
    try await whole.record()
    let parts = try SequenceFixture()
    for index in 0..<count {
      try await parts.record { $0.shard = Shard(index: index, of: count) }
    }
    #expect(parts.folder.pictures == whole.folder.pictures)
    for name in whole.folder.pictures {
      #expect(parts.folder.bytes(name) == whole.folder.bytes(name), "\(name)")
    }
    #expect(try Verification(parts.folder.path).faults == [])
    // A whole recording needs nothing but the manifest, and the parts are obsolete then.
    #expect(try await parts.record { $0.existing = .resume } == 8)
    #expect(parts.content == whole.content)
  }

  @Test func `a shard is resumed alone`() async throws {
    let fixture = try SequenceFixture()
    try await fixture.record { $0.shard = Shard(index: 1, of: 2) }
    fixture.remove(fixture.name(3))
    try await fixture.record { $0.frames = FrameSelection(frame: 0) }
    let kept = try await fixture.record {
      ($0.shard, $0.existing) = (Shard(index: 1, of: 2), .resume)
    }
    #expect(kept == 3)
    #expect(fixture.folder.pictures == [0, 1, 3, 5, 7].map(fixture.name))
  }
}
