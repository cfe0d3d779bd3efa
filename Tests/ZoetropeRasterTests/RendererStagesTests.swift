import Foundation
import Testing
import ZoetropeDisplayList
import ZoetropeGeometry
import ZoetropePixels
@_spi(Stages) import ZoetropeRaster

struct RendererStagesTests {
  private let renderer = Renderer(scale: 2)
  private let context = RenderContext()
  private let bitmap = Bitmap()

  private func list(_ paths: [Path]) -> DisplayList {
    let gray = Paint.color(PaintColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5))
    return DisplayList(
      size: CGSize(width: 40, height: 150),
      items: paths.map { .fill(DisplayList.Fill(path: $0, paint: gray)) })
  }

  private func triangle(side: Double) -> Path {
    Path {
      $0.addLines([CGPoint(x: 1, y: 1), CGPoint(x: 1 + side, y: 1), CGPoint(x: 1, y: 1 + side)])
    }
  }

  @Test func `an empty list has neither edges nor coverage`() {
    #expect(renderer.plan(list([]), into: bitmap, context: context) == 0)
    #expect(renderer.cover(list([]), into: bitmap, context: context) == 0)
  }

  @Test func `a rectangle covers its pixels fully, without edges`() {
    let list = list([Path(CGRect(x: 3, y: 5, width: 10, height: 120))])
    #expect(renderer.plan(list, into: bitmap, context: context) == 0)
    #expect(renderer.cover(list, into: bitmap, context: context) == 20 * 240 * 255)
  }

  @Test func `the coverage of shapes adds up over all bands`() {
    let small = renderer.cover(list([triangle(side: 10)]), into: bitmap, context: context)
    // Half a pixel is rounded up on each of the 20 pixels of the slope.
    #expect(small == 190 * 255 + 20 * 128)
    let list = list([
      triangle(side: 10), triangle(side: 10), Path(CGRect(x: 0, y: 149, width: 1, height: 1)),
    ])
    #expect(renderer.plan(list, into: bitmap, context: context) >= 4)
    #expect(renderer.cover(list, into: bitmap, context: context) == 2 * small + 4 * 255)
  }
}
