import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { SimulatedWorkspace } from '../simulators/slack/slack-simulator.ts';
import { type ClickCounts, leadIdOf, playStory, plots, type Story } from './slack-story.ts';

export interface People {
  /** By the id of the lead. */
  stories: ReadonlyMap<string, Story>;
  counts: ClickCounts;
  /** Stories that are not over. */
  busy(): number;
  /** Looks at the channels and begins a story for each lead that is told there, until the signal. */
  watch(until: AbortSignal): Promise<void>;
}

const STORIES_AT_ONCE = 12;
const LOOK_MS = 40;

interface Deps {
  firm: SimulatedWorkspace;
  channels: readonly string[];
  people: readonly string[];
}

/** The intake team: some leads are left alone, others are raced for and dealt with. */
export function createPeople({ firm, channels, people }: Deps): People {
  const stories = new Map<string, Story>();
  const counts: ClickCounts = { clicks: 0, unacknowledged: 0, racers: 0 };
  const desks = new Map<string, Promise<void>>();
  let busy = 0;

  const alone = (userId: string, work: () => Promise<void>): Promise<void> => {
    const own = (desks.get(userId) ?? Promise.resolve()).then(work);
    desks.set(
      userId,
      own.catch(() => undefined),
    );
    return own;
  };
  const begin = (leadId: string, channel: string) => {
    const story: Story = { leadId, channel, racers: [], done: {}, end: { state: 'new', userId: null } };
    const plot = plots[randomInt(plots.length)] ?? 'leave';
    stories.set(leadId, story);
    busy += 1;
    playStory({ firm, people, counts }, { story, plot, alone }).then(
      () => {
        busy -= 1;
      },
      // It stays unfinished, which fails the trial.
      (error: unknown) => console.error(`${plot} of lead ${leadId} broke off: ${error}`),
    );
  };
  const look = () => {
    for (const channel of channels) {
      for (const message of firm.messages(channel)) {
        const leadId = message.threadTs === null ? leadIdOf(message) : undefined;
        if (leadId !== undefined && !stories.has(leadId) && busy < STORIES_AT_ONCE) begin(leadId, channel);
      }
    }
  };
  return {
    stories,
    counts,
    busy: () => busy,
    async watch(until) {
      while (!until.aborted) {
        look();
        await delay(LOOK_MS);
      }
    },
  };
}
