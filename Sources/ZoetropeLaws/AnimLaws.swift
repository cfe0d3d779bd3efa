import Foundation
import Zoetrope

/// Checks the layouts that an animation shows.
@MainActor package struct AnimLaws {
  /// The names of the types of custom layouts, in the order in which they first appear.
  package private(set) var layouts: [String] = []
  /// The broken laws.
  package private(set) var findings: [LawFinding] = []
  private let laws: [LayoutLaw]
  private let isolation: LawIsolation?
  private let progress: (String) -> Void
  private var collections: [ObjectIdentifier: any LayoutCollection] = [:]
  private var order: [ObjectIdentifier] = []

  /// The maximum number of steps into which the inspected frames divide an animation.
  private static let sampleCount = 25

  /// Runs an animation, collects the values of its custom layouts, and checks each type of layout.
  ///
  /// - Parameters:
  ///   - anim: The animation.
  ///   - fonts: The fonts.
  ///   - laws: The laws to check.
  ///   - isolation: The isolation, which calls layouts in copies of this process. A layout that
  ///     traps or never returns then ends only a copy. If nil, this process itself calls the
  ///     layouts.
  ///   - progress: A closure that is called before a law is checked with a group of subviews. The
  ///     argument describes the check.
  /// - Throws: ``Zoetrope/AnimError``, ``Zoetrope/HostError``, or the error of a cue.
  package init(
    of anim: Anim, fonts: FontSource, laws: [LayoutLaw], isolation: LawIsolation? = nil,
    progress: @escaping (String) -> Void = { _ in }
  ) async throws {
    self.laws = laws
    self.isolation = isolation
    self.progress = progress
    try await run(anim, fonts)
    let shelf = RackShelf(for: [Specimen].usualGroups)
    for type in order {
      guard let collection = collections[type] else { continue }
      layouts.append(collection.name)
      findings += collection.findings(laws, isolation?.process, shelf, progress)
    }
    if laws.contains(.settles) { try await checkState(anim, fonts) }
  }

  /// Starts a run of an animation.
  ///
  /// - Returns: The host, and a watch. Beginning with the first view, the watch records in the
  ///   notes of ``isolation`` which code of the animation runs. The watch is nil if there are no
  ///   notes.
  private func start(
    _ anim: Anim, _ fonts: FontSource
  ) throws -> (host: Zoetrope.Host, watch: CodeWatch?) {
    var watch: CodeWatch?
    let host = try anim.start(sharing: fonts.shared()) { watch = self.watch($0) }
    return (host, watch)
  }

  private func watch(_ host: Zoetrope.Host) -> CodeWatch? {
    isolation?.notes.map { CodeWatch(host, $0) }
  }

  private mutating func run(_ anim: Anim, _ fonts: FontSource) async throws {
    var (host, watch) = try start(anim, fonts)
    let last = max(anim.frameCount() - 1, 0)
    let step = max(1, (last + Self.sampleCount - 1) / Self.sampleCount)
    var frames = Array(stride(from: 0, through: last, by: step))
    if frames.last != last { frames.append(last) }
    for frame in frames {
      if frame > 0 { watch = self.watch(host) }
      try await host.advance(to: anim.rate.seconds(ofFrame: frame))
      _ = host.displayList()
      watch?.end()
      for container in ContainerSearch.containers(in: host) {
        collect(container.specifiedLayout, container, host)
      }
    }
  }

  private mutating func collect<L: Layout>(
    _ layout: L, _ container: any AskedContainer, _ host: Zoetrope.Host
  ) {
    let name = _typeName(L.self, qualified: true)
    if ContainerSearch.isBuiltIn(name) { return }
    let type = ObjectIdentifier(L.self)
    if collections[type] == nil {
      collections[type] = CollectedLayouts<L>()
      order.append(type)
    }
    guard let collected = collections[type] as? CollectedLayouts<L> else { return }
    collected.add(layout, container, host, laws, isolation?.process)
  }

  /// Runs the animation again, and checks only the law ``LayoutLaw/settles``. Adds a finding for
  /// each layout that changes state, with the number of rounds until the state settles.
  private mutating func checkState(_ anim: Anim, _ fonts: FontSource) async throws {
    let (host, watch) = try start(anim, fonts)
    try await host.advance(to: anim.rate.seconds(ofFrame: max(anim.frameCount() - 1, 0)))
    watch?.end()
    // A layout may change its state in a closure on the main queue. Such a change is accepted if
    // the state changes in one round only.
    var causes = host.settlingCauses.filter { !$0.isHandedOver || $0.rounds > 1 }
    while let first = causes.first {
      let own = causes.filter { $0.path == first.path && $0.isHandedOver == first.isHandedOver }
      causes.removeAll { $0.path == first.path && $0.isHandedOver == first.isHandedOver }
      let act = first.isHandedOver ? "hands over state that keeps changing" : "writes state"
      findings.append(
        LawFinding(
          .settles, of: first.layout, layout: first.path,
          question: "At \(SourceText.number(first.time)) s, it \(act):",
          answers: own.map { cause in
            let rounds = cause.rounds == 1 ? "1 round" : "\(cause.rounds) rounds"
            return "\(cause.state), which settles after at most \(rounds)"
          },
          subviews: nil, isBreak: true))
    }
  }
}

