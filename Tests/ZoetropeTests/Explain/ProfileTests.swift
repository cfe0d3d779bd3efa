import Foundation
import Observation
import Testing
import Zoetrope
import ZoetropeGeometry

/// A profile counts what a scene does, and says why.
@MainActor struct ProfileTests {
  /// A host whose work is recorded.
  @MainActor private struct Stage {
    let host: Host
    let recorder = ProfileRecorder()

    init(_ content: some View) { self.init { _ in content } }

    init<Content: View>(_ content: (Host) -> Content) {
      host = Host(
        size: CGSize(width: 100, height: 100), sharing: FontSource.environment.shared(),
        profile: recorder)
      recorder.beginFrame(0)
      host.show(content(host))
    }

    /// Ends the frame of the first picture.
    func begin() async throws {
      try await host.advance(to: 0)
      _ = host.displayList()
      recorder.endFrame()
    }

    /// Records the frame at a time in seconds.
    func frame(at time: Double, _ change: () -> Void = {}) async throws {
      recorder.beginFrame(recorder.frames.count)
      change()
      try await host.advance(to: time)
      _ = host.displayList()
      recorder.endFrame()
    }

    var profile: Profile { Profile(recorder.frames, of: recorder.views, keepsElements: true) }

    /// The counts of a view, by its title, in one frame or in all.
    func counts(_ title: String, frame: Int? = nil) -> ProfileCounts {
      let profile = profile
      let record = frame.map { profile.frames[$0] } ?? profile.total
      return record.counts.first { profile.views[$0.view].title == title }?.counts
        ?? ProfileCounts()
    }

    /// The reasons of the evaluations of a view in a frame, in order.
    func reasons(_ title: String, frame: Int) -> [String] {
      let profile = profile
      return profile.frames[frame].evaluations.filter { profile.views[$0.view].title == title }
        .map(\.reason)
    }
  }

  private struct Leaf: View {
    var width: CGFloat

    var body: some View { Color.red.frame(width: width, height: 10) }
  }

  private struct Still: View {
    var body: some View { Color.blue.frame(width: 5, height: 5) }
  }

  /// Reads the state of the anim, and has a child that depends on it and one that does not.
  private struct Board: View {
    @Binding var width: CGFloat

    var body: some View {
      HStack {
        Leaf(width: width)
        Still()
      }
    }
  }

  @Test func `a view without a change is evaluated once, because it appeared`() async throws {
    let stage = Stage(Still())
    try await stage.begin()
    for step in 1...3 { try await stage.frame(at: Double(step)) }
    #expect(stage.counts("Still").evaluations == 1)
    #expect(stage.reasons("Still", frame: 0) == ["it appeared"])
    for frame in 1...3 {
      #expect(stage.profile.frames[frame].counts.isEmpty)
      let record = stage.profile.frames[frame]
      #expect(record.itemCount == record.reusedItemCount)
    }
  }

  private struct Switch: View {
    @State var isOn = false
    let journal: (Binding<Bool>) -> Void

    var body: some View {
      journal($isOn)
      return HStack {
        Leaf(width: isOn ? 20 : 10)
        Still()
      }
    }
  }

