import Testing
import Zoetrope

struct PropertyListTests {
  private enum First {}
  private enum Second {}

  @Test func `an empty list has no values`() {
    let list = PropertyList()
    #expect(list.isEmpty)
    #expect(list.value(of: Int.self, forKey: First.self) == nil)
    #expect(list.description == "[]")
  }

  @Test func `values are found by their key`() {
    var list = PropertyList()
    list.set(1, forKey: First.self)
    list.set("two", forKey: Second.self)
    #expect(list.value(of: Int.self, forKey: First.self) == 1)
    #expect(list.value(of: String.self, forKey: Second.self) == "two")
    #expect(list.description == "[Second = two, First = 1]")
  }

  @Test func `the newest value of a key wins, and copies are independent`() {
    var list = PropertyList()
    list.set(1, forKey: First.self)
    let copy = list
    #expect(copy.isIdentical(to: list))
    list.set(2, forKey: First.self)
    #expect(!copy.isIdentical(to: list))
    #expect(copy.value(of: Int.self, forKey: First.self) == 1)
    #expect(list.value(of: Int.self, forKey: First.self) == 2)
  }

  @Test func `a stored nil is a value`() {
    var list = PropertyList()
    list.set(Int?.none, forKey: First.self)
    let value = list.value(of: Int?.self, forKey: First.self)
    #expect(value == .some(.none))
  }

  @Test func `many values survive compaction`() {
    var list = PropertyList()
    for round in 0..<1000 {
      list.set(round, forKey: First.self)
      list.set("\(round)", forKey: Second.self)
      #expect(list.value(of: Int.self, forKey: First.self) == round)
      #expect(list.value(of: String.self, forKey: Second.self) == "\(round)")
    }
    #expect(list.description == "[Second = 999, First = 999]")
  }

  @Test func `merged values override existing ones`() {
    var list = PropertyList()
    list.set(1, forKey: First.self)
    list.set("kept", forKey: Second.self)
    var other = PropertyList()
    other.set(2, forKey: First.self)
    var merged = list
    merged.merge(other)
    #expect(merged.value(of: Int.self, forKey: First.self) == 2)
    #expect(merged.value(of: String.self, forKey: Second.self) == "kept")
    merged = list
    merged.merge(PropertyList())
    #expect(merged.isIdentical(to: list))
    var fresh = PropertyList()
    fresh.merge(other)
    #expect(fresh.isIdentical(to: other))
  }
}

struct EnvironmentValuesTests {
  private struct NameKey: EnvironmentKey {
    static let defaultValue: String? = "nobody"
  }

  @Test func `a key has its default until it is set, even to nil`() {
    var values = EnvironmentValues()
    #expect(values[NameKey.self] == "nobody")
    values[NameKey.self] = "somebody"
    #expect(values[NameKey.self] == "somebody")
    values[NameKey.self] = nil
    #expect(values[NameKey.self] == nil)
    #expect(values.description == "[NameKey = nil]")
    #expect(EnvironmentValues().description == "[]")
  }
}
