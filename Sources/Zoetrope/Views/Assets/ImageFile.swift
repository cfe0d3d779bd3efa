import Foundation

/// An image file and its scale. For example, `clouds@2x.png` is `clouds` at a scale of 2.
struct ImageFile: Hashable {
  /// The extensions of files that are looked for, in order of precedence.
  static let extensions = ["png", "jpg", "jpeg"]

  let url: URL
  let scale: CGFloat

  init(url: URL, scale: CGFloat) {
    self.url = url
    self.scale = scale
  }

  /// Creates a file. A name that ends in `@2x` or `@3x` before its extension sets a scale of 2 or
  /// 3; other names set a scale of 1.
  init(_ url: URL) {
    let base = url.deletingPathExtension().lastPathComponent
    self.init(url: url, scale: base.hasSuffix("@3x") ? 3 : base.hasSuffix("@2x") ? 2 : 1)
  }

  /// The name without scale and extension.
  var name: String {
    let base = url.deletingPathExtension().lastPathComponent
    return scale > 1 && (base.hasSuffix("@2x") || base.hasSuffix("@3x"))
      ? String(base.dropLast(3)) : base
  }
}
