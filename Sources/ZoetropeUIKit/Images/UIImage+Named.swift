import Foundation
import Zoetrope
import ZoetropeFiles

extension UIImage {
  /// Creates an image from a name, in the same folders as `Image(_:bundle:)`. The result is nil if
  /// there is no PNG or JPEG file of that name. A diagnostic tells of a file that has the name and
  /// cannot be read.
  ///
  /// ``size``, ``scale`` and ``cgImage`` are those of the file for light mode and the scale of
  /// ``UIScreen``. `Image(uiImage:)` chooses the file for the view that shows it.
  ///
  /// - Parameter name: The name of a file, without scale and extension, or of an image set.
  public convenience init?(named name: String) { self.init(named: name, in: nil) }

  /// Creates an image from a name. The result is nil if there is no PNG or JPEG file of that name.
  /// A diagnostic tells of a file that has the name and cannot be read.
  ///
  /// - Parameters:
  ///   - name: The name of a file, without scale and extension, or of an image set.
  ///   - bundle: The bundle to search; nil for the folders of the program.
  ///   - traitCollection: The traits, whose style and scale choose the file that ``cgImage`` and
  ///     ``size`` tell of. Default nil: those of ``UITraitCollection/current``.
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

  /// Creates an image from a name, or throws the reason why there is none.
  convenience init(
    found name: String, in bundle: Bundle?, _ traits: UITraitCollection
  ) throws(Image.NamedPictureFault) {
    let picture = try Image.picture(named: name, bundle: bundle, in: traits.environment)
    self.init(
      .pixels(picture.image, name: PictureName(name: name, bundle: bundle?.bundleURL)),
      scale: picture.scale, mode: picture.isTemplate ? .alwaysTemplate : .automatic)
  }

  /// Creates an image from a PNG or JPEG file. A name that ends in `@2x` or `@3x` before its
  /// extension sets the scale. The result is nil if the file cannot be read; a diagnostic tells of
  /// a file of another format.
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

  /// Creates a symbol. The result is nil if there is no symbol of that name, and a diagnostic names
  /// the nearest one.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a symbol. The result is nil if there is no symbol of that name, and a diagnostic names
  /// the nearest one.
  ///
  /// - Parameters:
  ///   - name: The name of the symbol.
  ///   - configuration: The size and the weight of the symbol; nil for those of body text.
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
  /// Creates an image from the name in an image literal. One that is not found has no pixels, and a
  /// diagnostic names it.
  public convenience init(imageLiteralResourceName name: String) {
    do throws(Image.NamedPictureFault) {
      try self.init(found: name, in: nil, .current)
    } catch {
      RunningHost.current?.remark("an image literal shows nothing: \(error.reason)")
      self.init(.empty)
    }
  }
}

/// The type of image literals that no context types.
public typealias _ImageLiteralType = UIImage
