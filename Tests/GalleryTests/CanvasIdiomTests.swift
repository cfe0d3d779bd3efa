import SwiftUI
import Testing

/// Canvases in their usual spellings, in Swift 5 mode.
@MainActor struct CanvasIdiomTests {
  /// Two drops that flow together.
  private struct Metaballs: View {
    var dragOffset = CGSize(width: 30, height: 0)

    var body: some View {
      Canvas { context, size in
        context.addFilter(.alphaThreshold(min: 0.5, color: .yellow))
        context.addFilter(.blur(radius: 4))
        context.drawLayer { ctx in
          for index in [1, 2] {
            if let resolved = context.resolveSymbol(id: index) {
              ctx.draw(resolved, at: CGPoint(x: size.width / 2, y: size.height / 2))
            }
          }
        }
      } symbols: {
        ball(offset: .zero).tag(1)
        ball(offset: dragOffset).tag(2)
      }
    }

    private func ball(offset: CGSize) -> some View {
      Circle().fill(.white).frame(width: 20, height: 20).offset(offset)
    }
  }

  private final class ParticleSystem {
    struct Particle: Hashable {
      let x: Double
      let y: Double
      let creationDate: Date
    }

    var particles = Set<Particle>()
    private var count = 0

    func update(date: Date) {
      count += 1
      particles.insert(Particle(x: Double(count) / 10, y: 0.5, creationDate: date))
    }
  }

  private struct Particles: View {
    @State private var system = ParticleSystem()

    var body: some View {
      TimelineView(.animation) { timeline in
        Canvas { context, size in
          system.update(date: timeline.date)
          for particle in system.particles {
            let rect = CGRect(
              x: particle.x * size.width, y: particle.y * size.height, width: 3, height: 3)
            context.fill(Circle().path(in: rect), with: .color(.white))
          }
          context.blendMode = .plusLighter
          for index in 0..<3 {
            var contextCopy = context
            contextCopy.opacity = 1 - Double(index) * 0.25
            contextCopy.translateBy(x: size.width * Double(index) / 3, y: 4)
            contextCopy.rotate(by: .degrees(45))
            contextCopy.fill(
              Path(ellipseIn: CGRect(x: -3, y: -3, width: 6, height: 6)), with: .color(.blue))
          }
          let seconds = timeline.date.timeIntervalSinceReferenceDate
          context.stroke(
            Path { path in
              path.move(to: .zero)
              path.addLine(to: CGPoint(x: seconds * 10, y: size.height))
            }, with: .color(.orange), style: StrokeStyle(lineWidth: 2, lineCap: .round))
          context.draw(Text("\(Int(seconds))").bold(), at: CGPoint(x: 20, y: 20))
        }
      }
      .background(.black)
      .ignoresSafeArea()
    }
  }

  @Test func `canvases draw into images`() throws {
    let ball = ImageRenderer(content: Metaballs().frame(width: 80, height: 40))
    #expect(try #require(ball.cgImage).width == 80)
    let particles = ImageRenderer(content: Particles().frame(width: 60, height: 40))
    particles.scale = 2
    let image = try #require(particles.cgImage)
    #expect(image.width == 120)
    #expect(Set(image.bytes).count > 4)
  }

  @Test func `a view becomes a PNG file`() throws {
    let renderer = ImageRenderer(content: Circle().fill(.red).frame(width: 10, height: 10))
    renderer.scale = 2
    let image = try CGImage(png: [UInt8](renderer.pngData()))
    #expect(image.width == 20 && image.height == 20)
  }

  @Test func `an image can be drawn by a closure`() throws {
    let image = Image(size: CGSize(width: 8, height: 4)) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 4)), with: .color(.white))
    }
    let renderer = ImageRenderer(content: image)
    #expect(try #require(renderer.cgImage).width == 8)
    let large = ImageRenderer(content: image.resizable().frame(width: 16, height: 16))
    #expect(try #require(large.cgImage).bytes.allSatisfy { $0 == 255 })
  }
}
