import Foundation
import Zoetrope

extension PreviewDevice {
  /// The screen size of the default device, an iPhone 16, in points.
  package static let usualSize = CGSize(width: 393, height: 852)

  /// The screen size of the device in portrait orientation, in points; nil for an unknown device.
  package var size: CGSize? {
    let words = rawValue.split { !$0.isLetter && !$0.isNumber && $0 != "." }.map { $0.lowercased() }
    let name = words.joined(separator: " ")
    for (width, height, names) in PreviewDevice.sizes where names.contains(name) {
      return CGSize(width: width, height: height)
    }
    return nil
  }

  /// The screen sizes in points, each with the names of the devices that have it. The source is the
  /// table "Device screen dimensions" of Apple's Human Interface Guidelines (Layout). The names are
  /// in lowercase, without punctuation other than periods.
  private static let sizes: [(width: Double, height: Double, names: Set<String>)] = [
    (320, 568, ["iphone se", "iphone se 1st generation", "iphone 5s"]),
    (
      375, 667,
      [
        "iphone 6", "iphone 6s", "iphone 7", "iphone 8", "iphone se 2nd generation",
        "iphone se 3rd generation",
      ]
    ),
    (414, 736, ["iphone 6 plus", "iphone 6s plus", "iphone 7 plus", "iphone 8 plus"]),
    (
      375, 812,
      ["iphone x", "iphone xs", "iphone 11 pro", "iphone 12 mini", "iphone 13 mini"]
    ),
    (
      414, 896,
      ["iphone xr", "iphone 11", "iphone xs max", "iphone 11 pro max"]
    ),
    (
      390, 844,
      [
        "iphone 12", "iphone 12 pro", "iphone 13", "iphone 13 pro", "iphone 14", "iphone 16e",
      ]
    ),
    (428, 926, ["iphone 12 pro max", "iphone 13 pro max", "iphone 14 plus"]),
    (393, 852, ["iphone 14 pro", "iphone 15", "iphone 15 pro", "iphone 16"]),
    (
      430, 932,
      ["iphone 14 pro max", "iphone 15 plus", "iphone 15 pro max", "iphone 16 plus"]
    ),
    (402, 874, ["iphone 16 pro", "iphone 17", "iphone 17 pro"]),
    (440, 956, ["iphone 16 pro max", "iphone 17 pro max"]),
    (420, 912, ["iphone air"]),
    (
      768, 1024,
      ["ipad mini 4", "ipad mini 5th generation", "ipad 5th generation", "ipad 6th generation"]
    ),
    (744, 1133, ["ipad mini 6th generation", "ipad mini a17 pro"]),
    (
      810, 1080,
      ["ipad 7th generation", "ipad 8th generation", "ipad 9th generation"]
    ),
    (
      820, 1180,
      [
        "ipad 10th generation", "ipad a16", "ipad air 4th generation", "ipad air 5th generation",
        "ipad air 11 inch m2", "ipad air 11 inch m3",
      ]
    ),
    (834, 1112, ["ipad air 3rd generation", "ipad pro 10.5 inch"]),
    (
      834, 1194,
      [
        "ipad pro 11 inch", "ipad pro 11 inch 1st generation", "ipad pro 11 inch 2nd generation",
        "ipad pro 11 inch 3rd generation", "ipad pro 11 inch 4th generation",
      ]
    ),
    (834, 1210, ["ipad pro 11 inch m4", "ipad pro 11 inch m5"]),
    (
      1024, 1366,
      [
        "ipad pro 12.9 inch", "ipad pro 12.9 inch 3rd generation",
        "ipad pro 12.9 inch 4th generation", "ipad pro 12.9 inch 5th generation",
        "ipad pro 12.9 inch 6th generation", "ipad air 13 inch m2", "ipad air 13 inch m3",
      ]
    ),
    (1032, 1376, ["ipad pro 13 inch m4", "ipad pro 13 inch m5"]),
  ]
}
