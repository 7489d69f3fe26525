import { expect, it } from 'vitest';
import { composeAnalysis } from '../../../../bridge/analysis/compose-analysis.ts';
import { createRubricEngine } from '../../../../bridge/analysis/rubric/rubric-engine.ts';
import { recordWith, today } from './sample-records.ts';

const analysis = composeAnalysis(createRubricEngine());

// Special categories of personal data of people who are not the client have no place in HubSpot or Slack.
it.each([
  ['Rear-ended 8/2/2026, broken wrist, ER. My daughter has HIV and cannot help me at home. No lawyer.', /hiv/i],
  ['Landlord will not fix the heat. The neighbor upstairs is schizophrenic and screams all night.', /schizo/i],
  [
    'Fired in May after I reported unpaid overtime. My boss is an alcoholic and his wife has cancer.',
    /cancer|alcoholic/i,
  ],
  ['Slipped at the store, sprained knee, urgent care. My son has epilepsy and autism.', /epilep|autis/i],
  ['Divorce. My husband’s brother had an abortion clinic trouble and his mother has dementia.', /abortion|dementia/i],
])('the notes say nothing of other people’s health: %s', async (intakeNotes, health) => {
  const { notes, facts } = await analysis.score({ record: recordWith(intakeNotes), today });
  expect(notes).not.toMatch(health);
  for (const { value } of facts) expect(value).not.toMatch(health);
});
