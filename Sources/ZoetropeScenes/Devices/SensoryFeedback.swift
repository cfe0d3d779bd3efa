import Zoetrope

/// A vibration or a sound that accompanies an event.
public struct SensoryFeedback: Equatable, Sendable {
  /// The weight of two objects that collide.
  public struct Weight: Equatable, Sendable {
    private enum Kind: Sendable { case light, medium, heavy }

    private let kind: Kind

    /// Small or light objects.
    public static let light = Weight(kind: .light)
    /// Objects of medium size or weight.
    public static let medium = Weight(kind: .medium)
    /// Large or heavy objects.
    public static let heavy = Weight(kind: .heavy)
  }

  /// The hardness of two objects that collide.
  public struct Flexibility: Equatable, Sendable {
    private enum Kind: Sendable { case rigid, solid, soft }

    private let kind: Kind

    /// Hard objects.
    public static let rigid = Flexibility(kind: .rigid)
    /// Objects of medium hardness.
    public static let solid = Flexibility(kind: .solid)
    /// Soft objects.
    public static let soft = Flexibility(kind: .soft)
  }

  private enum Kind: Equatable, Sendable {
    case success, warning, error, selection, increase, decrease, start, stop, alignment
    case levelChange, pathComplete, impact
    case weight(Weight, Double)
    case flexibility(Flexibility, Double)
  }

  private let kind: Kind

  /// A task has succeeded.
  public static let success = SensoryFeedback(kind: .success)
  /// A task has led to a warning.
  public static let warning = SensoryFeedback(kind: .warning)
  /// A task has failed.
  public static let error = SensoryFeedback(kind: .error)
  /// A selection has changed.
  public static let selection = SensoryFeedback(kind: .selection)
  /// An important value has risen above a threshold.
  public static let increase = SensoryFeedback(kind: .increase)
  /// An important value has fallen below a threshold.
  public static let decrease = SensoryFeedback(kind: .decrease)
  /// An activity has started.
  public static let start = SensoryFeedback(kind: .start)
  /// An activity has stopped.
  public static let stop = SensoryFeedback(kind: .stop)
  /// A dragged item has reached an aligned position.
  public static let alignment = SensoryFeedback(kind: .alignment)
  /// A pressure, such as that of a touch, has reached another discrete level.
  public static let levelChange = SensoryFeedback(kind: .levelChange)
  /// A drawn path has been completed.
  public static let pathComplete = SensoryFeedback(kind: .pathComplete)
  /// Two objects have collided.
  public static let impact = SensoryFeedback(kind: .impact)

  /// Returns the feedback for a collision of two objects of the same weight.
  ///
  /// - Parameters:
  ///   - weight: The weight of the objects. Default: medium.
  ///   - intensity: The strength, 0 to 1. Default: 1.
  public static func impact(
    weight: Weight = .medium, intensity: Double = 1.0
  ) -> SensoryFeedback {
    SensoryFeedback(kind: .weight(weight, intensity))
  }

  /// Returns the feedback for a collision of two objects of the same hardness.
  ///
  /// - Parameters:
  ///   - flexibility: The hardness of the objects.
  ///   - intensity: The strength, 0 to 1. Default: 1.
  public static func impact(
    flexibility: Flexibility, intensity: Double = 1.0
  ) -> SensoryFeedback {
    SensoryFeedback(kind: .flexibility(flexibility, intensity))
  }
}

// Pictures have no sound and no vibration.
extension View {
  /// Returns this view unchanged: no feedback is played.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View {
    self
  }

  /// Returns this view unchanged: no feedback is played, and the condition is not evaluated.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    self
  }

  /// Returns this view unchanged: no feedback is played, and the closure never runs.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    self
  }

  /// Returns this view unchanged: no feedback is played, and the closure never runs.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    self
  }
}
