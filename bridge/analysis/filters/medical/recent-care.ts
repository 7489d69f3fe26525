import { counted } from '../../../../shared/counted.ts';
import { matchesOf } from '../../text/matches.ts';
import { evidenceAt } from '../record-facts.ts';
import { type Judge, judgeThat } from './medical-condition.ts';
import { stillTreated, wasTreated } from './treatment-facts.ts';

const lastCare =
  /\b(?:last|most recent(?:ly)?|latest)\b[^.;]{0,24}\b(?:saw|seen|visit\w*|went|treat\w*|appointments?|appt|been|doctor|exam|checkup)\b|\b(?:saw|seen|visited|went to)\b[^.;]{0,24}\blast\b/g;
const REACH = 90;

/** Whether the last care told of lies no more than so many days back. */
export const recentCare = (days: number, length: string): Judge =>
  judgeThat(`there was care in the last ${length}`, `there was no care in the last ${length}`, (facts) => {
    for (const match of matchesOf(facts.folded, lastCare)) {
      const date = facts.dates.find(
        ({ start, earliest }) => start >= match.index && start - match.index < REACH && earliest <= facts.today,
      );
      if (date === undefined) continue;
      const evidence = evidenceAt(facts, match.index, date.end);
      const ago = facts.today - date.best;
      return { holds: ago <= days + 0.5, why: `last care ${counted(ago, 'day')} ago`, evidence };
    }
    const now = stillTreated(facts);
    if (now.treated === true) return { holds: true, why: 'treatment is ongoing', evidence: now.evidence };
    const recent = facts.dates.find(
      ({ role, best }) => role === 'treatment' && best <= facts.today && facts.today - best <= days,
    );
    if (recent !== undefined)
      return { holds: true, why: `care on ${recent.quote}`, evidence: evidenceAt(facts, recent.start, recent.end) };
    const ever = wasTreated(facts);
    return ever.treated === false
      ? { holds: false, why: 'there was no treatment', evidence: ever.evidence }
      : { holds: null, why: 'the notes do not say when the last treatment was', evidence: null };
  });
