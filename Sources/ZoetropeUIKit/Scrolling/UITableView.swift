import Foundation
import Zoetrope

/// A table of UIKit, which is not drawn.
@MainActor @preconcurrency open class UITableView: UIScrollView {
  /// The style. Default plain.
  open private(set) var style = Style.plain
  /// The lines between cells. Default: one line.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The color of the lines between cells. Default nil.
  open var separatorColor: UIColor?
  /// The margins of the lines between cells, in points. Default zero.
  open var separatorInset = UIEdgeInsets.zero
  /// The height of cells, in points. Default automatic.
  open var rowHeight: CGFloat = UITableView.automaticDimension
  /// The probable height of cells, in points. Default automatic.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  /// The height of headers, in points. Default automatic.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// The height of footers, in points. Default automatic.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The distance above headers, in points. Default automatic.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension
  /// The view above the cells. Default nil.
  open var tableHeaderView: UIView?
  /// The view below the cells. Default nil.
  open var tableFooterView: UIView?
  /// The view behind the cells. Default nil.
  open var backgroundView: UIView?
  /// The color of the index. Default nil.
  open var sectionIndexColor: UIColor?
  /// The color behind the index. Default nil.
  open var sectionIndexBackgroundColor: UIColor?
  /// The color behind the touched index. Default nil.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// Whether cells can be selected. Default true.
  open var allowsSelection = true
  /// Whether several cells can be selected. Default false.
  open var allowsMultipleSelection = false
  /// Whether cells are being edited. Default false.
  open var isEditing = false
  /// The length that stands for an automatic one.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// Creates a table.
  public convenience init(frame: CGRect, style: Style) {
    self.init(frame: frame); self.style = style
  }

  /// Has no effect: there are no cells.
  open func reloadData() {}

  /// Returns the recorded settings of all views of this class, which have no effect.
  open override class func appearance() -> UITableView {
    Appearances.of(UITableView.self) { UITableView() }
  }

  /// Returns the recorded settings of the views inside of others, which have no effect: those of
  /// ``appearance()``.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITableView {
    appearance()
  }

  /// Returns the recorded settings for traits, which have no effect: those of ``appearance()``.
  open override class func appearance(for trait: UITraitCollection) -> UITableView { appearance() }

  /// The style of a table.
  public nonisolated enum Style: Int, Sendable {
    /// From edge to edge.
    case plain = 0
    /// In groups.
    case grouped = 1
    /// In groups with rounded corners.
    case insetGrouped = 2
  }
}

/// A cell of a table of UIKit, which is not drawn.
@MainActor @preconcurrency open class UITableViewCell: UIView {
  /// The look of selected cells. Default: the usual one.
  open var selectionStyle = SelectionStyle.default
  /// The sign at the trailing edge. Default none.
  open var accessoryType = AccessoryType.none
  /// The view at the trailing edge. Default nil.
  open var accessoryView: UIView?
  /// The margins of the line below, in points. Default zero.
  open var separatorInset = UIEdgeInsets.zero
  /// The view behind the cell. Default nil.
  open var backgroundView: UIView?
  /// The view behind the selected cell. Default nil.
  open var selectedBackgroundView: UIView?
  /// Whether the cell is selected. Default false.
  open var isSelected = false
  /// The view with the content.
  open private(set) var contentView = UIView()
  /// The label with the text.
  open private(set) var textLabel: UILabel? = UILabel()
  /// The label with the details.
  open private(set) var detailTextLabel: UILabel? = UILabel()

  /// Returns the recorded settings of all views of this class, which have no effect.
  open override class func appearance() -> UITableViewCell {
    Appearances.of(UITableViewCell.self) { UITableViewCell() }
  }

  /// Returns the recorded settings of the views inside of others, which have no effect: those of
  /// ``appearance()``.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITableViewCell {
    appearance()
  }

  /// Returns the recorded settings for traits, which have no effect: those of ``appearance()``.
  open override class func appearance(for trait: UITraitCollection) -> UITableViewCell {
    appearance()
  }

  /// The lines between cells.
  public nonisolated enum SeparatorStyle: Int, Sendable {
    /// No lines.
    case none = 0
    /// One line.
    case singleLine = 1
  }

  /// The look of selected cells.
  public nonisolated enum SelectionStyle: Int, Sendable {
    /// No change.
    case none = 0
    /// Blue.
    case blue = 1
    /// Gray.
    case gray = 2
    /// The usual one.
    case `default` = 3
  }

  /// The sign at the trailing edge of a cell.
  public nonisolated enum AccessoryType: Int, Sendable {
    /// No sign.
    case none = 0
    /// A chevron.
    case disclosureIndicator = 1
    /// A button and a chevron.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// A button.
    case detailButton = 4
  }
}

/// A header or footer of a table of UIKit, which is not drawn.
@MainActor @preconcurrency open class UITableViewHeaderFooterView: UIView {
  /// The view behind the content. Default nil.
  open var backgroundView: UIView?
  /// The view with the content.
  open private(set) var contentView = UIView()
  /// The label with the text.
  open private(set) var textLabel: UILabel? = UILabel()

  /// Returns the recorded settings of all views of this class, which have no effect.
  open override class func appearance() -> UITableViewHeaderFooterView {
    Appearances.of(UITableViewHeaderFooterView.self) { UITableViewHeaderFooterView() }
  }

  /// Returns the recorded settings of the views inside of others, which have no effect: those of
  /// ``appearance()``.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITableViewHeaderFooterView {
    appearance()
  }

  /// Returns the recorded settings for traits, which have no effect: those of ``appearance()``.
  open override class func appearance(for trait: UITraitCollection) -> UITableViewHeaderFooterView {
    appearance()
  }
}

/// A collection of cells of UIKit, which is not drawn.
@MainActor @preconcurrency open class UICollectionView: UIScrollView {
  /// The view behind the cells. Default nil.
  open var backgroundView: UIView?
  /// Whether cells can be selected. Default true.
  open var allowsSelection = true
  /// Whether several cells can be selected. Default false.
  open var allowsMultipleSelection = false

  /// Has no effect: there are no cells.
  open func reloadData() {}

  /// Returns the recorded settings of all views of this class, which have no effect.
  open override class func appearance() -> UICollectionView {
    Appearances.of(UICollectionView.self) { UICollectionView() }
  }

  /// Returns the recorded settings of the views inside of others, which have no effect: those of
  /// ``appearance()``.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UICollectionView {
    appearance()
  }

  /// Returns the recorded settings for traits, which have no effect: those of ``appearance()``.
  open override class func appearance(for trait: UITraitCollection) -> UICollectionView {
    appearance()
  }
}

/// A cell of a collection of UIKit, which is not drawn.
@MainActor @preconcurrency open class UICollectionViewCell: UIView {
  /// The view behind the cell. Default nil.
  open var backgroundView: UIView?
  /// The view behind the selected cell. Default nil.
  open var selectedBackgroundView: UIView?
  /// Whether the cell is selected. Default false.
  open var isSelected = false
  /// The view with the content.
  open private(set) var contentView = UIView()

  /// Returns the recorded settings of all views of this class, which have no effect.
  open override class func appearance() -> UICollectionViewCell {
    Appearances.of(UICollectionViewCell.self) { UICollectionViewCell() }
  }

  /// Returns the recorded settings of the views inside of others, which have no effect: those of
  /// ``appearance()``.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UICollectionViewCell {
    appearance()
  }

  /// Returns the recorded settings for traits, which have no effect: those of ``appearance()``.
  open override class func appearance(for trait: UITraitCollection) -> UICollectionViewCell {
    appearance()
  }
}
