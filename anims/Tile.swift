import SwiftUI

private let palette: [Color] = [.red, .orange, .yellow, .green, .mint, .blue, .indigo, .pink]

/// A rounded square with a color that depends on its index, labeled with its number, counted from
/// 1.
struct Tile: View {
  var index: Int
  var side: CGFloat
  var isLabelled = true

  var body: some View {
    RoundedRectangle(cornerRadius: 8)
      .fill(palette[index % palette.count].opacity(0.7))
      .frame(width: side, height: side)
      .overlay {
        if isLabelled {
          Text("\(index + 1)").font(.system(size: side * 0.4, weight: .bold))
        }
      }
  }
}

extension Tile {
  /// The parameter that all animations with tiles share.
  static let labels = Parameter.boolean(
    "labels", default: true, description: "whether tiles have numbers")
}

#Preview("Row", traits: .sizeThatFitsLayout) {
  HStack {
    ForEach(0..<4) { Tile(index: $0, side: 56) }
  }
  .padding()
}
