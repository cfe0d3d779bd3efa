import Foundation
import SwiftUI
import ZoetropeRecorder

/// A program of somebody else's that makes frames and pictures without the command line.
enum RecordingInCode {
  static func feed(_ anim: Anim, to pipe: FileHandle) async throws {
    for try await frame in Recording(of: anim, scale: 2) {
      try pipe.write(contentsOf: frame.pngData)
    }
  }

  static func record(_ anim: Anim, into folder: URL) async throws {
    try await Recording(of: anim).write(to: folder, existing: .resume)
    let faults = try Recording.faults(in: folder)
    precondition(faults.isEmpty, faults.joined(separator: "\n"))
  }

  @MainActor static func card(for name: String) async throws -> Data {
    let card = Text(name).font(.title).padding(24).background(.yellow)
    let renderer = ImageRenderer(content: card)
    renderer.scale = 2
    return try await renderer.pngData()
  }
}
