import ArgumentParser
import Zoetrope

/// The completions that a shell offers for names of animations and parameters.
enum Completion {
  /// An animation and its parameters, for completions.
  struct Candidate: Sendable {
    let name: String
    let parameters: [Parameter]
  }

  /// The animations of the gallery while a shell requests completions; otherwise empty.
  @TaskLocal static var candidates: [Candidate] = []

  /// Completes the names of animations.
  static let names = CompletionKind.custom { _, _, _ in candidates.map(\.name) }

  /// Completes settings of the form `NAME=VALUE` for the parameters of the animations on the
  /// command line. Offers `NAME=true` and `NAME=false` for Boolean parameters, and `NAME=` for all
  /// others.
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