  @Test func `a change of state evaluates its reader again, and what it makes differently`()
    async throws
  {
    var binding: Binding<Bool>?
    let stage = Stage(Switch { binding = $0 })
    try await stage.begin()
    try await stage.frame(at: 1) { binding?.wrappedValue = true }
    #expect(stage.counts("Switch", frame: 1).evaluations == 1)
    #expect(stage.reasons("Switch", frame: 1) == ["state `isOn` of `Switch`"])
    #expect(
      stage.reasons("Switch/HStack/Leaf[0]", frame: 1)
        == ["`Switch` made it with another `width`"])
    #expect(stage.counts("Switch/HStack/Leaf[0]").evaluations == 2)
    #expect(stage.counts("Switch/HStack/Still[1]").evaluations == 1)
    #expect(stage.counts("Switch", frame: 1).idleEvaluations == 0)
  }

  @Test func `a write of an equal value evaluates nothing`() async throws {
    var binding: Binding<Bool>?
    let stage = Stage(Switch { binding = $0 })
    try await stage.begin()
    try await stage.frame(at: 1) { binding?.wrappedValue = false }
    #expect(stage.profile.frames[1].counts.isEmpty)
  }

  private struct Reader: View {
    @State var count = 0
    let journal: (Binding<Int>) -> Void

    var body: some View {
      journal($count)
      return Color.red.opacity(count >= 0 ? 1 : 0)
    }
  }

  @Test(arguments: [0, 1, 2, 7])
  func `evaluations that change nothing are without effect`(_ changes: Int) async throws {
    var binding: Binding<Int>?
    let stage = Stage(Reader { binding = $0 })
    try await stage.begin()
    for step in 0..<changes {
      try await stage.frame(at: Double(step + 1)) { binding?.wrappedValue += 1 }
    }
    #expect(stage.counts("Reader").evaluations == changes + 1)
    #expect(stage.counts("Reader").idleEvaluations == changes)
    let total = stage.profile.total.evaluations
    #expect(total.reduce(0) { $0 + $1.count } == changes + 1)
    #expect(total.reduce(0) { $0 + $1.idleCount } == changes)
  }

  @Observable final class Model {
    var rotation = 0.0
    var name = "a"
  }

  private struct Observer: View {
    let model: Model

    var body: some View { Color.red.frame(width: 10 + model.rotation) }
  }

  @Test func `the property of a model is named`() async throws {
    let model = Model()
    let stage = Stage(Observer(model: model))
    try await stage.begin()
    try await stage.frame(at: 1) { model.rotation = 5 }
    try await stage.frame(at: 2) { model.name = "b" }
    #expect(
      stage.reasons("Observer", frame: 1) == ["property `rotation` of the model `Model`"])
    // The body has not read the name.
    #expect(stage.counts("Observer", frame: 2).evaluations == 0)
  }

  final class Store: ObservableObject {
    @Published var count = 0
    @Published var title = "a"
  }

  private struct Shop: View {
    @StateObject var store: Store

    var body: some View { Color.red.frame(width: 10 + CGFloat(store.count)) }
  }

  @Test func `the published variable of an object is named, also if it is not read`() async throws {
    let store = Store()
    let stage = Stage(Shop(store: store))
    try await stage.begin()
    try await stage.frame(at: 1) { store.count = 5 }
    try await stage.frame(at: 2) { store.title = "b" }
    #expect(stage.reasons("Shop", frame: 1) == ["property `count` of the model `Store`"])
    #expect(stage.reasons("Shop", frame: 2) == ["property `title` of the model `Store`"])
    #expect(stage.counts("Shop", frame: 2).idleEvaluations == 1)
  }

  private struct Themed: View {
    @Environment(\.colorScheme) var scheme

    var body: some View { scheme == .dark ? Color.red : Color.blue }
  }

  private struct Theme: View {
    @Binding var isDark: Bool

    var body: some View { Themed().environment(\.colorScheme, isDark ? .dark : .light) }
  }

  @Test func `the environment's value that a view reads is named`() async throws {
    var isDark: Binding<Bool>?
    let stage = Stage { host in
      let state = host.makeState(false)
      isDark = state
      return Theme(isDark: state)
    }
    try await stage.begin()
    try await stage.frame(at: 1) { isDark?.wrappedValue = true }
    #expect(stage.reasons("Theme", frame: 1) == ["the state of the anim"])
    #expect(
      stage.reasons("Theme/Themed", frame: 1) == ["environment value `scheme` of `Themed`"])
  }

  private struct Grower: View, @preconcurrency Animatable {
    var width: CGFloat

    var animatableData: CGFloat {
      get { width }
      set { width = newValue }
    }

    var body: some View { Color.red.frame(width: width) }
  }

  private struct Garden: View {
    @Binding var width: CGFloat

    var body: some View { Grower(width: width) }
  }

  @Test func `an animation of a view's own data evaluates it in every frame`() async throws {
    var width: Binding<CGFloat>?
    let stage = Stage { host in
      let state = host.makeState(CGFloat(10))
      width = state
      return Garden(width: state)
    }
    try await stage.begin()
    try await stage.frame(at: 0) {
      withAnimation(.linear(duration: 1)) { width?.wrappedValue = 20 }
    }
    for step in 1...4 { try await stage.frame(at: Double(step) / 8) }
    let title = "Garden/Grower"
    #expect(stage.reasons(title, frame: 1).first == "`Garden` made it with another `width`")
    for frame in 2...5 {
      #expect(stage.counts(title, frame: frame).evaluations == 1)
      #expect(stage.reasons(title, frame: frame) == ["its animation"])
    }
  }

  /// A layout that asks its subviews twice for the same size.
  private struct Twice: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      for subview in subviews { _ = subview.sizeThatFits(.unspecified) }
      return proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
    }
  }

  @Test(arguments: [0, 1, 2, 9])
  func `sizes are asked twice, and computed once`(_ count: Int) async throws {
    let stage = Stage(
      Twice { ForEach(0..<count, id: \.self) { _ in Rectangle().fill(.red) } })
    try await stage.begin()
    var sum = ProfileCounts()
    for (view, counts) in stage.profile.total.counts
    where stage.profile.views[view].path.hasSuffix("Rectangle") { sum += counts }
    #expect(sum.sizes == 2 * count)
    #expect(sum.computedSizes == count)
    #expect(sum.memoHits == count)
    #expect(sum.placements == count)
    #expect(sum.drawings == count)
    #expect(stage.counts("Twice").placements == 1)
  }

  private struct Row: View {
    @Binding var mover: Double
    let count: Int

    var body: some View {
      HStack(spacing: 1) {
        ForEach(0..<count, id: \.self) { index in
          Rectangle().fill(.red).frame(width: 5, height: 5)
            .offset(y: index == 0 ? mover : 0)
        }
      }
    }
  }

  @Test func `a view that moves is drawn anew, and its neighbors are taken over`() async throws {
    let count = 12
    var mover: Binding<Double>?
    let stage = Stage { host in
      let state = host.makeState(0.0)
      mover = state
      return Row(mover: state, count: count)
    }
    try await stage.begin()
    try await stage.frame(at: 1) { mover?.wrappedValue = 9 }
    let frame = stage.profile.frames[1]
    #expect(frame.itemCount == count)
    #expect(frame.reusedItemCount == count - 1)
    let reused = frame.counts.filter { $0.counts.reuses > 0 }
    #expect(reused.count == count - 1)
    let rectangles = frame.counts.filter {
      stage.profile.views[$0.view].path.hasSuffix("Rectangle") && $0.counts.drawings > 0
    }
    #expect(!rectangles.isEmpty)
    #expect(
      rectangles.allSatisfy { stage.profile.views[$0.view].path.contains("ForEach[0]") })
  }

  @Test func `elements of a ForEach are added up`() async throws {
    let stage = Stage(ForEach(0..<5, id: \.self) { _ in Still() })
    try await stage.begin()
    let recorder = stage.recorder
    let joined = Profile(recorder.frames, of: recorder.views, keepsElements: false)
    let single = stage.profile
    #expect(single.views.count { $0.name == "Still" } == 5)
    #expect(joined.views.count { $0.name == "Still" } == 1)
    let row = try #require(joined.total.counts.first { joined.views[$0.view].name == "Still" })
    #expect(joined.views[row.view].path == "ForEach[*]/Still")
    #expect(row.counts.evaluations == 5)
  }

  @Test func `the time of the stages is that of all activities`() async throws {
    let stage = Stage(Switch { _ in })
    try await stage.begin()
    let frame = stage.profile.frames[0]
    let sum = ProfileActivity.stages.reduce(0) { $0 + frame.time(of: $1) }
    #expect(sum == frame.time)
    #expect(frame.time > 0)
    for (_, counts) in frame.counts { #expect(counts.ownTime <= counts.totalTime) }
  }

  @Test func `a profile leaves the display list and the diagnostics as they are`() async throws {
    func lists(_ profile: ProfileRecorder?) async throws -> [String] {
      let host = Host(
        size: CGSize(width: 100, height: 100), sharing: FontSource.environment.shared(),
        profile: profile)
      let state = host.makeState(CGFloat(10))
      host.show(Board(width: state))
      var lists: [String] = []
      for step in 0...8 {
        profile?.beginFrame(step)
        if step == 1 { withAnimation(.spring) { state.wrappedValue = 60 } }
        try await host.advance(to: Double(step) / 10)
        lists.append(host.displayList().description)
        profile?.endFrame()
      }
      return lists + host.takeDiagnostics().map(\.message)
    }
    #expect(try await lists(nil) == (try await lists(ProfileRecorder())))
  }
}
