import Foundation

extension View {
  /// Adds a gesture to this view. The gestures of the subviews take precedence over this gesture.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - mask: The gestures that can be recognized: the added gesture, the gestures inside this
  ///     view, or both. Default: both.
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, precedence: .normal, mask: mask))
  }

  /// Adds a gesture to this view. The added gesture takes precedence over the gestures of the
  /// subviews.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - mask: The gestures that can be recognized: the added gesture, the gestures inside this
  ///     view, or both. Default: both.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, precedence: .high, mask: mask))
  }

  /// Adds a gesture to this view. The added gesture is recognized independently of the gestures of
  /// the subviews.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - mask: The gestures that can be recognized: the added gesture, the gestures inside this
  ///     view, or both. Default: both.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, precedence: .simultaneous, mask: mask))
  }

  /// Runs an action when this view is tapped.
  ///
  /// - Parameters:
  ///   - count: The number of taps that trigger the action. Default: 1.
  ///   - action: The action.
  public nonisolated func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    gesture(TapGesture(count: count).onEnded(action))
  }

  /// Runs an action with the position of the tap when this view is tapped.
  ///
  /// - Parameters:
  ///   - count: The number of taps that trigger the action. Default: 1.
  ///   - coordinateSpace: The coordinate space of the position. Default: the view's local space.
  ///   - action: The action, called with the position of the last tap, in points.
  @_disfavoredOverload
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) })
  }

  /// Runs an action with the position of the tap when this view is tapped.
  ///
  /// - Parameters:
  ///   - count: The number of taps that trigger the action. Default: 1.
  ///   - coordinateSpace: The coordinate space of the position. Default: the view's local space.
  ///   - action: The action, called with the position of the last tap, in points.
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapGesture(
      count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }

  /// Runs an action when this view is pressed for a minimum duration.
  ///
  /// - Parameters:
  ///   - minimumDuration: The minimum duration of the press, in seconds. Default: 0.5.
  ///   - maximumDistance: The maximum distance that the finger may move, in points. Default: 10.
  ///   - action: The action.
  ///   - onPressingChanged: A closure that is called with true when the finger comes down, and with
  ///     false when the press ends or fails. Default: nil.
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

  /// Runs an action when this view is pressed for a minimum duration.
  ///
  /// - Parameters:
  ///   - minimumDuration: The minimum duration of the press, in seconds. Default: 0.5.
  ///   - maximumDistance: The maximum distance that the finger may move, in points. Default: 10.
  ///   - pressing: A closure that is called with true when the finger comes down, and with false
  ///     when the press ends or fails.
  ///   - action: The action.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }

  /// Sets whether this view and its subtree receive touches.
  ///
  /// An ancestor that disables hit testing takes precedence.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(EnvironmentWriter { $0.allowsHitTesting = $0.allowsHitTesting && enabled })
  }

  /// Sets whether the controls and gestures of this view and its subtree are disabled.
  ///
  /// A view is also disabled if one of its ancestors is disabled.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    modifier(EnvironmentWriter { $0.isEnabled = $0.isEnabled && !disabled })
  }

  /// Returns this view unchanged. Content shapes have no effect, because a ``Cue`` finds a view by
  /// its name and not by its position.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    self
  }

  /// Returns this view unchanged. Content shapes have no effect, because a ``Cue`` finds a view by
  /// its name and not by its position.
  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    self
  }
}

/// The purposes of a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Hit testing of touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// Previews of drag and drop.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// Previews of context menus.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// Hover effects of a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// Focus rings.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// Accessibility elements.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}
