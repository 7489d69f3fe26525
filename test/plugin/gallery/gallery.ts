import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RenderedNode } from '@hubspot/ui-extensions/testing';
import { afterAll, expect } from 'vitest';
import { listingFaults } from '../listing-rules.ts';
import { Unreachable } from '../stand-in-bridge.ts';
import { galleryPage, type Shown } from './page.ts';
import { renderHtml } from './render-html.ts';

type Listed = Parameters<typeof listingFaults>[0];

interface Surface extends Listed {
  waitFor(check: () => void): Promise<void>;
  getRootNode(): RenderedNode;
  text(): string;
}

interface Drawing extends Omit<Shown, 'html'> {
  /** What the state is about: it is drawn once the surface says this. */
  says: string;
  /** Titles of the parts a person has opened. */
  opened?: readonly string[];
}

/** Collects the states of one surface; where the environment names a folder for them, they are written there as one page. */
export function openGallery(surface: 'card' | 'card-real' | 'settings' | 'settings-real' | 'bulk') {
  const shown: Shown[] = [];

  afterAll(() => {
    const folder = process.env.GALLERY;
    if (folder === undefined) return;
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, `${surface}.html`), galleryPage(shown));
  });

  return {
    shown,
    async draw(drawn: Surface, { says, opened = [], ...state }: Drawing): Promise<void> {
      await drawn.waitFor(() => {
        expect(drawn.text()).toContain(says);
        if (!says.startsWith('Loading')) expect(drawn.text()).not.toContain('Loading the details');
      });
      // Every state is one that HubSpot's marketplace would see.
      expect(listingFaults(drawn)).toEqual([]);
      const html = renderHtml(drawn.getRootNode(), opened);
      expect(html).not.toMatch(/<script|<img|undefined|\[object/);
      for (const title of opened) expect(html).toContain(`<details open><summary>${title}`);
      shown.push({ ...state, html });
    },
  };
}

/** A bridge that is down. */
export const away = () => {
  throw new Unreachable();
};

/** An answer that never comes. */
export const never = () => new Promise<never>(() => {});
