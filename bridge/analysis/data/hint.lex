// Words that name a matter only together: of the matters hinted at the one with the most of them counts, and only where no
// event is told outright. Names and attributes are those of the event.

[crash stakes=1 area=road party="other driver" pk=person say="car crash"]
hit me/him/her while/at/when
crash, collision, wreck, airbag, airbags, bumper, fender, lane, merged, intersection, highway, totaled, passenger, seatbelt, freeway, exit, interstate
stop sign, red light
police report, dashcam, chiro, whiplash, pip, um, uim, other driver, other car, brake check, hit me, hit us, choque, carro, semaforo, carril

[slip_fall stakes=1 area=premises party="property owner" pk=business say="hurt on someone else's property"]
gave way, glass door, chair/stool/bench/bed ~broke/collapsed
gravel left, pothole
fell on my/his/her/our/the, fell outside
fell, tripped, slipped, stairs, steps, ramp, floor, ice, aisle, parking lot, sidewalk, railing, incident report, manager, store, property, hole
premises, unmarked, bathroom
lights, cone, wet, landlord, guest, hotel, piso, tienda, escalera

[medical_neglect stakes=3 area=medical party="care provider" pk=care_provider say="hurt by medical care"]
hospital/er/doctor/dr/ob/surgeon/nurse _ missed/never/ignored/refused/delayed/failed/waited/discharged
expert/md says/said/wrote _ standard/breach/below, implant failed, root canal, oral surgeon, tpa
forceps, born with, ectopic, placenta
perforation, tied off, retained, op note, sutured, anesthesia, anesthesiologist, retained sponge/foreign/instrument
no scope/scan/ct/mri/biopsy/xray, was missed, missed a, missed it, missed by, told _ just/only/probably
surgeon, surgery, operation, doctor, dr, hospital, biopsy, pathology, radiology, chart, diagnosis, misinterpreted, dentist, chiropractor, chiro
implant, nurse, or
ct, mri, complication, urologist, oncologist, benign, melanoma, nerve, discharge, records, consent, obgyn, cirugia, cirujano, operacion, doctora, er

[product_failure stakes=3 area=product party="manufacturer" pk=business say="defective product"]
coal miner, inhaled, soot on, methane, spill, spilled into, sprayed, lead _ test/level/blood/paint, radiation, uranium, groundwater, plume
lawn mower, ladder collapsed/broke/folded, crib, snapped
explosion, scald*, # degree burns, deg burns, smoke inhalation, caught fire, quemaduras
label, lot, manufacturer, recall, serial, melted, broke off, cracked, design, warning, product, brand, model, rated, failed, device, implant, powder
cancer, instructions

[work_injury stakes=3 area=comp party="employer" pk=employer say="hurt at work"]
comp is/are/was paying, ime doctor/doc/said, doi, carpal, repetitive, lockout, trench, third party _ comp, en la obra
trabajaba/trabajando en/de _ cai/cayo/corto/lastimo, patron/jefe _ aseguranza/compensacion, doi #, longshore, mmi
@hitwork, shift, boss, supervisor, comp, wc, osha, crew, captain, mate, galley, mill, plant, machine, deckhand, claims lady, restrictions
employer, operator, co worker
burned, crushed, hurt my, hurt his, hurt her, strain, boat company, maint, cure, patron, obra, fabrica, trabajo, jefe

[fired stakes=2 area=work party="employer" pk=employer say="problems at work"]
hr says/said/did/wont/told/ignored, write up, written up, demoted, demotion, boss/manager/supervisor threw/screams/yells/cursed
union/steward says/grievance, grievance, pip
racial, racist, slurs, eeoc, right to sue, my accent, pregnant, restrictions _ expired/ignored/refused, accommodat*, younger workers/people/employees
men/guys get/got/make/earn paid/more
comments about my/her body/breasts/butt/legs
whistle*
severance
hr, boss, manager, supervisor, job, shift, coworker, promotion, position, write ups, performance, reviews, union, team, office, director
salary, hours, schedule
branch manager, moved me, jefe, trabajo, patron, horario

[unpaid_wages stakes=2 area=work party="employer" pk=employer say="unpaid wages"]
owes me/us/him/her _ wages/pay/weeks/checks/hours/commission/overtime, tips, shorted/shorts, kept back, pay me, commission, bonus, me debia, sueldo
quincena
agency pays, hrs, pays, sleep, live in, overtime, ot, stubs, paystubs, schedules, checks, per hour, an hour, cash, wage, wages
share, shift, hours, worked, owe
horas, cheque, semana, pago

[benefits_denied stakes=3 area=benefit party="benefits agency" pk=authority say="benefits claim"]
ssi, ssdi, alj, recon, snap, va claim/rating/disability/percent, overpayment, reca, seguro social, incapacidad, denied #, cdr, consultative exam
va, reduce, disability, benefits, denial letter, unemployment, appeal, rating, percent, claim file, nexus, hearing, medicaid
overpaid, pay cards, exposure act

