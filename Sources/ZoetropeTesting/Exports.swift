// A test that imports this needs no other import for views and their geometry.
@_exported import Zoetrope
