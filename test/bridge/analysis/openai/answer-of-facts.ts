import type { CaseFacts, Told } from '../../../../bridge/analysis/facts/case-facts.ts';
import { sayWithPart } from '../../../../bridge/analysis/facts/harm.ts';
import { type CaseAnswer, type Entry, emptyAnswer } from '../../../../bridge/analysis/openai/answer-schema.ts';
import { type FactList, familiesOf, wordings } from '../../../../bridge/analysis/openai/wordings.ts';
import type { CaseText } from '../../../../bridge/analysis/text/read-text.ts';

/** What a model would have to choose so that the code says what the facts say. */
function whatOf(text: CaseText, list: FactList, { span, say }: Told): string {
  const hit = familiesOf(list)
    .flatMap((family) => text.hits(family))
    .find((one) => one.start === span.start && one.end === span.end && sayWithPart(text, one) === say);
  const found = hit?.concept.attributes.say ?? say;
  // What loose words only hint at is no wording of a model's.
  const isHint = list === 'events' && hit === undefined;
  if (isHint || !wordings[list].has(found)) throw new Error(`${list}: no wording "${found}"`);
  return found;
}

const harmByCare = / injury$/;
const counted = /^(?:hearing|deadline) /;

/**
 * The form as a model would fill it in that finds the very facts of the offline engine.
 * @throws Error where a fact has no wording to choose
 */
export function answerOfFacts(text: CaseText, facts: CaseFacts): CaseAnswer {
  const quote = ({ span }: Told) => text.quote(span);
  const entryOf = (list: FactList, told: Told): Entry => ({
    quote: quote(told),
    whose: 'client',
    stated: 'told',
    what: whatOf(text, list, told),
  });
  const entries = (list: FactList, told: readonly Told[]) => told.map((one) => entryOf(list, one));
  const { lawyer, incident, jurisdiction, nonLead } = facts;
  const unnamed = { 2: 'moderate harm', 3: 'serious harm' } as const;
  return {
    ...emptyAnswer,
    events: entries('events', facts.events),
    harms: facts.harms.map((harm) => {
      const general = harmByCare.test(harm.say) && !wordings.harms.has(harm.say);
      const what = general ? unnamed[harm.severity as 2 | 3] : whatOf(text, 'harms', harm);
      return { quote: quote(harm), whose: harm.whose, stated: 'told', what };
    }),
    care: entries('care', facts.care),
    lost_work: entries('lost_work', facts.lostWork),
    their_fault: entries('their_fault', facts.theirFault),
    own_fault: entries('own_fault', facts.ownFault),
    evidence: entries('evidence', facts.evidence),
    opponents: entries('opponents', facts.opponents),
    lawyer: lawyer && entryOf('lawyer', lawyer),
    insurance: entries('insurance', facts.insurance),
    incident: incident && { quote: quote(incident), day: null },
    deadlines: facts.deadlines.map((deadline) => {
      const hearing = deadline.kind === 'hearing';
      const what = hearing ? 'court date coming up' : 'deadline';
      const entry = counted.test(deadline.say)
        ? { quote: quote(deadline), whose: 'client' as const, stated: 'told' as const, what }
        : entryOf('deadlines', deadline);
      return { ...entry, day: null };
    }),
    jurisdiction: jurisdiction && { quote: quote(jurisdiction), place: jurisdiction.place },
    sums: facts.sums.flatMap((sum) =>
      sum.role === 'other' ? [] : [{ quote: quote(sum), whose: 'client', stated: 'told', role: sum.role }],
    ),
    // A lawyer who acts and a time that is over are concluded by code.
    endings: entries(
      'endings',
      facts.endings.filter(({ kind, say }) => kind !== 'represented' && wordings.endings.has(say)),
    ),
    doubts: entries('doubts', facts.doubts),
    dangers: entries('dangers', facts.dangers),
    non_lead: nonLead && { quote: quote(nonLead), what: whatOf(text, 'non_lead', nonLead) },
  };
}
