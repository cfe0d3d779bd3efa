import Testing
import Zoetrope
import ZoetropeCombine

/// An operator, applied to values that are all different.
struct Specimen: CustomTestStringConvertible, Sendable {
  typealias Upstream = AnyPublisher<Int, Problem>

  let testDescription: String
  /// Applies the operator. The closures that the operator keeps refer to the witness.
  let apply: @Sendable (Upstream, Witness) -> AnyPublisher<String, any Error>

  init<P: Publisher & SendableMetatype>(
    _ name: String, _ apply: @escaping @Sendable (Upstream, Witness) -> P
  ) {
    testDescription = name
    self.apply = {
      apply($0, $1).map { "\($0)" }.mapError { $0 as any Error }.eraseToAnyPublisher()
    }
  }

  static let immediate = ImmediateScheduler.shared

  static var all: [Specimen] {
    [
      Specimen("map") { p, w in p.map { $0 + w.use } },
      Specimen("tryMap") { p, w in p.tryMap { $0 + w.use } },
      Specimen("mapError") { p, w in p.mapError { Problem(number: $0.number + w.use) } },
      Specimen("map key path") { p, w in p.map { $0 + w.use }.map(\.description) },
      Specimen("replaceNil") { p, w in p.map { Optional($0 + w.use) }.replaceNil(with: 0) },
      Specimen("replaceEmpty") { p, w in p.filter { $0 < w.use }.replaceEmpty(with: 1) },
      Specimen("replaceError") { p, w in p.filter { $0 > w.use }.replaceError(with: 1) },
      Specimen("filter") { p, w in p.filter { $0 % 2 == w.use } },
      Specimen("tryFilter") { p, w in p.tryFilter { $0 % 2 == w.use } },
      Specimen("compactMap") { p, w in p.compactMap { $0 % 2 == w.use ? $0 : nil } },
      Specimen("tryCompactMap") { p, w in p.tryCompactMap { $0 % 2 == w.use ? $0 : nil } },
      Specimen("removeDuplicates") { p, w in p.removeDuplicates { $0 + w.use == $1 } },
      Specimen("tryRemoveDuplicates") { p, w in p.tryRemoveDuplicates { $0 + w.use == $1 } },
      Specimen("scan") { p, w in p.scan(0) { $0 + $1 + w.use } },
      Specimen("tryScan") { p, w in p.tryScan(0) { $0 + $1 + w.use } },
      Specimen("reduce") { p, w in p.reduce(0) { $0 + $1 + w.use } },
      Specimen("tryReduce") { p, w in p.tryReduce(0) { $0 + $1 + w.use } },
      Specimen("collect") { p, w in p.map { $0 + w.use }.collect() },
      Specimen("collect by count") { p, w in p.map { $0 + w.use }.collect(3) },
      Specimen("collect by time") { p, w in
        p.map { $0 + w.use }.collect(.byTimeOrCount(ManualScheduler(), 10, 3))
      },
      Specimen("count") { p, w in p.map { $0 + w.use }.count() },
      Specimen("min") { p, w in p.min { $0 + w.use < $1 } },
      Specimen("tryMax") { p, w in p.tryMax { $0 + w.use < $1 } },
      Specimen("contains") { p, w in p.contains { $0 + w.use == 100 } },
      Specimen("tryContains") { p, w in p.tryContains { $0 + w.use == 100 } },
      Specimen("allSatisfy") { p, w in p.allSatisfy { $0 + w.use < 100 } },
      Specimen("tryAllSatisfy") { p, w in p.tryAllSatisfy { $0 + w.use < 100 } },
      Specimen("first") { p, w in p.filter { $0 + w.use > 100 }.first() },
      Specimen("first where") { p, w in p.first { $0 + w.use > 100 } },
      Specimen("tryFirst where") { p, w in p.tryFirst { $0 + w.use > 100 } },
      Specimen("last") { p, w in p.map { $0 + w.use }.last() },
      Specimen("last where") { p, w in p.last { $0 + w.use < 100 } },
      Specimen("tryLast where") { p, w in p.tryLast { $0 + w.use < 100 } },
      Specimen("output") { p, w in p.map { $0 + w.use }.output(in: 1...) },
      Specimen("prefix") { p, w in p.map { $0 + w.use }.prefix(100) },
      Specimen("prefix while") { p, w in p.prefix { $0 + w.use < 100 } },
      Specimen("tryPrefix while") { p, w in p.tryPrefix { $0 + w.use < 100 } },
      Specimen("prefix until") { p, w in
        p.map { $0 + w.use }.prefix(untilOutputFrom: PassthroughSubject<Int, Never>())
      },
      Specimen("dropFirst") { p, w in p.map { $0 + w.use }.dropFirst() },
      Specimen("drop while") { p, w in p.drop { $0 + w.use < 2 } },
      Specimen("tryDrop while") { p, w in p.tryDrop { $0 + w.use < 2 } },
      Specimen("drop until") { p, w in
        p.map { $0 + w.use }.drop(
          untilOutputFrom: CurrentValueSubject<Int, Never>(1).setFailureType(to: Problem.self))
      },
      Specimen("append") { p, w in p.map { $0 + w.use }.append(8, 9) },
      Specimen("prepend") { p, w in p.map { $0 + w.use }.prepend(8, 9) },
      Specimen("merge") { p, w in p.merge(with: p.map { $0 + w.use + 100 }) },
      Specimen("merge many") { p, w in p.map { $0 + w.use }.merge(with: p.map { $0 - 100 }) },
      Specimen("zip") { p, w in p.zip(p) { $0 + $1 + w.use } },
      Specimen("zip of four") { p, w in p.zip(p, p, p) { $0 + $1 + $2 + $3 + w.use } },
      Specimen("flatMap") { p, w in p.flatMap { Just($0 + w.use) } },
      Specimen("flatMap one at a time") { p, w in
        p.flatMap(maxPublishers: .max(1)) { [$0, w.use].publisher }
      },
      Specimen("catch") { p, w in p.catch { _ in Just(w.use) } },
      Specimen("tryCatch") { p, w in p.tryCatch { _ in Just(w.use) } },
      Specimen("retry") { p, w in p.map { $0 + w.use }.retry(1) },
      Specimen("ignoreOutput") { p, w in p.map { $0 + w.use }.ignoreOutput() },
      Specimen("handleEvents") { p, w in p.handleEvents(receiveOutput: { _ in _ = w.use }) },
      Specimen("breakpoint") { p, w in p.breakpoint(receiveOutput: { _ in w.use > 1 }) },
      Specimen("share") { p, w in p.map { $0 + w.use }.share() },
      Specimen("buffer") { p, w in
        p.map { $0 + w.use }.buffer(size: 100, prefetch: .keepFull, whenFull: .dropNewest)
      },
      Specimen("receive") { p, w in p.map { $0 + w.use }.receive(on: immediate) },
      Specimen("subscribe") { p, w in p.map { $0 + w.use }.subscribe(on: immediate) },
      Specimen("delay") { p, w in p.map { $0 + w.use }.delay(for: 1, scheduler: immediate) },
      Specimen("debounce") { p, w in p.map { $0 + w.use }.debounce(for: 1, scheduler: immediate) },
      Specimen("timeout") { p, w in
        p.map { $0 + w.use }.timeout(1, scheduler: ManualScheduler())
      },
      Specimen("measureInterval") { p, w in p.map { $0 + w.use }.measureInterval(using: immediate)
      },
    ]
  }
}
