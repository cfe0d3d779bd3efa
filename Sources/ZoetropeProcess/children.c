// Runs code in a copy of the process, because the code may trap or never end.

#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include "ZoetropeProcess.h"
#include "threads.h"

static void set_default_actions(void) {
  // Threads of libdispatch, among them those of the main actor, block most signals.
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  // The list includes the signals for which the runtime of Swift would print the stacks of all
  // threads.
  const int signals[] = {SIGILL,  SIGTRAP, SIGFPE,  SIGBUS,  SIGSEGV,   SIGABRT,
                         SIGINT,  SIGTERM, SIGHUP,  SIGALRM, SIGVTALRM, SIGXCPU};
  for (size_t index = 0; index < sizeof signals / sizeof signals[0]; index++) {
    signal(signals[index], SIG_DFL);
  }
}

// Limits the memory that the process may allocate in addition to the memory that it has, in bytes.
// Also prevents core files.
static void limit_memory(size_t more) {
  const struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
  FILE *file = fopen("/proc/self/statm", "r");
  if (!file) return;
  unsigned long pages = 0;
  // The sixth number: data and stacks.
  const int count = fscanf(file, "%*u %*u %*u %*u %*u %lu", &pages);
  fclose(file);
  struct rlimit data;
  if (count != 1 || getrlimit(RLIMIT_DATA, &data) != 0) return;
  const rlim_t limit = (rlim_t)pages * (rlim_t)sysconf(_SC_PAGESIZE) + more;
  if (limit >= data.rlim_cur) return;
  data.rlim_cur = limit;
  setrlimit(RLIMIT_DATA, &data);
}

// Limits the processor time of the process, in seconds. SIGXCPU arrives at the limit, and SIGKILL a
// second later.
static void limit_processor_time(unsigned seconds) {
  const struct rlimit time = {seconds, seconds + 1};
  setrlimit(RLIMIT_CPU, &time);
}

// Closes all descriptors from 3 on, except for one. Otherwise, pipes and locks of the process would
// stay open as long as its copy runs.
static void close_others(int kept) {
  if (kept < 3) {
    close_range(3, ~0U, 0);
    return;
  }
  if (kept > 3) close_range(3, (unsigned)kept - 1, 0);
  close_range((unsigned)kept + 1, ~0U, 0);
}

// Copies the process. A lack of memory or of processes may pass.
static pid_t copy_process(void) {
  for (int attempt = 0;; attempt++) {
    const pid_t child = fork();
    if (child >= 0 || attempt == 20) return child;
    usleep(100000);
  }
}

// Waits until a child has ended. Returns false, with `errno` set, if its status is not known.
static bool wait_for(pid_t child, int *status) {
  while (waitpid(child, status, 0) < 0) {
    if (errno != EINTR) return false;
  }
  return true;
}

int zoetrope_run_in_child(
    int notes, int output, struct zoetrope_child_limits limits, int (*body)(void *context),
    void *context, int *signal_number) {
  *signal_number = 0;
  // If the process ignores SIGCHLD, as one that was started by such a program does, the system keeps
  // no status of its children.
  const struct sigaction usual = {.sa_handler = SIG_DFL};
  struct sigaction previous;
  sigaction(SIGCHLD, &usual, &previous);
  const pid_t parent = getpid();
  const pid_t child = copy_process();
  if (child == 0) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) _exit(255);
    limit_processor_time(limits.processor_time);
    set_default_actions();
    zoetrope_forget_waiting_threads();
    limit_memory(limits.memory);
    dup2(output, STDOUT_FILENO);
    dup2(output, STDERR_FILENO);
    close_others(notes);
    _exit(body(context) & 0x7f);
  }
  int status = 0;
  const bool is_known = child > 0 && wait_for(child, &status);
  const int error = errno;
  sigaction(SIGCHLD, &previous, NULL);
  errno = error;
  if (!is_known) return -1;
  if (WIFSIGNALED(status)) {
    *signal_number = WTERMSIG(status);
    return -1;
  }
  return WEXITSTATUS(status);
}

void zoetrope_end_with_parent(void) { prctl(PR_SET_PDEATHSIG, SIGKILL); }

// Unblocks the signals of timers in the calling thread. Otherwise, perhaps no thread would receive
// them: the threads of libdispatch block them, and the first thread of a program with an
// asynchronous main function may have ended.
static void receive_timers(void) {
  sigset_t timers;
  sigemptyset(&timers);
  sigaddset(&timers, SIGVTALRM);
  sigaddset(&timers, SIGALRM);
  pthread_sigmask(SIG_UNBLOCK, &timers, NULL);
}

static void *wait_for_timers(void *context) {
  (void)context;
  receive_timers();
  for (;;) pause();
}

// Creates a thread that lets the process receive the signals of timers whatever its other threads
// block: code of the main queue may move from one thread to another.
static void create_receiver(void) {
  sigset_t all, previous;
  sigfillset(&all);
  // The thread takes over the mask, so that it receives no other signals.
  if (pthread_sigmask(SIG_SETMASK, &all, &previous) != 0) return;
  pthread_t thread;
  if (pthread_create(&thread, NULL, wait_for_timers, NULL) == 0) pthread_detach(thread);
  pthread_sigmask(SIG_SETMASK, &previous, NULL);
}

void zoetrope_receive_timers(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, create_receiver);
}

// Sets a timer to a number of seconds; 0 removes it.
static void set_timer(int timer, double seconds) {
  struct itimerval value = {{0, 0}, {0, 0}};
  value.it_value.tv_sec = (time_t)seconds;
  value.it_value.tv_usec = (suseconds_t)((seconds - (double)value.it_value.tv_sec) * 1e6);
  // A time of 0 would remove the timer.
  if (seconds > 0 && value.it_value.tv_sec == 0 && value.it_value.tv_usec == 0) {
    value.it_value.tv_usec = 1;
  }
  setitimer(timer, &value, NULL);
}

void zoetrope_limit_time(double seconds, double waiting) {
  if (seconds > 0) receive_timers();
  set_timer(ITIMER_VIRTUAL, seconds);
  // The second timer counts real time, because a process that waits takes no processor time.
  set_timer(ITIMER_REAL, waiting);
}
