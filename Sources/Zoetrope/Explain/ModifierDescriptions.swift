import Foundation
import ZoetropeGeometry

extension ModifierNode: LayoutDescribing {
  final var layoutDescription: LayoutDescription {
    if let description = describer?.layoutDescription { return description }
    return LayoutDescription("." + LayoutDescription.lowered(typeName(Modifier.self)))
  }
}

extension Padding: LayoutDescribing {
  var layoutDescription: LayoutDescription {
    let (x, y) = (insets.leading + insets.trailing, insets.top + insets.bottom)
    let room = LayoutDescription.size(CGSize(width: x, height: y))
    return LayoutDescription(
      name, rule: "proposes \(room) less than it is proposed, answers as much more")
  }

  private var name: String {
    let sides = [insets.top, insets.leading, insets.bottom, insets.trailing]
    if sides.allSatisfy({ $0 == sides[0] }) {
      return ".padding(\(LayoutDescription.number(sides[0])))"
    }
    let named = zip(["top", "leading", "bottom", "trailing"], sides).filter { $1 != 0 }
    return LayoutDescription.call(".padding", named.map { ($0, LayoutDescription.number($1)) })
  }
}

extension FixedFrame: LayoutDescribing {
  var layoutDescription: LayoutDescription {
    let name = LayoutDescription.call(
      ".frame",
      [
        ("width", LayoutDescription.number(width)), ("height", LayoutDescription.number(height)),
        ("alignment", alignment == .center ? nil : ".\(alignment.name)"),
      ])
    let rule: String? =
      switch (LayoutDescription.number(width), LayoutDescription.number(height)) {
      case (let width?, let height?): "proposes and answers \(width) x \(height), come what may"
      case (let width?, nil): "proposes and answers a width of \(width), come what may"
      case (nil, let height?): "proposes and answers a height of \(height), come what may"
      case (nil, nil): nil
      }
    return LayoutDescription(name, rule: rule, placing: alignment.place)
  }
}

extension FlexibleFrame: LayoutDescribing {
  var layoutDescription: LayoutDescription {
    let arguments =
      width.arguments("Width") + height.arguments("Height")
      + [("alignment", alignment == .center ? nil : ".\(alignment.name)")]
    let rules =
      width == height
      ? [width.rule("large", "larger")]
      : [width.rule("wide", "wider"), height.rule("high", "higher")]
    let texts = rules.compactMap(\.self)
    return LayoutDescription(
      LayoutDescription.call(".frame", arguments),
      rule: texts.isEmpty ? nil : "is " + texts.joined(separator: "; "), placing: alignment.place)
  }
}

extension FlexibleFrame.Limits {
  fileprivate func arguments(_ side: String) -> [(label: String, value: String?)] {
    [("min", minimum), ("ideal", ideal), ("max", maximum)].map { kind, length in
      (kind + side, LayoutDescription.number(length).map { $0 == "inf" ? ".infinity" : $0 })
    }
  }

  /// Returns the rule for a length whose adjective is `wide` and whose comparative is `wider`; nil
  /// if there are no limits.
  fileprivate func rule(_ wide: String, _ wider: String) -> String? {
    if isEmpty { return nil }
    var parts: [String] = []
    switch (LayoutDescription.number(minimum), LayoutDescription.number(maximum)) {
    case (let minimum?, let maximum?):
      parts.append("as \(wide) as proposed, from \(minimum) to \(maximum)")
    case (let minimum?, nil):
      parts.append("as \(wide) as proposed, but no \(wider) than the view, and at least \(minimum)")
    case (nil, let maximum?):
      parts.append("as \(wide) as proposed, or as the view if that is \(wider)")
      if maximum != "inf" { parts.append("at most \(maximum)") }
    case (nil, nil): parts.append("as \(wide) as the view")
    }
    if let ideal = LayoutDescription.number(ideal) { parts.append("\(ideal) where that is nil") }
    return parts.joined(separator: ", ")
  }
}

extension FixedSize: LayoutDescribing {
  var layoutDescription: LayoutDescription {
    if horizontal && vertical {
      return LayoutDescription(
        ".fixedSize()", rule: "proposes nil x nil: the view gets its ideal size")
    }
    let side = horizontal ? "width" : "height"
    return LayoutDescription(
      ".fixedSize(horizontal: \(horizontal), vertical: \(vertical))",
      rule: horizontal || vertical
        ? "proposes nil for the \(side): the view gets its ideal \(side)" : nil)
  }
}

extension AspectRatio: LayoutDescribing {
  var layoutDescription: LayoutDescription {
    let box = ratio.map { "\(LayoutDescription.number($0)) to 1" } ?? "of the view's ideal ratio"
    let extent = mode == .fit ? "largest box inside" : "smallest box around"
    return LayoutDescription(
      LayoutDescription.call(
        ".aspectRatio", [("", LayoutDescription.number(ratio)), ("contentMode", ".\(mode)")]),
      rule: "proposes the \(extent) what it is proposed that is \(box)")
  }
}

extension Position: LayoutDescribing {
  var layoutDescription: LayoutDescription {
    LayoutDescription(
      LayoutDescription.call(
        ".position",
        [("x", LayoutDescription.number(point.x)), ("y", LayoutDescription.number(point.y))]),
      rule: "takes all that it is proposed",
      placing: "with its middle at \(LayoutDescription.point(point)) of its own")
  }
}

extension Trait: LayoutDescribing {
  var layoutDescription: LayoutDescription {
    if Key.self == ZIndexKey.self { return LayoutDescription(".zIndex(\(value))") }
    return LayoutDescription(".layoutValue(key: \(typeName(Key.self)))")
  }
}

extension TagModifier: LayoutDescribing {
  var layoutDescription: LayoutDescription { LayoutDescription(".tag(\(tag))") }
}

extension ContainerValueModifier: LayoutDescribing {
  var layoutDescription: LayoutDescription { LayoutDescription(".containerValue(\(value))") }
}

extension LayoutPriority: LayoutDescribing {
  var layoutDescription: LayoutDescription {
    LayoutDescription(".layoutPriority(\(LayoutDescription.number(priority)))")
  }
}

extension ExplicitGuide: LayoutDescribing {
  var layoutDescription: LayoutDescription { LayoutDescription(".alignmentGuide(.\(key.name))") }
}

extension TransitionTraitNode: LayoutDescribing {
  var layoutDescription: LayoutDescription { LayoutDescription(".transition") }
}
