import Foundation
import ZoetropeGeometry

/// A function of a Metal library, together with its arguments. On Apple's systems, the function
/// computes the colors of a view.
///
/// There is no Metal, so shaders do not run. A view with a shader effect is drawn unchanged, and a
/// diagnostic names the function. A shape filled with a shader gets the foreground style.
public struct Shader: Equatable, Sendable {
  /// The purpose for which a view uses a shader.
  public struct UsageType: Hashable, Sendable {
    private let name: String

    /// A fill of shapes.
    public static let shapeStyle = UsageType(name: "shapeStyle")
    /// A change of each pixel's color, computed from the pixel's position and old color.
    public static let colorEffect = UsageType(name: "colorEffect")
    /// A displacement of pixels.
    public static let distortionEffect = UsageType(name: "distortionEffect")
    /// A change of each pixel's color, computed from the picture of the view.
    public static let layerEffect = UsageType(name: "layerEffect")
  }

  /// The function.
  public var function: ShaderFunction
  /// The arguments of the function, without the leading arguments that the modifier passes. For
  /// example, `colorEffect(_:isEnabled:)` passes the position and the color of a pixel.
  public var arguments: [Argument]
  /// Whether colors are dithered. This property has no effect. Default false.
  public var dithersColor = false

  /// Creates a shader.
  ///
  /// - Parameters:
  ///   - function: The function.
  ///   - arguments: The arguments of the function, without the leading arguments that the modifier
  ///     passes. For example, `colorEffect(_:isEnabled:)` passes the position and the color of a
  ///     pixel.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  /// Does nothing: shaders are not compiled.
  public func compile(as type: UsageType) async throws {}

  /// An argument of a shader.
  public struct Argument: Equatable, Sendable {
    private enum Kind: Equatable, Sendable {
      case numbers([Float])
      case array([Float])
      case boundingRect
      case colors([Color])
      case image(Image)
      case data(Data)
    }

    private let kind: Kind

    private static func numbers(_ numbers: [Float]) -> Argument {
      Argument(kind: .numbers(numbers))
    }

    /// The bounding rectangle of the view: `float4` of x, y, width and height, in points.
    public static let boundingRect = Argument(kind: .boundingRect)

    /// Returns an argument with one number, of the Metal type `float`.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { numbers([Float(x)]) }

    /// Returns an argument with two numbers, of the Metal type `float2`.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      numbers([Float(x), Float(y)])
    }

    /// Returns an argument with three numbers, of the Metal type `float3`.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      numbers([Float(x), Float(y), Float(z)])
    }

    /// Returns an argument with four numbers, of the Metal type `float4`.
    public static func float4<T: BinaryFloatingPoint>(
      _ x: T, _ y: T, _ z: T, _ w: T
    ) -> Argument {
      numbers([Float(x), Float(y), Float(z), Float(w)])
    }

    /// Returns an argument with the coordinates of a point, of the Metal type `float2`.
    public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }

    /// Returns an argument with the width and the height of a size, of the Metal type `float2`.
    public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }

    /// Returns an argument with the components of a vector, of the Metal type `float2`.
    public static func float2(_ vector: CGVector) -> Argument { float2(vector.dx, vector.dy) }

    /// Returns an argument with an array of numbers: in Metal, a pointer to `float` and the count.
    public static func floatArray(_ array: [Float]) -> Argument { Argument(kind: .array(array)) }

    /// Returns an argument with a color, of the Metal type `half4`.
    public static func color(_ color: Color) -> Argument { Argument(kind: .colors([color])) }

    /// Returns an argument with an array of colors: in Metal, a pointer to `half4` and the count.
    public static func colorArray(_ array: [Color]) -> Argument { Argument(kind: .colors(array)) }

    /// Returns an argument with an image: in Metal, a texture.
    public static func image(_ image: Image) -> Argument { Argument(kind: .image(image)) }

    /// Returns an argument with bytes: in Metal, a pointer and the count.
    public static func data(_ data: Data) -> Argument { Argument(kind: .data(data)) }
  }
}

extension Shader: ShapeStyle {
  /// Returns the paint of the foreground style: shaders do not run.
  public func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    ForegroundStyle()._resolvePaint(in: environment)
  }

  /// Returns the paint of the foreground style: shaders do not run.
  public func _resolvePaint(level: Int, in environment: EnvironmentValues) -> _ResolvedPaint {
    ForegroundStyle()._resolvePaint(level: level, in: environment)
  }
}

/// A function of a shader library. Calling it with arguments gives a ``Shader``.
@dynamicCallable public struct ShaderFunction: Equatable, Sendable {
  /// The library of the function.
  public var library: ShaderLibrary
  /// The name of the function.
  public var name: String

  /// Creates a function from its library and its name.
  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  /// Returns a shader that calls the function with arguments.
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// A Metal library. Each dynamic member is the function with the member's name.
@dynamicMemberLookup public struct ShaderLibrary: Equatable, Sendable {
  private enum Source: Equatable, Sendable {
    case bundle(URL)
    case file(URL)
    case data(Data)
  }

  private let source: Source

  /// The library of the main bundle.
  public static let `default` = ShaderLibrary(source: .bundle(Bundle.main.bundleURL))

  /// Returns the library of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary {
    ShaderLibrary(source: .bundle(bundle.bundleURL))
  }

  private init(source: Source) { self.source = source }

  /// Creates a library from the contents of a file.
  public init(data: Data) { source = .data(data) }

  /// Creates a library from a file.
  public init(url: URL) { source = .file(url) }

  /// The function with the given name in the library of the main bundle.
  public static subscript(dynamicMember name: String) -> ShaderFunction { `default`[name] }

  /// The function with the given name in this library.
  public subscript(dynamicMember name: String) -> ShaderFunction { self[name] }

  private subscript(name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}
