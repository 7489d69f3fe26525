import type { CardLead } from '../../../shared/card.ts';
import { counted } from '../../../shared/counted.ts';
import { type Flag, type FlagName, flagLabels, type Reason, type Screening } from '../../../shared/results.ts';
import { isBookkeeping } from '../../analysis/settle-parts.ts';
import { isLeadValid } from '../../leads/lead-columns.ts';
import type { Lead } from '../../leads/lead-rows.ts';

interface Judged {
  lead: Pick<Lead, 'state' | 'score' | 'valid' | 'override_status'>;
  /** Null when it has been deleted. */
  explanation: Screening | null;
  threshold: number | null;
  handling: CardLead['handling'];
  /** Who set the status by hand; null when nobody did. */
  setBy: string | null;
}

type Decision = NonNullable<CardLead['decision']>;

/** Flags against taking a lead, most severe first. */
const stopping: readonly FlagName[] = ['not_a_lead', 'spam', 'already_represented', 'time_barred', 'duplicate'];

/** What to do with a lead, and why; null before the first result. */
export function decide(judged: Judged): Decision | null {
  const { lead, handling } = judged;
  if (lead.state === 'error') return { tone: 'wait', text: 'Screen again: the last screening failed' };
  if (lead.state === 'needs_info')
    return { tone: 'ask', text: 'Ask first: there is not enough information to score it' };
  if (lead.state === 'deleted' || lead.score === null) return null;
  const { state = 'new', by = null, reason = null } = handling ?? {};
  if (state === 'contacted')
    return { tone: 'wait', text: `Nothing to do: ${by ?? 'someone'} has contacted the client` };
  if (state === 'not_a_fit')
    return { tone: 'stop', text: `Closed as not a fit by ${by ?? 'someone'}${reason === null ? '' : `: ${reason}`}` };
  return isLeadValid(lead) ? acceptDecision(judged) : declineDecision(judged);
}

function acceptDecision({ lead, explanation, handling, setBy }: Judged): Decision {
  const score = lead.score ?? 0;
  const what = explanation === null ? `scored ${score}` : `${strengthOf(score)} ${caseOf(explanation)}`;
  const why = setBy === null ? what : `${setBy} marked this lead valid`;
  if (handling?.state === 'claimed' && !handling.mine)
    return { tone: 'wait', text: `Leave it to ${handling.by ?? 'someone else'}, who has claimed it: ${why}` };
  const who = handling?.state === 'claimed' ? '. You claimed it.' : '; no one has claimed it yet';
  const [stop] = stopsOf(explanation);
  if (stop !== undefined && setBy === null) return { tone: 'ask', text: `Check first: ${flagText(stop)}` };
  const urgent = explanation?.breakdown.flags.find(({ name }) => name === 'time_sensitive');
  if (urgent !== undefined) return { tone: 'go', text: `Call now: ${urgent.detail ?? 'a deadline is near'}${who}` };
  return { tone: 'go', text: `${score >= NOW ? 'Call now' : 'Call'}: ${why}${who}` };
}

/** Leads from this score on should not wait. */
const NOW = 70;

const strengthOf = (score: number): string =>
  score >= 85 ? 'very strong' : score >= NOW ? 'strong' : score >= 50 ? 'fair' : 'weak';

function declineDecision({ lead, explanation, threshold, handling, setBy }: Judged): Decision {
  const claimed = handling?.state === 'claimed' && handling.by !== null ? ` (${handling.by} has claimed it)` : '';
  const decline = (why: string): Decision => ({ tone: 'stop', text: `Decline: ${why}${claimed}` });
  if (setBy !== null)
    return decline(`${setBy} ${lead.override_status === 'invalid' ? 'marked it not valid' : 'set another status'}`);
  if (explanation === null) return decline(`scored ${lead.score}`);
  const { filters, area, relevance, breakdown } = explanation;
  const [stop] = stopsOf(explanation);
  const violated = filters.find(({ verdict }) => verdict === 'violated');
  if (!area.accepted) return decline(sentence(area.why.replace(/^Not accepted: /, '')));
  if (stop !== undefined) return decline(flagText(stop));
  if (violated !== undefined) return decline(`it breaks your rule “${violated.filter}”`);
  const score = lead.score ?? 0;
  const open = breakdown.asks.filter(({ gain }) => gain > 0);
  const bestScore = open.slice(0, 3).reduce((sum, { gain }) => sum + gain, score);
  if (threshold !== null && bestScore >= threshold && relevance.points > OTHER_AREA) {
    return {
      tone: 'ask',
      text: `Ask first: ${score} points (${threshold} needed); ${counted(open.length, 'unanswered question')}${claimed}`,
    };
  }
  if (relevance.points < breakdown.score) return decline(sentence(relevance.why));
  return decline(threshold === null ? `scored ${score}` : `scored ${score}, below your minimum of ${threshold}`);
}