/// The values of one type of layout.
@MainActor private protocol LayoutCollection: AnyObject {
  var name: String { get }
  func findings(
    _ laws: [LayoutLaw], _ process: TrialProcess?, _ shelf: RackShelf,
    _ progress: @escaping (String) -> Void
  ) -> [LawFinding]
}

@MainActor private final class CollectedLayouts<L: Layout>: LayoutCollection {
  /// A container, and the different values that its layout has, in the order in which they first
  /// appear.
  private struct Values {
    let container: ObjectIdentifier
    var layouts: [(text: String, layout: L)] = []
  }

  private var containers: [Values] = []
  /// The laws that the layout breaks with the subviews of the animation itself.
  private var inPlace: [LawFinding] = []
  private var askedCounts: Set<Int> = []

  /// The maximum number of containers whose values are kept. Also the maximum number of values of
  /// each container that are compared with the container's first value.
  private static var limit: Int { 4 }

  var name: String { typeName(L.self) }

  func add(
    _ layout: L, _ container: any AskedContainer, _ host: Zoetrope.Host, _ laws: [LayoutLaw],
    _ process: TrialProcess?
  ) {
    let text = SourceText.value(layout)
    let isNew = !containers.contains { $0.layouts.contains { $0.text == text } }
    remember(layout, text, of: ObjectIdentifier(container))
    // The layout is asked only if its value or the number of subviews is new. If neither is new,
    // the answers are assumed to be the same as before.
    let isAsked = !askedCounts.insert(container.subviews.count).inserted
    if !isNew && isAsked || inPlace.contains(where: { $0.law == .returns }) { return }
    let asked = laws.filter { law in !inPlace.contains { $0.law == law } }
    func ask() -> [LawFinding] {
      self.ask(layout, text, container, host, asked, process?.notes)
    }
    guard let process else { return inPlace += ask() }
    let end = process.run { !ask().isEmpty }
    switch end {
    case .answered(false): break
    case .answered(true): inPlace += ask()
    case .trapped, .endless:
      guard laws.contains(.returns) else { return }
      inPlace.append(
        LawFinding(
          .returns, of: name, layout: text,
          question: "At \(container.path): "
            + IsolatedTrial<L>.question(process.notes.words, end),
          answers: [end.words], subviews: nil))
    }
  }

  private func remember(_ layout: L, _ text: String, of container: ObjectIdentifier) {
    guard let index = containers.firstIndex(where: { $0.container == container }) else {
      if containers.count < Self.limit {
        containers.append(Values(container: container, layouts: [(text, layout)]))
      }
      return
    }
    let known = containers[index].layouts
    if known.count <= Self.limit, !known.contains(where: { $0.text == text }) {
      containers[index].layouts.append((text, layout))
    }
  }

  /// Returns the laws that a layout breaks with the subviews of a container.
  private func ask(
    _ layout: L, _ text: String, _ container: any AskedContainer, _ host: Zoetrope.Host,
    _ laws: [LayoutLaw], _ notes: CallNotes?
  ) -> [LawFinding] {
    let questions = LayoutQuestioning(layout: layout, subviews: container.subviews, notes: notes)
    let proposals = [
      container.placementProposal, .unspecified, .zero, .init(width: 200, height: 300),
    ]
    return host.entered {
      laws.compactMap { law in
        let violation: LawViolation? =
          switch law {
          case .sameAnswer: questions.differingAnswer(proposals)
          case .soundSize: questions.unsoundSize(proposals)
          case .orderedSizes: questions.disorder()
          case .allPlaced: questions.unplaced([container.placementProposal])
          case .movesWithBounds: questions.unmoved(proposals)
          case .cacheUpdate: questions.staleCache(proposals)
          default: nil
          }
        guard let violation else { return nil }
        return LawFinding(
          law, of: name, layout: text, question: "\(violation.question) (at \(container.path))",
          answers: violation.answers, subviews: nil, proposal: violation.proposal,
          isBreak: violation.isAdvice)
      }
    }
  }

  /// Checks the layout's first value in the first container. Then checks, for each container, the
  /// animation from the first value in the container to each further value.
  func findings(
    _ laws: [LayoutLaw], _ process: TrialProcess?, _ shelf: RackShelf,
    _ progress: @escaping (String) -> Void
  ) -> [LawFinding] {
    guard let first = containers.first?.layouts.first else { return [] }
    var found = findings(
      of: first.layout, [], laws.filter { !$0.needsOther || $0 == .returns }, process, shelf,
      progress)
    for container in containers {
      guard let first = container.layouts.first else { continue }
      let between = laws.filter { law in
        law.needsOther && !found.contains { $0.law == law }
      }
      let others = container.layouts.dropFirst().map(\.layout)
      if others.isEmpty && between == [.returns] { continue }
      found += findings(of: first.layout, others, between, process, shelf, progress)
    }
    return found + inPlace.filter { own in !found.contains { $0.law == own.law } }
  }

  private func findings(
    of layout: L, _ others: [L], _ laws: [LayoutLaw], _ process: TrialProcess?,
    _ shelf: RackShelf, _ progress: @escaping (String) -> Void
  ) -> [LawFinding] {
    guard let process else {
      return LayoutLaws.findings(
        of: layout, others: others, laws: laws, groups: [Specimen].usualGroups, notes: nil,
        shelf: shelf, progress: progress)
    }
    return IsolatedTrial(
      layout: layout, others: others, process: process, shelf: shelf, progress: progress
    ).findings(laws: laws, groups: [Specimen].usualGroups)
  }
}
