#ifndef CONFINE_H
#define CONFINE_H
int confine_placeholder(void);
#endif
