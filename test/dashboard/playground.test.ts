import { execFile, spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getConfiguration, setConfiguration } from '../../bridge/accounts/configurations.ts';
import { hasChromium } from '../fixtures/chromium.ts';
import { temporaryFolder } from '../fixtures/run-cli.ts';
import { openStage, type Stage } from './open-stage.ts';
import { desk, phone, signInWindow } from './sign-in-window.ts';

/** How the code of the page is run, where there is something that runs it. */
const runners = {
  curl: (file: string) => ['sh', file],
  TypeScript: (file: string) => [process.execPath, file],
  Python: (file: string) => ['python3', file],
} as const;
const endings = { curl: 'sh', TypeScript: 'mts', Python: 'py' } as const;
const isThere = (program: string) => spawnSync(program, ['--version']).status === 0;

const published = { practiceAreas: ['Car Accident'], threshold: 50, customFilters: [] };

describe.skipIf(!hasChromium)('a lead is tried by the published rules and by a draft', () => {
  let stage: Stage;
  let accountId: string;
  beforeAll(async () => {
    stage = await openStage();
    accountId = await stage.emptyFirm();
    await setConfiguration(stage.product.db, { accountId, actor: 'test', input: published });
  });
  afterAll(() => stage?.[Symbol.asyncDispose]());

  const open = async (path: string, heading: string, view = desk) => {
    const window = await signInWindow(stage, { accountId, view });
    await window.go(path, heading);
    return window;
  };
  const version = async () => (await getConfiguration(stage.product.db, accountId)).version;

  test('on the page of the API', async () => {
    const before = await version();
    const { page, look, close, complaints } = await open('/api', 'API', phone);
    const playground = page.getByRole('region', { name: 'Playground' });
    const score = () => playground.getByRole('button', { name: 'Score this lead' }).click();
    await playground.getByRole('button', { name: 'Use a sample lead' }).click();
    await score();
    await playground.getByText('Scored by the published rules.').waitFor();
    await playground
      .getByText(/^Valid/)
      .first()
      .waitFor();
    await playground.getByLabel('Rules to use').selectOption('Draft rules');
    await playground.getByRole('button', { name: 'Remove Car Accident' }).click();
    await playground.getByText('The rules have changed since this result.', { exact: false }).waitFor();
    await look('playground, rules changed since');
    await playground.getByLabel('Add a practice area').fill('Family Law');
    await playground.getByRole('button', { name: 'Add', exact: true }).click();
    await score();
    await playground.getByText('Scored by the draft rules.').waitFor();
    await playground
      .getByText(/^Not valid/)
      .first()
      .waitFor();
    await look('playground');
    await playground.getByLabel('Rules to use').selectOption('Published rules');
    await score();
    await playground.getByText('Scored by the published rules.').waitFor();
    // The draft is still there for the next try.
    await playground.getByLabel('Rules to use').selectOption('Draft rules');
    await playground.getByRole('button', { name: 'Remove Family Law' }).waitFor();
    expect(await version()).toBe(before);
    expect(complaints).toEqual([]);
    await close();
  });

  test('the copied request gives the score of the page, in every language', async () => {
    await using folder = await temporaryFolder();
    const { page, context, close, look, complaints } = await open('/api', 'API');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Create key' }).click();
    const key = ((await page.getByLabel('the key', { exact: true }).textContent()) ?? '').trim();
    const playground = page.getByRole('region', { name: 'Playground' });
    await playground.getByRole('button', { name: 'Use a sample lead' }).click();
    const notes = playground.getByLabel('Case notes');
    // What ends a text in a shell or a language, and what turns a text around.
    const hard = `It's "red", \\ $(id) \`id\` \${HOME} %s {0} é 😀 \u202E\n\tlast line`;
    await notes.fill(`${await notes.inputValue()} ${hard}`);
    await playground.getByRole('button', { name: 'Score this lead' }).click();
    const [, score] =
      /Screening score (\d+)/.exec((await playground.getByText(/^Screening score/).textContent()) ?? '') ?? [];
    expect(Number(score)).toBeGreaterThan(0);
    await playground.getByText('Case score by part').waitFor();
    await look('a new key, and a lead tried out');
    for (const language of Object.keys(runners) as (keyof typeof runners)[]) {
      await playground.getByLabel('The same request as').selectOption(language);
      await playground.getByRole('button', { name: 'Copy the request' }).click();
      await playground.getByRole('button', { name: 'Copied' }).waitFor();
      const copied = await page.evaluate<string>('navigator.clipboard.readText()');
      expect(copied).toContain('YOUR_KEY');
      const file = path.join(folder.path, `request.${endings[language]}`);
      await writeFile(file, copied.replace('YOUR_KEY', key));
      const [program = '', ...args] = runners[language](file);
      if (language === 'Python' && !isThere(program)) continue;
      const { PATH = '', HOME = '' } = process.env;
      const { stdout } = await promisify(execFile)(program, args, { env: { PATH, HOME } });
      expect(stdout).toMatch(new RegExp(`thresholdScore['"]?: ?${score}\\b`));
    }
    expect(complaints).toEqual([]);
    await close();
  });

  test.each([
    [desk, 'Rear-ended. '.repeat(25_000), 'Request body is larger than 256 kB.'],
    [desk, 'x'.repeat(20_001), 'record.intakeNotes'],
    [phone, `${'x'.repeat(100)}\0`, 'record.intakeNotes'],
  ] as const)(
    'at $width px, notes that cannot be scored are refused beside the field and stay',
    async (view, typed, words) => {
      const { page, look, close } = await open('/api', 'API', view);
      const playground = page.getByRole('region', { name: 'Playground' });
      const notes = playground.getByLabel('Case notes');
      await notes.fill(typed);
      await playground.getByRole('button', { name: 'Score this lead' }).click();
      await playground.getByRole('alert').getByText(words, { exact: false }).waitFor();
      expect((await notes.inputValue()) === typed).toBe(true);
      await look(`notes refused ${typed.length}`);
      await playground.getByRole('button', { name: 'Use a sample lead' }).click();
      await playground.getByRole('button', { name: 'Score this lead' }).click();
      await playground.getByText('Scored by the published rules.').waitFor();
      expect(await playground.getByRole('alert').count()).toBe(0);
      await close();
    },
  );

  test('on the page of the rules, by what is typed there and not published', async () => {
    const before = await version();
    const { page, close } = await open('/rules', 'What we take');
    await page.getByRole('button', { name: 'Add a rule in words' }).click();
    await page.getByLabel('Rule 1', { exact: true }).fill('Lives in Ohio');
    const trial = page.getByRole('region', { name: 'Try a lead' });
    await trial.getByRole('button', { name: 'Use a sample lead' }).click();
    await trial.getByRole('button', { name: 'Score this lead' }).click();
    await trial.getByText('Scored by the draft rules.').waitFor();
    await trial.getByText('Lives in Ohio').first().waitFor();
    await trial.getByLabel('Rules to use').selectOption('Published rules');
    await trial.getByRole('button', { name: 'Score this lead' }).click();
    await trial.getByText('Scored by the published rules.').waitFor();
    expect(await trial.getByText('Lives in Ohio').count()).toBe(0);
    expect(await version()).toBe(before);
    await close();
  });
});
