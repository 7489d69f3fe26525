import { unitDays, weekdayOf } from '../../dates/calendar.ts';
import type { DateMention } from '../../dates/date-mention.ts';
import { countOf, countWord, unitOf, unitWord, weekdayIndexOf } from '../../dates/date-words.ts';
import { eventDate } from '../../dates/find-dates.ts';
import { matchesOf } from '../../text/matches.ts';
import { type Evidence, evidenceAt, lookFor, type RecordFacts } from '../record-facts.ts';

const care =
  /\b(?:(?:fire (?:dept|department|rescue)|rescue) took|er|e\.r|emergency (?:room|dept|department)|the ed|checked (?:out )?(?:at|in|by)|set (?:his|her|my|the) (?:arm|leg|wrist|bone|ankle|nose)|hospital\w*|ambulance|ambulancia|ems|urgent care|uc|walk[- ]?in|clinic|doctors?|docs?|dr|drs|md|physician|pcp|chiro\w*|pt|physical therapy|therap(?:y|ist)|mri|x-?rays?|ct|surg\w*|orif|operated|treat\w*|ortho\w*|neurolog\w*|podiatr\w*|specialists?|stitch\w*|sutures?|staples|cast|boot|splint|brace|injections?|pain mgmt|admitted|icu|inpt|inpatient|burn unit|antibiotics|yeso|ferula|cirugia|hospitalizad[oa]|medicos|medico|clinica|hospital|doctora?|terapia|operad[oa]|operaci\w*|urgencias|emergencias?|psychiatrist|counsel(?:ing|or)|dentist|trauma|medevac|nurse practitioner|primary|family (?:doctor|dr)|minute clinic|(?:first |office |medical )visit|pain management|massages?(?= therap)|telehealth|paramedics|medics|care ?flight\w*|life ?fl\w+|airlift\w*|films|oncolog\w*|cardiolog\w*)\b/g;

