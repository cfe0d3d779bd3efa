import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

/// The outlines of shapes, recorded from SwiftUI on macOS 26.2.
struct ShapeTests {
  struct Outline: Sendable, CustomTestStringConvertible {
    let shape: any Shape
    let description: String

    init(_ shape: any Shape, _ description: String) {
      self.shape = shape
      self.description = description
    }

    var testDescription: String { "\(shape)" }
  }

  @Test(arguments: outlines) func `shapes have the recorded paths`(_ outline: Outline) {
    let path = outline.shape.path(in: CGRect(x: 0, y: 0, width: 100, height: 60))
    let actual = path.description.split(separator: " ")
    let expected = outline.description.split(separator: " ")
    #expect(actual.count == expected.count)
    for (a, b) in zip(actual, expected) {
      if let number = Double(b) {
        #expect(abs((Double(a) ?? .nan) - number) <= 1e-3)
      } else {
        #expect(a == b)
      }
    }
  }

  static let outlines = [
    Outline(
      Rectangle(),
      """
      0 0 m 100 0 l 100 60 l 0 60 l h
      """),
    Outline(
      Circle(),
      """
      80 30 m 80 46.5685 66.5685 60 50 60 c 33.4315 60 20 46.5685 20 30 c 20 13.4315 \
      33.4315 0 50 0 c 66.5685 0 80 13.4315 80 30 c h
      """),
    Outline(
      AnyShape(Circle()),
      """
      80 30 m 80 46.5685 66.5685 60 50 60 c 33.4315 60 20 46.5685 20 30 c 20 13.4315 \
      33.4315 0 50 0 c 66.5685 0 80 13.4315 80 30 c h
      """),
    Outline(
      Ellipse(),
      """
      100 30 m 100 46.5685 77.6142 60 50 60 c 22.3858 60 0 46.5685 0 30 c 0 13.4315 \
      22.3858 0 50 0 c 77.6142 0 100 13.4315 100 30 c h
      """),
    Outline(
      RoundedRectangle(cornerRadius: 12, style: .circular),
      """
      100 30 m 100 48 l 100 54.6274 94.6274 60 88 60 c 12 60 l 5.37258 60 4.05812e-16 \
      54.6274 0 48 c 2.66454e-15 12 l 3.47616e-15 5.37258 5.37258 -8.11625e-16 12 0 c \
      88 0 l 94.6274 4.05812e-16 100 5.37258 100 12 c h
      """),
    Outline(
      RoundedRectangle(cornerRadius: 20),
      """
      100 30 m 100 30 l 100 38.3695 100 42.6844 98.5018 47.3701 c 96.6188 52.5435 \
      92.5435 56.6188 87.3701 58.5018 c 82.6319 60 78.2302 60 69.4267 60 c 30.5733 60 \
      l 21.7698 60 17.3681 60 12.6299 58.5018 c 7.45648 56.6188 3.3812 52.5435 1.49823 \
      47.3701 c 0 42.6844 0 38.3695 0 30 c 0 30 l 0 21.6305 0 17.3156 1.49823 12.6299 \
      c 3.3812 7.45648 7.45648 3.3812 12.6299 1.49823 c 17.3681 0 21.7698 0 30.5733 0 \
      c 69.4267 0 l 78.2302 0 82.6319 0 87.3701 1.49823 c 92.5435 3.3812 96.6188 \
      7.45648 98.5018 12.6299 c 100 17.3156 100 21.6305 100 30 c h
      """),
    Outline(
      RoundedRectangle(cornerRadius: 25),
      """
      100 30 m 100 30 l 100 34.7848 100 39.0422 98.1272 44.2127 c 95.7735 50.6794 \
      90.6794 55.7735 84.2127 58.1272 c 78.2898 60 72.7877 60 61.7834 60 c 38.2166 60 \
      l 27.2123 60 21.7102 60 15.7873 58.1272 c 9.3206 55.7735 4.2265 50.6794 1.87279 \
      44.2127 c 0 39.0422 0 34.7848 0 30 c 0 30 l 0 25.2152 0 20.9578 1.87279 15.7873 \
      c 4.2265 9.3206 9.3206 4.2265 15.7873 1.87279 c 21.7102 0 27.2123 0 38.2166 0 c \
      61.7834 0 l 72.7877 0 78.2898 0 84.2127 1.87279 c 90.6794 4.2265 95.7735 9.3206 \
      98.1272 15.7873 c 100 20.9578 100 25.2152 100 30 c h
      """),
    Outline(
      RoundedRectangle(cornerRadius: 40),
      """
      100 30 m 100 30 l 100 31.2 100 35.4 97.7527 41.0552 c 94.9282 48.8153 88.8153 \
      54.9282 81.0552 57.7527 c 73.9478 60 67.3453 60 54.1401 60 c 45.8599 60 l \
      32.6547 60 26.0522 60 18.9448 57.7527 c 11.1847 54.9282 5.0718 48.8153 2.24734 \
      41.0552 c 0 35.4 0 31.2 0 30 c 0 30 l 0 28.8 0 24.6 2.24734 18.9448 c 5.0718 \
      11.1847 11.1847 5.0718 18.9448 2.24734 c 26.0522 0 32.6547 0 45.8599 0 c 54.1401 \
      0 l 67.3453 0 73.9478 0 81.0552 2.24734 c 88.8153 5.0718 94.9282 11.1847 97.7527 \
      18.9448 c 100 24.6 100 28.8 100 30 c h
      """),
    Outline(
      Capsule(),
      """
      100 30 m 100 30 l 100 31.2 100 35.4 97.7527 41.0552 c 94.9282 48.8153 88.8153 \
      54.9282 81.0552 57.7527 c 73.9478 60 67.3453 60 54.1401 60 c 45.8599 60 l \
      32.6547 60 26.0522 60 18.9448 57.7527 c 11.1847 54.9282 5.0718 48.8153 2.24734 \
      41.0552 c 0 35.4 0 31.2 0 30 c 0 30 l 0 28.8 0 24.6 2.24734 18.9448 c 5.0718 \
      11.1847 11.1847 5.0718 18.9448 2.24734 c 26.0522 0 32.6547 0 45.8599 0 c 54.1401 \
      0 l 67.3453 0 73.9478 0 81.0552 2.24734 c 88.8153 5.0718 94.9282 11.1847 97.7527 \
      18.9448 c 100 24.6 100 28.8 100 30 c h
      """),
    Outline(
      Capsule(style: .circular),
      """
      100 30 m 100 30 l 100 46.5685 86.5685 60 70 60 c 30 60 l 13.4315 60 1.01453e-15 \
      46.5685 0 30 c 0 30 l 2.02906e-15 13.4315 13.4315 4.63228e-15 30 6.66134e-15 c \
      70 0 l 86.5685 1.01453e-15 100 13.4315 100 30 c h
      """),
    Outline(
      UnevenRoundedRectangle(
        topLeadingRadius: 5, bottomLeadingRadius: 10, bottomTrailingRadius: 15,
        topTrailingRadius: 20, style: .circular),
      """
      100 32.5 m 100 45 l 100 53.2843 93.2843 60 85 60 c 10 60 l 4.47715 60 0 55.5228 \
      0 50 c 0 5 l 0 2.23858 2.23858 0 5 0 c 80 0 l 91.0457 0 100 8.95431 100 20 c h
      """),
    Outline(
      UnevenRoundedRectangle(
        topLeadingRadius: 5, bottomLeadingRadius: 10, bottomTrailingRadius: 15,
        topTrailingRadius: 20),
      """
      100 32.5 m 100 37.07 l 100 43.6726 100 46.9739 98.8763 50.5276 c 97.4641 54.4076 \
      94.4076 57.4641 90.5276 58.8763 c 86.9739 60 83.6726 60 77.07 60 c 15.2866 60 l \
      10.8849 60 8.68407 60 6.31494 59.2509 c 3.72824 58.3094 1.6906 56.2718 0.749114 \
      53.6851 c 0 51.3159 0 49.1151 0 44.7134 c 0 7.64332 l 0 5.44245 0 4.34204 \
      0.374557 3.15747 c 0.8453 1.86412 1.86412 0.8453 3.15747 0.374557 c 4.34204 0 \
      5.44245 0 7.64332 0 c 69.4267 0 l 78.2302 0 82.6319 0 87.3701 1.49823 c 92.5435 \
      3.3812 96.6188 7.45648 98.5018 12.6299 c 100 17.3681 100 21.7698 100 30.5733 c h
      """),
  ]

