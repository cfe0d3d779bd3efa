/// The distinct colours of a picture, as long as there are at most 256 of them.
///
/// An open hash table with linear probing, four times as large as it may get full. Colours are
/// numbered in the order in which they were first seen. O(1) a lookup.
struct ColorTable {
  /// The colours seen so far, as premultiplied pixels.
  private(set) var colors: [UInt32] = []
  /// One more than the number of the colour in each slot; 0 for an empty slot.
  private var slots = [UInt16](repeating: 0, count: 1024)

  /// Forgets all colours.
  mutating func removeAll() {
    colors.removeAll(keepingCapacity: true)
    for index in slots.indices { slots[index] = 0 }
  }

  /// Notes a colour. False when it would be the 257th.
  mutating func insert(_ pixel: UInt32) -> Bool {
    let slot = slot(of: pixel)
    if slots[slot] != 0 { return true }
    if colors.count == 256 { return false }
    colors.append(pixel)
    slots[slot] = UInt16(colors.count)
    return true
  }

  /// The number of a colour that was noted.
  func index(of pixel: UInt32) -> Int { Int(slots[slot(of: pixel)]) - 1 }

  private func slot(of pixel: UInt32) -> Int {
    // The high bits of a multiplication by 2^32 over the golden ratio (Knuth 6.4).
    var slot = Int((pixel &* 0x9E37_79B1) >> 22)
    while slots[slot] != 0 && colors[Int(slots[slot]) - 1] != pixel { slot = (slot + 1) & 1023 }
    return slot
  }
}
