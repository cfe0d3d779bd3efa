import Foundation
import Testing
import ZoetropeDisplayList

@testable import Zoetrope

/// A layout whose size is whatever a closure says, with its subviews in its middle.
struct Answering: Layout {
  var answer: @Sendable (ProposedViewSize) -> CGSize

  init(_ answer: @escaping @Sendable (ProposedViewSize) -> CGSize) { self.answer = answer }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    answer(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

/// Endless at the width 0, and nothing at a width without end.
struct CrashLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width: CGFloat =
      switch proposal.width {
      case 0: .infinity
      case CGFloat.infinity: 0
      case let width: width ?? 10
      }
    return CGSize(width: width, height: 20)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}

extension Host {
  /// What has looked wrong so far in a picture that is drawn now, and is sound.
  func messages(_ severity: Diagnostic.Severity? = nil) -> [String] {
    let list = displayList()
    #expect(throws: Never.self) { try list.validate() }
    return takeDiagnostics().filter { severity == nil || $0.severity == severity }.map(\.message)
  }
}
