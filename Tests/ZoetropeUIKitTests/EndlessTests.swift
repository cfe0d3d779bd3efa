import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry
import ZoetropeUIKit

/// Values and views that could trap, or never end.
@MainActor struct EndlessTests {
  @Test func `a copy of a path keeps its points and its properties`() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20))
    path.lineWidth = 3
    let copy = try #require(path.copy() as? UIBezierPath)
    path.apply(CGAffineTransform(translationX: 5, y: 0))
    #expect(copy.bounds == CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(path.bounds.minX == 5)
    #expect(copy.lineWidth == 3)
  }

  @Test func `a view is not put into itself`() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    inner.addSubview(outer)
    inner.insertSubview(inner, at: 0)
    #expect(outer.subviews.count == 1)
    #expect(inner.subviews.isEmpty)
    #expect(outer.viewWithTag(7) == nil)
    let controller = UIViewController()
    controller.addChild(controller)
    #expect(controller.children.isEmpty)
  }

  @Test func `a controller that makes no view gets one`() {
    final class Lazy: UIViewController {
      override func loadView() {}
      override func viewDidLoad() { view.tag = 3 }
    }
    #expect(Lazy().view.tag == 3)
  }

  @Test func `a tint that is not a number is none`() throws {
    let image = try CGImage(width: 1, height: 1, bytes: [10, 20, 30, 255])
    let color = UIColor(red: .nan, green: .infinity, blue: 0.5, alpha: 1)
    #expect(UIImage(cgImage: image).withTintColor(color).size == CGSize(width: 1, height: 1))
  }

  @Test func `the identifier of the device is the same in each run`() {
    #expect(UIDevice.current.identifierForVendor?.uuidString.hasPrefix("5A6F6574") == true)
  }
}
