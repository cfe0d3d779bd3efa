extension UIView {
  /// The anchor of the leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The anchor of the trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The anchor of the left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The anchor of the right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The anchor of the center along the x axis.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The anchor of the top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The anchor of the bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The anchor of the center along the y axis.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The anchor of the first baseline.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The anchor of the last baseline.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The anchor of the width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  /// The anchor of the height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}

extension UILayoutGuide {
  /// The anchor of the leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The anchor of the trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The anchor of the left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The anchor of the right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The anchor of the center along the x axis.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The anchor of the top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The anchor of the bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The anchor of the center along the y axis.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The anchor of the width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  /// The anchor of the height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}

extension UIView {
  /// The layout guide of the safe area.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  /// The layout guide of the area inside the margins.
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
  /// The layout guide of an area that is narrow enough for easy reading.
  public var readableContentGuide: UILayoutGuide { UILayoutGuide() }

  /// Marks a constraint as active. Active constraints have no effect.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

  /// Marks constraints as active. Active constraints have no effect.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  /// Has no effect: views are not laid out.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}

  /// Has no effect: views are not laid out.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
}