const noCare =
  /\b(?:no (?:dr|doctor|doctors|treatment|medical (?:treatment|care|attention)|er|hospital|care)|(?:haven'?t|hasn'?t|have not|has not|did not|didn'?t|never|not) (?:yet )?(?:been |able to |had a chance to |gotten around to |bother(?:ed)? (?:to|with) |bother(?:ed)? going to |go |gone |went |see |seen |saw |get |gotten |got |had |seek |sought |been to |be |needed? )+(?:\w+ ){0,3}?(?:dr|docs?|doctors?|anyone|anybody|nobody|treat\w*|medical|hospital|er|checked|looked|seen|clinic)|no (?:he|ha|hemos|fue|fui|pude|puedo|quise) (?:podido )?(?:ido |ir |visto |ver |a )?(?:al |a ningun |con (?:un |el |ningun )?|a un |un |ningun )?(?:doctor|medico|hospital|clinica)|(?:hasn'?t|haven'?t|never|not|didn'?t|has not|have not|did not) (?:yet )?(?:gone?|been|went|go|seen|see|talked) (?:to )?(?:anybody|anyone|nobody|no one|a soul) (?:for|about|yet)|(?:don'?t|doesn'?t|do not|does not) (?:care for|like|trust|believe in|go to) (?:\w+ )?doctors?|(?:treating|tending|icing|wrapping|nursing) (?:it|himself|herself|myself) (?:at home|with (?:ice|ibuprofen|advil|tylenol))|never went anywhere|never (?:did |ever )?(?:went|got|saw|sought|go|get|see|seek)(?: \w+){0,2} (?:in|checked|doctor|doctors|treat\w*|care|help|anyone|anybody)|(?:walked|toughed|rode|slept) it (?:off|out)(?= and (?:felt|was|am|never)|[.,;]? *(?:no |never |$|i'm fine|fine))|(?:meaning|intending|planning|wanting|hoping) to (?:go |get )?(?:see|go|get|in)[^.;]{0,30}\b(?:haven'?t|hasn'?t|not) ?(?:yet|gone|been|done)?|didn'?t take (?:him|her|them|me) (?:in|to)|without (?:seeing|going to) (?:a |the )?(?:doctor|hospital)|untreated|plans? to see|going to (?:see|make an app)|didn'?t need (?:a )?(?:doctor|medical)|(?:haven'?t|hasn'?t) gone (?:in|anywhere|to))\b/;

/** Whether the client was treated at all: care told of, none of it denied or only planned. */
export function wasTreated(facts: RecordFacts): { treated: boolean | null; evidence: Evidence | null } {
  const denied = noCare.exec(facts.folded);
  const past = pastCare(facts);
  if (denied !== null) {
    const strong =
      past !== null &&
      /\b(?:er|hospital|surg|orif|mri|urgent|clinic|therapy|pt|operad|admitted|stitches|sutures)\b/.test(
        past.quote.toLowerCase(),
      );
    const onlyFirst = /\b(?:ambulance|at (?:the )?scene)\b/.test(facts.folded.slice(denied.index, denied.index + 60));
    if (!strong && !onlyFirst)
      return { treated: false, evidence: evidenceAt(facts, denied.index, denied.index + denied[0].length) };
  }
  if (past !== null) return { treated: true, evidence: past };
  const home = ownCare.exec(facts.folded) ?? (refusedCare.test(facts.folded) ? ownRemedies.exec(facts.folded) : null);
  return home === null
    ? { treated: null, evidence: null }
    : { treated: false, evidence: evidenceAt(facts, home.index, home.index + home[0].length) };
}

const refusedCare =
  /\b(?:refused|declined|turned down|waved off|rechazo|rechace|no quise)\b[^.;]{0,24}\b(?:ems|ambulance|medics?|paramedics?|transport\w*|treatment|care|medical|hospital|ambulancia|paramedicos)\b/;
/** Care at home by the client's own hand. */
const ownCare =
  /\b(?:washed|cleaned|treated|wrapped|bandaged|rinsed) (?:it|him|her|myself|the \w+|my \w+)[^.;]{0,24}\b(?:at home|myself|ourselves|peroxide|alcohol|(?:in|at) the (?:sink|tub|bathtub))\b|\b(?:didn'?t|did not) go anywhere\b[^.;]{0,12}\brest\w*\b/;
const ownRemedies =
  /\b(?:advil|tylenol|ibuprofen|aleve|ice|icy hot|heating pad|home remed\w*|band-?aids?|over[- ]the[- ]counter|otc|bengay|rested (?:at home|up|a few)|took it easy|felt (?:better|fine|ok)|went home|pomada|hielo|remedios)\b/;

const planned =
  /\b(?:(?<!\b(?:been|was|were|keep|keeps|kept|started|still) )going to(?! (?:pt|therapy|rehab|physical|chiro\w*)\b)|mean(?:ing|t) to|hop(?:e|es|ing) to|intend\w*|supposed to|about to|plans?|will|want\w*|need\w*|make an app\w*|try(?:ing)? to|should|hasn'?t|haven'?t|nurse,|as a|works? (?:as|at)|job at)\b[^.;]{0,40}$/;

const deniedBefore =
  /(?:\b(?:no|not|never|sin|without|refused|declined|turned down|didnt|havent|hasnt|dont|nunca)|n't)\b[^,.;]{0,26}$/;

function pastCare(facts: RecordFacts): Evidence | null {
  for (const match of matchesOf(facts.folded, care)) {
    const clause = facts.clauses.findLast(({ start }) => start <= match.index);
    const before =
      clause === undefined ? '' : facts.folded.slice(Math.max(clause.start, match.index - 120), match.index);
    if (planned.test(before) || deniedBefore.test(before)) continue;
    return evidenceAt(facts, match.index, match.index + match[0].length);
  }
  return null;
}

const ongoing =
  /\b(?:still|currently|ongoing|continu\w+|actively|now in|sigue|todavia|aun|en tratamiento|under (?:a |the )?(?:doctor|dr|care)|keeps (?:her|him|me) (?:out|off)|[234]x ?(?:a |per |\/)?(?:wk|week)|(?:twice|once|three times|3 times|tres veces|dos veces) (?:a|per|por) (?:week|semana)|weekly|every (?:week|month|two weeks)|cada (?:mes|semana)|next (?:app\w*|visit|surgery|month|week|injection|shot|session|treatment|mri|check-?up)|proxima cita|scheduled|upcoming|pending|planned|more surgery|since|seeing|sees|go(?:es|ing)? (?:back )?to (?:\w+ ){0,2}?(?:pt|therapy|rehab|doctors?|dr|chiro\w*|physical|pain|clinic|ortho\w*|surgeon|specialist|wound|neuro\w*|terapia)|(?:pt|therapy|visits?|sessions|injections?|surger\w*|treatment) (?:still )?(?:left|to go|ahead|remaining)|in (?:pt|therapy|treatment)|treating)\b/;
const finished =
  /\b(?:maximum medical improvement|(?:doctor|dr|surgeon|therapist|they|ortho\w*) let (?:me|him|her) go|released(?! (?:the|my|him from|it|video|footage))|all done|done (?:treating|with (?:everything|it all|pt|treatment|therapy|care))|finished (?:treat\w*|pt|therapy|care)|completed (?:treat\w*|pt|therapy)|no longer (?:treat\w*|seeing|going)|stopped (?:treat\w*|going|pt|therapy)|discharged from (?:care|pt|therapy|treatment)|fully (?:recovered|healed)|(?:100%|completely|totally) (?:better|healed|fine|recovered)|back (?:at|to) the gym|all better|better now|healed|last (?:visit|appointment|treatment) was|not (?:treating|going|seeing)|treatment (?:is )?(?:over|ended|complete\w*|done|finished)|pt ended|therapy ended|(?:at|reached|hit) mmi|mmi|discharged (?:me |him |her |them )?(?:at|as|by|on|in|back|last|to (?:home )?exercis\w*)|released (?:me|him|her)(?: (?:from|in|last|back|to (?:work|full)))?|(?:closed|closing) (?:my|his|her|the|out my) (?:chart|file|case)|(?:haven'?t|hasn'?t|have not|has not|not) (?:had|gotten|needed|seen|been to|gone to) (?:any |a |an |the )?(?:\w+ ){0,3}?(?:therapy|visits?|treatment|care|doctors?|dr|appointments?|pt|since)|nothing (?:else )?scheduled|no appointments|treatment is behind|no tx since|ya termino|ya no va|dado de alta|once, (?:better|fine)|quit going|feel good|its? fine now|hasn'?t (?:been back|gone back)|haven'?t (?:been back|gone back)|no (?:more|further) (?:treatment|visits|care))\b/g;

/** Who has given doctors up: "she isn't going back" beside talk of doctors. */
const neverAgain =
  /\b(?:doctors?|docs?|dr|clinics?|therapy|therapist|hospitals?)\b[^.;]{0,80}\b(?:(?:is|am|are|'m)(?:n'?t| not)|never|won'?t(?: be)?|not) (?:ever )?(?:going|go) (?:back|again)\b(?! (?:to|in) (?:work|school|the (?:job|store)))|\b(?:has|have)(?:n'?t| not) (?:been (?:to|at)|seen) (?:an?|any) (?:doctor|dr|clinic)\w* (?:since|in (?:over |about |more than )?(?:\d+|two|three|four|five|several|many) years)\b/;

/** Whether treatment goes on today. */
export function stillTreated(facts: RecordFacts): { treated: boolean | null; evidence: Evidence | null } {
  const ended = lookFor(facts, finished).asserted;
  const active = facts.clauses.find(
    ({ text }) =>
      ongoing.test(text) &&
      new RegExp(care.source).test(text) &&
      !/\b(?:not|never|no longer|stopped|haven'?t|hasn'?t|quit)\b/.test(text),
  );
  const planAhead = facts.dates.find((date) => date.role === 'treatment' && date.earliest > facts.today);
  if (active !== undefined && (ended === null || ended.at < active.start)) {
    const at = active.start + (ongoing.exec(active.text)?.index ?? 0);
    return { treated: true, evidence: evidenceAt(facts, at, active.end) };
  }
  if (ended !== null) return { treated: false, evidence: ended };
  const given = neverAgain.exec(facts.folded);
  if (given !== null)
    return { treated: false, evidence: evidenceAt(facts, given.index, given.index + given[0].length) };
  if (planAhead !== undefined) return { treated: true, evidence: evidenceAt(facts, planAhead.start, planAhead.end) };
  return { treated: null, evidence: null };
}

const atOnce =
  /\b(?:by ambulance|ambulance to|took (?:me|him|her|us) (?:in|to)|taken (?:to|by)|ems to|rushed|from the scene|same (?:day|night|afternoon|evening|morning)|that (?:day|night|evening|afternoon)|right away|immediately|straight to|er (?:same|that)|ese mismo dia|mismo dia|esa (?:noche|tarde)|medevac|airlifted|transported|(?:lo|la|me|nos) llevaron|straight from|ambulancia)\b/;
const nextDay =
  /\b(?:(?:the )?(?:next|following) (?:day|morning|afternoon|evening)|in the morning|day after|al dia siguiente|al otro dia)\b/;
const laterBy = new RegExp(`(?<![a-z])(${countWord})[ -](${unitWord}|hours?|hrs?) (?:later|after(?:wards)?|despues)`);
const heldOff = new RegExp(
  `\\b(?:gave it|waited|put it off|held off|toughed it out|let it go|tried to tough it out)(?: (?!until|till)[a-z]+){0,3}?(?: for)?(?: about| almost| over| nearly| another)? (${countWord})[ -](${unitWord})(?![a-z])`,
);
const nobodyUntil =
  /\b(?:nobody|no one|no doctor|no care|no treatment|nothing|n'?t (?:see|seen|go|get|been)|not (?:seen|go|been)|first (?:saw|seen|went|visit\w*))\b[^.;]{0,40}\b(?:until|till|on)\b/;
const firstCare =
  /\b(?:first|initial|1st|primera|primer)\b[^.;]{0,30}\b(?:doctor|dr|treat\w*|visit\w*|care|seen|saw|medical|app\w*|cita|vez)\b/;

export interface CareDelay {
  days: number;
  evidence: Evidence | null;
}

/** Days between the event and the first care; null where it cannot be told. */
export function firstCareDelay(facts: RecordFacts): CareDelay | null {
  const late = lateCare(facts);
  if (late !== null) return late;
  const told = facts.sentences.filter(({ text }) => new RegExp(care.source).test(text));
  const event = eventOf(facts);
  const first = told.find(({ text }) => firstCare.test(text)) ?? null;
  const dated = event === null ? null : datedDelay(facts, event.best, first?.start ?? event.end, event.start);
  if (first !== null && dated !== null) return dated;
  for (const sentence of told) {
    const later = laterBy.exec(sentence.text);
    if (later !== null) {
      const hours = /^h/.test(later[2] ?? '');
      const unit = hours ? 'day' : unitOf(later[2] ?? '');
      const count = countOf(later[1] ?? '');
      if (unit !== null && count !== null) {
        const at = sentence.start + later.index;
        return {
          days: unitDays(hours ? count / 24 : count, unit),
          evidence: evidenceAt(facts, at, at + later[0].length),
        };
      }
    }
    const soon = atOnce.exec(sentence.text) ?? nextDay.exec(sentence.text);
    if (soon !== null) {
      const at = sentence.start + soon.index;
      return { days: nextDay.test(soon[0]) ? 1 : 0, evidence: evidenceAt(facts, at, at + soon[0].length) };
    }
  }
  if (dated !== null) return dated;
  const emergency = lookFor(
    facts,
    /\b(?:er|emergency room|ambulance|trauma center|hospital|inpt|icu|sala de emergencia)\b/g,
  ).asserted;
  return emergency === null ? null : { days: 0, evidence: emergency };
}

/** Care that the notes say was put off: "gave it two weeks", "saw nobody until October 12". */
function lateCare(facts: RecordFacts): CareDelay | null {
  const waited = heldOff.exec(facts.folded);
  const unit = unitOf(waited?.[2] ?? '');
  const count = countOf(waited?.[1] ?? '');
  if (waited !== null && unit !== null && count !== null)
    return {
      days: unitDays(count, unit),
      evidence: evidenceAt(facts, waited.index, waited.index + waited[0].length),
    };
  const until = nobodyUntil.exec(facts.folded);
  const event = until === null ? null : eventOf(facts);
  if (until === null || event === null) return null;
  const end = until.index + until[0].length;
  const date = facts.dates.find(({ start, best }) => start >= end && start - end < 12 && best > event.best);
  return date === undefined
    ? null
    : { days: date.best - event.best, evidence: evidenceAt(facts, until.index, date.end) };
}

/** The day of the event; where the dates alone give one of treatment, the earlier day told before it. */
function eventOf(facts: RecordFacts): DateMention | null {
  const event = eventDate(facts.dates, facts.todayIso);
  if (event === null || event.role === 'incident') return event;
  const earlier = facts.dates.find(
    ({ best, start, role, precision }) =>
      precision === 'day' && best < event.best && start < event.start && role !== 'birth' && role !== 'hire',
  );
  return earlier ?? event;
}

function datedDelay(facts: RecordFacts, event: number, from: number, eventAt: number): CareDelay | null {
  const treated = facts.dates
    .filter((date) => date.start >= from && date.start !== eventAt && date.earliest <= facts.today)
    .map((date) => ({ date, best: weekdayAfter(date.quote, event) ?? date.best }))
    .filter(
      ({ date, best }) =>
        best >= event &&
        (date.role === 'treatment' ||
          weekdayAfter(date.quote, event) !== null ||
          care.test(careWindow(facts, date.start))),
    );
  care.lastIndex = 0;
  const [first] = treated.sort((a, b) => a.best - b.best);
  return first === undefined
    ? null
    : { days: first.best - event, evidence: evidenceAt(facts, first.date.start, first.date.end) };
}

function careWindow(facts: RecordFacts, at: number): string {
  care.lastIndex = 0;
  return facts.folded.slice(Math.max(0, at - 30), at + 40);
}

/** A bare weekday told after a dated event is the next one after it. */
function weekdayAfter(quote: string, event: number): number | null {
  const index = weekdayIndexOf(quote.trim().toLowerCase());
  return index === null ? null : event + ((index - weekdayOf(event) + 7) % 7);
}
