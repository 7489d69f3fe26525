import { describe, expect, test } from 'vitest';
import type { Handling, LeadCard } from '../../../../bridge/slack/render/lead-card.ts';
import { type Alert, renderAlert } from '../../../../bridge/slack/render/render-alert.ts';
import { claimed, contacted, handlings, maria, notAFit, textsIn, unhandled } from '../lead-cards.ts';

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

function buttonsOf(changes: Partial<Alert>) {
  const blocks = alertOf(changes).blocks.flatMap((block) => (block.type === 'actions' ? block.elements : []));
  return blocks.map(({ text, style }) => (style === undefined ? text.text : `${text.text} (${style})`));
}

test('a new lead tells who it is, what happened, what to watch and what to ask, and is claimed with the first button', () => {
  expect(textsOf()).toEqual([
    '🔵 New lead · Personal injury · 82/100',
    '*Name*\nMaria Delgado',
    '*Phone*\n+1 (512) 555-0142',
    '*E-mail*\nmaria_delgado@example.com',
    '*Where*\nAustin, Travis County, TX',
    '*Case*\nPersonal injury',
    '*Screened*\n82/100, strong · Nov 20, 10:02 AM',
    '*In the client’s words*\n> “A delivery van hit me from behind at a red light on October 3rd”\n> “I had surgery on my shoulder and missed six weeks of work”',
    '⏰ *Time-sensitive* – ordinary last day 2026-12-01\n❓ *Still to ask:* insurance, date of the event',
    'Automated screening (rubric 1.5.0): verify before you rely on it.',
    'Claim',
    'Open in HubSpot',
    'Re-screen',
    'Not a fit',
  ]);
});

describe('buttons', () => {
  test.each<[Handling, boolean, string[]]>([
    [unhandled, true, ['Claim (primary)', 'Open in HubSpot', 'Re-screen', 'Not a fit (danger)']],
    [unhandled, false, ['Claim', 'Open in HubSpot', 'Re-screen', 'Not a fit (danger)']],
    [claimed, true, ['Mark contacted (primary)', 'Release', 'Open in HubSpot', 'Not a fit (danger)']],
    [contacted, true, ['Open in HubSpot', 'Reopen']],
    [notAFit, true, ['Open in HubSpot', 'Reopen']],
  ])('%j, valid %j: %j', (handling, valid, expected) => expect(buttonsOf({ handling, valid })).toEqual(expected));

  test('each carries the id of the lead and of its action', () => {
    const actions = alertOf().blocks.flatMap((block) => (block.type === 'actions' ? block.elements : []));
    expect(actions.map(({ action_id, value }) => [action_id, value])).toEqual(
      ['lead_claim', 'open_in_hubspot', 'lead_rescreen', 'lead_not_a_fit'].map((id) => [id, maria.leadId]),
    );
  });

  test.each([null, 'javascript:alert(1)', 'slack://user'])('an address such as %j opens nothing', (url) => {
    expect(buttonsOf({ card: cardWith({ url }) })).toEqual(['Claim (primary)', 'Re-screen', 'Not a fit (danger)']);
  });
});

describe('what the team did', () => {
  test.each<[Handling, string, string]>([
    [claimed, '🙋 Claimed · Personal injury · 82/100', '*Claimed* by <@U0345ABC> at 10:04 AM'],
    [contacted, '✅ Contacted · Personal injury · 82/100', '*Contacted* by <@U0345ABC> at 10:04 AM'],
    [
      notAFit,
      '🚫 Not a fit · Personal injury · 82/100',
      '*Not a fit* by <@U0345ABC> at 10:04 AM\n*Reason:* Already has a lawyer',
    ],
  ])('%j stands in the header and below it', (handling, header, status) => {
    expect(textsOf({ handling }).slice(0, 2)).toEqual([header, status]);
  });

  test('the day is told where it is another one, in the firm’s time zone', () => {
    const late = { ...claimed, at: '2026-11-21T05:59:00.000Z' };
    expect(textsOf({ handling: late })[1]).toContain('at 11:59 PM');
    expect(textsOf({ handling: { ...late, at: '2026-11-21T06:00:00.000Z' } })[1]).toContain('at Nov 21, 12:00 AM');
    expect(textsOf({ handling: late, timeZone: 'UTC' })[1]).toContain('at Nov 21, 5:59 AM');
  });

  test('somebody from outside of Slack is told by name, an unknown one as somebody', () => {
    expect(textsOf({ handling: { ...claimed, userId: null } })[1]).toBe('*Claimed* by Dana Reed at 10:04 AM');
    expect(textsOf({ handling: { ...claimed, userId: null, name: null, at: null } })[1]).toBe('*Claimed* by somebody');
  });

  test('a lead that is not a fit keeps its fields and loses the quotes', () => {
    const text = textsOf({ handling: notAFit }).join('\n');
    expect(text).toContain('Maria Delgado');
    expect(text).not.toContain('delivery van');
  });

  test('a reason that was typed is shown where everything may be seen, and nowhere else', () => {
    const handling = { ...notAFit, reason: 'Maria called *another* firm' };
    expect(textsOf({ handling })[1]).toContain('*Reason:* Maria called ∗another∗ firm');
    expect(textsOf({ handling, privacy: 'no_notes' })[1]).not.toContain('Reason');
  });
});

