import { readFileSync } from 'node:fs';
import { parseLexicon } from '../../lexicon/parse-lexicon.ts';
import type { Hit } from '../../text/read-text.ts';
import type { Evidence, RecordFacts } from '../base/record-facts.ts';
import { stillTreated, treatmentUnstated, wasTreated } from './care.ts';
import { attributesOf, hitsOf, isToCome, mentioned, mentionedWith, namesIn, stated, textOf } from './mentions.ts';
import { type Answer, answer, not, type Question, question, unanswered } from './question.ts';

/** What a named injury or kind of care is called: "a fracture". */
export const nameOf = (name: string): string => attributesOf(`answer_body.${name}`).says ?? name;
/** "A fracture" as "no fracture". */
export const without = (name: string): string => `no ${name.replace(/^an? /, '')}`;
/** What cannot be without it: an operation is done in a hospital, stitches close broken skin. */
const impliedBy = (name: string): readonly string[] => namesIn(attributesOf(`answer_body.${name}`).implied);

export const state = (facts: RecordFacts, name: string): Evidence | null => stated(facts, `answer_body.${name}`);

/** The first words for one of these; null where the notes have none. */
export function anyOf(facts: RecordFacts, names: readonly string[]): Evidence | null {
  for (const name of names) {
    const { asserted } = mentioned(facts, name);
    if (asserted !== null) return asserted;
  }
  return null;
}

const physical = 'fracture surgery inpatient stitches deep_burn brain disc death permanent tear broken_skin'.split(' ');
export const serious = 'fracture surgery inpatient deep_burn brain death permanent'.split(' ');
export const gravest = ['catastrophic', 'deep_burn', 'death'];
const grave = ['inpatient', 'permanent', 'catastrophic', 'death', 'grave'];
const openLists = new Set(['surgery', 'fracture', 'inpatient', 'permanent', 'imaging', 'scan']);
const beyondSoftTissue = [...physical, 'catastrophic'];

const gotWell = (facts: RecordFacts): Evidence | null =>
  state(facts, 'recovered') ?? mentioned(facts, 'recovered_share').asserted;

/** Harm so grave that a stay, an operation, a scan or lasting harm may go with it unsaid. */
export const isGrave = (facts: RecordFacts): boolean => gotWell(facts) === null && anyOf(facts, grave) !== null;

/** The first sign of bodily harm; null where the notes mention none. */
export const bodilyHarm = (facts: RecordFacts): Evidence | null =>
  anyOf(facts, physical) ?? mentioned(facts, 'any_injury').asserted;

/** "Must be injured"; where the filter names the body, harm to the mind alone does not count. */
export const harmed = (bodyNotMind: boolean): Question => {
  const name = bodyNotMind ? 'bodily injury' : 'injury';
  return question(`there is ${bodyNotMind ? '' : 'an '}${name}`, `there is no ${name}`, (facts) => {
    const fine = state(facts, 'unhurt');
    const onlyPet = textOf(facts).hits('answer_body.pet').length > 0;
    if (fine !== null && (onlyPet || anyOf(facts, serious) === null)) return answer(false, 'nobody was hurt', fine);
    const harm = bodilyHarm(facts);
    if (harm !== null) return answer(true, 'the notes mention an injury', harm);
    const ofMind = bodyNotMind ? state(facts, 'mind') : null;
    return ofMind === null
      ? unanswered('the notes do not mention an injury')
      : answer(false, 'the only harm mentioned is psychological', ofMind);
  });
};

/**
 * One injury or kind of care. Where notes describe the body at all, what they do not mention is taken as absent, unless
 * they mention something as grave that may be the same in other words.
 */
export const found = (name: string): Question => {
  const ask = (facts: RecordFacts): Answer => {
    const { asserted, denied } = mentioned(facts, name);
    const shown = asserted ?? anyOf(facts, impliedBy(name));
    if (shown !== null) return answer(true, 'the notes mention it', shown);
    const missing = unanswered('the notes do not mention injuries or treatment');
    if (denied === null && name === 'fracture' && state(facts, 'cast') !== null) return missing;
    const sentHome = name === 'inpatient' ? state(facts, 'no_stay') : null;
    if (sentHome !== null) return answer(false, 'there was no stay', sentHome);
    if (denied === null && openLists.has(name) && isGrave(facts)) return missing;
    const other = denied ?? state(facts, 'unhurt') ?? bodilyHarm(facts) ?? wasTreated(facts).evidence;
    return other === null ? missing : answer(false, 'the notes mention nothing like that', other);
  };
  const words = nameOf(name);
  return question(`there is ${words}`, `there is ${without(words)}`, ask, true);
};

