// As SwiftUI does on Apple's systems: a file that imports it needs no other import for geometry.
@_exported import Foundation
@_exported import ZoetropeGeometry
