import Foundation
import Testing
import ZoetropeDisplayList
import ZoetropeGeometry

@testable import Zoetrope

/// Shapes that follow the shape of their container.
@MainActor struct ContainerShapeTests {
  private func path(_ size: CGSize, radius: CGFloat) -> Path {
    RoundedRectangle(cornerRadius: radius).path(in: CGRect(origin: .zero, size: size))
  }

  private func fill<Content: View>(
    _ width: CGFloat = 100, _ height: CGFloat = 100, @ViewBuilder _ content: () -> Content
  ) throws -> Path {
    let fills = Host(width, height, content).displayList().fills
    return try #require(fills.last).path
  }

  @Test func `without a container the shape is a rectangle`() throws {
    #expect(
      try fill { ContainerRelativeShape() } == Path(CGRect(x: 0, y: 0, width: 100, height: 100)))
    let inset = try fill { ContainerRelativeShape().inset(by: 5) }
    #expect(inset == Path(CGRect(x: 5, y: 5, width: 90, height: 90)))
  }

  @Test(arguments: [CGFloat(0), 4, 8, 20, 25])
  func `corners are concentric with those of the container`(_ padding: CGFloat) throws {
    let shape = try fill(100, 60) {
      ContainerRelativeShape().padding(padding).containerShape(RoundedRectangle(cornerRadius: 20))
    }
    let size = CGSize(width: 100 - 2 * padding, height: 60 - 2 * padding)
    #expect(shape == path(size, radius: max(20 - padding, 0)))
  }

  @Test func `the nearest edge of the container counts`() throws {
    let shape = try fill {
      ContainerRelativeShape().frame(width: 30, height: 40)
        .padding(.leading, 6).padding(.top, 12)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .containerShape(RoundedRectangle(cornerRadius: 20))
    }
    #expect(shape == path(CGSize(width: 30, height: 40), radius: 14))
  }

  @Test func `a shape beyond its container has the container's corners`() throws {
    let shape = try fill {
      ContainerRelativeShape().padding(-10).containerShape(RoundedRectangle(cornerRadius: 20))
    }
    #expect(shape == path(CGSize(width: 120, height: 120), radius: 20))
  }

  @Test func `the innermost container counts`() throws {
    let shape = try fill {
      ContainerRelativeShape().padding(5)
        .containerShape(RoundedRectangle(cornerRadius: 9)).padding(10)
        .containerShape(RoundedRectangle(cornerRadius: 40))
    }
    #expect(shape == path(CGSize(width: 70, height: 70), radius: 4))
  }

  @Test func `any shape may be a container's`() throws {
    let circle = try fill { ContainerRelativeShape().padding(10).containerShape(Circle()) }
    #expect(circle == Circle().path(in: CGRect(x: 0, y: 0, width: 80, height: 80)))
    let uneven = UnevenRoundedRectangle(topLeadingRadius: 30, bottomTrailingRadius: 10)
    let shape = try fill { ContainerRelativeShape().padding(10).containerShape(uneven) }
    let expected = UnevenRoundedRectangle(topLeadingRadius: 20)
    #expect(shape == expected.path(in: CGRect(x: 0, y: 0, width: 80, height: 80)))
  }

  @Test func `strokes, borders, clips and backgrounds follow the container, too`() throws {
    let container = RoundedRectangle(cornerRadius: 20)
    let inner = path(CGSize(width: 84, height: 84), radius: 12)
    let stroke = Host(100, 100) {
      ContainerRelativeShape().stroke(.red, lineWidth: 2).padding(8).containerShape(container)
    }.displayList().strokes
    #expect(stroke.map(\.path) == [inner])
    let border = Host(100, 100) {
      ContainerRelativeShape().strokeBorder(.red, lineWidth: 4).padding(8).containerShape(container)
    }.displayList().strokes
    // The middle of the line is 2 points further inside.
    let middle = RoundedRectangle(cornerRadius: 10)
      .path(in: CGRect(x: 2, y: 2, width: 80, height: 80))
    #expect(border.map(\.path) == [middle])
    let clip = Host(100, 100) {
      Color.red.clipShape(ContainerRelativeShape()).padding(8).containerShape(container)
    }.displayList().clips
    #expect(clip.map(\.path) == [inner])
    let background = try fill {
      Color.clear.background(.red, in: .containerRelative).padding(8).containerShape(container)
    }
    #expect(background == inner)
  }

  private struct Card: View {
    @State private var isLarge = false
    @State private var isRound = false

    var body: some View {
      VStack(spacing: 0) {
        ContainerRelativeShape().fill(.red).frame(width: 40, height: 40)
          .padding(isLarge ? 15 : 5)
          .containerShape(RoundedRectangle(cornerRadius: isRound ? 25 : 20))
        Button("Enlarge") { isLarge = true }
        Button("Round") { isRound = true }
      }
    }
  }

  @Test func `a changed container changes the shapes inside`() async throws {
    let host = Host(200, 200) { Card() }
    let size = CGSize(width: 40, height: 40)
    func shape() throws -> Path { try #require(host.displayList().fills.first).path }
    #expect(try shape() == path(size, radius: 15))
    host.schedule(Cue(at: 0, tap: "Enlarge"))
    try await host.advance(to: 0)
    #expect(try shape() == path(size, radius: 5))
    host.schedule(Cue(at: 1, tap: "Round"))
    try await host.advance(to: 1)
    #expect(try shape() == path(size, radius: 10))
  }

  private struct Growing: View {
    @State private var isLarge = false

    var body: some View {
      ContainerRelativeShape().fill(.red).padding(6)
        .containerShape(RoundedRectangle(cornerRadius: 16))
        .frame(width: isLarge ? 100 : 50, height: 50)
        .onTapGesture { withAnimation(.linear(duration: 1)) { isLarge = true } }
        .accessibilityIdentifier("card")
    }
  }

  @Test func `the shape follows its container while both move`() async throws {
    let host = Host(200, 200) { Growing() }
    host.schedule(Cue(at: 0, tap: "card"))
    for (time, width) in [(0.0, 50.0), (0.5, 75), (1, 100)] {
      try await host.advance(to: time)
      let shape = try #require(host.displayList().fills.first).path
      let expected = path(CGSize(width: CGFloat(width) - 12, height: 38), radius: 10)
      #expect(near(shape.boundingRect, expected.boundingRect, 1e-6), "at \(time)")
      // The corner is cut off at the same place as in a rectangle with corners of that radius.
      for distance in [CGFloat(2), 4, 6] {
        let point = CGPoint(x: distance, y: 0.5)
        #expect(shape.contains(point) == expected.contains(point), "\(point) at \(time)")
      }
    }
  }
}
