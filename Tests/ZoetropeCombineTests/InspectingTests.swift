import Foundation
import Testing
import Zoetrope
import ZoetropeCombine

struct InspectingTests {
  final class Log: TextOutputStream {
    var text = ""

    func write(_ string: String) { text += string }
  }

  @Test func `print describes all events`() {
    let log = Log()
    let recorder = [1, 2].publisher.print("n", to: log).record(.max(1), further: .max(1))
    #expect(recorder.values == [1, 2])
    #expect(
      log.text == """
        n: receive subscription: ([1, 2])
        n: request max: (1)
        n: receive value: (1)
        n: request max: (1) (synchronous)
        n: receive value: (2)
        n: request max: (1) (synchronous)
        n: receive finished

        """)
    log.text = ""
    PassthroughSubject<Int, Problem>().print(to: log).record().cancel()
    #expect(
      log.text == """
        receive subscription: (PassthroughSubject)
        request unlimited
        receive cancel

        """)
    log.text = ""
    _ = Fail<Int, Problem>(error: Problem()).print(to: log).record(.none)
    #expect(log.text.hasSuffix("receive error: (Problem(number: 0))\n"))
  }

  @Test func `handleEvents calls a closure for each event`() {
    var log: [String] = []
    let subject = PassthroughSubject<Int, Never>()
    let publisher = subject.handleEvents {
      _ in
      log.append("subscription")
    } receiveOutput: {
      log.append("output \($0)")
    } receiveCompletion: { _ in
      log.append("completion")
    } receiveCancel: {
      log.append("cancel")
    } receiveRequest: {
      log.append("request \($0)")
    }
    let recorder = publisher.record(.max(1), further: .max(1))
    subject.send(1)
    recorder.cancel()
    recorder.cancel()
    subject.send(2)
    #expect(
      log == ["subscription", "request max(1)", "output 1", "request max(1)", "cancel"])
    log = []
    _ = Empty<Int, Never>().handleEvents(receiveCompletion: { _ in log.append("completion") })
      .record()
    #expect(log == ["completion"])
  }

  @Test func `breakpoint passes all on when no closure returns true`() {
    let recorder = [1, 2].publisher.breakpoint(receiveOutput: { $0 > 2 }).breakpointOnError()
      .record()
    #expect(recorder.values == [1, 2])
    #expect(recorder.hasFinished)
  }

  @Test func `values are encoded and decoded`() {
    struct Item: Codable, Equatable {
      var name: String
    }
    let items = [Item(name: "a"), Item(name: "b")]
    let data = items.publisher.encode(encoder: JSONEncoder())
    #expect(data.decode(type: Item.self, decoder: JSONDecoder()).all == items)
    let lists = items.publisher.encode(encoder: PropertyListEncoder())
    #expect(lists.decode(type: Item.self, decoder: PropertyListDecoder()).all == items)
    let broken = Just(Data("{".utf8)).decode(type: Item.self, decoder: JSONDecoder()).record()
    #expect(broken.error is DecodingError)
  }
}
