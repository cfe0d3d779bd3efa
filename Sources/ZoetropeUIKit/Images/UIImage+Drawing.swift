import Foundation
import Zoetrope
import ZoetropePixels

extension UIImage {
  /// Draws the image at its own size into the current context. Does nothing without a context.
  ///
  /// - Parameter point: The top left corner, in points.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image at its own size into the current context. Does nothing without a context.
  ///
  /// - Parameters:
  ///   - point: The top left corner, in points.
  ///   - blendMode: The way in which the image is combined with the existing content.
  ///   - alpha: The opacity, from 0 to 1.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image into the current context, stretched to a rectangle. Does nothing without a
  /// context.
  ///
  /// - Parameter rect: The rectangle, in points.
  public func draw(in rect: CGRect) { draw(in: rect, mode: nil, alpha: 1) }

  /// Draws the image into the current context, stretched to a rectangle. Does nothing without a
  /// context.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - blendMode: The way in which the image is combined with the existing content.
  ///   - alpha: The opacity, from 0 to 1.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: rect, mode: blendMode, alpha: alpha.isNaN ? 1 : Double(min(max(alpha, 0), 1)))
  }

  private func draw(in rect: CGRect, mode: CGBlendMode?, alpha: Double) {
    guard let context = GraphicsStack.current, let rect = CGContext.usable(rect) else { return }
    switch content {
    case .empty: return
    case .pixels(let image, _):
      let upright = Image.Orientation(imageOrientation).applied(to: image.pixels)
      context.draw(CGImage(upright), in: rect, mode: mode, alpha: alpha)
    case .symbol(let name, let configuration):
      var environment = UITraitCollection.current.environment
      if let configuration {
        SymbolConfigurationLook(configuration.properties).apply(to: &environment)
      }
      // The symbol is laid out at its own size. The transform stretches it to the rectangle.
      let own = size
      guard own.width > 0, own.height > 0 else { return }
      let stretch = CGAffineTransform(
        a: rect.width / own.width, b: 0, c: 0, d: rect.height / own.height, tx: rect.minX,
        ty: rect.minY)
      context.add(
        Image.symbolItems(
          named: name, in: environment, rect: CGRect(origin: .zero, size: own),
          transform: stretch.concatenating(context.state.transform), opacity: 1), mode: mode,
        alpha: alpha)
    }
  }
}
