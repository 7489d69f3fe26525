import type { PayPeriod } from '../../amounts/amount-mention.ts';
import type { Span } from '../../text/read-text.ts';
import type { Dated, Told } from '../case-facts.ts';

/** What a date or a length of time belongs to. One date may belong to several kinds. */
export interface Noted {
  /** A kind such as `hire`, `hearing` or `denial`, from `of` in `data/when.lex`. */
  readonly what: string;
  /** How far away its phrase is. */
  readonly distance: number;
}

/** A dated event. */
export interface Happening extends Dated, Noted {}

/** A length of time with what it belongs to: "married 27 years", "30 days to answer". */
export interface Length extends Told, Noted {
  readonly count: number;
  readonly unit: 'day' | 'week' | 'month' | 'year';
}

/** An age of the client or of family; those of adverse parties are left out. */
export interface Age extends Told {
  readonly years: number;
  readonly ofChild: boolean;
}

/**
 * The role of a place. `incident` comes with words of the event itself, `scene` with words that often go with one, `open`
 * with neither. `moved` is where the client lives now, against an older address.
 */
export type PlaceRole =
  | 'incident'
  | 'scene'
  | 'open'
  | 'moved'
  | 'property'
  | 'employer'
  | 'worksite'
  | 'care'
  | 'police'
  | 'purchase'
  | 'custody'
  | 'child'
  | 'decedent'
  | 'spouse';

/** One place that a name may mean; county or town is null where the name does not include it. */
export interface NamedPlace {
  readonly state: string;
  /** Lower case, without "County". */
  readonly county: string | null;
  readonly town: string | null;
  /** First digits of a ZIP code. */
  readonly zip3: number | null;
  /** How well known the town is by its name. */
  readonly rank: number;
}

/** A place that the notes name. */
export interface PlaceTold extends Told {
  /** `unlisted` is a name that no list of towns contains; `here` is where the client is. */
  readonly kind: 'state' | 'county' | 'town' | 'zip' | 'country' | 'here' | 'unlisted';
  readonly name: string;
  readonly roles: readonly PlaceRole[];
  /** What the name may mean: several states have towns of one name. */
  readonly among: readonly NamedPlace[];
}

/** An amount of money in the notes, with the concepts of `sum.lex` around it. */
export interface Money {
  readonly span: Span;
  /** In dollars; `least` and `most` differ where the words leave it open. */
  readonly amount: number;
  readonly least: number;
  readonly most: number;
  readonly period: PayPeriod | null;
  /** Said to be the sum of everything. */
  readonly isTotal: boolean;
  /** A lone number that may not be money. */
  readonly isLoose: boolean;
  /** The whole that the amount before it is a part of: "62 thousand of my 210k". */
  readonly isWhole: boolean;
  readonly hasCurrency: boolean;
  /** The group of the nearest phrase; null where none is near. */
  readonly group: string | null;
  /** Concepts in the words around this amount alone, in its sentence, and a few words beyond. */
  readonly own: readonly string[];
  readonly near: readonly string[];
  readonly around: readonly string[];
  /** How often a rate was due; null where it is no rate or the notes do not say. */
  readonly due: number | null;
  /** How often a price was paid. */
  readonly each: number;
  /** Of pay by the hour, hours worked in a week. */
  readonly hours: number | null;
}

/** Missed payments of rent or a loan. */
export interface PaymentsBehind extends Told {
  readonly count: number;
}

/** Facts that only filters use. Each list is computed on first use. */
export interface CaseDetails {
  readonly happenings: readonly Happening[];
  readonly lengths: readonly Length[];
  readonly ages: readonly Age[];
  readonly places: readonly PlaceTold[];
  readonly money: readonly Money[];
  readonly paymentsBehind: PaymentsBehind | null;
}
