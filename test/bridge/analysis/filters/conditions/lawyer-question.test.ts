import { describe, expect, it } from 'vitest';
import { explainFilter } from '../../../../../bridge/analysis/filters/conditions/custom-filters.ts';
import { judgeOne } from '../expect-verdicts.ts';

const represented = 'Rear-ended 9/3/26, broke my wrist. My attorney filed suit in October and is negotiating.';
const free = 'Rear-ended 9/3/26, broke my wrist. I have no lawyer and have not signed with anyone.';
const silent = 'Rear-ended 9/3/26, broke my wrist. The other driver was cited.';

const verdict = (intakeNotes: string, filter: string) => judgeOne({ intakeNotes }, filter).verdict;

describe('a filter for people without a lawyer, however it says so', () => {
  it.each([
    'Must not have signed a retainer with anybody else',
    'No existing retainer agreements',
    'Not under contract with another firm',
    'No signed retainers with other firms',
    'Must not have hired another attorney',
    'Do not forward leads who have already hired an attorney',
    'Lead must be unrepresented',
    'Only unrepresented individuals',
    'Client is not currently working with a lawyer',
    'Caller should not already be working with a lawyer',
    'Reject leads with legal counsel already in place',
    'No attorney of record',
    'Nobody else can be representing them',
    'Pass if someone else has the case',
    'Skip if another firm is already on it',
    "We won't take over files from other lawyers",
    'No take-overs',
    'No attorney substitution cases',
    'No substitutions of counsel',
    'Must be looking for their first lawyer',
    "Can't be a client of another law firm",
    'The prospect must be free to sign with us',
    'Must be able to retain us today, i.e. not tied to other counsel',
    'Decline anyone with a lawyer, even if they are unhappy with them',
    'If a lawyer has appeared for them already, no',
    'Has not engaged counsel',
    'Not yet lawyered up',
    'Unrepped at intake',
    'Pro se only',
    'Self-represented people only',
    'Anybody who already has an attorney is disqualified',
    'Attorney on the case already? Not for us.',
    "Already have a lawyer? Don't send.",
    'They cannot have an attorney currently handling the matter',
    'No active attorney',
    'No active attorney-client relationship elsewhere',
    'Do not send shoppers who have a lawyer',
    'No lawyer shopping - if they have one, they stay there',
    'Exclude those already represented by counsel',
    'Exclude anyone who has given their case to another office',
    "Never send us another lawyer's client",
    "Other firm's clients are off limits",
    'No one with a signed contingency contract',
    'Letter of representation out already = decline',
    'We do not poach clients from other lawyers',
    'The client must have no lawyer at present',
    'Client must currently have no legal representation',
    'Sin abogado contratado',
    'Que no esté representado por otro abogado',
    'No puede tener otro abogado',
    'Prospecto sin representación',
    'Anyone already with a firm is a no',
    'Cannot be tied up with another attorney',
    'Leads must not be spoken for by another law office',
    'Legal representation already secured: reject',
    'No matters where counsel has been retained',
    'Only accept if nobody is representing the caller',
    'Without counsel',
    'Should be without an attorney',
    'No lawyer involvement so far',
    'Not retained anyone',
    "Haven't hired anybody yet",
    'Must not have an existing lawyer on this claim',
    "Never accept people who've got a lawyer working on it",
    'No dual-firm situations, one lawyer at a time',
    "The injured party can't have another lawyer",
    'PNC not signed up elsewhere',
    'Not signed up with competitors',
    'Must not be signed with any competitor firm',
    "Clients who've retained other lawyers should be declined",
    "If they say 'my attorney', pass",
    'Potential clients must not have a lawyer for the wreck, not even a free one from the union',
    'Have they retained? If so, reject',
  ])('%s', (filter) => {
    expect({
      represented: verdict(represented, filter),
      free: verdict(free, filter),
      silent: verdict(silent, filter),
    }).toEqual({ represented: 'violated', free: 'met', silent: 'unknown' });
  });
});

