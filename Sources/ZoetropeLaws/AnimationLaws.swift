import Foundation
import Zoetrope

extension LawTrial {
  /// Checks that the layout keeps the animatable data that are written to it. Writes and reads two
  /// sets of data: those of the layout, and those halfway between `layout` and `other`.
  func lostData() -> LawViolation? {
    let own = layout.animatableData
    var candidates = [(words: "its own data", data: own)]
    if let other { candidates.append(("data halfway to the second value", mixed(0.5, other))) }
    for (words, data) in candidates {
      var copy = layout
      copy.animatableData = data
      let read = copy.animatableData
      let difference = (read - data).magnitudeSquared
      if difference <= 1e-18 * (1 + data.magnitudeSquared) { continue }
      return LawViolation(
        question: "The layout is given \(words), and does not keep them:",
        answers: [
          "\(SourceText.value(data)) was written", "\(SourceText.value(read)) was read",
        ])
    }
    return nil
  }

  /// Returns animatable data between this layout, at a fraction of 0, and another layout, at a
  /// fraction of 1. Fractions below 0 and above 1 give data beyond the two layouts.
  func mixed(_ fraction: Double, _ other: L) -> L.AnimatableData {
    let start = layout.animatableData
    var change = other.animatableData - start
    change.scale(by: fraction)
    return start + change
  }

  func missingData(
    _ questions: LayoutQuestioning<L>, _ proposals: [ProposedViewSize]
  ) -> LawViolation? {
    guard let other else { return nil }
    var written = layout
    written.animatableData = other.animatableData
    let missing = StoredNumbers(of: written).differences(from: StoredNumbers(of: other))
    if missing.isEmpty { return nil }
    // A layout without animatable data may be intended: its subviews then move in straight lines,
    // as in a stack.
    let isWithoutData = L.AnimatableData.self == EmptyAnimatableData.self
    let (actual, expected) = (questions.asking(written), questions.asking(other))
    for proposal in proposals {
      let sizes = (actual.size(proposal), expected.size(proposal))
      let pairs = zip(actual.places(proposal), expected.places(proposal))
      let moved = pairs.enumerated().first { _, pair in
        guard let a = pair.0, let b = pair.1 else { return false }
        return !a.frame.isClose(to: b.frame, within: 1e-6)
      }
      if sizes.0.isClose(to: sizes.1, within: 1e-6) && moved == nil { continue }
      let names = missing.joined(separator: ", ")
      var answers: [String] = []
      if let moved, let a = moved.element.0, let b = moved.element.1 {
        let index = moved.offset
        answers = [
          "subview \(index) at \(SourceText.point(a.frame.origin)) with the written data",
          "subview \(index) at \(SourceText.point(b.frame.origin)) by the second value",
        ]
      } else {
        answers = [
          "\(SourceText.size(sizes.0)) with the written data",
          "\(SourceText.size(sizes.1)) by the second value",
        ]
      }
      return LawViolation(
        question: isWithoutData
          ? "There are no animatable data, and views go straight to their places when \(names) "
            + "changes; for the proposal \(SourceText.words(proposal)):"
          : "Animatable data do not contain \(names); for the proposal "
            + "\(SourceText.words(proposal)):",
        answers: answers, proposal: proposal, isAdvice: isWithoutData)
    }
    return nil
  }

  func unsoundBetween(
    _ questions: LayoutQuestioning<L>, _ rack: Rack, _ proposals: [ProposedViewSize]
  ) -> LawViolation? {
    guard let other, layout.animatableData != other.animatableData else { return nil }
    for fraction in [0.5, 0.25, 0.75, -0.3, 1.3] {
      var between = layout
      between.animatableData = mixed(fraction, other)
      let asked = questions.asking(between)
      let way = "At \(SourceText.number(fraction)) of the way to the second value"
      for proposal in proposals where proposal.width != .infinity && proposal.height != .infinity {
        // An unsound answer of the start value is reported by another law.
        guard questions.size(proposal).isSound else { continue }
        let size = asked.size(proposal)
        if let problem = size.problem(isBounded: true) {
          return LawViolation(
            question: "\(way), the proposal \(SourceText.words(proposal)) is answered by:",
            answers: ["\(SourceText.size(size)), \(problem)"], proposal: proposal)
        }
        _ = rack.takeFaults()
        _ = asked.places(proposal)
        let faults = rack.takeFaults()
        if faults.isEmpty { continue }
        return LawViolation(
          question: "\(way), for the proposal \(SourceText.words(proposal)), the subviews are "
            + "placed:",
          answers: Array(faults.prefix(2)), proposal: proposal)
      }
    }
    return nil
  }
}

/// The floating-point numbers in the stored properties of a value.
struct StoredNumbers {
  private var numbers: [(path: String, value: Double)] = []

  /// Collects all numbers, including numbers inside structures, enums, tuples, optionals and
  /// arrays.
  init(of value: Any) { read(value, path: "", depth: 0) }

  private mutating func read(_ value: Any, path: String, depth: Int) {
    switch value {
    case let number as Double: numbers.append((path, number))
    case let number as CGFloat: numbers.append((path, Double(number)))
    case let number as Float: numbers.append((path, Double(number)))
    default:
      guard depth < 6 else { return }
      let mirror = Mirror(reflecting: value)
      switch mirror.displayStyle {
      case .struct, .tuple, .optional, .collection, .enum:
        for (index, child) in mirror.children.enumerated() {
          let name: String
          switch mirror.displayStyle {
          case .collection: name = "\(path)[\(index)]"
          case .optional: name = path
          default:
            let label = child.label.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 }
            // A path has at most two components, such as `center.x`. Numbers at deeper levels share
            // the path of the second level.
            name = path.isEmpty ? label ?? "" : path.contains(".") ? path : "\(path).\(label ?? "")"
          }
          read(child.value, path: name, depth: depth + 1)
        }
      default: break
      }
    }
  }

  /// Returns the names of the properties with numbers that differ, such as `center` for the path
  /// `center.x`. The result is empty if the paths of the two values are not the same.
  func differences(from other: StoredNumbers) -> [String] {
    guard numbers.map(\.path) == other.numbers.map(\.path) else { return [] }
    var result: [String] = []
    for (a, b) in zip(numbers, other.numbers) {
      let scale = 1 + max(abs(a.value), abs(b.value))
      if !(abs(a.value - b.value) > 1e-9 * scale) { continue }
      let name = a.path.split(separator: ".").first.map(String.init) ?? a.path
      if !result.contains(name) { result.append(name) }
    }
    return result
  }
}
