// The code of the article EverydayPictures: views, collections and windows.
import SwiftUI

@MainActor enum EverydayViews {
  struct DividedRows: _VariadicView_MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      ForEach(children) { child in
        child.padding(.vertical, 8)
        if child.id != children.last?.id { Divider() }
      }
    }
  }

  struct Divided<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        _VariadicView.Tree(DividedRows()) { content }
      }
    }
  }

  struct Menu: View {
    var body: some View {
      Divided {
        Text("Espresso")
        Text("Cappuccino")
        Text("Flat white")
      }
    }
  }

  struct NotesApp: App {
    var body: some Scene {
      WindowGroup {
        VStack {
          Text("Notes").font(.largeTitle.bold())
          Text("No notes yet").foregroundStyle(.secondary)
        }
      }
      .defaultSize(width: 320, height: 120)
      Settings { Text("Settings") }
    }
  }

  struct Playlist: View {
    @State private var songs = ["Intro", "Waltz", "March", "Rondo", "Finale"]

    var body: some View {
      HStack {
        ForEach(songs, id: \.self) { song in
          Text(song).font(.callout).padding(6).background(.tint.quaternary, in: .capsule)
        }
      }
      .onAppear {
        songs.remove(atOffsets: [0, 2])
        songs.move(fromOffsets: [2], toOffset: 0)
      }
    }
  }

  struct Scaled: View {
    @ScaledMetric private var side = 20.0

    var body: some View {
      VStack {
        RoundedRectangle(cornerRadius: 4).fill(.orange).frame(width: side, height: side)
        Text("Aa")
      }
    }
  }

  struct TypeSizes: View {
    var body: some View {
      HStack(alignment: .bottom, spacing: 20) {
        Scaled().dynamicTypeSize(.xSmall)
        Scaled().dynamicTypeSize(.large)
        Scaled().dynamicTypeSize(.xxxLarge)
        Scaled().dynamicTypeSize(.accessibility3)
      }
    }
  }

  struct Concentric: View {
    var body: some View {
      HStack(spacing: 20) {
        ContainerRelativeShape().fill(.tint)
          .padding(10)
          .background(.quaternary, in: ContainerRelativeShape())
          .containerShape(.rect(cornerRadius: 28))
        ContainerRelativeShape().fill(.tint)
          .padding(10)
          .background(.quaternary, in: ContainerRelativeShape())
      }
      .frame(height: 80)
    }
  }

  struct Localized: View {
    var body: some View {
      VStack(alignment: .leading) {
        Text(String(localized: "Welcome back"))
        Text(String(localized: "\(3) new messages"))
        Text(LocalizedStringResource("Signed in as \("Ada")"))
      }
    }
  }

  struct Door: View {
    var body: some View {
      Text("Door").font(.title.bold()).foregroundStyle(.white)
        .frame(width: 100, height: 60)
        .background(.tint)
        .rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0), anchor: .leading)
    }
  }

  struct Doors: View {
    var body: some View {
      HStack(spacing: 30) {
        Door()
        Door().environment(\.layoutDirection, .rightToLeft)
      }
    }
  }

  struct NightApp: App {
    var body: some Scene {
      WindowGroup {
        Label("Moonlight", systemImage: "moon.stars.fill")
          .font(.title2)
          .preferredColorScheme(.dark)
      }
      .defaultSize(width: 320, height: 70)
    }
  }
}
