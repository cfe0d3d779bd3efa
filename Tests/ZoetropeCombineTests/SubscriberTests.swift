import Testing
import Zoetrope
import ZoetropeCombine

struct SubscriberTests {
  final class Model {
    var value = 0
  }

  @Test func `sink passes all on to closures`() {
    var values: [Int] = []
    var completions: [Subscribers.Completion<Problem>] = []
    let subject = PassthroughSubject<Int, Problem>()
    let subscription = subject.sink {
      completions.append($0)
    } receiveValue: {
      values.append($0)
    }
    subject.send(1)
    subject.send(completion: .failure(Problem()))
    subject.send(2)
    #expect(values == [1])
    #expect(completions == [.failure(Problem())])
    subscription.cancel()
  }

  @Test func `a released sink ends`() {
    let source = Source<Int, Never>()
    var values: [Int] = []
    var set: Set<AnyCancellable> = []
    source.sink { values.append($0) }.store(in: &set)
    #expect(source.demands == [.unlimited])
    source.send(1)
    set = []
    source.send(2)
    #expect(values == [1])
    #expect(source.cancelCount == 1)
  }

  @Test func `sink releases its closures at the end and on cancellation`() {
    for ends in [true, false] {
      var witness: Witness? = Witness()
      weak let observed = witness
      let subject = PassthroughSubject<Int, Never>()
      let subscription = subject.sink { [witness] _ in _ = witness?.use }
      witness = nil
      #expect(observed != nil)
      if ends { subject.send(completion: .finished) } else { subscription.cancel() }
      #expect(observed == nil)
    }
  }

  @Test func `a second subscription of a sink is cancelled`() {
    let (first, second) = (Source<Int, Never>(), Source<Int, Never>())
    let sink = Subscribers.Sink<Int, Never> { _ in
    } receiveValue: { _ in
    }
    first.subscribe(sink)
    second.subscribe(sink)
    #expect(first.cancelCount == 0)
    #expect(second.cancelCount == 1)
  }

  @Test func `assign sets a property until it ends`() {
    let subject = PassthroughSubject<Int, Never>()
    var model: Model? = Model()
    weak let observed = model
    let subscription = subject.assign(to: \.value, on: model!)
    subject.send(1)
    #expect(model?.value == 1)
    model = nil
    #expect(observed?.value == 1)
    subscription.cancel()
    #expect(observed == nil)
  }

  @Test func `AnySubscriber passes all on`() {
    let recorder = Recorder<Int, Never>(.max(1), further: .max(1))
    [1, 2].publisher.subscribe(AnySubscriber(recorder))
    #expect(recorder.values == [1, 2])
    #expect(recorder.hasFinished)
    #expect(AnySubscriber(recorder).combineIdentifier == recorder.combineIdentifier)
    var values: [Int] = []
    let subscriber = AnySubscriber<Int, Never>(
      receiveSubscription: { $0.request(.max(1)) },
      receiveValue: {
        values.append($0)
        return .none
      })
    [1, 2].publisher.subscribe(subscriber)
    #expect(values == [1])
  }

  @Test func `a subject is a subscriber, too`() {
    let subject = CurrentValueSubject<Int, Never>(0)
    [1, 2].publisher.subscribe(AnySubscriber(subject))
    #expect(subject.value == 2)
  }

  @Test func `assign sets a published variable for as long as it exists`() {
    final class Object: ObservableObject {
      @Published var value = 0
    }
    var object: Object? = Object()
    let source = Source<Int, Never>()
    source.assign(to: &object!.$value)
    source.send(1)
    #expect(object?.value == 1)
    object = nil
    #expect(source.cancelCount == 1)
  }

  @Test func `a published variable is a publisher with operators`() {
    final class Object: ObservableObject {
      @Published var value = 1
    }
    let object = Object()
    let recorder = object.$value.map { $0 * 2 }.record()
    object.value = 2
    #expect(recorder.values == [2, 4])
  }

  @Test func `a published variable sends its new value before it is set`() {
    final class Object: ObservableObject {
      @Published var value = 1
    }
    let object = Object()
    var pairs: [[Int]] = []
    let sink = object.$value.sink { pairs.append([$0, object.value]) }
    object.value = 2
    object.value = 3
    #expect(pairs == [[1, 1], [2, 1], [3, 2]])
    sink.cancel()
  }
}
