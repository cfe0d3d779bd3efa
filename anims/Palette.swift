import SwiftUI

private let palette: [Color] = [.red, .orange, .yellow, .green, .mint, .blue, .indigo, .pink]

/// The colour of a tile, by its number.
func tileColor(_ index: Int) -> Color {
  palette[index % palette.count].opacity(0.7)
}
