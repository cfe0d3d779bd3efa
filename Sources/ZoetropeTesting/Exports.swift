// A test that imports ZoetropeTesting needs no other import for views, their geometry, and the laws
// of layouts.
@_exported import Zoetrope
@_exported import ZoetropeLaws
