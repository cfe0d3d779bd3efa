/// The declarations for the assets of one kind in one namespace.
struct SymbolScope: Equatable {
  /// The property for an asset.
  struct Property: Equatable {
    var symbol: String
    var asset: Asset
  }

  /// The type for a namespace.
  struct Namespace: Equatable {
    var symbol: String
    /// The full name of the namespace, including the namespaces around it.
    var name: String
    var scope: SymbolScope
  }

  var properties: [Property] = []
  var namespaces: [Namespace] = []
  /// The sentences about assets that have no property.
  var warnings: [String] = []

  /// Sorts assets of one kind into namespaces.
  ///
  /// If two assets have the same Swift name, the property belongs to the asset whose full name
  /// comes first in the order of bytes.
  ///
  /// - Parameters:
  ///   - assets: The assets.
  ///   - depth: The number of namespaces that enclose the properties of this scope. Default: 0.
  init(_ assets: [Asset], depth: Int = 0) {
    let sorted = assets.sorted { $0.fullName.utf8.lexicographicallyPrecedes($1.fullName.utf8) }
    var inside: [(symbol: String, name: String, assets: [Asset])] = []
    for asset in sorted where asset.namespaces.count > depth {
      let name = asset.namespaces[depth]
      guard let symbol = SymbolName.type(for: name) else {
        warnings.append("the folder \"\(name)\" makes no name; rename it")
        continue
      }
      if let index = inside.firstIndex(where: { $0.symbol == symbol }) {
        inside[index].assets.append(asset)
      } else {
        let path = asset.namespaces[...depth].joined(separator: "/")
        inside.append((symbol, path, [asset]))
      }
    }
    namespaces = inside.map {
      Namespace(symbol: $0.symbol, name: $0.name, scope: SymbolScope($0.assets, depth: depth + 1))
    }
    var owners = Dictionary(
      uniqueKeysWithValues: namespaces.map { ($0.symbol, "the folder \"\($0.name)\"") })
    for asset in sorted where asset.namespaces.count == depth {
      let kind = asset.kind.rawValue
      guard let symbol = SymbolName.property(for: asset.name) else {
        warnings.append("the \(kind) \"\(asset.fullName)\" makes no name; rename it")
        continue
      }
      if let owner = owners[symbol] {
        warnings.append(
          "the \(kind) \"\(asset.fullName)\" has no property, because \(symbol) stands for "
            + "\(owner); rename one of them")
        continue
      }
      owners[symbol] = "the \(kind) \"\(asset.fullName)\""
      properties.append(Property(symbol: symbol, asset: asset))
    }
  }
}
