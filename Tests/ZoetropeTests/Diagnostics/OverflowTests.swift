import Foundation
import Testing
import Zoetrope

/// Stacks that are larger than their proposal.
@MainActor struct OverflowTests {
  private func notes<V: View>(
    _ width: CGFloat = 100, _ height: CGFloat = 100, @ViewBuilder _ content: () -> V
  ) async throws -> [String] {
    let host = Host(width, height, content)
    for frame in 0..<3 { try await host.advance(to: Double(frame)) }
    #expect(host.takeDiagnostics().allSatisfy { $0.severity == .note })
    let again = Host(width, height, content)
    return again.messages(.note)
  }

  @Test func `the child that does not shrink is named`() async throws {
    let notes = try await notes(150) {
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 100)
        Color.green.frame(minWidth: 100)
      }
    }
    #expect(
      notes == [
        "HStack is 25 points wider than the 150 points that it is offered: Color[1] (100) does not shrink"
      ])
  }

  @Test func `up to three such children are named`() async throws {
    for (count, names) in [
      (2, "ForEach[0]/Color (70) and ForEach[1]/Color (70) do not shrink"),
      (3, "ForEach[0]/Color (70), ForEach[1]/Color (70) and ForEach[2]/Color (70) do not shrink"),
      (
        6,
        "ForEach[0]/Color (70), ForEach[1]/Color (70), ForEach[2]/Color (70) and 3 more do not shrink"
      ),
    ] {
      let notes = try await notes {
        VStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 70) }
        }
      }
      #expect(
        notes == [
          "VStack is \(count * 70 - 100) points higher than the 100 points that it is offered: \(names)"
        ])
    }
  }

  @Test func `spacing alone may exceed the room`() async throws {
    let notes = try await notes {
      HStack(spacing: 60) {
        Color.red
        Color.red
        Color.red
      }
    }
    #expect(
      notes == [
        """
        HStack is 20 points wider than the 100 points that it is offered: the distances between its \
        views leave no room
        """
      ])
  }

  @Test func `a fit and a rounding error are not reported`() async throws {
    let notes = try await notes {
      HStack(spacing: 0) {
        Color.red
        Spacer()
        Color.green.frame(width: 92.4, height: 200)
      }
    }
    #expect(notes.isEmpty)
    let empty = try await self.notes(0.2, 0.2) { VStack {} }
    #expect(empty.isEmpty)
  }

  @Test func `only the innermost of nested stacks is reported`() async throws {
    let notes = try await notes {
      HStack(spacing: 0) {
        HStack(spacing: 0) {
          Color.red.frame(width: 90)
          Color.green.frame(width: 80)
        }
        .padding(5)
      }
      .padding(1)
    }
    #expect(notes.count == 1)
    #expect(notes.first?.hasPrefix("HStack/HStack is 82 points wider than the 88") == true)
  }

  @Test func `an overflow hidden by a frame does not excuse the enclosing one`() async throws {
    let notes = try await notes {
      HStack(spacing: 0) {
        HStack(spacing: 0) {
          Color.red.frame(width: 90)
          Color.red.frame(width: 90)
        }
        .frame(width: 50)
        Color.green.frame(width: 80)
      }
    }
    #expect(notes.count == 2)
    #expect(notes.last?.contains("HStack is 30 points wider") == true)
  }

  @Test func `without a proposal, as in a scroll view, nothing overflows`() async throws {
    let notes = try await notes {
      ScrollView {
        VStack { ForEach(0..<20, id: \.self) { _ in Color.red.frame(height: 40) } }
      }
    }
    #expect(notes.isEmpty)
    let fixed = try await self.notes {
      HStack { Color.red.frame(width: 300) }.fixedSize().frame(width: 10)
    }
    #expect(fixed.isEmpty)
  }

  @Test func `overflow in an overlay, a background or a clip is intended`() async throws {
    func wide() -> some View {
      HStack(spacing: 0) {
        Color.red.frame(width: 90)
        Color.red.frame(width: 90)
      }
    }
    let notes = try await notes {
      Color.red.overlay { wide() }.background { VStack { wide() } }
      wide().frame(width: 50).clipped()
    }
    #expect(notes.isEmpty)
    // The overlay is not part of the view itself.
    let primary = try await self.notes { wide().overlay { Color.red } }
    #expect(primary.count == 1)
  }

  @Test func `a custom stack is reported as well, other layouts are not`() async throws {
    struct Column: Layout {
      static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
      }
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize { CGSize(width: 10, height: 130) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        subviews[0].place(at: bounds.origin, proposal: .zero)
      }
    }
    let notes = try await notes { Column { Color.red.frame(height: 130) } }
    #expect(
      notes == [
        "Column is 30 points higher than the 100 points that it is offered: Color (130) does not shrink"
      ])
    let wheel = try await self.notes {
      Answering { _ in CGSize(width: 300, height: 300) }({ Color.red })
    }
    #expect(!wheel.contains { $0.contains("offered") }, "\(wheel)")
  }

  @Test func `an overflow is reported once, though its numbers change`() async throws {
    let host = Host(size: CGSize(width: 100, height: 10))
    let width = host.makeState(CGFloat(5))
    host.show(Row(width: width))
    for frame in 0..<10 {
      try await host.advance(to: Double(frame))
      width.wrappedValue += 30
    }
    try await host.advance(to: 10)
    #expect(host.messages().count == 1)
  }

  private struct Row: View {
    @Binding var width: CGFloat
    var body: some View {
      HStack {
        Color.red.frame(width: width)
        Color.green
      }
    }
  }

  @Test func `in strict mode an overflow stays a note`() async throws {
    let host = Host(size: CGSize(width: 10, height: 10))
    host.isStrict = true
    host.show(HStack { ForEach(0..<2, id: \.self) { _ in Color.red.frame(width: 10) } })
    try await host.advance(to: 0)
    #expect(host.messages(.note).count == 1)
  }
}
