import Zoetrope
import ZoetropeRecorder

/// The columns that the arguments of `compare` describe.
struct ComparedColumns {
  /// The columns. An empty array stands for one column for each interpolation mode, all with the
  /// animation ``first``.
  private(set) var all: [ComparisonColumn] = []
  /// The animation of the first column.
  let first: Anim
  /// The names of the compared animations.
  let title: String

  /// Creates columns.
  ///
  /// - Parameters:
  ///   - anims: The animations in the command line.
  ///   - settings: The values of `--set`.
  ///   - against: The values of `--against`.
  ///   - mode: The value of `--mode`; nil if it was not given.
  /// - Throws: ``CommandFailure`` if there are too few or too many columns, if two of them are
  ///   equal, or if a value is invalid.
  init(
    anims: [Anim], settings: [String], against: [String], mode: String?
  ) throws(CommandFailure) {
    guard let first = anims.first else {
      throw CommandFailure("compare: expected the name of an anim", status: .usage)
    }
    self.first = first
    title = anims.map(\.name).joined(separator: ", ")
    var columns =
      against.isEmpty
      ? try ComparedColumns.columns(anims, settings)
      : try ComparedColumns.columns(anims, settings, against: against)
    var modes: [LayoutInterpolation] = [.parameters]
    switch mode {
    case nil where columns.count == 1, "both"?: modes = LayoutInterpolation.allCases
    case nil: break
    case let mode?:
      guard let single = LayoutInterpolation(rawValue: mode) else {
        throw .usage("--mode", mode, "expected parameters, positions or both")
      }
      modes = [single]
    }
    if columns.count * modes.count == 1 {
      throw .usage(
        "--mode", mode ?? "", "nothing to compare with; expected another anim, or --against")
    }
    if columns.count == 1 { return }
    columns = columns.flatMap { column in
      modes.map { mode in
        ComparisonColumn(
          name: modes.count > 1 ? "\(column.name), \(mode.rawValue)" : column.name,
          anim: column.anim, values: column.values, interpolation: mode)
      }
    }
    let limit = ComparisonColumn.largestCount
    guard columns.count <= limit else {
      throw CommandFailure(
        "compare: \(columns.count) columns; expected at most \(limit)", status: .usage)
    }
    all = columns
  }

  /// Returns a column for each animation.
  private static func columns(
    _ anims: [Anim], _ settings: [String]
  ) throws(CommandFailure) -> [ComparisonColumn] {
    var columns: [ComparisonColumn] = []
    for anim in anims {
      columns.append(
        ComparisonColumn(
          name: anim.name, anim: anim, values: try RunOptions.values(settings, for: anim),
          interpolation: .parameters))
    }
    return columns
  }

  /// Returns a column for the values of `--set`, and a column for the values of each `--against`.
  /// The name of each column contains the value of every parameter that any `--against` sets.
  private static func columns(
    _ anims: [Anim], _ settings: [String], against: [String]
  ) throws(CommandFailure) -> [ComparisonColumn] {
    let anim = anims[0]
    guard anims.count == 1 else {
      throw .usage("--against", against[0], "expected a single anim, not \(anims.count)")
    }
    var values = [try RunOptions.values(settings, for: anim)]
    var names: Set<String> = []
    for text in against {
      let changes = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard !changes.contains("") else {
        throw .usage("--against", text, "expected name=value, with commas between several")
      }
      for change in changes { names.insert(String(change.prefix { $0 != "=" })) }
      values.append(try RunOptions.values(settings + changes, for: anim, flag: "--against"))
    }
    for (index, later) in values.enumerated().dropFirst() where values[..<index].contains(later) {
      throw .usage("--against", against[index - 1], "another column has the same values")
    }
    let shown = anim.parameters.map(\.name).filter(names.contains)
    return values.map { values in
      let words = shown.map { "\($0)=\(values[$0].map(text) ?? "")" }
      return ComparisonColumn(
        name: words.joined(separator: " "), anim: anim, values: values, interpolation: .parameters)
    }
  }

  private static func text(_ value: ParameterValue) -> String {
    switch value {
    case .number(let number): Amount.number(number)
    case .integer(let number): "\(number)"
    case .boolean(let value): "\(value)"
    }
  }
}
