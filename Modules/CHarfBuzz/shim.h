// The headers of HarfBuzz that Swift imports.
#pragma once

#include <hb.h>
#include <hb-ot.h>
