import type { Configuration, ConfigurationInput } from './configuration.ts';
import { exampleAnswers } from './generated/examples.gen.ts';
import type { InputRecord } from './record.ts';
import type { ExplainResponse, ScoreResponse, ScreenResponse } from './results.ts';

/** The documentation's request; `generated/examples.gen.ts` has the offline engine's answers. */
export const exampleRecord: InputRecord = {
  firstName: 'Maria',
  lastName: 'Delgado',
  phone: '512-555-0142',
  email: 'maria.delgado@example.com',
  location: 'Austin',
  zip: '78704',
  county: 'Travis',
  state: 'TX',
  practiceArea: 'Car Accident',
  intakeNotes:
    'Client was rear-ended at a red light on October 3, 2026. The other driver admitted fault and was cited by police. ' +
    'Treated at the ER for a fractured wrist, bills of $14,200 so far. Not represented yet.',
};

export const exampleConfiguration: Configuration = {
  practiceAreas: [{ name: 'Personal Injury', aliases: ['Car Accident'] }],
  threshold: 60,
  customFilters: [
    'Must not be represented by another attorney',
    'Incident within the last two years',
    'Lives in Texas',
  ],
};

/** The record of the first request: what `npm start` prints and the README sends. */
export const firstRecord: InputRecord = {
  ...exampleRecord,
  intakeNotes:
    'Rear-ended at a red light on S Lamar three weeks ago, other driver was cited and has State Farm. ER the same day, ' +
    'herniated disc on MRI, seeing a spine surgeon, missed 2 weeks of work. Has the police report and photos. No lawyer yet.',
};

/** The settings that the README saves. */
export const firstConfiguration: ConfigurationInput = {
  practiceAreas: ['Personal Injury', 'Car Accident', "Workers' Compensation", 'Employment Law'],
  threshold: 55,
  customFilters: ['Texas accidents only', 'Must not already have a lawyer', 'Accident within the last 2 years'],
};

/** The date of all examples: three weeks ago is relative to it. */
export const exampleDay = '2026-11-23';

/** The offline engine's answers; tests check each against its schema. */
const { score, screen, explain } = exampleAnswers as unknown as {
  score: ScoreResponse;
  screen: ScreenResponse;
  explain: ExplainResponse;
};

export { explain as exampleExplain, score as exampleScore, screen as exampleScreen };
