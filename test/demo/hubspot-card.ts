import '../plugin/extend-hubspot.ts';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRenderer, type RenderedNode } from '@hubspot/ui-extensions/testing';
import { createElement, useSyncExternalStore } from 'react';
import { rolldown } from 'rolldown';

import { type Extension, extensions } from '../plugin/extend-hubspot.ts';
import { renderHtml } from '../plugin/gallery/render-html.ts';

/** What HubSpot has ready for the card. */
const given = ['react', 'react/jsx-runtime', '@hubspot/ui-extensions', '@hubspot/ui-extensions/crm'];
const entry = path.join(import.meta.dirname, '../../plugin/hubspot/src/app/cards/lead-tab.tsx');

/** The card as it is uploaded to HubSpot, bundled as HubSpot does it. */
export async function loadCard(folder: string): Promise<Extension> {
  const file = path.join(folder, 'card.mjs');
  const built = await rolldown({ input: entry, external: given });
  const paths = Object.fromEntries(given.map((name) => [name, import.meta.resolve(name)]));
  await built.write({ format: 'esm', file, paths });
  await built.close();
  await import(pathToFileURL(file).href);
  const [extension] = extensions;
  if (extension === undefined) throw new Error('the card hands nothing to HubSpot');
  return extension;
}

/** A field as a browser draws it; `options` where it is one of several. */
interface Field {
  value: unknown;
  options: { value: unknown; label: string }[] | null;
}

export interface OpenCard {
  contactId: string;
  /** What HubSpot would show, and its fields in the order in which they stand there. */
  draw(): { html: string; fields: Field[] };
  /** HubSpot tells the card that the contact has changed. */
  changed(): void;
  /** Nobody looks at it any more. */
  close(): void;
  /** A person presses the button at this place, or fills in the field. */
  press(at: number): void;
  fill(at: number, value: string): void;
}

interface Opening {
  extension: Extension;
  contactId: string;
  bridgeUrl: string;
  timeZone: string;
  properties(): Record<string, string | null>;
}

type Element = Extract<RenderedNode, { nodeType: 'element' }>;
type Placed = { node: Element; form: Element | null };

export function openCard({ extension, contactId, bridgeUrl, timeZone, properties }: Opening): OpenCard {
  const renderer = createRenderer('crm.record.tab');
  const refetch = async () => {};
  const answer = () => ({ properties: properties(), isLoading: false, error: null, isRefetching: false, refetch });
  renderer.mocks.useCrmProperties.willCall(answer);
  let version = 0;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const changed = () => {
    version += 1;
    for (const listener of listeners) listener();
  };
  const { context, actions, runServerlessFunction } = renderer.mocks;
  const api = {
    context: {
      ...context,
      // As in the firm's Slack.
      portal: { ...context.portal, timezone: timeZone },
      crm: { objectId: Number(contactId) },
      variables: { BRIDGE_URL: bridgeUrl },
    },
    actions: { ...actions, refreshObjectProperties: changed },
    runServerlessFunction,
  };
  let isClosed = false;
  const Live = () => {
    useSyncExternalStore(subscribe, () => version);
    return isClosed ? null : createElement(Card);
  };
  const Card = () => extension(api);
  renderer.render(createElement(Live));

  const placed = (names: ReadonlySet<string>) =>
    [...walk(renderer.getRootNode(), null)].filter(({ node }) => names.has(node.name));
  return {
    contactId,
    changed,
    close() {
      isClosed = true;
      changed();
    },
    draw: () => ({
      html: renderHtml(renderer.getRootNode()),
      fields: placed(fieldNames).map(({ node }) => {
        const { value, options } = node.props as Partial<Field>;
        return { value, options: options ?? null };
      }),
    }),
    press(at) {
      const found = placed(buttonNames)[at];
      if (found === undefined) return;
      if ((found.node.props as { type?: string }).type === 'submit') fire(found.form, 'onSubmit');
      else fire(found.node, 'onClick');
    },
    fill: (at, value) => fire(placed(fieldNames)[at]?.node ?? null, 'onChange', value),
  };
}

const buttonNames = new Set(['Button', 'LoadingButton']);
const fieldNames = new Set(['Input', 'NumberInput', 'TextArea', 'Select', 'MultiSelect']);

/** Every element in the order in which it is drawn, with the form around it. */
function* walk(node: RenderedNode, form: Element | null): Generator<Placed> {
  const own = node.nodeType === 'element' ? (node as Element) : null;
  if (own !== null) yield { node: own, form };
  const around = own?.name === 'Form' ? own : form;
  if ('childNodes' in node) for (const child of node.childNodes) yield* walk(child, around);
}

function fire(node: Element | null, event: string, value?: string): void {
  const handler = (node?.props as Record<string, unknown> | undefined)?.[event];
  if (typeof handler === 'function') handler(value);
}
