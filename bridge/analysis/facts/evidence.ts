import type { CaseText, Hit } from '../text/read-text.ts';
import type { Evidence } from './case-facts.ts';
import type { ReadEvent } from './events.ts';
import { sayOf, spanOf, withoutOverlaps } from './pick-told.ts';

function isGeneral({ concept }: Hit): boolean {
  return concept.attributes.general !== undefined;
}

const ofCourt = new Set(['evidence.citation', 'evidence.court_order', 'evidence.official_finding']);
/** It speaks for the client where it befell somebody else: "they even got a ticket". */
const ofGuilty = new Set(['evidence.ticket', 'evidence.guilty_plea', 'evidence.citation']);
const accused = new Set(['crime', 'traffic']);
const own = new Set('i im ive we weve my our me us'.split(' '));
const them = new Set('he she they hes shes theyve theyre'.split(' '));
const sending = new Set('sent sending sends mailed emailed emailing texted texting messaged messaging wrote left'.split(' '));
const hiding = new Set('hide hides hid hiding hidden destroyed shredded deleted erased'.split(' '));
const opinion = new Set('said says told tells thinks looked'.split(' '));
const NEAR = 3;

/** Words of the hit's clause before it, the nearest first. */
function formsBefore({ words }: CaseText, { first, clause }: Hit, reach: number): string[] {
  const forms: string[] = [];
  for (let at = first - 1; at >= 0 && first - at <= reach && words[at]?.clause === clause; at -= 1)
    forms.push(words[at]?.form ?? '');
  return forms;
}

/** Papers of an accuser or plaintiff do not prove the client's side: "I was served with papers", "an order against me". */
function isOfAccuser(text: CaseText, { concept, whose, last }: Hit, sides: ReadonlySet<string>): boolean {
  const isAccused = !sides.has('road') && [...sides].some((side) => accused.has(side));
  if (isAccused && ofCourt.has(concept.name)) return true;
  const behind = text.words.slice(last + 1, last + 1 + NEAR).map(({ form }) => form);
  if (concept.name === 'evidence.court_order')
    return behind.some((form, at) => (form === 'on' || form === 'against') && own.has(behind[at + 1] ?? ''));
  if (ofGuilty.has(concept.name) && text.narration === 'first_person') return whose !== 'other';
  return concept.attributes.against !== undefined;
}

/** Who writes of an own matter and was only the sender, heard an opinion, or tells of what the other side took or hides. */
function isLoose(text: CaseText, hit: Hit, sides: ReadonlySet<string>): boolean {
  const { kind } = hit.concept.attributes;
  const forms = text.words.slice(hit.first, hit.last + 1).map(({ form }) => form);
  const before = formsBefore(text, hit, WITHHELD_REACH);
  if (before.some((form) => hiding.has(form))) return true;
  if (kind === 'expert' || hit.concept.name === 'evidence.official_finding')
    return forms.some((form) => opinion.has(form));
  if (kind === 'message' || kind === 'document')
    return forms.some((form) => sending.has(form)) && !forms.some((form) => form === 'me' || form === 'us')
      ? !(hit.whose === 'other' && own.has(text.words[hit.last + 1]?.form ?? ''))
      : false;
  if (kind === 'object') return hit.whose === 'other';
  if (kind !== 'photo' && kind !== 'recording') return false;
  if (kind === 'recording' && [...sides].some((side) => accused.has(side)) && !before.some((form) => own.has(form)))
    return true;
  const subject = before.slice(0, NEAR).find((form) => own.has(form) || them.has(form));
  return kind === 'photo' && subject !== undefined && them.has(subject);
}

/** It may be evidence, but does not speak for the client. */
function isNoProof(text: CaseText, hit: Hit, events: readonly ReadEvent[]): boolean {
  const sides = new Set(events.map(({ area }) => area));
  if (isOfAccuser(text, hit, sides)) return true;
  return text.narration === 'first_person' && isLoose(text, hit, sides);
}

