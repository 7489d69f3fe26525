import type { Clause } from '../../text/clauses.ts';

const homePhrase =
  /\b(?:(?<!hit )from|viv(?:o|e|en|imos) en|soy de|vengo de|liv(?:e|es|ing) (?:\w+ ){0,4}?in|resident of|native of|(?<!nursing |group |funeral |retirement |care |at the |at a )home (?:is )?in|back home (?:to|in)|on (?:my|our) way to|(?:driving|headed|going|flying|heading) (?:back |home )?to)\s(?!behind|the\b|a\b)[a-z]+(?: (?!from\b|and\b|when\b|but\b|in\b|on\b|at\b|after\b|near\b)[a-z]+)?/g;

/** A clause without what it says of where the client comes from or was going. */
export const withoutHome = (clause: Clause): Clause => ({
  ...clause,
  text: clause.text.replaceAll(homePhrase, (phrase) => ' '.repeat(phrase.length)),
});

/** Where somebody was brought for care is not where it happened. */
const broughtTo =
  /\b(?:life ?-?flight(?:ed)?|air ?-?lift(?:ed)?|medevac\w*|helicoptered|flown|flew (?:me|him|her|us)|transported|transferred|rushed|ambulanced) (?:by \w+ )?(?:out |over |up |down )?(?:to|into) (?:(?!and\b|when\b|where\b|but\b|then\b)[a-z.'-]+ ?){1,9}/g;
export const withoutCare = (clause: Clause): Clause => ({
  ...clause,
  text: clause.text.replaceAll(broughtTo, (phrase) => ' '.repeat(phrase.length)),
});

/** Who moved from one place to another lives in the second. */
const movedFrom = /\b(?:moved|relocated|came|went) (?:\w+ ){0,3}from (?:[a-z.'-]+,? ){1,4}?(?=to [a-z])/g;
export const withoutOldHome = (clause: Clause): Clause => ({
  ...clause,
  text: clause.text.replaceAll(movedFrom, (phrase) => ' '.repeat(phrase.length)),
});
