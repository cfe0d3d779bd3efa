import Foundation
import Zoetrope
import ZoetropeDisplayList
import ZoetropePicture

/// A controller of a view of SwiftUI.
///
/// The view is drawn by ``UIView/drawHierarchy(in:afterScreenUpdates:)`` into an image of a
/// ``UIGraphicsImageRenderer``, and nowhere else.
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
  /// The view.
  open var rootView: Content
  /// The edges at which the safe area counts. It has no effect. Default: all.
  open var safeAreaRegions = SafeAreaRegions.all
  /// How the preferred size follows the content. It has no effect. Default: not at all.
  open var sizingOptions: UIHostingControllerSizingOptions = []

  /// Creates a controller of a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates nothing: a view of SwiftUI cannot be decoded. Always nil.
  public required init?(coder: NSCoder) { nil }

  /// Makes a view that draws the root view, with the bounds of the screen as its frame.
  open override func loadView() {
    view = HostingView(frame: UIScreen.main.bounds) { [weak self] proposal in
      self.flatMap { try? Self.list($0.rootView, proposal) }
    }
  }

  /// Returns the size of the view for a proposed size, in points; zero if it cannot be shown.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    (try? Self.list(rootView, ProposedViewSize(size)))?.size ?? .zero
  }

  private static func list(
    _ view: Content, _ proposal: ProposedViewSize
  ) throws -> DisplayList {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = proposal
    return try renderer.displayList()
  }
}

/// How the preferred size of a controller follows its view of SwiftUI. They have no effect.
public struct UIHostingControllerSizingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The preferred size of the controller follows.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The size of the view's content follows.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// The view of a controller of a view of SwiftUI.
final class HostingView: UIView {
  private let list: @MainActor (ProposedViewSize) -> DisplayList?

  init(frame: CGRect, list: @escaping @MainActor (ProposedViewSize) -> DisplayList?) {
    self.list = list
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { list(.unspecified)?.size ?? .zero }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    list(ProposedViewSize(size))?.size ?? .zero
  }

  override func drawContent(in context: CGContext) {
    super.drawContent(in: context)
    guard let list = list(ProposedViewSize(bounds.size)) else { return }
    // A view of another size than the bounds is in their middle.
    let place = CGAffineTransform(
      translationX: (bounds.width - list.size.width) / 2,
      y: (bounds.height - list.size.height) / 2
    ).concatenating(context.ctm)
    context.add(list.items.map { $0.applying(place) })
  }
}
