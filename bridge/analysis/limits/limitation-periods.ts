/** Claims with a limitation period in years that is counted from the event, in the order of the columns below. */
const timedClaims = ['injury', 'malpractice', 'death', 'contract', 'defamation'] as const;
export type TimedClaim = (typeof timedClaims)[number];

/**
 * Ordinary limitation periods in years by state, and the statutes they come from, in the same order: injury, medical
 * malpractice, wrongful death, written contract, defamation. They serve to flag a lead and to lower its merit, never to
 * advise: tolling, discovery, notice and repose are for a lawyer. Where the period of an older event differs (Florida and
 * Louisiana changed theirs), the shorter one in force is listed.
 */
const rows = `
AL 2 2 2 6 2 | Ala. Code 6-2-38(l); 6-5-482; 6-5-410; 6-2-34(9); 6-2-38(k)
AK 2 2 2 3 2 | Alaska Stat. 09.10.070; 09.10.070; 09.55.580; 09.10.053; 09.10.070
AZ 2 2 2 6 1 | A.R.S. 12-542; 12-542; 12-542; 12-548; 12-541
AR 3 2 3 5 1 | Ark. Code 16-56-105; 16-114-203; 16-62-102; 16-56-111; 16-56-104
CA 2 3 2 4 1 | Cal. Code Civ. Proc. 335.1; 340.5; 335.1; 337; 340(c)
CO 2 2 2 3 1 | C.R.S. 13-80-102; 13-80-102.5; 13-80-102; 13-80-101; 13-80-103
CT 2 2 2 6 2 | Conn. Gen. Stat. 52-584; 52-584; 52-555; 52-576; 52-597
DE 2 2 2 3 2 | 10 Del. C. 8119; 18 Del. C. 6856; 10 Del. C. 8107; 8106; 8119
DC 3 3 2 3 1 | D.C. Code 12-301(8); 12-301(8); 16-2702; 12-301(7); 12-301(4)
FL 2 2 2 5 2 | Fla. Stat. 95.11(5)(a); 95.11(5)(c); 95.11(5)(e); 95.11(2)(b); 95.11(5)(h)
GA 2 2 2 6 1 | O.C.G.A. 9-3-33; 9-3-71; 9-3-33; 9-3-24; 9-3-33
HI 2 2 2 6 2 | H.R.S. 657-7; 657-7.3; 663-3; 657-1; 657-4
ID 2 2 2 5 2 | Idaho Code 5-219(4); 5-219(4); 5-219(4); 5-216; 5-219(5)
IL 2 2 2 10 1 | 735 ILCS 5/13-202; 5/13-212; 740 ILCS 180/2; 735 ILCS 5/13-206; 5/13-201
IN 2 2 2 10 2 | Ind. Code 34-11-2-4; 34-18-7-1; 34-23-1-1; 34-11-2-11; 34-11-2-4
IA 2 2 2 10 2 | Iowa Code 614.1(2); 614.1(9); 614.1(2); 614.1(5); 614.1(2)
KS 2 2 2 5 1 | K.S.A. 60-513(a)(4); 60-513(a)(7); 60-513(a)(5); 60-511; 60-514
KY 1 1 1 10 1 | K.R.S. 413.140(1)(a); 413.140(1)(e); 413.180; 413.160; 413.140(1)(d)
LA 2 1 2 10 2 | La. Civ. Code 3493.1; La. R.S. 9:5628; Civ. Code 2315.2; 3499; 3493.1
ME 6 3 3 6 2 | 14 M.R.S. 752; 24 M.R.S. 2902; 18-C M.R.S. 2-807; 14 M.R.S. 752; 753
MD 3 3 3 3 1 | Md. Code Cts. & Jud. Proc. 5-101; 5-109; 3-904; 5-101; 5-105
MA 3 3 3 6 3 | M.G.L. c.260 s.2A; c.260 s.4; c.229 s.2; c.260 s.2; c.260 s.4
MI 3 2 3 6 1 | M.C.L. 600.5805(2); 600.5838a; 600.5805(2); 600.5807; 600.5805(11)
MN 6 4 3 6 2 | Minn. Stat. 541.05; 541.076; 573.02; 541.05; 541.07
MS 3 2 3 3 1 | Miss. Code 15-1-49; 15-1-36; 15-1-49; 15-1-49; 15-1-35
MO 5 2 3 10 2 | Mo. Rev. Stat. 516.120; 516.105; 537.100; 516.110; 516.140
MT 3 2 3 8 2 | Mont. Code 27-2-204; 27-2-205; 27-2-204; 27-2-202; 27-2-204
NE 4 2 2 5 1 | Neb. Rev. Stat. 25-207; 25-222; 30-810; 25-205; 25-208
NV 2 3 2 6 2 | N.R.S. 11.190(4)(e); 41A.097; 11.190(4)(e); 11.190(1)(b); 11.190(4)(c)
NH 3 3 3 3 3 | R.S.A. 508:4; 508:4; 556:11; 508:4; 508:4
NJ 2 2 2 6 1 | N.J.S.A. 2A:14-2; 2A:14-2; 2A:31-3; 2A:14-1; 2A:14-3
NM 3 3 3 6 3 | N.M. Stat. 37-1-8; 41-5-13; 41-2-2; 37-1-3; 37-1-8
NY 3 2.5 2 6 1 | N.Y. C.P.L.R. 214(5); 214-a; E.P.T.L. 5-4.1; C.P.L.R. 213(2); 215(3)
NC 3 3 2 3 1 | N.C.G.S. 1-52(16); 1-15(c); 1-53(4); 1-52(1); 1-54(3)
ND 6 2 2 6 2 | N.D.C.C. 28-01-16; 28-01-18(3); 28-01-18(4); 28-01-16; 28-01-18(1)
OH 2 1 2 6 1 | O.R.C. 2305.10; 2305.113; 2125.02; 2305.06; 2305.11
OK 2 2 2 5 1 | 12 O.S. 95(A)(3); 76 O.S. 18; 12 O.S. 1053; 12 O.S. 95(A)(1); 95(A)(4)
OR 2 2 3 6 1 | O.R.S. 12.110(1); 12.110(4); 30.020; 12.080; 12.120
PA 2 2 2 4 1 | 42 Pa.C.S. 5524(2); 5524(2); 5524(2); 5525; 5523(1)
RI 3 3 3 10 1 | R.I.G.L. 9-1-14(b); 9-1-14.1; 10-7-2; 9-1-13; 9-1-14(a)
SC 3 3 3 3 2 | S.C. Code 15-3-530(5); 15-3-545; 15-3-530(6); 15-3-530(1); 15-3-550
SD 3 2 3 6 2 | S.D.C.L. 15-2-14(3); 15-2-14.1; 21-5-3; 15-2-13; 15-2-15
TN 1 1 1 6 1 | Tenn. Code 28-3-104; 29-26-116; 28-3-104; 28-3-109; 28-3-104
TX 2 2 2 4 1 | Tex. Civ. Prac. & Rem. Code 16.003; 74.251; 16.003(b); 16.051; 16.002
UT 4 2 2 6 1 | Utah Code 78B-2-307; 78B-3-404; 78B-2-304; 78B-2-309; 78B-2-302
VT 3 3 2 6 3 | 12 V.S.A. 512; 521; 14 V.S.A. 1492; 12 V.S.A. 511; 512
VA 2 2 2 5 1 | Va. Code 8.01-243(A); 8.01-243(A); 8.01-244; 8.01-246; 8.01-247.1
WA 3 3 3 6 2 | R.C.W. 4.16.080; 4.16.350; 4.16.080; 4.16.040; 4.16.100
WV 2 2 2 10 1 | W. Va. Code 55-2-12; 55-7B-4; 55-7-6; 55-2-6; 55-2-12
WI 3 3 3 6 3 | Wis. Stat. 893.54; 893.55; 893.54; 893.43; 893.57
WY 4 2 2 10 1 | Wyo. Stat. 1-3-105; 1-3-107; 1-38-102; 1-3-105; 1-3-105
`;

const periods = new Map<string, ReadonlyMap<TimedClaim, number>>(
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [state = '', ...years] = row.slice(0, row.indexOf(' | ')).split(' ');
      return [state, new Map(timedClaims.map((claim, column) => [claim, Number(years[column])]))];
    }),
);

/** The ordinary period in years of a claim in a state (two letters); null for a place that the table does not have. */
export const limitationYears = (claim: TimedClaim, state: string): number | null =>
  periods.get(state)?.get(claim) ?? null;

/** The longest period of any state: an older claim is out of time wherever it happened. */
export const longestPeriod = (claim: TimedClaim): number =>
  Math.max(...[...periods.values()].map((row) => row.get(claim) ?? 0));

export const limitationStates: readonly string[] = [...periods.keys()];
