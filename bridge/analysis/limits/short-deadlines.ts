/** Deadlines counted in days from something other than the injury itself, by state where states differ. */
interface ShortDeadline {
  readonly days: number;
  readonly source: string;
}

/** Days from the last act to a charge with the federal agency: 300 where a state agency shares the work. */
const withoutStateAgency = new Set(['AL', 'AR', 'GA', 'MS', 'NC']);

/** States whose own law leaves years for a discrimination complaint. */
const generousStates: Readonly<Record<string, ShortDeadline>> = {
  CA: { days: 1095, source: 'Cal. Gov. Code 12960' },
  NY: { days: 1095, source: 'N.Y. Exec. Law 297' },
  NJ: { days: 730, source: 'N.J.S.A. 10:5-12; 2A:14-2' },
  OR: { days: 1826, source: 'O.R.S. 659A.875' },
  DC: { days: 365, source: 'D.C. Code 2-1403.04' },
  MN: { days: 365, source: 'Minn. Stat. 363A.28' },
  WA: { days: 1095, source: 'R.C.W. 4.16.080; 49.60' },
};

export const discriminationCharge = (state: string): ShortDeadline =>
  generousStates[state] ?? {
    days: withoutStateAgency.has(state) ? 180 : 300,
    source: '42 U.S.C. 2000e-5(e)(1)',
  };

/** Deadlines that are the same everywhere. */
export const federalDeadlines = {
  disabilityAppeal: { days: 65, source: '20 C.F.R. 404.933; five days for mail, 404.901' },
  taxPetition: { days: 90, source: '26 U.S.C. 6213(a)' },
  rightToSue: { days: 90, source: '42 U.S.C. 2000e-5(f)(1)' },
  wages: { days: 1095, source: '29 U.S.C. 255(a), wilful; states may grant more' },
  copyright: { days: 1095, source: '17 U.S.C. 507(b)' },
  asylum: { days: 365, source: '8 U.S.C. 1158(a)(2)(B)' },
  compensationClaim: { days: 730, source: 'ordinary period of state compensation acts, one to three years' },
  debtCollection: { days: 365, source: '15 U.S.C. 1692k(d)' },
  warranty: { days: 1461, source: 'U.C.C. 2-725' },
  disabilityReopening: { days: 1461, source: '20 C.F.R. 404.988' },
} as const satisfies Record<string, ShortDeadline>;
