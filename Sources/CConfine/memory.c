// Memory files, and what the parent asks the kernel about a child.
#define _GNU_SOURCE
#include "confine.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

#ifndef MFD_NOEXEC_SEAL
#define MFD_NOEXEC_SEAL 8U
#endif

static const int all_seals = F_SEAL_SEAL | F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_WRITE;

int confine_memory_file(const char *name) {
  int descriptor = memfd_create(name, MFD_CLOEXEC | MFD_ALLOW_SEALING | MFD_NOEXEC_SEAL);
  // Kernels before 6.3 do not know MFD_NOEXEC_SEAL.
  if (descriptor < 0 && errno == EINVAL) descriptor = memfd_create(name, MFD_CLOEXEC | MFD_ALLOW_SEALING);
  return descriptor < 0 ? -errno : descriptor;
}

int confine_seal(int descriptor) { return fcntl(descriptor, F_ADD_SEALS, all_seals) == 0 ? 0 : -errno; }

int confine_is_sealed(int descriptor) {
  int seals = fcntl(descriptor, F_GET_SEALS);
  return seals >= 0 && (seals & all_seals) == all_seals;
}

int confine_pipe(int *reading, int *writing) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return -errno;
  *reading = ends[0];
  *writing = ends[1];
  return 0;
}

ssize_t confine_write(int descriptor, const void *bytes, size_t count) {
  sigset_t pipe_signal, before, waiting;
  sigemptyset(&pipe_signal);
  sigaddset(&pipe_signal, SIGPIPE);
  sigpending(&waiting);
  int was_waiting = sigismember(&waiting, SIGPIPE);
  if (pthread_sigmask(SIG_BLOCK, &pipe_signal, &before) != 0) return -EINVAL;
  ssize_t written = write(descriptor, bytes, count);
  if (written < 0) written = -errno;
  // The signal that this write raised is taken off before the mask is lifted; one that waited before is left alone.
  if (written == -EPIPE && !was_waiting) {
    const struct timespec at_once = {0, 0};
    while (sigtimedwait(&pipe_signal, NULL, &at_once) < 0 && errno == EINTR) {
    }
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  return written;
}

int64_t confine_processor_time(pid_t process) {
  clockid_t clock;
  struct timespec used;
  int status = clock_getcpuclockid(process, &clock);
  if (status != 0) return -status;
  if (clock_gettime(clock, &used) != 0) return -errno;
  return (int64_t)used.tv_sec * 1000000000 + used.tv_nsec;
}

int64_t confine_resident_memory(pid_t process) {
  // "/proc/" + number + "/statm"; the second number of that line is resident pages (proc(5)).
  char path[40] = "/proc/";
  char digits[12];
  size_t count = 0, at = 6;
  for (unsigned number = (unsigned)process; number > 0 && count < sizeof digits; number /= 10)
    digits[count++] = (char)('0' + number % 10);
  while (count > 0) path[at++] = digits[--count];
  for (const char *tail = "/statm"; *tail != 0; tail++) path[at++] = *tail;
  path[at] = 0;
  int descriptor = open(path, O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return -errno;
  char line[128];
  ssize_t length = read(descriptor, line, sizeof line - 1);
  close(descriptor);
  if (length <= 0) return -EIO;
  line[length] = 0;
  char *rest = NULL;
  (void)strtoll(line, &rest, 10);
  return strtoll(rest, NULL, 10) * (int64_t)sysconf(_SC_PAGESIZE);
}
