import type { z } from 'zod';

/** The contact whose content was judged: its analyses are deleted with it. */
export interface AnalysisOwner {
  portalId: string;
  contactId: string;
}

/** The key and owner of a stored analysis. */
interface AnalysisPlace {
  key: Buffer;
  engine: string;
  /** Finds everything stored of a record. */
  recordHash: Buffer;
  owner?: AnalysisOwner | undefined;
}

/** Stores finished analyses by content key; in production the table `analyses`. */
export interface AnalysisCache {
  read(key: Buffer): Promise<unknown | undefined>;
  /** Stores the value unless the key is taken; returns what is stored now, which is the answer for everyone. */
  writeFirst(place: AnalysisPlace, value: unknown): Promise<unknown>;
}

export interface CacheFailure {
  operation: 'read' | 'write';
  cause: unknown;
}

function within<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds);
  work.catch(() => undefined);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

/** A cache the analysis may lean on but never falls with: what is read is validated, what fails is reported. */
export function createResultCache(deps: {
  cache: AnalysisCache | undefined;
  timeoutMs: number;
  onFailure?: ((failure: CacheFailure) => void) | undefined;
}) {
  const { cache, timeoutMs, onFailure } = deps;
  return {
    async find<T>(key: Buffer, schema: z.ZodType<T>): Promise<T | undefined> {
      if (cache === undefined) return undefined;
      try {
        const stored = await within(cache.read(key), timeoutMs);
        return stored === undefined ? undefined : schema.parse(stored);
      } catch (cause) {
        onFailure?.({ operation: 'read', cause });
        return undefined;
      }
    },
    /** The answer to give: the stored winner, or the value itself when the cache is down. */
    async keep<T>(place: AnalysisPlace, schema: z.ZodType<T>, value: T): Promise<T> {
      if (cache === undefined) return value;
      try {
        return schema.parse(await within(cache.writeFirst(place, value), timeoutMs));
      } catch (cause) {
        onFailure?.({ operation: 'write', cause });
        return value;
      }
    },
  };
}
