import Foundation
import Testing
import Zoetrope
import ZoetropeDisplayList

/// A layout whose size a closure computes, with its subviews in the center.
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

extension Host {
  /// The diagnostics so far, after drawing a list, which has to be valid.
  func messages(_ severity: Diagnostic.Severity? = nil) -> [String] {
    let list = displayList()
    #expect(throws: Never.self) { try list.validate() }
    return takeDiagnostics().filter { severity == nil || $0.severity == severity }.map(\.message)
  }
}
