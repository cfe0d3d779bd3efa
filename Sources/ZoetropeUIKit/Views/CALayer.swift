import Foundation
import Zoetrope
import ZoetropeGeometry

/// The layer of a UIKit view. It stores its properties but is not drawn.
@MainActor @preconcurrency open class CALayer {
  /// The radius of the corners, in points. Default 0.
  open var cornerRadius: CGFloat = 0
  /// The corners that are rounded. Default: all four.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The shape of the corners' curve. Default circular.
  open var cornerCurve = CALayerCornerCurve.circular
  /// Whether the content is clipped. The value has no effect. Default false.
  open var masksToBounds = false
  /// The width of the border, in points. Default 0.
  open var borderWidth: CGFloat = 0
  /// The color of the border. Default black.
  open var borderColor: CGColor? = .black
  /// The color behind the content. Default nil.
  open var backgroundColor: CGColor?
  /// The color of the shadow. Default black.
  open var shadowColor: CGColor? = .black
  /// The opacity of the shadow, from 0 to 1. Default 0.
  open var shadowOpacity: Float = 0
  /// The blur radius of the shadow, in points. Default 3.
  open var shadowRadius: CGFloat = 3
  /// The offset of the shadow, in points. Default: 3 points upwards.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The outline of the shadow; nil for the outline of the content. Default nil.
  open var shadowPath: CGPath?
  /// The opacity, from 0 to 1. The value has no effect. Default 1.
  open var opacity: Float = 1
  /// Whether the layer is hidden. The value has no effect. Default false.
  open var isHidden = false
  /// The frame in the space of the superlayer, in points. Default zero.
  open var frame = CGRect.zero
  /// The position along the z axis. Layers with larger values are in front. Default 0.
  open var zPosition: CGFloat = 0
  /// The number of pixels per point of the layer's content. Default 1.
  open var contentsScale: CGFloat = 1
  /// Whether the layer is rasterized and cached as a bitmap. Default false.
  open var shouldRasterize = false
  /// The number of pixels per point of the cached bitmap. Default 1.
  open var rasterizationScale: CGFloat = 1
  /// The sublayers. Default none.
  open private(set) var sublayers: [CALayer]?

  /// The view that owns the layer; nil if there is none.
  weak var view: UIView?

  /// Creates a layer.
  public init() {}

  /// Draws the view of the layer into a context, like
  /// ``UIView/drawHierarchy(in:afterScreenUpdates:)``. Does nothing if the layer has no view.
  open func render(in ctx: CGContext) { view?.drawAll(in: ctx) }

  /// The bounds of the layer in its own space, in points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// Adds a sublayer in front of the other sublayers.
  open func addSublayer(_ layer: CALayer) { sublayers = (sublayers ?? []) + [layer] }

  /// Inserts a sublayer at an index, which is clamped to the number of sublayers.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(idx), layers.count))
    sublayers = layers
  }

  /// Has no effect: a layer has no reference to its superlayer.
  open func removeFromSuperlayer() {}

  /// Has no effect: layers are not drawn.
  open func setNeedsDisplay() {}

  /// Has no effect: layers have no animations.
  open func removeAllAnimations() {}
}

/// A set of corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits of the corners.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// The shape of a rounded corner's curve.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the curve.
  public var rawValue: String

  /// Creates a curve from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A circular arc.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve whose curvature grows continuously from the straight edges.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
