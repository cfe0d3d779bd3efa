import Foundation
import ZoetropeGeometry

/// The resolved geometry of a shape in its frame: a path to fill, or a path to stroke with a pen.
///
/// Guarantees: all coordinates and all numbers of the pen are finite. Path elements that are not
/// finite are left out, and ``problem`` reports them.
struct ShapeOutline {
  private(set) var path: Path
  /// The pen with which the path is stroked, in the space of the path; nil if the path is filled.
  private(set) var pen: StrokeStyle?
  /// The transform from the space of the path to the space of the frame.
  private(set) var transform = CGAffineTransform.identity
  /// A message that says which numbers were not finite and what is drawn instead; nil if there is
  /// no problem. The message is a predicate that begins with "has". The caller prepends a subject,
  /// such as the view path `Wheel/Circle`.
  private(set) var problem: String?

  /// Resolves a shape.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - size: The size of the frame, in points.
  ///   - layoutDirection: The layout direction. The shape's `layoutDirectionBehavior` says in which
  ///     layout direction the shape is mirrored in its frame.
  ///   - isArea: Whether a stroke is converted to the area that it covers. Default: false.
  ///   - container: The container whose shape a container-relative shape follows. Default: none.
  init<S: Shape>(
    of shape: S, size: CGSize, layoutDirection: LayoutDirection, isArea: Bool = false,
    in container: ContainerFit? = nil
  ) {
    if let container {
      self = ContainerFit.$current.withValue(container) {
        ShapeOutline(of: shape, size: size, layoutDirection: layoutDirection, isArea: isArea)
      }
      return
    }
    let rect = CGRect(origin: .zero, size: size)
    let isMirrored = shape.layoutDirectionBehavior == .mirrors(in: layoutDirection)
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
    if !isArea, !Self.isArea(S.self), let line = (shape as? any LineShape)?.line(in: rect) {
      path = line.path
      pen = line.style
      transform = isMirrored ? line.transform.concatenating(mirror) : line.transform
    } else {
      let path = shape.path(in: rect)
      self.path = isMirrored ? path.applying(mirror) : path
    }
    checkPen()
    checkPath()
    checkTransform()
  }

  /// Whether a type is one of the most frequent shapes that are no strokes. For others the runtime
  /// searches all conformances of the program.
  private static func isArea(_ shape: any Shape.Type) -> Bool {
    shape == RoundedRectangle.self || shape == Rectangle.self || shape == Circle.self
      || shape == Capsule.self
  }

  /// Resolves a path. If there is a pen, the path is stroked; otherwise it is filled.
  init(_ path: Path, pen: StrokeStyle? = nil) {
    self.path = path
    self.pen = pen
    checkPen()
    checkPath()
  }

  private mutating func checkPath() {
    guard !path.hasFiniteCoordinates else { return }
    let (finite, omitted) = path.finiteElements()
    path = finite
    let kept = finite.elementCount
    let outcome =
      switch kept {
      case 0: "nothing was drawn"
      case 1: "the other one was drawn"
      default: "the other \(kept) were drawn"
      }
    report(
      "has \(omitted) path \(omitted == 1 ? "element" : "elements") with coordinates that are not "
        + "finite numbers, left out; \(outcome)")
  }

  private mutating func checkPen() {
    guard var pen else { return }
    if !pen.lineWidth.isFinite {
      clear("has a pen whose width is not a finite number; nothing was drawn")
      return
    }
    if !pen.miterLimit.isFinite {
      pen.miterLimit = StrokeStyle().miterLimit
      report("has a pen whose miter limit is not a finite number; 10 was taken")
    }
    if !pen.dashPhase.isFinite {
      pen.dashPhase = 0
      report("has a pen whose dash phase is not a finite number; 0 was taken")
    }
    if !pen.dash.allSatisfy(\.isFinite) {
      pen.dash = []
      report("has a pen whose dashes are not finite numbers; a solid line was drawn")
    }
    self.pen = pen
  }

  private mutating func checkTransform() {
    let entries = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    guard !entries.allSatisfy(\.isFinite) else { return }
    transform = .identity
    clear("has a transform that is not made of finite numbers; nothing was drawn")
  }

  private mutating func clear(_ problem: String) {
    path = Path()
    pen = nil
    report(problem)
  }

  private mutating func report(_ problem: String) {
    self.problem = self.problem.map { "\($0), and \(problem)" } ?? problem
  }
}
