import { type Configuration, configurationInput } from '../../shared/configuration.ts';
import { withSuggestedAliases } from '../../shared/practice-areas.ts';
import { Problem } from '../platform/problem.ts';
import { problemDetails } from '../platform/problem-details.ts';

/** @throws {Problem} `invalid_configuration` */
export function parseConfiguration(input: unknown): Configuration {
  const parsed = configurationInput.safeParse(input);
  if (!parsed.success)
    throw new Problem('invalid_configuration', { details: problemDetails(parsed.error, { nameKeys: true }) });
  return withSuggestedAliases(parsed.data);
}