/** A named injury that a doctor found: where it was ruled out, what the client believes does not count. */
export const foundByDoctor = (name: string): Question => {
  const finding = found(name);
  return question(
    `${finding.says}, not ruled out`,
    `${finding.denies}, or it was ruled out`,
    (facts) => {
      const { denied } = mentioned(facts, name);
      return denied === null ? finding(facts) : answer(false, 'it was ruled out', denied);
    },
    true,
  );
};

const SCAN_REACH = 10;

/** "MRI 8/29: full thickness tear": what a scan shows follows it. */
function shownByScan(facts: RecordFacts): Evidence | null {
  const scans = hitsOf(facts, 'answer_body.imaging').filter(({ denied }) => !denied);
  const isBehind = ({ first, sentence }: Hit) =>
    scans.some(
      (scan) => first > scan.last && first - scan.last <= (scan.sentence === sentence ? SCAN_REACH : SCAN_REACH / 2),
    );
  const shown = ['tear', 'fracture', 'disc', 'herniation'].map((name) => mentionedWith(facts, name, isBehind).asserted);
  return shown.find((one) => one !== null) ?? null;
}

/** A scan that shows something; one still to come leaves it open. */
export const scanFound = question(
  'a scan or X-ray shows an injury',
  'no scan or X-ray shows an injury',
  (facts): Answer => {
    const shown = shownByScan(facts) ?? anyOf(facts, ['scan', ...impliedBy('scan')]);
    if (shown !== null) return answer(true, 'a scan shows it', shown);
    const clean = state(facts, 'scan_clean');
    if (clean !== null) return answer(false, 'no scan shows anything', clean);
    if (state(facts, 'scan_ahead') !== null) return unanswered('the scan has not been done yet');
    return found('scan')(facts);
  },
);

const BESIDE = 3;
/** "ER and chiro" are two. */
const joined = new Set('and then plus y also or sent referred'.split(' '));

const careOnlyBy = (name: string, who: string): Question => {
  const [says, denies] = [`the only care was by ${who}`, `there was care other than by ${who}`];
  return question(says, denies, (facts) => {
    const own = mentioned(facts, name).asserted;
    const noOther = state(facts, 'no_other_care');
    if (noOther !== null && own !== null) return answer(true, says, noOther);
    // "Dr. Hess, my chiropractor" is no other doctor.
    const theirs = hitsOf(facts, `answer_body.${name}`);
    const { words } = textOf(facts);
    const isJoined = (from: number, to: number) => words.slice(from + 1, to).some(({ form }) => joined.has(form));
    const isOther = (hit: Hit) =>
      !theirs.some((one) => one.first > hit.last && one.first - hit.last <= BESIDE && !isJoined(hit.last, one.first));
    const more = anyOf(facts, beyondSoftTissue) ?? mentionedWith(facts, 'other_care', isOther).asserted;
    if (more !== null) return answer(false, denies, more);
    return own === null ? treatmentUnstated : answer(true, says, own);
  });
};
export const chiroOnly = careOnlyBy('chiro', 'a chiropractor');
export const massageOnly = careOnlyBy('massage', 'massages');

const ofBody = 'fracture surgery stitches burn disc death soft_tissue head spine any_injury'.split(' ');

/** "Psychological only". */
export const mindOnly = question('the harm is only psychological', 'the harm is not only psychological', (facts) => {
  const fine = state(facts, 'unhurt');
  const bodily = anyOf(facts, ofBody);
  if (bodily !== null && (fine === null || anyOf(facts, serious) !== null))
    return answer(false, 'there is bodily harm', bodily);
  const ofMind = state(facts, 'mind');
  return ofMind === null
    ? unanswered('the notes do not say what the harm is')
    : answer(true, 'the only harm mentioned is psychological', fine ?? ofMind);
});

/** "Surgery must already have been done": one that is only advised or scheduled does not count. */
export const operated = question('surgery has been done', 'no surgery has been done', (facts) => {
  const planned = isToCome(facts);
  const done = mentionedWith(facts, 'surgery', (hit) => !planned(hit)).asserted;
  if (done !== null) return answer(true, 'surgery was done', done);
  const { asserted, denied } = mentioned(facts, 'surgery');
  const other = asserted ?? denied ?? bodilyHarm(facts);
  const isOpen = asserted === null && denied === null && isGrave(facts);
  return other === null || isOpen
    ? unanswered('the notes do not mention injuries or treatment')
    : answer(false, 'the notes do not say that surgery was done', other);
});

