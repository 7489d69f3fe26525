import type { FilterText } from '../filter-text.ts';
import { areaIn } from '../regions/named-area.ts';
import { asksOfLand } from './land-rule.ts';

/** What other families of filters ask for; where none of it is named, a filter that names an area asks for a place. */
const ofOthers =
  /\$|%|\d ?k\b|\b(?:percent|rat(?:ed|ings?))\b|\b\d+(?:st|nd|rd|th)\b|\b(?:lawyers?|attorneys?|counsel|represent\w*|retain\w*|hired?|signed|firms?|abogad\w*|treat\w*|bills?|specials|surger\w*|fractur\w*|broken|bones?|pain|visits?|seen|years?|months?|weeks?|days?|hours?|hrs?|minutes?|age[ds]?|old(?:er)?|young(?:er)?|over \d+|under \d+|minors?|adults?|insur\w*|coverage|polic(?:y|ies)|limits?|damages|value[ds]?|worth|income|wages|pay|assets?|debts?|owes?|employees|bankrupt\w*|chapter|statutes?|deadlines?|before|after|since|recent\w*|last|past|drunk|fault|cited|witness\w*|reports?|speaks?|english|spanish|mention\w*|contain\w*|words?|convict\w*|felon\w*|licen[cs]ed? (?:driver|suspend\w*)|commercial|union|veterans?|citizens?|visas?|undocumented)\b/;
const placed =
  /\b(?:in|on|at|from|within|outside|inside|near|of|lives?|living|resid\w*|located|held|filed|venued?|courts?|count(?:y|ies)|parish(?:es)?|state|elsewhere|en|de)\b/;

/** Whether a filter asks for a place and for nothing else. */
export const asksOfPlaceAlone = (text: FilterText): boolean =>
  !ofOthers.test(text.whole) &&
  (asksOfLand(text) || (placed.test(text.whole) && areaIn(text.whole, text.original) !== null));
