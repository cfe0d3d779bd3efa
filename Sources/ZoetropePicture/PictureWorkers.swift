import Foundation
import Synchronization

/// Draws and encodes pictures one after the other, with buffers that it keeps for later pictures.
private actor PictureWorker {
  private let encoder = PictureEncoder()

  func pngData(of picture: PreparedPicture) throws(ImageRendererError) -> Data {
    try picture.pngData(encoder)
  }
}

/// The workers that draw and encode pictures beside the main actor: one for each processor.
final class PictureWorkers: Sendable {
  /// The workers that all renderers share.
  static let shared = PictureWorkers(count: ProcessInfo.processInfo.activeProcessorCount)

  private let workers: [PictureWorker]
  /// For each worker, the number of pictures that it has to make.
  private let loads: Mutex<[Int]>

  private init(count: Int) {
    workers = (0..<max(count, 1)).map { _ in PictureWorker() }
    loads = Mutex(Array(repeating: 0, count: workers.count))
  }

  /// Draws a picture and encodes it, at the worker that has the fewest pictures to make.
  ///
  /// - Throws: As ``PreparedPicture/pngData(_:)`` does.
  func pngData(of picture: PreparedPicture) async throws(ImageRendererError) -> Data {
    let index = loads.withLock { loads in
      let index = loads.indices.min { loads[$0] < loads[$1] } ?? 0
      loads[index] += 1
      return index
    }
    defer { loads.withLock { $0[index] -= 1 } }
    return try await workers[index].pngData(of: picture)
  }
}
