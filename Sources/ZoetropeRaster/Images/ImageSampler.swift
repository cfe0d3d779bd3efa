/// Samples an image, one row of the canvas after the other.
///
/// In the general method, ``ImageOperation/Method/taps``, a sample is a sum of integers. Each term
/// is a channel of a pixel, multiplied by a column weight and a row weight. The product of the two
/// weights has 28 fractional bits. Before a sample is rounded to whole levels, it is therefore off
/// by less than 1/100 of one of the 255 levels.
struct ImageSampler {
  /// One size of the image, with the taps of its samples.
  struct Level {
    let pixels: UnsafePointer<UInt32>
    let width: Int
    let columns: ImageAxis
    let rows: ImageAxis
    /// The runs of taps for the image's columns, one run for each canvas column; `rowRuns` are the
    /// runs for the image's rows. A pointer is nil if its taps depend on the canvas row. In an
    /// image that is turned by 90 degrees, the taps for the image's rows depend on the canvas
    /// column alone.
    let columnRuns: UnsafePointer<TapRun>?
    let rowRuns: UnsafePointer<TapRun>?
    let taps: UnsafePointer<ImageTap>
    /// Scratch memory for the taps of one sample along the image's columns. `rowTaps` is the memory
    /// for the taps along the rows. The memory is used for taps that were not computed in advance.
    let columnTaps: UnsafeMutablePointer<ImageTap>
    let rowTaps: UnsafeMutablePointer<ImageTap>
    /// The number of taps in `columnTaps` that all samples of the current canvas row share; 0 if
    /// the taps depend on the canvas column. `rowCount` is this number for `rowTaps`.
    var columnCount = 0
    var rowCount = 0
  }

  var fine: Level
  var coarse: Level?
  let mix: Int
  let method: ImageOperation.Method
  let firstColumn: Int
  /// Scratch memory for the sampled pixels of a row.
  let buffer: UnsafeMutablePointer<UInt32>
  private var y = 0

  init(
    fine: Level, coarse: Level?, of operation: ImageOperation,
    buffer: UnsafeMutablePointer<UInt32>
  ) {
    self.fine = fine
    self.coarse = coarse
    mix = operation.mix
    method = operation.method
    firstColumn = operation.firstColumn
    self.buffer = buffer
  }

  /// Moves to a row of the canvas.
  mutating func begin(row: Int) {
    y = row
    fine.begin(row: row)
    coarse?.begin(row: row)
  }

  /// Returns the sampled pixels for canvas columns `x..<end` of the current row. The pixels are
  /// valid until the next call.
  @inline(__always)
  func pixels(_ x: Int, _ end: Int) -> UnsafePointer<UInt32> {
    switch method {
    case .copy(let dx, let dy):
      let row = min(max(y &+ dy, 0), fine.rows.count &- 1)
      if x &+ dx >= 0 && end &+ dx <= fine.width {
        return fine.pixels + (row &* fine.width &+ x &+ dx)
      }
      for column in x..<end {
        let place = min(max(column &+ dx, 0), fine.width &- 1)
        buffer[column &- x] = fine.pixels[row &* fine.width &+ place]
      }
    case .nearest:
      for column in x..<end { buffer[column &- x] = fine.nearest(column, y) }
    case .bilinear:
      for column in x..<end { buffer[column &- x] = fine.bilinear(column, y) }
    case .taps:
      if let coarse {
        for column in x..<end {
          let a = fine.sample(column, y, index: column &- firstColumn)
          let b = coarse.sample(column, y, index: column &- firstColumn)
          buffer[column &- x] = a.mixed(with: b, by: Int64(mix)).pixel
        }
      } else {
        for column in x..<end {
          buffer[column &- x] = fine.sample(column, y, index: column &- firstColumn).pixel
        }
      }
    }
    return UnsafePointer(buffer)
  }
}

/// A premultiplied color with 28 fractional bits. Its channels may lie outside of 0...255.
struct ImageSample {
  var red: Int64 = 0
  var green: Int64 = 0
  var blue: Int64 = 0
  var alpha: Int64 = 0

