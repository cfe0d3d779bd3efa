/// The version of the compiler's plugin protocol, and the rules for hosts with other versions.
///
/// The compiler is the host of the plugin. The host names its version in the message
/// `getCapability`, and the plugin names its own version in the answer. New versions of the
/// protocol add fields and optional features. The host uses such a feature only if the plugin
/// offers it. The plugin therefore accepts every host, whatever version the host names:
///
/// - A request that can be read is expanded, whatever the host's version.
/// - A request cannot be read if its kind is unknown, or if it lacks a field that the macros need.
///   Such a request is refused with ``refusal(of:by:)``.
/// - A host that names a version before 5, or no version, gets replies in the older form, which it
///   can read.
enum PluginProtocol {
  /// The version of the protocol that the plugin implements. Swift 6.0 to 6.3 use this version.
  static let version = 7

  /// The first version of the protocol in which replies for freestanding macros and replies for
  /// attached macros have the same form.
  static let versionOfUnifiedReply = 5

  /// The newest compiler whose messages the tests replay.
  static let newestTestedSwift = "Swift 6.3"

  /// Returns the error message for a request that the plugin cannot read.
  ///
  /// - Parameters:
  ///   - kind: The kind of request; nil if it is unknown.
  ///   - hostVersion: The version of the protocol that the compiler named; nil if it named none.
  static func refusal(of kind: String?, by hostVersion: Int?) -> String {
    let message = kind.map { "the message '\($0)'" } ?? "a message"
    let host =
      switch hostVersion {
      case version: "speaks version \(version), too"
      case let other?: "speaks version \(other)"
      case nil: "names no version"
      }
    return "Zoetrope's macros speak version \(version) of the compiler plugin protocol and cannot "
      + "read \(message) of this compiler, which \(host): update Zoetrope, or build with "
      + newestTestedSwift
  }
}
