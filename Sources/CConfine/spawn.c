// The launch. Between clone and exec only system calls are made: another thread of the parent may have held any lock
// of the C library at that moment, and would never give it back here.
#define _GNU_SOURCE
#include "confine.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#define FIRST_DESCRIPTOR 3
// Where the inherited descriptors wait while their final numbers may still be taken.
#define PARKED_FROM 160
#define MOST_DESCRIPTORS 128

// Folders that a private tmpfs may cover in the child's own view; the first that exists is taken. The number of the
// folder travels in the top byte of the steps.
static const char *const covers[] = {"/mnt", "/media", "/srv", "/run", "/tmp"};
#define COVER_COUNT (sizeof covers / sizeof covers[0])

const char *confine_font_folder(uint32_t steps) {
  size_t cover = steps >> 24;
  if (!(steps & CONFINE_FONT_FOLDER) || cover >= COVER_COUNT) return NULL;
  return covers[cover];
}

// Splits a block of zero-ended strings; `reserved` places are left free after the first string.
static char **split(const char *block, size_t length, size_t reserved) {
  if (length > 0 && block[length - 1] != 0) return NULL;
  size_t count = 0;
  for (size_t at = 0; at < length; at += strlen(block + at) + 1) count++;
  char **list = calloc(count + reserved + 1, sizeof *list);
  if (list == NULL) return NULL;
  size_t place = 0;
  for (size_t at = 0; at < length; at += strlen(block + at) + 1) {
    list[place] = (char *)(block + at);
    place += place == 0 ? 1 + reserved : 1;
  }
  return list;
}

static int write_file(const char *path, const char *text, size_t length) {
  int descriptor = open(path, O_WRONLY | O_CLOEXEC);
  if (descriptor < 0) return -1;
  ssize_t written = write(descriptor, text, length);
  close(descriptor);
  return written == (ssize_t)length ? 0 : -1;
}

// Writes "<id> <id> 1": everyone keeps the number they have (user_namespaces(7)).
static int write_identity_map(const char *path, uint32_t id) {
  char digits[10];
  size_t count = 0;
  do digits[count++] = (char)('0' + id % 10); while ((id /= 10) > 0);
  char line[32];
  size_t at = 0;
  for (int twice = 0; twice < 2; twice++) {
    for (size_t left = count; left > 0; left--) line[at++] = digits[left - 1];
    line[at++] = ' ';
  }
  line[at++] = '1';
  line[at++] = '\n';
  return write_file(path, line, at);
}

static int write_identity_maps(uid_t user, gid_t group) {
  // user_namespaces(7): without CAP_SETGID outside, setgroups must be denied before the group map can be written.
  write_file("/proc/self/setgroups", "deny", 4);
  if (write_identity_map("/proc/self/gid_map", group) != 0) return -1;
  return write_identity_map("/proc/self/uid_map", user);
}

// Makes the font links in a tmpfs that only this mount namespace sees, then makes that folder read-only.
static uint32_t make_font_folder(const char *links, size_t length, int own_user_namespace) {
  // Without this a new mount would appear outside too, where the host shares its mounts; mounts handed to another user
  // namespace never do (mount_namespaces(7)).
  if (mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) != 0 && !own_user_namespace) return 0;
  const unsigned long flags = MS_NOSUID | MS_NODEV | MS_NOEXEC;
  for (uint32_t cover = 0; cover < COVER_COUNT; cover++) {
    if (mount("fonts", covers[cover], "tmpfs", flags, "size=64k,mode=0500") != 0) continue;
    int folder = open(covers[cover], O_PATH | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0) return 0;
    for (size_t at = 0; at < length;) {
      const char *name = links + at;
      const char *target = name + strlen(name) + 1;
      if (symlinkat(target, folder, name) != 0) return 0;
      at += strlen(name) + strlen(target) + 2;
    }
    close(folder);
    mount(NULL, covers[cover], NULL, MS_REMOUNT | MS_BIND | MS_RDONLY | flags, NULL);
    return CONFINE_FONT_FOLDER | cover << 24;
  }
  return 0;
}

static uint32_t leave_namespaces(const struct confine_plan *plan, uint32_t steps, uid_t user, gid_t group) {
  if (steps & CONFINE_USER_NAMESPACE && write_identity_maps(user, group) == 0) steps |= CONFINE_IDENTITY_MAPS;
  if (!(plan->skip & CONFINE_NETWORK_NAMESPACE) && unshare(CLONE_NEWNET) == 0) steps |= CONFINE_NETWORK_NAMESPACE;
  if (!(plan->skip & CONFINE_IPC_NAMESPACE) && unshare(CLONE_NEWIPC) == 0) steps |= CONFINE_IPC_NAMESPACE;
  if (!(plan->skip & CONFINE_MOUNT_NAMESPACE) && unshare(CLONE_NEWNS) == 0) {
    steps |= CONFINE_MOUNT_NAMESPACE;
    if (plan->links_length > 0) steps |= make_font_folder(plan->links, plan->links_length, steps & CONFINE_USER_NAMESPACE);
  }
  return steps;
}

