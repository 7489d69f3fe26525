import { bodilyHarm } from './medical-facts.ts';
import type { Judge } from './medical-judges.ts';
import { lookFor } from './record-facts.ts';

const partsOfBody =
  /\b(?:hips?|femurs?|pelvis|spine|spinal|vertebra\w*|skull|arms?|legs?|wrists?|ankles?|knees?|ribs?|shoulders?|collarbones?|clavicles?|tibias?|fibulas?|hands?|feet|foot|neck|back|jaw|face)\b/g;

/** "Fracture of hip or femur": only a break told beside one of these parts counts. */
export function locatedFracture(statement: string): { judge: Judge } | null {
  if (/\bsurger|\binpatient|\bovernight|\bhospital/.test(statement)) return null;
  const list =
    /\b(?:fractur\w*|fx|breaks?|broken)\b(?: of| to| in|:)? (?:the |an? )?(.{3,80})/.exec(statement)?.[1] ?? '';
  const parts = list.match(partsOfBody) ?? [];
  if (parts.length === 0) return null;
  const part = `(?:${parts.map((name) => name.replace(/s$/, '')).join('|')})\\w*`;
  const broken = '(?:fx\\w*|fractur\\w*|bro(?:ke|ken)|shattered|cracked|busted|popped)';
  const pattern = new RegExp(`\\b${broken}\\b[^.;,]{0,24}\\b${part}|\\b${part}\\b[^.;,]{0,16}\\b${broken}\\b`, 'g');
  const judge: Judge = (facts) => {
    const { asserted } = lookFor(facts, pattern);
    const told = asserted ?? bodilyHarm(facts);
    if (told === null) return { holds: null, why: 'the notes do not tell the injuries', evidence: null };
    const why = asserted === null ? 'the notes tell of no such fracture' : 'the notes tell of it';
    return { holds: asserted !== null, why, evidence: told };
  };
  return { judge };
}
