import ZoetropeSequences
import Testing
import Zoetrope

struct FrameRateTests {
  @Test(
    arguments: [
      ("60", 60, 1), ("1", 1, 1), ("25", 25, 1), ("30000/1001", 30000, 1001), ("50/2", 25, 1),
      ("1/2", 1, 2), ("1000000/1", 1_000_000, 1),
    ])
  func `a rate is parsed as a whole number or a fraction, in lowest terms`(
    text: String, numerator: Int, denominator: Int
  ) throws {
    let rate = try #require(FrameRate(text))
    #expect(rate.numerator == numerator)
    #expect(rate.denominator == denominator)
    #expect(FrameRate(rate.description) == rate)
  }

  @Test(
    arguments: [
      "", "0", "-1", "+60", "60.0", "29.97", "60/0", "0/60", "60/", "/60", "1/2/3", "1000001",
      "99999999999999999999", " 60", "nan", "６０",
    ])
  func `anything but a positive rate is rejected`(text: String) {
    #expect(FrameRate(text) == nil)
  }

  @Test func `times are quotients rather than sums`() {
    let rate = FrameRate(30000, 1001)
    #expect(rate.seconds(ofFrame: 0) == 0)
    #expect(rate.seconds(ofFrame: 30000) == 1001)
    #expect(rate.seconds(ofFrame: 1) == 1001.0 / 30000)
    #expect(FrameRate(30).seconds(ofFrame: 7) == FrameRate(60).seconds(ofFrame: 14))
  }

  @Test(
    arguments: [
      (2.5, FrameRate(60), 150), (2.5, FrameRate(25), 63), (0, FrameRate(60), 0),
      (0.008, FrameRate(60), 0), (0.009, FrameRate(60), 1), (1, FrameRate(30000, 1001), 30),
      (1e300, FrameRate(60), 10_000_000),
    ])
  func `frames are counted by rounding`(duration: Double, rate: FrameRate, count: Int) {
    #expect(rate.frameCount(duration: duration) == count)
  }

  @Test func `manifests accept the rates and the numbers of frames that recordings have`() {
    #expect(RecordingSettings.largestCount == FrameRate.largestFrameCount)
    for text in ["60", "30000/1001", "1000000", "1/1000000", "007"] {
      #expect(FrameRate(text) != nil && RecordingSettings.isRate(text))
    }
    for text in ["", "/", "1/", "0", "1000001", "-1", "+1", "1.5", "1/2/3", " 1", "a"] {
      #expect(FrameRate(text) == nil && !RecordingSettings.isRate(text))
    }
  }
}
