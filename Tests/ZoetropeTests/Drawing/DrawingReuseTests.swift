import Foundation
import Testing
import Zoetrope
import ZoetropeDisplayList

/// Display lists of which only the changes are drawn again.
@MainActor struct DrawingReuseTests {
  /// Compares lists with those of complete walks, frame by frame.
  ///
  /// - Returns: The number of frames whose list differs from the previous one.
  @discardableResult private func follow(
    _ host: Host, from first: Int = 0, until last: Int = 40, rate: Double = 20,
    _ change: (Int) -> Void = { _ in }, location: SourceLocation = #_sourceLocation
  ) async throws -> Int {
    var changes = 0
    var previous: DisplayList?
    for frame in first...last {
      change(frame)
      try await host.advance(to: Double(frame) / rate)
      let list = host.displayList()
      #expect(list == host.freshDisplayList(), "frame \(frame)", sourceLocation: location)
      #expect(throws: Never.self) { try list.validate() }
      if let previous, previous != list { changes += 1 }
      previous = list
    }
    return changes
  }

  // MARK: Frames in which nothing changes

  @Test(arguments: [0, 1, 2, 200])
  func `a frame without changes walks no nodes`(count: Int) async throws {
    let host = Host(300, 200) { Dots(count: count) }
    try await host.advance(to: 0)
    let list = host.displayList()
    #expect(list.items.count == count)
    let walked = host.drawnNodeCount
    for frame in 1...10 {
      try await host.advance(to: Double(frame))
      #expect(host.displayList().isStoredLike(list))
      #expect(host.takeDiagnostics().isEmpty)
    }
    #expect(host.drawnNodeCount == walked)
  }

  @Test func `a view is walked only while it moves`() async throws {
    let host = Host(300, 200) { Fading() }
    var walks: [Int] = []
    for frame in 0...30 {
      if frame == 20 { try host.tap("Dot") }
      try await host.advance(to: Double(frame) / 10)
      let before = host.drawnNodeCount
      _ = host.displayList()
      walks.append(host.drawnNodeCount - before)
    }
    // The square fades in from 0 to 1 seconds, and out from 1.9 to 2.9.
    #expect(walks[1...10].allSatisfy { $0 > 0 })
    #expect(walks[12...19].allSatisfy { $0 == 0 })
    #expect(walks[21...28].allSatisfy { $0 > 0 })
  }

  // MARK: Frames in which a little changes

  @Test(arguments: [8, 80, 800])
  func `one changing view among many is the only one drawn again`(count: Int) async throws {
    let host = Host(900, 900) { Dots(count: count, rows: 8, changing: count / 2) }
    try await follow(host, until: 2)
    for frame in 3...12 {
      let before = host.drawnNodeCount
      try await host.advance(to: Double(frame))
      let list = host.displayList()
      let walked = host.drawnNodeCount - before
      #expect(list == host.freshDisplayList())
      // A row is no larger than a retained chunk of the list, and neither is the path to it.
      #expect((1...22).contains(walked), "\(walked)")
    }
  }

  @Test func `a subtree in the middle may change its number of items`() async throws {
    let host = Host(400, 400) {
      VStack(spacing: 0) {
        Dots(count: 20)
        Blinking { Dots(count: 12) }
        HStack { Dots(count: 9, changing: 4) }
        Dots(count: 20)
      }
    }
    #expect(try await follow(host) > 15)
  }

  @Test func `views in nested containers may change in turn`() async throws {
    let host = Host(600, 600) {
      VStack {
        ForEach(0..<5, id: \.self) { row in
          HStack {
            ForEach(0..<10, id: \.self) { column in
              TimelineView(.periodic(from: .zero, by: 1)) { timeline in
                let count = Int(timeline.date.timeIntervalSinceReferenceDate)
                Color(white: count % 50 == row * 10 + column ? 1 : 0)
              }
            }
          }
        }
      }
    }
    #expect(try await follow(host, until: 60, rate: 1) == 60)
  }

  // MARK: Ways to change

