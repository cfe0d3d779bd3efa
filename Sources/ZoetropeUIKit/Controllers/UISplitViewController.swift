import Foundation
import Zoetrope

/// A UIKit split view controller, with one view controller for each column. It is not drawn.
@MainActor @preconcurrency open class UISplitViewController: UIViewController {
  /// The number of columns.
  public nonisolated enum Style: Int, Sendable {
    /// One column for each child controller.
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
    /// The middle column of three.
    case supplementary
    /// The column of the main content.
    case secondary
    /// The column that is shown alone if there is room for only one column.
    case compact
    /// The column at the trailing edge.
    case inspector
  }

  /// The arrangement of the columns.
  public nonisolated enum DisplayMode: Int, Sendable {
    /// The system's choice, which depends on the size of the screen.
    case automatic
    /// The secondary column alone.
    case secondaryOnly
    /// The primary or the supplementary column beside the secondary column.
    case oneBesideSecondary
    /// The primary or the supplementary column over the secondary column.
    case oneOverSecondary
    /// The primary and the supplementary column beside the secondary column.
    case twoBesideSecondary
    /// The primary and the supplementary column over the secondary column.
    case twoOverSecondary
    /// The primary and the supplementary column, with the secondary column pushed aside.
    case twoDisplaceSecondary
  }

  /// The condition under which a button for changing the display mode is shown.
  public nonisolated enum DisplayModeButtonVisibility: Int, Sendable {
    /// The system's choice, which depends on the number of columns.
    case automatic
    /// The button is never shown.
    case never
    /// The button is always shown.
    case always
  }

  /// The way in which the primary and the supplementary column share space with the secondary
  /// column.
  public nonisolated enum SplitBehavior: Int, Sendable {
    /// The system's choice, which depends on the size of the screen.
    case automatic
    /// The columns lie side by side.
    case tile
    /// The primary and the supplementary column lie over the secondary column.
    case overlay
    /// The primary and the supplementary column push the secondary column aside.
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
    /// The background of the column's view controller.
    case none
    /// The background of a sidebar.
    case sidebar
  }

  /// The arrangement of the columns in the split view controller that contains a view.
  public nonisolated enum LayoutEnvironment: Int, Sendable {
    /// No split view controller contains the view.
    case none
    /// The columns are side by side.
    case expanded
    /// The columns are collapsed into one.
    case collapsed
  }

  /// The view controllers of the columns, in order from the leading edge.
  open var viewControllers: [UIViewController] {
    get { children }
    set {
      for child in children { child.removeFromParent() }
      for child in newValue { addChild(child) }
    }
  }
  /// The preferred display mode. The value has no effect. Default automatic.
  open var preferredDisplayMode = DisplayMode.automatic
  /// The preferred behavior of the columns. The value has no effect. Default automatic.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// The condition under which a button for changing the display mode is shown. The value has no
  /// effect. Default automatic.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  /// The edge of the primary column. The value has no effect. Default leading.
  open var primaryEdge = PrimaryEdge.leading
  /// The background of the primary column. The value has no effect. Default none.
  open var primaryBackgroundStyle = BackgroundStyle.none
}
