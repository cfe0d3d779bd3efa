// Writes a line that names the program or the running code when a signal ends the process. A signal
// handler may call only a few functions of the C library, so the numbers are formatted here.

#define _GNU_SOURCE
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "ZoetropeProcess.h"

static char program_name[256];
static char running_name[256];
static volatile double running_time;

static const int signals[] = {SIGILL, SIGTRAP, SIGFPE, SIGBUS, SIGSEGV, SIGABRT};
enum { signal_count = sizeof signals / sizeof signals[0] };
static struct sigaction previous[signal_count];

void zoetrope_set_running_name(const char *name) {
  strncpy(running_name, name, sizeof running_name - 1);
  running_time = 0;
}

void zoetrope_set_running_time(double seconds) { running_time = seconds; }

struct line {
  char text[1024];
  size_t length;
};

static void add(struct line *line, const char *text) {
  while (*text && line->length < sizeof line->text) line->text[line->length++] = *text++;
}

static void add_whole(struct line *line, uint64_t number) {
  char digits[24];
  size_t count = 0;
  do digits[count++] = (char)('0' + number % 10);
  while ((number /= 10) > 0);
  while (count > 0 && line->length < sizeof line->text) {
    line->text[line->length++] = digits[--count];
  }
}

// Adds a time in seconds with up to four decimals.
static void add_time(struct line *line, double seconds) {
  if (!(seconds >= 0 && seconds < 1e15)) seconds = 0;
  uint64_t ticks = (uint64_t)(seconds * 1e4 + 0.5);
  add_whole(line, ticks / 10000);
  unsigned rest = ticks % 10000;
  if (rest == 0) return;
  char decimals[6] = {'.'};
  for (int index = 4; index > 0; index--, rest /= 10) decimals[index] = (char)('0' + rest % 10);
  for (int index = 4; decimals[index] == '0'; index--) decimals[index] = 0;
  add(line, decimals);
}

static void report(int number, siginfo_t *info, void *context) {
  (void)context;
  if (running_name[0]) {
    struct line line = {.length = 0};
    add(&line, program_name);
    add(&line, ": ");
    add(&line, running_name);
    add(&line, " crashed at ");
    add_time(&line, running_time);
    add(&line, " s, with signal ");
    add_whole(&line, (uint64_t)number);
    add(&line, "; look for a trap, such as an index out of range, in a body, a layout or a cue\n");
    ssize_t ignored = write(STDERR_FILENO, line.text, line.length);
    (void)ignored;
    running_name[0] = 0;
  }
  for (int index = 0; index < signal_count; index++) {
    if (signals[index] == number) sigaction(number, &previous[index], NULL);
  }
  // When the handler returns, an instruction with a fault runs again and raises the signal again. A
  // signal that was sent, or that a breakpoint raised, does not come again by itself.
  if (info->si_code <= 0 || number == SIGTRAP) raise(number);
}

void zoetrope_prepare_signal_stack(void) {
  stack_t present;
  if (!program_name[0] || sigaltstack(NULL, &present) != 0 || !(present.ss_flags & SS_DISABLE)) {
    return;
  }
  const size_t size = 1 << 17;
  void *memory =
      mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_STACK, -1, 0);
  if (memory == MAP_FAILED) return;
  const stack_t stack = {.ss_sp = memory, .ss_size = size};
  if (sigaltstack(&stack, NULL) != 0) munmap(memory, size);
}

void zoetrope_report_crashes(const char *program) {
  strncpy(program_name, program, sizeof program_name - 1);
  struct sigaction action = {.sa_sigaction = report, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  for (int index = 0; index < signal_count; index++) {
    sigaction(signals[index], &action, &previous[index]);
  }
}

static void end(int number) {
  struct line line = {.length = 0};
  add(&line, program_name);
  add(&line, ": interrupted\n");
  // Writing to a full pipe would wait for the reader.
  struct pollfd output = {.fd = STDERR_FILENO, .events = POLLOUT};
  if (poll(&output, 1, 0) > 0) {
    ssize_t ignored = write(STDERR_FILENO, line.text, line.length);
    (void)ignored;
  }
  _exit(128 + number);
}

void zoetrope_end_when_interrupted(const char *program) {
  strncpy(program_name, program, sizeof program_name - 1);
  const int numbers[] = {SIGINT, SIGTERM, SIGHUP};
  struct sigaction action = {.sa_handler = end};
  sigfillset(&action.sa_mask);
  for (size_t index = 0; index < sizeof numbers / sizeof numbers[0]; index++) {
    struct sigaction present;
    sigaction(numbers[index], NULL, &present);
    if (numbers[index] == SIGHUP && present.sa_handler == SIG_IGN) continue;
    sigaction(numbers[index], &action, NULL);
  }
}
