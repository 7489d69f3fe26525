import { counted } from '../../../../shared/counted.ts';
import { unitDays } from '../../dates/calendar.ts';
import type { FilterText } from '../filter-text.ts';
import { type FilterRule, fromPredicate, rule, unknown } from '../filter-verdict.ts';
import { type Evidence, evidenceAt, type RecordFacts } from '../record-facts.ts';
import { parseMarriageLength } from './marriage-length-rule.ts';
import { boundDenials, lengthBoundIn, lengthWords } from './time-bound.ts';

interface Length {
  days: number;
  evidence: Evidence;
}

const began =
  /\b(?:began|started|hired|since|start date|working there|joined|employed|from|desde|empece|empezo|trabaja\w*|contratad\w*)\b/;
/** Here whatever began may stand far before its date: "started at the warehouse on Elm in the middle of August". */
const beganWork =
  /\b(?:(?:i|she|he|client|pnc)?(?:'d)? ?(?:started|began|hired(?: on)?|was hired|joined|went to work|came to work|got (?:the|this|a) job)|empez[oe]|entr[eo] a trabajar)\b(?! (?:treat\w*|therapy|pt|physical|chemo|feeling|hurting|having|to|seeing|bleeding|smoking|yelling|harass\w*|asking|saying|calling|making))[^.;!?]{0,70}$/;
const atWork =
  /\b(?:there|job|work\w*|employ\w*|yrs?|years?|analyst|cook|driver|manager|nurse|tech|operator|clerk|teacher|foreman|supervisor|server|aide|fired|terminated|let go|salary|no discipline|senior|seniority|with (?:the|them))\b/;
const elsewhere =
  /\b(?:ago|married|divorced|lived|old|treatment|rehab|off work|out of work|inpatient|hospital|probation|sentence|contract expired|statute|bills?|overtime|ot\b|of unpaid)\b/;

/** How long the client has worked where it happened: told outright, or between the days of start and end. */
function tenureIn(facts: RecordFacts): Length | null {
  for (const { kind, unit, days, start, end } of facts.durations) {
    if (kind !== 'duration' || unit === 'day' || days > unitDays(60, 'year')) continue;
    const place = /^\s*(?:at|with) (?:the|a|this|them)\b/.test(facts.folded.slice(end, end + 10)) && unit !== 'week';
    if (place) return { days, evidence: evidenceAt(facts, start, end) };
    const around = facts.folded.slice(Math.max(0, start - 60), end + 40);
    const near = facts.folded.slice(Math.max(0, start - 14), end + 16);
    if (elsewhere.test(near) || (unit === 'week' && days < 60 && !/\b(?:there|worked|employed|job)\b/.test(near)))
      continue;
    if (/\b(?:a|an|per|each|every)\s(?:week|month|year)/.test(facts.folded.slice(start, end))) continue;
    if (/^\s*(?:later|after|afterwards|from now)\b/.test(facts.folded.slice(end))) continue;
    if (atWork.test(around)) return { days, evidence: evidenceAt(facts, start, end) };
  }
  const start = facts.dates.find(
    (date) =>
      date.best < facts.today &&
      (date.role === 'hire' ||
        began.test(facts.folded.slice(Math.max(0, date.start - 30), date.start + 6)) ||
        beganWork.test(facts.folded.slice(Math.max(0, date.start - 110), date.start))),
  );
  if (start === undefined) return null;
  const last = facts.dates.filter(
    (date) => date.best > start.best && date.best <= facts.today && date.role === 'termination',
  );
  const finish =
    last.at(-1)?.best ??
    facts.dates.filter((date) => date.best > start.best && date.best <= facts.today).at(-1)?.best ??
    facts.today;
  return { days: finish - start.best, evidence: evidenceAt(facts, start.start, start.end) };
}

const employment =
  /\b(?:worked|employed|employment|tenure|service(?! of)|on the job|with the (?:company|employer)|employees? (?:of|for) (?:at least|over|more|less)|there (?:for )?at least|job for|seniority|working there|length of employment)\b/;

/** Filters on how long the client worked for the employer. */
export function parseTenure(filter: FilterText): FilterRule | null {
  const { main, rejects } = filter;
  const marriage = parseMarriageLength(filter);
  if (marriage !== null) return marriage;
  if (
    !employment.test(main) ||
    /\$|\d ?k\b|\boff work\b|\bnot? (?:have )?(?:been )?work\w*|\bunable\b|\blast worked\b|\b(?:in|within|during) the (?:last|past)\b/.test(
      main,
    )
  )
    return null;
  const bound = lengthBoundIn(main);
  if (bound === null) return null;
  const stated = /\b(?:less than|under|fewer than|at most|no more than|up to)\b/.test(main) ? 'less' : 'more';
  const denied = (main.match(boundDenials)?.length ?? 0) % 2 === 1;
  const refused = denied ? !rejects : rejects;
  const span = `${(stated === 'more') === refused ? 'less than' : 'at least'} ${lengthWords(bound)}`;
  return rule(`the client worked for the employer for ${span}`, (facts) => {
    const tenure = tenureIn(facts);
    if (tenure === null) return unknown('the notes do not say how long the client worked there');
    const longer = tenure.days >= bound.days - 3;
    const holds = stated === 'more' ? longer : !longer;
    return fromPredicate(holds, refused, {
      why: `worked there about ${counted(Math.round(tenure.days / 30.4), 'month')}`,
      evidence: tenure.evidence,
      missing: '',
    });
  });
}
