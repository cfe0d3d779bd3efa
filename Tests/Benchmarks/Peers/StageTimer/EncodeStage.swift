import Scenes
import ZoetropeImages
import ZoetropePNG

/// Pixels to the bytes of a PNG file, in memory.
final class EncodeStage {
  private let encoder: PNGEncoder
  private let pictures: PicturePair
  /// The size of the first file.
  private(set) var byteCount = 0

  init(_ pictures: PicturePair, _ compression: PNGCompression) {
    self.pictures = pictures
    encoder = PNGEncoder(compression: compression)
  }

  /// The milliseconds of each repetition, after one that does not count.
  func times(count: Int) throws(StageError) -> [Double] {
    var failure: PNGError?
    var sizes: [Int] = []
    let times = (0...count).map { turn in
      milliseconds {
        do throws(PNGError) {
          sizes.append(try encoder.withEncodedBytes(of: pictures[turn], \.count))
        } catch {
          failure = error
        }
      }
    }
    if let failure { throw StageError(text: "cannot encode: \(failure)") }
    byteCount = sizes.first ?? 0
    return Array(times.dropFirst())
  }
}
