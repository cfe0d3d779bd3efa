// Lets a file that says `import SwiftUI` build on Linux unchanged.
@_exported import Zoetrope
@_exported import ZoetropeCombine
@_exported import ZoetropePicture
@_exported import ZoetropeScenes
@_exported import ZoetropeUIKit
