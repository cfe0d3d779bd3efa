import Testing
import ZoetropeSequences

struct FrameSelectionTests {
  @Test(
    arguments: [
      ("0", [0]), ("9", [9]), ("0-3", [0, 1, 2, 3]), ("2-2", [2]), ("7-", [7, 8, 9]),
      ("0-9x3", [0, 3, 6, 9]), ("0-8:4", [0, 4, 8]), ("1-x4", [1, 5, 9]), ("5,1,3", [1, 3, 5]),
      ("0-2,1-3,2", [0, 1, 2, 3]), ("8-,0", [0, 8, 9]), ("007", [7]),
    ])
  func `lists name frames in ascending order without duplicates`(text: String, frames: [Int]) throws
  {
    #expect(try FrameSelection(parsing: text).frames(of: 10) == frames)
  }

  @Test(
    arguments: [
      "", ",", "1,", "a", "1-2-3", "-5", "1x2", "1-5x", "1-5x2x2", "1.5", "+1", "1 ", "1-5x-1",
      "99999999999999999999", "٣",
    ])
  func `an invalid list of frames is rejected`(text: String) {
    #expect(throws: FrameSelectionError.self) { try FrameSelection(parsing: text) }
  }

  @Test func `a range that runs backwards and a step of 0 have errors of their own`() {
    #expect(throws: FrameSelectionError.backwards(first: 9, last: 2)) {
      try FrameSelection(parsing: "0,9-2")
    }
    #expect(throws: FrameSelectionError.zeroStep(part: "0-9x0")) {
      try FrameSelection(parsing: "0-9x0")
    }
  }

  @Test(
    arguments: [("10", 10), ("0-10", 10), ("12-", 12), ("5,11-20", 11), ("0-999999999", 10)])
  func `frames past the end are rejected, and the first of them is named`(text: String, frame: Int)
    throws
  {
    let selection = try FrameSelection(parsing: text)
    #expect(throws: RecorderError.framePastEnd(frame: frame, frameCount: 10)) {
      try selection.frames(of: 10)
    }
  }

  @Test func `the selection of all frames has every frame`() throws {
    #expect(try FrameSelection.all.frames(of: 1) == [0])
    #expect(try FrameSelection.all.frames(of: 3) == [0, 1, 2])
  }
}
