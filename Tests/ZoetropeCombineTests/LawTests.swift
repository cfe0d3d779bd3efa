import Testing
import Zoetrope
import ZoetropeCombine

struct LawTests {
  /// The values that an operator sends for a sequence.
  private func values(
    _ specimen: Specimen, _ count: Int, _ demand: Subscribers.Demand,
    further: Subscribers.Demand = .none
  ) -> Recorder<String, any Error> {
    let upstream = (1..<(count + 1)).publisher.setFailureType(to: Problem.self)
    let recorder = Recorder<String, any Error>(demand, further: further)
    specimen.apply(upstream.eraseToAnyPublisher(), Witness()).subscribe(recorder)
    return recorder
  }

  @Test(arguments: Specimen.all, [0, 1, 2, 20])
  func `one value at a time gives the same values`(specimen: Specimen, count: Int) {
    let names = ["share", "merge", "merge many", "timeout", "debounce"]
    if names.contains(specimen.testDescription) { return }
    let all = values(specimen, count, .unlimited)
    let each = values(specimen, count, .max(1), further: .max(1))
    #expect(all.values == each.values)
    #expect(all.completions.count == 1)
    #expect(each.completions.count == 1)
    let asked = values(specimen, count, .none)
    for number in 0..<(all.values.count) {
      #expect(asked.values.count == number)
      asked.request(1)
    }
    #expect(asked.values == all.values)
  }

  @Test(arguments: Specimen.all)
  func `cancellation reaches the publisher once, and ends all`(specimen: Specimen) {
    let source = Source<Int, Problem>()
    var witness: Witness? = Witness()
    weak let observed = witness
    let recorder = Recorder<String, any Error>()
    specimen.apply(source.eraseToAnyPublisher(), witness!).subscribe(recorder)
    witness = nil
    source.send(1, 2)
    let received = recorder.values
    let subscriptions = source.subscriptionCount
    #expect(observed != nil)
    #expect(recorder.subscriptionCount == 1)
    recorder.cancel()
    recorder.cancel()
    #expect(source.cancelCount == subscriptions)
    #expect(observed == nil)
    source.send(3)
    source.finish()
    #expect(recorder.values == received)
    #expect(recorder.completions.isEmpty)
  }

  @Test(arguments: Specimen.all, [true, false])
  func `there is one completion, and closures are released`(specimen: Specimen, fails: Bool) {
    let subject = PassthroughSubject<Int, Problem>()
    var witness: Witness? = Witness()
    weak let observed = witness
    let recorder = Recorder<String, any Error>()
    specimen.apply(subject.eraseToAnyPublisher(), witness!).subscribe(recorder)
    witness = nil
    subject.send(1)
    subject.send(completion: fails ? .failure(Problem()) : .finished)
    subject.send(2)
    let name = specimen.testDescription
    if name == "timeout" { return }
    #expect(recorder.completions.count == 1)
    #expect(observed == nil)
    let replaces = ["replaceError", "catch", "tryCatch"].contains(name)
    #expect((recorder.error != nil) == (fails && !replaces))
  }
}