// Gives every descriptor its fixed number and closes all others.
static int place_descriptors(const struct confine_plan *plan) {
  int parked[MOST_DESCRIPTORS];
  int nothing = fcntl(plan->nothing, F_DUPFD_CLOEXEC, PARKED_FROM);
  if (nothing < 0) return -1;
  for (size_t index = 0; index < plan->descriptor_count; index++) {
    parked[index] = fcntl(plan->descriptors[index], F_DUPFD_CLOEXEC, PARKED_FROM);
    if (parked[index] < 0) return -1;
  }
  for (int standard = 0; standard < FIRST_DESCRIPTOR; standard++)
    if (dup2(nothing, standard) < 0) return -1;
  for (size_t index = 0; index < plan->descriptor_count; index++)
    if (dup2(parked[index], FIRST_DESCRIPTOR + (int)index) < 0) return -1;
  unsigned first_unused = FIRST_DESCRIPTOR + (unsigned)plan->descriptor_count;
  if (syscall(SYS_close_range, first_unused, ~0U, 0) == 0) return 0;
  // Kernels before 5.9 have no close_range; the limit on open files bounds the walk.
  for (unsigned descriptor = first_unused; descriptor < 65536; descriptor++) close((int)descriptor);
  return 0;
}

static void reset_signals(void) {
  struct sigaction plain = {.sa_handler = SIG_DFL};
  for (int number = 1; number < 65; number++) sigaction(number, &plain, NULL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

static void write_steps(char *text, uint32_t steps) {
  for (int digit = 7; digit >= 0; digit--, steps >>= 4) text[digit] = "0123456789abcdef"[steps & 15];
}

static _Noreturn void become_reader(
    const struct confine_plan *plan, char **arguments, char **environment, const char *self, uint32_t steps,
    uid_t user, gid_t group) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  reset_signals();
  // A session of its own: no terminal to write to, and Ctrl-Z at the parent's does not stop it half way.
  setsid();
  steps = leave_namespaces(plan, steps, user, group);
  if (place_descriptors(plan) != 0) _exit(126);
  write_steps(arguments[1], steps);
  if (plan->program != NULL) {
    execve(plan->program, arguments, environment);
  } else {
    execve("/proc/self/exe", arguments, environment);
    // Where no /proc is mounted, the path that this process itself was started by.
    execve(self, arguments, environment);
  }
  _exit(127);
}

// clone(2) without a stack of its own is fork, with namespaces from the first instruction on.
static pid_t clone_into(int namespaces) { return (pid_t)syscall(SYS_clone, namespaces | SIGCHLD, 0, 0, 0, 0); }

// With SIGCHLD ignored the kernel would reap the child by itself and its number could come to mean another process.
static void keep_children_waitable(void) {
  struct sigaction current;
  if (sigaction(SIGCHLD, NULL, &current) != 0 || current.sa_handler != SIG_IGN) return;
  struct sigaction plain = {.sa_handler = SIG_DFL};
  sigaction(SIGCHLD, &plain, NULL);
}

int confine_spawn(const struct confine_plan *plan, pid_t *child) {
  if (plan->descriptor_count > MOST_DESCRIPTORS) return -EINVAL;
  static const struct {
    int namespaces;
    uint32_t steps;
  } attempts[] = {
      {CLONE_NEWUSER | CLONE_NEWPID, CONFINE_USER_NAMESPACE | CONFINE_PID_NAMESPACE},
      // A user namespace that may not make others (AppArmor's rule for programs without a profile).
      {CLONE_NEWUSER, CONFINE_USER_NAMESPACE},
      // The superuser where user namespaces are switched off.
      {CLONE_NEWPID, CONFINE_PID_NAMESPACE},
      {0, 0},
  };
  char steps_text[] = "00000000";
  int status = -ENOMEM;
  char **arguments = split(plan->arguments, plan->arguments_length, 1);
  char **environment = split(plan->environment, plan->environment_length, 0);
  if (arguments == NULL || arguments[0] == NULL || environment == NULL) goto done;
  arguments[1] = steps_text;
  const char *self = (const char *)getauxval(AT_EXECFN);
  uid_t user = geteuid();
  gid_t group = getegid();
  keep_children_waitable();
  for (size_t index = 0; index < sizeof attempts / sizeof attempts[0]; index++) {
    if (attempts[index].steps & plan->skip) continue;
    pid_t process = clone_into(attempts[index].namespaces);
    if (process == 0)
      become_reader(plan, arguments, environment, self, attempts[index].steps, user, group);
    status = process < 0 ? -errno : 0;
    if (process < 0) continue;
    *child = process;
    break;
  }
done:
  free(arguments);
  free(environment);
  return status;
}
