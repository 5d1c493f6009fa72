import module from 'node:module';

/**
 * Import this first in an entry point: from then on, Node keeps the compiled code of all modules in the system's
 * temporary folder, or in NODE_COMPILE_CACHE, and the next start does not compile them again. Node 20 cannot do this
 * and compiles them at each start.
 */
(module as { enableCompileCache?: () => void }).enableCompileCache?.();
