// A test that imports ZoetropeTesting needs no other import for views and their geometry, and for
// the laws of layouts.
@_exported import Zoetrope
@_exported import ZoetropeLaws
