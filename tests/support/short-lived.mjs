/**
 * Told to Node where a process ends with its tests: the embedded database and Prisma's query compiler, which are
 * WebAssembly, stay as they are first compiled. Compiling them again while they run costs more than it saves by then.
 */
export const SHORT_LIVED = "--liftoff-only";