const definite = new Set('my our the this that these those his her their'.split(' '));
const wanting = new Set(
  'want wants wanted wanting need needs needed require requires required must hope hopes hoping gonna ill theyll youll will'.split(
    ' ',
  ),
);
const awaiting = new Set('till wait waits waiting await expect expects expecting'.split(' '));
const prepositions = new Set(['in', 'on', 'by', 'with', 'via', 'over']);
/** "He said he'd take pictures." */
const conditional = new Set('hed shed theyd wed id itd'.split(' '));
/** "Had to get a report", "was able to take pictures". */
const done = new Set('had able managed forced made used began started continued'.split(' '));
const noVerb = new Set([...definite, ...own, ...'a an him them it you month week year # $'.split(' ')]);
const verbs = new Set(
  'get have sign send take plead text email message record keep save cite write find bring show give receive make file cash document film tape'.split(
    ' ',
  ),
);
const speech = new Set(['say', 'says', 'please']);
const TO_REACH = 3;

/** "He wants an MRI done", "they tell me to fax pay stubs", "I will be getting a letter": it does not exist yet. */
export function isOnlyWanted(text: CaseText, hit: Hit): boolean {
  const { words } = text;
  const before = formsBefore(text, hit, WITHHELD_REACH);
  if (before.some((form) => awaiting.has(form))) return true;
  const opening = words[hit.first]?.form ?? '';
  if (definite.has(opening) || (definite.has(before[0] ?? '') && !prepositions.has(opening))) return false;
  if (before.some((form) => wanting.has(form)) || speech.has(before[0] ?? '')) return true;
  const would = before.slice(0, TO_REACH).findIndex((form) => conditional.has(form));
  if (would !== -1 && verbs.has(words[hit.first - would]?.form ?? '')) return true;
  const to = before.slice(0, TO_REACH).indexOf('to');
  if (to === -1 || done.has(before[to + 1] ?? '')) return false;
  const verb = words[hit.first - to]?.form ?? '';
  return to === 0 ? verbs.has(verb) : !noVerb.has(verb);
}
const withholding = new Set(
  'refuse refuses refused refusing wont request requested demanded until await awaiting'.split(' '),
);
const requests = new Set(['ask', 'asked', 'asking', 'asks']);
const missing = new Set('hasnt havent hadnt didnt never wont cant couldnt doesnt'.split(' '));
const coming = new Set(
  'come came arrived arrive sent send gave give shown show showed provided provide received'.split(' '),
);
const WITHHELD_REACH = 6;

/** "They refuse to give a letter", "asked for a photo", "the letter hasn't come": nobody has it yet. */
function isWithheld({ words }: CaseText, { first, last, clause }: Hit): boolean {
  for (let at = first - 1; at >= 0 && first - at <= WITHHELD_REACH && words[at]?.clause === clause; at -= 1) {
    const form = words[at]?.form ?? '';
    if (withholding.has(form) || (requests.has(form) && words[at + 1]?.form === 'for')) return true;
  }
  for (let at = last + 1; at <= last + WITHHELD_REACH && words[at]?.sentence === words[last]?.sentence; at += 1) {
    if (missing.has(words[at]?.form ?? '') && coming.has(words[at + 1]?.form ?? '')) return true;
  }
  return false;
}

/** What exists and would prove the story, in whoever's hands; each thing once, the particular before the general. */
export function readEvidence(text: CaseText, events: readonly ReadEvent[]): Evidence[] {
  const hits = text
    .told('evidence')
    .filter((hit) => !isWithheld(text, hit) && !isOnlyWanted(text, hit))
    .toSorted((a, b) => Number(isGeneral(a)) - Number(isGeneral(b)) || b.last - b.first - (a.last - a.first));
  const found = withoutOverlaps(
    hits.map((hit) => ({
      span: spanOf(hit),
      say: sayOf(text, hit),
      kind: hit.concept.attributes.kind as Evidence['kind'],
      ...(isNoProof(text, hit, events) ? { noProof: true as const } : {}),
    })),
  );
  return found.filter(({ say }, at) => found.findIndex((other) => other.say === say) === at);
}
