import Foundation
import SwiftUI

/// The names that the plugin `AssetSymbols` declares for the asset catalog in the folder `Assets`.
extension ImageResource {
  static let beach = ImageResource(name: "beach", bundle: .documentation)
}

extension ColorResource {
  static let ocean = ColorResource(name: "ocean", bundle: .documentation)
}

extension Bundle {
  fileprivate static let documentation =
    Bundle(path: Document.root.appending(path: "Tests/DocumentationTests/Assets").path) ?? .main
}
