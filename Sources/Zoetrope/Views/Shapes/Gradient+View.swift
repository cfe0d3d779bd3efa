import ZoetropeGeometry

extension LinearGradient: View {
  /// A rectangle filled with the gradient.
  @MainActor public var body: _ShapeView<Rectangle, LinearGradient> {
    _ShapeView(shape: Rectangle(), style: self)
  }
}

extension RadialGradient: View {
  /// A rectangle filled with the gradient.
  @MainActor public var body: _ShapeView<Rectangle, RadialGradient> {
    _ShapeView(shape: Rectangle(), style: self)
  }
}

extension AngularGradient: View {
  /// A rectangle filled with the gradient.
  @MainActor public var body: _ShapeView<Rectangle, AngularGradient> {
    _ShapeView(shape: Rectangle(), style: self)
  }
}

extension EllipticalGradient: View {
  /// A rectangle filled with the gradient.
  @MainActor public var body: _ShapeView<Rectangle, EllipticalGradient> {
    _ShapeView(shape: Rectangle(), style: self)
  }
}

extension MeshGradient: View {
  /// A rectangle filled with the gradient.
  @MainActor public var body: _ShapeView<Rectangle, MeshGradient> {
    _ShapeView(shape: Rectangle(), style: self)
  }
}
