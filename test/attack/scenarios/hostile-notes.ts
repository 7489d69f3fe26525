import { exampleRecord } from '../../../shared/examples.ts';
import { INTAKE_NOTES_MAX } from '../../../shared/record.ts';
import { PORTAL } from '../../chaos/slack-firm.ts';
import { trialContact } from '../../fixtures/trial-firm.ts';
import { type Family, families } from '../hostile-notes.ts';
import type { Attack, Scenario } from '../scenario.ts';
import { send } from '../tally.ts';

const AT_ONCE = 4;
const operations = ['screen', 'explain'] as const;

/** Notes as long as they may be of every hostile family, with twenty filters: by the API and as contacts in HubSpot. */
export const hostileNotes: Scenario = {
  name: 'hostile-notes',
  async run(attack) {
    const some = attack.quick ? families.filter((_, at) => at % 6 === 0) : families;
    const left = [...some.entries()];
    const slowest = { ms: 0, name: '' };
    const work = async () => {
      for (let next = left.shift(); next !== undefined; next = left.shift()) {
        const [at, family] = next;
        const ms = await attackWith(attack, family, at);
        if (ms > slowest.ms) Object.assign(slowest, { ms, name: family.name });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    attack.note(`${some.length} families; the slowest answer took ${Math.round(slowest.ms)} ms (${slowest.name})`);
  },
};

/** @returns what the slower answer took, ms */
async function attackWith({ target, tally }: Attack, family: Family, at: number): Promise<number> {
  const intakeNotes = family.make(INTAKE_NOTES_MAX);
  const { firm, url } = target;
  firm.hubspot.portal(PORTAL).create(trialContact(100_000 + at, { lead_intake_case_notes: intakeNotes }));
  const body = JSON.stringify({ record: { ...exampleRecord, intakeNotes } });
  let slowest = 0;
  for (const operation of operations) {
    const authorization = `Bearer ${firm.keys[at % firm.keys.length]}`;
    const started = performance.now();
    const headers = { 'content-type': 'application/json', authorization };
    tally.count(await send(`${url}/api/v1/${operation}`, { headers, body }));
    slowest = Math.max(slowest, performance.now() - started);
  }
  return slowest;
}
