import Zoetrope

extension RunOptions {
  /// Returns the values of an animation's parameters. A parameter that `--set` does not mention has
  /// its default value.
  ///
  /// - Parameters:
  ///   - settings: The settings, such as `turn=90`. If several settings set the same parameter, the
  ///     last one takes effect.
  ///   - anim: The animation.
  ///   - flag: The name of the flag in messages. Default `--set`.
  /// - Throws: ``CommandFailure`` for an unknown parameter or an invalid value.
  static func values(
    _ settings: [String], for anim: Anim, flag: String = "--set"
  ) throws(CommandFailure) -> ParameterValues {
    var values = anim.defaultValues
    for setting in settings {
      guard let sign = setting.firstIndex(of: "="), sign != setting.startIndex else {
        throw .usage(flag, setting, "expected name=value; \(inventory(of: anim))")
      }
      let name = String(setting[..<sign])
      guard let parameter = anim.parameters.first(where: { $0.name == name }) else {
        throw .usage(flag, setting, "no parameter \"\(name)\"; \(inventory(of: anim))")
      }
      let text = String(setting[setting.index(after: sign)...])
      guard let value = parameter.value(parsing: text) else {
        throw .usage(flag, setting, "expected \(parameter.expectation) for \(name)")
      }
      values[name] = value
    }
    return values
  }

  private static func inventory(of anim: Anim) -> String {
    if anim.parameters.isEmpty { return "\(anim.name) has no parameters" }
    let names = anim.parameters.map(\.name)
    return names.count == 1
      ? "the only parameter of \(anim.name) is \(names[0])"
      : "the parameters of \(anim.name) are \(names.joined(separator: ", "))"
  }
}
