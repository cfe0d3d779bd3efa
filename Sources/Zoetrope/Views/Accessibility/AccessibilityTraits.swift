import Foundation

/// The roles and states of a view for assistive technologies.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var bits: UInt64

  private init(bits: UInt64) { self.bits = bits }

  /// Creates an empty set.
  public init() { bits = 0 }

  /// The element is a button.
  public static let isButton = AccessibilityTraits(bits: 1 << 0)
  /// The element is a heading.
  public static let isHeader = AccessibilityTraits(bits: 1 << 1)
  /// The element is selected.
  public static let isSelected = AccessibilityTraits(bits: 1 << 2)
  /// The element is a link.
  public static let isLink = AccessibilityTraits(bits: 1 << 3)
  /// The element is a search field.
  public static let isSearchField = AccessibilityTraits(bits: 1 << 4)
  /// The element is an image.
  public static let isImage = AccessibilityTraits(bits: 1 << 5)
  /// The element plays a sound when the user activates it.
  public static let playsSound = AccessibilityTraits(bits: 1 << 6)
  /// The element is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(bits: 1 << 7)
  /// The element is text that does not change.
  public static let isStaticText = AccessibilityTraits(bits: 1 << 8)
  /// The element summarizes the state of the app.
  public static let isSummaryElement = AccessibilityTraits(bits: 1 << 9)
  /// The element changes its label or value frequently.
  public static let updatesFrequently = AccessibilityTraits(bits: 1 << 10)
  /// The element starts a recording or a playback when the user activates it.
  public static let startsMediaSession = AccessibilityTraits(bits: 1 << 11)
  /// The element lets the user touch it directly, without the gestures of an assistive technology.
  public static let allowsDirectInteraction = AccessibilityTraits(bits: 1 << 12)
  /// The element turns the page when its content has been read.
  public static let causesPageTurn = AccessibilityTraits(bits: 1 << 13)
  /// The element makes its siblings inaccessible.
  public static let isModal = AccessibilityTraits(bits: 1 << 14)
  /// The element is a toggle.
  public static let isToggle = AccessibilityTraits(bits: 1 << 15)

  /// Returns whether this set contains all traits of another set.
  public func contains(_ member: AccessibilityTraits) -> Bool {
    bits & member.bits == member.bits
  }

  /// Adds the traits of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }

  /// Keeps only the traits that another set also contains.
  public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }

  /// Replaces the contents of this set by the traits that are in exactly one of the two sets.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }

  /// Returns the traits that are in this set, in the other set, or in both.
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

  /// Adds a trait to this set.
  ///
  /// - Returns: `inserted` is false if the set already contained the trait. `memberAfterInsert` is
  ///   the trait.
  @discardableResult public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }

  /// Removes a trait from this set.
  ///
  /// - Returns: The removed trait; nil if the set did not contain the trait.
  @discardableResult public mutating func remove(
    _ member: AccessibilityTraits
  ) -> AccessibilityTraits? {
    let common = intersection(member)
    bits &= ~member.bits
    return common.bits == 0 ? nil : common
  }

  /// Adds a trait to this set.
  ///
  /// - Returns: The trait if the set already contained the trait; otherwise nil.
  @discardableResult public mutating func update(
    with newMember: AccessibilityTraits
  ) -> AccessibilityTraits? {
    let common = intersection(newMember)
    formUnion(newMember)
    return common.bits == 0 ? nil : common
  }
}
