/// A use of a macro that cannot be expanded.
struct MacroError: Error, Equatable {
  /// One sentence without a final period, like the compiler's own errors.
  var message: String
  /// The location of the error; nil for the location of the macro itself.
  var location: SourceSyntax.Location?

  init(_ message: String, at location: SourceSyntax.Location? = nil) {
    self.message = message
    self.location = location
  }

  static func unknown(_ macro: HostMessage.MacroReference) -> MacroError {
    MacroError("Zoetrope's plugin has no macro '\(macro.typeName)': build the package again")
  }
}
