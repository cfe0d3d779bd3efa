import Foundation
import Scenes
import ZoetropePNG

/// Runs one stage of the library repeatedly in one thread and prints the time of each run in
/// milliseconds, as the programs of other libraries beside it do.
@main struct StageTimer {
  @MainActor static func main() {
    do throws(StageError) {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("zoetrope-stages: \(error.text)\n".utf8))
      exit(64)
    }
  }

  private static let usage = """
    usage: zoetrope-stages raster SCENE WIDTH REPETITIONS [PNG]
           zoetrope-stages record SCENE WIDTH REPETITIONS
           zoetrope-stages encode RAW-RGB WIDTH REPETITIONS [small]
           zoetrope-stages encode SCENE WIDTH REPETITIONS [small]
           zoetrope-stages fill WIDTH REPETITIONS
    """

  @MainActor private static func run(_ words: [String]) throws(StageError) {
    switch (words.first, words.count) {
    case ("raster", 4...5):
      let stage = try RasterStage(scene(words[1]), width: number(words[2]))
      report(times: stage.times(count: try number(words[3]), makesLists: false))
      if words.count == 5 { try stage.write(to: words[4]) }
    case ("record", 4):
      let stage = try RasterStage(scene(words[1]), width: number(words[2]))
      report(times: stage.times(count: try number(words[3]), makesLists: true))
    case ("encode", 4),
      ("encode", 5) where words.last == PNGCompression.small.rawValue:
      let pictures = try pictures(words[1], width: number(words[2]))
      let stage = EncodeStage(pictures, words.count == 5 ? .small : .fast)
      let times = try stage.times(count: number(words[3]))
      print("bytes \(stage.byteCount)")
      report(times: times)
    case ("fill", 3):
      let width = try number(words[1])
      report(times: fillTimes(width: width, count: try number(words[2])))
    default: throw StageError(text: usage)
    }
  }

  @MainActor private static func pictures(
    _ word: String, width: Int
  ) throws(StageError) -> PicturePair {
    if let scene = Scene(rawValue: word) { return PicturePair(scene, SceneMaker(width: width)) }
    guard let data = FileManager.default.contents(atPath: word) else {
      throw StageError(text: "cannot read \(word)")
    }
    guard let pictures = PicturePair(rawPixels: data, width: width) else {
      throw StageError(text: "\(word) is not \(width) pixels wide")
    }
    return pictures
  }

  private static func scene(_ word: String) throws(StageError) -> Scene {
    if let scene = Scene(rawValue: word) { return scene }
    let names = Scene.allCases.map(\.rawValue).joined(separator: ", ")
    throw StageError(text: "there is no scene \(word), but \(names)")
  }

  private static func number(_ word: String) throws(StageError) -> Int {
    guard let number = Int(word), (1...100_000).contains(number) else {
      throw StageError(text: "\(word) is not a number from 1 to 100000")
    }
    return number
  }

  private static func report(times: [Double]) {
    print("ms " + times.map { String(format: "%.4f", $0) }.joined(separator: " "))
  }
}

/// An error in the arguments or in a file.
struct StageError: Error {
  let text: String
}

/// The milliseconds that a closure takes by a monotonic clock.
func milliseconds(_ body: () -> Void) -> Double {
  ContinuousClock().measure(body) / .milliseconds(1)
}
