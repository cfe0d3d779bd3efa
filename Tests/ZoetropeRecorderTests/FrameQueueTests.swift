import Testing

@testable import ZoetropeRecorder

struct FrameQueueTests {
  @Test(arguments: [1, 2, 7])
  func `every frame sent arrives once, whatever the number of receivers`(takers: Int) async {
    let queue = FrameQueue<Int>(capacity: 2)
    let taken = await withTaskGroup(of: [Int].self) { group in
      for _ in 0..<takers {
        group.addTask {
          var mine: [Int] = []
          while let element = await queue.next() { mine.append(element) }
          return mine
        }
      }
      for element in 0..<100 { #expect(await queue.send(element)) }
      queue.finish()
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(taken.sorted() == Array(0..<100))
  }

  @Test func `a single receiver gets the frames in order`() async {
    let queue = FrameQueue<Int>(capacity: 3)
    for element in 0..<3 { #expect(await queue.send(element)) }
    queue.finish()
    for element in 0..<3 { #expect(await queue.next() == element) }
    #expect(await queue.next() == nil)
  }

  @Test func `an abort releases a sender that waits for a full queue`() async {
    let queue = FrameQueue<Int>(capacity: 1)
    #expect(await queue.send(1))
    async let second = queue.send(2)
    queue.abort()
    #expect(await second == false)
    #expect(await queue.next() == nil)
    #expect(await queue.send(3) == false)
  }
}
