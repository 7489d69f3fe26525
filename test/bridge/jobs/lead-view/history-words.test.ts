import { describe, expect, test } from 'vitest';
import { reasonText, whatText, whoText } from '../../../../bridge/jobs/lead-view/history-words.ts';
import { leadActions, unfitReasons } from '../../../../shared/lead-actions.ts';

describe('who', () => {
  test.each<[string | null, string | null, string]>([
    ['bridge', null, 'Lead intake'],
    ['hubspot:11:7', null, 'User 7'],
    ['hubspot:CRM_UI userId:7', null, 'User 7'],
    ['CRM_UI userId:7', null, 'User 7'],
    ['INTEGRATION 4070801', null, 'Another app'],
    ['slack:T012:U034', 'Dana Reyes', 'Dana Reyes'],
    ['slack:T012:U034', null, 'A team member in Slack'],
    ['slack:T012:U034', '', 'A team member in Slack'],
    ['cli', null, 'Command line'],
    ['user:17', null, 'An administrator'],
    ['AUTOMATION_PLATFORM x', null, 'Someone'],
    [null, null, 'Someone'],
  ])('%s, %s', (actor, name, words) => expect(whoText(actor, name)).toBe(words));
});

describe('what', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['screened', { state: 'screened', score: 72, valid: true }, 'Scored 72: valid'],
    ['screened', { state: 'screened', score: 12, valid: false }, 'Scored 12: not valid'],
    ['screened', { state: 'needs_info', score: null, valid: null }, 'Needs information before it can be scored'],
    ['not_a_fit', { reason: 'constructor' }, 'Marked the lead as not a fit'],
    ['override_set', { to: 'needs_info' }, 'Set the status to Needs information'],
    ['override_set', { to: 'toString' }, 'Set the status to another status'],
    ['override_cleared', {}, 'Removed the manual status'],
    ['override_set', { to: 'valid', refused: 'the words' }, 'Set the status to Valid, which was refused'],
    ['override_cleared', { refused: 'the words' }, 'Removed the manual status, which was refused'],
    ['rescreen', { first: true }, 'Asked for a screening'],
    ['rescreen', {}, 'Asked for a new screening'],
    ['constructor', {}, 'Changed the lead'],
  ])('%s %j', (action, detail, words) => expect(whatText(action, detail)).toBe(words));

  test('every action of Slack has words of its own, and none repeats what was typed', () => {
    const texts = leadActions.map((action) => whatText(action, { note: 'Maria said no', reason: null }));
    expect(new Set(texts).size).toBe(leadActions.length);
    expect(texts.join()).not.toMatch(/Maria|Changed the lead/);
  });

  test('every reason has words', () => {
    for (const reason of Object.keys(unfitReasons)) {
      expect(whatText('not_a_fit', { reason })).toContain(reasonText(reason));
    }
    expect(reasonText('anything else')).toBeNull();
    expect(reasonText(null)).toBeNull();
  });
});
