import { wordSet } from '../lexicon/word-files.ts';
import type { Span } from '../text/read-text.ts';
import type { Word } from '../text/read-words.ts';
import type { TopicText } from './read-topic-text.ts';

/** A word or a pair of neighbouring words in the form the learned weights know, and where it stands in the folded text. */
export interface TopicTerm extends Span {
  readonly form: string;
}

/** Who somebody is to the caller may tell the area; which gender never may. */
const kin: readonly (readonly [form: string, words: string])[] = [
  ['<spouse>', 'husband wife hubby spouse esposo esposa marido mujer'],
  ['<child>', 'son daughter sons daughters child boy girl hijo hija hijos hijas nino nina'],
  ['<parent>', 'mother father mom dad mama papa mum daddy mommy parent madre padre mami papi'],
  ['<sibling>', 'brother sister brothers sisters sibling hermano hermana hermanos hermanas'],
  ['<grandparent>', 'grandmother grandfather grandma grandpa abuela abuelo'],
  ['<partner>', 'boyfriend girlfriend fiance fiancee novio novia'],
  ['<adult>', 'man woman men women guy lady gentleman hombre senor senora male female'],
  ['<widow>', 'widow widower viuda viudo'],
];
const folded: ReadonlyMap<string, string> = new Map(
  kin.flatMap(([form, words]) => words.split(' ').map((word) => [word, form] as const)),
);

const pronouns = wordSet(
  'i me my mine he him his she her hers himself herself they them their we us our you your el ella su sus mr mrs ms sr sra',
);

/** Words of every language that tell no subject, so that none speaks for an area by its language. */
const plain: ReadonlySet<string> = new Set(
  `the a an and or but of to in on at for from with by as is was are were be been am has have had do does did not no so
  that this these those it its if then than when while what which who how all any some just now still too very can could
  will would should may get got go went said says say tell told want wants need needs please help like de la las los lo
  un una unos y o que en con por para del al se le les es esta fue era ser no si ya pero como mas muy me te nos porque
  cuando donde quien hay tengo tiene tienen dice dijo quiero necesito ayuda favor hace desde hasta sobre sin entre este
  ese eso esa estos soy somos estoy estaba han ha he hemos`.split(/\s+/),
);

const formOf = ({ spelt }: Word): string => folded.get(spelt) ?? spelt;

/** A capital inside a sentence marks a name. */
export const looksLikeName = (written: string): boolean => /^\p{Lu}\p{Ll}/u.test(written);

/**
 * The terms of notes as the weights see them: no pronouns, no names, figures folded, pairs only of neighbours, and
 * nothing out of the stretches left out.
 */
export function topicTerms(reading: TopicText, leftOut: readonly Span[] = []): TopicTerm[] {
  const terms: TopicTerm[] = [];
  let before: TopicTerm | null = null;
  let sentence = -1;
  for (const word of reading.words) {
    const opens = word.sentence !== sentence;
    if (opens) before = null;
    sentence = word.sentence;
    if (leftOut.some((span) => word.start < span.end && word.end > span.start)) {
      before = null;
      continue;
    }
    if (pronouns.has(word.spelt)) continue;
    if (!opens && looksLikeName(reading.folded.quote(word.start, word.end))) {
      before = null;
      continue;
    }
    const { start, end } = word;
    const form = formOf(word);
    if (!plain.has(form)) terms.push({ form, start, end });
    if (before && !(plain.has(form) && plain.has(before.form)))
      terms.push({ form: `${before.form} ${form}`, start: before.start, end });
    before = { form, start, end };
  }
  return terms;
}
