import { describe, expect, test } from 'vitest';
import { blocked, finishedWith, withoutResult } from '../../../bridge/jobs/workflow-outputs.ts';
import { actionBlocked, actionFinished } from '../../../shared/workflow-action.ts';

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
  test.each<[string, Partial<Lead>, string, string, string | undefined]>([
    ['a valid lead', {}, 'valid', 'true', '72'],
    ['an invalid one', { score: 20, valid: false }, 'invalid', 'false', '20'],
    ['score 0', { score: 0, valid: false }, 'invalid', 'false', '0'],
    ['one that lacks its notes', { state: 'needs_info', score: null, valid: null }, 'needs_info', 'false', undefined],
    ['one a person took', { score: 20, valid: false, override_status: 'valid' }, 'valid', 'true', '20'],
    ['one a person refused', { override_status: 'invalid' }, 'invalid', 'false', '72'],
    ['one a person took although it failed', { state: 'error', override_status: 'valid' }, 'valid', 'true', '72'],
    ['an option of the firm’s own', { override_status: 'call_back' }, 'error', 'false', '72'],
  ])('%s', (_what, changes, status, valid, score) => {
    const finished = finishedWith(lead(changes));
    expect(actionFinished.parse(finished)).toEqual(finished);
    expect(finished.outputFields).toEqual({
      hs_execution_state: 'SUCCESS',
      lead_status: status,
      lead_valid: valid,
      lead_notes: 'Strong: clear fault.',
      ...(score !== undefined && { lead_score: score }),
    });
  });

  test('a lead that failed, is gone or was never there: the workflow goes on and says why', () => {
    const failed = finishedWith(lead({ state: 'error', last_error: 'The model cannot be asked.' }));
    expect(failed).toEqual(withoutResult('The model cannot be asked.'));
    expect(failed.outputFields).toMatchObject({ hs_execution_state: 'FAIL_CONTINUE', lead_status: 'error' });
    expect(finishedWith(lead({ state: 'deleted' }))).toEqual(withoutResult('The contact is no longer there.'));
    expect(finishedWith(undefined)).toEqual(withoutResult('The contact is no longer there.'));
    expect(actionFinished.parse(failed)).toEqual(failed);
  });

  test('waiting is as HubSpot wants it', () => {
    expect(actionBlocked.parse(blocked)).toEqual(blocked);
  });
});
