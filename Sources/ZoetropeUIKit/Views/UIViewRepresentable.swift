import Foundation
import Zoetrope

/// A SwiftUI view that wraps a UIKit view.
///
/// UIKit views are not drawn. Instead, this view shows a box that takes the proposed size. The box
/// contains the name of the type that conforms to this protocol. A diagnostic names this type once
/// for each `Host`. The methods of this protocol are never called.
@MainActor @preconcurrency public protocol UIViewRepresentable: View {
  /// The type of the UIKit view.
  associatedtype UIViewType: UIView
  /// The type of the object with which the UIKit view communicates.
  associatedtype Coordinator = Void
  /// The type of the context that methods receive.
  typealias Context = UIViewRepresentableContext<Self>

  /// Creates the UIKit view. Never called.
  func makeUIView(context: Context) -> UIViewType

  /// Updates the UIKit view. Never called.
  func updateUIView(_ uiView: UIViewType, context: Context)

  /// Cleans up before the UIKit view is removed. Never called.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)

  /// Creates the coordinator. Never called.
  func makeCoordinator() -> Coordinator

  /// Returns the size for a proposal; nil for the default size. Never called.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// Returns nil, which stands for the default size.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? {
    nil
  }

  /// A box with the name of the representable type.
  public var body: some View { UndrawnBox(type: Self.self) }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Does nothing.
  public func makeCoordinator() {}
}

/// The context that methods of a ``UIViewRepresentable`` receive. No instance exists, because these
/// methods are never called.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The object with which the UIKit view communicates.
  public let coordinator: Representable.Coordinator
  /// The transaction of the update.
  public private(set) var transaction: Transaction
  /// The environment of the view.
  public private(set) var environment: EnvironmentValues
}
