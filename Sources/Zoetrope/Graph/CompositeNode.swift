import Foundation

/// The node of a user-defined view. It evaluates the body after a change of a value that the body
/// has read, and for every frame while the view's own animatable data animates.
package final class CompositeNode<V: View>: ViewNodeOf<V>, Ticking {
  package var isTicking = false
  private var storage = DynamicStorage()
  private let fields: DynamicFields
  private var child: ViewNodeOf<V.Body>?
  private var reader: Reader?
  private let name: String?
  private let animation: BodyAnimation<V>?

  /// Creates a node. The body is evaluated in the first update.
  ///
  /// - Parameters:
  ///   - pathName: The name of the node in paths; nil if paths omit it.
  ///   - owner: The type that declares the dynamic properties. Default: the type of the view. If
  ///     the view's only stored property is a modifier or a style, the owner is the type of that
  ///     property.
  ///   - isAnimatable: Whether the view may have animatable data; if false, the runtime need not
  ///     search for it. Default: true.
  package init(
    _ view: V, _ inputs: _ViewInputs, pathName: String?, owner: Any.Type = V.self,
    isAnimatable: Bool = true
  ) {
    fields = inputs.graph.dynamicFields(of: owner)
    name = pathName
    animation = isAnimatable ? BodyAnimation.make(for: view) : nil
    super.init(view, inputs)
  }

  deinit { reader?.node = nil }

  package override func update(_ change: Change) {
    let environment = inputs.environment
    if change.isDirty || (change.environmentChanged && storage.readsChanged(in: environment)) {
      if change.environmentChanged && graph.pass.pointee.isProfiling {
        for name in storage.changedReads(in: environment) {
          graph.profile?.note(.environment(name), at: self)
        }
      }
      evaluate()
    }
    guard let child else { return }
    child.visit(environment)
    setOutputs(child.outputs)
  }

  @MainActor private func evaluate() {
    graph.bodyCount += 1
    reader?.node = nil
    let reader = Reader(node: self)
    self.reader = reader
    animation?.set(view, at: self)
    var installed = animation?.presented ?? view
    withUnsafeMutablePointer(to: &installed) {
      fields.install(at: $0, storage: &storage, node: self)
    }
    let body = graph.reading(by: reader) { installed.body }
    if graph.pass.pointee.isProfiling { graph.profile?.noteModels(of: installed, at: self) }
    if let child {
      child.setView(body)
    } else {
      child = V.Body.makeChild(body, childInputs)
    }
  }

  package func tick(at time: Double) -> Bool {
    let goesOn = animation?.tick(at: time) ?? false
    markDirty(because: .animation)
    return goesOn
  }

  package var nextEvent: Double? { animation?.nextEvent }

  package override func destroy() {
    reader?.node = nil
    reader = nil
    child?.destroy()
  }

  package override var pathName: String? { name }

  package override var hasVaryingOutputs: Bool { child?.hasVaryingOutputs ?? false }

  package override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }
}
