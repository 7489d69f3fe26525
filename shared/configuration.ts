import { z } from 'zod';
import { customFilter } from './filter-conditions.ts';
import { storableText } from './storable-text.ts';

/** A practice area the firm takes, with its aliases; names match without case, spacing or punctuation. */
const acceptedArea = z
  .strictObject({
    name: storableText(100),
    aliases: z.array(storableText(100)).max(50),
  })
  .meta({ id: 'AcceptedArea' });

/** The three settings Screen reads (specification §2.4, ranges settled in bridge/docs/api.md). */
export const configuration = z
  .strictObject({
    practiceAreas: z
      .array(acceptedArea)
      .max(100)
      .meta({ description: 'Accepted practice areas; with none, nothing is accepted.' }),
    threshold: z.int().min(1).max(100).meta({ description: 'Minimum score of a valid lead, inclusive.' }),
    customFilters: z
      .array(customFilter)
      .max(20)
      .meta({ description: 'What a lead has to meet: rules in plain English, or conditions.' }),
  })
  .meta({ id: 'Configuration' });

export type AcceptedArea = z.infer<typeof acceptedArea>;
export type Configuration = z.infer<typeof configuration>;

/** The configuration of a new account: it accepts nothing until the firm says what it takes. */
export const defaultConfiguration: Configuration = { practiceAreas: [], threshold: 60, customFilters: [] };

/** Input of people: an area may be a bare name. Aliases are filled in from the built-in table on save. */
export const configurationInput = z
  .strictObject({
    practiceAreas: z
      .array(
        z.union([
          storableText(100),
          z.strictObject({ name: acceptedArea.shape.name, aliases: acceptedArea.shape.aliases.optional() }),
        ]),
      )
      .max(100)
      .default([]),
    threshold: configuration.shape.threshold.default(defaultConfiguration.threshold),
    customFilters: configuration.shape.customFilters.default([]),
  })
  .meta({ id: 'ConfigurationInput' });

export type ConfigurationInput = z.input<typeof configurationInput>;