  static let bits = Int64(2 * ImageTap.weightBits)

  /// The color as a pixel, rounded to nearest and clamped to the range of a premultiplied color.
  @inline(__always)
  var pixel: UInt32 {
    let half = Int64(1) << (Self.bits - 1)
    let alpha = min(max((self.alpha &+ half) >> Self.bits, 0), 255)
    @inline(__always) func channel(_ value: Int64) -> UInt32 {
      UInt32(truncatingIfNeeded: min(max((value &+ half) >> Self.bits, 0), alpha))
    }
    return channel(red) | channel(green) << 8 | channel(blue) << 16
      | UInt32(truncatingIfNeeded: alpha) << 24
  }

  /// Interpolates between two colors. `mix` / 256 is the weight of `other`.
  @inline(__always)
  func mixed(with other: ImageSample, by mix: Int64) -> ImageSample {
    ImageSample(
      red: red &+ ((other.red &- red) >> 8) &* mix,
      green: green &+ ((other.green &- green) >> 8) &* mix,
      blue: blue &+ ((other.blue &- blue) >> 8) &* mix,
      alpha: alpha &+ ((other.alpha &- alpha) >> 8) &* mix)
  }
}

extension ImageSampler.Level {
  fileprivate mutating func begin(row: Int) {
    if columns.dependency == .row { columnCount = columns.sample(0, row, into: columnTaps) }
    if rows.dependency == .row { rowCount = rows.sample(0, row, into: rowTaps) }
  }

  /// Returns the sample at column `x` and row `y` of the canvas. `index` is the column, counted
  /// from ``ImageSampler/firstColumn``.
  @inline(__always)
  fileprivate func sample(_ x: Int, _ y: Int, index: Int) -> ImageSample {
    let (u, uCount) = taps(columns, columnRuns, columnTaps, columnCount, x, y, index)
    let (v, vCount) = taps(rows, rowRuns, rowTaps, rowCount, x, y, index)
    var sample = ImageSample()
    for j in 0..<vCount {
      let row = pixels + Int(v[j].index) &* width
      // Each word holds the signed sums of two channels, one in each half.
      var even: UInt64 = 0
      var odd: UInt64 = 0
      for i in 0..<uCount {
        let pixel = UInt64(row[Int(u[i].index)])
        let weight = UInt64(bitPattern: Int64(u[i].weight))
        even &+= (pixel & 0xFF | (pixel & 0xFF_0000) << 16) &* weight
        odd &+= ((pixel >> 8) & 0xFF | (pixel & 0xFF00_0000) << 8) &* weight
      }
      sample.add(even, odd, weight: Int64(v[j].weight))
    }
    return sample
  }

  @inline(__always)
  private func taps(
    _ axis: ImageAxis, _ runs: UnsafePointer<TapRun>?, _ scratch: UnsafeMutablePointer<ImageTap>,
    _ count: Int, _ x: Int, _ y: Int, _ index: Int
  ) -> (UnsafePointer<ImageTap>, Int) {
    if let runs {
      let run = runs[index]
      return (taps + Int(run.first), Int(run.count))
    }
    let made = count > 0 ? count : axis.sample(x, y, into: scratch)
    return (UnsafePointer(scratch), made)
  }

  /// Returns the image's pixel that contains the center of the canvas pixel in column `x` and row
  /// `y`. The image must have no slices.
  @inline(__always)
  fileprivate func nearest(_ x: Int, _ y: Int) -> UInt32 {
    let row = place(rows.coordinate(x, y), rows.count)
    return pixels[row &* width &+ place(columns.coordinate(x, y), columns.count)]
  }