export const treated = question('there was medical treatment', 'there was no medical treatment', wasTreated);

export const treatedNow = question('treatment is ongoing', 'treatment is over or never began', (facts) => {
  const now = stillTreated(facts);
  if (now.holds !== null) return now;
  const ever = wasTreated(facts);
  if (ever.holds === false) return ever;
  const well = gotWell(facts);
  return well === null ? treatmentUnstated : answer(false, 'treatment has ended', well);
});

export const recovered = question('the client has recovered', 'the client has not recovered', (facts) => {
  const lasting = anyOf(facts, ['permanent', 'death']);
  const well = gotWell(facts);
  if (lasting !== null && well === null) return answer(false, 'the harm lasts', lasting);
  const sick = state(facts, 'symptoms');
  if (well !== null && (sick === null || sick.at < well.at)) return answer(true, 'the client has recovered', well);
  if (sick !== null) return answer(false, 'the harm is ongoing', sick);
  const now = stillTreated(facts);
  return now.holds === true ? not(treatedNow)(facts) : unanswered('the notes do not say how it healed');
});

/** Harm that is permanent or still felt. */
export const lasting = question('the harm is lasting', 'the harm is not lasting', (facts) => {
  const harm = anyOf(facts, ['permanent', 'death', 'catastrophic', 'scar']);
  if (harm !== null) return answer(true, 'the harm lasts', harm);
  const fine = state(facts, 'unhurt');
  const well = recovered(facts);
  if (well.holds !== null && fine === null) return answer(!well.holds, well.why, well.evidence);
  const none = fine ?? mentioned(facts, 'permanent').denied;
  return none === null
    ? unanswered('the notes do not say whether the harm is lasting')
    : answer(false, 'the notes mention no lasting harm', none);
});

export const careAhead = question('further care is expected', 'no further care is expected', (facts) => {
  const shown = mentioned(facts, 'care_ahead').asserted;
  return shown === null ? treatedNow(facts) : answer(true, 'more care is expected', shown);
});

export const careDone = question(
  'treatment is complete (maximum medical improvement)',
  'treatment is not complete (no maximum medical improvement)',
  (facts) => {
    const done = mentioned(facts, 'mmi').asserted;
    if (done !== null) return answer(true, 'the doctors have finished treatment', done);
    const now = stillTreated(facts);
    return now.holds === null ? now : answer(!now.holds, now.why, now.evidence);
  },
);

/** A question of `data/filters/body.lex`. */
function phraseQuestion(attributes: Readonly<Record<string, string>>): Question {
  const { says = '', denies = '', missing = '' } = attributes;
  const beyond = namesIn(attributes.beyond);
  const [yes, no] = [namesIn(attributes.yes), namesIn(attributes.no)];
  const [open, otherwise] = [namesIn(attributes.open), namesIn(attributes.otherwise)];
  return question(says, denies, (facts) => {
    const against = no.map((name) => state(facts, name)).find((one) => one !== null);
    const more = against ?? anyOf(facts, beyond);
    if (more !== null) return answer(false, denies, more);
    const shown = anyOf(facts, yes) ?? (attributes.unhurt === 'yes' ? state(facts, 'unhurt') : null);
    if (shown !== null) return answer(true, says, shown);
    if (beyond.length > 0) return unanswered(`the notes do not say ${missing}`);
    const denied = yes.map((name) => mentioned(facts, name).denied).find((one) => one !== null);
    const isOpen = anyOf(facts, open) !== null;
    const instead = isOpen ? null : otherwise[0] === 'harm' ? bodilyHarm(facts) : anyOf(facts, otherwise);
    const other = denied ?? instead;
    return other === null ? unanswered(`the notes do not say ${missing}`) : answer(false, denies, other);
  });
}

const file = new URL('../../data/filters/body.lex', import.meta.url);
export const phraseQuestions: Readonly<Record<string, Question>> = Object.fromEntries(
  parseLexicon('body', readFileSync(file, 'utf8')).concepts.map(({ name, attributes }) => [
    name.slice('body.'.length),
    phraseQuestion(attributes),
  ]),
);
