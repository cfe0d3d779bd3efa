// Apple's SwiftUI also re-exports Foundation. A file that imports SwiftUI needs no other import for
// geometry and observable objects. What a host tells of layouts and mistakes lies in a room below.
@_exported import Foundation
@_exported import Observation
@_exported import ZoetropeAccounts
@_exported import ZoetropeGeometry
