import type { CaseText, Narration, Span } from '../text/read-text.ts';

/** Something the notes tell, with the words that tell it and a short wording for people at the firm. */
export interface Told {
  readonly span: Span;
  /** What a receptionist would say of it: "broken arm", "emergency room". Lower case, no full stop, at most 60 characters. */
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
  /** In a client's own account the words mostly mean something else ("they admitted her"). */
  readonly isLoose?: boolean;
}

/** What the client did wrong or admits. */
export interface OwnFault extends Told {
  readonly share: 'partly' | 'mainly';
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
  /** A lawyer said no, or several were only called; another may act now. */
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

/** With the kind of the event that is dated, where others may have been on other days. */
export type IncidentDate = Dated & { readonly kind?: string; readonly ofDenial?: true };

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

export interface Sum extends Told {
  /** US dollars unless another currency is told. */
  readonly amount: number;
  readonly role: 'lost' | 'owed' | 'charged' | 'medical' | 'wages' | 'offered' | 'asked' | 'policy' | 'value' | 'other';
  /** The notes tell no sum of another size, rates aside. */
  readonly isOnly?: true;
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
  readonly kind: 'memory' | 'contradiction' | 'unwilling' | 'hearsay' | 'no_proof' | 'for_friend' | 'for_other';
}

/** Everything the engine knows of a case; computed once for a record, used by score, notes, flags and questions. */
export interface CaseFacts {
  readonly narration: Narration;
  /** Words of the notes. */
  readonly length: number;
  /** Dates, sums, counts and other figures in the notes. */
  readonly figures: number;
  /** `keywords`: words without sentences, as in shorthand or a list of search terms; `gaps`: a garbled transcript. */
  readonly form: 'sentences' | 'keywords' | 'gaps';
  /** Whether keywords are for search engines, and not a person's shorthand. */
  readonly isStuffed: boolean;
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
  /** Where it is not told: a day of something else, which is not that of the event. */
  readonly otherDay: IncidentDate | null;
  readonly deadlines: readonly Deadline[];
  readonly jurisdiction: Jurisdiction | null;
  readonly sums: readonly Sum[];
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
