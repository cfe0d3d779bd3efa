import Testing

@testable import ZoetropeSymbols

/// The cache of symbol outlines.
struct SymbolOutlineCacheTests {
  private func key(_ name: String, line: Double = 8) throws -> SymbolOutline.Key {
    let form = try #require(SymbolCatalogue.form(named: name))
    return SymbolOutline.Key(form: form, line: line, isLayered: false)
  }

  @Test func `an outline of the cache is the one that its key gives`() throws {
    let cache = SymbolOutlineCache(capacity: 4)
    for name in ["star", "heart.fill", "star", "bell.slash"] {
      let key = try key(name)
      let design = try #require(SymbolCatalogue.design(of: key.form))
      let outline = try #require(cache.outline(key))
      let made = SymbolOutline(key, design)
      #expect(outline.key == key && outline.bounds == made.bounds)
      #expect(outline.layers.map(\.path) == made.layers.map(\.path))
    }
    #expect(cache.count == 3)
  }

  @Test func `there is no outline of an unknown symbol`() {
    let cache = SymbolOutlineCache(capacity: 1)
    let key = SymbolOutline.Key(form: SymbolForm(base: "none"), line: 8, isLayered: false)
    #expect(cache.outline(key) == nil && cache.count == 0)
  }

  @Test(arguments: [0, 1, 2, 5]) func `the cache is bounded`(capacity: Int) throws {
    let cache = SymbolOutlineCache(capacity: capacity)
    for line in 1...20 {
      #expect(cache.outline(try key("star", line: Double(line))) != nil)
      #expect(cache.count <= 2 * max(capacity, 1))
    }
    #expect(cache.count > 0)
  }

  @Test func `an outline that is used again outlasts others`() throws {
    let cache = SymbolOutlineCache(capacity: 2)
    let used = try key("star")
    _ = cache.outline(used)
    for line in 10...30 {
      _ = cache.outline(try key("heart", line: Double(line)))
      _ = cache.outline(used)
      #expect(cache.holds(used))
    }
    #expect(cache.holds(try key("heart", line: 10)) == false)
  }
}
