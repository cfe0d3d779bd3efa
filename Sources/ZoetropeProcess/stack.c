// The stacks of threads.

#define _GNU_SOURCE
#include <pthread.h>

#include "ZoetropeProcess.h"

bool zoetrope_stack(uintptr_t *lowest, size_t *size) {
  // The result is kept for each thread, because the C library reads a file to find the stack of the
  // main thread.
  static _Thread_local uintptr_t known_lowest;
  static _Thread_local size_t known_size;
  if (known_size > 0) {
    *lowest = known_lowest;
    *size = known_size;
    return true;
  }
  zoetrope_prepare_signal_stack();
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return false;
  void *address = NULL;
  const int status = pthread_attr_getstack(&attributes, &address, size);
  pthread_attr_destroy(&attributes);
  if (status != 0) return false;
  *lowest = known_lowest = (uintptr_t)address;
  known_size = *size;
  return true;
}

size_t zoetrope_default_stack_size(void) {
  pthread_attr_t attributes;
  size_t size = 0;
  if (pthread_getattr_default_np(&attributes) != 0) return 0;
  pthread_attr_getstacksize(&attributes, &size);
  pthread_attr_destroy(&attributes);
  return size;
}

bool zoetrope_set_default_stack_size(size_t size) {
  pthread_attr_t attributes;
  if (pthread_attr_init(&attributes) != 0) return false;
  const bool isSet = pthread_attr_setstacksize(&attributes, size) == 0 &&
                     pthread_setattr_default_np(&attributes) == 0;
  pthread_attr_destroy(&attributes);
  return isSet;
}
