// The system call filter. Three verdicts: allowed (the table says to whom), refused with an error (calls that libraries
// make to find something out and survive without), and the end of the process (calls that only an attacker makes).
#define _GNU_SOURCE
#include "confine.h"

#include <errno.h>
#include <fcntl.h>
#include <seccomp.h>
#include <sys/mman.h>
#include <unistd.h>

enum verdict { ALLOW, NOT_THERE, END };

enum condition {
  ALWAYS,
  WRITING_THE_ANSWER,    // the descriptor is the answer pipe
  ITSELF,                // the process is the caller
  OPEN_DESCRIPTOR,       // AT_EMPTY_PATH; a path given with it is still looked up: names can be probed, contents not
  ASKING_FOR_SEALS,      // F_GET_SEALS: other commands send signals, or change what a descriptor does
  NOT_EXECUTABLE,        // PROT_EXEC is not asked for
  READING_PATHS,         // read-only, and only where Landlock already denies every path
};

struct row {
  const char *call;
  enum verdict verdict;
  enum condition condition;
  const char *needed_by;
};

static const struct row table[] = {
    {"read", ALLOW, ALWAYS, "the request pipe; memory files read as streams"},
    {"lseek", ALLOW, ALWAYS, "glibc streams over memory files"},
    {"write", ALLOW, WRITING_THE_ANSWER, "answers to the parent"},
    {"close", ALLOW, ALWAYS, "memory files after reading"},
    {"fstat", ALLOW, ALWAYS, "size of a memory file: glibc streams, FreeType"},
    {"newfstatat", ALLOW, OPEN_DESCRIPTOR, "glibc's fstat"},
    {"openat", ALLOW, READING_PATHS, "poppler and FreeType: substitute fonts in the reader's own folder"},
    {"open", ALLOW, READING_PATHS, "the same, older spelling"},
    {"fcntl", ALLOW, ASKING_FOR_SEALS, "the reader itself: is the document sealed"},
    {"mmap", ALLOW, NOT_EXECUTABLE, "memory of every library; fonts mapped by FreeType"},
    {"mprotect", ALLOW, NOT_EXECUTABLE, "glibc's allocator growing its areas"},
    {"munmap", ALLOW, ALWAYS, "glibc's allocator"},
    {"mremap", ALLOW, ALWAYS, "glibc's allocator: growing pictures"},
    {"madvise", ALLOW, ALWAYS, "glibc's allocator giving memory back"},
    {"brk", ALLOW, ALWAYS, "glibc's allocator"},
    {"futex", ALLOW, ALWAYS, "locks of every library; libgomp at the end of each region"},
    {"getrandom", ALLOW, ALWAYS, "seeds of hash tables: Swift, GLib, glibc"},
    {"clock_gettime", ALLOW, ALWAYS, "processor time of a recognition pass"},
    {"gettimeofday", ALLOW, ALWAYS, "the time of day, where no vDSO answers: leptonica"},
    {"time", ALLOW, ALWAYS, "the same: poppler"},
    {"getrusage", ALLOW, ALWAYS, "leptonica's timer"},
    {"sysinfo", ALLOW, ALWAYS, "glibc's qsort asking how much memory there is"},
    {"getpid", ALLOW, ALWAYS, "abort"},
    {"gettid", ALLOW, ALWAYS, "abort"},
    {"tgkill", ALLOW, ITSELF, "abort"},
    {"rt_sigaction", ALLOW, ALWAYS, "abort"},
    {"rt_sigprocmask", ALLOW, ALWAYS, "abort; setjmp with its mask"},
    {"rt_sigreturn", ALLOW, ALWAYS, "return from a signal"},
    {"restart_syscall", ALLOW, ALWAYS, "the kernel itself, after a stop"},
    {"exit", ALLOW, ALWAYS, "the end of the reader"},
    {"exit_group", ALLOW, ALWAYS, "the end of the reader"},

    {"clone3", NOT_THERE, ALWAYS, "glibc then asks for clone, which is refused: the reader has one thread"},
    {"rseq", NOT_THERE, ALWAYS, "glibc does without"},

    {"socket", END, ALWAYS, NULL},
    {"socketpair", END, ALWAYS, NULL},
    {"connect", END, ALWAYS, NULL},
    {"bind", END, ALWAYS, NULL},
    {"listen", END, ALWAYS, NULL},
    {"sendto", END, ALWAYS, NULL},
    {"sendmsg", END, ALWAYS, NULL},
    {"sendmmsg", END, ALWAYS, NULL},
    {"io_uring_setup", END, ALWAYS, NULL},
    {"io_uring_enter", END, ALWAYS, NULL},
    {"io_uring_register", END, ALWAYS, NULL},
    {"add_key", END, ALWAYS, NULL},
    {"request_key", END, ALWAYS, NULL},
    {"keyctl", END, ALWAYS, NULL},
    {"execve", END, ALWAYS, NULL},
    {"execveat", END, ALWAYS, NULL},
    {"ptrace", END, ALWAYS, NULL},
    {"process_vm_readv", END, ALWAYS, NULL},
    {"process_vm_writev", END, ALWAYS, NULL},
    {"pidfd_getfd", END, ALWAYS, NULL},
    {"bpf", END, ALWAYS, NULL},
    {"perf_event_open", END, ALWAYS, NULL},
    {"userfaultfd", END, ALWAYS, NULL},
    {"unshare", END, ALWAYS, NULL},
    {"setns", END, ALWAYS, NULL},
    {"mount", END, ALWAYS, NULL},
    {"umount2", END, ALWAYS, NULL},
    {"pivot_root", END, ALWAYS, NULL},
    {"chroot", END, ALWAYS, NULL},
    {"open_tree", END, ALWAYS, NULL},
    {"move_mount", END, ALWAYS, NULL},
    {"fsopen", END, ALWAYS, NULL},
    {"init_module", END, ALWAYS, NULL},
    {"finit_module", END, ALWAYS, NULL},
    {"kexec_load", END, ALWAYS, NULL},
    {"open_by_handle_at", END, ALWAYS, NULL},
};
#define ROW_COUNT (sizeof table / sizeof table[0])