  @Test(arguments: [LayoutInterpolation.parameters, .positions])
  func `views may be inserted and removed`(interpolation: LayoutInterpolation) async throws {
    let host = Host(size: CGSize(width: 300, height: 300), interpolation: interpolation)
    let ids = host.makeState(Array(0..<12))
    host.show(Listed(ids: ids))
    let changes = try await follow(host, until: 100) { frame in
      if frame == 5 { withAnimation(.linear(duration: 1)) { ids.wrappedValue.removeLast(3) } }
      if frame == 40 { withAnimation(.linear(duration: 1)) { ids.wrappedValue.insert(20, at: 4) } }
      if frame == 50 { ids.wrappedValue.reverse() }
      if frame == 70 { withAnimation { ids.wrappedValue = [] } }
    }
    #expect(changes > 40)
  }

  private struct Listed: View {
    @Binding var ids: [Int]

    var body: some View {
      VStack(spacing: 2) {
        ForEach(ids, id: \.self) { id in
          Color(white: Double(id) / 30).frame(width: 20, height: 10)
            .transition(id.isMultiple(of: 2) ? .slide : .opacity)
        }
        Dots(count: 10)
      }
    }
  }

  @Test func `scrolled content follows its window`() async throws {
    let host = Host(200, 100) { Scrolled() }
    let changes = try await follow(host, until: 60) { frame in
      if frame == 3 { try? host.tap("go") }
    }
    #expect(changes > 10)
  }

  private struct Scrolled: View {
    var body: some View {
      ScrollViewReader { reader in
        VStack(spacing: 0) {
          Button("go") { withAnimation(.linear(duration: 1)) { reader.scrollTo(38) } }
          ScrollView {
            LazyVStack(pinnedViews: .sectionHeaders) {
              Section {
                ForEach(0..<40, id: \.self) { row in
                  Dots(count: 9).frame(height: 20).id(row)
                    .scrollTransition { $0.opacity($1.isIdentity ? 1 : 0.3) }
                    .visualEffect { effect, geometry in
                      effect.offset(x: geometry.frame(in: .global).minY / 10)
                    }
                }
              } header: {
                Color.red.frame(height: 10)
              }
            }
          }
        }
      }
    }
  }

  @Test func `a container may change around unchanged content`() async throws {
    let host = Host(300, 300) { Surrounded() }
    let changes = try await follow(host, until: 50) { frame in
      if frame.isMultiple(of: 5) { try? host.tap("go") }
    }
    #expect(changes > 8)
  }

  /// Dots inside each property that a walk depends on, one after the other.
  private struct Surrounded: View {
    @State private var step = 0

    var body: some View {
      VStack {
        Button("go") { step += 1 }
        dots.opacity(step == 1 ? 0.5 : 1)
        dots.blur(radius: step == 2 ? 3 : 0)
        dots.redacted(reason: step == 3 ? .placeholder : [])
        dots.rotationEffect(.degrees(step == 4 ? 30 : 0))
        dots.blendMode(step == 5 ? .multiply : .normal).compositingGroup()
        dots.mask { Color.black.opacity(step == 6 ? 0.5 : 1) }
        dots.clipShape(RoundedRectangle(cornerRadius: step == 7 ? 9 : 0))
        dots.zIndex(step == 8 ? -1 : 0).environment(\.colorScheme, step == 9 ? .dark : .light)
      }
    }

    private var dots: some View {
      HStack {
        Text(verbatim: "Dots")
        Dots(count: 10).foregroundStyle(.primary)
      }
    }
  }

  @Test func `layers that shrink to one or no item leave nothing behind`() async throws {
    let host = Host(300, 300) { Layered() }
    #expect(try await follow(host, until: 60) > 40)
  }

  /// Effects that are combined with their content, or dropped, while they run.
  private struct Layered: View {
    @State private var isShown = false

    var body: some View {
      VStack {
        Dots(count: 9, changing: 3).compositingGroup().opacity(isShown ? 1 : 0)
        Dots(count: 9, changing: 5).opacity(isShown ? 0 : 1).compositingGroup()
        Dots(count: 1).shadow(radius: isShown ? 4 : 0).blur(radius: 1)
        Dots(count: 9).mask { Dots(count: isShown ? 0 : 9) }
        Dots(count: 9, changing: 8).rotation3DEffect(.degrees(isShown ? 90 : 0), axis: (1, 0, 0))
      }
      .onAppear { withAnimation(.linear(duration: 2)) { isShown = true } }
    }
  }

