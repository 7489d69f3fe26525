import type { PlaceRole } from '../../facts/details/details.ts';
import { readWordLists } from '../../lexicon/word-files.ts';

const wordList = readWordLists('filters/places.txt');

/** What place a filter asks for. */
export type Asked = 'event' | 'home' | 'unsaid' | AskedOfOther | AskedTogether;

/** Several places, of which one or all must be right: "lives or was hurt in Michigan". */
interface AskedTogether {
  parts: readonly Asked[];
  needsAll: boolean;
}

/** A place with a role of its own in the notes. */
interface AskedOfOther {
  /** Who or what must be there: "the child lives". */
  subject: string;
  role: PlaceRole;
  /** What counts where the notes name none: the client's home for people who live with the client. */
  otherwise: 'home' | 'event' | 'unsaid';
}

const ofEvent = wordList('event');
const ofHome = wordList('home');
const livesThere = wordList('lives there');
const happensThere = wordList('happens there');
const ofDead = /\b(?:decedents?|deceased|victims?)\b/;

/** People other than the client whose home a filter asks for. */
const people: readonly (readonly [asked: RegExp, AskedOfOther])[] = [
  [/\b(?:child(?:ren)?|kids?|minors?)(?:'?s)?\b/, { role: 'child', otherwise: 'home', subject: 'the child lives' }],
  [
    /\b(?:decedents?|deceased|testators?|person who died|the dead)\b|(?<!\breal )\bestates? (?:(?:must|has|have|should|needs?) )?(?:to )?(?:be )?(?:opened|probated|administered|filed|pending|in)\b|\bprobated\b|\bwill contests?\b|\bprobates? (?:cases? |matters? )?(?:in|filed|opened|must|has)\b/,
    { role: 'decedent', otherwise: 'event', subject: 'the person who died lived or died' },
  ],
  [
    /(?<!\b(?:one|either) of the |\beither )\b(?:spouses?|husbands?|wives|wife|ex|other (?:parent|party|side|spouse)|opposing party)\b.*\b(?:lives?|living|resid\w*|be|is)\b/,
    { role: 'spouse', otherwise: 'unsaid', subject: 'the spouse or other party lives' },
  ],
];

/** "One of the spouses must live in Nevada". */
const ofSpouses =
  /\b(one|either|both|at least one) (?:of (?:the |them )?)?(?:spouses?|parents?|part(?:y|ies))\b.*\b(?:live|lives|living|resid\w*|be|is|are)\b/;
const spouseHome: AskedOfOther = { role: 'spouse', otherwise: 'home', subject: 'the spouse lives' };

/** Places that are neither the client's home nor that of an accident. */
const places: readonly (readonly [role: PlaceRole, subject: string])[] = [
  ['purchase', 'the purchase was made'],
  ['worksite', 'the client works'],
  ['custody', 'the client is held'],
  ['care', 'the care was given'],
  ['police', 'the police agency is'],
  ['property', 'the property is'],
  ['employer', 'the client works'],
];

/** "Lives or works in Denver". */
const liveOrWork =
  /\b(?:lives?|living|resid(?:e[sd]?|ing)|residents?|vive[n]?)(?: (?:in|there|here))?,? ?(or|and|&|\/|o|y) ?(?:is |are )?(?:(?:an? )?employed|work\w*|employees?|trabaj\w*)\b/;
const workplace: AskedOfOther = { role: 'employer', otherwise: 'home', subject: 'the client works' };

const whose =
  "(?:clients?|callers?|plaintiffs?|persons?|leads?|victims?|claimants?|residence|residents?|home)(?:'s (?:home|residence))?";
const what = '(?:accidents?|crash(?:es)?|wrecks?|incidents?|injur(?:y|ies)|events?|collisions?|falls?|loss)';
const joint = '( ?/ ?| ?[&+] ?| (?:and/or|and|or|y|o|as well as) )(?:the |their |his |her )?';
const together = [new RegExp(`\\b${whose}${joint}${what}\\b`), new RegExp(`\\b${what}${joint}${whose}\\b`)];
/** "Client or spouse needs to live in Maricopa County". */
const clientAnd =
  /\b(?:clients?|callers?|leads?)( or | and | ?\/ ?)(?:the |their |his |her )?((?:spouse|husband|wife|hospital|clinic|facility|employer|dealer(?:ship)?|property|child|kid)(?:s|ren)?\b.*)/;
const withAccident = /\bresidents? with (?:an? )?(?:\w+ ){0,2}(?:accidents?|crash(?:es)?|wrecks?|injur(?:y|ies))\b/;

const halves = /\beither (.{6,}?),? or (.{6,})$/;

/** "Client or accident within 50 miles", "either the injury was in Ohio or the employer is based there". */
function togetherIn(head: string): AskedTogether | null {
  const named = together.map((pattern) => pattern.exec(head)?.[1]).find((word) => word !== undefined);
  if (named !== undefined) return { parts: ['home', 'event'], needsAll: !/\bor?\b|\//.test(named) };
  const [, joint = '', other] = clientAnd.exec(head) ?? [];
  if (other !== undefined) return { parts: ['home', askedOf(other)], needsAll: joint.trim() === 'and' };
  if (withAccident.test(head)) return { parts: ['home', 'event'], needsAll: true };
  const [, first = '', second = ''] = halves.exec(head) ?? [];
  if (first === '') return null;
  const parts = [askedOf(first), askedOf(second)];
  const [one, two] = parts;
  return one === two || parts.includes('unsaid') ? null : { parts, needsAll: false };
}

/** Whose place or what place a filter asks for. */
export function askedOf(head: string): Asked {
  const both = togetherIn(head);
  if (both !== null) return both;
  const spouses = ofSpouses.exec(head)?.[1];
  if (spouses !== undefined) return { parts: ['home', spouseHome], needsAll: spouses === 'both' };
  const whoElse = people.find(([asked]) => asked.test(head));
  if (whoElse !== undefined) return whoElse[1];
  if (/\b(?:home|residential|mailing|current|street) address\b/.test(head)) return 'home';
  const event = ofEvent.test(head);
  const orWorks = liveOrWork.exec(head)?.[1];
  if (orWorks !== undefined) return { parts: ['home', workplace], needsAll: /^(?:and|&|y)$/.test(orWorks) };
  if (livesThere.test(head) && !ofDead.test(head)) {
    const word = happensThere.test(head)
      ? /\b(or|and|y|o)\b(?=[^.;]*\b(?:happen|occur|hurt|injur|took|crash|accident|wreck|fell|arrest|live|resid))/.exec(
          head,
        )?.[1]
      : undefined;
    if (word === undefined) return 'home';
    return { parts: ['home', 'event'], needsAll: word !== 'or' && word !== 'o' };
  }
  const place = places.find(([role]) => wordList(role).test(head));
  if (place !== undefined) return { role: place[0], otherwise: 'event', subject: place[1] };
  if (event && !/\bresidents?\b|\bclients? (?:in|from|must be)\b/.test(head)) return 'event';
  return ofHome.test(head) || event ? 'home' : 'unsaid';
}

/** Who or what must lie in the place of a filter: "the client lives". */
export function subjectOf(asked: Asked): string {
  if (asked === 'event') return 'it happened';
  if (asked === 'home') return 'the client lives';
  if (asked === 'unsaid') return 'the client lives and it happened';
  if ('parts' in asked) return [...new Set(asked.parts.map(subjectOf))].join(asked.needsAll ? ' and ' : ' or ');
  return asked.subject;
}

/** What a filter is judged by where the notes do not name the place it asks for. */
export function insteadOf(asked: Asked): string | undefined {
  if (asked === 'event') return "the client's home counts if no place is stated";
  if (asked === 'unsaid') return 'unknown if only one of the two is true or neither is stated';
  if (typeof asked !== 'object' || 'parts' in asked || asked.otherwise === 'unsaid') return undefined;
  const counted = asked.otherwise === 'home' ? "the client's home counts" : 'the place of the incident counts';
  return `${counted} if not stated`;
}
