import SwiftUI

/// Eight cards of different heights, with a picker that moves one of them to the bottom.
struct BottomPicker: View {
  @State private var selection = 0

  private let heights: [CGFloat] = [170, 240, 110, 300, 200, 140, 260, 220]
  private let colors: [Color] = [.red, .orange, .yellow, .green, .mint, .blue, .indigo, .pink]

  var body: some View {
    VStack(spacing: 16) {
      Picker("Card", selection: $selection) {
        ForEach(heights.indices, id: \.self) { index in
          Text("\(index + 1)").tag(index)
        }
      }
      .pickerStyle(.segmented)
      .zIndex(2)

      BottomEdgeLayout {
        ForEach(heights.indices, id: \.self) { index in
          RoundedRectangle(cornerRadius: 20)
            .fill(colors[index].opacity(0.7))
            .overlay { Text("\(index + 1)").font(.title) }
            .frame(height: heights[index])
            .padding(.horizontal, 10)
            .layoutValue(key: IsActive.self, value: index == selection)
        }
      }
      .animation(.easeInOut(duration: 1), value: selection)
      .clipped()
      .border(.blue)
    }
    .padding(20)
  }

  static let anim = Anim(
    "bottom-picker", size: CGSize(width: 340, height: 600), duration: 2.5,
    description: "A picker brings one of eight cards to the bottom"
  ) {
    BottomPicker()
  } cues: {
    Cue(at: 0, set: "Card", to: 5)
    Cue(at: 1.2, set: "Card", to: 2)
  }
}

struct BottomPickerPreviews: PreviewProvider {
  static var previews: some View {
    BottomPicker()
      .previewDisplayName("On a phone")
    BottomPicker()
      .previewDevice("iPhone SE (3rd generation)")
      .previewDisplayName("On a small phone")
  }
}
