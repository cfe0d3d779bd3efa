/// The version of the compiler's plugin protocol, and the rules for hosts with other versions.
///
/// Host and plugin each name their version once, in `getCapability` and its answer. New versions of
/// the protocol add fields, and features that the host uses only if the plugin offers them. The
/// plugin therefore refuses no host because of its version number alone:
///
/// - A request that can be read is expanded, whatever the host's version.
/// - A request that cannot be read, because its kind is unknown or it lacks a field that the macros
///   need, is refused with ``refusal(of:by:)``.
/// - Hosts before version 5, and hosts that name none, get the replies that they know.
enum PluginProtocol {
  /// The version that the plugin implements, which Swift 6.0 to 6.3 speak.
  static let version = 7

  /// The first version whose hosts read one kind of reply for all macros.
  static let versionOfUnifiedReply = 5

  /// The newest compiler whose messages the tests replay.
  static let newestTestedSwift = "Swift 6.3"

  /// The sentence with which an unreadable message is refused.
  ///
  /// - Parameters:
  ///   - kind: The kind of message; nil if it has none.
  ///   - hostVersion: The version that the host named; nil if it named none.
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
