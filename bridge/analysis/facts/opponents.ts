import { findPracticeAreas } from '../../../shared/practice-areas.ts';
import { answerAfter } from '../text/denial.ts';
import type { CaseText, Hit } from '../text/read-text.ts';
import { answerOf } from '../text/turns.ts';
import type { Insurance, Opponent } from './case-facts.ts';
import type { ReadEvent } from './events.ts';
import { matterOfArea } from './named-matter.ts';
import { asTold, isOfMatter, withoutOverlaps } from './pick-told.ts';

const MOST = 4;
/** Somebody is on the other side, and nothing says who. */
const UNNAMED = 'other side';

/**
 * A husband is an adverse party in a divorce alone (`needs`), the police under a label of crime too (`label`), a boss in anything but a matter that is wholly of another
 * kind (`area`): who was rear-ended and tells the boss has no case against the boss.
 */
function standsAgainst({ concept }: Hit, areas: ReadonlySet<string>, named: string): boolean {
  const { needs, area, label } = concept.attributes;
  const among = (list: string): boolean => list.split(' ').some((name) => areas.has(name));
  if (needs !== undefined) return among(needs) || label === named;
  return area === undefined || areas.size === 0 || among(area);
}

const none = new Set(['no', 'not', 'nor', 'without', 'never', 'neither', 'sin']);

/** "No employer": only a denial right before it; "I never told my landlord" still tells of a landlord. */
const isAbsent = (text: CaseText, { first }: Hit): boolean => none.has(text.words[first - 1]?.form ?? '');

/** The same party by another word is no second one. */
function firstOfEach(opponents: readonly Opponent[]): Opponent[] {
  return opponents.filter(({ say, kind }, index) =>
    opponents.slice(0, index).every((other) => other.say !== say && (other.kind !== kind || kind === 'person')),
  );
}

/** Under these labels the care provider is the other side; under any other it treated the client. */
const careAreas = new Set(['medical-malpractice', 'birth-injury', 'nursing-home-abuse']);
const OF_CARE = 'care';

/** Adverse parties that are named, then those that an event implies. A question about a landlord tells of a landlord. */
export function readOpponents(text: CaseText, events: readonly ReadEvent[], practiceArea: string): Opponent[] {
  const ids = findPracticeAreas(practiceArea).map(({ id }) => id);
  const isOfCare = ids.some((id) => careAreas.has(id));
  const areas = new Set([...events.map(({ area }) => area), ...(isOfCare ? [OF_CARE] : [])]);
  const label = matterOfArea(practiceArea);
  const named = text
    .hits('opponent')
    .filter((hit) => standsAgainst(hit, areas, label) && !isAbsent(text, hit))
    .map(asTold<Opponent>(text));
  const kinds = new Set(withoutOverlaps(named).map(({ kind }) => kind));
  const parties = events.filter(({ party }) => party !== '');
  const sure = parties.filter(({ unsure }) => unsure !== true);
  const implied = (sure.length > 0 || kinds.size > 0 ? sure : parties)
    .filter(({ partyKind }) => !kinds.has(partyKind as Opponent['kind']))
    .map(({ span, party, partyKind, area }): Opponent => {
      // Who falls off a roof at work has a claim against the employer.
      if (area === 'premises' && ids[0] === 'workers-compensation') return { span, say: 'employer', kind: 'employer' };
      return { span, say: party, kind: partyKind as Opponent['kind'] };
    });
  const found = firstOfEach([...withoutOverlaps(named), ...implied]);
  const known = found.filter(({ say }) => say !== UNNAMED);
  return (known.length > 0 ? known : found).slice(0, MOST);
}

const pronouns = new Set('he she they his her their'.split(' '));

/** "Her insurance" is the other side's only where "her" is somebody of the other side. */
function isOfTheOther({ concept, first, whose }: Hit, text: CaseText): boolean {
  return concept.attributes.kind !== 'theirs' || !pronouns.has(text.words[first]?.form ?? '') || whose === 'other';
}

const insured = /^(?:insurance|insured|insurer|coverage)$/;
const ofOther =
  /^(?!.*\b(?:your?|youre|health|medical|life)\b).*\b(?:they|he|she|them|him|his|her|their|other|driver|owner|landlord|store|company|business|guy|lady|car|truck)\b/;

/** "Do they have insurance?" "No." "State Farm." */
function answeredInsurance(text: CaseText): Insurance[] {
  const named = text.hits('answer_case.other_insured');
  return text.words.flatMap(({ form, start }, at): Insurance[] => {
    const told = insured.test(form) ? answerOf(text.words, at, text.text) : null;
    const ending = told?.answer.at(-1);
    if (told === null || ending === undefined || !ofOther.test(told.question)) return [];
    const span = { start, end: ending.end };
    const answer = answerAfter(text.words, at, text.text);
    const isNamed = named.some((hit) => !hit.denied && hit.start > start && hit.end <= span.end);
    if (isNamed || answer === 'yes') return [{ span, say: "other side's insurance", kind: 'theirs' }];
    return answer === 'no' ? [{ span, say: 'other side has no insurance', kind: 'none' }] : [];
  });
}

/** Whose insurer stands behind the matter and what it has said. */
export function readInsurance(text: CaseText): Insurance[] {
  const told = text.told('insurance').filter((hit) => isOfTheOther(hit, text) && isOfMatter(text, hit));
  const found = withoutOverlaps(told.map(asTold<Insurance>(text)));
  return found.length > 0 ? found : withoutOverlaps(answeredInsurance(text));
}
