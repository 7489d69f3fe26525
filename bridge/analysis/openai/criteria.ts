import type { CasePart } from '../../../shared/results.ts';

export type Level = 0 | 1 | 2 | 3 | 4;

interface Criterion {
  readonly part: CasePart;
  /** Points of level 4; every level is worth a quarter more. The weights of a part add up to 20. */
  readonly points: 4 | 8 | 12;
  /** What the model reads: the question and what levels 1 to 4 look like; 0 is always "nothing in the notes". */
  readonly anchors: string;
  /** What people read, by level from 1. */
  readonly why: readonly [string, string, string, string];
}

/** One concern each. The model gives a level and its words; code turns levels into points. */
export const criteria = {
  what_happened: {
    part: 'clarity',
    points: 8,
    anchors: 'course of events: 1 topic only; 2 outline; 3 clear; 4 who did what to whom, step by step',
    why: ['topic named', 'events in outline', 'events clear', 'events told step by step'],
  },
  legal_problem: {
    part: 'clarity',
    points: 8,
    anchors:
      'legal problem: 1 can be guessed; 2 area clear; 3 claim or need clear; 4 claim and goal of the client clear',
    why: ['legal problem can be guessed', 'legal area clear', 'claim clear', 'claim and goal clear'],
  },
  when_where: {
    part: 'clarity',
    points: 4,
    anchors: 'time and place: 1 vague hint; 2 one of them; 3 both roughly; 4 both exact',
    why: ['vague on time and place', 'time or place given', 'time and place given', 'exact time and place'],
  },
  basis: {
    part: 'strength',
    points: 12,
    anchors:
      'fault of the other side, or entitlement: 1 mere assertion; 2 plausible on the facts; 3 facts support it; 4 admitted, cited, charged or plain from documents',
    why: ['basis only asserted', 'plausible basis', 'facts support the claim', 'fault or entitlement plain'],
  },
  proof: {
    part: 'strength',
    points: 8,
    anchors: 'evidence: 1 own word; 2 one item or witness; 3 several; 4 strong official or written proof',
    why: ["client's word", 'some evidence', 'several pieces of evidence', 'strong evidence'],
  },
  severity: {
    part: 'damages',
    points: 12,
    anchors:
      'loss or stakes (injury, money, liberty, status, home, children): 1 trivial; 2 modest; 3 serious; 4 grave or lasting',
    why: ['slight loss', 'modest loss', 'serious loss', 'grave loss'],
  },
  loss_proof: {
    part: 'damages',
    points: 4,
    anchors: 'loss documented: 1 asserted; 2 partly; 3 treatment, bills or papers named; 4 fully documented',
    why: ['loss asserted', 'loss partly documented', 'loss documented', 'loss fully documented'],
  },
  loss_amount: {
    part: 'damages',
    points: 4,
    anchors: 'loss put in figures, or stakes named: 1 vague; 2 rough; 3 main items; 4 exact',
    why: ['amounts vague', 'rough amounts', 'main amounts given', 'exact amounts'],
  },
  viability: {
    part: 'merit',
    points: 8,
    anchors:
      'a lawyer can win something: 1 doubtful; 2 possible; 3 likely; 4 evident, and someone able to pay or grant it',
    why: ['doubtful claim', 'possible claim', 'viable claim', 'evidently viable claim'],
  },
  worth: {
    part: 'merit',
    points: 8,
    anchors: 'worth the work: 1 hardly; 2 small matter; 3 ordinary file; 4 valuable file',
    why: ['hardly worth a file', 'small matter', 'worth a file', 'valuable file'],
  },
  open_door: {
    part: 'merit',
    points: 4,
    anchors:
      'in time, free to hire, right side: 1 doubtful; 2 not said but nothing against it; 3 likely; 4 plain from the notes',
    why: ['doubtful whether still open', 'nothing against taking it', 'likely still open', 'in time and free to hire'],
  },
} as const satisfies Record<string, Criterion>;

export type CriterionId = keyof typeof criteria;
export const criterionIds = Object.keys(criteria) as readonly CriterionId[];

/** What ends a case however well it is told; the parts it caps, and how far. */
export const bars = {
  represented: {
    anchors: 'the client has a lawyer for this matter now',
    why: 'already represented',
    caps: { strength: 2, merit: 1 },
  },
  settled: {
    anchors: 'the claim was settled, released or finally decided',
    why: 'settled or released',
    caps: { strength: 2, merit: 1 },
  },
  out_of_time: {
    anchors: 'a limitation period has run out',
    why: 'probably out of time',
    caps: { strength: 2, merit: 1 },
  },
  own_fault: { anchors: 'the client alone is at fault', why: 'client at fault', caps: { strength: 1, merit: 1 } },
  nobody_liable: { anchors: 'nobody can be held liable', why: 'nobody liable', caps: { strength: 1, merit: 1 } },
  trivial_loss: { anchors: 'no loss, or one too small to pursue', why: 'trivial loss', caps: { damages: 3, merit: 4 } },
} as const satisfies Record<string, { anchors: string; why: string; caps: Partial<Record<CasePart, number>> }>;

export type BarId = keyof typeof bars;
export const barIds = Object.keys(bars) as readonly BarId[];

/** Who writes; only the first two bring a matter to a firm. */
export const senders = [
  'prospective_client',
  'on_behalf_of_client',
  'job_seeker',
  'vendor_or_spam',
  'wrong_number',
  'opposing_side',
  'student_or_survey',
  'test_or_gibberish',
] as const;
export type Sender = (typeof senders)[number];
export const isLead = (sender: Sender): boolean => sender === 'prospective_client' || sender === 'on_behalf_of_client';
export const notALeadCaps: Record<CasePart, number> = { clarity: 3, strength: 0, damages: 0, merit: 0 };
