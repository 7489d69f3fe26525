/** What people do with a lead, in Slack and on the card in HubSpot. */
export const leadActions = ['claim', 'release', 'contacted', 'not_a_fit', 'reopen', 'rescreen'] as const;
export type LeadAction = (typeof leadActions)[number];

/** How far the team is with a lead. */
export const handlingStates = ['new', 'claimed', 'contacted', 'not_a_fit'] as const;

export const unfitQuestion = 'Why is this lead not a fit?';
/** The answers, in the order of the form. */
export const unfitReasons = {
  outside_area: 'Outside our practice areas',
  outside_location: 'Outside our locations',
  represented: 'Already has a lawyer',
  no_case: 'No case',
  too_late: 'Too late',
  too_small: 'Too small',
  conflict: 'Conflict of interest',
  unreachable: 'Could not be reached',
  not_a_lead: 'Not a lead (spam, vendor, wrong number)',
  other: 'Another reason',
} as const;
export type UnfitReason = keyof typeof unfitReasons;

/** Maximum length of its note, in code points. */
export const UNFIT_NOTE_MAX = 300;
