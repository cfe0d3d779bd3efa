import Foundation
import TestSupport
import Testing
import ZoetropeDisplayList
import ZoetropePixels
import ZoetropeRaster

@testable import Zoetrope
@testable import ZoetropeSymbols

/// Sheets of symbols.
@MainActor struct SymbolGoldenTests {
  /// Symbols in rows, each in a box of 26 points.
  private struct Sheet: View {
    let names: [String]
    let columns: Int

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<(names.count + columns - 1) / columns, id: \.self) { row in
          HStack(spacing: 0) {
            ForEach(names[(row * columns)...].prefix(columns), id: \.self) { name in
              Image(systemName: name).frame(width: 26, height: 26)
            }
          }
        }
      }
    }
  }

  private func bitmap(_ names: [String], columns: Int, weight: Font.Weight) async throws -> Bitmap {
    let rows = (names.count + columns - 1) / columns
    let host = Host(size: CGSize(width: 26 * columns, height: 26 * rows))
    host.show(
      Sheet(names: names, columns: columns).font(.system(size: 18, weight: weight))
        .foregroundStyle(Color(red: 0, green: 0, blue: 0)))
    try await host.advance(to: 0)
    #expect(host.takeDiagnostics().isEmpty)
    let bitmap = Bitmap()
    let white = PaintColor(red: 1, green: 1, blue: 1)
    Renderer(background: white).render(host.displayList(), into: bitmap, context: RenderContext())
    return bitmap
  }

  #if DEBUG
    private nonisolated static let isOptimized = false
  #else
    private nonisolated static let isOptimized = true
  #endif

  @Test(.enabled(if: isOptimized, "it takes minutes without optimization"))
  func `all symbols match their goldens`() async throws {
    let names = SymbolCatalogue.designs.filter(\.standsAlone).map(\.name).sorted()
    expectGolden(try await bitmap(names, columns: 24, weight: .regular), named: "symbols/all.png")
  }

  @Test func `filled symbols match their goldens`() async throws {
    let names = [
      "circle", "heart", "star", "person", "house", "bell", "folder", "doc", "trash", "envelope",
      "camera", "photo", "tag", "lock", "cloud", "flame",
    ]
    expectGolden(
      try await bitmap(names.map { "\($0).fill" }, columns: 8, weight: .regular),
      named: "symbols/fill.png")
  }

  @Test(arguments: [("ultraLight", Font.Weight.ultraLight), ("bold", .bold), ("black", .black)])
  func `symbol weights match their goldens`(name: String, weight: Font.Weight) async throws {
    let names = [
      "plus.circle.fill", "xmark.circle", "1.circle", "bell.slash.fill", "envelope.circle.fill",
      "gearshape", "trash", "calendar", "globe", "chevron.right", "arrow.clockwise", "star",
      "person.2", "cart", "lock", "wifi",
    ]
    expectGolden(
      try await bitmap(names, columns: 8, weight: weight), named: "symbols/\(name).png")
  }
}
