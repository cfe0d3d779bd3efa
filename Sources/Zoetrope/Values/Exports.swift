// Apple's SwiftUI also re-exports Foundation. A file that imports SwiftUI needs no other import for
// geometry and observable objects.
@_exported import Foundation
@_exported import Observation
@_exported import ZoetropeGeometry
