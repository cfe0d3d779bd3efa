import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry
import ZoetropeUIKit

/// Images that code of UIKit draws.
@MainActor struct DrawingTests {
  private func pixels(_ image: UIImage) -> [[UInt8]] {
    let bytes = image.cgImage?.bytes ?? []
    return stride(from: 0, to: bytes.count, by: 4).map { Array(bytes[$0..<$0 + 4]) }
  }

  private let red: [UInt8] = [255, 0, 0, 255]
  private let blue: [UInt8] = [0, 0, 255, 255]
  private let none: [UInt8] = [0, 0, 0, 0]

  @Test func `rectangles and paths are drawn in the current colors`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      UIColor.blue.set()
      UIBezierPath(rect: CGRect(x: 2, y: 0, width: 1, height: 2)).fill()
      context.cgContext.clear(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    #expect(pixels(image) == [red, none, blue, none, none, blue])
  }

  @Test(arguments: [1.0, 2, 3])
  func `the format decides on the scale and the background`(_ scale: Double) {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = true
    let bounds = CGRect(x: 10, y: 20, width: 4, height: 2)
    let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 10, y: 20, width: 4, height: 1))
    }
    #expect(image.size == CGSize(width: 4, height: 2) && image.scale == CGFloat(scale))
    let found = pixels(image)
    let half = found.count / 2
    #expect(found.count == Int(8 * scale * scale))
    #expect(found.prefix(half).allSatisfy { $0 == red })
    #expect(found.suffix(half).allSatisfy { $0 == [0, 0, 0, 255] })
  }

  @Test(arguments: [(true, true), (true, false), (false, true), (false, false)])
  func `edges are antialiased if the context allows it and the state asks for it`(
    allows: Bool, should: Bool
  ) {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).image {
      let context = $0.cgContext
      context.saveGState()
      context.setAllowsAntialiasing(allows)
      context.restoreGState()
      context.setShouldAntialias(should)
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 0.7, height: 1))
    }
    #expect((pixels(image)[0][3] < 255) == (allows && should))
  }

  @Test func `states are saved with their transforms and clips`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 1)).image { context in
      let context = context.cgContext
      context.restoreGState()
      context.saveGState()
      context.translateBy(x: 1, y: 0)
      context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: -5, y: -5, width: 20, height: 20))
      context.restoreGState()
      context.setFillColor(UIColor.blue.cgColor)
      context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
    }
    #expect(pixels(image) == [none, red, blue])
  }

  @Test func `images are drawn upright, and upside down by Core Graphics`() throws {
    let picture = try CGImage(width: 1, height: 2, bytes: red + blue)
    let rect = CGRect(x: 0, y: 0, width: 1, height: 2)
    let renderer = UIGraphicsImageRenderer(size: rect.size)
    let upright = renderer.image { _ in UIImage(cgImage: picture).draw(in: rect) }
    #expect(pixels(upright) == [red, blue])
    let flipped = renderer.image { $0.cgContext.draw(picture, in: rect) }
    #expect(pixels(flipped) == [blue, red])
    let turned = UIImage(cgImage: picture, scale: 1, orientation: .down)
    #expect(pixels(renderer.image { _ in turned.draw(at: .zero) }) == [blue, red])
  }

  @Test func `opacity and blend modes apply`() {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1))
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    let faint = renderer.image { _ in
      UIColor.red.setFill()
      path.fill(with: .normal, alpha: 0.5)
    }
    #expect(pixels(faint)[0][3] == 128 || pixels(faint)[0][3] == 127)
    let cleared = renderer.image { context in
      UIColor.red.setFill()
      path.fill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1), blendMode: .clear)
    }
    #expect(pixels(cleared) == [none])
  }

  @Test func `a view of SwiftUI is drawn by its controller`() throws {
    let controller = UIHostingController(rootView: Color(uiColor: .red).frame(width: 2, height: 1))
    let view = try #require(controller.view)
    #expect(view.intrinsicContentSize == CGSize(width: 2, height: 1))
    #expect(controller.sizeThatFits(in: CGSize(width: 9, height: 9)) == CGSize(width: 2, height: 1))
    view.bounds = CGRect(x: 0, y: 0, width: 2, height: 3)
    view.backgroundColor = .blue
    let image = UIGraphicsImageRenderer(size: view.bounds.size).image { _ in
      #expect(view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
    }
    #expect(pixels(image) == [blue, blue, red, red, blue, blue])
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
  }

  @Test func `code of a host begins and ends images`() {
    let found = Handout<[UIImage?]>()
    let host = Host(10, 10) {
      Probe {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), false, 1)
        UIColor.red.setFill()
        UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        UIGraphicsEndImageContext()
        found.value = [image, UIGraphicsGetImageFromCurrentImageContext()]
      }
    }
    _ = host.displayList()
    #expect(found.value?.count == 2 && found.value?[1] == nil)
    #expect(found.value?[0].map { pixels($0) } == [red])
    let context = UIGraphicsGetCurrentContext()
    #expect(context == nil)
  }

  @Test(arguments: [
    CGSize(width: 0, height: 5), CGSize(width: Double.nan, height: 5),
    CGSize(width: 1e9, height: 1e9), CGSize(width: -3, height: 3),
  ])
  func `an impossible size makes an empty image`(_ size: CGSize) {
    let image = UIGraphicsImageRenderer(size: size).image { context in
      context.fill(CGRect(x: CGFloat.infinity, y: 0, width: 1, height: 1))
      context.cgContext.scaleBy(x: .nan, y: 1)
    }
    #expect(image.cgImage == nil && image.size == .zero)
  }
}
