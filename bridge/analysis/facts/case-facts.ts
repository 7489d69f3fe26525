import type { PayPeriod } from '../amounts/amount-mention.ts';
import type { CaseText, Narration, Span } from '../text/read-text.ts';

/** Something the notes tell, with the words that tell it and a short wording for people at the firm. */
export interface Told {
  readonly span: Span;
  /** What a receptionist would say of it: "broken arm", "treated in the ER". Lower case, no full stop, at most 60 characters. */
  readonly say: string;
}

/** Harm to the body or mind of the client, or of the family member the client asks for. */
export interface Harm extends Told {
  readonly kind: 'body' | 'mind' | 'death';
  /** 1 passing soreness, 2 sprain, bruise or anxiety, 3 fracture, disc, concussion, 4 permanent or life-changing, 5 death. */
  readonly severity: 1 | 2 | 3 | 4 | 5;
  readonly whose: 'client' | 'family';
}

/** Care that the client got for the harm. */
export interface Care extends Told {
  /** 1 first aid or planned, 2 seen or treated (ER, doctor, therapy), 3 stay in hospital, 4 surgery. */
  readonly level: 1 | 2 | 3 | 4;
}

/** Work, wages or the job lost because of the matter. */
export interface LostWork extends Told {
  readonly kind: 'missed_work' | 'lost_job' | 'lost_pay';
}

/** What the other side did wrong. */
export interface Fault extends Told {
  /** 1 a claim of wrong, 2 conduct that is plainly wrong, 3 wrong that is admitted or found officially. */
  readonly strength: 1 | 2 | 3;
}

/** What the client did wrong or admits. */
export interface OwnFault extends Told {
  readonly share: 'partly' | 'mainly';
  /** A ticket or charge that the client defends against: it admits nothing. */
  readonly charged?: true;
}

/** Something that exists and would prove the story. */
export interface Evidence extends Told {
  /** A paper of an accuser, a mail the client only sent, a picture the other side took: it does not speak for the client. */
  readonly noProof?: true;
  readonly kind:
    | 'official'
    | 'recording'
    | 'photo'
    | 'witness'
    | 'document'
    | 'message'
    | 'medical'
    | 'expert'
    | 'object';
}

/** An adverse party. */
export interface Opponent extends Told {
  readonly kind: 'person' | 'employer' | 'landlord' | 'business' | 'insurer' | 'authority' | 'family' | 'care_provider';
}

/** Whether a lawyer acts for the client in this matter. */
export interface Lawyer extends Told {
  readonly status: 'acts' | 'none' | 'former' | 'consulted';
  /** By a court: the client may hire another. */
  readonly isAppointed?: true;
  /** A lawyer said no, whoever acts now. */
  readonly declined?: Told;
  /** A lawyer who is gone claims a part of the fee. */
  readonly lien?: Told;
}

export interface Insurance extends Told {
  readonly kind: 'theirs' | 'own' | 'none' | 'denied' | 'claim_open';
}

/** When something was or will be. Days are counted as in `dates/calendar.ts`. */
export interface Dated extends Told {
  readonly earliest: number;
  readonly latest: number;
  /** The likeliest day. */
  readonly best: number;
  readonly precision: 'day' | 'week' | 'month' | 'season' | 'year';
  /** One day of several, and nothing beside it says what happened on it. */
  readonly unsure?: true;
}

export type IncidentDate = Dated;

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

/** A coming date or term by which something must happen. */
export interface Deadline extends Told {
  readonly kind: 'hearing' | 'term';
  /** The day, where one can be counted. */
  readonly day: number | null;
}

export interface Jurisdiction extends Told {
  /** Two letters of a US state, or the name of a country. */
  readonly place: string;
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

export interface Sum extends Told {
  /** US dollars unless another currency is told. */
  readonly amount: number;
  readonly role: 'lost' | 'owed' | 'charged' | 'medical' | 'wages' | 'offered' | 'asked' | 'policy' | 'value' | 'other';
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

/** What happened or is going on, as a kind of legal event: "rear-ended", "fired", "eviction notice", "charged with DUI". */
export interface CaseEvent extends Told {
  readonly kind: string;
  /** What is at stake for the client by the event alone: 1 little, 2 money or comfort, 3 home, job, large loss, 4 liberty, status, children, life. */
  readonly stakes: 1 | 2 | 3 | 4;
  /** The side of law ("road", "home", "crime"), as the lexicons of events name it; absent where nothing says so. */
  readonly area?: string;
}

/** Something that ends a case or nearly does. */
export interface Ending extends Told {
  readonly kind:
    | 'out_of_time'
    | 'represented'
    | 'at_fault'
    | 'nothing_wrong'
    | 'no_loss'
    | 'settled'
    | 'no_standing'
    | 'barred'
    | 'curiosity'
    | 'not_collectible';
}

/** The whole message is no lead at all. */
export interface NonLead extends Told {
  readonly kind:
    | 'vendor'
    | 'job'
    | 'student'
    | 'wrong_number'
    | 'test'
    | 'other_side'
    | 'existing'
    | 'no_claim'
    | 'empty'
    | 'spam';
}

/** Why the notes are no lead at all, with the words that show it. */
export interface NoLead {
  readonly kind: NonLead['kind'];
  readonly quote: string | null;
}

export interface Danger extends Told {
  readonly kind: 'suicide' | 'violence';
}

/** What keeps a lawyer from believing or using the account. */
export interface Doubt extends Told {
  readonly kind: 'memory' | 'contradiction' | 'unwilling' | 'hearsay' | 'no_proof' | 'for_friend';
}

/** Everything the engine knows of a case; computed once for a record, used by score, notes, flags and questions. */
export interface CaseFacts {
  readonly narration: Narration;
  /** Words of the notes. */
  readonly length: number;
  /** Dates, sums, counts and other figures in the notes. */
  readonly figures: number;
  readonly events: readonly CaseEvent[];
  readonly harms: readonly Harm[];
  readonly care: readonly Care[];
  readonly lostWork: readonly LostWork[];
  readonly theirFault: readonly Fault[];
  readonly ownFault: readonly OwnFault[];
  readonly evidence: readonly Evidence[];
  readonly opponents: readonly Opponent[];
  readonly lawyer: Lawyer | null;
  readonly insurance: readonly Insurance[];
  readonly incident: IncidentDate | null;
  readonly deadlines: readonly Deadline[];
  readonly happenings: readonly Happening[];
  readonly lengths: readonly Length[];
  readonly ages: readonly Age[];
  readonly jurisdiction: Jurisdiction | null;
  readonly places: readonly PlaceTold[];
  readonly sums: readonly Sum[];
  readonly money: readonly Money[];
  readonly paymentsBehind: PaymentsBehind | null;
  readonly endings: readonly Ending[];
  readonly dangers: readonly Danger[];
  readonly doubts: readonly Doubt[];
  readonly nonLead: NonLead | null;
}

export interface FactsOfCase {
  /** Spans of the facts are stretches of this text. */
  readonly text: CaseText;
  readonly facts: CaseFacts;
}
