import Foundation
import Zoetrope

/// The picture and the leaves of a frame, in a form that two builds of a program can exchange.
///
/// The first word is the checksum of the pixels. It is followed by ``wordsPerLeaf`` words for each
/// leaf: the index of the leaf's name, and the bits of nine numbers. These are the six numbers of
/// the transform, the width, the height and the opacity.
struct FrameMeasurement: Equatable {
  /// The words of the measurement.
  var words: [UInt64]

  /// The number of words for each leaf.
  static let wordsPerLeaf = 10

  /// The checksum of the pixels.
  var picture: UInt64 {
    get { words.first ?? 0 }
    set { words[0] = newValue }
  }

  /// The number of leaves.
  var leafCount: Int { (words.count - 1) / FrameMeasurement.wordsPerLeaf }

  /// Creates a measurement of leaves. The checksum of the pixels is 0 until it is set.
  init(_ leaves: [(name: Int, sample: ComparedView.Sample)]) {
    words = [0]
    words.reserveCapacity(1 + leaves.count * FrameMeasurement.wordsPerLeaf)
    for (name, sample) in leaves {
      words.append(UInt64(name))
      let transform = sample.transform
      for number in [
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
        sample.size.width, sample.size.height, sample.opacity,
      ] {
        words.append(Double(number).bitPattern)
      }
    }
  }

  /// Creates a measurement from words of another build; nil if the number of words is invalid.
  init?(words: [UInt64]) {
    guard words.count % FrameMeasurement.wordsPerLeaf == 1 else { return nil }
    self.words = words
  }

  /// Returns the index of a leaf's name, and the leaf's geometry.
  func leaf(_ index: Int) -> (name: Int, sample: ComparedView.Sample) {
    let first = 1 + index * FrameMeasurement.wordsPerLeaf
    func number(_ place: Int) -> Double { Double(bitPattern: words[first + place]) }
    let size = CGSize(width: number(7), height: number(8))
    let transform = CGAffineTransform(
      a: number(1), b: number(2), c: number(3), d: number(4), tx: number(5), ty: number(6))
    return (
      Int(truncatingIfNeeded: words[first]),
      .init(
        center: CGPoint(x: size.width / 2, y: size.height / 2).applying(transform), size: size,
        transform: transform, opacity: number(9))
    )
  }
}

/// The name of a leaf, as two builds exchange it.
struct MeasuredName: Hashable, Sendable {
  /// The structural path, with a number appended if several leaves share it.
  let path: String
  /// The text that the leaf shows; empty if there is none.
  let text: String

  /// The path and the text, for messages.
  var words: String { text.isEmpty ? path : path + " " + LayoutDescription.quoted(text) }
}
