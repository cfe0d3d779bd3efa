// The code of the article EverydayPictures: text, symbols and images.
import SwiftUI

@MainActor enum EverydayText {
  struct ImagesInText: View {
    private let flag = Image(uiImage: UIImage(data: EverydayFiles.stripesPNG) ?? UIImage())

    var body: some View {
      VStack(alignment: .leading, spacing: 12) {
        Text("A flag \(flag) on the baseline, gp")
        Text("Tap \(Image(systemName: "square.and.arrow.up")) to share a song.")
        Text("Bold \(Image(systemName: "plus.circle")) bold").bold()
        Text("Large \(Image(systemName: "heart.fill")) red").font(.largeTitle)
          + Text(Image(systemName: "heart")).font(.largeTitle).foregroundStyle(.red)
      }
    }
  }

  struct SymbolWeights: View {
    private let weights: [Font.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    var body: some View {
      HStack(spacing: 5) {
        ForEach(weights, id: \.self) { weight in
          VStack(spacing: 6) {
            Image(systemName: "plus.circle")
            Image(systemName: "gearshape")
            Text("Ag")
          }
          .fontWeight(weight)
        }
      }
      .font(.title3)
    }
  }

  struct Symbols: View {
    private let names = [
      "chevron.right", "xmark", "plus", "checkmark", "trash", "gearshape", "magnifyingglass",
      "heart.fill", "star.fill", "person.fill", "house.fill", "bell", "envelope", "camera",
      "photo", "square.and.arrow.up", "arrow.clockwise", "ellipsis", "pencil", "calendar",
      "clock", "lock.fill", "eye", "eye.slash", "play.fill", "pause.fill", "speaker.wave.2.fill",
      "wifi", "location.fill", "map", "globe", "cart", "creditcard", "bookmark", "folder",
      "doc.text", "link", "paperplane.fill", "sun.max.fill", "exclamationmark.triangle",
    ]

    var body: some View {
      LazyVGrid(columns: Array(repeating: GridItem(spacing: 0), count: 8), spacing: 14) {
        ForEach(names, id: \.self) { name in
          Image(systemName: name).font(.title2)
        }
      }
    }
  }

  struct Directions: View {
    private let names = ["chevron.forward", "arrow.uturn.backward", "arrow.right", "forward.fill"]

    private func row(_ direction: LayoutDirection) -> some View {
      HStack(spacing: 24) {
        ForEach(names, id: \.self) { name in
          Image(systemName: name)
        }
      }
      .environment(\.layoutDirection, direction)
    }

    var body: some View {
      VStack(spacing: 12) {
        row(.leftToRight)
        row(.rightToLeft)
      }
      .font(.title2)
    }
  }

  struct Profiles: View {
    var body: some View {
      HStack(spacing: 8) {
        ForEach(EverydayFiles.profiles, id: \.name) { file in
          VStack {
            Image(uiImage: UIImage(data: file.data) ?? UIImage())
              .resizable().frame(width: 48, height: 48)
            Text(file.name).font(.caption2)
          }
        }
      }
    }
  }

  struct Emoji: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 8) {
        Text("Party 🎉 at nine 👋🏽")
        Text("👩‍🚀 👨‍👩‍👧 🇩🇪 1️⃣ are four characters.")
        Text("Blue text, red ❤️, coffee ☕️").foregroundStyle(.blue)
        Text("😀").font(.largeTitle)
      }
    }
  }

  struct Resources: View {
    var body: some View {
      HStack(spacing: 16) {
        Image(.beach)
        Label("Ocean", systemImage: "water.waves").foregroundStyle(Color(.ocean))
      }
      .font(.title2)
    }
  }
}
