import SwiftUI

enum Images {
  struct Album: View {
    var body: some View {
      HStack(spacing: 20) {
        Image("Photo").resizable().scaledToFit()
        Image(png: URL(filePath: "sprites/ship.png"))
          .resizable().interpolation(.none).frame(width: 64, height: 64)
        Image(systemName: "heart.circle.fill").font(.largeTitle).foregroundStyle(.red)
      }
    }
  }

  struct Rock: View {
    var body: some View {
      VStack {
        Image(.turtleRock).resizable().scaledToFit()
        Label("Sea", image: .Animals.turtle)
        Text("Slow").foregroundStyle(Color(.brandBlue))
      }
    }
  }

  struct Badge: View {
    var body: some View {
      Label("Done", systemImage: "checkmark")
        .padding()
        .background(.green.gradient, in: .capsule)
    }
  }

  @MainActor static func write() throws {
    let renderer = ImageRenderer(content: Badge())
    renderer.scale = 2
    try renderer.pngData().write(to: URL(filePath: "badge.png"))
  }
}

// The symbols that the plugin declares for the catalog in the article.
extension ImageResource {
  fileprivate static let turtleRock = ImageResource(name: "turtle_rock", bundle: .main)
  fileprivate enum Animals {
    static let turtle = ImageResource(name: "animals/turtle", bundle: .main)
  }
}

extension ColorResource {
  fileprivate static let brandBlue = ColorResource(name: "brandBlue", bundle: .main)
}
