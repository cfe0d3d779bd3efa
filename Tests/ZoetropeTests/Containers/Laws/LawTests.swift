import Foundation
import TestSupport
import Testing
import Zoetrope
import ZoetropeGeometry

/// Laws that hold for all trees of containers. A failure names the seed of its tree.
@MainActor @Suite(.reportsSeed) struct LawTests {
  private static let treesPerSeed = 25

  /// Random trees, each with a canvas.
  private func forEachTree(
    _ seed: Int, depth: Int = 4, _ body: (LayoutTree, CGSize, Comment) throws -> Void
  ) rethrows {
    for number in 0..<Self.treesPerSeed {
      var random = SeededRandom(seed: UInt64(1000 * seed + number))
      let tree = LayoutTree.random(depth: depth, using: &random)
      let canvas = CGSize(
        width: CGFloat([0, 60, 200, 333][Int.random(in: 0..<4, using: &random)]),
        height: CGFloat([0, 80, 150, 400][Int.random(in: 0..<4, using: &random)]))
      try body(tree, canvas, "seed \(seed), tree \(number)")
    }
  }

  private func host(
    _ canvas: CGSize, _ view: some View, _ direction: LayoutDirection = .leftToRight
  ) -> Host {
    let host = Host(size: canvas)
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    host.show(view, environment: environment)
    return host
  }

  // MARK: The reference

  @Test(arguments: 0..<20)
  func `five hundred random trees are laid out as by the reference layout`(seed: Int) {
    forEachTree(seed) { tree, canvas, comment in
      let expected = ReferenceLayout(tree, canvas: canvas).frames
      let actual = host(canvas, tree.view).frames()
      #expect(actual.count == expected.count, comment)
      let wrong = expected.filter { !isNear(actual[$0.key], $0.value) }
      #expect(wrong.isEmpty, comment)
    }
  }

  private func isNear(_ a: CGRect?, _ b: CGRect) -> Bool {
    guard let a else { return false }
    // Infinite lengths leave positions undefined.
    if !(b.minX + b.minY + b.width + b.height).isFinite { return true }
    return near(a, b, 1e-6)
  }

  // MARK: Asking

  /// Asks for sizes at some proposals, in some order, on each query.
  struct Asking: Layout {
    let proposals: [ProposedViewSize]
    let journal: Journal

    private func ask(_ subviews: Subviews) {
      for proposal in proposals {
        let size = subviews[0].sizeThatFits(proposal)
        let dimensions = subviews[0].dimensions(in: proposal)
        journal.note("\(proposal) \(size)")
        journal.note("\(proposal) \(CGSize(width: dimensions.width, height: dimensions.height))")
      }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      ask(subviews)
      return subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      subviews[0].place(at: bounds.origin, proposal: proposal)
      ask(subviews)
      _ = subviews[0].dimensions(in: proposals[0])[VerticalAlignment.firstTextBaseline]
    }
  }

  private func proposals(_ random: inout SeededRandom) -> [ProposedViewSize] {
    let lengths: [CGFloat?] = [nil, 0, .infinity, 17, 80.5, 250]
    return lengths.flatMap { width in
      lengths.map { ProposedViewSize(width: width, height: $0) }
    }.shuffled(using: &random)
  }

