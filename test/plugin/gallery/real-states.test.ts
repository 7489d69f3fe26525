import '../worker-globals.ts';
import { Button, Form, Select } from '@hubspot/ui-extensions';
import { expect, onTestFinished, test } from 'vitest';
import { setConfiguration } from '../../../bridge/accounts/configurations.ts';
import { optionalScopeList, scopeList } from '../../../bridge/hubspot/connect/scopes.ts';
import { openApp } from '../../fixtures/hubspot-app.ts';
import { strongLead } from '../../fixtures/hubspot-leads.ts';
import { connectFirm } from '../../fixtures/hubspot-product.ts';
import { expectNoFaults, settled, shows } from '../../fixtures/hubspot-results.ts';
import { openPages } from '../real-stage.ts';
import { enter } from '../render-settings.ts';
import { openGallery } from './gallery.ts';

const { draw, shown } = openGallery('card-real');

/** Both are among the simulator's owners. */
const dana = { userId: 7, userEmail: 'dana.reyes@firm.example' };
const sam = { userId: 8, userEmail: 'sam.okafor@firm.example' };

const notes = (text: string) => ({ lead_intake_case_notes: text });
const leads = {
  free: strongLead(),
  mine: strongLead({ email: 'mine@example.com', firstname: 'Rosa', lastname: 'Whitfield' }),
  theirs: strongLead({ email: 'theirs@example.com', firstname: 'Tyrell', lastname: 'Banks' }),
  contacted: strongLead({ email: 'contacted@example.com', firstname: 'Ines', lastname: 'Duarte' }),
  closed: strongLead({ email: 'closed@example.com', firstname: 'Paul', lastname: 'Okafor' }),
  represented: strongLead({
    email: 'represented@example.com',
    ...notes('Rear-ended last month in Austin, broken arm. My lawyer is handling it but I want a second opinion.'),
  }),
  thin: strongLead({ email: 'thin@example.com', ...notes('Car crash in Austin last week, my back hurts.') }),
  danger: strongLead({
    email: 'danger@example.com',
    ...notes('I was hit by a car and cannot work. I just want to die, I keep thinking about killing myself.'),
  }),
} as const;

async function openFirm() {
  const stage = await openApp();
  onTestFinished(() => stage[Symbol.asyncDispose]());
  const { hubspot, product } = stage;
  const token = hubspot.staticToken(11, [...scopeList, ...optionalScopeList]);
  const accountId = await connectFirm(product, 11, token);
  const input = {
    practiceAreas: ['Car Accident'],
    threshold: 60,
    customFilters: ['No one who already has a lawyer', 'Only accidents in Texas'],
  };
  await setConfiguration(product.db, { accountId, actor: 'test', input });
  const ids = new Map<keyof typeof leads, string>();
  for (const [name, values] of Object.entries(leads)) {
    const { id } = hubspot.portal(11).create(values);
    ids.set(name as keyof typeof leads, id);
  }
  for (const id of ids.values()) await shows(hubspot, id, 'lead_intake_status').toMatch(/^(?:valid|invalid)$/);
  await settled(product);
  return { ...stage, ...openPages(hubspot, dana), idOf: (name: keyof typeof leads) => ids.get(name) ?? '' };
}

type Firm = Awaited<ReturnType<typeof openFirm>>;

/** Presses a button of a card and waits until the name of who pressed it is known. */
async function press({ openCard, idOf }: Firm, lead: keyof typeof leads, label: string, says: RegExp) {
  const card = openCard(idOf(lead));
  const called = ({ text }: { text: string | null }) => text === label;
  await card.waitFor(() => expect(card.maybeFind(Button, called)?.props.disabled).toBe(false));
  card.find(Button, called).trigger('onClick');
  await card.waitFor(() => expect(card.text()).toMatch(says));
}

async function close({ openCard, idOf }: Firm) {
  const card = openCard(idOf('closed'));
  const reason = { name: 'unfit-reason' };
  await card.waitFor(() => expect(card.maybeFind(Select, reason)).not.toBeNull());
  enter(card.find(Select, reason), 'onChange', 'too_small');
  card.find(Form, (form) => form.maybeFind(Select, reason) !== null).trigger('onSubmit');
  await card.waitFor(() => expect(card.text()).toMatch(/Closed as not a fit/));
}

const named = ({ product: { db } }: Firm) =>
  expect.poll(
    async () =>
      (
        await db
          .selectFrom('lead_history')
          .select('id')
          .where('actor', 'like', 'hubspot:%')
          .where('actor_name', 'is', null)
          .execute()
      ).length,
  );

test('eight leads as the engine judged them and the team handled them, in the tab and in the narrow column', async () => {
  const firm = await openFirm();
  await press(firm, 'mine', 'Claim', /\(you\)/);
  firm.lookAs(sam);
  await press(firm, 'theirs', 'Claim', /\(you\)/);
  await press(firm, 'contacted', 'Claim', /\(you\)/);
  await press(firm, 'contacted', 'Mark contacted', /has contacted/);
  await close(firm);
  await named(firm).toBe(0);
  firm.lookAs(dana);
  const states = [
    ['free', 'New and strong', 'no one has claimed it yet'],
    ['mine', 'Claimed by whoever looks', 'Claimed by Dana Reyes (you)'],
    ['theirs', 'Claimed by another', 'Leave it to Sam Okafor'],
    ['contacted', 'Contacted', 'Nothing to do: Sam Okafor has contacted the client'],
    ['closed', 'Not a fit', 'Closed as not a fit by Sam Okafor: Too small'],
    ['represented', 'Refused by a rule', 'Decline: already has a lawyer'],
    ['thin', 'Too little is known', 'Ask first'],
    ['danger', 'Suicide is spoken of', 'Safety first: mentions suicide'],
  ] as const;
  for (const [lead, title, says] of states) {
    for (const narrow of [false, true]) {
      const card = firm.openCard(firm.idOf(lead), narrow);
      await card.waitFor(() => expect(card.text()).toContain('How the score was calculated'));
      await draw(card, {
        name: `real-${lead}-${narrow ? 'narrow' : 'tab'}`,
        title: `${title} (${narrow ? 'narrow' : 'tab'})`,
        width: narrow ? 'narrow' : 'tabwide',
        says,
      });
      expect(card.text()).not.toMatch(/rubric|openai|taken as|against what you take|User \d|A team member/i);
    }
  }
  await draw(firm.openCard(firm.idOf('represented')), {
    name: 'real-represented-opened',
    title: 'Refused by a rule: points and history opened',
    width: 'tabwide',
    says: 'Decline',
    opened: ['How the score was calculated', 'History'],
  });
  expect(shown).toHaveLength(17);
  expectNoFaults(firm.hubspot);
});
