import { readWordLists } from '../../lexicon/word-files.ts';
import type { FilterText } from '../base/filter-text.ts';
import { areaIn } from '../regions/named-area.ts';
import { asksOfLand } from './land-rule.ts';

/** What other families of filters ask for; where none of it is named, a filter that names an area asks for a place. */
const sums = /\$|%|\d ?k\b/;
const ofOthers = readWordLists('filter-places.txt')('not a place');
const placed =
  /\b(?:in|on|at|from|within|outside|inside|near|of|lives?|living|resid\w*|located|held|filed|venued?|courts?|count(?:y|ies)|parish(?:es)?|state|elsewhere|en|de)\b/;

/** Whether a filter asks for a place and for nothing else. */
export const asksOfPlaceAlone = (text: FilterText): boolean =>
  !sums.test(text.whole) &&
  !ofOthers.test(text.whole) &&
  (asksOfLand(text) || (placed.test(text.whole) && areaIn(text.whole, text.original) !== null));
