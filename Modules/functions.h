// Functions of a library that is loaded when a program first needs one of them, not at its start.

#ifndef ZOETROPE_FUNCTIONS_H
#define ZOETROPE_FUNCTIONS_H

#include <dlfcn.h>

/// Loads a library and looks up functions in it. The library stays loaded.
///
/// `library` is the name of the file, such as `libharfbuzz.so.0`. `functions` receives one address
/// for each of the `count` names. Returns NULL, or the reason why the library or one of its
/// functions is missing. The reason is valid until the thread loads another library.
static inline const char *functions_load(const char *library, const char *const *names, int count,
                                         void **functions) {
  void *handle = dlopen(library, RTLD_LAZY | RTLD_LOCAL);
  for (int index = 0; handle && index < count; index++) {
    functions[index] = dlsym(handle, names[index]);
    if (!functions[index]) handle = (void *)0;
  }
  if (handle) return (const char *)0;
  const char *reason = dlerror();
  return reason ? reason : library;
}

#endif
