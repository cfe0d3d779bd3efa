import Foundation
import Testing
import Zoetrope

/// Views outside the canvas.
@MainActor struct UnseenTests {
  private func notes<V: View>(@ViewBuilder _ content: () -> V) async throws -> [String] {
    let host = Host(100, 80, content)
    try await host.advance(to: 0)
    return host.messages()
  }

  @Test func `a view outside the canvas is named with its position`() async throws {
    let notes = try await notes {
      ZStack {
        Color.red
        Color.blue.frame(width: 20, height: 10).position(x: 200, y: 40)
      }
    }
    #expect(
      notes == [
        """
        ZStack/Color[1] lies outside the canvas: its frame is 20 x 10 points at (190, 35), and \
        the canvas is 100 x 80 points
        """
      ])
  }

  @Test func `a view partly on the canvas is not reported`() async throws {
    for x in [-9, 0, 50, 109] as [CGFloat] {
      let notes = try await notes {
        Color.blue.frame(width: 20, height: 10).position(x: x, y: 40)
      }
      #expect(notes.isEmpty, "\(x)")
    }
    let outside = try await notes {
      Color.blue.frame(width: 20, height: 10).position(x: -10, y: 40)
    }
    #expect(outside.count == 1)
  }

  @Test func `views pushed out by an overflowing stack are reported with the stack`() async throws {
    let notes = try await notes {
      VStack(spacing: 0) { ForEach(0..<9, id: \.self) { _ in Color.red.frame(height: 60) } }
    }
    #expect(notes.count == 1)
    #expect(notes.first?.hasPrefix("VStack is 460 points higher") == true)
  }

  @Test func `each of several is reported, up to twenty`() async throws {
    for (count, expected) in [(0, 0), (1, 1), (2, 2), (40, 21)] {
      let notes = try await notes {
        ZStack {
          Color.red
          ForEach(0..<count, id: \.self) { _ in Color.blue.position(x: 500, y: 500) }
        }
      }
      #expect(notes.count == expected)
    }
  }

  @Test func `views that draw nothing are not reported`() async throws {
    let notes = try await notes {
      ZStack {
        Color.clear.position(x: 500, y: 0)
        Color.blue.position(x: 500, y: 0).hidden()
        Color.blue.position(x: 500, y: 0).opacity(0.5)
        Spacer().position(x: 500, y: 0)
      }
    }
    #expect(notes.isEmpty)
  }

  @Test func `views moved, turned, clipped or scrolled off the canvas are not reported`()
    async throws
  {
    let notes = try await notes {
      ZStack {
        Color.blue.offset(x: 500)
        Color.blue.transformEffect(CGAffineTransform(translationX: 500, y: 0))
        Color.blue.position(x: 500, y: 500).clipped()
      }
      ScrollView {
        VStack { ForEach(0..<30, id: \.self) { _ in Color.red.frame(height: 40) } }
      }
    }
    #expect(notes.isEmpty)
  }

  @Test func `a path may leave its frame`() async throws {
    let notes = try await notes {
      Path(CGRect(x: -60, y: 0, width: 50, height: 50)).fill(.red)
        .frame(width: 10, height: 10).position(x: 120, y: 10)
    }
    #expect(notes.isEmpty)
  }

  private struct Mover: View {
    @Binding var x: CGFloat
    var body: some View { Color.blue.frame(width: 20, height: 10).position(x: x, y: 40) }
  }

  @Test func `a view that moves in or out is not reported`() async throws {
    let host = Host(size: CGSize(width: 100, height: 80))
    let x = host.makeState(CGFloat(-50))
    host.show(Mover(x: x))
    host.schedule(at: 1) { withAnimation(.linear(duration: 1)) { x.wrappedValue = 50 } }
    host.schedule(at: 3) { x.wrappedValue = 500 }
    for time in [0, 1.2, 1.5, 2, 3, 4] {
      try await host.advance(to: time)
      #expect(host.messages().isEmpty, "\(time)")
    }
  }

  @Test func `a removed view is reported by its former name`() async throws {
    let host = Host(size: CGSize(width: 100, height: 80))
    let isShown = host.makeState(true)
    host.show(Leaving(isShown: isShown))
    try await host.advance(to: 0)
    _ = host.displayList()
    isShown.wrappedValue = false
    try await host.advance(to: 1)
    #expect(host.takeDiagnostics().map(\.severity) == [.note])
  }

  private struct Leaving: View {
    @Binding var isShown: Bool
    var body: some View {
      ZStack {
        Color.red
        if isShown { Color.blue.position(x: 500, y: 0) }
      }
    }
  }

  @Test func `a view that never comes in is reported once everything is at rest`() async throws {
    let host = Host(size: CGSize(width: 100, height: 80))
    let x = host.makeState(CGFloat(-50))
    host.show(Mover(x: x))
    host.schedule(at: 1) { withAnimation(.linear(duration: 1)) { x.wrappedValue = -90 } }
    for (time, count) in [(0, 0), (1.2, 0), (1.9, 0), (2.5, 1), (3, 0)] {
      try await host.advance(to: time)
      #expect(host.messages().count == count, "\(time)")
    }
  }
}
