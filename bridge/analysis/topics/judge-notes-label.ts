import { findPracticeAreas } from '../../../shared/practice-areas.ts';
import { onceFor } from '../text/once-for.ts';
import { type Disclaimer, findDisclaimers } from './disclaimers.ts';
import { type GroupScore, type LearnedTopics, learnTopics, type TopicWeights } from './learned-topics.ts';
import type { TopicText } from './read-topic-text.ts';
import { knownTopicWeights } from './read-topic-weights.ts';
import { areaOfGroup, bodilyGroups, coveredGroups, ownGroups, type TopicGroup } from './topic-groups.ts';

/** By how much another group has to lead before a label counts as wrong, and its own before it counts as right. */
const CUT = 2;
/** What it adds to that lead that the notes deny what the label means. */
const DENIED = 2.2;
/** The same where they deny the very event: whatever else they are about, they are not about that. */
const EVENT_DENIED = 6;

/** Fewer words tell no subject. */
const FEWEST_WORDS = 4;

export interface Topic {
  /** Id of a built-in practice area. */
  areaId: string;
  /** The words that show it best; may be empty. */
  quote: string;
}

export interface LabelJudgement {
  verdict: 'fits' | 'unclear' | 'other_area';
  /** The topic that fits best, or the one the notes are about instead. */
  topic: Topic | null;
  /** By how much the words speak for that topic over the label; 0 where it rests on what the notes deny. */
  lead?: number;
}

export interface Lead {
  /** The likeliest group of what a label covers. */
  readonly own: TopicGroup | null;
  readonly other: TopicGroup;
  /** By how much the other leads. */
  readonly lead: number;
}

const highest = (scores: readonly GroupScore[]): GroupScore | null =>
  scores.reduce<GroupScore | null>((best, one) => (best === null || one.score > best.score ? one : best), null);

/** The group that notes are likeliest about outside of what a label covers, and by how much it leads what is covered. */
export function leadOver(covered: ReadonlySet<TopicGroup>, scores: readonly GroupScore[]): Lead | null {
  const own = highest(scores.filter(({ group }) => covered.has(group)));
  const other = highest(scores.filter(({ group }) => !covered.has(group)));
  if (other === null) return null;
  return {
    own: own?.group ?? null,
    other: other.group,
    lead: other.score - (own?.score ?? Number.NEGATIVE_INFINITY),
  };
}

/** The groups that a label covers; null where it covers everything. */
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
  /** Whether the notes tell of somebody's harm that the client did not bring about. */
  readonly isHurt?: boolean;
  readonly weights?: TopicWeights;
}

/** What the person who did the harm may be charged with. */
const charges: readonly TopicGroup[] = ['driving', 'criminal'];

/** What the notes deny of every group that a label names itself; nothing where one is left. */
function disclaimersOf(own: readonly TopicGroup[], { text }: TopicText): readonly Disclaimer[] {
  const found = findDisclaimers(text, own);
  return own.every((group) => found.some(({ groups }) => groups.has(group))) ? found : [];
}

const isBodily = (own: readonly TopicGroup[]) =>
  own.every((group) => bodilyGroups.has(group) && group !== 'civil' && group !== 'insurance');

/**
 * Where nobody is hurt, a label for injuries covers no dispute about a deposit or a roof either; where there is no
 * divorce, one for families covers no charge against a son.
 */
function narrowed(own: readonly TopicGroup[], under: ReadonlySet<TopicGroup>): readonly TopicGroup[] {
  return isBodily(own) ? [...under].filter((group) => bodilyGroups.has(group)) : own;
}

function denialOf(disclaimers: readonly Disclaimer[]): number {
  if (disclaimers.some(({ ofEvent }) => ofEvent)) return EVENT_DENIED;
  return disclaimers.length > 0 ? DENIED : 0;
}

interface ReadUnder {
  readonly label: string;
  readonly disclaimers: readonly Disclaimer[];
  readonly topics: LearnedTopics;
}

/** Of the label asked for last. */
const knownOf = onceFor((_: TopicText): { under?: ReadUnder } => ({}));

/** What notes deny of a label and what else they are about, read once though data quality and relevance ask. */
function readUnder(named: readonly TopicGroup[], { label, reading, weights }: NotesOfLabel): ReadUnder {
  const known = knownOf(reading);
  if (weights === undefined && known.under?.label === label) return known.under;
  const disclaimers = disclaimersOf(named, reading);
  const topics = learnTopics(weights ?? knownTopicWeights(), reading, disclaimers);
  const read = { label, disclaimers, topics };
  if (weights === undefined) known.under = read;
  return read;
}

/** Whether notes are about the practice area of a label, by learned weights and what the notes deny. */
export function judgeNotesLabel(notes: NotesOfLabel): LabelJudgement {
  const { label, reading, accepted = [], isHurt = false } = notes;
  const under = groupsUnder(label);
  if (under === null) return { verdict: 'unclear', topic: null };
  const named = findPracticeAreas(label).flatMap(({ id }) => ownGroups(id));
  const { disclaimers, topics } = readUnder(named, notes);
  const taken = accepted.flatMap((name) => findPracticeAreas(name)).flatMap(({ id }) => ownGroups(id));
  const covered = new Set([...(disclaimers.length > 0 ? narrowed(named, under) : under), ...taken]);
  if (isHurt && named.some((group) => bodilyGroups.has(group))) for (const group of charges) covered.add(group);
  const { scores, quoteFor } = topics;
  const found = leadOver(covered, scores);
  const about = (group: TopicGroup): Topic => ({ areaId: areaOfGroup(group), quote: quoteFor(group) });
  if (found === null || reading.words.length < FEWEST_WORDS) return { verdict: 'unclear', topic: null };
  if (found.lead + denialOf(disclaimers) >= CUT)
    return { verdict: 'other_area', topic: about(found.other), lead: disclaimers.length > 0 ? 0 : found.lead };
  const topic = found.own === null ? null : about(found.own);
  return { verdict: found.lead <= -CUT && topic !== null && topic.quote !== '' ? 'fits' : 'unclear', topic };
}
