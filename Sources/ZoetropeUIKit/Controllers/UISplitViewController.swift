import Foundation
import Zoetrope

/// Controllers of UIKit side by side, which are not drawn.
@MainActor @preconcurrency open class UISplitViewController: UIViewController {
  /// The number of columns.
  public nonisolated enum Style: Int, Sendable {
    /// As many as the controller has children.
    case unspecified
    /// Two columns.
    case doubleColumn
    /// Three columns.
    case tripleColumn
  }

  /// A column.
  public nonisolated enum Column: Int, Sendable {
    /// The column at the leading edge.
    case primary
    /// The middle one of three columns.
    case supplementary
    /// The column of the content.
    case secondary
    /// The column where there is room for one only.
    case compact
    /// The column at the trailing edge.
    case inspector
  }

  /// The way in which columns share the room.
  public nonisolated enum DisplayMode: Int, Sendable {
    /// As the size of the screen suggests.
    case automatic
    /// The secondary column alone.
    case secondaryOnly
    /// The primary or the supplementary column beside the secondary one.
    case oneBesideSecondary
    /// The primary or the supplementary column over the secondary one.
    case oneOverSecondary
    /// Two columns beside the secondary one.
    case twoBesideSecondary
    /// Two columns over the secondary one.
    case twoOverSecondary
    /// Two columns that move the secondary one away.
    case twoDisplaceSecondary
  }

  /// Whether the button that changes the display mode is shown.
  public nonisolated enum DisplayModeButtonVisibility: Int, Sendable {
    /// As the number of columns suggests.
    case automatic
    /// Not shown.
    case never
    /// Shown.
    case always
  }

  /// The way in which the secondary column gives room to others.
  public nonisolated enum SplitBehavior: Int, Sendable {
    /// As the size of the screen suggests.
    case automatic
    /// The columns lie beside each other.
    case tile
    /// The other columns lie over it.
    case overlay
    /// The other columns move it away.
    case displace
  }

  /// The edge at which the primary column lies.
  public nonisolated enum PrimaryEdge: Int, Sendable {
    /// The leading edge.
    case leading
    /// The trailing edge.
    case trailing
  }

  /// The background of the primary column.
  public nonisolated enum BackgroundStyle: Int, Sendable {
    /// That of the controller.
    case none
    /// That of a sidebar.
    case sidebar
  }

  /// Whether the columns are shown side by side.
  public nonisolated enum LayoutEnvironment: Int, Sendable {
    /// In no such controller.
    case none
    /// Side by side.
    case expanded
    /// One over the other.
    case collapsed
  }

  /// The controllers from the leading to the trailing edge.
  open var viewControllers: [UIViewController] {
    get { children }
    set {
      for child in children { child.removeFromParent() }
      for child in newValue { addChild(child) }
    }
  }
  /// The display mode that is preferred. It has no effect. Default: automatic.
  open var preferredDisplayMode = DisplayMode.automatic
  /// The behavior that is preferred. It has no effect. Default: automatic.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// Whether the button that changes the display mode is shown. It has no effect. Default:
  /// automatic.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  /// The edge of the primary column. It has no effect. Default: leading.
  open var primaryEdge = PrimaryEdge.leading
  /// The background of the primary column. It has no effect. Default: none.
  open var primaryBackgroundStyle = BackgroundStyle.none
}
