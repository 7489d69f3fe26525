import { findPracticeAreas } from '../../../shared/practice-areas.ts';
import { detectTopics, type Topic } from './detect-topics.ts';
import { type Disclaimer, findDisclaimers } from './disclaimers.ts';
import { judgeLabel, type LabelJudgement } from './judge-label.ts';
import { type GroupScore, type LearnedTopics, learnTopics, type TopicWeights } from './learned-topics.ts';
import type { TopicText } from './read-topic-text.ts';
import { tellsOfHarm } from './tells-of-harm.ts';
import { areaOfGroup, bodilyGroups, coveredGroups, groupOfArea, ownGroups, type TopicGroup } from './topic-groups.ts';
import { knownTopicWeights } from './topic-weights.ts';

/** By how much another group has to lead before the learned weights alone call a label wrong. */
const LEADS = 2.4;
/** The same where the word lists find something, and nothing that goes with the label. */
const LEADS_ALONE = 1.55;
/** The same where the word lists find the label's own subject. */
const LEADS_AGAINST = 2.6;
/** The same where the word lists call it wrong too. */
const LEADS_AGREED = 1.5;
/** The same where the notes say themselves that there is none of what the label stands for. */
const LEADS_DISCLAIMED = -0.3;

/** As much as one word weighs that names an area for sure. */
const NAMED = 3;

/** The same where they deny the very event: whatever else they are about, they are not about that. */
const LEADS_EVENT_DENIED = -4;

function leadNeeded(
  { verdict, topic }: LabelJudgement,
  topics: readonly Topic[],
  disclaimers: readonly Disclaimer[],
): number {
  if (disclaimers.some(({ ofEvent }) => ofEvent)) return LEADS_EVENT_DENIED;
  if (disclaimers.length > 0) return LEADS_DISCLAIMED;
  if (verdict === 'other_area') return LEADS_AGREED;
  if (verdict === 'unclear' && topics.length > 0) return LEADS_ALONE;
  return verdict === 'fits' && (topic?.weight ?? 0) >= NAMED ? LEADS_AGAINST : LEADS;
}

/** The same under a label for injuries where no word tells of a hurt body. */
const LEADS_HARMLESS = 1;

export interface Lead {
  readonly other: TopicGroup;
  readonly lead: number;
}

/** The group that notes are likeliest about outside of what a label covers, and by how much it leads what is covered. */
export function leadOver(covered: ReadonlySet<TopicGroup>, scores: readonly GroupScore[]): Lead | null {
  let inside = Number.NEGATIVE_INFINITY;
  let outside: GroupScore | null = null;
  for (const one of scores) {
    if (covered.has(one.group)) inside = Math.max(inside, one.score);
    else if (outside === null || one.score > outside.score) outside = one;
  }
  return outside === null ? null : { other: outside.group, lead: outside.score - inside };
}

/** The groups that a label may stand over; null where nothing can be wrong under it. */
export function groupsUnder(label: string): ReadonlySet<TopicGroup> | null {
  const covered = findPracticeAreas(label).map(({ id }) => coveredGroups(id));
  const known = covered.filter((groups) => groups !== null);
  return known.length === 0 || known.length < covered.length ? null : new Set(known.flat());
}

export interface NotesOfLabel {
  readonly label: string;
  readonly reading: TopicText;
  /** Names of areas that the firm takes besides. */
  readonly accepted?: readonly string[];
  readonly weights?: TopicWeights;
}

/** What the notes deny of every group that a label names itself; nothing where one is left. */
function disclaimersOf(own: readonly TopicGroup[], { text }: TopicText): readonly Disclaimer[] {
  const found = findDisclaimers(text, own);
  return own.every((group) => found.some(({ groups }) => groups.has(group))) ? found : [];
}

const isBodily = (own: readonly TopicGroup[]) =>
  own.every((group) => bodilyGroups.has(group) && group !== 'civil' && group !== 'insurance');

/**
 * Where nobody is hurt, a label for injuries stands over no quarrel about a deposit or a roof either; where there is no
 * divorce, one for families stands over no charge against a son.
 */
function narrowed(own: readonly TopicGroup[], under: ReadonlySet<TopicGroup>): readonly TopicGroup[] {
  return isBodily(own) ? [...under].filter((group) => bodilyGroups.has(group)) : own;
}

/** Whether a label stands for injuries and the notes tell of none, nor of anything that makes them. */
const isHarmless = (own: readonly TopicGroup[], text: string): boolean =>
  own.length > 0 && isBodily(own) && !tellsOfHarm(text);

const blanked = (text: string, spans: readonly Disclaimer[]) =>
  spans.reduce((rest, { start, end }) => rest.slice(0, start) + '.'.repeat(end - start) + rest.slice(end), text);

/** What the notes say under a label, whatever else the firm takes. */
interface LabelReading {
  readonly label: string;
  /** The groups that the label names itself. */
  readonly own: readonly TopicGroup[];
  readonly disclaimers: readonly Disclaimer[];
  readonly topics: readonly Topic[];
  readonly lexical: LabelJudgement;
  readonly text: string;
}

// Keyed by the reading itself: it is forgotten with the analysis.
const read = new WeakMap<TopicText, LabelReading>();

/** Once for a record, though both data quality and relevance ask. */
function readUnderLabel(label: string, reading: TopicText): LabelReading {
  const known = read.get(reading);
  if (known?.label === label) return known;
  const own = findPracticeAreas(label).flatMap(({ id }) => ownGroups(id));
  const disclaimers = disclaimersOf(own, reading);
  const text = blanked(reading.text, disclaimers);
  const topics = detectTopics({ folded: reading.folded, text });
  const fresh = { label, own, disclaimers, topics, lexical: judgeLabel(label, topics), text };
  read.set(reading, fresh);
  return fresh;
}

/** Whether notes are about the practice area of a label, by word lists, learned weights and what the notes deny. */
export function judgeNotesLabel({ label, reading, accepted = [], weights }: NotesOfLabel): LabelJudgement {
  const { own, disclaimers, topics, lexical, text } = readUnderLabel(label, reading);
  const kept: LabelJudgement = { ...lexical, verdict: lexical.verdict === 'other_area' ? 'unclear' : lexical.verdict };
  const under = groupsUnder(label);
  if (under === null) return kept;
  const taken = accepted.flatMap((name) => findPracticeAreas(name)).flatMap(({ id }) => ownGroups(id));
  const covered = new Set([...(disclaimers.length > 0 ? narrowed(own, under) : under), ...taken]);
  const learned = learnTopics(weights ?? knownTopicWeights(), reading, topics, disclaimers);
  const wrong =
    leadOf(covered, learned, leadNeeded(lexical, topics, disclaimers)) ??
    // Harm in words no list holds is still harm: only what hurts nobody's body can stand in the label's place.
    (isHarmless(own, text) ? leadOf(new Set([...bodilyGroups, ...taken]), learned, LEADS_HARMLESS) : null);
  return wrong === null ? kept : { verdict: 'other_area', topic: topicOf(wrong.other, learned, topics) };
}

function leadOf(covered: ReadonlySet<TopicGroup>, { scores }: LearnedTopics, needed: number): Lead | null {
  const found = leadOver(covered, scores);
  return found !== null && found.lead >= needed ? found : null;
}

function topicOf(group: TopicGroup, learned: LearnedTopics, topics: readonly Topic[]): Topic {
  const named = topics.find(({ areaId }) => groupOfArea(areaId) === group);
  return named ?? { areaId: areaOfGroup(group), weight: 0, quote: learned.quoteFor(group) };
}
