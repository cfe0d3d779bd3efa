import Foundation
import Zoetrope

/// A view of SwiftUI that wraps a view of UIKit.
///
/// Views of UIKit are not drawn. A box with the name of the type takes the proposed size, and a
/// diagnostic names the type once for each host. No method of the type is called.
@MainActor @preconcurrency public protocol UIViewRepresentable: View {
  /// The type of the view of UIKit.
  associatedtype UIViewType: UIView
  /// The type of the object that the view of UIKit talks to.
  associatedtype Coordinator = Void
  /// The values that methods receive.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view of UIKit. It is not called.
  func makeUIView(context: Context) -> UIViewType

  /// Updates the view of UIKit. It is not called.
  func updateUIView(_ uiView: UIViewType, context: Context)

  /// Cleans up the view of UIKit. It is not called.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)

  /// Makes the coordinator. It is not called.
  func makeCoordinator() -> Coordinator

  /// Returns the size for a proposal; nil for the default. It is not called.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// Returns nil: the default size.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? {
    nil
  }

  /// A box with the name of the type.
  public var body: some View { UndrawnBox(type: Self.self) }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Does nothing.
  public func makeCoordinator() {}
}

/// The values that methods of a ``UIViewRepresentable`` receive. None is made, because these
/// methods are not called.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The object that the view of UIKit talks to.
  public let coordinator: Representable.Coordinator
  /// The transaction of the update.
  public private(set) var transaction: Transaction
  /// The environment of the view.
  public private(set) var environment: EnvironmentValues
}
