import { readFileSync } from 'node:fs';
import { compileLexicon } from '../../lexicon/lexicon.ts';
import { parseLexicon } from '../../lexicon/parse-lexicon.ts';
import { splitClauses } from '../../text/clauses.ts';
import { readWords } from '../../text/read-words.ts';
import { countRefusals } from '../filter-text.ts';

const file = new URL('../../data/asked/case.lex', import.meta.url);
const lexicon = compileLexicon([parseLexicon('asked', readFileSync(file, 'utf8'))]);
const questions = [...lexicon.concepts.values()];
const [early, late] = [false, true].map((isLate) =>
  questions.filter(({ attributes }) => (attributes.late === 'yes') === isLate),
);

/** A question of `ask_case.lex` that a filter asks, and whether it refuses those it holds for. */
export interface AskedWords {
  readonly name: string;
  readonly refused: boolean;
  /** The words of the filter that ask it. */
  readonly phrase: string;
}

/** What happens otherwise refuses nothing further: "or we pass", "else no". */
const orElse =
  /[,;.]? ?\b(?:or(?: else)?|otherwise|else|if not)\b,? (?:then )?(?:we |i |we'll |it'?s |that'?s )?(?:an? )?(?:no|pass|skip|declin\w*|reject\w*|walk|refer|not for us|turn)\b[^.;]{0,24}$/;
const verdict =
  /(?:[:=,?-]|->|\b(?:is|are|we|we'll|we're|i|it'?s|that'?s|then|to|please|thing|those|sorry)) ?(?:sorry,? |an? )?(?:hard |firm )?(?:pass|no(?=[.,;!)]|$| (?:thank\w*|case|deal|go|dice|way|sale|for|from)\b)|nope|never(?! (?:had|been|the)\b)|not (?:us|for us|our|something|worth|good|interested)|out(?! of)|done|dead|stay (?:out|away)|keep out|skip|declin\w*|reject\w*|exclud\w*|walk|turn|refer|(?:wo|do|ca)n'?t (?:take|do|want|handle|accept|touch|sign|need|help|send|look|bother|work|prove|come|defend (?:them|those|it|that))|avoid|hang up)\b|\b(?:go|goes|belongs?) (?:\w+ )?(?:elsewhere|to (?:our|another|somebody|someone))|\b(?:deal ?breakers?|red flags?|need not|excluded|barred|(?:do|does)(?:n't| not) (?:interest|fit|work for|qualify))\b|\b(?:is|are)(?: not|n't) (?:worth|for us|our|good|enough|something)\b|\b(?:not|never|cannot|can'?t|won'?t) (?:be )?(?:accept|take|handle|consider)\w*/;
const ownDenials = /\b(?:not|never)\b|n't\b/g;
const onlyThese = /\b(?:nothing|none|nobody|no one) (?:but|except|other than)\b/g;

/** "Those are not for us": farther in, a verdict closes a rule of its own sentence. */
const MOST_AHEAD = 10;

/** Whether the firm refuses what is asked: by a denial ahead of it or within, or a verdict behind. */
export function isRefused(ahead: string, behind: string): boolean {
  const [rest = '', next = ''] = behind.split(/(?<=[a-z)]{2})(?=[.?!;] \S)| (?=-+ )/);
  const isClosed =
    verdict.test(rest) || (verdict.exec(next.replace(/^[.?!;-]+/, ':'))?.index ?? MOST_AHEAD) < MOST_AHEAD;
  const denied = countRefusals(ahead.replace(onlyThese, 'only'));
  return (denied % 2 === 1) !== isClosed;
}

const matchesIn = (text: string) => {
  const words = readWords(text, splitClauses(text));
  return lexicon.match(words).map(({ concept, first, last }) => ({
    concept,
    start: words[first]?.start ?? 0,
    end: words[last]?.end ?? 0,
  }));
};

const figureWords: Readonly<Record<string, string>> = { 1: 'one', 2: 'two', 3: 'three', 1099: 'freelance' };
/** Words of another question: how long ago, until when, how much, or when a rule is not meant. */
const ofAnother =
  /\$ ?\d|\d ?k\b|\b(?:days?|weeks?|months?|years?|hours?|deadlines?|notice of claim|statute|rule|apply|applies)\b/;

/** The first question of the list that a filter asks in its words; `isLate` for those that may mean something else. */
export function askedIn(folded: string, isLate = false): AskedWords | null {
  const text = folded
    .replace(orElse, '')
    .replace(/\bmax\. /, 'max ')
    .replace(/\b(?:[123]|1099)\b/g, (figure) => figureWords[figure] ?? figure);
  if (ofAnother.test(text)) return null;
  const found = [text, text.replace(ownDenials, (denial) => ' '.repeat(denial.length))].flatMap(matchesIn);
  const hit = (isLate ? late : early)
    ?.map((one) => found.find(({ concept }) => concept === one))
    .find((one) => one !== undefined);
  if (hit === undefined) return null;
  const name = hit.concept.name.slice('asked.'.length).replace(/_seen(?=_not$|$)/, '');
  const isOpposite = name.endsWith('_not');
  const holdsDenial = isOpposite || hit.concept.attributes.denied === 'yes';
  const ahead =
    text
      .slice(0, holdsDenial ? hit.start : hit.end)
      .split(/[.?!;] (?=\S)| -+ /)
      .at(-1) ?? '';
  const refused = isRefused(ahead, text.slice(hit.end)) !== isOpposite;
  return { name: isOpposite ? name.slice(0, -4) : name, refused, phrase: text.slice(hit.start, hit.end) };
}
