import type { TopicTable } from './topic-words.ts';

export const familyTopics: TopicTable = {
  divorce: {
    sure: `divorce*, divorcing, divorcio, divorciar*, divorciada, dissolution of marriage, legal separation, separated from my husband, separated from my wife, separated since, we separated, we are separated, alimony, spousal support, spousal maintenance, prenup*, prenuptial, annul*, equitable distribution, marital home, marital assets, marital property, community property, division of assets, split the house, filed for divorce, wants a divorce, leave my husband, leaving my husband, leave my wife, leaving my wife, qdro, separation agreement, pension conyugal, bienes gananciales, served with divorce`,
    likely: `hid #, hid money, hid assets, teens, #  yrs married, yrs married, years married, my attorney moved to be relieved, married # years, married # yrs, married # y, husband cheated, wife cheated, affair, spouse, ex husband, ex wife, his pension, her pension, marriage, married, matrimonio, esposo, esposa, marital, hidden accounts, moved out of the house`,
  },
  'child-custody': {
    sure: `custody, custodia, visitation, parenting time, parenting plan, parenting schedule, joint custody, sole custody, full custody, emergency custody, relocate with, notice of intent to relocate, relocation, parental rights, paternity, paternidad, fathers rights, grandparents rights, keeps the kids, keeping the kids, keeping my son, keeping my daughter, keeping my kids, keep my kids from me, wont let me see my, wont let him see, wont let her see, took the kids, took my kids, took our daughter, took our son, bring him back, bring her back, return the child, contempt of custody, guardian ad litem, gal report, amicus attorney, no me deja ver a, visitas, le quito los ninos, se llevo a mi hij*, se llevo a los ninos, hague convention, exchange of the children`,
    likely: `my son's father, my daughter's father, baby's father, baby daddy, father of my, mother of my, my ex, kids, children, child, hijos, ninos, school pickup, weekends, pick up the kids, family court, exchanges, co parent*`,
  },
  'child-support': {
    sure: `pays # a month, pay # month for my son, pay until, pay for my son, pay for my daughter, child support, behind on support, arrears support, support modification, modify support, modify child support, reduce support, lower my support, raise support, pension alimenticia, manutencion, support order, support arrears, income withholding, dor child support`,
    likely: `my son, my daughter, college, lost overtime, make less, mother says, father says, pays support, support payments, paying support, child support office`,
  },
  adoption: {
    sure: `adopt, adopting, adoption, stepparent adoption, step parent adoption, adopcion, adoptar, foster to adopt, adoption agency, consent to adoption, home study, surrogate, surrogacy, birth mother consent`,
    likely: `stepdad, stepfather, stepson, stepdaughter, foster child, foster parents, terminate his rights`,
  },
  'domestic-violence': {
    sure: `restraining order, protective order, order of protection, protection order, dvro, domestic violence, domestic abuse, violencia domestica, orden de restriccion, orden de proteccion, tro hearing, pfa, hits me, he hit me, beats me, choked me, strangled me, threatened to kill me, stalking, stalks me, me golpea, me pega, me golpeo, me amenaza`,
    likely: `abusive, afraid of him, shelter, threatens, violent, abuse`,
  },
  'child-protection': {
    sure: `cps, dcfs, dcf took, dcf removed, dhs removed, dss removed, removed my kids, removed the children, removed my children, dependency case, dependency court, caseworker, termination of parental rights, reunification, foster care, foster home, safety plan, shelter hearing, proteccion de menores, me quitaron a mis hijos`,
    likely: `social worker, case plan, neglect finding, supervised visits, child abuse registry`,
  },
  'estate-planning': {
    sure: `lost my will, new will, my will, our will, want a trust, set up our affairs, estate plan*, need a will, want a will, make a will, update our wills, update my will, wills, a will, living trust, revocable trust, irrevocable trust, trust for my kids, trust set up, set up a trust, a trust, power of attorney, poa, healthcare directive, health care directive, advance directive, living will, avoid probate, beneficiary deed, transfer on death, tod deed, lady bird deed, testamento, fideicomiso, poder notarial, inheritance tax, estate tax, generation skipping, pour over, no wills, special needs trust, asset protection`,
    likely: `trustee, successor trustee, beneficiar*, leave the house to, leave everything, inherit, heirs, iras, rental properties, retired couple, blended family, guardians for our, godparents, herencia, bienes, net worth, estate worth`,
  },
  probate: {
    sure: `left everything to, left it all to, cut out of the will, aunt left, uncle left, grandmother left, mother left, probate, letters testamentary, letters of administration, executor, executrix, administrator of the estate, estate administration, died without a will, no will, intestate, will contest, contest the will, contested will, undue influence, caveat, changed his will, changed her will, changed the will, new will, forged will, inheritance, my share of the estate, estate account, estate of my, small estate, affidavit of heirship, heirship, trust litigation, trustee won't, trustee refuses, accounting from the trustee, removal of executor, herencia, sucesion, albacea, sin testamento, legalizacion de testamento, heir property`,
    likely: `aunt, uncle, her lawyer, sharp, witnesses to the will, capacity, passed away, died, siblings, my brother is the executor, sister moved into, lacked capacity, dementia, deed, heirs, estate, trust, house is still in, title in her name, decedent, bank wont release`,
  },
  'elder-law': {
    sure: `medicaid planning, medicaid application, medicaid denied, medicaid spend down, spend down, look back period, five year lookback, medi cal, medicaid lien, protect her house from the nursing home, pay for nursing home, long term care medicaid, community spouse, miller trust, qualified income trust, caregiver agreement`,
    likely: `medicaid, nursing home cost*, assisted living cost*, private pay`,
  },
  guardianship: {
    sure: `guardianship, guardian of, conservatorship, conservator, guardian for my, become guardian, get guardianship, legal guardian, emergency guardianship, temporary guardianship, tutela, curador, tutor legal, incapacitated adult, capacity evaluation`,
    likely: `turning 18, autis*, cant make decisions, cannot make decisions, down syndrome, lacks capacity, special needs, disabled adult`,
  },
  family: {
    sure: `family law, derecho familiar, derecho de familia, family court`,
    likely: `my ex, husband, wife, spouse, kids, custody`,
  },
};
