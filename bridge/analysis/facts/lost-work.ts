import type { CaseText, Hit } from '../text/read-text.ts';
import { suffererOf } from '../text/sufferer.ts';
import type { LostWork } from './case-facts.ts';
import { befellInPerson, type ReadEvent } from './events.ts';
import { holds, MOST_HITS, withoutRepeats } from './harm.ts';
import { type Matter, matterOfArea } from './named-matter.ts';
import { asTold, follows, withoutOverlaps } from './pick-told.ts';

/** Of these matters a lost job is the background, unless something harmed. */
const jobless: ReadonlySet<Matter> = new Set(['home', 'money', 'estate', 'family', 'crime', 'status']);
/** "Worked there 6 years, fired 3/2": beside "they" or "boss" the bare word tells of somebody else. */
const before = new Set('and then just client clt pnc caller abruptly suddenly'.split(' '));

/** A relative who cannot work is part of the matter only where something harmed. */
const CAUSES = ['matter.mishap', 'matter.blame', 'matter.disability'];

export function readLostWork(text: CaseText, practiceArea = ''): LostWork[] {
  const matter = matterOfArea(practiceArea);
  const whoseOf = suffererOf(text);
  const harmed = matter === 'injury' || CAUSES.some((matter) => text.hits(matter).length > 0);
  const inPerson = befellInPerson(text);
  const ours = (hit: Hit): boolean => {
    const { alone, kind } = hit.concept.attributes;
    const previous = text.words[hit.first - 1];
    if (alone !== undefined && previous?.clause === hit.clause && !before.has(previous.form)) return false;
    if (kind === 'lost_job' && !harmed && jobless.has(matter)) return false;
    const whose = hit.concept.attributes.whose ?? whoseOf(hit);
    if (whose === 'client') return true;
    return whose === 'family' && (harmed || (kind !== 'missed_work' && !inPerson));
  };
  const lost = text
    .told('work')
    .slice(0, MOST_HITS)
    .filter((hit) => holds(text, hit) && ours(hit) && !follows(text, 'aside.stranger', hit, 2))
    .map(asTold<LostWork>(text));
  return withoutRepeats(withoutOverlaps(lost));
}

/** "Term'd 9/4 for errors": under an area of work a job that was lost is what happened where nothing else did. */
export function withJobLost(events: readonly ReadEvent[], lost: readonly LostWork[], matter: Matter) {
  const job = lost.find(({ kind, say }) => kind === 'lost_job' && !say.startsWith('quit'));
  if (job === undefined || matter !== 'work' || events.some(({ area }) => area === 'work')) return events;
  const event: ReadEvent = { ...job, kind: 'fired', stakes: 2, area: 'work', party: 'employer', partyKind: 'employer' };
  return [...events, event];
}