  @Test func `shapes animate their radii and angles`() {
    #expect(
      RoundedRectangle(cornerSize: CGSize(width: 8, height: 6)).animatableData
        == AnimatablePair(8, 6))
    var rounded = RoundedRectangle(cornerRadius: 3)
    rounded.animatableData = AnimatablePair(5, 7)
    #expect(rounded.cornerSize == CGSize(width: 5, height: 7))
    let uneven = UnevenRoundedRectangle(
      topLeadingRadius: 1, bottomLeadingRadius: 3, bottomTrailingRadius: 4, topTrailingRadius: 2)
    #expect(
      uneven.animatableData == AnimatablePair(AnimatablePair(1, 2), AnimatablePair(3, 4)))
    #expect(Rectangle().animatableData == EmptyAnimatableData())
  }

  @Test func `an erased shape animates like the wrapped one`() {
    var shape = AnyShape(RoundedRectangle(cornerRadius: 10, style: .circular))
    let target = AnyShape(RoundedRectangle(cornerRadius: 20, style: .circular))
    var half = target.animatableData - shape.animatableData
    half.scale(by: 0.5)
    shape.animatableData += half
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(
      shape.path(in: rect)
        == RoundedRectangle(cornerRadius: 15, style: .circular).path(in: rect))
    #expect(AnyShape(Circle()).animatableData == .zero)
    #expect((AnyShape(Circle()).animatableData - target.animatableData).magnitudeSquared == 0)
  }

  @Test func `corners are clamped to half the shorter side`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    let pairs: [(CGSize, CGSize)] = [
      (CGSize(width: 30, height: 30), CGSize(width: 25, height: 25)),
      (CGSize(width: 40, height: 10), CGSize(width: 25, height: 10)),
    ]
    for (given, clamped) in pairs {
      #expect(
        RoundedRectangle(cornerSize: given, style: .circular).path(in: rect)
          == RoundedRectangle(cornerSize: clamped, style: .circular).path(in: rect))
    }
  }

  @Test func `a rounded corner is outside the shape`() {
    let path = RoundedRectangle(cornerRadius: 10, style: .circular)
      .path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    let points: [CGPoint] = [
      CGPoint(x: 1, y: 1), CGPoint(x: 99, y: 99), CGPoint(x: 5, y: 5), CGPoint(x: 50, y: 1),
    ]
    #expect(points.map { path.contains($0) } == [false, false, true, true])
  }

  @Test func `shapes have short names`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    func path(_ shape: some Shape) -> Path { shape.path(in: rect) }
    #expect(path(.rect) == path(Rectangle()))
    #expect(path(.circle) == path(Circle()))
    #expect(path(.ellipse) == path(Ellipse()))
    #expect(path(.capsule) == path(Capsule()))
    #expect(path(.rect(cornerRadius: 5)) == path(RoundedRectangle(cornerRadius: 5)))
  }
}
