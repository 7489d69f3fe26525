import { isObject } from './json.ts';

/** Where blocks are shown: what they may be depends on it. */
export type Surface = 'message' | 'modal' | 'home';

/** Something checked, and where it stands in the request. */
export interface Place {
  /** A JSON pointer such as `/blocks/2/text/text`. */
  pointer: string;
  surface: Surface;
  report(message: string, pointer: string): void;
}

export type Check = (value: unknown, place: Place) => void;

export interface Field {
  check: Check;
  required: boolean;
}

export const below = (place: Place, key: string | number): Place => ({ ...place, pointer: `${place.pointer}/${key}` });

export const required = (check: Check): Field => ({ check, required: true });
export const optional = (check: Check): Field => ({ check, required: false });

/** An object with these keys and no others. */
export const shape =
  (fields: Readonly<Record<string, Field>>): Check =>
  (value, place) => {
    if (!isObject(value)) {
      place.report('must be an object', place.pointer);
      return;
    }
    for (const key of Object.keys(value)) {
      if (!Object.hasOwn(fields, key)) place.report(`invalid additional property: ${key}`, place.pointer);
    }
    for (const [key, field] of Object.entries(fields)) {
      if (value[key] !== undefined) field.check(value[key], below(place, key));
      else if (field.required) place.report(`missing required field: ${key}`, place.pointer);
    }
  };

/** A text within bounds; they are inclusive and count UTF-16 units, the strictest reading of Slack's "characters". */
export const string =
  (bounds: { min?: number; max?: number } = {}): Check =>
  (value, place) => {
    if (typeof value !== 'string') place.report('must be a string', place.pointer);
    else if (value.length < (bounds.min ?? 0)) {
      place.report(`must be more than ${(bounds.min ?? 0) - 1} characters`, place.pointer);
    } else if (bounds.max !== undefined && value.length > bounds.max) {
      place.report(`must be less than ${bounds.max + 1} characters`, place.pointer);
    } else if (!value.isWellFormed()) place.report('must be valid UTF-8', place.pointer);
  };

export const webAddress = (max: number): Check => {
  const length = string({ min: 1, max });
  return (value, place) => {
    length(value, place);
    if (typeof value === 'string' && !/^(https?|mailto|tel|slack):/i.test(value)) {
      place.report(`invalid url: ${value.slice(0, 100)}`, place.pointer);
    }
  };
};

export const bool: Check = (value, place) => {
  if (typeof value !== 'boolean') place.report('must be a boolean', place.pointer);
};

export const integer =
  (min: number, max: number): Check =>
  (value, place) => {
    if (!Number.isInteger(value) || (value as number) < min || (value as number) > max) {
      place.report(`must be an integer from ${min} to ${max}`, place.pointer);
    }
  };

export const oneOf =
  (...values: readonly string[]): Check =>
  (value, place) => {
    if (!values.includes(value as string)) {
      place.report(`must be a valid enum value: ${values.join(', ')}`, place.pointer);
    }
  };

export const list =
  (item: Check, { min = 1, max }: { min?: number; max?: number } = {}): Check =>
  (value, place) => {
    if (!Array.isArray(value)) {
      place.report('must be an array', place.pointer);
      return;
    }
    if (value.length < min) place.report(`no fewer than ${min} items allowed`, place.pointer);
    if (max !== undefined && value.length > max) place.report(`no more than ${max} items allowed`, place.pointer);
    for (const [at, one] of value.entries()) item(one, below(place, at));
  };

/** Taken as it is. */
export const anything: Check = () => undefined;

export const typeOf = (value: unknown): string =>
  isObject(value) && typeof value.type === 'string' ? value.type : typeof value;
