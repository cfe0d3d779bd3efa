/// The generator SplitMix64: the same seed gives the same numbers on every machine.
///
/// Suites that draw random numbers have the trait ``Testing/Trait/reportsSeed``, so that a failure
/// names the seed.
///
/// Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014,
/// doi:10.1145/2660193.2660195; constants as in Vigna's `splitmix64.c`.
public struct SeededRandom: RandomNumberGenerator, Sendable {
  @usableFromInline var state: UInt64

  public init(seed: some BinaryInteger) {
    state = UInt64(truncatingIfNeeded: seed)
    SeedLog.current?.note(state)
  }

  @inlinable public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
