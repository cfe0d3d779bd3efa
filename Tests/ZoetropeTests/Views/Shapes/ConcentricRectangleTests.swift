import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

/// Rectangles with corners that follow those of a container.
@MainActor struct ConcentricRectangleTests {
  private let frame = CGRect(x: 0, y: 0, width: 40, height: 20)

  @Test func `without a container, corners have their fixed or smallest radii`() {
    let square = ConcentricRectangle().path(in: frame)
    #expect(square == UnevenRoundedRectangle().path(in: frame))
    let minimum = ConcentricRectangle(corners: .concentric(minimum: 6)).path(in: frame)
    let six = UnevenRoundedRectangle(
      topLeadingRadius: 6, bottomLeadingRadius: 6, bottomTrailingRadius: 6, topTrailingRadius: 6)
    #expect(minimum == six.path(in: frame))
    let mixed: ConcentricRectangle = .rect(
      topLeadingCorner: .fixed(4), topTrailingCorner: 0, bottomLeadingCorner: 0,
      bottomTrailingCorner: 8)
    let uneven = UnevenRoundedRectangle(topLeadingRadius: 4, bottomTrailingRadius: 8)
    #expect(mixed.path(in: frame) == uneven.path(in: frame))
  }

  @Test func `in a container, corners follow its shape as a container-relative shape does`() {
    func list(_ shape: some Shape) -> [Path] {
      Host(100, 100) {
        shape.fill(.red).padding(8).frame(width: 60, height: 60)
          .containerShape(.rect(cornerRadius: 20))
      }.displayList().fills.map(\.path)
    }
    let relative = list(ContainerRelativeShape())
    #expect(relative.count == 1)
    #expect(list(ConcentricRectangle()) == relative)
    #expect(list(ConcentricRectangle(corners: .fixed(3))) != relative)
  }
}
