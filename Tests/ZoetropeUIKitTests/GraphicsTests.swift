import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry
import ZoetropeUIKit

/// Functions of Core Graphics and Core Animation.
@MainActor struct GraphicsTests {
  @Test(arguments: [1.0, 4, 9])
  func `the outline of a stroke is as wide as the stroke`(_ width: Double) {
    let line = CGMutablePath()
    line.move(to: CGPoint(x: 10, y: 10))
    line.addLine(to: CGPoint(x: 30, y: 10))
    let butt = line.copy(
      strokingWithWidth: width, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(abs(butt.boundingBoxOfPath.height - width) < 1e-9)
    #expect(abs(butt.boundingBoxOfPath.width - 20) < 1e-9)
    let square = line.copy(
      strokingWithWidth: width, lineCap: .square, lineJoin: .miter, miterLimit: 10,
      transform: CGAffineTransform(scaleX: 2, y: 1))
    #expect(abs(square.boundingBoxOfPath.width - 40 - width) < 1e-9)
  }

  @Test func `a copy is transformed`() {
    let path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
    var transform = CGAffineTransform(translationX: 10, y: 20)
    let copy = path.copy(using: &transform)
    #expect(copy?.boundingBox == CGRect(x: 11, y: 22, width: 3, height: 4))
    #expect(path.copy(using: nil) == path)
  }

  @Test func `the media time is the virtual time of a host`() async throws {
    let found = Handout<Double>()
    let host = Host(10, 10) {
      Color.black.task {
        let start = CACurrentMediaTime()
        try? await Task.sleep(for: .seconds(2))
        found.value = CACurrentMediaTime() - start
      }
    }
    try await host.advance(to: 3)
    let time = try #require(found.value)
    #expect(abs(time - 2) < 1e-6)
    #expect(CACurrentMediaTime() > 0)
  }
}
