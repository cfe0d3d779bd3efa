import ArgumentParser
import Zoetrope

/// The words that a shell completes the names of animations and parameters with.
enum Completion {
  /// The names that an animation has.
  struct Candidate: Sendable {
    let name: String
    let parameters: [Parameter]
  }

  /// The animations of the gallery while a shell asks; otherwise empty.
  @TaskLocal static var candidates: [Candidate] = []

  /// Completes the names of animations.
  static let names = CompletionKind.custom { _, _, _ in candidates.map(\.name) }

  /// Completes `name=` with the parameters of the animations that the command line names, and the
  /// values of truth values.
  static let settings = CompletionKind.custom { words, _, _ in
    let named = candidates.filter { words.contains($0.name) }
    return (named.isEmpty ? candidates : named).flatMap(\.parameters).flatMap(settings)
  }

  private static func settings(_ parameter: Parameter) -> [String] {
    if case .boolean = parameter.defaultValue {
      return ["true", "false"].map { "\(parameter.name)=\($0)" }
    }
    return ["\(parameter.name)="]
  }
}
