import Foundation
import Zoetrope

/// A property of an app that makes the app's delegate.
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
/// The delegate is told that the program has been launched, before the scenes are evaluated for the
/// first time. Each run of the app has a delegate of its own. An observable delegate is not put
/// into the environment of the scenes.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType>: DynamicProperty
where DelegateType: NSObject, DelegateType: UIApplicationDelegate {
  private final class Launch {
    let delegate: DelegateType
    var isDone = false

    init(_ delegate: DelegateType) { self.delegate = delegate }
  }

  private let launch: Confined<Launch>

  /// Creates the delegate by its `init()`.
  ///
  /// - Parameter delegateType: The class of the delegate. Default: that of the property.
  @MainActor @preconcurrency
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    launch = Confined(Launch(ObjectMaking.object(of: delegateType)))
  }

  /// The delegate.
  @MainActor @preconcurrency public var wrappedValue: DelegateType { launch.onMainActor.delegate }

  /// Tells the delegate that the program has been launched, the first time.
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
