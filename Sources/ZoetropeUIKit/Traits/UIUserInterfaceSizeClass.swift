import Zoetrope

/// A rough measure of the space along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// The size class is not set.
  case unspecified = 0
  /// Limited space.
  case compact = 1
  /// Ample space.
  case regular = 2

  /// Creates the size class that corresponds to a SwiftUI size class; ``unspecified`` for nil.
  public init(_ sizeClass: UserInterfaceSizeClass?) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case nil: self = .unspecified
    }
  }
}

extension UserInterfaceSizeClass {
  /// Creates the SwiftUI size class that corresponds to a UIKit size class; nil if the UIKit size
  /// class is unspecified.
  public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
    switch uiUserInterfaceSizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case .unspecified: return nil
    }
  }
}
