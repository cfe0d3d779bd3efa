/// The distinct colors of a picture, up to 256.
///
/// An open-addressing hash table with linear probing, at most a quarter full. Colors are numbered
/// in the order in which they are first inserted. A lookup is O(1).
struct ColorTable {
  /// The colors inserted so far, as premultiplied pixels.
  private(set) var colors: [UInt32] = []
  /// For each slot, the index of its color in ``colors``, plus 1; 0 if the slot is empty.
  private var slots = [UInt16](repeating: 0, count: 1024)

  /// Removes all colors.
  mutating func removeAll() {
    colors.removeAll(keepingCapacity: true)
    for index in slots.indices { slots[index] = 0 }
  }

  /// Inserts a color unless the table already has it. Returns false if the color would be the
  /// 257th.
  mutating func insert(_ pixel: UInt32) -> Bool {
    let slot = slot(of: pixel)
    if slots[slot] != 0 { return true }
    if colors.count == 256 { return false }
    colors.append(pixel)
    slots[slot] = UInt16(colors.count)
    return true
  }

  /// Returns the index of a color in ``colors``, or -1 if the table lacks the color.
  func index(of pixel: UInt32) -> Int { Int(slots[slot(of: pixel)]) - 1 }

  private func slot(of pixel: UInt32) -> Int {
    // Multiplicative hashing: the high bits of the product with 2^32 divided by the golden ratio
    // (Knuth, The Art of Computer Programming, section 6.4).
    var slot = Int((pixel &* 0x9E37_79B1) >> 22)
    while slots[slot] != 0 && colors[Int(slots[slot]) - 1] != pixel { slot = (slot + 1) & 1023 }
    return slot
  }
}
