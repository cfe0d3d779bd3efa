import Foundation
import Zoetrope

/// A view of SwiftUI that wraps a controller of UIKit.
///
/// Views of UIKit are not drawn. A box with the name of the type takes the proposed size, and a
/// diagnostic names the type once for each host. No method of the type is called.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View {
  /// The type of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of the object that the controller talks to.
  associatedtype Coordinator = Void
  /// The values that methods receive.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller. It is not called.
  func makeUIViewController(context: Context) -> UIViewControllerType

  /// Updates the controller. It is not called.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)

  /// Cleans up the controller. It is not called.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)

  /// Makes the coordinator. It is not called.
  func makeCoordinator() -> Coordinator

  /// Returns the size for a proposal; nil for the default. It is not called.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable {
  /// Does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  /// Returns nil: the default size.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? {
    nil
  }

  /// A box with the name of the type.
  public var body: some View { UndrawnBox(type: Self.self) }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Does nothing.
  public func makeCoordinator() {}
}

/// The values that methods of a ``UIViewControllerRepresentable`` receive. None is made, because
/// these methods are not called.
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  /// The object that the controller talks to.
  public let coordinator: Representable.Coordinator
  /// The transaction of the update.
  public private(set) var transaction: Transaction
  /// The environment of the view.
  public private(set) var environment: EnvironmentValues
}
