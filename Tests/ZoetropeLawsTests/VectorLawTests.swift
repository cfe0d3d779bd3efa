import Foundation
import Testing
import Zoetrope
import ZoetropeLaws

/// A vector of two numbers, from which broken ones differ by one mistake.
private protocol Plane: VectorArithmetic {
  var x: Double { get set }
  var y: Double { get set }
  init(x: Double, y: Double)
}

extension Plane {
  static var zero: Self { Self(x: 0, y: 0) }
  static func + (a: Self, b: Self) -> Self { Self(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: Self, b: Self) -> Self { Self(x: a.x - b.x, y: a.y - b.y) }
  mutating func scale(by factor: Double) { (x, y) = (x * factor, y * factor) }
  var magnitudeSquared: Double { x * x + y * y }
}

private struct Sound: Plane {
  var x, y: Double
}

/// Keeps the second component of the first operand.
private struct OneSided: Plane {
  var x, y: Double
  static func + (a: OneSided, b: OneSided) -> OneSided { OneSided(x: a.x + b.x, y: a.y) }
}

/// Scales one of two components.
private struct HalfScaled: Plane {
  var x, y: Double
  mutating func scale(by factor: Double) { x *= factor }
}

/// Has the length where its square belongs.
private struct Rooted: Plane {
  var x, y: Double
  var magnitudeSquared: Double { (x * x + y * y).squareRoot() }
}

/// Has no length.
private struct Lengthless: Plane {
  var x, y: Double
  var magnitudeSquared: Double { 0 }
}

struct `Laws of vectors` {
  /// The laws that two values break, by their names before the colon.
  private func laws<V: Plane>(_ type: V.Type) -> [String] {
    VectorLaws.findings(of: [V(x: 3, y: 4), V(x: -1, y: 0.5)]).map {
      String($0.prefix { $0 != ":" })
    }
  }

  @Test func `sound vectors break none`() {
    #expect(laws(Sound.self) == [])
    #expect(VectorLaws.findings(of: [1.5, -2, 0, 1e9]) == [])
    #expect(VectorLaws.findings(of: [AnimatablePair(1.0, 2.0), AnimatablePair(-3, 0.1)]) == [])
    #expect(VectorLaws.findings(of: [EmptyAnimatableData()]) == [])
  }

  @Test func `a sum that is not commutative is found`() {
    #expect(laws(OneSided.self).contains("a + b is b + a"))
    #expect(laws(OneSided.self).contains("a scaled by 2 is a + a"))
  }

  @Test func `a component that is not scaled is found`() {
    #expect(laws(HalfScaled.self).contains("a scaled by 0 is zero"))
    #expect(!laws(HalfScaled.self).contains("a + b is b + a"))
  }

  @Test func `a length in place of its square is found, and nothing else`() {
    #expect(
      laws(Rooted.self) == ["three times the vector has nine times the squared length"])
  }

  @Test func `a vector without a length is found`() {
    #expect(laws(Lengthless.self) == ["a vector that is not zero has a length"])
  }

  @Test func `each broken law is told once, with its values`() throws {
    let found = VectorLaws.findings(of: [Rooted(x: 3, y: 4), Rooted(x: 6, y: 8)])
    #expect(found.count == 1)
    let text = try #require(found.first)
    // The length of three times (3, 4) is 15, and nine times its length 45.
    #expect(text.hasSuffix("for Rooted(x: 3, y: 4), 15 and 45 differ"))
  }
}

private struct Ring: Shape {
  var start: Double
  var end: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(start, end) }
    set { (start, end) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path { Path(rect) }
}

private struct HalfRing: Shape {
  var start: Double
  var end: Double

  var animatableData: Double {
    get { start }
    set { start = newValue }
  }

  func path(in rect: CGRect) -> Path { Path(rect) }
}

private struct ClampedRing: Shape {
  var end: Double

  var animatableData: Double {
    get { end }
    set { end = min(max(newValue, 0), 1) }
  }

  func path(in rect: CGRect) -> Path { Path(rect) }
}

struct `Laws of animatable values` {
  @Test func `a shape with all its numbers in the data breaks none`() {
    #expect(
      VectorLaws.findings(animatable: [Ring(start: 0, end: 1), Ring(start: 2, end: 5)]) == [])
  }

  @Test func `a number that is not in the data is named`() throws {
    let found = VectorLaws.findings(
      animatable: [HalfRing(start: 0, end: 1), HalfRing(start: 2, end: 5)])
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("animatable data do not contain end,") == true)
    // Values that agree in the number say nothing about it.
    #expect(
      VectorLaws.findings(animatable: [HalfRing(start: 0, end: 1), HalfRing(start: 2, end: 1)])
        == [])
  }

  @Test func `data that are clamped on the way beyond an end are found`() {
    let found = VectorLaws.findings(animatable: [ClampedRing(end: 0), ClampedRing(end: 1)])
    #expect(found.count == 2)
    #expect(found.allSatisfy { $0.contains("of the way are read as they were written") })
  }
}
