import { Option } from '@commander-js/extra-typings';
import { z } from 'zod';
import { EMAIL_RULE } from '../../../shared/storable-text.ts';
import { UsageError } from './command.ts';

// Errors do not repeat the value: it may be text of a lead, typed at the wrong option.

/** Reads one of these words. */
export const oneOf = <Flags extends `--${string} <${string}>`, const T extends string>(
  flags: Flags,
  help: string,
  allowed: readonly T[],
) =>
  new Option(flags, help).choices(allowed).argParser((text): T => {
    const found = allowed.find((one) => one === text);
    if (found !== undefined) return found;
    throw new UsageError(`${flags.split(' ', 1)} must be one of ${allowed.join(', ')}`);
  });

/** Reads a whole number in this range. */
export function wholeNumber(flag: string, min: number, max: number): (text: string) => number {
  return (text) => {
    const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (number >= min && number <= max) return number;
    throw new UsageError(`${flag} must be a whole number from ${min} to ${max}`);
  };
}

/** Reads an id of HubSpot or of an event: digits. */
export function digits(flag: string): (text: string) => string {
  return (text) => {
    if (/^\d{1,18}$/.test(text)) return text;
    throw new UsageError(`${flag} must be a number`);
  };
}

const isCalendarDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** Reads an address for email. */
export function emailAddress(flag: string): (text: string) => string {
  return (text) => {
    if (z.email().max(254).safeParse(text).success) return text;
    throw new UsageError(`${flag} ${EMAIL_RULE}`);
  };
}

/** Reads a date or a date-time. A day that the month does not have must not roll over into the next month. */
export function moment(flag: string): (text: string) => Date {
  return (text) => {
    const isMoment = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/.test(text) && !Number.isNaN(Date.parse(text));
    if (isMoment || isCalendarDay(text)) return new Date(text);
    throw new UsageError(`${flag} must be a day such as 2026-01-31, or a moment such as 2026-01-31T09:00:00Z`);
  };
}

/** Reads a day. */
export function day(flag: string): (text: string) => string {
  return (text) => {
    if (isCalendarDay(text)) return text;
    throw new UsageError(`${flag} must be a date, YYYY-MM-DD`);
  };
}

/** Reads an amount of money. */
export function amount(flag: string): (text: string) => number {
  return (text) => {
    if (/^\d{1,5}(?:\.\d+)?$/.test(text) && Number(text) <= 10_000) return Number(text);
    throw new UsageError(`${flag} must be an amount such as 0.75`);
  };
}
