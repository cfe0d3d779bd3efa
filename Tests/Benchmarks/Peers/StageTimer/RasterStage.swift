import Foundation
import Scenes
import ZoetropeDisplayList
import ZoetropePNG
import ZoetropePixels
import ZoetropeRaster

/// Display lists to pixels, on white.
struct RasterStage {
  private let scene: Scene
  private let maker: SceneMaker
  private let renderer = Renderer(background: .white)
  private let context = RenderContext()
  private let bitmap = Bitmap()

  @MainActor init(_ scene: Scene, width: Int) {
    self.scene = scene
    maker = SceneMaker(width: width)
  }

  /// The frame that a repetition draws.
  private static func frame(_ repetition: Int) -> Int { repetition * 7 % 120 }

  /// The milliseconds of each repetition: the background and the scene.
  ///
  /// - Parameters:
  ///   - count: The number of repetitions, after one that does not count.
  ///   - makesLists: Whether making the display list counts, paths included.
  func times(count: Int, makesLists: Bool) -> [Double] {
    render(maker.list(scene, frame: 0))
    return (0..<count).map { repetition in
      let frame = Self.frame(repetition)
      if makesLists { return milliseconds { render(maker.list(scene, frame: frame)) } }
      let list = maker.list(scene, frame: frame)
      return milliseconds { render(list) }
    }
  }

  private func render(_ list: DisplayList) {
    renderer.render(list, into: bitmap, context: context)
  }

  /// Writes the scene as a PNG file for inspection: frame 40 of a wheel.
  func write(to path: String) throws(StageError) {
    render(maker.list(scene))
    let bytes = try? PNGEncoder().encoded(bitmap)
    guard let bytes, FileManager.default.createFile(atPath: path, contents: Data(bytes)) else {
      throw StageError(text: "cannot write \(path)")
    }
  }
}

/// The milliseconds of filling memory as large as a frame: a lower bound for every renderer.
func fillTimes(width: Int, count: Int) -> [Double] {
  let bitmap = Bitmap(width: width, height: width * 9 / 16)
  let bytes = bitmap.stride * bitmap.height
  return (0..<count).map { repetition in
    milliseconds { memset(bitmap.base, Int32(repetition & 127), bytes) }
  }
}
