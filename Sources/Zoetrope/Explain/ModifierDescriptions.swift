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
      name, rule: "subtracts \(room) from the proposal, and adds it to the answer")
  }

  /// The modifier call in its shortest form, such as `.padding(.horizontal, 8)`.
  private var name: String {
    let (top, leading, bottom, trailing) = (
      insets.top, insets.leading, insets.bottom, insets.trailing
    )
    if top == bottom, leading == trailing, top == leading {
      return ".padding(\(LayoutDescription.number(top)))"
    }
    let sides = [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)]
    let named = sides.filter { $0.1 != 0 }
    let edges: String? =
      if named.count == 1 {
        named[0].0
      } else if leading == trailing, top == 0, bottom == 0 {
        "horizontal"
      } else if top == bottom, leading == 0, trailing == 0 {
        "vertical"
      } else {
        nil
      }
    if let edges { return ".padding(.\(edges), \(LayoutDescription.number(named[0].1)))" }
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
      case (let width?, let height?):
        "proposes and answers \(width) x \(height), whatever it is proposed"
      case (let width?, nil): "proposes and answers a width of \(width), whatever it is proposed"
      case (nil, let height?): "proposes and answers a height of \(height), whatever it is proposed"
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

  /// Returns a clause that describes one length of the frame; nil if the length has no limits.
  ///
  /// - Parameters:
  ///   - wide: The adjective for the length, such as `wide`.
  ///   - wider: The comparative of the adjective, such as `wider`.
  fileprivate func rule(_ wide: String, _ wider: String) -> String? {
    if isEmpty { return nil }
    var parts: [String] = []
    switch (LayoutDescription.number(minimum), LayoutDescription.number(maximum)) {
    case (let minimum?, let maximum?):
      parts.append("as \(wide) as proposed, but at least \(minimum) and at most \(maximum)")
    case (let minimum?, nil):
      parts.append(
        "as \(wide) as proposed, but at most as \(wide) as the view, and at least \(minimum)")
    case (nil, let maximum?):
      parts.append("as \(wide) as proposed, or as \(wide) as the view if that is \(wider)")
      if maximum != "inf" { parts.append("at most \(maximum)") }
    case (nil, nil): parts.append("as \(wide) as the view")
    }
    if let ideal = LayoutDescription.number(ideal) {
      parts.append("\(ideal) if the proposal is nil")
    }
    return parts.joined(separator: ", ")
  }
}

extension FixedSize: LayoutDescribing {
  var layoutDescription: LayoutDescription {
    if horizontal && vertical {
      return LayoutDescription(
        ".fixedSize()", rule: "proposes nil x nil, so that the view takes its ideal size")
    }
    let side = horizontal ? "width" : "height"
    return LayoutDescription(
      ".fixedSize(horizontal: \(horizontal), vertical: \(vertical))",
      rule: horizontal || vertical
        ? "proposes a \(side) of nil, so that the view takes its ideal \(side)" : nil)
  }
}

extension AspectRatio: LayoutDescribing {
  var layoutDescription: LayoutDescription {
    let shape =
      ratio.map { "the ratio \(LayoutDescription.number($0)) to 1" }
      ?? "the ratio of the view's ideal size"
    let rule =
      mode == .fit
      ? "proposes the largest box with \(shape) that fits inside the proposal"
      : "proposes the smallest box with \(shape) that covers the proposal"
    return LayoutDescription(
      LayoutDescription.call(
        ".aspectRatio", [("", LayoutDescription.number(ratio)), ("contentMode", ".\(mode)")]),
      rule: rule)
  }
}

extension Position: LayoutDescribing {
  var layoutDescription: LayoutDescription {
    LayoutDescription(
      LayoutDescription.call(
        ".position",
        [("x", LayoutDescription.number(point.x)), ("y", LayoutDescription.number(point.y))]),
      rule: "takes the whole proposed size",
      placing: "with its center at \(LayoutDescription.point(point)) of the modifier's frame")
  }
}

extension Trait: LayoutDescribing {
  var layoutDescription: LayoutDescription {
    if Key.self == ZIndexKey.self { return LayoutDescription(".zIndex(\(value))") }
    if Key.self == GridRowKey.self { return LayoutDescription("GridRow") }
    return LayoutDescription(Self.gridCall ?? ".layoutValue(key: \(typeName(Key.self)))")
  }

  /// The grid cell modifier that sets a value for this key, such as `.gridCellColumns`; nil for
  /// other keys.
  private static var gridCall: String? {
    if Key.self == GridCellColumnsKey.self { return ".gridCellColumns" }
    if Key.self == GridCellAnchorKey.self { return ".gridCellAnchor" }
    if Key.self == GridColumnAlignmentKey.self { return ".gridColumnAlignment" }
    if Key.self == GridCellUnsizedAxesKey.self { return ".gridCellUnsizedAxes" }
    return nil
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
