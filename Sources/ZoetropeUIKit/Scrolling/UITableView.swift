import Foundation
import Zoetrope

/// A UIKit table view. It is not drawn.
@MainActor @preconcurrency open class UITableView: UIScrollView {
  /// The style of the table. Default plain.
  open private(set) var style = Style.plain
  /// The style of the lines between cells. Default: one line.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The color of the lines between cells. Default nil.
  open var separatorColor: UIColor?
  /// The margins of the lines between cells, in points. Default zero.
  open var separatorInset = UIEdgeInsets.zero
  /// The height of cells, in points. Default automatic.
  open var rowHeight: CGFloat = UITableView.automaticDimension
  /// The estimated height of cells, in points. Default automatic.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  /// The height of headers, in points. Default automatic.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// The height of footers, in points. Default automatic.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The distance above headers, in points. Default automatic.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension
  /// The view above all cells. Default nil.
  open var tableHeaderView: UIView?
  /// The view below all cells. Default nil.
  open var tableFooterView: UIView?
  /// The view behind the cells. Default nil.
  open var backgroundView: UIView?
  /// The color of the section index. Default nil.
  open var sectionIndexColor: UIColor?
  /// The background color of the section index. Default nil.
  open var sectionIndexBackgroundColor: UIColor?
  /// The background color of the section index during a touch. Default nil.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// Whether cells can be selected. Default true.
  open var allowsSelection = true
  /// Whether several cells can be selected at the same time. Default false.
  open var allowsMultipleSelection = false
  /// Whether the table is in editing mode. Default false.
  open var isEditing = false
  /// The value of a length that the table determines automatically: -1.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// Creates a table.
  public convenience init(frame: CGRect, style: Style) {
    self.init(frame: frame); self.style = style
  }

  /// Has no effect: there are no cells.
  open func reloadData() {}

  /// Returns an object that records settings for all views of this class. The settings have no
  /// effect.
  open override class func appearance() -> UITableView {
    Appearances.of(UITableView.self) { UITableView() }
  }

  /// Returns the same object as ``appearance()``. The containers have no effect.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITableView {
    appearance()
  }

  /// Returns the same object as ``appearance()``. The traits have no effect.
  open override class func appearance(for trait: UITraitCollection) -> UITableView { appearance() }

  /// The style of a table.
  public nonisolated enum Style: Int, Sendable {
    /// One list from edge to edge.
    case plain = 0
    /// Each section is a separate group.
    case grouped = 1
    /// Each section is a separate group with margins and rounded corners.
    case insetGrouped = 2
  }
}

/// A cell of a UIKit table view. It is not drawn.
@MainActor @preconcurrency open class UITableViewCell: UIView {
  /// The style of a selected cell. Default: the system's choice.
  open var selectionStyle = SelectionStyle.default
  /// The symbol at the trailing edge. Default none.
  open var accessoryType = AccessoryType.none
  /// The view at the trailing edge. Default nil.
  open var accessoryView: UIView?
  /// The margins of the line below the cell, in points. Default zero.
  open var separatorInset = UIEdgeInsets.zero
  /// The view behind the cell. Default nil.
  open var backgroundView: UIView?
  /// The view behind the cell while the cell is selected. Default nil.
  open var selectedBackgroundView: UIView?
  /// Whether the cell is selected. Default false.
  open var isSelected = false
  /// The view with the content.
  open private(set) var contentView = UIView()
  /// The label with the text.
  open private(set) var textLabel: UILabel? = UILabel()
  /// The label with the secondary text.
  open private(set) var detailTextLabel: UILabel? = UILabel()

  /// Returns an object that records settings for all views of this class. The settings have no
  /// effect.
  open override class func appearance() -> UITableViewCell {
    Appearances.of(UITableViewCell.self) { UITableViewCell() }
  }

  /// Returns the same object as ``appearance()``. The containers have no effect.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITableViewCell {
    appearance()
  }

  /// Returns the same object as ``appearance()``. The traits have no effect.
  open override class func appearance(for trait: UITraitCollection) -> UITableViewCell {
    appearance()
  }

  /// The style of the lines between cells.
  public nonisolated enum SeparatorStyle: Int, Sendable {
    /// No lines.
    case none = 0
    /// One line.
    case singleLine = 1
  }

  /// The style of a selected cell.
  public nonisolated enum SelectionStyle: Int, Sendable {
    /// The cell does not change.
    case none = 0
    /// A blue background.
    case blue = 1
    /// A gray background.
    case gray = 2
    /// The system's choice.
    case `default` = 3
  }

  /// The symbol at the trailing edge of a cell.
  public nonisolated enum AccessoryType: Int, Sendable {
    /// No symbol.
    case none = 0
    /// A chevron.
    case disclosureIndicator = 1
    /// A details button and a chevron.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// A details button.
    case detailButton = 4
  }
}

/// A header or footer of a UIKit table view. It is not drawn.
@MainActor @preconcurrency open class UITableViewHeaderFooterView: UIView {
  /// The view behind the content. Default nil.
  open var backgroundView: UIView?
  /// The view with the content.
  open private(set) var contentView = UIView()
  /// The label with the text.
  open private(set) var textLabel: UILabel? = UILabel()

  /// Returns an object that records settings for all views of this class. The settings have no
  /// effect.
  open override class func appearance() -> UITableViewHeaderFooterView {
    Appearances.of(UITableViewHeaderFooterView.self) { UITableViewHeaderFooterView() }
  }

  /// Returns the same object as ``appearance()``. The containers have no effect.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITableViewHeaderFooterView {
    appearance()
  }

  /// Returns the same object as ``appearance()``. The traits have no effect.
  open override class func appearance(for trait: UITraitCollection) -> UITableViewHeaderFooterView {
    appearance()
  }
}

/// A UIKit collection view. It is not drawn.
@MainActor @preconcurrency open class UICollectionView: UIScrollView {
  /// The view behind the cells. Default nil.
  open var backgroundView: UIView?
  /// Whether cells can be selected. Default true.
  open var allowsSelection = true
  /// Whether several cells can be selected at the same time. Default false.
  open var allowsMultipleSelection = false

  /// Has no effect: there are no cells.
  open func reloadData() {}

  /// Returns an object that records settings for all views of this class. The settings have no
  /// effect.
  open override class func appearance() -> UICollectionView {
    Appearances.of(UICollectionView.self) { UICollectionView() }
  }

  /// Returns the same object as ``appearance()``. The containers have no effect.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UICollectionView {
    appearance()
  }

  /// Returns the same object as ``appearance()``. The traits have no effect.
  open override class func appearance(for trait: UITraitCollection) -> UICollectionView {
    appearance()
  }
}

/// A cell of a UIKit collection view. It is not drawn.
@MainActor @preconcurrency open class UICollectionViewCell: UIView {
  /// The view behind the cell. Default nil.
  open var backgroundView: UIView?
  /// The view behind the cell while the cell is selected. Default nil.
  open var selectedBackgroundView: UIView?
  /// Whether the cell is selected. Default false.
  open var isSelected = false
  /// The view with the content.
  open private(set) var contentView = UIView()

  /// Returns an object that records settings for all views of this class. The settings have no
  /// effect.
  open override class func appearance() -> UICollectionViewCell {
    Appearances.of(UICollectionViewCell.self) { UICollectionViewCell() }
  }

  /// Returns the same object as ``appearance()``. The containers have no effect.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UICollectionViewCell {
    appearance()
  }

  /// Returns the same object as ``appearance()``. The traits have no effect.
  open override class func appearance(for trait: UITraitCollection) -> UICollectionViewCell {
    appearance()
  }
}