[insurance_dispute stakes=2 area=insurance party="insurer" pk=insurer say="insurance claim"]
adjuster, hurricane, hail, tornado, policy limit/limits/says/is/denied/cancelled/lapsed, under oath, out of network, preexisting, wear and tear
denied as/for, total loss, aseguranza, policy $, poliza
insurance/insurer/carrier/ins/adjuster/allstate/geico/progressive/policy/aseguranza _ denied/denies/denying/refuses/refused/wont/lowballed/lowball/undervalued/underpaid/delaying/stalling/rescinded/cancelled
insurer, insurance, claim, policy, deductible, depreciation, estimate, coverage, premium, carrier, denied, underwriter, seguro
roof, unit above, leaked

[eviction stakes=3 area=home party="landlord" pk=landlord say="landlord dispute"]
evict*, out by
landlord, landlady, lease, rent, apartment, apt, move out, notice, casero, renta, apartamento, section #, unit, complex, leasing, sublet, roommate
voucher, rental

[deposit stakes=1 area=home party="landlord" pk=landlord say="security deposit"]
deposit, landlord, lease, moved out, carpet, cleaning, itemized, walkthrough, deposito, casero

[neighbor_dispute stakes=1 area=home party="neighbor" pk=person say="neighbor dispute"]
survey shows/says/shown
neighbor, neighbors, neighbour, nbr, vecino, vecina, fence, hedge, boundary, easement, survey, surveys, surveyor, road, water rights, ditch
irrigation, barking, acres, driveway, tree, shares

[home_purchase stakes=3 area=home party="seller" pk=person say="home sale dispute"]
hoa, special assessment
seller, sellers, disclosure, flipped, inspection, inspector, closing, deed, title company, realtor, buyer, condo, co op, board, assessment, well
septic, foundation, acres, broker, listing

[construction stakes=2 area=home party="contractor" pk=business say="contractor dispute"]
hired a man, contractor, builder, crew, deck, roof, kitchen, remodel, concrete, cabinets, leveled, siding, hvac, unfinished, punch list, retainage
work order, foundation, license, vanished
contratista, paid him, lifetime, warranty, cracked, driveway, pool, installer

[foreclosure stakes=3 area=home party="lender" pk=business say="foreclosure"]
sale date, save my/our/the house/home, modification, hipoteca, remate
mortgage, servicer, auction, arrears, escrow, lender, forbearance, house, payments behind

[charged stakes=4 area=crime party="prosecution" pk=authority say="criminal charge"]
charge, charges, felony, misdemeanor, arraignment, public defender, pd, plea, bail, bond, indicted, prosecutor, da, jail, prison, court, trial
pretrial, arrested, arr, discovery
motion, shoplifting, possession, assault, battery, bodycam, search, warrant, cargos, fianza, carcel, preso, fiscal, corte, police

[record_relief stakes=2 area=crime say="wants to clear a record"]
expunge, off my, record, gun rights, rights back, pardon, seal, background check, conviction, pled, paid fine, misdemeanor, dismissed, need it off
clinicals, never in trouble, denied

[traffic_ticket stakes=1 area=traffic party="prosecution" pk=authority say="traffic ticket"]
speeding, ticket, citation, mph, cdl, radar, lidar, work zone, points, license, careless, reckless, court, trooper, over in, multa, infraccion
clean since

[divorce stakes=3 area=family party="spouse" pk=family say="divorce"]
married, husband, wife, spouse, apart, separated, assets, stocks, hidden, pension, marriage, served, resp due, half, marry, kids, house, moved out
esposo, esposa, casados, matrimonio

[custody stakes=4 area=family party="other parent" pk=family say="custody or visitation"]
custodia
kids, son, daughter, weekends, pickup, exchange, parenting, visits, order, mediation, mother, father, ex, school, gal, app logs, hijos, hija, hijo
papa, mama, grandson

[child_support stakes=3 area=family party="other parent" pk=family say="child support"]
pay # month, support, arrears, my son, my daughter, college, order, overtime, paystubs, lower, mother says, until #, until he, until she, make less
hijo

[cps stakes=4 area=family party="child protective services" pk=authority say="child protective services"]
foster home
caseworker, foster, removed, grands, shelter, hearing, failed, safety plan, case plan, kids, reunification, visits

[removal stakes=4 area=immigration party="immigration authorities" pk=authority say="deportation case"]
asylum, refugee
bia, la migra
ice, detained, detenido, audiencia, fianza, immigration, judge, papers, papeles, deportado, i589, court, migra, asilo, juez, hearing, border, frontera
venezuela, guatemala, honduras, mexico

[immigration_status stakes=3 area=immigration say="immigration status"]
green card, greencard, green card interview
n400, i130, i485, i751, i589, i765, lpr, uscis, visa, petition, citizen, status, interview, civics, biometrics, papers, papeles, permiso
esposa, esposo, ciudadano, ciudadanos
entry, entered, oath, passport, residente, consulado

[estate_dispute stakes=3 area=estate party="heir or executor" pk=family say="inheritance"]
trustee
will, trust, poa, estate, executor, sister, brother, stepmother, checking, caregiver, checks, rings, beneficiary, account, inheritance, mom will
dad will, moved to herself, dementia, gran

