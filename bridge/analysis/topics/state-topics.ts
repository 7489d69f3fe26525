import type { TopicTable } from './topic-words.ts';

/** Areas in which a person faces the state. */
export const stateTopics: TopicTable = {
  'criminal-defense': {
    sure: `charged with, facing charges, criminal charge*, felony, felonies, misdemeanor, arraign*, indict*, indictment, grand jury, bail, bond hearing, bond set, out on bond, bonded out, public defender, prosecutor, district attorney, da's office, plea deal, plea offer, plead guilty, plea, probation violation, violated probation, parole, bench warrant, warrant, search warrant, arrested for, was arrested, got arrested, arrested me, in custody, in jail, county jail, drug possession, possession of, possession with intent, assault charge*, aggravated assault, aggravated battery, battery charge, domestic battery, robbery, burglary, shoplift*, petty theft, grand theft, larceny, gun charge, weapons charge, trafficking, manslaughter, murder charge, sex offender, detention hearing, preliminary hearing, detective wants, detective called, target letter, arrestaron, arrestado, arrestada, preso, carcel, cargos criminales, cargos de, fianza, delito, detenido por la policia, juvenile court, criminal defense`,
    likely: `trial date, accused of, accused me, questioned, arrest*, charged, charges, charge, police, detective, cops, jail, court date, miranda, first offense, priors, prior record, judge, sentenced, sentencing, cargos, policia, corte, evidence against, detained`,
  },
  'dui-defense': {
    sure: `dui, dwi, owi, ovi, oui, duii, dwai, drunk driving charge, breathalyzer, breath test, blew a, blew .#, blew #, blew over, field sobriety, field sobriety tests, sobriety test, sobriety checkpoint, bac, dmv hearing, implied consent, refused the breath, refused breath, refused to blow, ignition interlock, arrested for drunk, manejar borracho, manejar ebrio, manejando borracho, manejando tomado, por tomado, conducir ebrio, alcoholimetro, per se hearing, fsts, fst, blood draw, dash cam of my stop, admin per se`,
    likely: `pulled over, pulled me over, traffic stop, alr, license suspended, license suspension, drinks, drinking, cdl, leaving a bar, first offense, checkpoint, swerving`,
  },
  traffic: {
    sure: `got a ticket, a ticket for, rolling through a stop, ticket for, speeding ticket, traffic ticket, traffic citation, # in a #, going # in a, driving on suspended, suspended license, drive on suspended, driving while suspended, reckless driving, red light camera, points on my license, points off, save points, no insurance ticket, traffic court, defensive driving, multa de transito, licencia suspendida, infraccion de transito, careless driving, expired registration, cdl ticket, fta on a ticket, license reinstated, reinstate my license`,
    likely: `ticket, speeding, citation, license suspended, court date, radar, points, multa, trooper clocked, clocked at`,
  },
  expungement: {
    sure: `expung*, expunction, seal my record, record sealed, sealing, seal the record, record cleaned, clean my record, clear my record, clean slate, set aside my conviction, nondisclosure, non disclosure order, off my record, old conviction, borrar antecedentes, limpiar mi record, limpiar antecedentes, background check shows`,
    likely: `old arrest, background check, old case, conviction, dismissed charge, record, antecedentes, diversion completed, criminal record`,
  },
  immigration: {
    sure: `immigration, inmigracion, uscis, green card, greencard, work visa, visa expired, visa denied, visa interview, visa application, visas, i #, h1b1, n400, i130, i485, i589, i765, h1b, daca, naturaliz*, citizenship test, citizenship application, become a citizen, lawful resident, permanent resident, residente desde, continuous residence, citizenship, ciudadania, residencia, residente permanente, permiso de trabajo, work permit, ead, adjustment of status, adjust status, adjust his status, family petition, petition for my, petitioned, petition for his, peticion familiar, consular, embassy, overstay*, entered without, entro sin, entro por, undocumented, indocumentado, indocumentada, sin papeles, papeles, u visa, t visa, vawa, tps, fiance visa, k1, parole in place, advance parole, rfe, i601, 245i, cspa, priority date, sponsor my, biometrics, nvc, b2 visa, h visa, certification for u, prosecutor signed the certification, i918, asylum office, visitor visa, student visa, status in the us, migracion, arreglar papeles, pedir a mi`,
    likely: `visa, citizen, ins, customs, airport, resident since, her card, his card, interview, biometric, petition, years in the us, passport, status, i #, entry, entered, country, citizen wife, us citizen, usc spouse, border, frontera, ciudadano, cruzo, came to the us, mexico, honduras, guatemala, venezuela, sponsor, employer sponsor, lpr`,
  },
  asylum: {
    sure: `asylum, asilo, i589, persecut*, credible fear, fear of return*, afraid to return, one year deadline, asylum interview, political opinion, gang threats, death threats at home, refugee, refugiado, persecucion, miedo de regresar, withholding of removal, convention against torture`,
    likely: `fled, threatened by gang, journalist in, tortured, pandilla*, maras, amenazas, regime, huyo, huimos`,
  },
  deportation: {
    sure: `deport*, removal proceedings, removal order, order of removal, nta, notice to appear, immigration court, immigration judge, eoir, ice detain*, ice detention, ice hold, ice picked, detained by ice, ice detainer, in ice custody, ice, master hearing, individual hearing, cancellation of removal, bond hearing immigration, in absentia, reinstatement of removal, deportacion, detenido por inmigracion, detenido por ice, corte de inmigracion, la migra, voluntary departure, motion to reopen`,
    likely: `detention center, a number, judge denied, detenido, detainee locator`,
  },
  'civil-rights': {
    sure: `police brutality, excessive force, police misconduct, civil rights, section 1983, #1983, false arrest, falsely arrested, wrongful arrest, wrongfully arrested, wrongful conviction, exonerat*, tased, tased me, tasered, officer slammed, officers slammed, cop slammed, officer punched, police beat, beat by police, police k9, k9 released, wrong address raid, wrong house, raided the wrong, internal affairs, body cam, bodycam, body camera, jail death, died in jail, died in custody, denied medication in jail, denied medical care in jail, jail refused, prison guard, corrections officer, strip search*, first amendment, free speech retaliation, unlawful search, illegal search, abuso policial, me golpeo la policia, policia me golpeo, derechos civiles, ada access, wheelchair ramp, service dog refused, shot by police`,
    likely: `gun drawn, taser, sheriffs, warrantless, police, officer, officers, deputies, deputy, cops, jail, inmate, prison, sheriff, handcuff*, charges dropped, charges dismissed, policia, city claim, tort claim notice`,
  },
  tax: {
    sure: `sales tax, tax assessed, assessed my, property tax, tax appeal, state tax, tax board, irs, tax debt, back taxes, unfiled returns, unfiled tax, tax lien, tax levy, levied my, notice of deficiency, notice of intent to levy, tax court, tax audit, audited by, audit notice, cp2000, offer in compromise, installment agreement with the irs, payroll taxes, trust fund recovery, 941, innocent spouse, owe the irs, franchise tax board, department of revenue, penalties and interest, fbar, offshore accounts, deuda con el irs, impuestos, property tax appeal, tax assessment, 1031 exchange, revenue officer`,
    likely: `taxes, audit, cpa, tax, returns, irs letter, penalty, refund, owe`,
  },
  education: {
    sure: `iep, #504, 504 plan, special education, special ed, school expelled, expelled from, expulsion hearing, suspended from school, title ix hearing, school district, manifestation determination, due process hearing, fape, bullying at school, bullied at school, dismissed from medical school, academic dismissal, student conduct`,
    likely: `school, principal, teacher, aide hours, university, college, student, escuela`,
  },
  'professional-license': {
    sure: `nursing license, board of nursing, nursing board, medical board, license board, licensing board, board complaint, license revoked, license suspended by the board, real estate commission complaint, contractor license board, teaching license, disciplinary hearing`,
    likely: `license, board investigat*, complaint filed against my license`,
  },
  military: {
    sure: `court martial, article 15, ucmj, discharge upgrade, other than honorable, oth discharge, separation board, security clearance, awol, jag, administrative separation, bcmr`,
    likely: `commander, active duty, sergeant, national guard`,
  },
};
