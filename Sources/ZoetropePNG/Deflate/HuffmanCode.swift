/// A canonical prefix code for a histogram, of the kind that deflate uses (RFC 1951, section
/// 3.2.2).
///
/// The code lengths are those of a Huffman code, by the method of Moffat and Katajainen ("In-Place
/// Calculation of Minimum-Redundancy Codes", 1995, doi:10.1007/3-540-60220-8_79). Codes longer than
/// the permitted length are shortened to it, and shorter codes are lengthened until Kraft's
/// inequality holds. A code that is changed in this way is rarely optimal, but an optimal one would
/// hardly save anything here.
///
/// The code is determined by the counts; ties are broken by the order of the symbols. If there is
/// only one symbol, its code has a length of 1. Takes O(*n*) time for *n* symbols.
struct HuffmanCode {
  /// The length of each symbol's code in bits; 0 for symbols that do not occur.
  private(set) var lengths: [UInt8]
  /// The code of each symbol, with its first bit as the lowest bit.
  private(set) var codes: [UInt16]

  /// Creates a code for a histogram.
  ///
  /// - Parameters:
  ///   - counts: The number of occurrences of each symbol.
  ///   - limit: The largest code length in bits. It must be large enough for the number of symbols.
  init(counts: [UInt32], limit: Int) {
    lengths = [UInt8](repeating: 0, count: counts.count)
    codes = [UInt16](repeating: 0, count: counts.count)
    // Each number holds a count in its high bits and the symbol in its low bits, so that sorting
    // the numbers sorts the symbols by count.
    var sorted: [UInt64] = []
    for (symbol, count) in counts.enumerated() where count > 0 {
      sorted.append(UInt64(count) << 16 | UInt64(symbol))
    }
    Self.sort(&sorted)
    if sorted.count > 1 {
      let perLength = Self.limited(Self.depths(sorted.map { $0 >> 16 }), limit: limit)
      assign(perLength, to: sorted.map { Int($0 & 0xFFFF) })
    } else if let only = sorted.first {
      lengths[Int(only & 0xFFFF)] = 1
    }
    number(limit: limit)
  }

  /// Creates a code with the given lengths, which must satisfy Kraft's inequality.
  init(lengths: [UInt8]) {
    self.lengths = lengths
    codes = [UInt16](repeating: 0, count: lengths.count)
    number(limit: 15)
  }

  /// Sorts numbers that consist of a count and, in the lowest 16 bits, a symbol. The symbols must
  /// already be in ascending order.
  ///
  /// This is a radix sort by the bytes of the counts. Each pass keeps the order of equal bytes.
  ///
  /// - Complexity: O(*n*) for each byte of the largest count.
  private static func sort(_ numbers: inout [UInt64]) {
    let all = numbers.reduce(0, |)
    var other = numbers
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 256) { places in
      var shift: UInt64 = 16
      while all &>> shift > 0 {
        places.initialize(repeating: 0)
        for number in numbers { places[Int(number &>> shift & 255)] &+= 1 }
        var place = 0
        for byte in places.indices { (places[byte], place) = (place, place &+ places[byte]) }
        for number in numbers {
          let byte = Int(number &>> shift & 255)
          other[places[byte]] = number
          places[byte] &+= 1
        }
        swap(&numbers, &other)
        shift &+= 8
      }
    }
  }

  /// Returns the depth of each leaf of the Huffman tree for two or more weights in ascending order.
  private static func depths(_ weights: [UInt64]) -> [Int] {
    let count = weights.count
    var node = weights
    // 1. From left to right: `node[k]` becomes the weight of inner node *k*. When the node has been
    //    merged, `node[k]` becomes the index of its parent.
    var (leaf, root) = (0, 0)
    for next in 0..<count - 1 {
      var sum: UInt64 = 0
      for _ in 0..<2 {
        if leaf >= count || (root < next && node[root] < node[leaf]) {
          sum += node[root]
          node[root] = UInt64(next)
          root += 1
        } else {
          sum += node[leaf]
          leaf += 1
        }
      }
      node[next] = sum
    }
    // 2. From right to left: parent indices become depths.
    node[count - 2] = 0
    for next in stride(from: count - 3, through: 0, by: -1) {
      node[next] = node[Int(node[next])] + 1
    }
    // 3. Count the leaves at each depth.
    var depths = [Int](repeating: 0, count: count)
    var (available, depth) = (1, 0)
    var inner = count - 2
    var place = count - 1
    while available > 0 {
      var used = 0
      while inner >= 0 && node[inner] == UInt64(depth) {
        used += 1
        inner -= 1
      }
      for _ in 0..<available - used {
        depths[place] = depth
        place -= 1
      }
      available = 2 * used
      depth += 1
    }
    return depths
  }

  /// Returns how many codes have each length, given the depths of the leaves. No length exceeds
  /// `limit` bits.
  private static func limited(_ depths: [Int], limit: Int) -> [Int] {
    var perLength = [Int](repeating: 0, count: limit + 1)
    for depth in depths { perLength[min(depth, limit)] += 1 }
    // Kraft's sum in units of 2^-limit. It must be reduced to 1, which is `1 << limit` units.
    var sum = 0
    for length in 1...limit { sum += perLength[length] << (limit - length) }
    while sum > 1 << limit {
      // Move a leaf of the deepest level up, as the sibling of a shorter leaf that moves down one
      // level.
      var length = limit - 1
      while perLength[length] == 0 { length -= 1 }
      perLength[limit] -= 1
      perLength[length] -= 1
      perLength[length + 1] += 2
      sum -= 1
    }
    return perLength
  }

  /// Gives the longest codes to the rarest symbols. `symbols` are in ascending order of their
  /// counts.
  private mutating func assign(_ perLength: [Int], to symbols: [Int]) {
    var place = 0
    for length in stride(from: perLength.count - 1, to: 0, by: -1) {
      for _ in 0..<perLength[length] {
        lengths[symbols[place]] = UInt8(length)
        place += 1
      }
    }
  }

  /// Assigns consecutive codes to the symbols of each length, in symbol order.
  private mutating func number(limit: Int) {
    var perLength = [Int](repeating: 0, count: limit + 2)
    for length in lengths where length > 0 { perLength[Int(length)] += 1 }
    var next = [Int](repeating: 0, count: limit + 2)
    for length in 1...limit { next[length + 1] = (next[length] + perLength[length]) << 1 }
    for (symbol, length) in lengths.enumerated() where length > 0 {
      codes[symbol] = Self.reversed(next[Int(length)], length: length)
      next[Int(length)] += 1
    }
  }

  private static func reversed(_ code: Int, length: UInt8) -> UInt16 {
    var (rest, result) = (code, UInt16(0))
    for _ in 0..<length {
      result = result << 1 | UInt16(rest & 1)
      rest >>= 1
    }
    return result
  }
}
