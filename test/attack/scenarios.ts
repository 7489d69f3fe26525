import type { Scenario } from './scenario.ts';
import { clockSteps } from './scenarios/clock-steps.ts';
import { fullDisk } from './scenarios/full-disk.ts';
import { hostileBodies } from './scenarios/hostile-bodies.ts';
import { hostileNotes } from './scenarios/hostile-notes.ts';
import { slowBodies } from './scenarios/slow-bodies.ts';
import { stalledLog } from './scenarios/stalled-log.ts';
import { stopAndKill } from './scenarios/stop-and-kill.ts';
import { tinyChunks } from './scenarios/tiny-chunks.ts';
import { hugeAnswers, redirects, upstreamDrip, upstreamHang } from './scenarios/upstreams.ts';
import { webhooks } from './scenarios/webhooks.ts';

/** In the order in which they are run. */
export const scenarios: readonly Scenario[] = [
  tinyChunks,
  hostileNotes,
  slowBodies,
  hugeAnswers,
  redirects,
  upstreamDrip,
  upstreamHang,
  hostileBodies,
  webhooks,
  stopAndKill,
  fullDisk,
  stalledLog,
  clockSteps,
];
