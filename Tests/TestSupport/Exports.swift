// Tests of goldens look at stores themselves.
@_exported import ZoetropeGoldens
