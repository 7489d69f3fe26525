import { describe, expect, test } from 'vitest';
import type { Handling, LeadCard } from '../../../../bridge/slack/render/lead-card-schema.ts';
import { type Alert, renderAlert } from '../../../../bridge/slack/render/render-alert.ts';
import { claimed, contacted, handlings, inDanger, maria, notAFit, textsIn, unhandled } from '../lead-cards.ts';

const alertOf = (changes: Partial<Alert> = {}) =>
  renderAlert({
    card: maria,
    handling: unhandled,
    privacy: 'full',
    valid: true,
    notification: 'initials',
    timeZone: 'America/Chicago',
    ...changes,
  });
const textsOf = (changes: Partial<Alert> = {}) => textsIn(alertOf(changes).blocks).map(({ text }) => text);
const headerOf = (changes: Partial<Alert>) => textsOf(changes)[0];
const cardWith = (changes: Partial<LeadCard>): LeadCard => ({ ...maria, ...changes });

const elementsOf = (changes: Partial<Alert>) =>
  alertOf(changes).blocks.flatMap((block) => (block.type === 'actions' ? block.elements : []));

/** The buttons with their styles; the options of the menu behind a `…`. */
function buttonsOf(changes: Partial<Alert>) {
  return elementsOf(changes).flatMap((element) => {
    if (element.type === 'overflow') return element.options.map(({ text }) => `… ${text.text}`);
    const { text, style } = element;
    return [style === undefined ? text.text : `${text.text} (${style})`];
  });
}

test('a new lead tells who it is and what it is worth, how to call, what decides it and what to ask first', () => {
  expect(textsOf()).toEqual([
    'Maria Delgado · Personal injury · 82',
    '📞 <tel:+15125550142|+1 (512) 555-0142>   ✉️ maria_delgado@example.com\n📍 Austin, Travis County, TX',
    [
      '*Deadline:* ordinary last day December 1, 2026',
      '*What happened:* rear-ended',
      '*When:* October 3, 2026',
      '*Other side:* other driver, cited',
      '*Injury:* shoulder injury, shoulder surgery',
      '*Losses:* missed work',
      '*Lawyer:* none yet',
    ].join('\n'),
    '❓ *Ask first:* Does the other side have insurance?',
    'Scored automatically on Nov 20 at 10:02 AM. Verify before relying on it.',
    'Claim',
    'Open in HubSpot',
    'Not a fit',
    'Screen again',
  ]);
});

test('score, area and state are each told once, and no engine is named', () => {
  for (const handling of handlings) {
    const text = JSON.stringify(alertOf({ handling }).blocks);
    expect(text.match(/\b82\b/g)).toHaveLength(1);
    expect(text.match(/personal injury/gi)).toHaveLength(1);
    expect(text).not.toMatch(/rubric|openai|engine/i);
    const [{ word } = { word: '' }] = [
      { word: { new: '', claimed: 'Claimed', contacted: '*Contacted', not_a_fit: '*Not a fit' }[handling.state] },
    ];
    if (word !== '') expect(text.split(word)).toHaveLength(2);
  }
});

describe('a client in danger', () => {
  test('is the first line, whatever the score and whoever has the lead', () => {
    for (const score of [0, 12, 99]) {
      for (const handling of handlings) {
        const [first] = textsOf({ card: { ...inDanger, score, valid: score > 60 }, valid: score > 60, handling });
        expect(first).toBe('🆘 *Mentions suicide.* Call this client first.');
      }
    }
    expect(alertOf({ card: inDanger }).text).toBe('🆘 Call first · M. D. · Personal injury · 82');
  });

  test('is not described where notes are withheld', () => {
    for (const privacy of ['no_notes', 'initials'] as const)
      expect(textsOf({ card: inDanger, privacy })[0]).toBe(
        '🆘 *This client may be in danger.* Call this client first.',
      );
  });

  test('is called for although the lead is not valid', () => {
    const low = { ...inDanger, score: 9, valid: false };
    expect(textsOf({ card: low, valid: false, mention: '<!here>' })[2]).toBe(
      "<!here> Who will take this lead?\n⚠️ *Not valid* by the firm's rules.",
    );
    expect(buttonsOf({ card: low, valid: false })[0]).toBe('Claim (primary)');
  });
});