  /// Returns the color at a canvas pixel, interpolated between four pixels of an image that is
  /// neither sliced nor reduced.
  ///
  /// The upper two and the lower two pixels are mixed first. These mixtures are rounded to 8
  /// fractional bits before they are mixed, so that two channels fit a word. The error is less than
  /// 1/500 of one of the 255 levels.
  @inline(__always)
  fileprivate func bilinear(_ x: Int, _ y: Int) -> UInt32 {
    let half = ImageFixed.one / 2
    let u = columns.coordinate(x, y) &- half
    let v = rows.coordinate(x, y) &- half
    let (left, right) = (place(u, columns.count), place(u &+ ImageFixed.one, columns.count))
    let top = pixels + place(v, rows.count) &* width
    let bottom = pixels + place(v &+ ImageFixed.one, rows.count) &* width
    let (wx, wy) = (Self.fraction(u), Self.fraction(v))
    let above = PixelPair(top[left], top[right], wx)
    let below = PixelPair(bottom[left], bottom[right], wx)
    let rest = UInt64(ImageTap.one) &- wy
    let even = above.even &* rest &+ below.even &* wy &+ PixelPair.half
    let odd = above.odd &* rest &+ below.odd &* wy &+ PixelPair.half
    return PixelPair.pixel(even, odd)
  }

  /// Returns the weight of the second of the two pixels between which a coordinate lies.
  @inline(__always)
  private static func fraction(_ coordinate: Int64) -> UInt64 {
    let shift = Int64(ImageFixed.bits - ImageTap.weightBits)
    let fraction = coordinate & (ImageFixed.one &- 1)
    return UInt64(truncatingIfNeeded: (fraction &+ Int64(1) << (shift - 1)) >> shift)
  }

  @inline(__always)
  private func place(_ coordinate: Int64, _ count: Int) -> Int {
    min(max(Int(coordinate >> 32), 0), count &- 1)
  }
}

/// The mixture of two pixels of a row. Each word holds two channels, with 8 fractional bits.
private struct PixelPair {
  let even: UInt64
  let odd: UInt64

  /// Mixes two pixels. `weight` is the weight of the second one, in units of 1 / ``ImageTap/one``.
  @inline(__always)
  init(_ first: UInt32, _ second: UInt32, _ weight: UInt64) {
    let rest = UInt64(ImageTap.one) &- weight
    let (a, b) = (UInt64(first), UInt64(second))
    let even =
      (a & 0xFF | (a & 0xFF_0000) << 16) &* rest &+ (b & 0xFF | (b & 0xFF_0000) << 16)
      &* weight
    let odd =
      (a >> 8 & 0xFF | (a & 0xFF00_0000) << 8) &* rest
      &+ (b >> 8 & 0xFF | (b & 0xFF00_0000) << 8) &* weight
    self.even = (even &+ 0x20_0000_0020) >> 6 & 0x1_FFFF_0001_FFFF
    self.odd = (odd &+ 0x20_0000_0020) >> 6 & 0x1_FFFF_0001_FFFF
  }

  /// The number 0.5 in both channels of a word, with 22 fractional bits. It is added before a
  /// channel is rounded down.
  static let half: UInt64 = 1 << 21 | 1 << 53

  /// Returns a pixel from two words, whose channels have 22 fractional bits. `even` holds red and
  /// blue, `odd` holds green and alpha.
  @inline(__always)
  static func pixel(_ even: UInt64, _ odd: UInt64) -> UInt32 {
    let red = UInt32(truncatingIfNeeded: even >> 22) & 0xFF
    let blue = UInt32(truncatingIfNeeded: even >> 54) & 0xFF
    let green = UInt32(truncatingIfNeeded: odd >> 22) & 0xFF
    let alpha = UInt32(truncatingIfNeeded: odd >> 54) & 0xFF
    return red | green << 8 | blue << 16 | alpha << 24
  }
}

extension ImageSample {
  /// Adds the sums of one row of taps, times the weight of the row. `even` holds red and blue,
  /// `odd` holds green and alpha.
  @inline(__always)
  fileprivate mutating func add(_ even: UInt64, _ odd: UInt64, weight: Int64) {
    let low = Int64(Int32(truncatingIfNeeded: even))
    let other = Int64(Int32(truncatingIfNeeded: odd))
    red &+= low &* weight
    blue &+= ((Int64(bitPattern: even) &- low) >> 32) &* weight
    green &+= other &* weight
    alpha &+= ((Int64(bitPattern: odd) &- other) >> 32) &* weight
  }
}
