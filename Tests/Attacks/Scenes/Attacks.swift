import SwiftUI
import ZoetropeCLI

/// Scenes that are wrong, or far larger than a person would make them. `growth` times those with a
/// parameter `n`; `endings` checks how the others end.
@main struct Attacks: Gallery {
  static var anims: [Anim] {
    for depth in Depth.allCases {
      scene("deep-\(depth.rawValue)") {
        Nest(kind: depth, depth: $0).frame(width: 300, height: 300)
      }
    }
    for many in Many.allCases {
      scene("many-\(many.rawValue)") { many.view(count: $0) }
    }
    cues
    endless
  }

  private static func scene<Content: View>(
    _ name: String, @ViewBuilder content: @escaping @MainActor (Int) -> Content
  ) -> Anim {
    Anim(
      name, size: CGSize(width: 320, height: 320), duration: 0.1, rate: 30,
      parameters: [.integer("n", default: 100, in: 0...10_000_000)]
    ) { values in
      content(values.integer("n"))
    }
  }

  private static var cues: Anim {
    Anim(
      "many-cues", size: CGSize(width: 320, height: 320), duration: 0.1, rate: 30,
      parameters: [.integer("n", default: 100, in: 0...10_000_000)], state: 0.0
    ) { state, _ in
      Color.blue.opacity(state.wrappedValue)
    } cues: { state, values in
      for index in 0..<values.integer("n") {
        Cue(at: 0.05 * Double(index) / Double(max(values.integer("n"), 1))) {
          state.wrappedValue = Double(index % 2)
        }
      }
    }
  }

  @AnimBuilder private static var endless: [Anim] {
    for endless in Endless.allCases {
      Anim(
        "endless-\(endless.rawValue)", size: CGSize(width: 320, height: 320), duration: 1, rate: 30
      ) {
        endless.view
      }
    }
  }
}
