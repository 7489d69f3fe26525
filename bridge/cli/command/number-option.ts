import { type OptionValues, optionalOption, UsageError } from './command.ts';

/** @throws {UsageError} when the value is not a whole number in this range. */
export function numberOption(
  values: OptionValues,
  name: string,
  { min, max, unset }: { min: number; max: number; unset: number },
): number {
  const text = optionalOption(values, name);
  if (text === undefined) return unset;
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw new UsageError(`--${name} is a whole number from ${min} to ${max}`);
}

/** An id of HubSpot or of an event: digits. @throws {UsageError} */
export function idOption(values: OptionValues, name: string): string | undefined {
  const text = optionalOption(values, name);
  if (text === undefined || /^\d{1,18}$/.test(text)) return text;
  throw new UsageError(`--${name} is a number`);
}
