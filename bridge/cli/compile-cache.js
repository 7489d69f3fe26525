import { constants, enableCompileCache } from 'node:module';
import path from 'node:path';

const beside = path.join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'compile');

/**
 * Type stripping and compiling take most of the start-up time, and the type stripper keeps 25 MB for the life of the
 * process. Node caches the result: beside the installed packages if writable, else in the temporary folder. JavaScript,
 * like the entries that call it, because what runs before it is never cached.
 */
export function useCompileCache() {
  if (enableCompileCache(beside).status === constants.compileCacheStatus.FAILED) enableCompileCache();
}
