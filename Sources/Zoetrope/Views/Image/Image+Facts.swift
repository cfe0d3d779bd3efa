import Foundation

extension Image {
  /// A picture that was found by its name.
  package struct NamedPicture: Sendable {
    /// The pixels.
    package let image: CGImage
    /// The number of pixels per point.
    package let scale: CGFloat
    /// Whether the picture is drawn as a template if no view sets its rendering mode.
    package let isTemplate: Bool
  }

  /// Returns the picture that an image with a given name shows in an environment; nil if there is
  /// none, or if its file cannot be read.
  ///
  /// - Parameters:
  ///   - name: The name of a file, without scale and extension, or of an image set.
  ///   - bundle: The bundle to search; nil for the folders that ``Image`` lists.
  ///   - environment: The environment, whose color scheme and display scale choose the file.
  package static func picture(
    named name: String, bundle: Bundle?, in environment: EnvironmentValues
  ) -> NamedPicture? {
    let entry = ImageStore().image(named: name, in: bundle?.bundleURL, environment)
    guard case .image(let pixels, let scale, let isTemplate) = entry else { return nil }
    return NamedPicture(image: CGImage(pixels), scale: scale, isTemplate: isTemplate)
  }

  /// Returns the size of a symbol in an environment, in points; nil if there is no symbol of that
  /// name.
  package static func symbolSize(
    named name: String, in environment: EnvironmentValues
  ) -> CGSize? {
    ResolvedSymbol(name, in: environment, mode: nil, store: SymbolStore())?.size
  }
}
