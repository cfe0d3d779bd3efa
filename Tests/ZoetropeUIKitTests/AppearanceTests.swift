import Foundation
import Testing
import Zoetrope
import ZoetropeUIKit

/// Settings of classes of UIKit, which are recorded.
@MainActor struct AppearanceTests {
  private func configure() {
    UITableView.appearance().backgroundColor = .clear
    UITableView.appearance().separatorStyle = .none
    UITableView.appearance().contentInset.top = -25
    UITextView.appearance().backgroundColor = .clear
    UIScrollView.appearance().bounces = false
    UISegmentedControl.appearance().setTitleTextAttributes(
      [.foregroundColor: UIColor.white, .font: UIFont.systemFont(ofSize: 12)], for: .selected)
    UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]).tintColor = .black
    UIView.appearance(whenContainedInInstancesOf: [UIAlertController.self]).tintColor = .red
    UIBarButtonItem.appearance().tintColor = .white
    let bar = UINavigationBarAppearance()
    bar.configureWithTransparentBackground()
    bar.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.clear]
    bar.largeTitleTextAttributes = [.underlineStyle: NSUnderlineStyle.single.rawValue]
    UINavigationBar.appearance().standardAppearance = bar
    UINavigationBar.appearance().scrollEdgeAppearance = bar
    let tabs = UITabBarAppearance()
    tabs.stackedLayoutAppearance.selected.iconColor = .red
    UITabBar.appearance().standardAppearance = tabs
  }

  @Test func `settings last as long as the host, and a diagnostic names each class once`() {
    let found = Handout<[Bool]>()
    let host = Host(10, 10) {
      Probe {
        configure()
        configure()
        found.value = [
          UITableView.appearance() === UITableView.appearance(),
          UITableView.appearance().separatorStyle == .none,
          UINavigationBar.appearance().standardAppearance.backgroundColor == .clear,
          UIScrollView.appearance().bounces,
        ]
      }
    }
    _ = host.displayList()
    #expect(found.value == [true, true, true, false])
    let messages = host.takeDiagnostics().map(\.message).filter { $0.contains("appearance()") }
    #expect(Set(messages).count == messages.count)
    #expect(messages.count { $0.hasPrefix("UITableView.") } == 1)
    #expect(messages.count == 9)
  }

  @Test func `outside of a host, nothing is recorded`() {
    configure()
    #expect(UITableView.appearance().separatorStyle == .singleLine)
  }

  @Test(arguments: [(0.0, 0.5), (0.25, 0.5), (1, 0)])
  func `changes of views wait for the delay, and their completion for the duration`(
    _ delay: Double, _ duration: Double
  ) async throws {
    let log = Handout<[String]>()
    log.value = []
    let host = Host(10, 10) {
      Color.black.onAppear {
        UIView.animate(withDuration: duration, delay: delay) {
          log.value?.append("change")
        } completion: { finished in
          log.value?.append("done \(finished)")
        }
      }
    }
    try await host.advance(to: 0)
    #expect(log.value == (delay == 0 ? ["change"] : []))
    try await host.advance(to: delay + duration - 0.01)
    #expect(log.value == (duration > 0 ? ["change"] : []))
    try await host.advance(to: delay + duration)
    #expect(log.value == ["change", "done true"])
  }

  @Test func `outside of a host, changes of views happen at once`() {
    var log: [Int] = []
    UIView.animate(withDuration: 3) {
      log.append(1)
    } completion: { _ in
      log.append(2)
    }
    #expect(log == [1, 2])
  }

  @Test func `a stack of controllers keeps its first one`() {
    let (first, second) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: first)
    stack.pushViewController(second, animated: true)
    #expect(second.navigationController === stack && stack.topViewController === second)
    #expect(stack.popViewController(animated: false) === second)
    #expect(stack.popViewController(animated: false) == nil && stack.viewControllers == [first])
  }

  @Test func `the order of subviews can be changed`() {
    let (outer, a, b, c) = (UIView(), UIView(), UIView(), UIView())
    for view in [a, b] { outer.addSubview(view) }
    outer.insertSubview(c, belowSubview: b)
    #expect(outer.subviews == [a, c, b])
    outer.bringSubviewToFront(a)
    outer.sendSubviewToBack(b)
    #expect(outer.subviews == [b, c, a])
    outer.insertSubview(b, aboveSubview: a)
    #expect(outer.subviews == [c, a, b] && c.isDescendant(of: outer))
    (outer.frame, c.frame) = (
      CGRect(x: 5, y: 6, width: 9, height: 9), CGRect(x: 1, y: 2, width: 3, height: 3)
    )
    #expect(c.convert(CGPoint(x: 1, y: 1), to: outer) == CGPoint(x: 2, y: 3))
    #expect(c.convert(CGPoint.zero, to: nil) == CGPoint(x: 6, y: 8))
  }

  @Test func `a view that contains the receiver is not inserted, and stays where it is`() {
    let (outer, middle, inner, sibling) = (UIView(), UIView(), UIView(), UIView())
    outer.addSubview(middle)
    middle.addSubview(inner)
    inner.addSubview(sibling)
    inner.insertSubview(middle, aboveSubview: sibling)
    inner.insertSubview(middle, belowSubview: sibling)
    #expect(outer.subviews == [middle] && inner.subviews == [sibling])
  }

  @Test func `a stack arranges each of its views once, and none that has left it`() {
    let (stack, a, b) = (UIStackView(), UIView(), UIView())
    for view in [a, b, a] { stack.addArrangedSubview(view) }
    #expect(stack.arrangedSubviews == [b, a] && stack.subviews == [a, b])
    stack.insertArrangedSubview(a, at: 0)
    stack.bringSubviewToFront(a)
    #expect(stack.arrangedSubviews == [a, b] && stack.subviews == [b, a])
    a.removeFromSuperview()
    UIView().addSubview(b)
    #expect(stack.arrangedSubviews.isEmpty && stack.subviews.isEmpty)
    let outer = UIView()
    outer.addSubview(stack)
    stack.addArrangedSubview(outer)
    #expect(stack.arrangedSubviews.isEmpty && stack.superview === outer)
  }
}
