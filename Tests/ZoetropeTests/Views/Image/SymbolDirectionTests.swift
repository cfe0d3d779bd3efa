import Foundation
import Testing
import ZoetropeDisplayList
import ZoetropeGeometry
import ZoetropeSymbols
import ZoetropeText

@testable import Zoetrope

/// Symbols that follow the layout direction.
@MainActor struct SymbolDirectionTests {
  @Test(
    arguments: [
      ("chevron.forward", true), ("arrow.up.backward.circle.fill", true),
      ("arrow.uturn.backward", true), ("chevron.right", false), ("arrow.left", false),
      ("forward.end", false), ("backward.fill", false), ("goforward", false), ("heart", false),
      ("chevron.left.forwardslash.chevron.right", false), ("", false),
    ])
  func `words for the direction of reading make a symbol follow the layout`(
    name: String, follows: Bool
  ) {
    #expect(SymbolCatalogue.followsLayoutDirection(name) == follows)
  }

  /// The points of the outlines that a view fills, in points of a canvas 40 points wide.
  private func points(_ direction: LayoutDirection, _ view: some View) throws -> [CGPoint] {
    let host = Host(size: CGSize(width: 40, height: 40))
    host.show(view.environment(\.layoutDirection, direction))
    var points: [CGPoint] = []
    for case .fill(let fill) in host.displayList().items {
      fill.path.applying(fill.transform).forEach { element in
        switch element {
        case .move(let to), .line(let to): points.append(to)
        case .quadCurve(let to, let control): points += [control, to]
        case .curve(let to, let control1, let control2): points += [control1, control2, to]
        case .closeSubpath: break
        }
      }
    }
    try #require(!points.isEmpty)
    return points
  }

  private func expectMirrored(_ a: [CGPoint], _ b: [CGPoint], _ isMirrored: Bool) {
    #expect(a.count == b.count)
    for (a, b) in zip(a, b) {
      #expect(abs(Double(isMirrored ? 40 - a.x : a.x) - Double(b.x)) < 1e-6)
      #expect(abs(Double(a.y) - Double(b.y)) < 1e-6)
    }
  }

  @Test(
    arguments: [
      ("chevron.forward", true), ("arrow.forward.circle.fill", true), ("chevron.right", false),
      ("forward.fill", false),
    ])
  func `a symbol is its mirror image from right to left if it follows the layout`(
    name: String, isMirrored: Bool
  ) throws {
    for view in [Image(systemName: name), Image(systemName: name).resizable()] {
      let views = view.frame(width: 40, height: 40)
      expectMirrored(
        try points(.leftToRight, views), try points(.rightToLeft, views), isMirrored)
    }
  }

  @Test func `a symbol in a text follows the layout`() throws {
    func symbol(_ name: String, _ direction: LayoutDirection) throws -> TextSymbol {
      var environment = EnvironmentValues()
      environment.layoutDirection = direction
      let image = Image(systemName: name)
      return try #require(SymbolStore().textSymbol(of: image, in: environment))
    }
    let forward = try symbol("chevron.forward", .leftToRight)
    let mirrored = try symbol("chevron.forward", .rightToLeft)
    #expect(forward.outline != mirrored.outline && forward.advance == mirrored.advance)
    #expect(try symbol("heart", .leftToRight).outline == symbol("heart", .rightToLeft).outline)
  }
}
