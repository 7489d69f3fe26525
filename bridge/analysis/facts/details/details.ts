import type { PayPeriod } from '../../amounts/amount-mention.ts';
import type { Span } from '../../text/read-text.ts';
import type { Dated, Told } from '../case-facts.ts';

/** How the words of a lexicon stand to a date or a length of time: a date may be that of several things. */
interface Noted {
  /** The kind of thing (`hire`, `hearing`, `denial`), as `of` names it in `data/when.lex`. */
  readonly what: string;
  /** How far off its words stand. */
  readonly distance: number;
}

/** Something that the notes date. */
export interface Happening extends Dated, Noted {}

/** A length of time told beside something: "married 27 years", "30 days to answer". */
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
 * What a place of the notes is the place of. `incident` stands with words of the event itself, `scene` with words that go
 * with one, `open` with neither; `moved` is where the client lives by now, against an older address.
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

/** One place that a name may stand for; a county or town is null where the name tells none. */
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
  /** `unlisted` has a name that no list of towns holds; `here` is where the client is. */
  readonly kind: 'state' | 'county' | 'town' | 'zip' | 'country' | 'here' | 'unlisted';
  readonly name: string;
  readonly roles: readonly PlaceRole[];
  /** What the name may stand for: towns of one name lie in several states. */
  readonly among: readonly NamedPlace[];
}

/** A sum of money in the notes, with what it may be a sum of: concepts of `sum.lex` around it. */
export interface Money {
  readonly span: Span;
  /** In dollars; `least` and `most` differ where the words leave it open. */
  readonly amount: number;
  readonly least: number;
  readonly most: number;
  readonly period: PayPeriod | null;
  /** Said to be the sum of everything. */
  readonly isTotal: boolean;
  /** A lone number beside talk of money, which may as well be something else. */
  readonly isLoose: boolean;
  /** What the sum before it is a part of. */
  readonly isWhole: boolean;
  readonly hasCurrency: boolean;
  /** By the nearest phrase; null where none is near. */
  readonly group: string | null;
  /** In the words it shares with no other sum, in its sentence, and a few words beyond. */
  readonly own: readonly string[];
  readonly near: readonly string[];
  readonly around: readonly string[];
  /** How often a rate was due, and how often a price was paid. */
  readonly due: number | null;
  readonly each: number;
  /** Of pay by the hour, hours worked in a week. */
  readonly hours: number | null;
}

/** Payments of a rent or a loan that are missing. */
export interface PaymentsBehind extends Told {
  readonly count: number;
}

/** What only filters ask; each list is read when the first filter asks for it. */
export interface CaseDetails {
  readonly happenings: readonly Happening[];
  readonly lengths: readonly Length[];
  readonly ages: readonly Age[];
  readonly places: readonly PlaceTold[];
  readonly money: readonly Money[];
  readonly paymentsBehind: PaymentsBehind | null;
}
