import Foundation
import Zoetrope
import ZoetropeScenes

/// A property wrapper that creates and keeps the delegate of an app.
///
/// ```swift
/// @main struct MyApp: App {
///   @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
///
///   var body: some Scene {
///     WindowGroup { ContentView() }
///   }
/// }
/// ```
///
/// Before the scenes are evaluated for the first time, the delegate is told that the program has
/// been launched. Each run of the app has a delegate of its own. Unlike on Apple's systems, an
/// observable delegate is not placed in the environment of the scenes.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType>: DynamicProperty
where DelegateType: NSObject, DelegateType: UIApplicationDelegate {
  private final class Launch {
    let delegate: DelegateType
    var isDone = false

    init(_ delegate: DelegateType) { self.delegate = delegate }
  }

  private let launch: Confined<Launch>

  /// Creates the delegate by calling its `init()`.
  ///
  /// - Parameter delegateType: The class of the delegate. Default: the type of the property.
  @MainActor @preconcurrency
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    launch = Confined(Launch(ObjectMaking.object(of: delegateType)))
  }

  /// The delegate that this property wrapper has created.
  @MainActor @preconcurrency public var wrappedValue: DelegateType { launch.onMainActor.delegate }

  /// Reports the launch to the delegate on the first call. Later calls have no effect.
  public mutating func update() {
    let launch = launch
    MainActor.assumeIsolated {
      guard !launch.onMainActor.isDone else { return }
      launch.onMainActor.isDone = true
      let (delegate, application) = (launch.onMainActor.delegate, UIApplication.shared)
      _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
      _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    }
  }
}
