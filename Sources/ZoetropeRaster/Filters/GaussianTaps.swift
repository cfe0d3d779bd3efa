/// The convolution with a narrow Gaussian, as sums of weighted pixels ("taps"). Rows are first
/// blurred along x and stored in a ring buffer. The rows of the ring buffer are then combined along
/// y.
struct GaussianTaps {
  private typealias Block = SIMD16<Float>

  let blur: GaussianBlur
  let edges: BlurEdges
  let lanes: Int

  private static var blockSize: Int { 16 }
  /// The number 2^23. The sum of this number and a smaller positive number is rounded to the
  /// nearest whole number. The reason is that the last bit of a `Float` is worth 1 from 2^23 on.
  private static var whole: Float { 8_388_608 }

  /// The buffers that one convolution uses.
  private struct Room {
    /// One row of the source, extended at both ends by the pixels that the taps read.
    let line: UnsafeMutablePointer<Float>
    /// A row of the result before it is rounded.
    let sum: UnsafeMutablePointer<Float>
    /// A ring buffer of rows that are blurred along x. It has one row for each weight along y.
    let ring: UnsafeMutablePointer<Float>
    /// The number of samples from one row of ``ring`` to the next.
    let stride: Int
    let addresses: UnsafeMutablePointer<UnsafePointer<Float>>
    let weights: UnsafeMutablePointer<Float>
  }

  func run<Sample>(
    _ source: SampleRows<Sample>, _ target: SampleRows<Sample>, _ buffers: inout BlurScratch
  ) {
    let room = makeRoom(target.rect, &buffers)
    let taps = blur.y.weights.count
    var next = source.rect.top
    for row in target.rect.top..<target.rect.bottom {
      let high = row &- blur.y.firstTap
      let low = high &- taps &+ 1
      // Rows above the range of the taps are skipped.
      next = max(next, min(low, source.rect.bottom &- 1))
      while next <= min(max(high, source.rect.top), source.rect.bottom &- 1) {
        blurAlongX(source, next, target.rect, room)
        next &+= 1
      }
      let count = gather(low, taps, source.rect, room)
      let samples = (target.rect.right &- target.rect.left) &* lanes
      add(count, samples, room)
      let result = target.row(row)
      for index in 0..<samples {
        result[index] = Sample(truncatingIfNeeded: (room.sum[index] + Self.whole).bitPattern)
      }
    }
  }

  private func makeRoom(_ rect: PixelRect, _ buffers: inout BlurScratch) -> Room {
    let mask = Self.blockSize - 1
    let stride = ((rect.right - rect.left) * lanes + mask) & ~mask
    let lineLength = stride + (blur.x.weights.count - 1) * lanes
    let taps = blur.y.weights.count
    buffers.ring.fill(count: lineLength + (taps + 1) * stride + taps, with: 0)
    buffers.addresses.setCount(taps)
    let line = buffers.ring.base
    let sum = line + lineLength
    return Room(
      line: line, sum: sum, ring: sum + stride, stride: stride, addresses: buffers.addresses.base,
      weights: sum + (taps + 1) * stride)
  }

  /// Returns the memory of a row in the ring buffer.
  @inline(__always)
  private func slot(_ row: Int, _ room: Room) -> UnsafeMutablePointer<Float> {
    let taps = blur.y.weights.count
    let rest = row % taps
    return room.ring + (rest < 0 ? rest &+ taps : rest) &* room.stride
  }

  /// Collects the addresses and the weights of `taps` blurred rows, from row `low` on. Rows beyond
  /// a transparent edge are left out. Returns the number of collected rows.
  private func gather(_ low: Int, _ taps: Int, _ source: PixelRect, _ room: Room) -> Int {
    var count = 0
    for tap in 0..<taps {
      let row = low &+ tap
      let inside = min(max(row, source.top), source.bottom &- 1)
      if edges == .empty && inside != row { continue }
      room.addresses[count] = UnsafePointer(slot(inside, room))
      room.weights[count] = blur.y.weights[taps &- 1 &- tap]
      count &+= 1
    }
    return count
  }

  private func blurAlongX<Sample>(
    _ source: SampleRows<Sample>, _ row: Int, _ target: PixelRect, _ room: Room
  ) {
    let taps = blur.x.weights.count
    fillLine(source, row, from: target.left &- blur.x.firstTap &- taps &+ 1, target, room)
    let result = UnsafeMutableRawPointer(slot(row, room))
    let line = UnsafeRawPointer(room.line)
    let step = lanes &* MemoryLayout<Float>.stride
    blur.x.weights.withUnsafeBufferPointer { weights in
      for offset in stride(from: 0, to: room.stride &* 4, by: Self.blockSize &* 4) {
        var sum = Block.zero
        for tap in 0..<taps {
          let samples = line.loadUnaligned(fromByteOffset: offset &+ tap &* step, as: Block.self)
          sum += samples * weights[taps &- 1 &- tap]
        }
        result.storeBytes(of: sum, toByteOffset: offset, as: Block.self)
      }
    }
  }

  /// Converts pixels of one source row, from column `start` on, to samples in `room.line`.
  private func fillLine<Sample>(
    _ source: SampleRows<Sample>, _ row: Int, from start: Int, _ target: PixelRect, _ room: Room
  ) {
    let end = start &+ (target.right &- target.left) &+ blur.x.weights.count &- 1
    let first = min(max(source.rect.left, start), end)
    let last = max(min(source.rect.right, end), first)
    let pixels = source.row(row)
    let line = room.line
    let inner = line + (first &- start) &* lanes
    let from = pixels + (first &- source.rect.left) &* lanes
    for index in 0..<((last &- first) &* lanes) {
      inner[index] = Float(UInt32(truncatingIfNeeded: from[index]))
    }
    let width = source.rect.right &- source.rect.left
    for lane in 0..<lanes {
      let before = edges == .clamped ? Float(UInt32(truncatingIfNeeded: pixels[lane])) : 0
      for x in 0..<(first &- start) { line[x &* lanes &+ lane] = before }
      let after =
        edges == .clamped
        ? Float(UInt32(truncatingIfNeeded: pixels[(width &- 1) &* lanes &+ lane])) : 0
      for x in (last &- start)..<(end &- start) { line[x &* lanes &+ lane] = after }
    }
  }

  /// Writes the weighted sum of the first `count` collected rows to `room.sum`.
  private func add(_ count: Int, _ samples: Int, _ room: Room) {
    let result = UnsafeMutableRawPointer(room.sum)
    for offset in stride(from: 0, to: samples &* 4, by: Self.blockSize &* 4) {
      var sum = Block.zero
      for index in 0..<count {
        let row = UnsafeRawPointer(room.addresses[index])
        sum += row.loadUnaligned(fromByteOffset: offset, as: Block.self) * room.weights[index]
      }
      result.storeBytes(of: sum, toByteOffset: offset, as: Block.self)
    }
  }
}
