import Foundation

/// Performing the layout.
extension ViewGraph {
  /// The view node of the root view; nil before a view is shown.
  package var root: ViewNode? { shown.root }
  /// The size of the canvas in points.
  package var size: CGSize { shown.size }

  /// Whether a size or a placement has changed since the last layout.
  package var needsLayout: Bool {
    get { layout.isNeeded }
    set { layout.isNeeded = newValue }
  }

  /// The container for which a function of the ``Layout`` protocol is running; nil outside of such
  /// functions.
  package var activeLayout: LayoutNode? {
    get { layout.activeLayout }
    set {
      layout.activeLayout = newValue
      if codeWatch != nil { tellWatch(isView: false) }
    }
  }

  /// Whether a function of the ``Layout`` protocol is running.
  package var isInLayout: Bool { layout.activeLayout != nil }

  /// Whether a view or the host has ever set a safe area.
  package var hasSafeAreas: Bool {
    get { layout.hasSafeAreas }
    set {
      // The retained picture was drawn without regard to safe areas.
      if newValue != layout.hasSafeAreas { forgetDrawing() }
      layout.hasSafeAreas = newValue
    }
  }

  /// Whether the views that are being placed have not been shown yet. Their placement does not
  /// animate.
  package var isPlacingUnshown: Bool {
    get { layout.isPlacingUnshown }
    set {
      layout.isPlacingUnshown = newValue
      updateFollowing()
    }
  }

  /// Updates ``LayoutPass/isFollowing``. The flag is true outside of batches of state changes,
  /// where views move only because a container's layout animates. If ``isPlacingUnshown`` is true,
  /// the flag is false.
  func updateFollowing() {
    pass.pointee.isFollowing = batch == nil && !layout.isPlacingUnshown
  }

  /// Registers an observer. It is notified after each layout pass until its
  /// ``LayoutObserving/layoutDidFinish()`` returns false.
  package func observeLayout(_ observer: some LayoutObserving) { layout.observers.add(observer) }

  func notifyLayoutObservers() {
    forgetViewports()
    if layout.observers.isEmpty { return }
    stage(.afterLayout) {
      var current = layout.observers.beginPass()
      current.notify()
      layout.observers.finishPass(current)
    }
  }

  @MainActor func layOut() {
    guard layout.isNeeded, let rootNode = shown.rootNode else { return }
    layout.isNeeded = false
    pass.pointee.stack.enter()
    forgetViewports()
    stage(.layout) { rootNode.place(at: .zero, proposal: ProposedViewSize(size)) }
  }

  /// A number that changes with each layout pass and each change of a scroll position. A scroll
  /// view stores the number together with its memoized viewport. The viewport is valid until the
  /// number changes.
  var viewportStamp: Int { layout.viewportStamp }

  /// Invalidates the viewports that scroll views have memoized.
  func forgetViewports() { layout.viewportStamp += 1 }

  // MARK: Recording

  /// Lays out everything again, without memoized sizes, and notifies a recorder of each step.
  ///
  /// The result of the layout stays the same. Side effects of user-defined layouts occur again.
  @MainActor package func layOut(recordedBy recorder: some LayoutRecording) {
    shown.rootNode?.setNeedsLayout()
    shown.root?.forgetLayout()
    record(with: recorder)
    entered { layOut() }
    record(with: nil)
  }

  /// Sets the object that is notified of each step of the running layout; nil for none.
  func record(with recorder: (any LayoutRecording)?) {
    layout.recorder = recorder
    pass.pointee.isRecording = recorder != nil
  }

  /// The object that records the running layout; nil for an ordinary layout.
  var layoutRecorder: (any LayoutRecording)? { layout.recorder }

  /// Returns the size that a node chooses for a proposal, in points. The recorder, if there is one,
  /// records the size.
  func recordedSize(of node: LayoutNode, _ proposal: ProposedViewSize) -> CGSize {
    layout.recorder?.size(of: node, proposal) ?? node.measured(proposal)
  }
}
