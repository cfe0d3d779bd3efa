import SwiftUI
import ZoetropeCLI

struct Cards: View {
  @State private var isColumn = false

  var body: some View {
    let layout = isColumn ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
    layout {
      ForEach([Color.red, .green, .blue], id: \.self) { color in
        RoundedRectangle(cornerRadius: 12).fill(color).frame(width: 60, height: 60)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .overlay(alignment: .bottom) {
      Button("Rearrange") {
        withAnimation(.spring) { isColumn.toggle() }
      }
      .padding()
    }
  }
}

@main struct Demo: Gallery {
  static var anims: [Anim] {
    Anim("cards", size: CGSize(width: 240, height: 320), duration: 2) {
      Cards()
    } cues: {
      Cue(at: 0.5, tap: "Rearrange")
    }
  }
}
