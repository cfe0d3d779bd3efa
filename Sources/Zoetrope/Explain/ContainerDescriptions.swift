import Foundation
import ZoetropeGeometry

extension LayoutContainerNode: LayoutDescribing {
  package final var layoutDescription: LayoutDescription {
    if var description = (wrapped as? any LayoutDescribing)?.layoutDescription {
      // A lazy stack has its own name, and so has an `AnyLayout`.
      if let name = owner.pathName, name != description.name,
        name.hasSuffix(description.name) || layout is AnyLayout
      {
        description.name = name
      }
      return description
    }
    return LayoutDescription(owner.pathName ?? typeName(L.self))
  }

  /// The layout as animated at the current time. For an ``AnyLayout``, it is the wrapped layout.
  final var wrapped: any Layout { (layout as? AnyLayout)?.wrapped ?? layout }
}

extension HStackLayout: LayoutDescribing {
  package var layoutDescription: LayoutDescription {
    LayoutDescription(
      LayoutDescription.container(
        "HStack", alignment == .center ? nil : alignment.alignmentKey.name, spacing))
  }
}

extension VStackLayout: LayoutDescribing {
  package var layoutDescription: LayoutDescription {
    LayoutDescription(
      LayoutDescription.container(
        "VStack", alignment == .center ? nil : alignment.alignmentKey.name, spacing))
  }
}

extension ZStackLayout: LayoutDescribing {
  package var layoutDescription: LayoutDescription {
    LayoutDescription(
      LayoutDescription.container("ZStack", alignment == .center ? nil : alignment.name, nil),
      rule: "takes the largest width and height among its views of the highest priority, and "
        + "proposes its own size to every view",
      placing: alignment.place)
  }
}

extension LayoutDescription {
  fileprivate static func container(
    _ name: String, _ alignment: String?, _ spacing: CGFloat?
  ) -> String {
    let arguments = [("alignment", alignment.map { ".\($0)" }), ("spacing", number(spacing))]
    return arguments.contains { $0.1 != nil } ? call(name, arguments) : name
  }
}

extension LayersNode: LayoutDescribing {
  var layoutDescription: LayoutDescription {
    let isBorder =
      role == .overlay
      && (owner as? any Layering)?.secondaryType is any RectangleBorder.Type
    let name = isBorder ? ".border" : ".\(role.rawValue)"
    let other =
      switch role {
      case .overlay: isBorder ? "the border" : "the overlay"
      case .background: "the background"
      case .mask: "the mask"
      }
    return LayoutDescription(
      alignment.name == "center" ? name : "\(name)(alignment: .\(alignment.name))",
      rule: "answers with the size of the view, and proposes that size, "
        + "\(LayoutDescription.size(size)), to \(other)",
      placing: alignment.place)
  }
}

/// A marker of the view type that `border(_:width:)` draws over a view.
private protocol RectangleBorder {}

extension StrokeBorderShapeView: RectangleBorder
where Content == Rectangle, Background == EmptyView {}

extension OffsetNode: LayoutDescribing {
  var layoutDescription: LayoutDescription {
    let offset = slot.presented.offset
    return LayoutDescription(
      LayoutDescription.call(
        ".offset",
        [
          ("x", LayoutDescription.number(offset.width)),
          ("y", LayoutDescription.number(offset.height)),
        ]),
      placing: "at the offset; the layout around it does not change")
  }
}

extension OpacityNode: LayoutDescribing {
  var layoutDescription: LayoutDescription {
    LayoutDescription(".opacity(\(LayoutDescription.number(slot.presented.opacity)))")
  }
}
