/** What the simulator's rules find in the prompt of the bridge. */
export interface ReceivedCase {
  today: string;
  record: Record<string, string>;
  firm: { accepted_areas: string[] } | null;
}

interface Entry {
  quote: string;
  whose: 'client' | 'other';
  stated: 'told' | 'denied';
  what: string;
}

/** Deliberately few rules, so that every answer can be worked out by hand; the words that match are the quote. */
const rules: Record<string, [string, RegExp][]> = {
  events: [
    ['rear-ended', /rear-ended|chocaron/i],
    ['accident', /accident/i],
    ['slip or fall', /slipped|fell/i],
    ['fired', /fired/i],
  ],
  harms: [
    ['herniated disc', /herniated disc/i],
    ['broken bone', /broken \w+|fracture/i],
    ['pain', /\w+ pain/i],
  ],
  care: [
    ['surgery', /surgery/i],
    ['emergency room', /\bER\b/],
  ],
  lost_work: [['missed work', /missed work/i]],
  their_fault: [
    ['other side cited', /driver was cited/i],
    ['ran a red light or stop sign', /ran (?:a|the) red light/i],
  ],
  own_fault: [['client admits fault', /my own fault/i]],
  evidence: [
    ['police report', /police report/i],
    ['witnesses', /witness(?:es)?/i],
  ],
  opponents: [['other driver', /other driver/i]],
  insurance: [["other side's insurance", /insured/i]],
  endings: [['already settled or decided', /signed a release|settled/i]],
  doubts: [['unsure of the facts', /not sure/i]],
  dangers: [['mentions suicide', /kill myself/i]],
};

const lawyerRules: [string, RegExp][] = [
  ['no lawyer yet', /no lawyer/i],
  ['already represented by a lawyer', /(?:has|have) (?:a|an) (?:lawyer|attorney)/i],
];

const nonLeadRules: [string, RegExp][] = [
  ['offers services to the firm', /seo services/i],
  ['asks for a job at the firm', /resume|looking for a job/i],
];

const find = (text: string, words: RegExp) => words.exec(text)?.[0] ?? null;

/** "No surgery", "not fired": the only denial the rules know. */
const isDenied = (notes: string, quote: string) => /\b(?:no|not) $/i.test(notes.slice(0, notes.indexOf(quote)));

function entriesOf(notes: string, list: readonly [string, RegExp][]): Entry[] {
  return list.flatMap(([what, words]) => {
    const quote = find(notes, words);
    if (quote === null) return [];
    return [{ quote, whose: 'client', stated: isDenied(notes, quote) ? 'denied' : 'told', what }];
  });
}

/** Reads the prompt the way it was written: a day, the firm, one JSON line between two equal markers. */
export function readPrompt(prompt: string): ReceivedCase {
  const today = /The day is (\d{4}-\d{2}-\d{2})\./.exec(prompt)?.[1];
  const framed = /\n(={5}[0-9a-f]{24}={5})\n(.*)\n\1$/.exec(prompt);
  if (today === undefined || framed === null) throw new Error('the prompt has no day or no framed record');
  const firm = /The firm, as JSON:\n(.*)\n/.exec(prompt)?.[1];
  return { today, record: JSON.parse(framed[2] ?? ''), firm: firm === undefined ? null : JSON.parse(firm) };
}

function judgeFirm({ record, firm }: ReceivedCase): Record<string, unknown> {
  if (firm === null) return {};
  const quote = find(record.intakeNotes ?? '', /rear-ended|chocaron|accident|driver/i);
  const takesCars = firm.accepted_areas.some((area) => /car|auto|vehicle/i.test(area));
  return { relevance: { quote, verdict: quote === null ? 'unclear' : takesCars ? 'fits' : 'other_area' } };
}

const wholeDate = /\b(\d{4}-\d{2}-\d{2})\b/;
const anyDate = /\b(?:19|20)\d{2}-\d{2}-\d{2}\b|\b[A-Z][a-z]{2} \d{1,2}, (?:19|20)\d{2}\b/;
const sum = /\$[\d,]+(?: in bills)?/;

/** The form, filled in by rule: the same note always gives the same answer. */
export function answerByRule(received: ReceivedCase): Record<string, unknown> {
  const notes = received.record.intakeNotes ?? '';
  const dated = find(notes, anyDate);
  const amount = find(notes, sum);
  const [nonLead] = entriesOf(notes, nonLeadRules);
  const lists = Object.entries(rules).map(([name, list]) => [name, entriesOf(notes, list)]);
  return {
    orders: [],
    ...Object.fromEntries(lists),
    incident: dated === null ? null : { quote: dated, day: wholeDate.exec(dated)?.[1] ?? null },
    lawyer: entriesOf(notes, lawyerRules).map((entry) => ({ ...entry, stated: 'told' }))[0] ?? null,
    sums: amount === null ? [] : [{ quote: amount, whose: 'client', stated: 'told', role: 'medical' }],
    deadlines: [],
    jurisdiction: null,
    non_lead: nonLead === undefined ? null : { quote: nonLead.quote, what: nonLead.what },
    ...judgeFirm(received),
  };
}
