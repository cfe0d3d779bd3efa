import Foundation
import Zoetrope
import ZoetropeDisplayList
import ZoetropePicture

/// A view controller that holds a SwiftUI view.
///
/// The view is drawn only when code calls ``UIView/drawHierarchy(in:afterScreenUpdates:)`` or
/// ``CALayer/render(in:)``, for example in the drawing closure of a ``UIGraphicsImageRenderer``.
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
  /// The SwiftUI view.
  open var rootView: Content
  /// The safe area regions that the SwiftUI view respects. The value has no effect. Default: all.
  open var safeAreaRegions = SafeAreaRegions.all
  /// The sizes of the controller that are derived from the size of the SwiftUI view. The value has
  /// no effect. Default: none.
  open var sizingOptions: UIHostingControllerSizingOptions = []

  /// Creates a controller that holds a SwiftUI view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil: a SwiftUI view cannot be decoded.
  public required init?(coder: NSCoder) { nil }

  /// Creates the controller's UIKit view, which draws the root view. The frame of the UIKit view is
  /// the bounds of the screen.
  open override func loadView() {
    view = HostingView(frame: UIScreen.main.bounds) { [weak self] proposal in
      self.flatMap { try? Self.list($0.rootView, proposal) }
    }
  }

  /// Returns the size that the root view chooses for a proposed size; zero if layout fails. Both
  /// sizes are in points.
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

/// The sizes of a hosting controller that are derived from the size of its SwiftUI view. The
/// options have no effect.
public struct UIHostingControllerSizingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The controller's preferred content size follows the size of the SwiftUI view.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The intrinsic content size of the controller's UIKit view follows the size of the SwiftUI
  /// view.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// The UIKit view of a hosting controller. It draws the SwiftUI view.
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
    // Centers the SwiftUI view if its size differs from the size of the bounds.
    let place = CGAffineTransform(
      translationX: (bounds.width - list.size.width) / 2,
      y: (bounds.height - list.size.height) / 2
    ).concatenating(context.ctm)
    context.add(list.items.map { $0.applying(place) })
  }
}
