import Foundation

extension Image {
  /// An image of that name, with a label for those who cannot see it.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.named(name, bundle: bundle?.bundleURL), label: ImageLabel(label))
  }

  /// An image of pixels, with a label for those who cannot see it.
  ///
  /// - Parameters:
  ///   - cgImage: The pixels.
  ///   - scale: Pixels in a point.
  ///   - orientation: How the pixels are to be turned. Default: not at all.
  ///   - label: What it is called.
  public init(
    _ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text
  ) {
    self.init(.pixels(cgImage, scale: scale, orientation: orientation), label: ImageLabel(label))
  }
}

extension Text: ImageLabeling {
  func imageLabel(in environment: EnvironmentValues) -> String {
    resolve(in: environment).string
  }

  func isEqual(to other: any ImageLabeling) -> Bool { other as? Text == self }
}
