// A test that imports ZoetropeTesting needs no other import for views and their geometry.
@_exported import Zoetrope
