import { Input, Tabs, TextArea } from '@hubspot/ui-extensions';
import { createElement } from 'react';
import { SettingsPage } from '../../plugin/hubspot/src/app/settings/settings-page.tsx';
import { openRenderer } from './open-renderer.ts';
import { readTexts } from './read-texts.ts';
import { BRIDGE_URL } from './stand-in-bridge.ts';
import { untilFinished } from './until-finished.ts';

/** What a person enters; the library has the type of the handler where the value belongs. */
export function enter(field: object, event: string, value: unknown): void {
  (field as { trigger(name: string, value: unknown): void }).trigger(event, value);
}

/** The button that stops screening, or lets it go on. */
export const isPauseSwitch = ({ text }: { text: string | null }) => /^(?:Pause|Resume) screening$/.test(text ?? '');

/** Renders the settings page; `alerts` are the messages HubSpot showed. */
export function renderSettings(bridgeUrl = BRIDGE_URL) {
  const renderer = openRenderer('settings');
  const alerts: string[] = [];
  const context = { portal: { timezone: 'America/New_York' }, variables: { BRIDGE_URL: bridgeUrl } };
  const addAlert = ({ message }: { message: string }) => {
    alerts.push(message);
  };
  renderer.render(untilFinished(createElement(SettingsPage, { context, addAlert })));
  const text = () => readTexts(renderer.getRootNode());
  async function open(tab: 'connection' | 'rules' | 'mapping' | 'users') {
    await renderer.waitFor(() => expectFound(renderer.maybeFind(Tabs)));
    enter(renderer.find(Tabs), 'onSelectedChange', tab);
  }
  const type = (name: string, typed: string) => {
    const field = renderer.maybeFind(Input, { name }) ?? renderer.find(TextArea, { name });
    enter(field, 'onInput', typed);
  };
  return { ...renderer, alerts, text, open, type };
}

function expectFound(found: unknown): void {
  if (found === null) throw new Error('Not there yet');
}
