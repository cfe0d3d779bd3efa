// As SwiftUI does on Apple's systems: a file that imports it needs no other import for geometry and
// observable objects.
@_exported import Foundation
@_exported import Observation
@_exported import ZoetropeGeometry
