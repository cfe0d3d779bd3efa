import Testing
@testable import Zoetrope

struct EqualityTests {
  private struct Tens: Equatable {
    var number: Int

    static func == (a: Tens, b: Tens) -> Bool { a.number / 10 == b.number / 10 }
  }

  private struct Plain {
    var number: Int
  }

  /// Returns whether two values are equal by an operator that needs certain parts.
  private func areEqual<Value>(
    _ a: Value, _ b: Value, by equality: Equality<Value> = Equality(), parts: [Any.Type] = []
  ) -> Bool {
    var equality = equality
    for part in parts { equality.requireEquatable(part) }
    return equality.areEqual(a, b)
  }

  @Test func `values are compared by their own operator`() {
    #expect(areEqual(Tens(number: 11), Tens(number: 12)))
    #expect(!areEqual(Tens(number: 11), Tens(number: 22)))
  }

  @Test func `values of a type without an operator are never equal`() {
    #expect(!areEqual(Plain(number: 1), Plain(number: 1)))
    #expect(!areEqual(Tens(number: 1), Tens(number: 1), by: .neverEqual, parts: [Tens.self]))
  }

  @Test func `a part that is equatable changes nothing, and another one ends the search`() {
    #expect(areEqual(Tens(number: 11), Tens(number: 12), parts: [Int.self]))
    #expect(!areEqual(Tens(number: 11), Tens(number: 12), parts: [Plain.self]))
  }

  @Test func `what has been found stays, whatever is recorded later`() {
    var equality = Equality<Tens>()
    let before = equality.areEqual(Tens(number: 11), Tens(number: 12))
    equality.requireEquatable(Plain.self)
    let after = equality.areEqual(Tens(number: 11), Tens(number: 12))
    #expect(before && after)
  }

  @Test func `a closure decides, whatever a part is`() {
    let equality = Equality<Plain> { $0.number == $1.number }
    #expect(areEqual(Plain(number: 1), Plain(number: 1), by: equality, parts: [Plain.self]))
  }
}
