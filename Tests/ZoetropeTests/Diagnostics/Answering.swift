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

extension Host {
  /// What has looked wrong so far in a picture that is drawn now, and is sound.
  func messages(_ severity: Diagnostic.Severity? = nil) -> [String] {
    let list = displayList()
    #expect(throws: Never.self) { try list.validate() }
    return takeDiagnostics().filter { severity == nil || $0.severity == severity }.map(\.message)
  }
}