describe('a phone number', () => {
  test.each([
    ['512-555-0142', '<tel:+15125550142|512-555-0142>'],
    ['(512) 555.0142', '<tel:+15125550142|(512) 555.0142>'],
    ['1 512 555 0142', '<tel:+15125550142|1 512 555 0142>'],
    ['512-555-0142 x22', '<tel:+15125550142|512-555-0142 x22>'],
    ['+49 30 901820', '<tel:+4930901820|+49 30 901820>'],
    ['555-0142', '555-0142'],
    ['012-555-0142', '012-555-0142'],
    ['512-555-0142 or 512-555-0143', '512-555-0142 or 512-555-0143'],
    ['tel:+15125550142', 'tel∶+15125550142'],
    ['', '_not given_'],
  ])('%j is %j', (phone, shown) => expect(textsOf({ card: cardWith({ phone }) })[1]).toMatch(`📞 ${shown}   `));
});

describe('buttons', () => {
  test.each<[Handling, boolean, string[]]>([
    [unhandled, true, ['Claim (primary)', 'Open in HubSpot', 'Not a fit (danger)', '… Screen again']],
    [unhandled, false, ['Claim', 'Open in HubSpot', 'Not a fit (danger)', '… Screen again']],
    [claimed, true, ['Mark contacted (primary)', 'Release', 'Open in HubSpot', 'Not a fit (danger)', '… Screen again']],
    [contacted, true, ['Open in HubSpot', 'Reopen']],
    [notAFit, true, ['Open in HubSpot', 'Reopen']],
  ])('%j, valid %j: %j', (handling, valid, expected) => expect(buttonsOf({ handling, valid })).toEqual(expected));

  test('each carries the id of the lead and of its action', () => {
    const values = elementsOf({}).map((element) =>
      element.type === 'overflow' ? [element.action_id, element.options[0]?.value] : [element.action_id, element.value],
    );
    expect(values).toEqual([
      ['lead_claim', maria.leadId],
      ['open_in_hubspot', maria.leadId],
      ['lead_not_a_fit', maria.leadId],
      ['lead_menu', `rescreen:${maria.leadId}`],
    ]);
  });

  test.each([null, 'javascript:alert(1)', 'slack://user'])('an address such as %j opens nothing', (url) => {
    expect(buttonsOf({ card: cardWith({ url }) })).toEqual(['Claim (primary)', 'Not a fit (danger)', '… Screen again']);
  });
});

describe('what the team did', () => {
  test.each<[Handling, string]>([
    [claimed, '🙋 *Claimed* by <@U0345ABC> at 10:04 AM'],
    [contacted, '✅ *Contacted* by <@U0345ABC> at 10:04 AM'],
    [notAFit, '🚫 *Not a fit* by <@U0345ABC> at 10:04 AM\n*Reason:* Already has a lawyer'],
  ])('%j stands below the headline, which stays', (handling, status) => {
    expect(textsOf({ handling }).slice(0, 2)).toEqual(['Maria Delgado · Personal injury · 82', status]);
  });

  test('the day is told where it is another one, in the firm’s time zone', () => {
    const late = { ...claimed, at: '2026-11-21T05:59:00.000Z' };
    expect(textsOf({ handling: late })[1]).toContain('at 11:59 PM');
    expect(textsOf({ handling: { ...late, at: '2026-11-21T06:00:00.000Z' } })[1]).toContain('at Nov 21, 12:00 AM');
    expect(textsOf({ handling: late, timeZone: 'UTC' })[1]).toContain('at Nov 21, 5:59 AM');
  });

  test('somebody from outside of Slack is told by name, an unknown one as somebody', () => {
    expect(textsOf({ handling: { ...claimed, userId: null } })[1]).toBe('🙋 *Claimed* by Dana Reed at 10:04 AM');
    expect(textsOf({ handling: { ...claimed, userId: null, name: null, at: null } })[1]).toBe(
      '🙋 *Claimed* by someone',
    );
  });

  test('a lead that is not a fit keeps its name and number and loses its story', () => {
    const text = textsOf({ handling: notAFit }).join('\n');
    expect(text).toContain('Maria Delgado');
    expect(text).toContain('555-0142');
    expect(text).not.toMatch(/rear-ended|Ask first/);
  });

  test('a reason that was typed is shown where everything may be seen, and nowhere else', () => {
    const handling = { ...notAFit, reason: 'Maria called *another* firm' };
    expect(textsOf({ handling })[1]).toContain('*Reason:* Maria called ∗another∗ firm');
    expect(textsOf({ handling, privacy: 'no_notes' })[1]).not.toContain('Reason');
  });
});

