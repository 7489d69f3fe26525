import type { CasePart } from '../../../../shared/results.ts';
import type { PointRule } from './point-rule.ts';

/** What an enquiry that can be read and is none of the non-leads starts with. */
export const basePoints: Readonly<Record<CasePart, number>> = { clarity: 3, strength: 2, damages: 0, merit: 2 };

/**
 * Points by level of each finding. The numbers were set by a search for whole, rising steps that come closest to the
 * grades of two hand-graded sets, each checked against the other; a step that does not pay on both is left out.
 */
export const pointRules: readonly PointRule[] = [
  { feature: 'proof.kinds', why: 'proof named', points: { strength: [0, 1], damages: [0, 1], merit: [0, 1] } },
  {
    feature: 'stake.kinds',
    why: 'stakes told',
    points: { strength: [0, 0, 1], damages: [0, 1, 2], merit: [0, 0, 1] },
  },
  {
    feature: 'evidence.official',
    why: 'an official finding or citation',
    points: { clarity: [0, 1], strength: [1, 2], damages: [1, 2], merit: [1, 2] },
  },
  {
    feature: 'evidence.admission',
    why: 'the other side admitted it',
    points: { clarity: [0, 1], strength: [0, 1], damages: [0, 1], merit: [0, 1] },
  },
  {
    feature: 'evidence.medical',
    why: 'medical findings',
    points: { clarity: [0, 1], strength: [0, 2], damages: [0, 2], merit: [0, 2] },
  },
  { feature: 'evidence.document', why: 'documents kept', points: { clarity: [0, 1] } },
  {
    feature: 'evidence.writing',
    why: 'it stands in writing',
    points: { clarity: [0, 1], strength: [1], damages: [1], merit: [1] },
  },
  { feature: 'fault.notice', why: 'the danger was known before', points: { clarity: [0, 1] } },
  {
    feature: 'work.adverse',
    why: 'an act against the employee',
    points: { strength: [1, 2], damages: [1], merit: [1, 2] },
  },
  { feature: 'work.protected', why: 'a protected reason or act', points: { strength: [1], damages: [1], merit: [1] } },
  { feature: 'harm.lasting', why: 'the harm lasts', points: { strength: [1, 2], merit: [1] } },
  {
    feature: 'loss.income',
    why: 'lost income',
    points: { clarity: [0, 1], strength: [0, 1], damages: [1], merit: [0, 1] },
  },
  {
    feature: 'ready.deadline',
    why: 'a deadline to keep',
    points: { clarity: [0, 1], strength: [0, 1], damages: [0, 2], merit: [0, 1] },
  },
  { feature: 'ready.favourable', why: 'favourable circumstances', points: { damages: [1], merit: [1] } },
  { feature: 'against.nobody', why: 'others may not be liable', points: { strength: [-1], merit: [-1] } },
  {
    feature: 'against.trivial',
    why: 'little or no loss',
    points: { clarity: [0, -1], strength: [-2, -3], damages: [-2, -3], merit: [-2, -4] },
  },
  {
    feature: 'against.recovered',
    why: 'recovered, or a known risk',
    points: { strength: [0, -1], damages: [-1], merit: [0, -1] },
  },
  {
    feature: 'against.weak_wrong',
    why: 'the wrong is weak or unwritten',
    points: { clarity: [-1], strength: [-1], damages: [-1, -2], merit: [-1] },
  },
  { feature: 'against.barred', why: 'may be out of time', points: { clarity: [0, -1], strength: [0, -1] } },
  { feature: 'against.ineligible', why: 'a bar or an empty pocket', points: { clarity: [0, -1] } },
  { feature: 'against.no_proof', why: 'proof is missing or contested', points: { strength: [-1], merit: [-1] } },
  { feature: 'against.turned_down', why: 'other firms declined', points: { strength: [-1], merit: [-1] } },
  {
    feature: 'hedge.unknown',
    why: 'caller unsure of the facts',
    points: { clarity: [-1], strength: [-1, -2], damages: [0, -1], merit: [-1, -2] },
  },
  {
    feature: 'hedge.vague',
    why: 'told vaguely',
    points: { clarity: [0, -1], strength: [-1, -2, -3], damages: [0, -1], merit: [-1, -1, -2] },
  },
  {
    feature: 'hedge.rant',
    why: 'grievance more than case',
    points: { clarity: [-3, -4], strength: [-3], damages: [-3], merit: [-3] },
  },
  { feature: 'hedge.shopping', why: 'only asking around', points: { clarity: [0, -1] } },
  {
    feature: 'when.event',
    why: 'date told',
    points: { clarity: [1], strength: [1, 2, 2, 3], damages: [1, 1, 1, 2], merit: [1, 2] },
  },
  { feature: 'when.exact', why: 'exact dates', points: { clarity: [0, 1], merit: [0, 1] } },
  {
    feature: 'money.size',
    why: 'the sum at stake',
    points: { strength: [0, 0, 0, 0, 0, 2], damages: [0, 0, 0, 1, 1, 2], merit: [0, 0, 0, 0, 0, 2] },
  },
  {
    feature: 'harm.level',
    why: 'bodily harm',
    points: { clarity: [0, 0, 0, 1], strength: [0, 0, 0, 1], damages: [0, 0, 1, 2], merit: [0, 0, 0, 1] },
  },
  { feature: 'figures', why: 'told with figures', points: { damages: [1, 2] } },
  { feature: 'words', why: 'told at some length', points: { clarity: [0, 0, 2, 3] } },
  { feature: 'density', why: 'told with precision', points: { clarity: [1, 2, 3] } },
  {
    feature: 'breadth',
    why: 'many different facts told',
    points: { strength: [1, 4], damages: [1, 2], merit: [1, 4] },
  },
  { feature: 'yield', why: 'told to the point', points: { clarity: [1, 2, 3] } },
  {
    feature: 'harm.bodily',
    why: 'bodily harm',
    points: { clarity: [0, 0, 1], strength: [0, 0, 0, 1], damages: [0, 1, 1, 2], merit: [0, 0, 0, 1] },
  },
  {
    feature: 'money.other',
    why: 'the sum at stake',
    points: { clarity: [0, 1, 1, 1, 1, 2], strength: [0, 1, 1, 2], damages: [0, 1, 1, 1, 1, 2], merit: [0, 1, 1, 2] },
  },
  {
    feature: 'money.bodily',
    why: 'the sum of the loss',
    points: {
      clarity: [0, 0, 0, 0, 0, 1],
      strength: [0, 0, 0, 0, 1],
      damages: [0, 0, 0, 0, 1],
      merit: [0, 0, 0, 0, 0, 1],
    },
  },
  {
    feature: 'rep.none',
    why: 'free to hire a lawyer',
    points: { clarity: [1], strength: [2], damages: [2], merit: [2] },
  },
  {
    feature: 'kind',
    why: 'the kind of matter is clear',
    points: { clarity: [1], strength: [1], damages: [1], merit: [1] },
  },
  { feature: 'ready.sign', why: 'ready to hire', points: { strength: [0, 1], damages: [0, 1], merit: [0, 1] } },
];
