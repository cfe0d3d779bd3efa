/// An activity that a profile counts and times.
///
/// The stages of a frame run one after the other, but a stage may also run inside another stage.
/// Every other activity belongs to a view and runs inside a stage.
package enum ProfileActivity: UInt8, CaseIterable, Sendable {
  /// The work of a frame outside of the other stages: performing cues, running tasks and applying
  /// changes.
  case frame
  /// Advancing the animations to the time of the frame.
  case animations
  /// Updating the views that have changed.
  case update
  /// Measuring and placing the views.
  case layout
  /// Notifying the views that depend on the finished layout.
  case afterLayout
  /// Making the display list.
  case displayList
  /// Drawing the pixels of the display list.
  case pixels
  /// Encoding the pixels.
  case encoding
  /// Updating a view and the views inside it.
  case updating
  /// Evaluating the body of a view.
  case evaluating
  /// Computing the size of a view for a proposal.
  case measuring
  /// Placing the views inside a view.
  case placing
  /// Drawing a view.
  case drawing

  /// The stages, in their order.
  package static let stages = allCases.filter(\.isStage)

  /// Whether the activity is a stage of a frame.
  package var isStage: Bool { rawValue <= ProfileActivity.encoding.rawValue }
}
