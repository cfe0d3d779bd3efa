// The threads of a process and of its copies.
#pragma once

/// Forgets the threads that have been noted as waiting. A copy of the process has none of them.
void zoetrope_forget_waiting_threads(void);
