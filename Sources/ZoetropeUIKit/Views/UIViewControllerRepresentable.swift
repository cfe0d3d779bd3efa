import Foundation
import Zoetrope

/// A SwiftUI view that wraps a UIKit view controller.
///
/// UIKit views are not drawn. Instead, this view shows a box that takes the proposed size. The box
/// contains the name of the type that conforms to this protocol. A diagnostic names this type once
/// for each `Host`. The methods of this protocol are never called.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View {
  /// The type of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of the object with which the controller communicates.
  associatedtype Coordinator = Void
  /// The type of the context that methods receive.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Creates the controller. Never called.
  func makeUIViewController(context: Context) -> UIViewControllerType

  /// Updates the controller. Never called.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)

  /// Cleans up before the controller is removed. Never called.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)

  /// Creates the coordinator. Never called.
  func makeCoordinator() -> Coordinator

  /// Returns the size for a proposal; nil for the default size. Never called.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable {
  /// Does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  /// Returns nil, which stands for the default size.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? {
    nil
  }

  /// A box with the name of the representable type.
  public var body: some View { UndrawnBox(type: Self.self) }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Does nothing.
  public func makeCoordinator() {}
}

/// The context that methods of a ``UIViewControllerRepresentable`` receive. No instance exists,
/// because these methods are never called.
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  /// The object with which the controller communicates.
  public let coordinator: Representable.Coordinator
  /// The transaction of the update.
  public private(set) var transaction: Transaction
  /// The environment of the view.
  public private(set) var environment: EnvironmentValues
}
