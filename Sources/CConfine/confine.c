#include "confine.h"
int confine_placeholder(void) { return 0; }