  @Test func `canvases show the current state of their symbols`() async throws {
    let host = Host(200, 200) {
      VStack {
        Dots(count: 10)
        Canvas { context, size in
          if let symbol = context.resolveSymbol(id: 1) {
            context.draw(symbol, at: CGPoint(x: size.width / 2, y: size.height / 2))
          }
        } symbols: {
          Dots(count: 3, changing: 1).frame(width: 40, height: 40).tag(1)
        }
      }
    }
    #expect(try await follow(host, until: 20, rate: 1) == 20)
  }

  @Test func `matched views travel`() async throws {
    let host = Host(300, 300) { Matched() }
    let changes = try await follow(host) { frame in if frame == 3 { try? host.tap("go") } }
    #expect(changes > 10)
  }

  private struct Matched: View {
    @Namespace private var namespace
    @State private var isMoved = false

    var body: some View {
      VStack {
        Button("go") { withAnimation(.linear(duration: 1)) { isMoved.toggle() } }
        if !isMoved { Dots(count: 9).frame(height: 20).matchedGeometryEffect(id: 1, in: namespace) }
        Dots(count: 20)
        if isMoved { Dots(count: 9).frame(height: 60).matchedGeometryEffect(id: 1, in: namespace) }
      }
    }
  }

  @Test func `a change of the safe area is followed`() async throws {
    let host = Host(200, 200) {
      ScrollView { Dots(count: 20).frame(height: 400) }.frame(width: 100)
    }
    try await follow(host, until: 2)
    host.safeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
    #expect(try await follow(host, from: 3, until: 5) == 0)
  }

  @Test func `another root view leaves nothing of the previous one`() async throws {
    let host = Host(200, 200) { Dots(count: 20) }
    try await follow(host, until: 2)
    host.show(Dots(count: 30, changing: 2))
    try await follow(host, from: 3, until: 5)
    #expect(host.displayList().items.count == 30)
  }

  // MARK: Views off the canvas

  @Test func `a view outside the canvas is reported, however few nodes are walked`() async throws {
    let host = Host(100, 100) {
      ZStack {
        Dots(count: 20)
        HStack { Dots(count: 9).offset(x: 20) }
        HStack { Color.red.frame(width: 10, height: 10).position(x: 500, y: 50) }
        Fading()
      }
    }
    var told: [Diagnostic] = []
    for frame in 0...30 {
      try await host.advance(to: Double(frame) / 10)
      _ = host.displayList()
      told += host.takeDiagnostics()
    }
    #expect(told.count == 1)
    #expect(told.first?.message.contains("outside the canvas") == true)
  }
}

extension DisplayList {
  /// Whether both lists share their storage, so that comparing them costs nothing.
  fileprivate func isStoredLike(_ other: DisplayList) -> Bool {
    items.withUnsafeBufferPointer { a in
      other.items.withUnsafeBufferPointer { b in a.baseAddress == b.baseAddress }
    }
  }
}

/// Rows of squares, one of which may change each second.
private struct Dots: View {
  var count: Int
  var rows = 1
  var changing: Int?

  var body: some View {
    VStack(spacing: 1) {
      ForEach(0..<rows, id: \.self) { row in
        HStack(spacing: 1) {
          ForEach(row * count / rows..<(row + 1) * count / rows, id: \.self) { index in
            if index == changing {
              TimelineView(.periodic(from: .zero, by: 1)) { timeline in
                let count = timeline.date.timeIntervalSinceReferenceDate
                Color(white: count.truncatingRemainder(dividingBy: 7) / 7)
              }
            } else {
              Color.blue
            }
          }
        }
      }
    }
  }
}

/// Content that exists in every other second.
private struct Blinking<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    TimelineView(.periodic(from: .zero, by: 0.1)) { timeline in
      if Int(timeline.date.timeIntervalSinceReferenceDate * 10).isMultiple(of: 2) { content }
    }
  }
}

/// A square that fades in within the first second, and out within a second after a tap.
private struct Fading: View {
  @State private var opacity = 0.0

  var body: some View {
    Button {
      withAnimation(.linear(duration: 1)) { opacity = 0 }
    } label: {
      Color.green
    }
    .buttonStyle(.plain).accessibilityLabel("Dot").opacity(max(opacity, 0.1))
    .onAppear { withAnimation(.linear(duration: 1)) { opacity = 1 } }
  }
}

extension Date {
  /// The beginning of the virtual clock.
  fileprivate static var zero: Date { Date(timeIntervalSinceReferenceDate: 0) }
}
