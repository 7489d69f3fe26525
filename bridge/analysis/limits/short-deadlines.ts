/** Deadlines counted in days from something other than the injury itself, by state where states differ. */
export interface ShortDeadline {
  readonly days: number;
  readonly source: string;
}

/**
 * Days within which a claim against a city, county or state has to be noticed before suit. States that are left out
 * ask for no separate notice, or count it in years beside the period of the claim.
 */
const governmentRows = `
AL 180 Ala. Code 11-47-23
AZ 180 A.R.S. 12-821.01
CA 180 Cal. Gov. Code 911.2
CO 182 C.R.S. 24-10-109
CT 180 Conn. Gen. Stat. 7-465
DC 180 D.C. Code 12-309
GA 182 O.C.G.A. 36-33-5
HI 180 H.R.S. 46-72
ID 180 Idaho Code 6-906
IN 180 Ind. Code 34-13-3-8
MD 365 Md. Code Cts. & Jud. Proc. 5-304
ME 365 14 M.R.S. 8107
MI 120 M.C.L. 691.1404
MN 180 Minn. Stat. 466.05
MO 90 Mo. Rev. Stat. 82.210
MS 365 Miss. Code 11-46-11
ND 180 N.D.C.C. 32-12.2-04
NE 365 Neb. Rev. Stat. 13-919
NH 60 R.S.A. 507-B:7
NJ 90 N.J.S.A. 59:8-8
NM 90 N.M. Stat. 41-4-16
NY 90 N.Y. Gen. Mun. Law 50-e
OK 365 51 O.S. 156
OR 180 O.R.S. 30.275
PA 180 42 Pa.C.S. 5522
SD 180 S.D.C.L. 3-21-2
TX 180 Tex. Civ. Prac. & Rem. Code 101.101
UT 365 Utah Code 63G-7-402
VA 180 Va. Code 15.2-209
VT 365 24 V.S.A. 901a
WI 120 Wis. Stat. 893.80
WY 730 Wyo. Stat. 1-39-113
`;

/** Days to ask for the hearing on a licence after a DUI arrest. */
const licenceRows = `
AZ 30 A.R.S. 28-1385
CA 10 Cal. Veh. Code 13558
CO 7 C.R.S. 42-2-126
FL 10 Fla. Stat. 322.2615
GA 30 O.C.G.A. 40-5-67.1
IL 90 625 ILCS 5/2-118.1
KS 14 K.S.A. 8-1020
LA 30 La. R.S. 32:667
MI 14 M.C.L. 257.625f
MN 60 Minn. Stat. 169A.53
MO 15 Mo. Rev. Stat. 302.530
NE 10 Neb. Rev. Stat. 60-498.01
NM 10 N.M. Stat. 66-8-112
OK 30 47 O.S. 754
OR 10 O.R.S. 813.410
TX 15 Tex. Transp. Code 524.031
UT 10 Utah Code 53-3-223
WA 7 R.C.W. 46.20.308
WI 10 Wis. Stat. 343.305
`;

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

const readRows = (rows: string): ReadonlyMap<string, ShortDeadline> =>
  new Map(
    rows
      .trim()
      .split('\n')
      .map((row) => {
        const [state = '', days = '', ...source] = row.split(' ');
        return [state, { days: Number(days), source: source.join(' ') }];
      }),
  );

const government = readRows(governmentRows);
const licence = readRows(licenceRows);

export const governmentNotice = (state: string): ShortDeadline | null => government.get(state) ?? null;
export const licenceHearing = (state: string): ShortDeadline | null => licence.get(state) ?? null;

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