[will_draft stakes=2 area=estate say="wants a will or trust"]
our wills, wills, trust, poa, healthy, grown kids, review, house paid, planning, protected, disabled grandson, update, memory care, medicaid, savings
iras

[probate stakes=3 area=estate say="probate"]
no will, heirs, succession
letters, estate, executor, intestate, title, deed, passed, died, house, bank account, funeral, herencia, fallecio

[debt_suit stakes=2 area=debt party="creditor" pk=business say="debt collection or lawsuit"]
garnish*, levied
debt, collector, collectors, collection, cards, credit card, served, summons, judgment, owe, interest, answer due, lender, creditor, loan, deuda
tarjetas, cobran

[tax stakes=3 area=debt party="tax authority" pk=authority say="tax problem"]
audited, irs
tax, taxes, returns, audit, levy, penalty, penalties, refund, revenue, s corp, cpa, lien

[student_loan stakes=2 area=debt party="loan servicer" pk=business say="student loans"]
loans, school closed, discharged, servicer, transcript, borrower, enrolled

[scam stakes=2 area=money party="scammer" pk=person say="scam or fraud"]
estafa, fraude
phony, fake, fraud, wire, wired, crypto, invested, promoter, advisor, broker, vanished, gone, cashiers check, zelle, gift cards, account, lost
returns, ponzi, sheriff

[consumer stakes=2 area=money party="seller" pk=business say="consumer dispute"]
deceptive
refund, warranty, cancel, gym, subscription, salon, airline, wedding, receipt, delivery, furniture, movers, mechanic, bought, store, broken, charged
manager

[vehicle_purchase stakes=2 area=money party="seller of the vehicle" pk=business say="vehicle purchase dispute"]
lemon, title never
transmission, engine, dealer, dealership, car lot, carmax, used, odometer, warranty, repair orders, trips to, buyback, bought new, out of service
title

[contract stakes=2 area=business party="other party to the contract" pk=business say="broken agreement or unpaid debt"]
contract, agreement, signed, deal, invoice, royalty, franchise, fdd, loaned, lent, iou, vendor, commission, lien, escrow, rep, closing, breach
management deal, label, clause, owes, agency

[business_dispute stakes=3 area=business party="business partner" pk=person say="business partner dispute"]
partner, shares, members, llc, operating agreement, books, buyout, board, investors, equity, company, bylaws

[business_setup stakes=1 area=business say="business setup or advice"]
sales tax
llc, startup, buying one, franchise, sba, review, lease, flat fee, opening, bylaws, fdd, form, contract, read it

[trademark_copyright stakes=4 area=ip party="infringer" pk=business say="intellectual property dispute"]
copyrighted, patent*
trademark, copyright, patent, logo, name, narration, podcast, my design, formula, registered, application, streaming, same name, my voice, uses, brand
license, mask files, former company, complaint, tro, song, photo

[defamation stakes=2 area=person party="person who spread it" pk=person say="defamation"]
posted, groups, reviews, rumors, lies, facebook, reputation, false, screenshots, post, families pulled, untrue, online

[police stakes=3 area=rights party="police" pk=authority say="police misconduct"]
officer, police, cop, jail, guards, tased, cuffed, bodycam, body cam, raid, sheriff, internal affairs, k9, force, deputy, knee, cell, inmate

[school stakes=4 area=rights party="school" pk=authority say="school problem"]
bullying, expulsion, expelled
school, iep, suspended, district, principal, teacher, semesters, university, campus, grade, appeal, panel, student, dean, discipline
semester, daycare

[daycare_injury stakes=3 area=premises party="daycare" pk=business say="child hurt at daycare"]
daycare, month old, worker, licensing, toddler, spiral fracture, bruises, video, babysitter, came home

[nursing_neglect stakes=3 area=medical party="nursing home" pk=care_provider say="nursing home neglect"]
nursing home, assisted living, memory care, snf, care facility, group home, g tube, feeding tube, shower chair, fall risk, call light, bed alarm
asilo, aide, aides, sores, wound, dehydrated
facility, resident, staff, hospice, care plan, turning, fell out of bed, stage iv, understaffed, dementia

[wrongful_death stakes=4 area=person pk=person say="wrongful death"]
autopsy, found dead, death certificate, letters of administration, funeral, passed, killed, died, coroner, personal representative, fatal, survived by
medical examiner

[burn_poison stakes=3 area=premises party="business" pk=business say="burned or poisoned"]
explosion, burns, burned, degree burns, deg burns, scald*, caught fire, smoke inhalation, gas, fumes, graft, grafts, burn unit, fire marshal
quemaduras, explosion de

[toxic_exposure stakes=3 area=product party="company responsible" pk=business say="toxic exposure"]
methane, barium, radiation, uranium, plume, groundwater, well, spring, spill, inhaled, sprayed, soot, pesticide, herbicide, fumes, plant, refinery
asbestos, lung cancer, exposure, cancer, chemicals, dep test

[hoa stakes=1 area=home party="HOA" pk=business say="HOA dispute"]
hoa, board, bylaws, fined, fine, assessment, dues, covenants, declaration, architectural, unit, condo, lien, vote
