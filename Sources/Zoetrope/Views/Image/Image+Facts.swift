import Foundation
import ZoetropeDisplayList
import ZoetropeSymbols

extension Image {
  /// A picture that was found by its name.
  package struct NamedPicture: Sendable {
    /// The pixels.
    package let image: CGImage
    /// The number of pixels per point.
    package let scale: CGFloat
    /// Whether the picture is drawn as a template if no rendering mode is set in code.
    package let isTemplate: Bool
  }

  /// The reason why an image name cannot be resolved to a picture.
  package struct NamedPictureFault: Error, Sendable {
    /// The reason, as a clause.
    package let reason: String
    /// Whether the name belongs to neither a file nor an image set.
    package let isAbsent: Bool
  }

  /// Returns the picture that an image with a given name shows in an environment.
  ///
  /// - Parameters:
  ///   - name: The name of an image set, or the name of a file without its scale and extension.
  ///   - bundle: The bundle to search; nil for the folders that the documentation of ``Image``
  ///     lists.
  ///   - environment: The environment, whose color scheme and display scale choose the file.
  /// - Throws: ``NamedPictureFault`` if there is no such picture, or if its file cannot be read.
  package static func picture(
    named name: String, bundle: Bundle?, in environment: EnvironmentValues
  ) throws(NamedPictureFault) -> NamedPicture {
    do throws(ResolvedImage.Fault) {
      let picture = try ResolvedImage.picture(
        of: Image(name, bundle: bundle), in: environment, images: ImageStore.current)
      if case .pixels(let pixels, let scale) = picture.contents {
        return NamedPicture(
          image: CGImage(pixels), scale: scale, isTemplate: picture.isTemplate)
      }
      throw ResolvedImage.Fault(subject: name, reason: "it has no pixels")
    } catch {
      throw NamedPictureFault(reason: error.reason, isAbsent: error.isAbsent)
    }
  }

  /// Returns the size of a symbol in an environment, in points; nil if there is no symbol of that
  /// name.
  package static func symbolSize(
    named name: String, in environment: EnvironmentValues
  ) -> CGSize? {
    ResolvedSymbol(name, in: environment, mode: nil, store: .current)?.size
  }

  /// Returns the display items of a symbol; an empty array if there is no symbol of that name.
  ///
  /// - Parameters:
  ///   - name: The name of the symbol.
  ///   - environment: The environment, whose foreground style colors the symbol.
  ///   - rect: The frame of the symbol, including the symbol's margin, in points.
  ///   - transform: The transform from the space of `rect` to the canvas.
  ///   - opacity: The opacity, from 0 to 1.
  package static func symbolItems(
    named name: String, in environment: EnvironmentValues, rect: CGRect,
    transform: CGAffineTransform, opacity: Double
  ) -> [DisplayList.Item] {
    let symbol = ResolvedSymbol(name, in: environment, mode: nil, store: .current)
    let place = CGAffineTransform(translationX: rect.minX, y: rect.minY)
    return symbol?.items(
      in: rect.size, place.concatenating(transform), isResizable: false, isAntialiased: true,
      foreground: ForegroundStyle()._resolvePaint(in: environment).color, opacity: opacity) ?? []
  }

  /// Whether there is a symbol of a given name.
  package static func isSymbol(_ name: String) -> Bool { SymbolCatalogue.form(named: name) != nil }

  /// Returns a clause for an error message about an unknown symbol name. The clause also suggests
  /// the most similar symbol name, if there is one.
  package static func missingSymbol(_ name: String) -> String {
    let nearest = SymbolCatalogue.nearest(to: name).map { ", the nearest is \"\($0)\"" } ?? ""
    return "there is no symbol of that name\(nearest)"
  }

  /// Creates an image of a symbol with a look, which sets properties such as the symbol's size or
  /// colors. The look takes precedence over the environment of the view that shows the image.
  package init(systemName: String, look: any SymbolLook) {
    self.init(systemName: systemName)
    symbolLook = AnySymbolLook(look)
  }
}
