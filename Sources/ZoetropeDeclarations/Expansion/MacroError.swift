/// The error of a macro use that the plugin cannot expand.
struct MacroError: Error, Equatable {
  /// The text of the error: one sentence without a final period, like the compiler's own errors.
  var message: String
  /// The location of the error; nil if the error is at the beginning of the macro's use.
  var location: SourceSyntax.Location?

  init(_ message: String, at location: SourceSyntax.Location? = nil) {
    self.message = message
    self.location = location
  }

  static func unknown(_ macro: HostMessage.MacroReference) -> MacroError {
    MacroError("Zoetrope's plugin has no macro '\(macro.typeName)': build the package again")
  }
}
