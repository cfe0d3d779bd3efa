import Foundation
import TestSupport
import Zoetrope
import ZoetropeBitmap
import ZoetropeDisplayList
import ZoetropePNG

/// A folder of images, removed with the value.
final class ImageFolder {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  var url: URL { folder.url }

  /// The folder as a bundle.
  var bundle: Bundle? { Bundle(url: url) }

  /// Writes an image of one opaque color.
  @discardableResult
  func add(_ name: String, _ width: Int, _ height: Int, _ color: UInt32 = 0xFF00_0000) throws
    -> URL
  {
    let bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { bitmap[x, y] = color }
    }
    return try add(name, Data(PNGEncoder().encoded(bitmap)))
  }

  /// Writes a file.
  @discardableResult
  func add(_ name: String, _ data: Data) throws -> URL {
    try folder.write(data, to: name)
  }

  /// Writes an image set with files of some scales, with the given entries and properties.
  func addSet(
    _ path: String, entries: [[String: Any]], properties: [String: String] = [:]
  ) throws {
    let contents: [String: Any] = [
      "images": entries, "info": ["version": 1, "author": "xcode"], "properties": properties,
    ]
    try add("\(path)/Contents.json", JSONSerialization.data(withJSONObject: contents))
  }
}

extension DisplayList {
  var images: [DisplayList.ImageFill] {
    items.compactMap { if case .image(let image) = $0 { image } else { nil } }
  }
}

/// An image of numbered pixels.
func numbered(_ width: Int, _ height: Int, alpha: UInt8 = 255) throws -> CGImage {
  let bytes = (0..<width * height).flatMap { number -> [UInt8] in
    [UInt8(truncatingIfNeeded: number), 0, 0, alpha]
  }
  return try CGImage(width: width, height: height, bytes: bytes)
}
