extension ProfiledView {
  /// The title of the view for readers: its path, followed by its name. The name is omitted if it
  /// is the last component of the path.
  package var title: String {
    if path.isEmpty { return name }
    let last = path.split(separator: "/").last.map { $0.prefix { $0 != "[" } }
    return last.map(String.init) == name ? path : "\(path) \(name)"
  }
}

extension ProfileActivity {
  /// A short label of the activity, such as `layout` for a stage or `draw` for an activity of a
  /// view.
  package var words: String {
    switch self {
    case .frame: "cues and tasks"
    case .animations: "animations"
    case .update: "update"
    case .layout: "layout"
    case .afterLayout: "after layout"
    case .displayList: "display list"
    case .pixels: "pixels"
    case .encoding: "encoding"
    case .updating: "update"
    case .evaluating: "body"
    case .measuring: "size"
    case .placing: "place"
    case .drawing: "draw"
    }
  }
}

extension ProfiledEvaluation {
  /// The causes in words, separated by commas.
  package var reason: String { causes.map(\.words).joined(separator: ", ") }
}

extension InvalidationCause {
  /// The cause in words, such as "state `isOpen` of `Drawer`".
  package var words: String {
    switch self {
    case .appearance: "it appeared"
    case .parent(let view, let properties):
      (view.map { "`\($0)`" } ?? "its parent") + " made it with "
        + (properties.isEmpty
          ? "other values"
          : "another " + properties.map { "`\($0)`" }.joined(separator: " and "))
    case .state(let name): InvalidationCause.owned("state", name)
    case .environment(let name): InvalidationCause.owned("environment value", name)
    case .model(let name):
      name.map { InvalidationCause.owned("property", $0, of: "the model ") }
        ?? "a model that it reads"
    case .animation: "its animation"
    case .timeline: "its timeline"
    case .geometry: "its geometry"
    case .transition: "its transition"
    case .content: "the content of its modifier"
    case .other: "a change inside it"
    }
  }

  /// Returns a phrase for a qualified name, such as "state `angle` of `Wheel`" for `Wheel.angle`. A
  /// name without a period is returned unchanged.
  private static func owned(_ kind: String, _ name: String, of owner: String = "") -> String {
    let parts = name.split(separator: ".", maxSplits: 1)
    return parts.count == 2 ? "\(kind) `\(parts[1])` of \(owner)`\(parts[0])`" : name
  }
}
