import { type Random, randomInteger, seededRandom } from './seeded-random.ts';

/** When a rule strikes, of the calls that it concerns. */
export interface FaultTiming<Call, Deviation> {
  /** Which of the matching calls, from 1. */
  nth?: number | readonly number[];
  /** In [0, 1]; drawn from the seed. */
  probability?: number;
  /** How often it strikes at most. */
  times?: number;
  where?: (call: Call) => boolean;
  /** One of them is drawn. */
  deviations: readonly Deviation[];
}

type Decide<Call, Deviation> = (call: Call) => Deviation | undefined;

/** Rules, or functions that decide by themselves; the first that has a deviation for a call is followed. */
export function createFaultScripts<Call, Deviation, Rule extends FaultTiming<Call, Deviation>>(
  seed: number,
  concerns: (rule: Rule, call: Call) => boolean,
) {
  let scripts: Decide<Call, Deviation>[] = [];
  let added = 0;
  return {
    add(...more: (Rule | Decide<Call, Deviation>)[]): void {
      for (const script of more) {
        added += 1;
        // Every rule draws from a stream of its own: adding one does not change what another does.
        const random = seededRandom(seed + added * 7_919);
        scripts.push(typeof script === 'function' ? script : follow(script, concerns, random));
      }
    },
    clear(): void {
      scripts = [];
    },
    choose(call: Call): Deviation | undefined {
      for (const script of scripts) {
        const deviation = script(call);
        if (deviation !== undefined) return deviation;
      }
      return undefined;
    },
  };
}

function follow<Call, Deviation, Rule extends FaultTiming<Call, Deviation>>(
  rule: Rule,
  concerns: (rule: Rule, call: Call) => boolean,
  random: Random,
): Decide<Call, Deviation> {
  let seen = 0;
  let struck = 0;
  return (call) => {
    if (!concerns(rule, call) || rule.where?.(call) === false) return undefined;
    seen += 1;
    if (rule.nth !== undefined && ![rule.nth].flat().includes(seen)) return undefined;
    if (rule.times !== undefined && struck >= rule.times) return undefined;
    if (rule.probability !== undefined && random() >= rule.probability) return undefined;
    struck += 1;
    return rule.deviations[randomInteger(random, rule.deviations.length)];
  };
}