test('a lead that is no longer valid says so, and by what score', () => {
  const low = cardWith({ score: 41, valid: false });
  expect(textsOf({ card: low, valid: false }).slice(0, 2)).toEqual([
    '⚠️ No longer valid · Personal injury · 41/100',
    'It was valid when it came in: look twice before you spend time on it.',
  ]);
  const worked = textsOf({ card: low, valid: false, handling: claimed });
  expect(worked[0]).toBe('🙋 Claimed · Personal injury · 41/100');
  expect(worked[1]).toBe(
    `*Claimed* by <@U0345ABC> at 10:04 AM\n⚠️ *No longer valid* (41/100): look twice before you spend time on it.`,
  );
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

test.each([
  [100, '🟢', 'very strong'],
  [85, '🟢', 'very strong'],
  [84, '🔵', 'strong'],
  [70, '🔵', 'strong'],
  [69, '🟡', 'fair'],
  [50, '🟡', 'fair'],
  [49, '⚪', 'weak'],
  [0, '⚪', 'weak'],
])('%i is %s, and in words %s', (score, emoji, word) => {
  const texts = textsOf({ card: cardWith({ score }) });
  expect(texts[0]).toBe(`${emoji} New lead · Personal injury · ${score}/100`);
  expect(texts).toContain(`*Screened*\n${score}/100, ${word} · Nov 20, 10:02 AM`);
});

describe('who is called', () => {
  test('the mention stands under the header of a new lead, and goes once it is claimed', () => {
    expect(textsOf({ mention: '<!subteam^S0123ABC>' })[1]).toBe('<!subteam^S0123ABC> Who takes this lead?');
    for (const handling of handlings.slice(1)) {
      expect(textsOf({ mention: '<!here>', handling }).join()).not.toContain('<!here>');
    }
  });

  test('what is no mention is not shown', () => {
    expect(textsOf({ mention: '<https://evil.example|x>' })).toEqual(textsOf());
  });
});

describe('privacy', () => {
  test('without notes there are no quotes, no notes and no details of flags', () => {
    expect(textsOf({ privacy: 'no_notes' }).slice(0, 9)).toEqual([
      '🔵 New lead · Personal injury · 82/100',
      '*Name*\nMaria Delgado',
      '*Phone*\n+1 (512) 555-0142',
      '*E-mail*\nmaria_delgado@example.com',
      '*Where*\nAustin, Travis County, TX',
      '*Case*\nPersonal injury',
      '*Screened*\n82/100, strong · Nov 20, 10:02 AM',
      '⏰ *Time-sensitive*\n❓ *Still to ask:* insurance, date of the event',
      'Automated screening (rubric 1.5.0): verify before you rely on it.',
    ]);
  });

  test('initials are all there is of a person, and the state of a place', () => {
    expect(textsOf({ privacy: 'initials' }).slice(1, 5)).toEqual([
      '*Name*\nM. D.',
      '*Where*\nTexas',
      '*Case*\nPersonal injury',
      '*Screened*\n82/100, strong · Nov 20, 10:02 AM',
    ]);
    expect(textsOf({ privacy: 'initials', card: cardWith({ state: 'Maria’s house' }) }).join()).not.toContain(
      '*Where*',
    );
  });

  test.each(['Delgado v. Acme', 'my case maria', 'call 512 555 0142', 'me@x.org', 'DELGADO'])(
    '%j is no practice area to show then',
    (practiceArea) => {
      const card = cardWith({ practiceArea });
      expect(headerOf({ privacy: 'initials', card })).toBe('🔵 New lead · practice area withheld · 82/100');
      expect(headerOf({ privacy: 'full', card })).toContain('New lead · ');
      expect(headerOf({ privacy: 'full', card })).not.toContain('withheld');
    },
  );

  test.each([
    ['José', 'ßmith', 'J. SS.'],
    ['  “Ana”', '李', 'A. 李.'],
    ['', 'Delgado', 'D.'],
    ['👻', '123', 'No name given'],
  ])('%j %j is %j', (firstName, lastName, expected) => {
    expect(textsOf({ privacy: 'initials', card: cardWith({ firstName, lastName }) })).toContain(`*Name*\n${expected}`);
  });
});

describe('what is missing', () => {
  test('a lead that gave nothing but words still makes a message', () => {
    const blank = { firstName: '', lastName: ' ', phone: '', email: '', place: '', practiceArea: '', engine: '' };
    const bare = cardWith({ ...blank, quotes: [], missing: [], flags: [], notes: '' });
    expect(textsOf({ card: bare }).slice(0, 8)).toEqual([
      '🔵 New lead · practice area unknown · 82/100',
      '*Name*\nNo name given',
      '*Phone*\n_not given_',
      '*E-mail*\n_not given_',
      '*Where*\n_not given_',
      '*Case*\nPractice area unknown',
      '*Screened*\n82/100, strong · Nov 20, 10:02 AM',
      'Automated screening (engine unknown): verify before you rely on it.',
    ]);
  });

  test('the notes stand in where there are no quotes', () => {
    expect(textsOf({ card: cardWith({ quotes: [] }) })).toContain(`*In short*\n${maria.notes}`);
  });

  test('Spanish is told, for it decides who calls', () => {
    expect(textsOf({ card: cardWith({ language: 'es' }) })).toContain('*Case*\nPersonal injury · speaks Spanish');
  });

  test('every flag is told, each with a sign and its label', () => {
    const flags = [
      { name: 'already_represented', label: 'already represented', detail: null },
      { name: 'injection_suspected', label: 'text addressed to the scorer', detail: null },
      { name: 'unheard_of', label: 'something new', detail: 'really' },
    ];
    expect(textsOf({ card: cardWith({ flags, missing: [] }) })).toContain(
      '⚖️ *Already represented*\n🛡️ *Text addressed to the scorer*\n⚠️ *Something new* – really',
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

test('a long quote is cut at a word, four are three', () => {
  const quotes = Array.from({ length: 4 }, (_, index) => ({ field: 'notes', text: `${index} ${'word '.repeat(60)}` }));
  const words = textsOf({ card: cardWith({ quotes }) }).find((text) => text.startsWith('*In the client'));
  const lines = words?.split('\n').filter((line) => line.startsWith('> '));
  expect(lines?.map((line) => line.slice(3, 6))).toEqual(['0 w', '1 w', '2 w'].map((start) => start));
  for (const line of lines ?? []) expect(line).toMatch(/ word…”$/);
  for (const line of lines ?? []) expect([...line].length).toBeLessThanOrEqual(204);
});

test('the longest of everything fits: six flags, three quotes, and characters of two units each', () => {
  const long = '𝒳'.repeat(400);
  const flags = Array.from({ length: 20 }, () => ({ name: 'spam', label: long, detail: long }));
  const quotes = Array.from({ length: 20 }, () => ({ field: 'notes', text: long }));
  const names = { firstName: long, lastName: long, phone: long, email: long, place: long, practiceArea: long };
  const card = cardWith({ ...names, flags, quotes, missing: Array.from({ length: 20 }, () => long), engine: long });
  for (const handling of [...handlings, { ...notAFit, userId: null, name: long, reason: long }]) {
    const texts = textsOf({ card, handling, mention: '<!subteam^S0123ABC>' });
    const watched = texts.find((text) => text.startsWith('⚠️ *𝒳'));
    if (handling.state === 'not_a_fit') expect(watched).toBeUndefined();
    else expect(watched?.split('\n').filter((line) => line.startsWith('⚠️'))).toHaveLength(6);
  }
});

test('the explanation of the points is linked where there is one, though not to just anywhere', () => {
  const linked = textsOf({ dashboardUrl: 'https://leads.firm.example/leads/1?a=1&b=2' });
  expect(linked.join()).toContain('<https://leads.firm.example/leads/1?a=1&amp;b=2|Every point explained>');
  for (const dashboardUrl of ['javascript:alert(1)', 'https://x|y>', 'https://a b']) {
    expect(textsOf({ dashboardUrl })).toEqual(textsOf());
  }
});
