import Foundation

/// The roles and states of a view for assistive technologies.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var bits: UInt64

  private init(bits: UInt64) { self.bits = bits }

  /// Creates an empty set.
  public init() { bits = 0 }

  /// A button.
  public static let isButton = AccessibilityTraits(bits: 1 << 0)
  /// A heading.
  public static let isHeader = AccessibilityTraits(bits: 1 << 1)
  /// A selected element.
  public static let isSelected = AccessibilityTraits(bits: 1 << 2)
  /// A link.
  public static let isLink = AccessibilityTraits(bits: 1 << 3)
  /// A search field.
  public static let isSearchField = AccessibilityTraits(bits: 1 << 4)
  /// An image.
  public static let isImage = AccessibilityTraits(bits: 1 << 5)
  /// An element that plays a sound when activated.
  public static let playsSound = AccessibilityTraits(bits: 1 << 6)
  /// A key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(bits: 1 << 7)
  /// Text that does not change.
  public static let isStaticText = AccessibilityTraits(bits: 1 << 8)
  /// A summary of the state of the app.
  public static let isSummaryElement = AccessibilityTraits(bits: 1 << 9)
  /// An element whose label or value changes frequently.
  public static let updatesFrequently = AccessibilityTraits(bits: 1 << 10)
  /// An element that starts a recording or a playback when activated.
  public static let startsMediaSession = AccessibilityTraits(bits: 1 << 11)
  /// An element that the user touches directly.
  public static let allowsDirectInteraction = AccessibilityTraits(bits: 1 << 12)
  /// An element that turns the page when its content has been read.
  public static let causesPageTurn = AccessibilityTraits(bits: 1 << 13)
  /// An element that makes its siblings inaccessible.
  public static let isModal = AccessibilityTraits(bits: 1 << 14)
  /// A toggle.
  public static let isToggle = AccessibilityTraits(bits: 1 << 15)

  /// Whether all traits of another set are in this one.
  public func contains(_ member: AccessibilityTraits) -> Bool {
    bits & member.bits == member.bits
  }

  /// Adds the traits of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }

  /// Removes the traits that are not in another set.
  public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }

  /// Keeps the traits that are in exactly one of the two sets.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }

  /// Returns the traits that are in this set, in another, or in both.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits | other.bits)
  }

  /// Returns the traits that are in both sets.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits & other.bits)
  }

  /// Returns the traits that are in exactly one of the two sets.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits ^ other.bits)
  }

  /// Adds a trait.
  ///
  /// - Returns: Whether the trait was missing before, and the trait.
  @discardableResult public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }

  /// Removes a trait.
  ///
  /// - Returns: The removed trait; nil if it was not in the set.
  @discardableResult public mutating func remove(
    _ member: AccessibilityTraits
  ) -> AccessibilityTraits? {
    let common = intersection(member)
    bits &= ~member.bits
    return common.bits == 0 ? nil : common
  }

  /// Adds a trait.
  ///
  /// - Returns: The trait if it was in the set before; nil otherwise.
  @discardableResult public mutating func update(
    with newMember: AccessibilityTraits
  ) -> AccessibilityTraits? {
    let common = intersection(newMember)
    formUnion(newMember)
    return common.bits == 0 ? nil : common
  }
}
