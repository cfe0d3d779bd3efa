import Foundation
import ZoetropeGeometry

extension LayoutContainerNode: LayoutWording {
  package final var layoutWords: LayoutWords {
    if var words = (layout as? any LayoutWording)?.layoutWords {
      // A lazy stack has its own name.
      if let name = owner.pathName, name != words.name, name.hasSuffix(words.name) {
        words.name = name
      }
      return words
    }
    return LayoutWords(owner.pathName ?? typeName(L.self))
  }
}

extension HStackLayout: LayoutWording {
  package var layoutWords: LayoutWords {
    LayoutWords(
      LayoutWords.container(
        "HStack", alignment == .center ? nil : alignment.alignmentKey.name, spacing))
  }
}

extension VStackLayout: LayoutWording {
  package var layoutWords: LayoutWords {
    LayoutWords(
      LayoutWords.container(
        "VStack", alignment == .center ? nil : alignment.alignmentKey.name, spacing))
  }
}

extension ZStackLayout: LayoutWording {
  package var layoutWords: LayoutWords {
    LayoutWords(
      LayoutWords.container("ZStack", alignment == .center ? nil : alignment.name, nil),
      rule: "is as large as its largest view of the highest priority, and proposes its size to all",
      placing: alignment.place)
  }
}

extension LayoutWords {
  fileprivate static func container(
    _ name: String, _ alignment: String?, _ spacing: CGFloat?
  ) -> String {
    let arguments = [("alignment", alignment.map { ".\($0)" }), ("spacing", number(spacing))]
    return arguments.contains { $0.1 != nil } ? call(name, arguments) : name
  }
}

extension LayersNode: LayoutWording {
  var layoutWords: LayoutWords {
    let name = ".\(role.rawValue)"
    let other =
      switch role {
      case .overlay: "what is over it"
      case .background: "what is behind it"
      case .mask: "its mask"
      }
    return LayoutWords(
      alignment.name == "center" ? name : "\(name)(alignment: .\(alignment.name))",
      rule: "answers for the view alone; proposes the view's size, \(LayoutWords.size(size)), to "
        + other,
      placing: alignment.place)
  }
}

extension OffsetNode: LayoutWording {
  var layoutWords: LayoutWords {
    let offset = slot.presented.offset
    return LayoutWords(
      LayoutWords.call(
        ".offset",
        [("x", LayoutWords.number(offset.width)), ("y", LayoutWords.number(offset.height))]),
      placing: "away from its place, which stays")
  }
}

extension OpacityNode: LayoutWording {
  var layoutWords: LayoutWords {
    LayoutWords(".opacity(\(LayoutWords.number(slot.presented.opacity)))")
  }
}
