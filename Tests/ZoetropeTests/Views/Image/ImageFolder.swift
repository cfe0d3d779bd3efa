import Foundation
import TestSupport
import Zoetrope
import ZoetropeDisplayList
import ZoetropePNG
import ZoetropePixels

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

/// A JPEG file of 16 by 8 pixels by Pillow, red on the left and blue on the right, in base64.
let smallPhoto =
  "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJ"
  + "BwYGCAsICQoKCgoKBggLDAsKDAkKCgr/2wBDAQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoK"
  + "CgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgr/wAARCAAIABADAREAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAA"
  + "AAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAk"
  + "M2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKT"
  + "lJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QA"
  + "HwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdh"
  + "cRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hp"
  + "anN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk"
  + "5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwD4vr+Uz/fw+Q6/6qD/AJrz/9k="
