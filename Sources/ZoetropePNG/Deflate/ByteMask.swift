#if arch(x86_64) && canImport(_Builtin_intrinsics)
  import _Builtin_intrinsics.intel.sse2
#endif

/// Compares bytes in groups of 64.
enum ByteMask {
  /// The number of bytes in a group.
  static let width = 64

  /// Returns a mask of the bytes in which two groups of 64 bytes differ: bit *k* stands for byte
  /// *k*.
  @inline(__always)
  static func differences(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> UInt64 {
    #if arch(x86_64) && canImport(_Builtin_intrinsics)
      let (p, q) = (equality(a, b), equality(a + 16, b + 16))
      let (r, s) = (equality(a + 32, b + 32), equality(a + 48, b + 48))
      // An intrinsic is used, because the compiler splits the `&` operator into several
      // instructions.
      let all = _mm_and_si128(_mm_and_si128(p, q), _mm_and_si128(r, s))
      if _mm_movemask_epi8(all) == 0xFFFF { return 0 }
      let low = bits(p) | bits(q) &<< 16
      return ~(low | (bits(r) | bits(s) &<< 16) &<< 32)
    #else
      portableDifferences(a, b)
    #endif
  }

  /// Returns the same mask as ``differences(_:_:)``, without processor-specific instructions.
  static func portableDifferences(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> UInt64 {
    var mask: UInt64 = 0
    for word in 0..<8 {
      let difference =
        a.loadUnaligned(fromByteOffset: 8 &* word, as: UInt64.self)
        ^ b.loadUnaligned(fromByteOffset: 8 &* word, as: UInt64.self)
      if difference == 0 { continue }
      // `flags` has one bit for each nonzero byte. One multiplication gathers these bits in one
      // byte.
      let low = (difference & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7F7F_7F7F_7F7F_7F7F
      let flags = ((low | difference) &>> 7) & 0x0101_0101_0101_0101
      let first = UInt64(littleEndian: flags)
      mask |= ((first &* 0x0102_0408_1020_4080) &>> 56) &<< UInt64(8 &* word)
    }
    return mask
  }

  #if arch(x86_64) && canImport(_Builtin_intrinsics)
    @inline(__always)
    private static func equality(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> SIMD2<Int64> {
      _mm_cmpeq_epi8(
        a.loadUnaligned(as: SIMD2<Int64>.self), b.loadUnaligned(as: SIMD2<Int64>.self))
    }

    @inline(__always)
    private static func bits(_ equality: SIMD2<Int64>) -> UInt64 {
      UInt64(UInt32(bitPattern: _mm_movemask_epi8(equality)))
    }
  #endif
}
