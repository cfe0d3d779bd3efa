import Foundation
import ZoetropeGeometry

extension ModifierNode: LayoutWording {
  final var layoutWords: LayoutWords {
    if let words = wording?.layoutWords { return words }
    return LayoutWords("." + LayoutWords.lowered(typeName(Modifier.self)))
  }
}

extension Padding: LayoutWording {
  var layoutWords: LayoutWords {
    let (x, y) = (insets.leading + insets.trailing, insets.top + insets.bottom)
    let room = LayoutWords.size(CGSize(width: x, height: y))
    return LayoutWords(
      name, rule: "proposes \(room) less than it is proposed, answers as much more")
  }

  private var name: String {
    let sides = [insets.top, insets.leading, insets.bottom, insets.trailing]
    if sides.allSatisfy({ $0 == sides[0] }) { return ".padding(\(LayoutWords.number(sides[0])))" }
    let named = zip(["top", "leading", "bottom", "trailing"], sides).filter { $1 != 0 }
    return LayoutWords.call(".padding", named.map { ($0, LayoutWords.number($1)) })
  }
}

extension FixedFrame: LayoutWording {
  var layoutWords: LayoutWords {
    let name = LayoutWords.call(
      ".frame",
      [
        ("width", LayoutWords.number(width)), ("height", LayoutWords.number(height)),
        ("alignment", alignment == .center ? nil : ".\(alignment.name)"),
      ])
    let rule: String? =
      switch (LayoutWords.number(width), LayoutWords.number(height)) {
      case (let width?, let height?): "proposes and answers \(width) x \(height), come what may"
      case (let width?, nil): "proposes and answers a width of \(width), come what may"
      case (nil, let height?): "proposes and answers a height of \(height), come what may"
      case (nil, nil): nil
      }
    return LayoutWords(name, rule: rule, placing: alignment.place)
  }
}

extension FlexibleFrame: LayoutWording {
  var layoutWords: LayoutWords {
    let arguments =
      width.arguments("Width") + height.arguments("Height")
      + [("alignment", alignment == .center ? nil : ".\(alignment.name)")]
    let rules =
      width == height
      ? [width.rule("large", "larger")]
      : [width.rule("wide", "wider"), height.rule("high", "higher")]
    let texts = rules.compactMap(\.self)
    return LayoutWords(
      LayoutWords.call(".frame", arguments),
      rule: texts.isEmpty ? nil : "is " + texts.joined(separator: "; "), placing: alignment.place)
  }
}

extension FlexibleFrame.Limits {
  fileprivate func arguments(_ side: String) -> [(label: String, value: String?)] {
    [("min", minimum), ("ideal", ideal), ("max", maximum)].map { kind, length in
      (kind + side, LayoutWords.number(length).map { $0 == "inf" ? ".infinity" : $0 })
    }
  }

  /// Returns the rule for a length whose adjective is `wide` and whose comparative is `wider`; nil
  /// if there are no limits.
  fileprivate func rule(_ wide: String, _ wider: String) -> String? {
    if isEmpty { return nil }
    var parts: [String] = []
    switch (LayoutWords.number(minimum), LayoutWords.number(maximum)) {
    case (let minimum?, let maximum?):
      parts.append("as \(wide) as proposed, from \(minimum) to \(maximum)")
    case (let minimum?, nil):
      parts.append("as \(wide) as proposed, but no \(wider) than the view, and at least \(minimum)")
    case (nil, let maximum?):
      parts.append("as \(wide) as proposed, or as the view if that is \(wider)")
      if maximum != "inf" { parts.append("at most \(maximum)") }
    case (nil, nil): parts.append("as \(wide) as the view")
    }
    if let ideal = LayoutWords.number(ideal) { parts.append("\(ideal) where that is nil") }
    return parts.joined(separator: ", ")
  }
}

extension FixedSize: LayoutWording {
  var layoutWords: LayoutWords {
    if horizontal && vertical {
      return LayoutWords(".fixedSize()", rule: "proposes nil x nil: the view gets its ideal size")
    }
    let side = horizontal ? "width" : "height"
    return LayoutWords(
      ".fixedSize(horizontal: \(horizontal), vertical: \(vertical))",
      rule: horizontal || vertical
        ? "proposes nil for the \(side): the view gets its ideal \(side)" : nil)
  }
}

extension AspectRatio: LayoutWording {
  var layoutWords: LayoutWords {
    let box = ratio.map { "\(LayoutWords.number($0)) to 1" } ?? "of the view's ideal ratio"
    let extent = mode == .fit ? "largest box inside" : "smallest box around"
    return LayoutWords(
      LayoutWords.call(
        ".aspectRatio", [("", LayoutWords.number(ratio)), ("contentMode", ".\(mode)")]),
      rule: "proposes the \(extent) what it is proposed that is \(box)")
  }
}

extension Position: LayoutWording {
  var layoutWords: LayoutWords {
    LayoutWords(
      LayoutWords.call(
        ".position", [("x", LayoutWords.number(point.x)), ("y", LayoutWords.number(point.y))]),
      rule: "takes all that it is proposed",
      placing: "with its middle at \(LayoutWords.point(point)) of its own")
  }
}

extension Trait: LayoutWording {
  var layoutWords: LayoutWords {
    if Key.self == ZIndexKey.self { return LayoutWords(".zIndex(\(value))") }
    return LayoutWords(".layoutValue(key: \(typeName(Key.self)))")
  }
}

extension TagModifier: LayoutWording {
  var layoutWords: LayoutWords { LayoutWords(".tag(\(tag))") }
}

extension ContainerValueModifier: LayoutWording {
  var layoutWords: LayoutWords { LayoutWords(".containerValue(\(value))") }
}

extension LayoutPriority: LayoutWording {
  var layoutWords: LayoutWords {
    LayoutWords(".layoutPriority(\(LayoutWords.number(priority)))")
  }
}

extension ExplicitGuide: LayoutWording {
  var layoutWords: LayoutWords { LayoutWords(".alignmentGuide(.\(key.name))") }
}

extension TransitionTraitNode: LayoutWording {
  var layoutWords: LayoutWords { LayoutWords(".transition") }
}
