import { configurationInput } from '../../../shared/configuration.ts';
import { firstConfiguration, firstRecord } from '../../../shared/examples.ts';
import type { Breakdown } from '../../../shared/results.ts';
import { rubricIdentity } from '../../analysis/rubric/rubric-identity.ts';
import { readMigrations } from '../../platform/store/read-migrations.ts';
import { checksOfFirstStart } from '../../wiring/readiness-parts.ts';
import { describeReadings } from '../accounts/configuration.ts';
import { renderBreakdown } from '../judge/score-and-screen.ts';
import { firstSteps, renderBanner } from '../serve/banner.ts';
import { firstOwnerLines } from '../serve/dashboard-lines.ts';
import { exampleAnalyzer, exampleTimestamp } from './examples.ts';

const REGION = /(<!-- generated: ([\w ]+) -->\n)[\s\S]*?(<!-- end of generated -->)/g;

/** The README with its transcripts as the product prints them on the day of the examples. */
export async function renderTranscripts(readme: string): Promise<string> {
  const result = await exampleAnalyzer().score(firstRecord);
  const { score: analysisScore, notes: analysisNotes } = result;
  const answer = { success: true, results: { analysisScore, analysisNotes }, timestamp: exampleTimestamp };
  const regions: Record<string, string> = {
    'the start': fenced('text', await firstBanner()),
    'the record': fenced('sh', savedFile('record.json', JSON.stringify({ record: firstRecord }, null, 2))),
    'the first answer': fenced('json', JSON.stringify(answer)),
    'the points': fenced('text', pointsOf(result)),
    'the settings': fenced('sh', savedFile('firm.json', lineEach(firstConfiguration))),
    'the filters': fenced('text', filterLines().join('\n')),
  };
  return readme.replace(REGION, (whole, start: string, name: string, end: string) => {
    const text = regions[name];
    return text === undefined ? whole : `${start}${text}${end}`;
  });
}

const fenced = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\`\n`;

const savedFile = (name: string, json: string): string => `cat > ${name} <<'JSON'\n${json}\nJSON`;

/** An object with a line for each key. */
const lineEach = (value: object): string =>
  `{\n${Object.entries(value)
    .map(([key, one]) => `  ${JSON.stringify(key)}: ${JSON.stringify(one).replaceAll(/([,:])(?=["{[])/g, '$1 ')}`)
    .join(',\n')}\n}`;

/** The banner of the first start, its curl line shortened. */
async function firstBanner(): Promise<string> {
  const url = 'http://127.0.0.1:3000';
  const accountId = '90230f58-905d-4f2a-8d6b-d06fa241c75d';
  const account = { accountId, name: 'My firm', key: 'lis_live_…' };
  const checks = checksOfFirstStart({ migrations: (await readMigrations()).length, engine: rubricIdentity });
  const whole = renderBanner(checks, url, [...firstOwnerLines(`${url}/link#…`), ...firstSteps(url, account)]);
  const shorten = (line: string) =>
    line.startsWith('curl ') ? `${line.slice(0, line.indexOf(" -H 'Content-Type"))} …` : line;
  return whole.split('\n').map(shorten).join('\n').trim();
}

const FACTS_SHOWN = 5;

/** Of an explanation the head, one part, some facts and the first question. */
function pointsOf(result: Breakdown): string {
  const lines = renderBreakdown(result).split('\n');
  const from = (start: RegExp) => lines.slice(lines.findIndex((line) => start.test(line)));
  const damages = from(/^ {2}damages/);
  const part = damages.slice(0, 1 + damages.slice(1).findIndex((line) => !line.startsWith('    ')));
  const shown = [lines.slice(0, 1), part, from(/^Facts:/).slice(0, 1 + FACTS_SHOWN), from(/^Questions/).slice(0, 2)];
  return shown.map((some) => some.join('\n')).join('\n…\n');
}

function filterLines(): string[] {
  const { customFilters = [] } = configurationInput.parse(firstConfiguration);
  return describeReadings(customFilters);
}
