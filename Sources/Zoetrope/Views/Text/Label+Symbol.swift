import Foundation
import ZoetropeGeometry

/// What stands for one of Apple's symbols, which there are none of on Linux: an outlined square as
/// large as a symbol beside text, and a diagnostic that names the symbol.
public struct _SymbolStandIn: View {
  let name: String
  @Environment(\.font) private var font
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  nonisolated init(name: String) { self.name = name }

  /// A square with round corners, about as high as a capital letter and a little more.
  public var body: some View {
    let size = CGFloat((font ?? .body).resolve(at: dynamicTypeSize, applying: []).request.size)
    RoundedRectangle(cornerRadius: size * 0.2)
      .strokeBorder(lineWidth: max(size / 12, 0.5))
      .frame(width: size, height: size)
      .modifier(Remark(text: "names \"\(name)\", a symbol of Apple's; a square stands for it"))
  }
}

extension Label where Title == Text, Icon == _SymbolStandIn {
  /// Creates a label with a title, and a square in the place of one of Apple's symbols.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      _SymbolStandIn(name: name)
    }
  }

  /// Creates a label with a title, and a square in the place of one of Apple's symbols.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      _SymbolStandIn(name: name)
    }
  }
}

/// Reports a diagnostic about a view when it is shown.
nonisolated private struct Remark: ViewModifier {
  typealias Body = Never
  /// The rest of a sentence about the view.
  var text: String

  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    RemarkNode(view, inputs, content: \.content)
  }
}

private final class RemarkNode<C: View>: UnaryNode<ModifiedContent<C, Remark>, C> {
  override func didUpdate(_ change: Change) {
    super.didUpdate(change)
    if change.isDirty {
      graph.diagnostics.report(Diagnostic("\(path) \(view.modifier.text)"))
    }
  }
}
