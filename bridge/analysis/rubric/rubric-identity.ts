import type { EngineIdentity } from '../../../shared/results.ts';

/** Raised with every change that can move a score, so that no stored result is taken for a new one. */
const version = '2.27.0';

/** In a file of its own: a process whose threads judge names the engine without loading it. */
export const rubricIdentity: EngineIdentity = { name: 'rubric', version, model: null, promptVersion: null };
