/// The objects that all views of a host share. Views access them through the environment.
struct HostStores {
  /// The colors of asset catalogs.
  let colors: AssetColors
  /// The images that views have loaded.
  let images: ImageStore
  private let symbols: SymbolStore
  private let texts = DrawnTexts()
  private let storage = KeyedStorage()
  private let matched: MatchedGroups

  init(_ graph: ViewGraph) {
    matched = MatchedGroups(graph)
    // Code without access to an environment finds the same objects through the running host.
    let host = graph.clock.runningHost
    colors = host.lastingValue { AssetColors() }
    images = host.lastingValue { ImageStore() }
    symbols = host.lastingValue { SymbolStore() }
  }

  /// Stores the shared objects in an environment.
  func provide(in environment: inout EnvironmentValues) {
    environment.assetColors = colors
    environment.imageStore = images
    environment.symbolStore = symbols
    environment.drawnTexts = texts
    environment.keyedStorage = storage
    environment.matchedGroups = matched
  }
}
