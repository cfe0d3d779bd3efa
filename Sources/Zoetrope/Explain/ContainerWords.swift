import Foundation
import ZoetropeGeometry

extension LayoutContainerNode: LayoutWording {
  package final var layoutWords: LayoutWords {
    if var words = (layout as? any LayoutWording)?.layoutWords {
      // A lazy stack is called by its own name.
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
