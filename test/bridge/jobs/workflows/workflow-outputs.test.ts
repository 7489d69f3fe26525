import { describe, expect, test } from 'vitest';
import { blocked, finishedWith, withoutResult } from '../../../../bridge/jobs/workflows/workflow-outputs.ts';
import { actionBlocked, actionFinished } from '../../../../shared/workflow-action.ts';

type Lead = NonNullable<Parameters<typeof finishedWith>[0]>;

const lead = (changes: Partial<Lead> = {}): Lead => ({
  state: 'screened',
  score: 72,
  valid: true,
  notes: 'Strong: clear fault.',
  override_status: null,
  last_error: null,
  ...changes,
});

describe('what a workflow goes on with', () => {
  test.each<[string, Partial<Lead>, Record<string, string>]>([
    ['a valid lead', {}, { lead_status: 'valid', lead_valid: 'true', lead_score: '72' }],
    ['an invalid one', { score: 20, valid: false }, { lead_status: 'invalid', lead_valid: 'false', lead_score: '20' }],
    ['score 0', { score: 0, valid: false }, { lead_status: 'invalid', lead_valid: 'false', lead_score: '0' }],
    ['one that lacks its notes', { state: 'needs_info', score: null, valid: null }, { lead_status: 'needs_info' }],
    ['one that is being judged again', { state: 'pending' }, { lead_status: 'pending' }],
    [
      'one a person took',
      { score: 20, valid: false, override_status: 'valid' },
      { lead_status: 'valid', lead_valid: 'true', lead_score: '20' },
    ],
    [
      'one a person refused',
      { override_status: 'invalid' },
      { lead_status: 'invalid', lead_valid: 'false', lead_score: '72' },
    ],
    [
      'one a person took although it failed',
      { state: 'error', score: null, override_status: 'valid' },
      { lead_status: 'valid', lead_valid: 'true' },
    ],
    [
      'one a person wants to know more of',
      { override_status: 'needs_info' },
      { lead_status: 'needs_info', lead_score: '72' },
    ],
    ['an option of the firm’s own', { valid: false, override_status: 'call_back' }, { lead_score: '72' }],
  ])('%s', (_what, changes, outputs) => {
    const finished = finishedWith(lead(changes));
    expect(actionFinished.parse(finished)).toEqual(finished);
    expect(finished.outputFields).toEqual({
      hs_execution_state: 'SUCCESS',
      lead_notes: 'Strong: clear fault.',
      ...outputs,
    });
  });

  test('a lead that failed, is gone or was never there: the workflow goes on and says why', () => {
    const failed = finishedWith(lead({ state: 'error', last_error: 'The model cannot be asked.' }));
    expect(failed).toEqual(withoutResult('The model cannot be asked.'));
    expect(failed.outputFields).toEqual({
      hs_execution_state: 'FAIL_CONTINUE',
      lead_status: 'error',
      lead_notes: 'The model cannot be asked.',
    });
    expect(finishedWith(lead({ state: 'deleted' }))).toEqual(withoutResult('The contact is no longer there.'));
    expect(finishedWith(undefined)).toEqual(withoutResult('The contact is no longer there.'));
    expect(actionFinished.parse(failed)).toEqual(failed);
  });

  test('waiting is as HubSpot wants it', () => expect(actionBlocked.parse(blocked)).toEqual(blocked));
});
