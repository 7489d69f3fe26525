import { expect, test } from 'vitest';
import { leadStatusOf } from '../../../bridge/leads/lead-columns.ts';

const judged = { score: 82, valid: true, override_status: null } as const;

test.each([
  ['a result', { ...judged, state: 'screened' }, 'valid'],
  ['a result below the threshold', { ...judged, state: 'screened', valid: false }, 'invalid'],
  ['a person’s word before any result', { ...judged, state: 'screened', override_status: 'invalid' }, 'invalid'],
  ['a person’s word before a failure', { ...judged, state: 'error', override_status: 'valid' }, 'valid'],
  ['a failure after a result', { ...judged, state: 'error' }, 'error'],
  ['no result yet', { state: 'pending', score: null, valid: null, override_status: null }, 'pending'],
  ['too little to judge', { state: 'needs_info', score: null, valid: null, override_status: null }, 'needs_info'],
] as const)('HubSpot shows of a lead with %s what stands now', (_what, lead, status) => {
  expect(leadStatusOf(lead)).toBe(status);
});
