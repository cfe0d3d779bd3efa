import SwiftUI

/// Containers with many views side by side.
enum Many: String, CaseIterable {
  case hstack, vstack, zstack, grid, lazy, lazygrid, texts, shadows, blurs, layers, scrolls, layout
  case transitions

  @ViewBuilder func view(count: Int) -> some View {
    switch self {
    case .hstack: HStack(spacing: 0) { tiles(count) }
    case .vstack: VStack(spacing: 0) { tiles(count) }
    case .zstack: ZStack { tiles(count) }
    case .grid:
      Grid {
        ForEach(0..<(count / 10), id: \.self) { _ in GridRow { tiles(10) } }
      }
    case .lazy: ScrollView { LazyVStack { tiles(count) } }
    case .lazygrid:
      ScrollView { LazyVGrid(columns: [GridItem(.adaptive(minimum: 20))]) { tiles(count) } }
    default: effects(count: count)
    }
  }

  @ViewBuilder private func effects(count: Int) -> some View {
    switch self {
    case .texts: VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("text \($0)") } }
    case .shadows: ZStack { tiles(count).shadow(radius: 1) }
    case .blurs: ZStack { tiles(count).blur(radius: 1) }
    case .layers:
      Canvas { context, _ in
        for _ in 0..<count {
          context.drawLayer { layer in
            layer.opacity = 0.5
            layer.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red))
          }
        }
      }
    case .scrolls: VStack { ForEach(0..<count, id: \.self) { _ in ScrollView { tiles(1) } } }
    case .layout: Pile { tiles(count) }
    default: VStack(spacing: 0) { tiles(count).transition(.opacity) }
    }
  }

  private func tiles(_ count: Int) -> some View {
    ForEach(0..<count, id: \.self) { index in
      Color(hue: Double(index % 10) / 10, saturation: 1, brightness: 1).frame(width: 10, height: 10)
    }
  }
}
