import Foundation
import Testing
import Zoetrope

struct CollectionOffsetsTests {
  private let letters = ["a", "b", "c", "d", "e"]

  @Test(arguments: [
    ([], "abcde"), ([0], "bcde"), ([4], "abcd"), ([1, 3], "ace"), ([0, 1, 2, 3, 4], ""),
  ])
  func `elements at offsets are removed`(_ offsets: [Int], _ expected: String) {
    var letters = letters
    letters.remove(atOffsets: IndexSet(offsets))
    #expect(letters.joined() == expected)
  }

  @Test(arguments: [
    ([], 2, "abcde"), ([0], 0, "abcde"), ([0], 1, "abcde"), ([0], 2, "bacde"),
    ([0], 5, "bcdea"), ([4], 0, "eabcd"), ([3], 1, "adbce"), ([0, 2], 3, "bacde"),
    ([1, 4], 0, "beacd"), ([0, 4], 2, "baecd"), ([1, 2], 5, "adebc"),
  ])
  func `elements move in front of the element at an offset`(
    _ source: [Int], _ destination: Int, _ expected: String
  ) {
    var letters = letters
    letters.move(fromOffsets: IndexSet(source), toOffset: destination)
    #expect(letters.joined() == expected)
  }

  @Test func `offsets count from the start of a slice`() {
    var slice = letters[1...]
    slice.remove(atOffsets: [0])
    #expect(Array(slice) == ["c", "d", "e"])
    slice.move(fromOffsets: [2], toOffset: 0)
    #expect(Array(slice) == ["e", "c", "d"])
  }

  @Test func `other collections have the methods, too`() {
    var text = "abc"
    text.remove(atOffsets: [1])
    #expect(text == "ac")
    var bytes = Data([1, 2, 3])
    bytes.move(fromOffsets: [2], toOffset: 0)
    #expect(bytes == Data([3, 1, 2]))
  }
}
