import Foundation

extension View {
  /// Gives the view a gesture; one of a view inside counts before it.
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, precedence: .normal, mask: mask))
  }

  /// Gives the view a gesture that counts before those of the views inside.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, precedence: .high, mask: mask))
  }

  /// Gives the view a gesture that counts besides those of the views inside.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, precedence: .simultaneous, mask: mask))
  }

  /// Runs an action when the view is tapped.
  ///
  /// - Parameters:
  ///   - count: How many taps it takes. Default 1.
  ///   - action: What to run.
  public nonisolated func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    gesture(TapGesture(count: count).onEnded(action))
  }

  /// Runs an action with the place of the tap, in points, when the view is tapped.
  ///
  /// - Parameters:
  ///   - count: How many taps it takes. Default 1.
  ///   - coordinateSpace: The space of the place. Default that of the view.
  ///   - action: What to run.
  @_disfavoredOverload
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) })
  }

  /// Runs an action with the place of the tap, in points, when the view is tapped.
  ///
  /// - Parameters:
  ///   - count: How many taps it takes. Default 1.
  ///   - coordinateSpace: The space of the place. Default that of the view.
  ///   - action: What to run.
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapGesture(
      count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }

  /// Runs an action when the view is pressed for a while.
  ///
  /// - Parameters:
  ///   - minimumDuration: How long, in seconds. Default 0.5.
  ///   - maximumDistance: How far the finger may move, in points. Default 10.
  ///   - action: What to run.
  ///   - onPressingChanged: Told when the finger comes down and when the press is over or broken
  ///     off. Default nil.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      PressingGesture(
        base: LongPressGesture(
          minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        action: action, onPressingChanged: onPressingChanged))
  }

  /// Runs an action when the view is pressed for a while.
  ///
  /// - Parameters:
  ///   - minimumDuration: How long, in seconds. Default 0.5.
  ///   - maximumDistance: How far the finger may move, in points. Default 10.
  ///   - pressing: Told when the finger comes down and when the press is over or broken off.
  ///   - action: What to run.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }

  /// Sets whether the view, and those inside, can be touched.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(EnvironmentWriter { $0.allowsHitTesting = $0.allowsHitTesting && enabled })
  }

  /// Sets whether the controls and the gestures of the view, and of those inside, can be operated;
  /// where a view around says that they cannot, they cannot.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    modifier(EnvironmentWriter { $0.isEnabled = $0.isEnabled && !disabled })
  }

  /// Accepted, and without an effect: cues find the views that they touch by name, not by place.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    self
  }

  /// Accepted, and without an effect: cues find the views that they touch by name, not by place.
  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    self
  }
}

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// Previews of drag and drop.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// Previews of context menus.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// Pointers that are over a view.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// Rings of focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// Elements of accessibility.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}