static const char *const verdict_words[] = {"allowed", "refused as unknown to the kernel", "ends the reader"};
static const char *const condition_words[] = {
    "",
    "to the answer pipe only",
    "to itself only",
    "of an open descriptor only",
    "asking for seals only",
    "without the right to execute",
    "read-only, and only under Landlock",
};

int confine_filter_row(size_t index, struct confine_filter_row *row) {
  if (index >= ROW_COUNT) return 0;
  row->call = table[index].call;
  row->verdict = verdict_words[table[index].verdict];
  row->condition = condition_words[table[index].condition];
  row->needed_by = table[index].needed_by;
  return 1;
}

static uint32_t action(enum verdict verdict) {
  switch (verdict) {
    case ALLOW: return SCMP_ACT_ALLOW;
    case NOT_THERE: return SCMP_ACT_ERRNO(ENOSYS);
    case END: return SCMP_ACT_KILL_PROCESS;
  }
  return SCMP_ACT_KILL_PROCESS;
}

// Arguments are compared by their lower half: descriptors and flags are ints, and the upper half is not theirs.
static struct scmp_arg_cmp masked(unsigned argument, uint64_t mask, uint64_t value) {
  return (struct scmp_arg_cmp){argument, SCMP_CMP_MASKED_EQ, mask, value};
}

static int add(scmp_filter_ctx filter, const struct row *row, int answer_descriptor, int paths) {
  int call = seccomp_syscall_resolve_name(row->call);
  // A call that this machine does not have (open on arm64) needs no rule: the default refuses it.
  if (call < 0) return 0;
  uint32_t verdict = action(row->verdict);
  const uint64_t whole = 0xFFFFFFFF;
  const uint64_t writing = O_ACCMODE | O_CREAT | O_TRUNC | O_PATH | O_TMPFILE;
  switch (row->condition) {
    case ALWAYS: return seccomp_rule_add(filter, verdict, call, 0);
    case WRITING_THE_ANSWER:
      return seccomp_rule_add(filter, verdict, call, 1, masked(0, whole, (uint64_t)answer_descriptor));
    case ITSELF: return seccomp_rule_add(filter, verdict, call, 1, masked(0, whole, (uint64_t)getpid()));
    case OPEN_DESCRIPTOR: return seccomp_rule_add(filter, verdict, call, 1, masked(3, AT_EMPTY_PATH, AT_EMPTY_PATH));
    case ASKING_FOR_SEALS: return seccomp_rule_add(filter, verdict, call, 1, masked(1, whole, F_GET_SEALS));
    case NOT_EXECUTABLE: return seccomp_rule_add(filter, verdict, call, 1, masked(2, PROT_EXEC, 0));
    case READING_PATHS: {
      if (!paths) return 0;
      unsigned flags_argument = call == SCMP_SYS(openat) ? 2 : 1;
      return seccomp_rule_add(filter, verdict, call, 1, masked(flags_argument, writing, O_RDONLY));
    }
  }
  return -EINVAL;
}

int confine_filter(int answer_descriptor, int paths) {
  scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ERRNO(EPERM));
  if (filter == NULL) return -ENOMEM;
  // A call in another machine's numbering (32-bit, x32) would be judged by the wrong table.
  int status = seccomp_attr_set(filter, SCMP_FLTATR_ACT_BADARCH, SCMP_ACT_KILL_PROCESS);
  for (size_t index = 0; status == 0 && index < ROW_COUNT; index++)
    status = add(filter, &table[index], answer_descriptor, paths);
  if (status == 0) status = seccomp_load(filter);
  seccomp_release(filter);
  return status;
}
