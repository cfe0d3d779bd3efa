import ZoetropeDisplayList

/// The first palette of a color font, from its `CPAL` table.
struct ColorPalette {
  /// The palette index that stands for the color of the surrounding text.
  static let foreground = 0xFFFF

  private let colors: [PaintColor]

  /// Reads a `CPAL` table. If the table has no colors or is damaged, the palette is empty.
  init(_ table: FontTable) { colors = (try? Self.colors(table)) ?? [] }

  private static func colors(_ table: FontTable) throws -> [PaintColor] {
    guard try table.uint16(4) > 0 else { return [] }
    let (first, start) = (try table.uint16(12), try table.uint32(8))
    return try (first..<first + table.uint16(2)).map { index in
      func channel(_ byte: Int) throws -> Float {
        Float(try table.uint8(start + 4 * index + byte)) / 255
      }
      return PaintColor(
        red: try channel(2), green: try channel(1), blue: try channel(0), alpha: try channel(3))
    }
  }

  /// Returns the color at an index of the palette, with its alpha multiplied by a factor. If the
  /// palette has no such index, the color is transparent.
  func color(_ index: Int, alpha: Double = 1) -> GlyphColor {
    let alpha = Float(min(max(alpha, 0), 1))
    if index == Self.foreground {
      let color = PaintColor(red: 0, green: 0, blue: 0, alpha: alpha)
      return GlyphColor(color: color, isForeground: true)
    }
    let none = PaintColor(red: 0, green: 0, blue: 0, alpha: 0)
    return GlyphColor(color: colors.indices.contains(index) ? colors[index].faded(by: alpha) : none)
  }
}
