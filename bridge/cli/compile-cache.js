import { constants, enableCompileCache } from 'node:module';
import path from 'node:path';

const beside = path.join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'compile');

/**
 * Stripping types and compiling some hundred files is most of a start, and the program that strips them takes 25 MB for
 * as long as the process lives. Node keeps the result: beside the installed packages where this user may write, else in
 * the temporary folder. JavaScript, like the entries that call it, because what comes before it is never in the cache.
 */
export function useCompileCache() {
  if (enableCompileCache(beside).status === constants.compileCacheStatus.FAILED) enableCompileCache();
}
