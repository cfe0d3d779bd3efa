import Zoetrope
import ZoetropeDisplayList
import ZoetropeSequences

extension RecordingSettings {
  /// The settings of a recording by this program.
  init(_ plan: RecordingPlan) {
    let background = plan.background.map(Self.components)
    let darkBackground = plan.darkBackground.map(Self.components)
    self.init(
      anim: plan.anim.name, command: plan.kind == .comparison ? "compare" : "render",
      mode: plan.kind == .comparison ? nil : plan.interpolation.rawValue,
      trails: plan.kind == .comparison ? plan.trails.description : nil,
      plot: plan.kind == .comparison ? plan.hasPlot : nil,
      columns: plan.kind == .comparison ? plan.columns.map(Column.init) : nil,
      size: [plan.size.width, plan.size.height].map(Double.init), scale: plan.scale,
      pixels: [plan.pixels.width, plan.pixels.height], rate: "\(plan.rate)",
      count: plan.frameCount, parameters: Self.parameters(of: plan.anim, plan.values),
      background: background, darkBackground: darkBackground,
      compression: plan.compression.rawValue, checksum: plan.checksum,
      build: ProgramIdentity.build, libraries: ProgramIdentity.libraries)
  }
}

extension RecordingSettings {
  private static func components(_ color: PaintColor) -> [Double] {
    // The shortest decimal numbers that identify the components.
    [color.red, color.green, color.blue, color.alpha].map { Double("\($0)") ?? Double($0) }
  }

  fileprivate static func parameters(of anim: Anim, _ values: ParameterValues) -> [String: Value] {
    var parameters: [String: Value] = [:]
    for parameter in anim.parameters {
      parameters[parameter.name] = values[parameter.name].map(Value.init)
    }
    return parameters
  }
}

extension RecordingSettings.Column {
  fileprivate init(_ column: ComparisonColumn) {
    self.init(
      name: column.name, anim: column.anim.name, mode: column.interpolation.rawValue,
      parameters: RecordingSettings.parameters(of: column.anim, column.values))
  }
}

extension RecordingSettings.Value {
  init(_ value: ParameterValue) {
    switch value {
    case .number(let number): self = .number(number)
    case .integer(let number): self = .number(Double(number))
    case .boolean(let value): self = .boolean(value)
    }
  }
}
