import Foundation

/// What a view is to those who cannot see it.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var bits: UInt64

  private init(bits: UInt64) { self.bits = bits }

  /// Creates an empty set.
  public init() { bits = 0 }

  /// A button.
  public static let isButton = AccessibilityTraits(bits: 1 << 0)
  /// A heading.
  public static let isHeader = AccessibilityTraits(bits: 1 << 1)
  /// Something that is selected.
  public static let isSelected = AccessibilityTraits(bits: 1 << 2)
  /// A link.
  public static let isLink = AccessibilityTraits(bits: 1 << 3)
  /// A field to search with.
  public static let isSearchField = AccessibilityTraits(bits: 1 << 4)
  /// An image.
  public static let isImage = AccessibilityTraits(bits: 1 << 5)
  /// Something that makes a sound of its own.
  public static let playsSound = AccessibilityTraits(bits: 1 << 6)
  /// A key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(bits: 1 << 7)
  /// Text that does not change.
  public static let isStaticText = AccessibilityTraits(bits: 1 << 8)
  /// What sums up the state of an app.
  public static let isSummaryElement = AccessibilityTraits(bits: 1 << 9)
  /// Something that changes often.
  public static let updatesFrequently = AccessibilityTraits(bits: 1 << 10)
  /// Something that starts a recording or a playback.
  public static let startsMediaSession = AccessibilityTraits(bits: 1 << 11)
  /// Something that is touched directly.
  public static let allowsDirectInteraction = AccessibilityTraits(bits: 1 << 12)
  /// Something that turns the page.
  public static let causesPageTurn = AccessibilityTraits(bits: 1 << 13)
  /// Something that keeps all else away.
  public static let isModal = AccessibilityTraits(bits: 1 << 14)
  /// A switch.
  public static let isToggle = AccessibilityTraits(bits: 1 << 15)

  /// Whether all of another set is in this one.
  public func contains(_ member: AccessibilityTraits) -> Bool {
    bits & member.bits == member.bits
  }

  /// Adds what is in another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }

  /// Keeps what is in another set, too.
  public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }

  /// Keeps what is in one of the sets alone.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }

  /// The set with what is in another one.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits | other.bits)
  }

  /// What is in both sets.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits & other.bits)
  }

  /// What is in one of the sets alone.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits ^ other.bits)
  }

  /// Adds a trait.
  @discardableResult public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }

  /// Takes a trait away; nil where it was not there.
  @discardableResult public mutating func remove(
    _ member: AccessibilityTraits
  ) -> AccessibilityTraits? {
    let common = intersection(member)
    bits &= ~member.bits
    return common.bits == 0 ? nil : common
  }

  /// Adds a trait; nil where it was not there before.
  @discardableResult public mutating func update(
    with newMember: AccessibilityTraits
  ) -> AccessibilityTraits? {
    let common = intersection(newMember)
    formUnion(newMember)
    return common.bits == 0 ? nil : common
  }
}
