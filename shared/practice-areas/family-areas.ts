import { area } from './practice-area.ts';

export const familyAreas = [
  area(
    'family',
    'Family Law',
    `family, domestic relations, family court, family matter, family law matter, domestic, matrimonial, matrimonial law,
    FL, famly law, family lawyer, derecho familiar, derecho de familia, familia, ley familiar, leyes de familia, asuntos familiares`,
    ['divorce', 'child-custody', 'child-support'],
  ),
  area(
    'divorce',
    'Divorce',
    `dissolution, dissolution of marriage, dissolution w/ children, contested divorce, uncontested divorce, DOM, separation,
    legal separation, marital dissolution, spousal support, alimony, property division, prenup, prenuptial agreement, annulment,
    divource, divorse, devorce, divorcio, separación, separación legal, disolución de matrimonio, pensión conyugal, manutención`,
  ),
  area(
    'child-custody',
    'Child Custody',
    `custody, custody and visitation, custody/visitation, custody dispute, visitation, parenting time, parental rights,
    custody modification, modification of custody, relocation, custody relocation, paternity, father's rights, fathers rights,
    grandparents rights, grandparent rights, child costody, custidy, custodia, custodia de menores, custodia de hijos,
    custodia de niños, visitas, paternidad`,
  ),
  area(
    'child-support',
    'Child Support',
    `support modification, child support modification, CS, child support enforcement, back child support, suport,
    manutención de menores, manutención de hijos, manutención infantil, pensión alimenticia`,
  ),
  area(
    'adoption',
    'Adoption',
    `adoptions, step-parent adoption, stepparent adoption, step parent adoption, foster adoption, adopt, surrogacy, adopción`,
  ),
  area(
    'domestic-violence',
    'Domestic Violence',
    `DV, DVRO, restraining order, protective order, order of protection, protection order, PFA, domestic abuse, TRO, stalking,
    civil protection order, violencia doméstica, violencia intrafamiliar, orden de restricción, orden de protección`,
  ),
  area(
    'child-protection',
    'Child Protective Services',
    `CPS, DCFS, DCF, DCS, DHS, CPS case, juvenile dependency, dependency, termination of parental rights, TPR, child welfare,
    CPS investigation, servicios de protección infantil`,
  ),
  area(
    'estate-planning',
    'Estate Planning',
    `estate plan, wills, will, trusts, trust, wills and trusts, wills & trusts, wills/trusts, wills trusts and estates,
    trusts and estates, trusts & estates, T&E, estates, living trust, revocable trust, last will and testament, power of attorney,
    POA, advance directive, estate law, estate planing, asset protection, testamento, testamentos, testamentos y fideicomisos,
    fideicomiso, fideicomisos, planificación patrimonial, planificación de herencia`,
  ),
  area(
    'probate',
    'Probate',
    `probate litigation, probate administration, estate administration, probate law, probate and estate administration,
    trust administration, will contest, trust litigation, estate litigation, estate dispute, contested probate, inheritance,
    inheritance dispute, heirship, executor, letters of administration, small estate affidavit, probte, probait, sucesión,
    sucesiones, herencia, herencias, legalización de testamento`,
  ),
  area(
    'elder-law',
    'Elder Law',
    `elder care law, Medicaid planning, Medicaid, long term care planning, senior law, Medi-Cal planning, derecho de ancianos,
    special needs planning, special needs trust`,
  ),
  area(
    'guardianship',
    'Guardianship',
    `guardian, guardianships, conservatorship, conservatorships, guardianship and conservatorship, guardianship/conservatorship,
    adult guardianship, minor guardianship, tutela, curatela, tutoría legal`,
  ),
] as const;
