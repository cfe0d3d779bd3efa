import Foundation
import Zoetrope
import ZoetropeFiles

extension UIImage {
  /// Creates an image from the PNG or JPEG file with the given name. Searches the same folders as
  /// `Image(_:bundle:)`.
  ///
  /// The result is nil if there is no such file, or if the file cannot be read. In the second case,
  /// a diagnostic reports the reason.
  ///
  /// If several files have the name, ``size``, ``scale`` and ``cgImage`` describe the file for
  /// light mode at the scale of ``UIScreen``. A view that shows `Image(uiImage:)` uses the file for
  /// its own color scheme and scale.
  ///
  /// - Parameter name: The name of an image set or of a file. The name of a file excludes the
  ///   extension and any scale suffix such as `@2x`.
  public convenience init?(named name: String) { self.init(named: name, in: nil) }

  /// Creates an image from the PNG or JPEG file with the given name.
  ///
  /// The result is nil if there is no such file, or if the file cannot be read. In the second case,
  /// a diagnostic reports the reason.
  ///
  /// - Parameters:
  ///   - name: The name of an image set or of a file. The name of a file excludes the extension and
  ///     any scale suffix such as `@2x`.
  ///   - bundle: The bundle to search; nil for the folders of the program.
  ///   - traitCollection: The traits. Their style and their scale determine the file for
  ///     ``cgImage`` and ``size`` if several files have the name. Default nil, which stands for
  ///     ``UITraitCollection/current``.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection? = nil
  ) {
    let traits = traitCollection ?? .current
    do throws(Image.NamedPictureFault) {
      try self.init(found: name, in: bundle, traits)
    } catch {
      if !error.isAbsent { RunningHost.current?.remark("UIImage(named:): \(error.reason)") }
      return nil
    }
  }

  /// Creates an image from the file with the given name. If there is no such file, or if the file
  /// cannot be read, throws an error with the reason.
  convenience init(
    found name: String, in bundle: Bundle?, _ traits: UITraitCollection
  ) throws(Image.NamedPictureFault) {
    let picture = try Image.picture(named: name, bundle: bundle, in: traits.environment)
    self.init(
      .pixels(picture.image, name: PictureName(name: name, bundle: bundle?.bundleURL)),
      scale: picture.scale, mode: picture.isTemplate ? .alwaysTemplate : .automatic)
  }

  /// Creates an image from a PNG or JPEG file. The scale is 2 or 3 if the name ends in `@2x` or
  /// `@3x` before its extension, and otherwise 1. The result is nil if the file is missing, cannot
  /// be read or has another format. In the last two cases, a diagnostic reports the reason.
  ///
  /// - Parameter path: The path of the file.
  public convenience init?(contentsOfFile path: String) {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let scale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try RegularFile(path: path).bytes()
    } catch {
      if error != .system(code: ENOENT) {
        RunningHost.current?.remark("UIImage(contentsOfFile:): \(path): \(error)")
      }
      return nil
    }
    self.init(file: bytes, scale: scale, call: "UIImage(contentsOfFile:): \(path)")
  }

  /// Creates the symbol with the given name. If no symbol has the name, the result is nil, and a
  /// diagnostic suggests the most similar name.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates the symbol with the given name. If no symbol has the name, the result is nil, and a
  /// diagnostic suggests the most similar name.
  ///
  /// - Parameters:
  ///   - name: The name of the symbol.
  ///   - configuration: The size, the weight and the colors of the symbol; nil for the properties
  ///     of body text.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard Image.isSymbol(name) else {
      RunningHost.current?.remark(
        "UIImage(systemName:) is nil for \"\(name)\": \(Image.missingSymbol(name))")
      return nil
    }
    self.init(.symbol(name, configuration))
  }
}

extension UIImage: _ExpressibleByImageLiteral {
  /// Creates an image from the name in an image literal. If no image is found, the new image has no
  /// pixels, and a diagnostic names the missing image.
  public convenience init(imageLiteralResourceName name: String) {
    do throws(Image.NamedPictureFault) {
      try self.init(found: name, in: nil, .current)
    } catch {
      RunningHost.current?.remark("an image literal shows nothing: \(error.reason)")
      self.init(.empty)
    }
  }
}

/// The default type of image literals.
public typealias _ImageLiteralType = UIImage
