import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { renderEventKinds, renderEventKindsReference } from '../../analysis/lexicon/render-event-kinds.ts';
import { renderEnvExample } from '../../environment.ts';
import { hubspotProjectFiles } from '../../hubspot/app/project-files.ts';
import { renderSlackManifest } from '../../slack/connect/manifest.ts';
import { renderApiReference, renderErrorReference } from '../../v1/docs/reference-markdown.ts';

import type { CommandInput, CommandOutput } from '../command/command.ts';
import { renderExamples } from './examples.ts';
import { houseNumbers, readHouse } from './house-numbers.ts';
import { renderTranscripts } from './transcripts.ts';

const root = path.join(import.meta.dirname, '..', '..', '..');

/** Every generated file and what makes it. */
const files: Record<string, (current: string) => string | Promise<string>> = {
  '.env.example': renderEnvExample,
  'bridge/docs/api.md': renderApiReference,
  'bridge/docs/errors.md': renderErrorReference,
  'bridge/docs/event-kinds.md': renderEventKindsReference,
  'shared/generated/event-kinds.gen.ts': renderEventKinds,
  'shared/generated/examples.gen.ts': renderExamples,
  'README.md': renderTranscripts,
  'plugin/slack/manifest.json': () =>
    renderSlackManifest({ publicUrl: 'https://leads.example.com', socketMode: false }),
  ...hubspotProjectFiles(),
  'package-lock.json': withoutEngines,
};

/**
 * npm warns about every package that the machine's Node is too old for, though they run on the Node that comes with the
 * packages. What they need of it is tested instead (test/contracts/packages.test.ts).
 */
function withoutEngines(lock: string): string {
  const parsed: { packages: Record<string, { engines?: unknown }> } = JSON.parse(lock);
  for (const [place, entry] of Object.entries(parsed.packages)) if (place !== '') delete entry.engines;
  return `${JSON.stringify(parsed, null, 2)}\n`;
}

interface Rendered {
  file: string;
  wanted: string;
  isStale: boolean;
}

async function renderFile(file: string): Promise<Rendered> {
  const current = await readFile(path.join(root, file), 'utf8').catch(() => undefined);
  const wanted = (await files[file]?.(current ?? '')) ?? '';
  return { file, wanted, isStale: (current ?? '') !== wanted };
}

const written = z.object({ written: z.array(z.string()) });

async function generateAgain(): Promise<string[]> {
  const main = path.join(root, 'bridge', 'cli', 'main.js');
  const { stdout } = await promisify(execFile)(process.execPath, [main, 'generate', '--json']);
  return written.parse(JSON.parse(stdout)).written;
}

export async function generate({ values }: CommandInput<{ check?: true | undefined }>): Promise<CommandOutput> {
  const rendered = await Promise.all(Object.keys(files).map(renderFile));
  const stale = rendered.filter(({ isStale }) => isStale).map(({ file }) => file);
  if (values.check === true) {
    const numbers = houseNumbers(readHouse(root));
    const over = numbers.filter(({ value, most }) => value > most);
    const text = [
      ...numbers.map(({ what, value, most }) => `${what}: ${value} (at most ${most})`),
      ...over.map(({ what }) => `Over the limit: ${what}. The limits are in bridge/cli/generate/house-numbers.ts.`),
      stale.length === 0 ? 'Generated files are up to date.' : `Stale, run npm run generate: ${stale.join(', ')}`,
    ].join('\n');
    return { json: { stale, numbers }, text, exitCode: stale.length + over.length === 0 ? 0 : 1 };
  }
  for (const { file, wanted, isStale } of rendered) {
    if (!isStale) continue;
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), wanted);
  }
  // Files generated from a `.gen.ts` module need the program to be loaded again.
  if (stale.some((file) => file.endsWith('.gen.ts')))
    stale.push(...(await generateAgain()).filter((file) => !stale.includes(file)));
  return { json: { written: stale }, text: stale.length === 0 ? 'Nothing to write.' : `Wrote ${stale.join(', ')}` };
}
