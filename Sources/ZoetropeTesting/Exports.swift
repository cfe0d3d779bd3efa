// A test that imports ZoetropeTesting can use views, geometry and the laws of layouts without
// further imports.
@_exported import Zoetrope
@_exported import ZoetropeLaws
