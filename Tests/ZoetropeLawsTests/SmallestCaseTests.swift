import Testing
import Zoetrope

@testable import ZoetropeLaws

@MainActor struct SmallestCaseTests {
  private func smallest(_ count: Int, toNone: Bool, isBroken: @escaping (Int) -> Bool) -> Int {
    var smallest = SmallestCase(
      Array(repeating: .flexible, count: count), [.unspecified], attempts: 100
    ) { subviews, _ in isBroken(subviews.count) }
    smallest.removeSubviews(toNone: toNone)
    return smallest.subviews.count
  }

  @Test(arguments: [1, 2, 3, 100])
  func `at least one subview stays unless the case begins with one and may become empty`(
    count: Int
  ) {
    #expect(smallest(count, toNone: false) { _ in true } == 1)
    #expect(smallest(count, toNone: true) { _ in true } == (count == 1 ? 0 : 1))
  }

  @Test(arguments: [1, 2, 3, 7, 100])
  func `as many subviews stay as break the law`(needed: Int) {
    #expect(smallest(100, toNone: true) { $0 >= needed } == needed)
  }
}
