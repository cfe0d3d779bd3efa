/// A growing array of plain values that keeps its storage from frame to frame.
///
/// Unlike `Array` it is never copied, reference-counted or bounds-checked, so hot loops can hold
/// its address.
struct ScratchBuffer<Element: BitwiseCopyable>: ~Copyable {
  /// The address of the first element. It changes when the buffer grows.
  private(set) var base: UnsafeMutablePointer<Element>
  private var capacity: Int
  /// The number of elements in use.
  private(set) var count = 0

  init(capacity: Int = 64) {
    base = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  deinit { base.deallocate() }

  /// Appends one element; amortized O(1).
  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    base[count] = element
    count &+= 1
  }

  /// Sets the number of elements in use. Elements that were not in use before have unspecified
  /// values.
  mutating func setCount(_ count: Int) {
    if count > capacity { grow(to: count) }
    self.count = count
  }

  /// Sets the number of elements in use, and sets all of them to `value`.
  mutating func fill(count: Int, with value: Element) {
    setCount(count)
    base.update(repeating: value, count: count)
  }

  private mutating func grow(to needed: Int) {
    let larger = max(needed, capacity * 2)
    let new = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    new.update(from: base, count: count)
    base.deallocate()
    base = new
    capacity = larger
  }
}
