// SwiftUI re-exports Foundation as well: files that import it need no other import for geometry and
// observable objects.
@_exported import Foundation
@_exported import Observation
@_exported import ZoetropeGeometry
