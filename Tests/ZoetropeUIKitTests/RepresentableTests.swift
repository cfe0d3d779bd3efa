import Foundation
import Testing
import Zoetrope
import ZoetropeUIKit

private struct Map: UIViewRepresentable {
  final class Coordinator: NSObject {}

  @Binding var zoom: Double

  func makeUIView(context: Context) -> UIView { UIView(frame: .zero) }

  func updateUIView(_ uiView: UIView, context: Context) { uiView.alpha = zoom }

  func makeCoordinator() -> Coordinator { Coordinator() }
}

private struct Mail: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

/// Views of UIKit, which are not drawn.
@MainActor struct RepresentableTests {
  @Test func `a box stands for a view of UIKit, and a diagnostic names each type once`() {
    let host = Host(80, 60) {
      VStack(spacing: 0) {
        Map(zoom: .constant(1))
        Map(zoom: .constant(2))
        Mail()
      }
    }
    _ = host.displayList()
    let messages = host.takeDiagnostics().map(\.message).filter { $0.contains("UIKit") }
    #expect(messages.count == 2)
    #expect(messages.contains { $0.hasPrefix("Map ") })
    #expect(messages.contains { $0.hasPrefix("Mail ") })
  }

  @Test(arguments: [(80.0, 60.0), (33, 44)])
  func `the box takes the proposed size`(_ width: Double, _ height: Double) {
    let host = Host(width, height) { Mail() }
    let frames = host.placements().map(\.frame)
    #expect(frames.contains(CGRect(x: 0, y: 0, width: width, height: height)))
  }

  @Test func `views of UIKit keep their subviews`() {
    let (outer, inner, other) = (UIView(), UIView(), UIView())
    outer.addSubview(inner)
    inner.tag = 7
    #expect(outer.viewWithTag(7) === inner && inner.superview === outer)
    other.addSubview(inner)
    #expect(outer.subviews.isEmpty && other.subviews == [inner])
    outer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(outer.center == CGPoint(x: 25, y: 40))
    outer.center = .zero
    #expect(outer.frame == CGRect(x: -15, y: -20, width: 30, height: 40))
  }

  @Test func `a controller makes its view once`() {
    final class Controller: UIViewController {
      var loads = 0

      override func viewDidLoad() {
        super.viewDidLoad()
        loads += 1
        view.backgroundColor = .systemBackground
      }
    }
    let controller = Controller()
    #expect(!controller.isViewLoaded && controller.loads == 0)
    #expect(controller.view.backgroundColor == .systemBackground)
    #expect(controller.view === controller.view && controller.loads == 1)
    let hosting = UIHostingController(rootView: Color.red)
    controller.addChild(hosting)
    #expect(hosting.parent === controller && controller.children == [hosting])
  }
}
