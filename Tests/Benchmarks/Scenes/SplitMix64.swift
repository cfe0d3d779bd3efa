/// A generator of random numbers that is the same in every language.
///
/// Sebastiano Vigna's `splitmix64` (Steele, Lea, Flood: "Fast splittable pseudorandom number
/// generators", 2014, doi:10.1145/2660193.2660195).
struct SplitMix64 {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number from 0 up to but excluding 1.
  mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// A whole number from 0 to 255.
  mutating func byte() -> Int { Int(unit() * 256) }

  /// Stops the program if the numbers differ from those of the other languages.
  static func check() {
    var random = SplitMix64(seed: 2)
    let numbers = [random.unit(), random.unit(), random.unit()]
    precondition(
      numbers == [0.5911897341980794, 0.7491496838738246, 0.5956380814000053],
      "The random numbers of the scenes are \(numbers).")
  }
}
