// The door to HarfBuzz: what Swift sees of it.
#pragma once

#include <hb.h>
#include <hb-ot.h>
