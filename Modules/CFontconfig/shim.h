// The door to fontconfig: what Swift sees of it.
#pragma once

#include <fontconfig/fontconfig.h>
