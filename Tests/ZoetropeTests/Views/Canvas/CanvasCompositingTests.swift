import Foundation
import Testing
import ZoetropeDisplayList
import ZoetropeGeometry

@testable import Zoetrope

/// Opacity, blend modes, filters, layers and masks of contexts.
@MainActor struct CanvasCompositingTests {
  private static let dot = Path(CGRect(x: 0, y: 0, width: 4, height: 4))

  /// The items that a closure draws, without the enclosing clip.
  private func list(_ draw: @escaping (inout GraphicsContext) -> Void) -> String {
    let list = Host(40, 20) { Canvas { context, _ in draw(&context) } }.displayList()
    #expect(throws: Never.self) { try list.validate() }
    return list.description.split(separator: "\n").dropFirst(2).dropLast()
      .map { $0.dropFirst(4) }.joined(separator: "\n")
  }

  @Test func `opacity and the normal mode need no layer`() {
    #expect(
      list { context in
        context.opacity = 0.5
        context.fill(Self.dot, with: .color(.black))
        context.stroke(Self.dot, with: .color(.black), lineWidth: 2)
        context.opacity = 7
        context.fill(Self.dot, with: .color(.black))
        context.opacity = -1
        context.fill(Self.dot, with: .color(.black))
      } == """
        fill rgba(0 0 0 0.5) path 0 0 m 4 0 l 4 4 l 0 4 l h
        stroke rgba(0 0 0 0.5) width 2 path 0 0 m 4 0 l 4 4 l 0 4 l h
        fill rgba(0 0 0 1) path 0 0 m 4 0 l 4 4 l 0 4 l h
        """)
  }

  @Test func `a blend mode makes a layer, and the canvas a group`() {
    #expect(
      list { context in
        context.opacity = 0.5
        context.blendMode = .plusLighter
        context.fill(Self.dot, with: .color(.black))
      } == """
        layer
          layer plusLighter
            fill rgba(0 0 0 0.5) path 0 0 m 4 0 l 4 4 l 0 4 l h
          end layer
        end layer
        """)
  }

  @Test func `a mode that clears applies within the shape, unless there is a filter`() {
    #expect(
      list { context in
        context.blendMode = .clear
        context.fill(Self.dot, with: .color(.black))
      } == """
        layer
          clip path 0 0 m 4 0 l 4 4 l 0 4 l h
            layer clear
              fill rgba(0 0 0 1) path -20 -20 m 24 -20 l 24 24 l -20 24 l h
            end layer
          end clip
        end layer
        """)
    #expect(
      list { context in
        context.blendMode = .copy
        context.addFilter(.blur(radius: 1))
        context.fill(Self.dot, with: .color(.black))
      } == """
        layer
          layer copy blur 1
            fill rgba(0 0 0 1) path 0 0 m 4 0 l 4 4 l 0 4 l h
          end layer
        end layer
        """)
  }

  @Test func `modes have the raw values of Core Graphics`() {
    #expect(GraphicsContext.BlendMode.normal.rawValue == 0)
    #expect(GraphicsContext.BlendMode.luminosity.rawValue == 15)
    #expect(GraphicsContext.BlendMode.clear.rawValue == 16)
    #expect(GraphicsContext.BlendMode.plusLighter.rawValue == 27)
    #expect(GraphicsContext.BlendMode.sourceAtop.drawing == .sourceAtop)
    #expect(GraphicsContext.BlendMode(rawValue: -3).drawing == .normal)
    #expect(GraphicsContext.BlendMode(rawValue: .max).drawing == .normal)
  }

  @Test func `the filter added last is applied first, and opacity after all filters`() {
    #expect(
      list { context in
        context.opacity = 0.5
        context.addFilter(.alphaThreshold(min: 0.5, color: .black))
        context.addFilter(.blur(radius: 30))
        context.drawLayer { layer in
          layer.fill(Self.dot, with: .color(.white))
          layer.opacity = 0.25
          layer.fill(Self.dot, with: .color(.black))
        }
      } == """
        layer opacity 0.5 blur 30 alpha 0.5...1 rgba(0 0 0 1)
          fill rgba(1 1 1 1) path 0 0 m 4 0 l 4 4 l 0 4 l h
          fill rgba(0 0 0 0.25) path 0 0 m 4 0 l 4 4 l 0 4 l h
        end layer
        """)
  }

  @Test func `a filter measures in the space that it was added in`() {
    #expect(
      list { context in
        context.addFilter(.shadow(color: .black, radius: 1))
        context.scaleBy(x: 2, y: 2)
        context.addFilter(.blur(radius: 3))
        context.addFilter(.colorInvert())
        context.fill(Self.dot, with: .color(.white))
      }.split(separator: "\n").map { $0.prefix { $0 != "[" } } == [
        "layer shadow rgba(0 0 0 1) radius 1 offset 0 0",
        "  layer matrix ", "    fill rgba(1 1 1 1) transform ", "  end layer", "end layer",
      ])
  }

  @Test func `a layer is drawn as one picture`() {
    var states: [(opacity: Double, y: CGFloat)] = []
    #expect(
      list { context in
        context.opacity = 0.5
        context.translateBy(x: 1, y: 2)
        context.drawLayer { layer in
          states.append((layer.opacity, layer.transform.ty))
          for _ in 0..<2 { layer.fill(Self.dot, with: .color(.black)) }
        }
        context.opacity = 1
        context.drawLayer { $0.fill(Self.dot, with: .color(.black)) }
      } == """
        layer opacity 0.5
          fill rgba(0 0 0 1) transform [1 0 0 1 1 2] path 0 0 m 4 0 l 4 4 l 0 4 l h
          fill rgba(0 0 0 1) transform [1 0 0 1 1 2] path 0 0 m 4 0 l 4 4 l 0 4 l h
        end layer
        fill rgba(0 0 0 1) transform [1 0 0 1 1 2] path 0 0 m 4 0 l 4 4 l 0 4 l h
        """)
    #expect(states.map(\.opacity) == [1])
    #expect(states.map(\.y) == [2])
  }

  @Test func `modes inside a layer stay inside it`() {
    #expect(
      list { context in
        context.drawLayer { layer in
          layer.blendMode = .multiply
          layer.fill(Self.dot, with: .color(.black))
        }
      } == """
        layer
          layer multiply
            fill rgba(0 0 0 1) path 0 0 m 4 0 l 4 4 l 0 4 l h
          end layer
        end layer
        """)
  }

  @Test func `a layer whose closure throws is not drawn`() {
    struct Stop: Error {}
    var errors = 0
    let text = list { context in
      do {
        try context.drawLayer { layer in
          layer.fill(Self.dot, with: .color(.black))
          throw Stop()
        }
      } catch { errors += 1 }
      do { try context.clipToLayer { _ in throw Stop() } } catch { errors += 1 }
      context.fill(Self.dot, with: .color(.white))
    }
    #expect(errors == 2)
    #expect(text == "fill rgba(1 1 1 1) path 0 0 m 4 0 l 4 4 l 0 4 l h")
  }

  @Test func `a clip to a layer passes the area that the layer covers`() {
    #expect(
      list { context in
        context.clipToLayer(opacity: 0.5) { $0.fill(Self.dot, with: .color(.white)) }
        context.clipToLayer(options: .inverse) { _ in }
        context.fill(Self.dot, with: .color(.black))
      } == """
        layer
          fill rgba(0 0 0 1) path 0 0 m 4 0 l 4 4 l 0 4 l h
          layer opacity 0.5 destinationIn
            fill rgba(1 1 1 1) path 0 0 m 4 0 l 4 4 l 0 4 l h
          end layer
          layer destinationOut
          end layer
        end layer
        """)
  }

  @Test func `a backdrop is seen through filters`() {
    #expect(
      list { context in
        context.fill(Self.dot, with: .backdrop)
        context.fill(Self.dot, with: .color(.black))
        context.addFilter(.blur(radius: 2))
        context.fill(Self.dot, with: .backdrop)
      } == """
        layer
          fill rgba(0 0 0 1) path 0 0 m 4 0 l 4 4 l 0 4 l h
          backdrop blur 2 path 0 0 m 4 0 l 4 4 l 0 4 l h
        end layer
        """)
  }

  @Test func `color filters can work in linear light`() {
    var matrices: [DisplayList.ColorMatrix] = []
    var matrix = ColorMatrix()
    matrix.r5 = 0.25
    matrix.a4 = 0.5
    let list = Host(40, 20) {
      Canvas { context, _ in
        context.addFilter(.colorMatrix(matrix))
        context.addFilter(.brightness(0.1), options: .linearColor)
        context.fill(Self.dot, with: .color(.black))
      }
    }.displayList()
    for case .pushLayer(let layer) in list.items {
      for case .colorMatrix(let matrix) in layer.filters { matrices.append(matrix) }
    }
    #expect(matrices.map(\.isLinear) == [true, false])
    #expect(matrices.last?.bias == [0.25, 0, 0, 0])
    #expect(matrices.last?.alpha == [0, 0, 0, 0.5])
  }

  @Test func `shadows obey their options`() {
    var shadows: [DisplayList.Shadow] = []
    let list = Host(40, 20) {
      Canvas { context, _ in
        context.addFilter(.shadow(radius: 3, x: 1, y: 2))
        context.addFilter(.shadow(radius: 3, options: [.shadowAbove, .shadowOnly]))
        context.addFilter(
          .shadow(
            radius: 3, blendMode: .sourceAtop, options: [.shadowAbove, .invertsAlpha]))
        context.fill(Self.dot, with: .color(.black))
      }
    }.displayList()
    for case .pushLayer(let layer) in list.items {
      for case .shadow(let shadow) in layer.filters { shadows.append(shadow) }
    }
    #expect(shadows.map(\.kind) == [.inner, .above, .drop])
    #expect(shadows.map(\.isAlone) == [false, true, false])
    #expect(shadows.last?.offset == CGSize(width: 1, height: 2))
    #expect(shadows.last?.radius == 3)
  }
}
