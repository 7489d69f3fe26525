import { compileLexicons, type Lexicon } from '../reading/phrase-matcher.ts';
import { wordClasses } from './classes.ts';
import { evidenceLexicon } from './evidence.ts';
import { harmLexicon } from './harm.ts';
import { hedgeLexicon } from './hedges.ts';
import { accidentLiabilityLexicon } from './liability-accident.ts';
import { rightsLexicon } from './liability-rights.ts';
import { otherMatterLexicon } from './other-matter.ts';
import { partiesLexicon } from './parties.ts';
import { readinessLexicon } from './readiness.ts';
import { representationLexicon } from './representation.ts';
import { stakesLexicon } from './stakes.ts';
import { weaknessLexicon } from './weakness.ts';

const lexicons: readonly Lexicon[] = [
  evidenceLexicon,
  accidentLiabilityLexicon,
  rightsLexicon,
  harmLexicon,
  stakesLexicon,
  readinessLexicon,
  weaknessLexicon,
  hedgeLexicon,
  partiesLexicon,
  representationLexicon,
  otherMatterLexicon,
];

export const conceptNames: readonly string[] = lexicons.flatMap((lexicon) => Object.keys(lexicon));

/** Every concept of every lexicon, found in one pass. */
export const findPhrases = compileLexicons(lexicons, wordClasses);
