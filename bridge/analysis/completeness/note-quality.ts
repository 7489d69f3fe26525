import { matchesOf } from '../text/matches.ts';

interface NoteFault {
  points: number;
  why: string;
  quote: string | null;
}

const UNREADABLE =
  /[[(]?\b(?:inaudible|unintelligible|unclear audio|garbled|indiscernible|muffled|audio cuts? out|cuts out|static|crosstalk|inentendible|no se entiende)\b[\])]?|_{4,}/g;

/** Phrases of people who sell to law firms or fish for their money; several of them give it away. */
const SALES =
  /\b(?:seo|ppc|page one|google ranking|rank(?:ing)? (?:higher|on google)|lead generation|exclusive leads?|signed cases|signed injury cases|leads? in real time|backlinks?|web ?site (?:redesign|audit|traffic)|free (?:audit|trial|demo|consultation call)|\d{1,2}% (?:off|discount)|limited time|unsubscribe|opt out|reply (?:yes|stop)|our (?:team|agency|company|platform|services?|network) (?:of|helps?|delivers?|offers?|can|has)|we (?:offer|provide|deliver|help law firms|specialize|work with (?:law )?firms)|your (?:esteemed |law )?(?:firm|law firm|practice|website|clients)|pre-?settlement funding|lawsuit (?:funding|loans?)|litigation funding|case funding|vendor relations|network of (?:mri|doctors|providers|clinics)|would love (?:\d+ min|to connect|a (?:quick )?call)|book a (?:call|demo)|schedule a (?:call|demo)|decision maker|virtual (?:intake|receptionist|assistant)s?|answering service|case management software|boost your|grow your|rates from|same day approvals?|per (?:signed )?case|guaranteed|aged data|(?:a|per) (?:record|lead|retainer|case file)|calendar link|your crm|we run an?|no contract|tcpa|pre-?selected|advertis(?:ing|ement)|directory|half page|your competitors|be renewing|our agents|agents are standing by|click (?:here|below|the link)|routing number|bar card|settlement fund|act now|special offer|unclaimed|next of kin|most high|million usd|usd million|consignment|processing fee|lottery|transfer of funds|gift cards?|in strict confidence|press release|sponsorship|sponsor|demo of our|our software|our product)\b/g;

const FUNCTION_WORDS =
  /^(?:i|me|my|we|our|he|she|his|her|they|their|it|its|the|a|an|was|were|is|are|am|be|been|has|had|have|did|do|does|will|would|can|could|that|this|there|when|where|who|what|which|how|to|from|at|in|on|of|with|by|for|and|but|or|so|then|after|before|because|not|no|says?|said|told|got|went|yo|mi|el|la|los|las|un|una|de|en|que|se|le|lo|y|con|por|para|fue|es|no|su|al|del|me|tiene)$/;

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

function distinct(text: string, pattern: RegExp): string[] {
  return [...new Set(matchesOf(text, pattern).map(([words]) => words))];
}

function unreadable(text: string): NoteFault | null {
  const gaps = matchesOf(text, UNREADABLE).length;
  if (gaps === 0) return null;
  const words = text.split(/\s+/).length;
  if (gaps < 2 && words > 40) return null;
  return { points: gaps >= 3 ? -2 : -1, why: `${plural(gaps, 'unreadable gap')} in the notes`, quote: null };
}

function advertisement(text: string): NoteFault | null {
  const phrases = distinct(text, SALES).length;
  if (phrases < 2) return null;
  return { points: phrases >= 4 ? -5 : -2, why: 'notes read like an advertisement', quote: null };
}

/** Words strung together without saying anything, or the same ones again and again. */
function filler(text: string): NoteFault | null {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length < 25) return null;
  const share = (of: readonly string[]) => of.length / words.length;
  const repeated = new Set(words).size / words.length < 0.25 && words.length < 400;
  const strung =
    share(words.filter((word) => FUNCTION_WORDS.test(word))) < 0.16 &&
    share(words.filter((word) => /\d/.test(word))) < 0.02 &&
    share(text.match(/[.,;:!?\n]/g) ?? []) < 0.02;
  if (!repeated && !strung) return null;
  return { points: -4, why: repeated ? 'notes repeat themselves' : 'notes are a string of keywords', quote: null };
}

/** What is wrong with folded notes as data, whatever the case is worth. */
export function findNoteFaults(text: string): NoteFault[] {
  return [unreadable(text), advertisement(text), filler(text)].filter((fault) => fault !== null);
}
