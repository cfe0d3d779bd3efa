import ZoetropeDeclarations

/// The compiler plugin that expands Zoetrope's macros.
///
/// The plugin speaks the compiler's plugin protocol itself and reads declarations with its own
/// scanner. The macros are few and simple, and swift-syntax would make the first build several
/// times as long. On two cores, a release build of swift-syntax 603.0.1 from source takes over
/// eight minutes, and a release build of all of Zoetrope takes three minutes. Everything except
/// this entry point is in `ZoetropeDeclarations`, where tests can reach it.
@main
enum MacroPlugin {
  static func main() {
    PluginSession.run(PluginConnection(input: 0, output: 1))
  }
}