  @Test(arguments: 0..<20)
  func `the order of queries changes neither sizes nor places`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    forEachTree(seed, depth: 3) { tree, canvas, comment in
      let plain = host(canvas, tree.view).frames()
      var answers: [Set<String>] = []
      for _ in 0..<2 {
        let asking = Asking(proposals: proposals(&random), journal: Journal())
        let asked = host(canvas, asking { tree.view }).frames()
        #expect(asked == plain, comment)
        answers.append(Set(asking.journal.lines))
      }
      // One proposal has one answer, whatever the order.
      #expect(answers[0].count == 36, comment)
      #expect(answers[0] == answers[1], comment)
    }
  }

  /// Holds one view, and notes sizes that were not measured for it.
  struct Checking: Layout {
    let journal: Journal

    func makeCache(subviews: Subviews) -> [String: CGSize] { [:] }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout [String: CGSize]
    ) -> CGSize {
      let size = subviews[0].sizeThatFits(proposal)
      if cache["\(proposal)"] != nil { journal.note("measured twice at \(proposal)") }
      cache["\(proposal)"] = size
      return size
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
      cache: inout [String: CGSize]
    ) {
      if cache["\(proposal)"] != bounds.size {
        journal.note("\(bounds.size) at \(proposal), which gave \(cache)")
      }
      subviews[0].place(at: bounds.origin, proposal: proposal)
    }
  }

  @Test(arguments: 0..<20)
  func `bounds have the size measured for the proposal, which is measured once`(seed: Int) {
    forEachTree(seed, depth: 3) { tree, canvas, comment in
      let journal = Journal()
      _ = host(canvas, tree.checked(by: Checking(journal: journal)))
      #expect(journal.lines.isEmpty, comment)
    }
  }

  // MARK: Equivalent spellings

  @Test(arguments: 0..<20)
  func `stacks, custom layouts and erased layouts agree`(seed: Int) {
    forEachTree(seed) { tree, canvas, comment in
      let frames = LayoutTree.Style.allCases.map { style in
        host(canvas, tree.spelled(style).view).frames()
      }
      #expect(frames[0] == frames[1], comment)
      #expect(frames[0] == frames[2], comment)
    }
  }

  @Test(arguments: 0..<20)
  func `right-to-left layout mirrors everything`(seed: Int) {
    forEachTree(seed) { tree, canvas, comment in
      let left = host(canvas, tree.view).frames()
      let right = host(canvas, tree.view, .rightToLeft).frames()
      #expect(left.count == right.count, comment)
      let wrong = left.filter { name, frame in
        var mirrored = frame
        mirrored.origin.x = canvas.width - frame.maxX
        return !isNear(right[name], mirrored)
      }
      #expect(wrong.isEmpty, comment)
    }
  }

  // MARK: Lengths

  /// Some views along an axis, with limits, priorities and spacers among them.
  private func row(
    _ random: inout SeededRandom, fromNothing: Bool
  ) -> (tree: LayoutTree, most: CGFloat) {
    let lengths: [CGFloat] = [0, 5, 20, 20, 45, 70]
    var (children, most): ([LayoutTree], CGFloat) = ([], 0)
    for index in 0..<Int.random(in: 0...5, using: &random) {
      let (a, b) = (
        lengths[Int.random(in: 0..<6, using: &random)],
        lengths[Int.random(in: 0..<6, using: &random)]
      )
      let least = CGSize(width: fromNothing ? 0 : min(a, b), height: 0)
      let leaf = LayoutTree.Leaf.within(
        least, ideal: least, CGSize(width: max(a, b), height: max(a, b)))
      children.append(
        .modified(
          .leaf("leaf\(index)", leaf), .priority(Double(Int.random(in: 0...2, using: &random)))))
      most += max(a, b)
    }
    let spacing: CGFloat = fromNothing ? 0 : [0, 3, 10][Int.random(in: 0..<3, using: &random)]
    most += spacing * CGFloat(max(children.count - 1, 0))
    let side = LayoutTree.Side.allCases[Int.random(in: 0..<3, using: &random)]
    return (.stack(.horizontal, side, spacing: spacing, .plain, children), most)
  }

  @Test(arguments: 0..<250) func `a stack with enough room never overflows`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let roomy = row(&random, fromNothing: false)
    let width = roomy.most + CGFloat(Int.random(in: 0...50, using: &random))
    let taken = host(CGSize(width: width, height: 50), roomy.tree.view.measured("stack"))
    #expect(taken.frame("stack").width <= width + 1e-9, "seed \(seed)")
    // Every view has its maximum, however the views are served.
    #expect(near(taken.frame("stack").width, roomy.most), "seed \(seed)")
    // Views with a minimum of zero share all the room.
    let small = row(&random, fromNothing: true)
    let share = CGFloat(Int.random(in: 0...100, using: &random))
    let shared = host(CGSize(width: share, height: 50), small.tree.view.measured("stack"))
    #expect(shared.frame("stack").width <= share + 1e-9, "seed \(seed)")
  }

  @Test(arguments: 0..<250) func `lengths add up, and guides lie on one line`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let (tree, _) = row(&random, fromNothing: false)
    guard case .stack(_, let side, let spacing, _, let children) = tree else { return }
    let width = CGFloat(Int.random(in: 0...200, using: &random))
    let shown = host(CGSize(width: width, height: 50), tree.view.measured("stack"))
    let frames = children.indices.map { shown.frame("leaf\($0)") }
    let stack = shown.frame("stack")
    for (before, after) in zip(frames, frames.dropFirst()) {
      #expect(near(after.minX - before.maxX, spacing ?? 8), "seed \(seed)")
    }
    if let first = frames.first, let last = frames.last {
      #expect(near(first.minX, stack.minX), "seed \(seed)")
      #expect(near(last.maxX, stack.maxX), "seed \(seed)")
    }
    let lengths = frames.map(\.width).reduce(0, +)
    let distances = (spacing ?? 8) * CGFloat(max(frames.count - 1, 0))
    #expect(near(stack.width, lengths + distances), "seed \(seed)")
    #expect(near(stack.height, frames.map(\.height).max() ?? 0), "seed \(seed)")
    let lines = frames.map { $0.minY + $0.height.part(side) }
    #expect(lines.allSatisfy { near($0, stack.minY + stack.height.part(side)) }, "seed \(seed)")
  }
}

extension LayoutTree {
  /// The view with a layout of one view around every container in it; leaves stay unchanged.
  @MainActor fileprivate func checked(by layout: LawTests.Checking) -> AnyView {
    switch self {
    case .leaf, .spacer, .divider: return view
    case .stack(.horizontal, let side, let spacing, _, let children):
      let row = HStack(alignment: side.vertical, spacing: spacing) {
        ForEach(children.indices, id: \.self) { children[$0].checked(by: layout) }
      }
      return AnyView(layout { row })
    case .stack(.vertical, let side, let spacing, _, let children):
      let column = VStack(alignment: side.horizontal, spacing: spacing) {
        ForEach(children.indices, id: \.self) { children[$0].checked(by: layout) }
      }
      return AnyView(layout { column })
    case .layers(let x, let y, _, let children):
      let alignment = Alignment(horizontal: x.horizontal, vertical: y.vertical)
      let stack = ZStack(alignment: alignment) {
        ForEach(children.indices, id: \.self) { children[$0].checked(by: layout) }
      }
      return AnyView(layout { stack })
    case .modified(let tree, let change):
      return AnyView(layout { change.apply(to: tree.checked(by: layout)) })
    }
  }
}