describe('a filter for people with a lawyer', () => {
  it.each([
    'Substitutions only, they must have an attorney now and want to change',
    'Only people who have a lawyer and want to switch',
    'We only take clients who want to change attorneys',
    'Represented clients only',
    'Takeovers only: must currently be represented',
  ])('%s', (filter) => {
    expect(verdict(represented, filter)).toBe('met');
    expect(verdict(free, filter)).toBe('violated');
    expect(verdict(silent, filter)).toBe('unknown');
  });
});

describe('a filter on anybody who ever acted', () => {
  const ended = 'I fired my attorney in May by certified letter. Nobody since.';

  it.each([
    'Never had an attorney on this',
    'No prior attorney',
    'Reject if they previously hired counsel',
    'Must be looking for their first lawyer',
    'No substitutions: if a lawyer was ever involved we pass',
  ])('%s', (filter) => {
    expect(verdict(ended, filter)).toBe('violated');
    expect(verdict('Never talked to a lawyer in my life.', filter)).toBe('met');
  });

  it.each([
    'No current attorney (former is fine)',
    'Previously represented is okay, but not currently',
    'Clients whose lawyer withdrew are welcome, but nobody with active counsel',
    'Unrepresented; a fired lawyer is allowed',
  ])('leaves former ones alone: %s', (filter) => {
    expect(verdict(ended, filter)).toBe('met');
    expect(verdict(represented, filter)).toBe('violated');
  });
});

describe('what no fact tells of lawyers', () => {
  it.each(['Referrals from other attorneys only', 'The caller may not be an attorney'])(
    'is not understood: %s',
    (filter) => {
      expect(explainFilter(filter)).toEqual({ filter, readAs: null, understood: 'no' });
      expect(verdict(represented, filter)).toBe('unknown');
    },
  );
});

describe('a filter on firms that declined', () => {
  const declined = 'Two firms looked at it and turned it down in writing. Nobody has it.';

  it.each([
    'Skip if a lawyer has already turned them down',
    'No cases previously declined by another firm',
    'Pass if other firms have rejected it',
  ])('%s', (filter) => {
    expect(verdict(declined, filter)).toBe('violated');
    expect(verdict(free, filter)).toBe('unknown');
  });

  it('is none where it says that a refusal is fine', () => {
    const filter = 'Other firms having turned it down is okay. Other firms having it is not.';
    expect(verdict(declined, filter)).toBe('met');
    expect(verdict(represented, filter)).toBe('violated');
  });

  it('does not read "should be declined" as one', () => {
    const filter = 'Clients who have retained other lawyers should be declined';
    expect(verdict(free, filter)).toBe('met');
    expect(verdict(represented, filter)).toBe('violated');
  });
});

describe('a public defender', () => {
  const intakeNotes = 'Theft charge. The judge appointed a public defender at arraignment.';
  const defended = (filter: string) => judgeOne({ intakeNotes, practiceArea: 'Criminal Defense' }, filter).verdict;

  it.each(['No attorney, public defender is fine', 'Private counsel already in means no; a PD is ok'])(
    'is let pass: %s',
    (filter) => expect(defended(filter)).toBe('met'),
  );

  it.each([
    'No attorneys including public defenders',
    'Must not be represented',
    'No one with an attorney, appointed or not',
  ])('counts as a lawyer: %s', (filter) => expect(defended(filter)).toBe('violated'));
});

describe('a filter that wants a lawyer', () => {
  it.each(['Must already be represented', 'Must have local counsel'])('%s', (filter) => {
    expect(verdict(represented, filter)).toBe('met');
    expect(verdict(free, filter)).toBe('violated');
  });
});

describe('words of lawyers in other filters', () => {
  it.each(['Works for a law firm', 'Claims against lawyers for malpractice only', 'Attorney fees over $5,000'])(
    'ask for no status: %s',
    (filter) => {
      expect(judgeOne({ intakeNotes: represented }, filter).why).not.toMatch(/acts for the client|acts or acted/);
    },
  );
});
