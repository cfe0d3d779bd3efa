import Foundation
import Testing
import Zoetrope
import ZoetropeCombine

struct SharingTests {
  @Test func `multicast subscribes once, when it is connected`() {
    let source = Source<Int, Never>()
    let publisher = source.multicast { PassthroughSubject() }
    let (a, b) = (publisher.record(), publisher.record())
    #expect(source.subscriptionCount == 0)
    let connection = publisher.connect()
    #expect(source.subscriptionCount == 1)
    source.send(1)
    #expect([a.values, b.values] == [[1], [1]])
    connection.cancel()
    #expect(source.cancelCount == 1)
    source.send(2)
    #expect(a.values == [1])
  }

  @Test func `multicast by a given subject sends its value first`() {
    let publisher = [1, 2].publisher.multicast(subject: CurrentValueSubject(0))
    let recorder = publisher.record()
    let connection = publisher.connect()
    #expect(recorder.values == [0, 1, 2])
    #expect(recorder.hasFinished)
    connection.cancel()
  }

  @Test func `makeConnectable waits for the connection`() {
    let publisher = [1, 2].publisher.makeConnectable()
    let recorder = publisher.record()
    #expect(recorder.values == [])
    let connection = publisher.connect()
    #expect(recorder.values == [1, 2])
    connection.cancel()
  }

  @Test func `a connection sends no values before a subscriber asks for any`() {
    let publisher = [1, 2].publisher.makeConnectable()
    let connection = publisher.connect()
    #expect(publisher.record().values == [1, 2])
    connection.cancel()
  }

  @Test func `autoconnect connects for as long as there are subscribers`() {
    let source = Source<Int, Never>()
    let publisher = source.makeConnectable().autoconnect()
    let a = publisher.record()
    let b = publisher.record()
    #expect(source.subscriptionCount == 1)
    source.send(1)
    a.cancel()
    a.cancel()
    source.send(2)
    #expect(source.cancelCount == 0)
    b.cancel()
    #expect(source.cancelCount == 1)
    #expect([a.values, b.values] == [[1], [1, 2]])
    _ = publisher.record()
    #expect(source.subscriptionCount == 2)
  }

  @Test func `share subscribes once for all subscribers`() {
    var count = 0
    let subject = PassthroughSubject<Int, Never>()
    let publisher = subject.handleEvents(receiveSubscription: { _ in count += 1 }).share()
    let (a, b) = (publisher.record(), publisher.record())
    subject.send(1)
    #expect([a.values, b.values] == [[1], [1]])
    #expect(count == 1)
    subject.send(completion: .finished)
    #expect(a.hasFinished)
    #expect(publisher.record().hasFinished)
    #expect(publisher == publisher)
  }

  @Test func `a late subscriber of share receives later values and the end only`() {
    let source = Source<Int, Never>()
    let publisher = source.share()
    let first = publisher.record()
    source.send(1)
    let second = publisher.record()
    source.send(2)
    source.finish()
    let third = publisher.record()
    #expect(first.values == [1, 2])
    #expect(second.values == [2])
    #expect(third.values == [])
    #expect(first.hasFinished && second.hasFinished && third.hasFinished)
  }

  @Test func `values from many threads reach a subscriber one at a time, without a loss`() {
    final class Count: @unchecked Sendable {
      var isInside = false
      var overlaps = 0
      var values = 0
    }
    let subject = CurrentValueSubject<Int, Never>(0)
    let count = Count()
    let sink = subject.sink { _ in
      if count.isInside { count.overlaps += 1 }
      count.isInside = true
      count.values += 1
      count.isInside = false
    }
    let shared = Transferred(subject)
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for value in 0..<2000 { shared.value.send(value) }
    }
    #expect(count.values == 8001)
    #expect(count.overlaps == 0)
    sink.cancel()
  }

  @Test func `a reference is cancelled once by many threads`() {
    for _ in 0..<200 {
      let cancelled = Transferred(NSMutableArray())
      let lock = NSLock()
      let reference = Transferred(
        AnyCancellable { lock.withLock { cancelled.value.add(1) } })
      DispatchQueue.concurrentPerform(iterations: 4) { _ in reference.value.cancel() }
      #expect(cancelled.value.count == 1)
    }
  }
}
