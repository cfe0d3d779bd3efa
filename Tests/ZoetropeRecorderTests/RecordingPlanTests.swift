import Foundation
import TestSupport
import Testing
import Zoetrope
import ZoetropeDisplayList
import ZoetropeFiles
import ZoetropeSequences

@testable import ZoetropeRecorder

@MainActor struct RecordingPlanTests {
  private let anim = Anim("a", size: CGSize(width: 40, height: 20), duration: 0.5) { Color.red }

  @Test func `a plan without options uses the anim's own values and a folder of its name`() throws {
    let folder = try TemporaryFolder()
    var options = RecordingOptions()
    options.folder = folder.path + "/frames/a"
    let plan = try RecordingPlan(anim, options: options)
    #expect(plan.frames == Array(0..<30))
    #expect(plan.pixels.width == 40)
    #expect(plan.pixels.height == 20)
    #expect(plan.background == PaintColor(red: 1, green: 1, blue: 1))
    #expect(plan.fileName(ofFrame: 7) == "a_00007.png")
    #expect(plan.fileName(ofFrame: 123_456) == "a_123456.png")
    #expect(plan.path(to: "x") == folder.path + "/frames/a/x")
    #expect(folder.names == [])
  }

  @Test func `a comparison is twice as wide and has its own names`() throws {
    var options = RecordingOptions()
    options.scale = 1.5
    let plan = try RecordingPlan(anim, kind: .comparison, options: options)
    #expect(plan.pixels.width == 120)
    #expect(plan.pixels.height == 30)
    #expect(plan.folder == "frames/a-compare")
    #expect(plan.fileName(ofFrame: 0) == "a-compare_00000.png")
  }

  @Test func `empty frames, oversized frames and frames beyond the memory are rejected`() throws {
    func plan(_ width: Double, _ height: Double, scale: Double = 1) throws {
      var options = RecordingOptions()
      options.size = CGSize(width: width, height: height)
      options.scale = scale
      options.memory = 16e9
      _ = try RecordingPlan(anim, options: options)
    }
    try plan(1_000_000, 1)
    try plan(0.5, 0.5)
    #expect(throws: RecorderError.frameTooSmall(width: 0, height: 1)) { try plan(0.4, 1) }
    #expect(throws: RecorderError.frameTooWide(width: 1_000_001, height: 1, limit: 1_000_000)) {
      try plan(1_000_001, 1)
    }
    #expect(
      throws: RecorderError.frameExceedsMemory(
        width: 200_000, height: 200_000, bytes: 3.2e11, available: 16e9)
    ) {
      try plan(200_000, 200_000)
    }
    #expect(throws: RecorderError.self) { try plan(1e300, 1e300, scale: 1e300) }
  }

  @Test func `large frames are drawn few at a time`() throws {
    var options = RecordingOptions()
    options.jobs = 7
    options.size = CGSize(width: 1000, height: 1000)
    for (memory, jobs) in [(1e12, 7), (48e6, 3), (8e6, 1)] {
      options.memory = memory
      #expect(try RecordingPlan(anim, options: options).jobs == jobs)
    }
    options.memory = 1e12
    options.frames = FrameSelection(frame: 3)
    #expect(try RecordingPlan(anim, options: options).jobs == 1)
  }

  @Test func `a rate that gives no frames is rejected`() {
    var options = RecordingOptions()
    options.rate = FrameRate(1, 2)
    #expect(throws: RecorderError.frameCount(duration: 0.5, rate: "1/2")) {
      try RecordingPlan(anim, options: options)
    }
  }

  @Test func `existing files are named and counted unless they may be overwritten`() throws {
    let folder = try TemporaryFolder()
    for name in ["a_00001.png", "a_00029.png", "a_00030.png", "b_00000.png"] { folder.touch(name) }
    var options = RecordingOptions()
    options.folder = folder.path
    let first = folder.path + "/a_00001.png"
    #expect(throws: RecorderError.framesExist(first: first, count: 2)) {
      try RecordingPlan(anim, options: options)
    }
    options.frames = FrameSelection(frame: 2)
    _ = try RecordingPlan(anim, options: options)
    options.frames = nil
    options.existing = .replace
    _ = try RecordingPlan(anim, options: options)
    options.existing = .refuse
    folder.touch("compare.csv")
    #expect(throws: RecorderError.framesExist(first: folder.path + "/compare.csv", count: 1)) {
      try RecordingPlan(anim, kind: .comparison, options: options)
    }
  }

  @Test func `a file in place of a folder is named`() throws {
    let folder = try TemporaryFolder()
    folder.touch("file")
    var options = RecordingOptions()
    for path in ["/file", "/file/deeper/still"] {
      options.folder = folder.path + path
      #expect(throws: RecorderError.notAFolder(path: folder.path + "/file")) {
        try RecordingPlan(anim, options: options)
      }
    }
  }

  @Test(
    arguments: [
      ("k", "."), ("k/", "."), (".", "."), ("/", "/"), ("/k", "/"), ("/k/", "/"), ("a/b", "a"),
      ("a//b//", "a"), ("/a/b", "/a"), ("..", "."), ("", "."),
    ])
  func `the parent of a folder is found`(path: String, above: String) {
    #expect(FolderPath.above(path) == above)
  }

  @Test func `a folder's name may have one letter`() throws {
    var options = RecordingOptions()
    options.folder = "κ"
    #expect(try RecordingPlan(anim, options: options).path(to: "x") == "κ/x")
  }

  @Test func `a background may be the anim's, a color or nothing`() throws {
    var options = RecordingOptions()
    options.background = .transparent
    #expect(try RecordingPlan(anim, options: options).background == nil)
    options.background = .color(Color(.sRGB, red: 0, green: 0, blue: 0, opacity: 0.5))
    let paint = try RecordingPlan(anim, options: options).background
    #expect(paint == PaintColor(red: 0, green: 0, blue: 0, alpha: 0.5))
  }

  @Test func `files are encoded fast unless small ones are requested`() throws {
    var options = RecordingOptions()
    #expect(try RecordingPlan(anim, options: options).compression == .fast)
    options.compression = .small
    #expect(try RecordingPlan(anim, options: options).compression == .small)
  }
}