test('a lead that is no longer valid says so', () => {
  const low = cardWith({ score: 41, valid: false });
  expect(textsOf({ card: low, valid: false }).slice(0, 2)).toEqual([
    'Maria Delgado · Personal injury · 41',
    '⚠️ *No longer valid:* it was valid when it came in. Check before you spend time on it.',
  ]);
  expect(textsOf({ card: low, valid: false, handling: claimed })[1]).toBe(
    '🙋 *Claimed* by <@U0345ABC> at 10:04 AM\n⚠️ *No longer valid:* it was valid when it came in. Check before you spend time on it.',
  );
  expect(alertOf({ card: low, valid: false }).text).toBe('M. D. · Personal injury · 41 · not valid');
});

test.each([unhandled, claimed, contacted, notAFit])(
  'without its details a message in state $state says that much, and offers nothing',
  (handling) => {
    const message = alertOf({ card: null, handling });
    expect(message.blocks.some(({ type }) => type === 'actions')).toBe(false);
    expect(textsIn(message.blocks).at(-1)?.text).toMatch(/no longer kept in Slack/);
    expect(JSON.stringify(message)).not.toMatch(/Maria|Delgado|555|82/);
    expect(message.text).toMatch(/details removed$/);
  },
);

describe('who is called', () => {
  test('the mention stands under the header of a new lead, and goes once it is claimed', () => {
    expect(textsOf({ mention: '<!subteam^S0123ABC>' })[1]).toBe('<!subteam^S0123ABC> Who will take this lead?');
    for (const handling of handlings.slice(1)) {
      expect(textsOf({ mention: '<!here>', handling }).join()).not.toContain('<!here>');
    }
  });

  test('what is no mention is not shown', () => {
    expect(textsOf({ mention: '<https://evil.example|x>' })).toEqual(textsOf());
  });
});

describe('privacy', () => {
  test('without notes there is no story and there are no details of flags', () => {
    expect(textsOf({ privacy: 'no_notes' }).slice(0, 4)).toEqual([
      'Maria Delgado · Personal injury · 82',
      '📞 <tel:+15125550142|+1 (512) 555-0142>   ✉️ maria_delgado@example.com\n📍 Austin, Travis County, TX',
      '⏰ *Time-sensitive*\n❓ *Ask first:* Does the other side have insurance?',
      'Scored automatically on Nov 20 at 10:02 AM. Verify before relying on it.',
    ]);
  });

  test('initials are all there is of a person, and the state of a place', () => {
    expect(textsOf({ privacy: 'initials' }).slice(0, 2)).toEqual(['M. D. · Personal injury · 82', '📍 Texas']);
    expect(textsOf({ privacy: 'initials', card: cardWith({ state: 'Maria’s house' }) }).join()).not.toContain('📍');
  });

  test.each(['Delgado v. Acme', 'my case maria', 'call 512 555 0142', 'me@x.org', 'DELGADO'])(
    '%j is no practice area to show then',
    (practiceArea) => {
      const card = cardWith({ practiceArea });
      expect(headerOf({ privacy: 'initials', card })).toBe('M. D. · Practice area withheld · 82');
      expect(headerOf({ privacy: 'full', card })).not.toContain('withheld');
    },
  );

  test.each([
    ['José', 'ßmith', 'J. SS.'],
    ['  “Ana”', '李', 'A. 李.'],
    ['', 'Delgado', 'D.'],
    ['👻', '123', 'No name given'],
  ])('%j %j is %j', (firstName, lastName, expected) => {
    expect(headerOf({ privacy: 'initials', card: cardWith({ firstName, lastName }) })).toBe(
      `${expected} · Personal injury · 82`,
    );
  });
});

