import Foundation
import TestSupport
import Testing
import Zoetrope
import ZoetropeImages
import ZoetropeRecorder

/// Through the public interface, as a server or a script uses it.
@MainActor struct RecordingTests {
  private let anim = Anim(
    "a", size: CGSize(width: 20, height: 10), duration: 0.5, rate: 10, state: 0.0
  ) { width in
    Color.red.frame(width: width.wrappedValue)
  } cues: { width in
    Cue(at: 0) { withAnimation(.linear(duration: 0.5)) { width.wrappedValue = 20 } }
  }

  @Test func `frames in a loop have the bytes of the files`() async throws {
    let folder = try TemporaryFolder()
    let recording = Recording(of: anim, scale: 2)
    try await recording.write(to: folder.url)
    #expect(try Recording.faults(in: folder.url) == [])
    var numbers: [Int] = []
    for try await frame in recording {
      numbers.append(frame.number)
      #expect(frame.time == Double(frame.number) / 10)
      #expect((frame.width, frame.height) == (40, 20))
      let bytes = folder.bytes("a_0000\(frame.number).png")
      #expect(Array(frame.pngData) == bytes)
      #expect(frame.pixels == (try DecodedPNG(bytes).pixels))
    }
    #expect(numbers == [0, 1, 2, 3, 4])
    // A second loop starts anew.
    for try await frame in recording {
      #expect(frame.number == 0)
      break
    }
  }

  @Test func `a selection has the same frames, and its own part of the sequence`() async throws {
    let folder = try TemporaryFolder()
    var numbers: [Int] = []
    for try await frame in Recording(of: anim, frames: 2...3) { numbers.append(frame.number) }
    #expect(numbers == [2, 3])
    try await Recording(of: anim, frames: 2...3).write(to: folder.url)
    #expect(
      try Recording.faults(in: folder.url) == [
        "a_00000.png to a_00001.png: recorded in no manifest",
        "a_00004.png: recorded in no manifest",
      ])
    try await Recording(of: anim).write(to: folder.url, existing: .resume)
    #expect(try Recording.faults(in: folder.url) == [])
    #expect(folder.names.contains("a.zoetrope.json") && folder.names.count == 6)
  }

  @Test func `existing files are refused, replaced or completed`() async throws {
    let folder = try TemporaryFolder()
    let recording = Recording(of: anim)
    try await recording.write(to: folder.url)
    let error = await #expect(throws: RecordingError.self) {
      try await recording.write(to: folder.url)
    }
    #expect(error?.description == "\(folder.path)/a_00000.png and 4 more files exist")
    unlink(folder.path + "/a_00002.png")
    #expect(try Recording.faults(in: folder.url) == ["a_00002.png: missing"])
    try await recording.write(to: folder.url, existing: .resume)
    #expect(try Recording.faults(in: folder.url) == [])
    try await recording.write(to: folder.url, existing: .replace)
    #expect(try Recording.faults(in: folder.url) == [])
  }

  @Test func `a recording that is not possible is an error in words`() async throws {
    for (recording, words) in [
      (Recording(of: anim, frames: 3...5), "frame 5 is past the end; the animation has 5 frames"),
      (Recording(of: anim, scale: 1e-9), "expected at least 1x1"),
    ] {
      let error = await #expect(throws: RecordingError.self) {
        for try await _ in recording {}
      }
      #expect(error?.description.contains(words) == true)
    }
    #expect(throws: RecordingError.self) {
      try Recording.faults(in: URL(filePath: "/nowhere/at/all"))
    }
  }

  @Test func `a cancelled task gets no more frames`() async {
    let task = Task {
      var count = 0
      for try await _ in Recording(of: anim) {
        count += 1
        withUnsafeCurrentTask { $0?.cancel() }
      }
      return count
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
