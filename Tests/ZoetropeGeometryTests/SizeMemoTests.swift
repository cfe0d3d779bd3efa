import Foundation
import Testing
import ZoetropeGeometry

struct `Memos of sizes` {
  @Test func `each proposal has its own answer`() {
    var memo = SizeMemo()
    let proposals = [
      ProposedViewSize.zero, .infinity, .unspecified, ProposedViewSize(width: 10, height: nil),
      ProposedViewSize(width: nil, height: 10),
    ]
    for (index, proposal) in proposals.enumerated() {
      #expect(memo.size(for: proposal) == nil)
      memo.add(CGSize(width: index, height: 1), for: proposal)
    }
    for (index, proposal) in proposals.enumerated() {
      #expect(memo.size(for: proposal) == CGSize(width: index, height: 1))
    }
    memo.removeAll()
    #expect(memo.size(for: .zero) == nil && memo.entries.isEmpty)
  }

  @Test func `the latest answers are kept`() {
    var memo = SizeMemo()
    func proposal(_ width: Int) -> ProposedViewSize {
      ProposedViewSize(width: CGFloat(width), height: nil)
    }
    for width in 0..<1000 {
      memo.add(CGSize(width: width, height: 0), for: proposal(width))
      #expect(memo.entries.count <= SizeMemo.limit)
    }
    #expect(memo.size(for: proposal(999)) == CGSize(width: 999, height: 0))
    #expect(memo.size(for: proposal(999 - SizeMemo.limit / 2 + 1)) != nil)
    #expect(memo.size(for: proposal(0)) == nil)
  }
}
