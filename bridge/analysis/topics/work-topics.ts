import type { TopicTable } from './topic-words.ts';

export const workTopics: TopicTable = {
  'workers-compensation': {
    sure: `bwc, vssr, nonsubscriber, non subscriber, no workers comp, comp carrier denied, comp hearing, press took, machine took, machine without guard, caught in the machine, caught in a machine, workers comp*, workmans comp*, workmens comp*, worker comp*, work comp, wc claim, wc, comp claim, comp carrier, comp insurance, comp adjuster, comp case, hurt at work, injured at work, injured on the job, hurt on the job, got hurt at work, on the job injury, work injury, work accident, workplace injury, workplace accident,
      first report of injury, froi, light duty, modified duty, company clinic, company doctor, mmi, impairment rating, ppd, ttd, tpd, ime, independent medical exam*, ncm, nurse case manager, dwc, industrial commission, workers compensation board, panel doctor, panel of physicians, occupational health, accidente de trabajo, accidente en el trabajo, se lastimo en el trabajo, me lastime en el trabajo, lastimado en el trabajo, lastimada en el trabajo, compensacion, accidente laboral, lesion en el trabajo`,
    likely: `guard removed, without guard, the shop has, stacking, conveyor belt, restrictions, osha cited, at work, on the job, on shift, supervisor was told, reported to supervisor, reported to foreman, my employer's insurance, forklift, warehouse, factory, plant, conveyor, machine, lifting, press, assembly line, carpal tunnel, repetitive, job duties, out of work since, work restrictions, loading dock, workplace, en el trabajo, patron, mayordomo, fabrica, bodega, obra, cosecha, osha, harvest crew`,
    hint: `supervisor, employer, coworker, foreman, shift, boss, trabajo, jefe`,
  },
  employment: {
    sure: `fmla, non compete, noncompete, severance, severance agreement, employment contract, eeoc, hr complaint, employment law, hostile work environment, workplace harassment, medical leave denied, leave denied, accommodation denied, reasonable accommodation, denied accommodation, write up, written up, put on a pip, performance improvement plan, demoted, demotion, employee handbook, derecho laboral, leyes laborales`,
    likely: `hr, human resources, my boss, my manager, supervisor, employer, coworker*, co worker*, employee*, company, hired, at will, salary, promotion, schedule cut, cut my hours, shift, job, work, employed, jefe, patron, trabajo, empleo, compania`,
  },
  'wrongful-termination': {
    sure: `false claims act, bill medicare, billing medicare, medicare fraud, billing fraud, whistle, retaliation, after i reported, after reporting, osha complaint, miosha, wrongful termination, wrongfully terminated, wrongful dismissal, fired after, fired for, fired because, was fired, were fired, got fired, fired me, fired him, fired her, i was fired, she was fired, he was fired, been fired, terminated after, terminated for, was terminated, terminated me, let go after, was let go, let me go, let her go, let him go, laid off after, laid off, retaliat*, whistleblow*, whistle blow*, qui tam, constructive discharge, forced to resign, forced to quit, quit or be fired, despidieron, despedido, despedida, me corrieron, lo corrieron, la corrieron, despido, corrieron del trabajo, represalia*, reported _ safety violations, reported fraud`,
    likely: `steward, grievance, union, wrote me up, fired, terminated, termination, restructuring, position eliminated, hotline, reported to compliance, last day, severance, at will, walked me out, escorted out`,
  },
  discrimination: {
    sure: `discriminat*, racial slur*, racist comments, racist, n word, ageism, too old, age discrimination, pregnancy discrimination, pregnant and fired, im pregnant, told hr im pregnant, told them i was pregnant, because of my race, because of my religion, because of my age, because im black, because i am black, because i'm pregnant, disability discrimination, sexual harassment, sexually harass*, harass* at work, harassment, harassed, hostile work environment, hostile workplace, title vii, eeoc, right to sue, equal pay, passed over for promotion, groped, quid pro quo, slurs, discriminacion, acoso sexual, acoso, acosa, acosaba, hijab, dreadlocks, religious accommodation, ada accommodation`,
    likely: `pregnant, pregnancy, maternity leave, older workers, younger, comments about my, manager touches, touched me, race, gender, religion, disability, accommodation, wheelchair, replaced by a younger, embarazada, hr ignored`,
  },
  'wage-and-hour': {
    sure: `unpaid wages, unpaid overtime, no overtime, overtime pay, owed overtime, overtime for, without overtime, time and a half, wage theft, minimum wage, below minimum, flsa, no time and half, no time and a half, time and half, hour for lunch, hr for lunch, hours for lunch, our lunches, lunch breaks, detention pay, pay me detention, paid me detention, hasnt paid my loads, off the clock, off clock, didnt pay me, did not pay me, not paid for, never paid me, hasnt paid me, refuses to pay my, last paycheck, final paycheck, final check, bounced paycheck, paycheck bounced, misclassif*, # as a contractor, paid on #, paid flat, paid a flat, flat salary, flat # a day, $ a day, $ per day, # a day no matter, no matter the hours, no matter how many hours, flat daily rate, tips taken, tip pool, took our tips, taking tips, tip credit, meal breaks, no breaks, no lunch break*, missed breaks, donning, prevailing wage, unpaid commission*, commissions owed, owed commissions, owes me wages, back pay, hours shaved, shaved hours, edited time, no me pagan, no me pago, no me pagaron, no le pagan, no le pagaron, horas extra*, overtime no pagado, sueldo, me deben, salario, cheque sin fondos, pto payout`,
    likely: `overtime, ot, last check, shorted, crew shares, spreadsheet of hours, # hours a week, # hrs a week, # hours/week, hours a week, hrs/wk, hourly, salaried, pay stubs, paystubs, timesheets, time sheets, timecards, time cards, payroll, piece rate, independent contractor, misclassified, exempt, wages, paycheck, pagan, pago, por hora, cash under the table, per hour`,
  },
  'social-security-disability': {
    sure: `ssdi, ssi, ssd, social security disability, social security denied, social security hearing, social security judge, denied social security, apply for social security, applying for social security, applied for social security, disability benefits, disability claim, disability hearing, alj, administrative law judge, reconsideration denial, recon denial, denied disability, denied twice, disability denied, appeals council, date last insured, dli, work credits, enough credits, rfc, grid rule, redetermination, continuing disability review, cdr, overpayment notice, seguro social por incapacidad, incapacidad, discapacidad, seguro social, beneficios por incapacidad, applying for disability, applied for disability, file for disability, get disability, apply for disability`,
    likely: `social security, on disability, reconsideration, back hurts, chairs, appeal to alj, disabled, cant work, cannot work, unable to work, last worked, last wkd, stopped working, heavy unskilled, ms dx, lupus, fibromyalgia, bipolar, copd, neuropathy, disability, ssa, sedentary, no puede trabajar, ged`,
  },
  'long-term-disability': {
    sure: `ltd, long term disability, erisa, disability insurer, disability insurance denied, own occupation, any occupation, short term disability, unum, mutual of omaha disability, hartford denied, lincoln financial denied, metlife disability, group disability policy`,
    likely: `disability policy, elimination period, benefits terminated, appeal deadline 180`,
  },
  'veterans-benefits': {
    sure: `va benefits, va claim, va disability, va rating, va denied, va appeal, service connected, service connection, c p exam, c and p exam, bva, board of veterans, combined rating, tdiu, nexus letter, agent orange, burn pit*, pact act, dd #, dd214, supplemental claim, notice of disagreement, gi bill, aid and attendance, veterano, dic benefits, va letter, my rating`,
    likely: `veteran, vet, army, navy, marine corps, marines, air force, deployed, iraq, afghanistan, vietnam, ptsd, tinnitus, va hospital, va, military service`,
  },
  unemployment: {
    sure: `file unemployment, unemployment hearing officer, unemployment benefits, unemployment claim, unemployment denied, unemployment appeal, unemployment hearing, denied unemployment, unemployment overpayment, desempleo, misconduct finding`,
    likely: `unemployment`,
  },
  'railroad-injury': {
    sure: `railroad*, fela, carman, brakeman, switchman, trackman, locomotive*, rail yard, railyard, train crew, trainman, claim agent, coupler, ballast`,
    likely: `conductor, engineer on the train, rail, rails, train, signal maintainer`,
  },
};
