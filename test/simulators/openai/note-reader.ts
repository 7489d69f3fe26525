/** What the simulator's rules find in the prompt of the bridge. */
export interface ReceivedCase {
  today: string;
  record: Record<string, string>;
  firm: { accepted_areas: string[]; filters: { number: number; rule: string }[] } | null;
}

interface Rule {
  level: number;
  words: RegExp;
}

/** The first matching sentence is the quote; deliberately few rules, so that every answer can be worked out by hand. */
const criterionRules: Record<string, Rule[]> = {
  what_happened: [
    { level: 4, words: /rear-ended|chocaron|ran a red light/i },
    { level: 2, words: /accident|fell|fired|hit/i },
  ],
  legal_problem: [{ level: 3, words: /rear-ended|chocaron|fired|fell|injur/i }],
  when_where: [{ level: 3, words: /\b(?:19|20)\d{2}\b/ }],
  basis: [
    { level: 4, words: /cited|admitted/i },
    { level: 2, words: /red light|their fault/i },
  ],
  proof: [{ level: 3, words: /police report|witness|photos|cited/i }],
  severity: [
    { level: 4, words: /surgery|paraly[sz]ed|death/i },
    { level: 2, words: /pain|sore|injur/i },
  ],
  loss_proof: [{ level: 3, words: /bills|records/i }],
  loss_amount: [{ level: 3, words: /\$\d/ }],
  viability: [{ level: 4, words: /cited|admitted|insur/i }],
  worth: [{ level: 3, words: /surgery|bills/i }],
  open_door: [{ level: 3, words: /no lawyer/i }],
};

const barRules: Record<string, RegExp> = {
  represented: /(?:has|have) (?:a|an) (?:lawyer|attorney)/i,
  settled: /signed a release|settled/i,
  out_of_time: /\b19\d{2}\b/,
  own_fault: /my own fault/i,
  nobody_liable: /nobody's fault/i,
  trivial_loss: /not hurt at all/i,
};

const senderRules: [string, RegExp][] = [
  ['vendor_or_spam', /seo services|buy now/i],
  ['job_seeker', /resume|looking for a job/i],
];

const factRules: [string, RegExp][] = [
  ['incident_date', /\b(?:19|20)\d{2}\b/],
  ['injury', /disc|surgery|pain/i],
  ['amount', /\$\d/],
  ['liability', /cited|admitted/i],
];

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+|\n+/).filter((sentence) => /\w/.test(sentence));
const find = (text: string, words: RegExp) => sentencesOf(text).find((sentence) => words.test(sentence)) ?? null;

/** Reads the prompt the way it was written: a day, firm rules, one JSON line between two equal markers. */
export function readPrompt(prompt: string): ReceivedCase {
  const today = /The day is (\d{4}-\d{2}-\d{2})\./.exec(prompt)?.[1];
  const framed = /\n(={5}[0-9a-f]{24}={5})\n(.*)\n\1$/.exec(prompt);
  if (today === undefined || framed === null) throw new Error('the prompt has no day or no framed record');
  const firm = /The firm's rules, as JSON:\n(.*)\n/.exec(prompt)?.[1];
  return { today, record: JSON.parse(framed[2] ?? ''), firm: firm === undefined ? null : JSON.parse(firm) };
}

function judgeFilter(rule: string, record: Record<string, string>): { quote: string | null; verdict: string } {
  const notes = record.intakeNotes ?? '';
  const county = /in (\w+) County/.exec(rule)?.[1];
  if (county !== undefined) {
    const quote = record.county || null;
    return { quote, verdict: quote === null ? 'unknown' : quote === county ? 'met' : 'violated' };
  }
  if (/represented|lawyer|attorney/i.test(rule)) {
    const represented = find(notes, /(?:has|have) (?:a|an) (?:lawyer|attorney)/i);
    const free = find(notes, /no lawyer/i);
    return { quote: represented ?? free, verdict: represented ? 'violated' : free ? 'met' : 'unknown' };
  }
  return { quote: null, verdict: 'unknown' };
}

function judgeFirm({ record, firm }: ReceivedCase): Record<string, unknown> {
  if (firm === null) return {};
  const notes = record.intakeNotes ?? '';
  const quote = find(notes, /rear-ended|chocaron|accident|driver/i);
  const takesCars = firm.accepted_areas.some((area) => /car|auto|vehicle/i.test(area));
  const verdict = quote === null ? 'unclear' : takesCars ? 'fits' : 'other_area';
  return {
    relevance: { quote, verdict },
    filters: firm.filters.map(({ number, rule }) => ({ number, ...judgeFilter(rule, record) })),
  };
}

/** The form, filled in by rule: the same note always gives the same answer. */
export function answerByRule(received: ReceivedCase): Record<string, unknown> {
  const notes = received.record.intakeNotes ?? '';
  const criteria = Object.entries(criterionRules).map(([id, rules]) => {
    const rule = rules.find(({ words }) => words.test(notes));
    const quote = rule && find(notes, rule.words);
    return [id, { quotes: quote ? [quote] : [], level: quote ? rule.level : 0 }];
  });
  const bars = Object.entries(barRules).map(([id, words]) => {
    const quote = find(notes, words);
    return [id, { quote, answer: quote === null ? 'unknown' : 'yes' }];
  });
  return {
    facts: factRules.flatMap(([name, words]) => {
      const quote = find(notes, words);
      return quote === null ? [] : [{ quote, name }];
    }),
    incident_date: /\b(\d{4}-\d{2}-\d{2})\b/.exec(notes)?.[1] ?? null,
    timed_claim: /accident|rear-ended|fell|injur|disc/i.test(notes) ? 'injury' : 'other',
    clock_stopped: {
      quote: find(notes, /years old|minor/i),
      answer: find(notes, /years old|minor/i) ? 'yes' : 'unknown',
    },
    sender: senderRules.find(([, words]) => words.test(notes))?.[0] ?? 'prospective_client',
    bars: Object.fromEntries(bars),
    criteria: Object.fromEntries(criteria),
    missing: /insur/i.test(notes) ? [] : ['insurance'],
    flags: /deadline/i.test(notes) ? [{ quote: find(notes, /deadline/i), name: 'time_sensitive' }] : [],
    ...judgeFirm(received),
  };
}
