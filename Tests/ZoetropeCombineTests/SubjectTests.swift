import Testing
import Zoetrope
import ZoetropeCombine

struct SubjectTests {
  @Test func `a passthrough subject sends to those who ask`() {
    let subject = PassthroughSubject<Int, Problem>()
    let (one, none, all) = (subject.record(.max(1)), subject.record(.none), subject.record())
    subject.send(1)
    subject.send(2)
    #expect(one.values == [1])
    #expect(none.values == [])
    #expect(all.values == [1, 2])
    one.request(1)
    subject.send(3)
    #expect(one.values == [1, 3])
    subject.send(completion: .failure(Problem()))
    subject.send(completion: .finished)
    subject.send(4)
    #expect(all.values == [1, 2, 3])
    #expect(all.error == Problem())
    #expect(none.error == Problem())
    #expect(subject.record(.none).error == Problem())
  }

  @Test func `a current value subject sends its value first`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let all = subject.record()
    let late = subject.record(.none)
    subject.value = 2
    subject.send(3)
    #expect(all.values == [1, 2, 3])
    #expect(subject.value == 3)
    #expect(late.values == [])
    late.request(1)
    #expect(late.values == [3])
    late.request(1)
    #expect(late.values == [3])
    subject.send(completion: .finished)
    subject.send(4)
    #expect(subject.value == 3)
    let after = subject.record()
    #expect(after.values == [])
    #expect(after.hasFinished)
  }

  @Test func `a subject may be used from within a value`() {
    let subject = PassthroughSubject<Int, Never>()
    let (first, second) = (Recorder<Int, Never>(), Recorder<Int, Never>())
    first.onValue = {
      if $0 < 3 { subject.send($0 + 1) }
      second.cancel()
    }
    subject.subscribe(first)
    subject.subscribe(second)
    subject.send(1)
    #expect(first.values == [1, 2, 3])
    #expect(second.values == [])
  }

  @Test func `an event without a value is sent`() {
    let subject = PassthroughSubject<Void, Never>()
    let recorder = subject.record()
    subject.send()
    #expect(recorder.values.count == 1)
  }

  @Test func `a subject sends the values of a publisher`() {
    let source = Source<Int, Never>()
    let subject = PassthroughSubject<Int, Never>()
    let connection = source.subscribe(subject)
    #expect(source.demands == [])
    let recorder = subject.record(.max(5))
    #expect(source.demands == [.unlimited])
    source.send(1)
    connection.cancel()
    #expect(source.cancelCount == 1)
    source.send(2)
    #expect(recorder.values == [1])
    #expect(recorder.completions.isEmpty)
  }

  @Test func `a subject ends with the publisher of its values`() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let recorder = subject.record()
    let connection = [1, 2].publisher.subscribe(subject)
    #expect(recorder.values == [0, 1, 2])
    #expect(recorder.hasFinished)
    connection.cancel()
  }

  @Test func `a connection that is released ends`() {
    let source = Source<Int, Never>()
    let subject = PassthroughSubject<Int, Never>()
    _ = source.subscribe(subject)
    #expect(source.cancelCount == 1)
  }
}
