import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

/// The geometry API of published articles on layout and animation, in their spelling.
struct GeometrySeedTests {
  @Test func `affine transforms and points have their members`() {
    let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    let stored = (identity.a, identity.b, identity.c, identity.d)
    #expect(stored == (1, 0, 0, 1))
    #expect((identity.tx, identity.ty) == (0, 0))
    let codable: any Equatable & Codable & Sendable = identity
    #expect(codable is CGAffineTransform)
    let turned = CGPoint(x: 0, y: -10).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(near(turned, CGPoint(x: 10, y: 0)))
  }

  @Test func `Foundation's rectangles have their members`() {
    let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(rect.midX == 16 && rect.maxY == 42 && rect.minX == 1 && rect.height == 40)
    #expect(rect.insetBy(dx: 1, dy: 2).size == CGSize(width: 28, height: 36))
    #expect(rect.offsetBy(dx: 1, dy: 1).origin == CGPoint(x: 2, y: 3))
    #expect(rect.union(.zero).contains(CGPoint.zero))
    #expect(rect.intersection(.zero).isEmpty && !rect.intersects(.zero))
    #expect(CGRect(x: 0.5, y: 0.5, width: 1, height: 1).integral.width == 2)
    #expect(CGRect(x: 1, y: 1, width: -1, height: 1).standardized.minX == 0)
    let halves = rect.divided(atDistance: 10, from: .minXEdge)
    #expect(halves.slice.width == 10 && halves.remainder.width == 20)
    #expect(CGRect.null.isNull && CGRect.infinite.isInfinite)
    #expect(CGSize.zero.width == 0)
  }

  @Test func `angles have their members`() {
    func double<T: _VectorMath>(_ value: T) -> T { value + value }
    let angle: Angle = .degrees(90)
    #expect(near(angle.radians, .pi / 2))
    #expect(Angle.zero == .radians(0))
    #expect(near((angle * 2 + .degrees(180)).radians, 2 * .pi))
    #expect(near(double(angle).radians, .pi))
  }

  @Test func `unit points have their nine constants`() {
    let points: Set<UnitPoint> = [
      .zero, .center, .leading, .trailing, .top, .bottom, .topLeading, .topTrailing,
      .bottomLeading, .bottomTrailing,
    ]
    #expect(points.count == 9)
    #expect(UnitPoint.bottomTrailing == UnitPoint(x: 1, y: 1))
  }

  @Test func `edges and axes have their members`() {
    let edges: [Edge] = [.top, .leading, .bottom, .trailing]
    #expect(Set(edges) == Set(Edge.allCases))
    let some: Edge.Set = [.top, .bottom, .horizontal]
    #expect(some == .all)
    #expect(Edge(rawValue: Edge.top.rawValue) == .top)
    let axes: Axis.Set = [.horizontal, .vertical]
    #expect(axes.contains(.vertical) && Axis.allCases.count == 2)
    #expect(Axis.horizontal != Axis.vertical)
  }

  @Test func `alignments have their members`() {
    let horizontal: [HorizontalAlignment] = [.leading, .center]
    let vertical: [VerticalAlignment] = [.top, .bottom]
    let both: [Alignment] = [.center, .top, .bottom, .topTrailing]
    #expect(horizontal[0] != horizontal[1] && vertical[0] != vertical[1])
    #expect(both[1] == Alignment(horizontal: .center, vertical: .top))
    #expect(both[3] == Alignment(horizontal: .trailing, vertical: .top))
  }

  @Test func `proposals have their members`() {
    #expect(ProposedViewSize.zero == ProposedViewSize(width: 0, height: 0))
    #expect(ProposedViewSize.unspecified == ProposedViewSize(width: nil, height: nil))
    #expect(ProposedViewSize.infinity == ProposedViewSize(width: .infinity, height: .infinity))
    var proposal = ProposedViewSize(CGSize(width: 3, height: 4))
    #expect(proposal.width == 3 && proposal.height == 4)
    proposal.width = nil
    #expect(proposal.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 4))
    let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 7, height: 7))
    #expect(size == CGSize(width: 7, height: 4))
  }

  @Test func `paths have their members`() {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    var other = Path()
    other.addPath(path, transform: .identity)
    other.addPath(path.offsetBy(dx: 0, dy: 5))
    #expect(!path.description.isEmpty && path != other)
    #expect(Path(path.description) == path)
    let shape: any Shape = path
    #expect(shape.path(in: .zero) == path)
  }
}
