/// The edit distances from one name to others, with a bit for each letter of the name.
///
/// The algorithm is that of H. Hyyrö, "A bit-vector algorithm for computing Levenshtein and Damerau
/// edit distances", Nordic Journal of Computing 10, 2003, after G. Myers, "A fast bit-vector
/// algorithm for approximate string matching based on dynamic programming", Journal of the ACM 46,
/// 1999, doi:10.1145/316542.316550.
struct EditDistance {
  /// The number of letters of the name that count.
  static let limit = 60
  /// The number of letters in the name.
  let length: Int
  /// For each byte, the bits of the letters that are this byte. The first letter is the lowest bit.
  private let places: [UInt64]

  /// Prepares distances from a name. Letters after the first ``limit`` are ignored.
  init(from name: String) {
    var places = [UInt64](repeating: 0, count: 256)
    var length = 0
    for letter in name.utf8.prefix(Self.limit) {
      places[Int(letter)] |= 1 << UInt64(length)
      length += 1
    }
    self.places = places
    self.length = length
  }

  /// Returns the number of letters that have to be added, removed or replaced in order to get the
  /// other name. O(*n*) in the other name's length.
  func distance(to other: String) -> Int {
    if length == 0 { return other.utf8.count }
    return places.withUnsafeBufferPointer { places in
      guard let places = places.baseAddress else { return 0 }
      // A column of the table of distances, as differences between its rows: bits of the rows that
      // are one greater and of those that are one less than the row above.
      var greater: UInt64 = ~0
      var less: UInt64 = 0
      var last = length
      let lastRow: UInt64 = 1 << UInt64(length - 1)
      for letter in other.utf8 {
        let same = places[Int(letter)]
        let diagonal = ((same & greater) &+ greater) ^ greater | same | less
        var right = less | ~(diagonal | greater)
        var left = greater & diagonal
        if right & lastRow != 0 { last += 1 }
        if left & lastRow != 0 { last -= 1 }
        right = right << 1 | 1
        left <<= 1
        greater = left | ~(diagonal | right)
        less = right & diagonal
      }
      return last
    }
  }
}
