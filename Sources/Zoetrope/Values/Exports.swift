// As with SwiftUI on Apple's systems, a file needs no other import for geometry and observation.
@_exported import Foundation
@_exported import Observation
@_exported import ZoetropeGeometry
