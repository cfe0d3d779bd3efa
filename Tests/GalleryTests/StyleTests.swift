import SwiftUI
import Testing

/// Custom styles, in Swift 5 mode.
@MainActor struct StyleTests {
  struct Warning: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      if environment.colorScheme == .light {
        return Color.red.blendMode(.lighten)
      } else {
        return Color.red.blendMode(.darken)
      }
    }
  }

  struct Card: View {
    @State private var isOn = false

    var body: some View {
      VStack {
        Circle().fill(isOn ? AnyShapeStyle(Warning()) : AnyShapeStyle(.tint))
        Circle().fill(Warning())
        Text("Title").foregroundStyle(
          .linearGradient(
            colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
        Color.clear.background(Warning(), in: RoundedRectangle(cornerRadius: 8))
      }
      .padding()
      .background(.ultraThinMaterial)
    }
  }

  @Test func `custom styles are drawn`() {
    let host = Host(size: CGSize(width: 100, height: 100))
    host.show(Card())
    let list = host.displayList()
    #expect(throws: Never.self) { try list.validate() }
    #expect(list.items.count > 6)
  }
}
