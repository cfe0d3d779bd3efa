// The headers of fontconfig that Swift imports.
#pragma once

#include <fontconfig/fontconfig.h>
