import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { readFacts } from '../../../bridge/analysis/facts/read-facts.ts';
import { readText } from '../../../bridge/analysis/text/read-text.ts';
import { groupsUnder } from '../../../bridge/analysis/topics/judge-notes-label.ts';
import { type Feature, topicFeatures, topicTerms } from '../../../bridge/analysis/topics/learned-topics.ts';
import { readTopicText, type TopicText } from '../../../bridge/analysis/topics/read-topic-text.ts';
import { groupOfArea, ownGroups, type TopicGroup, topicGroups } from '../../../bridge/analysis/topics/topic-groups.ts';
import { findPracticeAreas, practiceAreas } from '../../../shared/practice-areas.ts';
import type { InputRecord } from '../../../shared/record.ts';

const recordPart = z.object({ practiceArea: z.string(), intakeNotes: z.string() });
const line = z.object({
  id: z.string(),
  kind: z.string().optional(),
  expected: z.string().optional(),
  gold: z.object({ quality: z.number(), total: z.number() }).optional(),
  record: recordPart.optional(),
  a: recordPart.optional(),
  b: recordPart.optional(),
});
type Line = z.infer<typeof line>;

export interface LabeledNotes {
  readonly id: string;
  /** Letters the id begins with: cases of one hand and occasion. */
  readonly family: string;
  /** Notes that differ in a fact or a name only share it. */
  readonly story: string;
  readonly label: string;
  readonly reading: TopicText;
  readonly features: readonly Feature[];
  /** The groups of which one must be right. */
  readonly groups: readonly TopicGroup[];
  readonly role: 'right' | 'wrong' | 'neither';
}

/** Poorer data than this often holds a label that is wrong itself; less than that total is often no lead at all. */
const SOUND_QUALITY = 7;
const SOUND_TOTAL = 25;
const TELLING_LENGTH = 25;

type LabeledRecord = Pick<InputRecord, 'practiceArea' | 'intakeNotes'>;

/** Every deadline in the sets is counted from this day. */
const TODAY = '2026-11-20';

function isLead(record: LabeledRecord): boolean {
  const told = { practiceArea: record.practiceArea, state: '' };
  return readFacts({ record: told, text: readText(record.intakeNotes), today: TODAY }).nonLead === null;
}

function roleOf({ kind, expected, gold }: Line, record: LabeledRecord, reading: TopicText): LabeledNotes['role'] {
  const notes = record.intakeNotes;
  if (kind === 'wrong-label' && expected !== 'valid') return 'wrong';
  const doubtful = gold !== undefined && (gold.quality < SOUND_QUALITY || gold.total < SOUND_TOTAL);
  const unfit = kind === 'injection' || kind === 'area-mismatch' || reading.hasOrders;
  return doubtful || unfit || notes.length < TELLING_LENGTH || !isLead(record) ? 'neither' : 'right';
}

const groupsOf = (label: string): TopicGroup[] => [
  ...new Set(findPracticeAreas(label).flatMap(({ id }) => ownGroups(id))),
];

function readLine(text: string): LabeledNotes[] {
  const parsed = line.parse(JSON.parse(text));
  return (['record', 'a', 'b'] as const).flatMap((part) => {
    const record = parsed[part];
    if (record === undefined) return [];
    const { practiceArea: label } = record;
    const reading = readTopicText(record);
    const role = groupsUnder(label) === null ? 'neither' : roleOf(parsed, record, reading);
    const features = topicFeatures(topicTerms(reading));
    const family = parsed.id.split('-')[0] ?? parsed.id;
    const id = part === 'record' ? parsed.id : `${parsed.id}${part}`;
    return [{ id, family, story: parsed.id, label, reading, features, groups: groupsOf(label), role }];
  });
}

export const readLabeledNotes = (paths: readonly string[]): LabeledNotes[] =>
  paths.flatMap((path) => readFileSync(path, 'utf8').trim().split('\n').flatMap(readLine));

function ofGroup(family: string, group: string, notes: string, at: number): LabeledNotes {
  const reading = readTopicText({ intakeNotes: notes });
  const id = `${family}-${at + 1}`;
  const known = topicGroups.find((one) => one === group) ?? fail(group);
  const features = topicFeatures(topicTerms(reading));
  return { id, family, story: id, label: group, reading, features, groups: [known], role: 'right' };
}

const readLines = (name: string): [group: string, text: string][] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [group = '', text = ''] = line.split(' | ');
      return [group, text];
    });

/** A term needs this many stories, and each phrase stands there once. */
const TIMES = 3;

/** Invented notes and phrases that say what people ask of each group. */
export const topicNotes = (): LabeledNotes[] => [
  ...readLines('topic-notes.txt').map(([group, notes], at) => ofGroup('invented', group, notes, at)),
  ...readLines('topic-phrases.txt')
    .flatMap(([group, phrases]) => phrases.split(', ').map((phrase) => [group, phrase] as const))
    .flatMap((pair) => Array.from({ length: TIMES }, () => pair))
    .map(([group, phrase], at) => ofGroup('phrase', group, phrase, at)),
];

const fail = (group: string): never => {
  throw new Error(`no group of topics is called "${group}"`);
};

/** What areas are called by leads and firms, each name a note of its own. */
export const areaNames = (): LabeledNotes[] =>
  practiceAreas.flatMap(({ id, name, aliases }) => {
    const group = groupOfArea(id);
    if (group === null) return [];
    return [name, ...aliases].map((label) => {
      const reading = readTopicText({ intakeNotes: label });
      const features = topicFeatures(topicTerms(reading));
      return {
        id: label,
        family: 'names',
        story: id,
        label,
        reading,
        features,
        groups: [group],
        role: 'right' as const,
      };
    });
  });
