/// An `Int` that is stored in 32 bits.
@propertyWrapper struct Packed: BitwiseCopyable {
  private var bits: Int32

  init(wrappedValue: Int) { bits = Int32(wrappedValue) }

  @inline(__always) var wrappedValue: Int {
    get { Int(bits) }
    set { bits = Int32(newValue) }
  }
}
