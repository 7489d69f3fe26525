import { matchAcceptedArea, suggestAliases } from '../../../shared/practice-areas.ts';
import type { Mention, RoutingRule, SlackSettings } from '../../../shared/slack-settings.ts';
import { type State, states } from '../../../shared/states.ts';
import { endOfQuiet, isWithin } from './quiet-hours.ts';

/** The lead properties that routing uses. */
export interface RoutedLead {
  /** As the form has it. */
  practiceArea: string;
  /** 0 to 100. */
  score: number;
  /** A code or a name. */
  state: string;
  language: 'en' | 'es';
  timeSensitive: boolean;
}

export interface Route {
  channel: string;
  mention: Mention | null;
  /** Name of the matching rule; null for the default. */
  rule: string | null;
  /** `at`, or the end of the quiet hours. */
  postAt: Date;
  /** The explanation, one sentence per step; words of settings and lead are verbatim. */
  why: string[];
}

/** Where and when a lead received at `at` is announced: the first rule whose conditions all hold decides. */
export function routeLead(settings: SlackSettings, lead: RoutedLead, at: Date): Route {
  const why: string[] = [];
  const taken = settings.rules.find((rule) => {
    const failed = whyNot(rule, { lead, at, timeZone: settings.timeZone });
    if (failed !== null) why.push(`“${rule.name}” does not match: ${failed}.`);
    return failed === null;
  });
  why.push(taken ? `“${taken.name}” matches.` : 'No rule matches, so it goes to the default channel.');
  const { postAt, sentence } = notifyTime(settings, lead, at);
  if (sentence !== null) why.push(sentence);
  return {
    channel: taken?.channel ?? settings.defaultChannel,
    mention: (taken ? taken.mention : settings.defaultMention) ?? null,
    rule: taken?.name ?? null,
    postAt,
    why,
  };
}

interface RoutingInput {
  lead: RoutedLead;
  at: Date;
  timeZone: string;
}

/** The first condition that fails; null when none does. */
function whyNot(rule: RoutingRule, { lead, at, timeZone }: RoutingInput): string | null {
  const { practiceAreas, score, states, languages, hours } = rule;
  if (practiceAreas && !isOneOf(lead.practiceArea, practiceAreas)) return 'it is for other practice areas';
  if (score && (lead.score < score.from || lead.score > score.to)) {
    return `the score ${lead.score} is not from ${score.from} to ${score.to}`;
  }
  if (states && !states.some((state) => isSameState(state, lead.state))) return 'it is for other states';
  if (languages && !languages.includes(lead.language)) return 'it is for another language';
  if (hours && !isWithin(hours, timeZone, at)) return `it is for hours other than ${dayAndTime(at, timeZone)}`;
  return null;
}

const aliases = new WeakMap<RoutingRule['practiceAreas'] & object, { name: string; aliases: string[] }[]>();

/** Compared like accepted areas: with the built-in names of each. */
function isOneOf(label: string, names: string[]): boolean {
  const known = aliases.get(names) ?? names.map((name) => ({ name, aliases: suggestAliases(name) }));
  aliases.set(names, known);
  return matchAcceptedArea(label, known) !== null;
}

function isSameState(one: string, other: string): boolean {
  const [first, second] = [findState(one), findState(other)];
  // Provinces of other countries are not in the table.
  if (first === null || second === null)
    return one.trim() !== '' && one.trim().toLowerCase() === other.trim().toLowerCase();
  return first.code === second.code;
}

function notifyTime(settings: SlackSettings, lead: RoutedLead, at: Date): { postAt: Date; sentence: string | null } {
  const { quietHours, timeZone } = settings;
  if (quietHours === null) return { postAt: at, sentence: null };
  const end = endOfQuiet(quietHours.hours, timeZone, at);
  if (end.getTime() <= at.getTime()) return { postAt: at, sentence: null };
  const urgent =
    quietHours.urgentScore !== null && lead.score >= quietHours.urgentScore
      ? `a score of ${quietHours.urgentScore} or more is urgent`
      : quietHours.urgentWhenTimeSensitive && lead.timeSensitive
        ? 'it is time-sensitive'
        : null;
  if (urgent !== null) return { postAt: at, sentence: `It is sent right away despite quiet hours: ${urgent}.` };
  return { postAt: end, sentence: `Quiet hours: it is sent on ${dayAndTime(end, timeZone)}.` };
}

const stateByKey = new Map<string, State>();
for (const state of states) {
  for (const name of [state.code, state.name, ...state.otherNames]) stateByKey.set(keyOf(name), state);
}

/** Without case, accents and punctuation. */
function keyOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\p{M}'’`´ʻ.]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const DECORATION =
  /^(?:the )?(?:state|estado) (?:of|de) | (?:state|estado)$|(?:^| )(?:usa?|united states|estados unidos)$/g;

/** The state that a text names by its code or a name: "TX", "texas", "Austin, TX", "State of Texas". */
export function findState(text: string): State | null {
  if (text.length > 100) return null;
  const whole = named(text);
  if (whole) return whole;
  const parts = text.split(/[/,;()|]|\s-\s/).map(named);
  const found = new Set(parts.filter((state) => state !== null));
  const [only = null] = found;
  return found.size === 1 ? only : null;
}

function named(text: string): State | null {
  const key = keyOf(text);
  return stateByKey.get(key) ?? stateByKey.get(key.replace(DECORATION, '').trim()) ?? null;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats are expensive to create; there are as many as there are time zones. */
function formatOf(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${timeZone} ${Object.keys(options).join()}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', { ...options, timeZone });
  formats.set(key, made);
  return made;
}

const usualSpaces = (text: string) => text.replace(/\s/gu, ' ');

/** Such as 10:04 AM. */
export function clockTime(at: Date, timeZone: string): string {
  return usualSpaces(formatOf(timeZone, { hour: 'numeric', minute: '2-digit' }).format(at));
}

/** Such as Nov 21, 10:04 AM. */
export function dayAndTime(at: Date, timeZone: string): string {
  const format = formatOf(timeZone, { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });
  return usualSpaces(format.format(at));
}

/** Such as Sat, Nov 21, of a day YYYY-MM-DD. */
export function dayName(day: string): string {
  const format = formatOf('UTC', { weekday: 'short', month: 'short', day: 'numeric' });
  return usualSpaces(format.format(new Date(`${day}T12:00:00Z`)));
}

/** The time of day, with the day before it if it differs from that of the other moment. */
export function timeRelativeTo(at: Date, other: Date, timeZone: string): string {
  const day = formatOf(timeZone, { year: 'numeric', month: 'short', day: 'numeric' });
  return day.format(at) === day.format(other) ? clockTime(at, timeZone) : dayAndTime(at, timeZone);
}
