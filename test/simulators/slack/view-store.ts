import { clone, type Json } from './json.ts';
import { identifyBlocks } from './message-store.ts';
import { SlackError } from './slack-error.ts';

export interface View {
  id: string;
  type: 'modal' | 'home';
  userId: string;
  /** As the app sent it, with the ids Slack adds. */
  content: Json;
  hash: string;
  rootId: string;
  previousId: string | null;
  /** How often it was replaced. */
  updates: number;
}

export interface ViewStore {
  open(userId: string, content: Json): View;
  push(userId: string, content: Json): View;
  update(view: View, content: Json): void;
  publish(userId: string, content: Json): View;
  find(id: string): View | undefined;
  findExternal(externalId: string): View | undefined;
  /** Modals on a person's screen, the top one last. */
  stack(userId: string): readonly View[];
  home(userId: string): View | null;
  /** Takes the top modal away; all of them with `clear`. */
  close(userId: string, clear?: boolean): void;
  version(): number;
}

/** Modals on top of each other, the first one included. */
const deepest = 3;

export function createViewStore(nextId: () => string): ViewStore {
  const stacks = new Map<string, View[]>();
  const homes = new Map<string, View>();
  let changes = 0;

  const fill = (content: Json): Json => ({
    ...clone(content),
    blocks: identifyBlocks(content.blocks as Json[], nextId),
  });

  const make = (userId: string, content: Json, below: View | undefined): View => {
    changes += 1;
    const id = `V${nextId()}`;
    const view: View = {
      id,
      type: content.type as View['type'],
      userId,
      content: fill(content),
      hash: `${changes}.${nextId()}`,
      rootId: below?.rootId ?? id,
      previousId: below?.id ?? null,
      updates: 0,
    };
    return view;
  };

  const update = (view: View, content: Json) => {
    changes += 1;
    view.content = fill(content);
    view.hash = `${changes}.${nextId()}`;
    view.updates += 1;
  };

  const stack = (userId: string) => {
    const found = stacks.get(userId) ?? [];
    stacks.set(userId, found);
    return found;
  };

  return {
    update,
    stack,
    open(userId, content) {
      const view = make(userId, content, undefined);
      stacks.set(userId, [view]);
      return view;
    },
    push(userId, content) {
      const views = stack(userId);
      if (views.length === 0) throw new SlackError('not_found');
      if (views.length >= deepest) throw new SlackError('push_limit_reached');
      const view = make(userId, content, views.at(-1));
      views.push(view);
      return view;
    },
    publish(userId, content) {
      const current = homes.get(userId);
      if (current !== undefined) {
        update(current, content);
        return current;
      }
      const view = make(userId, content, undefined);
      homes.set(userId, view);
      return view;
    },
    // A modal that was closed cannot be updated any more.
    find: (id) => [...[...stacks.values()].flat(), ...homes.values()].find((view) => view.id === id),
    findExternal: (externalId) =>
      [...[...stacks.values()].flat(), ...homes.values()].find((view) => view.content.external_id === externalId),
    home: (userId) => homes.get(userId) ?? null,
    close(userId, clear = false) {
      changes += 1;
      stacks.set(userId, clear ? [] : stack(userId).slice(0, -1));
    },
    version: () => changes,
  };
}
