import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { parseConfiguration } from '../../bridge/accounts/parse-configuration.ts';
import { createAnalyzer } from '../../bridge/analysis/analyzer.ts';
import { createRubricEngine } from '../../bridge/analysis/rubric/rubric-engine.ts';
import { contactToRecord } from '../../bridge/hubspot/mapping/contact-to-record.ts';
import { defaultFieldMapping } from '../../shared/field-mapping.ts';
import { type DemoContact, demoContacts } from './contacts.ts';
import { demoFirm, demoIntroduction, demoSteps, happened, judged, noteLine } from './demo-lines.ts';

/**
 * The README's transcript of the demonstration: what `npm run demo` printed on the day that its mark names. It is
 * recorded anew when the product would print something else on that day; times and addresses are those of the run.
 */
const readmeFile = path.join(import.meta.dirname, '..', '..', 'README.md');
const REGION = /<!-- generated: the demo of ([\d-]{10}) -->\n```text\n([\s\S]*?)```\n<!-- end of generated -->/;
/** One of each kind; the README has no room for all. */
const shownPeople = ['Maria Delgado', 'Paul Okafor', 'Tom Abara', 'Grace Lindqvist'];
const LONGEST_NOTES = 124;

const isShown = (line: string) => shownPeople.some((name) => line.includes(` ${name}, `));

/** Whole sentences, as many as a line takes. */
function shorten(line: string): string {
  if (line.length <= LONGEST_NOTES) return line;
  const end = line.lastIndexOf('. ', LONGEST_NOTES - ' …'.length);
  return `${line.slice(0, end + 1)} …`;
}

/** What signs in is shown to nobody but who runs it. */
const withoutToken = (line: string): string => line.replace(/link#\S+/, 'link#…');

const withoutChance = (line: string): string =>
  withoutToken(line)
    .replace(/^ *\d+\.\d s {2}/, '')
    .replace(/127\.0\.0\.1:\d+/, '127.0.0.1:PORT');

/** A lead's lines, as the engine judges it on that day. */
async function linesOf({ who, values, later }: DemoContact, day: string): Promise<string[]> {
  const analyzer = createAnalyzer({ engine: createRubricEngine(), today: () => day });
  const { record } = contactToRecord(
    { ...values, ...(later && { lead_intake_case_notes: later.notes }) },
    defaultFieldMapping,
  );
  const { valid, score, notes } = await analyzer.screen(record, parseConfiguration(demoFirm));
  const waited = later ? [judged('pending', '', who), happened('case notes', who)] : [];
  const result = judged(valid ? 'valid' : 'invalid', `${score}`, who);
  return [happened('arrives', who), ...waited, result, shorten(noteLine(notes))];
}

/** Every line that the block has, without times and addresses; leads come side by side, so in no order. */
async function linesOn(day: string): Promise<string[]> {
  const leads = await Promise.all(demoContacts.filter(({ who }) => isShown(` ${who}`)).map((one) => linesOf(one, day)));
  const address = 'http://127.0.0.1:PORT';
  const introduction = demoIntroduction({ page: address, bridge: address, dashboard: `${address}/link#…` }, false);
  return [...Object.values(demoSteps), '', ...introduction, '', ...leads.flat()];
}

const sameLines = (some: readonly string[], others: readonly string[]) =>
  JSON.stringify([...some].sort()) === JSON.stringify([...others].sort());

/** Whether the README shows what the product prints. */
export async function isCurrent(readme: string): Promise<boolean> {
  const [, day, block] = REGION.exec(readme) ?? [];
  if (day === undefined || block === undefined) throw new Error(`${readmeFile} has no place for the demonstration`);
  return sameLines(block.trimEnd().split('\n').map(withoutChance), await linesOn(day));
}

/** The README with what the demonstration prints today. */
export async function recordDemo(readme: string): Promise<string> {
  const day = new Date().toISOString().slice(0, 10);
  const { PATH, HOME, TMPDIR } = process.env;
  const demo = path.join(import.meta.dirname, 'demo.js');
  const { stdout } = await promisify(execFile)(process.execPath, [demo, '--exit'], { env: { PATH, HOME, TMPDIR } });
  const lines = stdout.split('\n');
  const leadsFrom = lines.findIndex((line) => / s {2}arrives /.test(line));
  const leads = lines.slice(leadsFrom).flatMap((line, index, all) => {
    if (!isShown(line)) return [];
    const notes = all[index + 1] ?? '';
    return /^ {9}\S/.test(notes) ? [line, shorten(notes)] : [line];
  });
  const shown = [...lines.slice(0, leadsFrom).map(withoutToken), ...leads];
  const place = `<!-- generated: the demo of ${day} -->\n\`\`\`text\n${shown.join('\n')}\n\`\`\`\n<!-- end of generated -->`;
  return readme.replace(REGION, () => place);
}

if (import.meta.main) {
  const readme = await readFile(readmeFile, 'utf8');
  if (!(await isCurrent(readme))) {
    process.stdout.write('Recording npm run demo for the README …\n');
    const recorded = await recordDemo(readme);
    if (!(await isCurrent(recorded))) throw new Error('the demonstration prints what its lines do not say');
    await writeFile(readmeFile, recorded);
    process.stdout.write('Wrote README.md\n');
  }
}
