import Foundation

extension Image {
  /// Creates an image from a name, with an accessibility label.
  ///
  /// - Parameters:
  ///   - name: The name of an image set, or the name of a file without its scale and extension.
  ///   - bundle: The bundle to search. Default nil: the folders listed in the documentation of
  ///     ``Image`` are searched.
  ///   - label: The accessibility label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.named(name, bundle: bundle?.bundleURL), label: ImageLabel(label))
  }

  /// Creates an image from pixels, with an accessibility label.
  ///
  /// - Parameters:
  ///   - cgImage: The pixels.
  ///   - scale: The number of pixels in a point.
  ///   - orientation: The transform that turns the pixels upright. Default: none.
  ///   - label: The accessibility label.
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
