import Testing
import Zoetrope
import ZoetropeCombine

@Suite struct SharingTests {
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
}
