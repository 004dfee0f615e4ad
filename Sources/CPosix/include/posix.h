// The few system calls that Swift cannot import by themselves: macros that hide behind _GNU_SOURCE, and a flexible member.
#ifndef CPOSIX_H
#define CPOSIX_H

#include <dirent.h>
#include <stdbool.h>

// Locks or unlocks a whole file for this open file description (fcntl, F_OFD_SETLK); the lock dies with it. Never waits.
// Answers 0 or the error number; EAGAIN and EACCES mean that another holds it.
int posix_try_lock_shared(int descriptor);
int posix_try_lock_exclusive(int descriptor);

// The name of a folder's entry (struct dirent, d_name), valid as long as the entry is.
const char *posix_entry_name(const struct dirent *entry);

#endif
