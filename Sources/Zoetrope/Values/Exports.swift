// Apple's SwiftUI also re-exports Foundation. A file that imports SwiftUI needs no other import for
// geometry and observable objects. The module ZoetropeAccounts has the types with which a host
// explains layouts.
@_exported import Foundation
@_exported import Observation
@_exported import ZoetropeAccounts
@_exported import ZoetropeAreas
@_exported import ZoetropeGeometry
