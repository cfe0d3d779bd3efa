import Foundation
import TestSupport
import Testing
import Zoetrope
import ZoetropeDisplayList
import ZoetropeImages
import ZoetropeSequences

@testable import ZoetropeRecorder

@MainActor struct FrameSheetTests {
  /// A square that moves from the left edge to the right one.
  private let anim = Anim(
    "a", size: CGSize(width: 40, height: 20), duration: 1, rate: 10, background: .white,
    state: false
  ) { isMoved in
    Color.red.frame(width: 10, height: 10)
      .frame(maxWidth: .infinity, alignment: isMoved.wrappedValue ? .trailing : .leading)
  } cues: { isMoved in
    Cue(at: 0) { withAnimation(.linear(duration: 0.9)) { isMoved.wrappedValue = true } }
  }

  @Test(arguments: [
    (3, 10, [0, 5, 9]), (1, 10, [0]), (2, 10, [0, 9]), (12, 10, Array(0..<10)), (5, 1, [0]),
    (9, 150, [0, 19, 37, 56, 75, 93, 112, 130, 149]),
  ])
  func `frames are spread from the first to the last one`(count: Int, total: Int, frames: [Int]) {
    #expect(FrameSheet.spread(count, of: total) == frames)
  }

  @Test func `a still of a frame has the bytes of the frame in a recording`() async throws {
    let folder = try TemporaryFolder()
    var options = RecordingOptions()
    options.folder = folder.path
    options.scale = 2
    try await Recorder(RecordingPlan(anim, options: options), monitor: TestMonitor()).record()
    for frame in [0, 4, 9] {
      let picture = try await anim.still(.frame(frame), options: options).picture
      try picture.write(to: folder.path + "/still.png")
      #expect(folder.bytes("still.png") == folder.bytes("a_0000\(frame).png"), "\(frame)")
    }
    // A time between two frames is between them.
    var lists: [DisplayList] = []
    for time in [0.4, 0.45, 0.5] {
      lists.append(try await anim.still(.time(time), options: options).picture.list)
    }
    #expect(lists[0] != lists[1] && lists[1] != lists[2])
    #expect(try await anim.still(.frame(4), options: options).picture.list == lists[0])
  }

  private func sheet(
    _ arrangement: FrameSheet.Arrangement, modes: [LayoutInterpolation] = [.parameters],
    frames: String? = nil, count: Int = 4, scale: Double? = 1
  ) async throws -> DecodedPNG {
    let folder = try TemporaryFolder()
    var options = RecordingOptions()
    options.frames = try frames.map(FrameSelection.init(parsing:))
    let sheet = try FrameSheet(
      anim, options: options, modes: modes, arrangement: arrangement, count: count, scale: scale)
    let picture = try await sheet.picture().picture
    try picture.write(to: folder.path + "/a.png")
    let decoded = try DecodedPNG(folder.bytes("a.png"))
    #expect((decoded.width, decoded.height) == picture.pixelSize)
    return decoded
  }

  /// Margins and gaps have 10 pixels, and labels 18.
  @Test func `the size of a sheet follows from its rows and columns`() async throws {
    let four = try await sheet(.grid(columns: 3))
    #expect((four.width, four.height) == (10 + 3 * 50, 10 + 2 * 38))
    let both = try await sheet(.grid(columns: 3), modes: LayoutInterpolation.allCases)
    #expect((both.width, both.height) == (10 + 3 * 50, 10 + 4 * 38))
    let few = try await sheet(.grid(columns: 9), frames: "0-1")
    #expect((few.width, few.height) == (10 + 2 * 50, 10 + 38))
    let onion = try await sheet(.onion, modes: LayoutInterpolation.allCases)
    #expect((onion.width, onion.height) == (10 + 2 * 50, 10 + 38))
    let large = try await sheet(.grid(columns: 1), frames: "0", scale: 3)
    #expect((large.width, large.height) == (10 + 130, 10 + 78))
    let usual = try await sheet(.grid(columns: 1), frames: "0", scale: nil)
    #expect((usual.width, usual.height) == (60, 48))
  }

  @Test func `each frame is in its place`() async throws {
    let picture = try await sheet(.grid(columns: 2), frames: "0,9")
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
      Array(picture.pixels[4 * (y * picture.width + x)..<4 * (y * picture.width + x) + 3])
    }
    let red = pixel(12, 20)
    #expect(red[0] > 200 && red[1] < 100)
    #expect(pixel(45, 20) == [255, 255, 255])
    #expect(pixel(62, 20) == [255, 255, 255])
    #expect(pixel(97, 20) == red)
    #expect(pixel(55, 20) == [230, 230, 230])
  }

  @Test func `an onion skin has all frames, the earlier the paler`() async throws {
    let picture = try await sheet(.onion, frames: "0,9")
    func green(_ x: Int) -> UInt8 { picture.pixels[4 * (20 * picture.width + x) + 1] }
    #expect(green(45) < 100)
    #expect((210...250).contains(green(12)))
    #expect(green(30) == 255)
    #expect(FrameSheet.opacity(0, of: 1) == 1)
    for count in 2...9 {
      let opacities = (0..<count).map { FrameSheet.opacity($0, of: count) }
      #expect(zip(opacities, opacities.dropFirst()).allSatisfy { $0 < $1 })
    }
  }

  @Test func `a sheet that does not fit into the memory is an error`() async throws {
    var options = RecordingOptions()
    options.memory = 10_000
    let sheet = try FrameSheet(
      anim, options: options, modes: [.parameters], arrangement: .grid(columns: 4), count: 4,
      scale: 1)
    await #expect(throws: RecorderError.self) { _ = try await sheet.picture() }
  }
}