describe('what is missing', () => {
  test('a lead that gave nothing but words still makes a message', () => {
    const blank = { firstName: '', lastName: ' ', phone: '', email: '', place: '', practiceArea: '' };
    const bare = cardWith({ ...blank, quotes: [], facts: [], questions: [], flags: [], notes: '' });
    expect(textsOf({ card: bare }).slice(0, 3)).toEqual([
      'No name given · Practice area unknown · 82',
      '📞 _not given_   ✉️ _not given_\n📍 _not given_',
      'Scored automatically on Nov 20 at 10:02 AM. Verify before relying on it.',
    ]);
  });

  test('the notes stand in where no facts are at hand', () => {
    expect(textsOf({ card: cardWith({ facts: [] }) })).toContain(maria.notes);
  });

  test('Spanish is told, for it decides who calls', () => {
    expect(textsOf({ card: cardWith({ language: 'es' }) })[1]).toMatch(/🗣️ speaks Spanish$/);
  });

  test('every flag is told, each with a sign and its label', () => {
    const flags = [
      { name: 'already_represented', label: 'already represented', detail: null },
      { name: 'injection_suspected', label: 'text that tries to change the score', detail: null },
      { name: 'unheard_of', label: 'something new', detail: 'really' },
    ];
    expect(textsOf({ card: cardWith({ flags, questions: [] }) })).toContain(
      '⚖️ *Already represented*\n🛡️ *Text that tries to change the score*\n⚠️ *Something new*: really',
    );
  });
});

test('blocks get new ids with every state, the one of the buttons from lead and state alone', () => {
  const first = alertOf({ wanted: 1 }).blocks.map(({ block_id }) => block_id);
  const second = alertOf({ wanted: 2, handling: claimed }).blocks.map(({ block_id }) => block_id);
  expect(first.at(-1)).toBe(`${maria.leadId}:1`);
  expect(second.at(-1)).toBe(`${maria.leadId}:2`);
  expect(first.filter((id) => second.includes(id))).toEqual([]);
});

test('the longest of everything fits: six flags, every fact, and characters of two units each', () => {
  const long = '𝒳'.repeat(400);
  const flags = Array.from({ length: 20 }, () => ({ name: 'spam', label: long, detail: long }));
  const facts = maria.facts.map(({ name }) => ({ name, value: long }));
  const names = { firstName: long, lastName: long, phone: long, email: long, place: long, practiceArea: long };
  const card = cardWith({ ...names, flags, facts, questions: Array.from({ length: 20 }, () => long) });
  for (const handling of [...handlings, { ...notAFit, userId: null, name: long, reason: long }]) {
    const texts = textsOf({ card, handling, mention: '<!subteam^S0123ABC>' });
    const watched = texts.find((text) => text.startsWith('⚠️ *𝒳'));
    if (handling.state === 'not_a_fit') expect(watched).toBeUndefined();
    else expect(watched?.split('\n').filter((line) => line.startsWith('⚠️'))).toHaveLength(6);
  }
});

test('the explanation of the points is linked where there is one, though not to just anywhere', () => {
  const linked = textsOf({ dashboardUrl: 'https://leads.firm.example/leads/1?a=1&b=2' });
  expect(linked.join()).toContain('<https://leads.firm.example/leads/1?a=1&amp;b=2|See how it was scored>');
  for (const dashboardUrl of ['javascript:alert(1)', 'https://x|y>', 'https://a b']) {
    expect(textsOf({ dashboardUrl })).toEqual(textsOf());
  }
});
