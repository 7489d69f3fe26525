import { answerRouting } from '../slack/inbound/answer-routing.ts';
import { type Command, choice, type OptionValues, optionalOption, requiredOption, UsageError } from './command.ts';
import { numberOption } from './number-option.ts';
import { slackConnectionFor, withSlack } from './with-slack.ts';

export const slackRoute: Command = {
  summary: 'Tell where a lead of an account would go in Slack, and why; nothing is sent',
  usage:
    '--account ID --practice-area A --score N [--state S] [--language en|es] [--time-sensitive] [--at T]\n' +
    '  (T: a moment such as 2026-01-31T22:15:00-05:00; now without it)',
  options: {
    account: { type: 'string' },
    'practice-area': { type: 'string' },
    score: { type: 'string' },
    state: { type: 'string' },
    language: { type: 'string' },
    'time-sensitive': { type: 'boolean' },
    at: { type: 'string' },
  },
  async run(input) {
    const { values } = input;
    for (const name of ['account', 'practice-area', 'score']) requiredOption(values, name);
    const lead = {
      practiceArea: requiredOption(values, 'practice-area'),
      score: numberOption(values, 'score', { min: 0, max: 100, unset: 0 }),
      state: optionalOption(values, 'state') ?? '',
      language: choice('language', optionalOption(values, 'language') ?? 'en', ['en', 'es']),
      timeSensitive: values['time-sensitive'] === true,
    };
    const at = momentOption(values);
    return withSlack(input, async (work) => {
      const connection = await slackConnectionFor(work);
      const { route, privacy, shared } = await answerRouting(work.store.db, connection, { lead, at });
      const { channel, mention, rule, postAt, why } = route;
      const json = { channel, mention, rule, postAt: postAt.toISOString(), privacy, shared, why };
      const told = postAt > at ? `at ${json.postAt}` : 'at once';
      const text = [`${channel}, ${told}; shows: ${privacy}`, ...why.map((step) => `  ${step}`)].join('\n');
      return { json, text };
    });
  },
};

function momentOption(values: OptionValues): Date {
  const text = optionalOption(values, 'at');
  if (text === undefined) return new Date();
  const moment = new Date(text);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text) || Number.isNaN(moment.getTime()))
    throw new UsageError('--at is a moment such as 2026-01-31T22:15:00-05:00');
  return moment;
}
