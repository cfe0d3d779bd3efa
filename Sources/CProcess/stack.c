// The stacks of threads.

#define _GNU_SOURCE
#include <pthread.h>

#include "CProcess.h"

bool zoetrope_stack(uintptr_t *lowest, size_t *size) {
  zoetrope_prepare_signal_stack();
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return false;
  void *address = NULL;
  const int status = pthread_attr_getstack(&attributes, &address, size);
  pthread_attr_destroy(&attributes);
  *lowest = (uintptr_t)address;
  return status == 0;
}

bool zoetrope_set_default_stack_size(size_t size) {
  pthread_attr_t attributes;
  if (pthread_attr_init(&attributes) != 0) return false;
  const bool isSet = pthread_attr_setstacksize(&attributes, size) == 0 &&
                     pthread_setattr_default_np(&attributes) == 0;
  pthread_attr_destroy(&attributes);
  return isSet;
}
