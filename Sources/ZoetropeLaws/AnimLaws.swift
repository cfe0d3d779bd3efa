import Foundation
import Zoetrope

/// Checks the layouts that an animation shows.
@MainActor package struct AnimLaws {
  /// The names of the types of custom layouts, in the order in which they first appear.
  package private(set) var layouts: [String] = []
  /// The broken laws.
  package private(set) var findings: [LawFinding] = []
  private let laws: [LayoutLaw]
  private let progress: (String) -> Void
  private var collections: [ObjectIdentifier: any LayoutCollection] = [:]
  private var order: [ObjectIdentifier] = []

  /// The number of moments at which the layouts of an animation are inspected.
  private static let sampleCount = 25

  /// Runs an animation, collects the values of its custom layouts, and checks each type of layout.
  ///
  /// - Parameters:
  ///   - anim: The animation.
  ///   - fonts: The fonts.
  ///   - laws: The laws to check.
  ///   - progress: A closure that is called before each question with its description.
  /// - Throws: ``Zoetrope/AnimError``, ``Zoetrope/HostError``, or the error of a cue.
  package init(
    of anim: Anim, fonts: FontSource, laws: [LayoutLaw],
    progress: @escaping (String) -> Void = { _ in }
  ) async throws {
    self.laws = laws
    self.progress = progress
    try await run(anim, fonts)
    for type in order {
      guard let collection = collections[type] else { continue }
      layouts.append(collection.name)
      findings += collection.findings(laws, progress)
    }
    if laws.contains(.settles) { try await checkState(anim, fonts) }
  }

  private mutating func run(_ anim: Anim, _ fonts: FontSource) async throws {
    let host = try anim.start(fonts: fonts)
    let last = max(anim.frameCount() - 1, 0)
    let step = max(1, (last + Self.sampleCount - 1) / Self.sampleCount)
    var frames = Array(stride(from: 0, through: last, by: step))
    if frames.last != last { frames.append(last) }
    for frame in frames {
      try await host.advance(to: anim.rate.seconds(ofFrame: frame))
      _ = host.displayList()
      for container in ContainerSearch.containers(in: host) {
        collect(container.specifiedLayout, container, host)
      }
    }
  }

  private mutating func collect<L: Layout>(
    _ layout: L, _ container: any AskedContainer, _ host: Zoetrope.Host
  ) {
    let name = _typeName(L.self, qualified: true)
    if ["Zoetrope.", "SwiftUI.", "ZoetropeLaws."].contains(where: name.hasPrefix) { return }
    let type = ObjectIdentifier(L.self)
    if collections[type] == nil {
      collections[type] = CollectedLayouts<L>()
      order.append(type)
    }
    guard let collected = collections[type] as? CollectedLayouts<L> else { return }
    collected.add(layout, container, host, laws)
  }

  /// Runs the animation again, in a way that ends it when a layout writes state. If that happens,
  /// reports the number of rounds that the state takes to settle.
  private mutating func checkState(_ anim: Anim, _ fonts: FontSource) async throws {
    let end = anim.rate.seconds(ofFrame: max(anim.frameCount() - 1, 0))
    // The layout runs for the first time when the content is shown.
    let strict = try anim.start(isStrict: true, sharing: fonts.shared())
    do { try await strict.advance(to: end) } catch HostError.stateWrittenInLayout(
      let time, let state, let layout)
    {
      let host = try anim.start(fonts: fonts)
      try await host.advance(to: end)
      let rounds = host.mostRounds == 1 ? "1 round" : "\(host.mostRounds) rounds"
      // The last component of the path is the name of the type, followed by a number if there are
      // several.
      let name = layout.split(separator: "/").last?.prefix { $0 != "[" } ?? ""
      findings.append(
        LawFinding(
          .settles, of: String(name), layout: layout,
          question: "At \(SourceText.number(time)) s, it writes state:",
          answers: ["\(state), which settles after at most \(rounds)"],
          subviews: nil, isBreak: true))
    } catch HostError.layoutFault {
      // The other laws report this fault.
    }
  }
}

/// The values of one type of layout.
@MainActor private protocol LayoutCollection: AnyObject {
  var name: String { get }
  func findings(_ laws: [LayoutLaw], _ progress: (String) -> Void) -> [LawFinding]
}

@MainActor private final class CollectedLayouts<L: Layout>: LayoutCollection {
  /// The different values of the layout of one container, in the order in which they first appear.
  private struct Values {
    let container: ObjectIdentifier
    var layouts: [(text: String, layout: L)] = []
  }

  private var containers: [Values] = []
  /// The laws that the layout breaks with the subviews of the animation itself.
  private var inPlace: [LawFinding] = []
  private var askedCounts: Set<Int> = []

  /// The maximum number of containers whose values are kept, and of further values of each
  /// container that are compared with the first one.
  private static var limit: Int { 4 }

  var name: String { typeName(L.self) }

  func add(
    _ layout: L, _ container: any AskedContainer, _ host: Zoetrope.Host, _ laws: [LayoutLaw]
  ) {
    let text = SourceText.value(layout)
    let isNew = !containers.contains { $0.layouts.contains { $0.text == text } }
    remember(layout, text, of: ObjectIdentifier(container))
    // The layout is asked once for each of its values and for each number of subviews, because
    // equal subviews give equal answers.
    let isAsked = !askedCounts.insert(container.subviews.count).inserted
    if isNew || !isAsked { ask(layout, text, container, host, laws) }
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

  private func ask(
    _ layout: L, _ text: String, _ container: any AskedContainer, _ host: Zoetrope.Host,
    _ laws: [LayoutLaw]
  ) {
    let questions = LayoutQuestioning(layout: layout, subviews: container.subviews)
    let proposals = [
      container.placementProposal, .unspecified, .zero, .init(width: 200, height: 300),
    ]
    host.entered {
      for law in laws where !inPlace.contains(where: { $0.law == law }) {
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
        guard let violation else { continue }
        inPlace.append(
          LawFinding(
            law, of: name, layout: text, question: "\(violation.question) (at \(container.path))",
            answers: violation.answers, subviews: nil, proposal: violation.proposal,
            isBreak: violation.isAdvice))
      }
    }
  }

  /// Checks the first value of the first container, and the animation of each container from its
  /// first value to its other ones.
  func findings(_ laws: [LayoutLaw], _ progress: (String) -> Void) -> [LawFinding] {
    guard let first = containers.first?.layouts.first else { return [] }
    var found = LayoutLaws.findings(
      of: first.layout, laws: laws.filter { !$0.needsOther }, progress: progress)
    for container in containers {
      guard let first = container.layouts.first else { continue }
      let between = laws.filter { law in
        law.needsOther && !found.contains { $0.law == law }
      }
      found += LayoutLaws.findings(
        of: first.layout, others: container.layouts.dropFirst().map(\.layout), laws: between,
        progress: progress)
    }
    return found + inPlace.filter { own in !found.contains { $0.law == own.law } }
  }
}