/** Most relevance points of notes about another area: no answer raises them. */
const OTHER_AREA = 9;

const sentence = (text: string) =>
  text.replace(/\.$/, '').replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

function caseOf({ area }: Screening): string {
  const name = (area.matched ?? '').replace(/\b[A-Z][a-z]+\b/g, (word) => word.toLowerCase());
  return name === '' ? 'case' : `${name} case`;
}

const stopsOf = (explanation: Screening | null): Flag[] =>
  stopping.flatMap((name) => explanation?.breakdown.flags.find((flag) => flag.name === name) ?? []);

function flagText({ name, detail }: Flag): string {
  if (name === 'already_represented') return 'already has a lawyer';
  const label = flagLabels[name];
  if (detail === null) return label;
  return detail.startsWith(label) ? detail : `${label} (${detail})`;
}

/** Signs of suicide or violence. */
export function safetyOf(explanation: Screening | null): CardLead['safety'] {
  const flag = explanation?.breakdown.flags.find(({ name }) => name === 'safety');
  if (flag === undefined) return null;
  const { detail } = flag;
  const what =
    detail === null
      ? 'the client may be in danger'
      : /^(?:speaks|fears) /.test(detail)
        ? `the client ${detail}`
        : detail;
  return { text: `Safety first: ${what}`, quote: flag.quote };
}

const TOP = 3;
type TopReason = CardLead['reasons'][number];

/** The reasons behind a result, most important first; on a refused one, what refused it comes first. */
export function topReasons(explanation: Screening | null): TopReason[] {
  if (explanation === null) return [];
  const weighed = weigh(explanation);
  if (explanation.valid) return weighed.filter(({ points }) => points > 0).slice(0, TOP);
  const losses = weighed.filter(({ points }) => points < 0);
  return [...refusals(explanation), ...losses].slice(0, TOP);
}

function refusals(explanation: Screening): TopReason[] {
  const { area, filters, relevance, breakdown } = explanation;
  if (!area.accepted) return [{ points: null, text: area.why, quote: null }];
  const rules = filters
    .filter(({ verdict }) => verdict === 'violated')
    .map(({ filter, why, quote }) => ({ points: null, text: `Your rule “${filter}”: ${why}`, quote }));
  const stops = stopsOf(explanation).map((flag) => ({
    points: null,
    text: capitalized(flagText(flag)),
    quote: flag.quote,
  }));
  const cut = relevance.points - breakdown.score;
  const about = cut < 0 ? [{ points: cut, text: capitalized(relevance.why), quote: relevance.quote }] : [];
  return [...(rules.length > 0 ? rules : stops), ...about];
}

/** The same finding in several parts, or by the same words, is one reason; words of the client rank before figures. */
function weigh({ breakdown }: Screening): (TopReason & { points: number })[] {
  const found = new Map<string, { points: number; reason: Reason }>();
  const { clarity, strength, damages, merit } = breakdown.parts;
  for (const reason of [clarity, strength, damages, merit].flatMap(({ reasons }) => reasons)) {
    if (isBookkeeping(reason.why)) continue;
    const known = found.get(reason.why);
    found.set(reason.why, { reason: known?.reason ?? reason, points: (known?.points ?? 0) + reason.points });
  }
  return [...found.values()]
    .toSorted(
      (a, b) =>
        Number(b.reason.quote !== null) - Number(a.reason.quote !== null) || Math.abs(b.points) - Math.abs(a.points),
    )
    .filter(
      ({ reason: { quote } }, at, all) => quote === null || all.findIndex((one) => one.reason.quote === quote) === at,
    )
    .map(({ points, reason: { why, quote } }) => ({ points, text: findingFirst(why), quote }));
}

/** `serious harm: broken wrist` as `Broken wrist (serious harm)`. */
function findingFirst(why: string): string {
  const [, kind, finding] = /^([^:]+): (.+)$/s.exec(why) ?? [];
  return capitalized(kind === undefined || finding === undefined ? why : `${finding} (${kind})`);
}

const capitalized = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
