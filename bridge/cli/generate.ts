import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { renderEventKinds, renderEventKindsReference } from '../analysis/lexicon/render-event-kinds.ts';
import { renderEnvExample } from '../environment.ts';
import { hubspotProjectFiles } from '../hubspot/app/project-files.ts';
import { renderSlackManifest } from '../slack/connect/manifest.ts';
import { renderApiReference, renderErrorReference } from '../v1/docs/reference-markdown.ts';

import type { CommandInput, CommandOutput } from './command/command.ts';

const root = path.join(import.meta.dirname, '..', '..');

/** Every generated file and what makes it. */
const files: Record<string, () => string> = {
  '.env.example': renderEnvExample,
  'bridge/docs/api.md': renderApiReference,
  'bridge/docs/errors.md': renderErrorReference,
  'bridge/docs/event-kinds.md': renderEventKindsReference,
  'shared/event-kinds.gen.ts': renderEventKinds,
  'plugin/slack/manifest.json': () =>
    renderSlackManifest({ publicUrl: 'https://leads.example.com', socketMode: false }),
  ...hubspotProjectFiles(),
  'package-lock.json': () => withoutEngines(readFileSync(path.join(root, 'package-lock.json'), 'utf8')),
};

/**
 * npm warns of every package that the Node of the machine is too old for, and that is not the Node they run on: it comes
 * with them. What they need of it is tested instead (test/contracts/packages.test.ts).
 */
function withoutEngines(lock: string): string {
  const parsed: { packages: Record<string, { engines?: unknown }> } = JSON.parse(lock);
  for (const [place, entry] of Object.entries(parsed.packages)) if (place !== '') delete entry.engines;
  return `${JSON.stringify(parsed, null, 2)}\n`;
}

async function isStale([file, render]: [string, () => string]): Promise<boolean> {
  const current = await readFile(path.join(root, file), 'utf8').catch(() => undefined);
  return current !== render();
}

export async function generate({ values }: CommandInput<{ check?: true | undefined }>): Promise<CommandOutput> {
  const stale: string[] = [];
  for (const entry of Object.entries(files)) if (await isStale(entry)) stale.push(entry[0]);
  if (values.check === true) {
    const text =
      stale.length === 0 ? 'Generated files are up to date.' : `Stale, run npm run generate: ${stale.join(', ')}`;
    return { json: { stale }, text, exitCode: stale.length === 0 ? 0 : 1 };
  }
  for (const file of stale) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), files[file]?.() ?? '');
  }
  return { json: { written: stale }, text: stale.length === 0 ? 'Nothing to write.' : `Wrote ${stale.join(', ')}` };
}
