// What filters ask about the case, in their words: each concept stands for the one of that name in `answer_case.lex`, and `x_not`
// asks for its opposite, so that a denial that belongs to the condition ("never found the driver") refuses nothing. The first
// concept counts of which a phrase stands in the filter.
class kin = family, relative, relatives, kin, spouse, spouses, husband, wife, brother, sister, sibling, siblings, parent, parents, mother, father, mom, dad, son, daughter, cousin, uncle, aunt, inlaws, related
class lawyer = lawyer, lawyers, attorney, attorneys, counsel, atty, lawyered, represented, unrepresented
class opponent = spouse, spouses, husband, wife, ex, landlord, landlords, employer, employers, insurer, insurers, carrier, carriers, opponent
class thing = product, products, item, device, vehicle, car, truck, part, machine, evidence, thing, appliance, helmet, tire, ladder, tool
class lost = scrapped, junked, discarded, destroyed, tossed, trashed
class public = government, governmental, federal, state, city, county, municipal, public, gov, govt
class wreck = crash, crashes, collision, collisions, accident, accidents, wreck, wrecks
class dui = dui, duis, dwi, dwis, owi, owis
class driver = driver, drivers, motorist, motorists, vehicle
class found = identified, found, caught, located, known
class acts = lawyer, lawyers, attorney, attorneys, counsel, atty, firm, firms, office, offices
class earlier = prior, previous, former, earlier, ex, past, old
[several_lawyers]
more than one _ @acts, two/several/multiple/many/second _ @acts, two or more _ @acts, two plus _ @acts, @acts number two/three
| without: most, max, three, third, ceiling, days, than two, than three, party, opinion, opinions
[several_lawyers_not]
max/maximum one _ @acts, maximum of one _ @acts, at most one _ @acts, one @earlier @acts, only one @acts before, one @acts before us, up to one _ @acts
[union_lawyer]
union _ @lawyer
[opponent_lawyer]
neither spouse/party/side/parent _ @lawyer
other/opposing/adverse spouse/party/side/parent _ @lawyer
insurance company lawyer/attorney/counsel
the @opponent already has/have/had/got/hired/retained _ @lawyer, @opponent already has/have/got/hired/retained _ @lawyer, @opponent has/have/got/hired/retained/may/must/can/is/are/with _ @lawyer
| not before: ok, okay, fine
| without: plea, convicted, criminal, trial, appeal, ok, okay, fine, problem
[violent_crime]
violent ~felony/~crime/charge/charges/~offense/offence/offences/criminal/criminals/case/cases/matters, crimes/crime/felonies of violence, accused of violence
[violent_crime_not]
nonviolent, non violent
[federal_employer]
federal employee/employees/worker/workers/employer/employers/jobs | without: city, cities, state, county, municipal, local, public, government, school
[public_employer]
@public or/and @public government/agency employee/employees/worker/workers, @public or/and @public employee/employees/worker/workers, @public government employee/employees/worker/workers, @public worker/workers/employee/employees/employment/jobs, ~work for _ @public, employed by _ @public, @public payroll, uncle sam, employees/workers of _ @public, civil servant, civil servants
[public_employer_not]
private sector/employer/employers/companies/employees, employer/employers _ private, work/works/worked/employed for/by _ private | without: defendant, defendants
[government]
~sue/against/vs/versus _ government/city/cities/county/counties/state/states/municipality/municipalities/school/schools/public/feds/govt
government/municipal/public/governmental defendant/defendants/entity/entities/body/bodies/agency/agencies/liability
cities/counties/city/county/government/state/municipalities _ defendant/defendants
defendant/defendants _ city/county/government/state/municipality/school/transit, defendant/defendants _ public entity/agency/body
city bus, police car, public vehicle, transit authority, transit agency, school district | not after: for, work, works, hit, rear
| without: employed, employee, employees, worker, workers, lives, live, property
[landlord_business]
landlord/landlords must/has/have/needs/should _ company/corporation/corporate/llc/business/companies/firm
landlord/landlords is/are/be _ company/corporation/corporate/llc/business/companies, corporate/company/commercial/institutional landlord/landlords
[landlord_business_not]
mom and pop landlord/landlords/rental/rentals, individual/small/private landlord/landlords
[dog_owner]
owner/owners _ @found/identifiable, @found/identify/identified _ owner/owners, know/knows/knowing _ who _ owns, know/knows/knowing whose | with: dog, dogs, bite, animal
[arrested_or_charged]
arrested or charged, charged or arrested, cited or arrested, arrested or cited, formally charged, must have been charged/arrested, already charged/arrested, been charged/arrested, charged already
| without: days, week, weeks, month, months, year, years, last, never, police, other
[single_vehicle]
single/one car/vehicle accident/accidents/crash/crashes/wreck/wrecks/collision/collisions, single car/vehicle
| without: pileup, household, income, parent, family
[severance_signed]
signed _ severance, severance _ signed, severance/separation agreement/agreements, severance package/packages, signed _ separation agreement
[rent_current]
current on/with _ rent, rent _ current/paid
[eviction_notice]
eviction notice/notices/papers, notice to quit/vacate, received/got/served _ eviction, served _ eviction notice, notice of eviction
| without: days, day, week, weeks, month, months, last, past
[reported_there]
reported _ fall/accident/incident/it to _ store/manager/management/property/owner/staff/employee, reported to _ store/manager/management/property/owner/staff, told _ store/manager/management about _ fall/it, reported at the scene/store/time
| without: employer, hr, supervisor, boss, police, days, hours
[claim_denied]
been/already denied, denied already/once/before, denied claim/claims only, denial letter/letters, have/has/had _ denial
| without: days, day, week, weeks, month, months, year, years, within, dated, date, lawyer, attorney, asylum, visa
denied/rejected/terminated/disputed/controverted/cut _ ~claim, ~claim _ denied/rejected/terminated/disputed/controverted | with: comp, wc, carrier, insurer, adjuster, workers, insurance, homeowners, disability
[kin_at_fault]
~sue _ @kin, against _ family/relative/relatives/spouse/spouses/parent/parents/sibling/siblings, @kin is/are the one/ones, @kin _ blame/fault/liable/responsible/defendant/tortfeasor, related to _ client/caller/driver/claimant, kin of/to _ client/caller
fault/blame/responsible/liable/negligent/defendant/defendants/tortfeasor/wrongdoer _ @kin | not before: insurance, house, home
fault driver/party/person _ @kin, responsible/liable/negligent party/person/driver _ @kin
| without: next, custody, call, calls, caller must, must call, must come, sign
[recorded]
~give _ statement, ~talk/~speak to the/an/their adjuster
recorded statement/statements/interview, recorded call with, statement/interview on tape, on tape | without: video, camera
[arbitration]
arbitration | with: bound, sign, signed, agreed, clause, subject
arbitration agreement/agreements/clause/clauses, signed _ arbitration, agreed to arbitrate/arbitration, bound to arbitrate
[independent_witness]
bystander/bystanders, witness/witnesses/eyewitness with _ tie/ties/stake/connection/relation
independent/neutral/unbiased/disinterested/impartial/outside/objective _ eyewitness/witness/witnesses/eyewitnesses/bystander
witness/witnesses/eyewitness who/that is/are/was not _ family/relative/relatives/passenger/related/friend, witness/witnesses/eyewitness who/that isnt/arent/wasnt/not/is/are _ family/relative/relatives/passenger/related/friend, non family witness/witnesses
witness/witnesses/eyewitness other than, witness/witnesses outside/besides _ car/family/vehicle
[other_liable]
admission/admissions of fault/liability/guilt
cited/ticketed/ticket/citation _ or _ ~admit/admission/admissions/confessed/apologized/owned
~admit/admission/confessed or _ cited/ticketed/ticket/citation
~admit fault/liability/it, owned up | without: client, caller, our, we, anyone, anybody, their, who, anyone, anybody, their, who
[unknown_driver]
never/not/didnt/couldnt/cant/wasnt/isnt @found _ @driver, @driver _ never/not/wasnt/isnt/unidentified/unknown/unfound _ @found, @driver was/is/remains/stays unknown/unidentified
@driver who/that was/were/is/are never/not @found, @driver never/not/wasnt/isnt @found, @driver who/that got away, unknown/unidentified/phantom @driver, @driver unknown/unidentified, dont/doesnt/didnt know who _ hit/did
[unknown_driver_not]
@driver must/has/have/needs/should _ @found, known/identified @driver, @driver who/that _ them/him/her must/has _ @found
[hit_and_run]
took off, drove off, fled, ~leave _ scene | with: driver, drivers, they, vehicle, scene
[ice_fall]
snow, snowy, icy, slush, black ice, winter weather, winter fall/falls, ice fall/falls
ice | with: fall, falls, slip, slips, slipped, fell, sidewalk, lot
| without: ski, snowmobile, plow, removal, hockey
[dui_crash_not]
@dui without _ @wreck, @dui only without _ @wreck, no @wreck @dui, @dui _ no @wreck
[dui_crash]
@dui with/involving/where/if _ @wreck, @wreck @dui
[written_not]
somebodys/someones word, word of mouth, nothing on paper/writing
handshake, oral/verbal/spoken agreement/agreements/contract/contracts/deal/deals/promise/promises
[written]
deal/deals/promise/terms/contract/agreement/lease _ writing/paper
[kept_not]
@lost, gone, thrown/threw out/away, got rid of, no longer have/has _ @thing
| with: @thing
[kept]
kept, preserved, saved, retained, in hand | with: @thing
still have/has/own/hold _ @thing, @thing still in, @thing _ possession
| without: report, number, job
[settled]
signed/sign/signs _ release/releases/waiver/settlement, took/take/taken/takes/accepted/accept/cashed/deposited _ check/checks/money/settlement/payment/offer/payout, release/releases/waiver signed, got/been paid by/from _ insurer/insurance/carrier, settlement/settlements with/from _ insurer/insurance/carrier, settled | without: we, severance, arbitration, finished
[suit_filed_not]
pre suit, presuit, pre lit, prelit, prelitigation, pre litigation
[suit_filed]
suit/lawsuit/complaint _ pending/filed/underway, suit/lawsuit/suits/lawsuits _ on file, filed suit | without: hr, days, months, weeks, years, eeoc, limitations, deadline
[witness]
somebody/someone/anyone besides/else/other _ seen/saw/witnessed, witnessed it/the
someone/somebody/anybody/person/people/one _ saw/seen/witnessed | without: doctor, specialist, surgeon, therapist, dentist, injured, medical, provider, physician, er, hospital, clinic, treatment, lawyer, attorney
[contested_not]
both _ agree, spouses/sides/parties/couple _ agree/agreed, agree on everything, both _ on board
[custody_not]
out on bond/bail, on bail, on bond, bonded out, released on bond/bail
[private_home]
somebody/someone/somebodys/someones/private/friend/friends/relatives/relative/neighbor/neighbors house/home/residence, house party
[report_not]
police/cops _ never/not _ called/came, without calling _ police/cops, never called _ police/cops
[report]
police/cops/officer/deputy _ called/came/responded/written, officer _ written it up, report | without: medical, expert, credit, doctor, income, earnings, tax, hr, number
[video]
camera, cctv, surveillance | without: photo, photos, picture, pictures
[texts]
texts, emails, email, messages, text messages, screenshots | without: us, call, calls, intake, address, lead, leads, phone
[pictures]
pics, pictures/photos/photographs/photo of _ scene/injury/injuries/damage/hazard/where/wounds/wound
[lawful_status]
here lawfully/legally, lawful/legal status, legally in _ country
[work_visa_not]
family based/petition/petitions, marriage based
[work_visa]
employment/work visa/visas/based, perm, employer sponsor/sponsors/sponsorship, sponsoring employer
[will_contest]
challenging/contesting/challenge/contest/challenges/contests _ will/trust/estate
[plaintiff_not]
only defend
[plaintiff]
only sue, dont defend anyone/anybody/people
[business_not]
against/sue private individuals/people/persons
[business]
corporate/institutional/business wrongdoer, company/business/corporation to sue, store/hotel/company/business/corporation _ responsible/liable
[entry_lawful_not]
border crossing/crossings, crossed _ border, entered/came/entry _ without inspection/visa/papers, ewi, illegal/unlawful entry
[entry_lawful]
entered/came/arrived/entry _ legally/lawfully/visa/inspection/inspected, lawful/legal entry, overstay*, overstayed
// Words that may mean something else: asked after all others.
[felony_record late=yes]
felony record/conviction/convictions, convicted felon/felons, felon, felons
[record_seen_not late=yes]
first time offender/offenders/offense/offence/dui/dwi/arrest, first offense/offenses/offence/offences/dui/dwi, clean record/background/history
[record_seen late=yes]
criminal record/history/background/conviction/convictions/past, prior conviction/convictions/arrest/arrests/offense/offenses/offence/offences/record/felon/felons/felony/felonies, prior @dui, priors
repeat offender/offenders/offense/offenses/offence/offences, repeat @dui, arrests anywhere, rap sheet, antecedentes
[felony_seen_not late=yes]
misdemeanor/misdemeanors | without: felony, felonies, felon, felons
misdemeanor/misdemeanors only
[felony_seen late=yes]
felony, felonies
[public_employer_seen late=yes]
@public employer/employers, public sector employee/employees/employer/employers/employment/worker/workers/job/jobs
[government_seen late=yes]
government/governmental/govt/gov/municipal/municipality/municipalities/city/cities/county/counties _ claim/claims/defendant/defendants/case/cases/entity/entities/liability/school/schools/body/bodies/agency/agencies
state agency/agencies/defendant/defendants, public entity/entities/body/bodies/agency/agencies, school district/districts
claim/claims/case/cases/suit/suits _ against _ @public, claim/claims/case/cases/suit/suits _ against _ cities/counties/states/school/schools/municipality
[business_seen_not late=yes]
individual/individuals/person/persons/people/citizen/citizens _ defendant/defendants, against/sue _ individual/individuals/person/persons/people/citizen/citizens, ~go after _ individual/individuals/person/persons/people/citizen/citizens
| without: business, businesses, company, companies, corporate, corporation, corporations, organization, organizations
[business_seen late=yes]
business/businesses/company/companies/corporate/corporation/corporations/organization/organizations/employer/employers/institution/institutions | with: defendant, defendants, other side, other party, fault party, responsible party, liable party, wrongdoer, wrongdoers, is liable
commercial/institutional defendant/defendants
[owner_not late=yes]
renters only, people who rent only, must be renting, must rent
[owner late=yes]
land/house/home/property/homes/houses/estate _ in their/his/her/the _ name/names
own/owns/owned/owning/hold/holds/holding _ land/house/home/acreage/estate/property/condo, has/have a/an/any/some/the land/house/home/acreage, has/have land/acreage, has/have real estate/property | without: fall, falls, slip, slips, trip, trips, injury, injuries
homeowner/homeowners/landowner/landowners only/client/clients/need/must/can/are/who/with, home/land/property owner/owners only/client/clients/need/must/can/are/who/with
real estate owner/owners, real estate/property asset/assets/holding/holdings
[tenant_not late=yes]
landlord, landlords | not after: to, to the, by, by the, from, from the, told, told the, notified, notified the | without: tenant, tenants, liability, negligence
property/building/rental/apartment owner/owners, lessor, lessors, owners only, owners of rental/rentals/apartment/apartments | without: tenant, tenants, liability, negligence
[tenant late=yes]
tenant, tenants, renter, renters, lessee, lessees
[pay_in_full_not late=yes]
payment plan/plans, installment, installments, pay/paying over time, monthly payment/payments
[pay_in_full late=yes]
full/whole/entire _ retainer/fee/payment/amount
retainer, fee, payment, pay, pays, paying, paid | with: upfront, up front, in full, at once, in advance
[can_pay_not late=yes]
pro bono, free help/legal/case/consult/consults/consultation/consultations, cant/cannot pay
contingency | without: only, basis
[can_pay late=yes]
able/ability/afford/can/willing/ready/funds/money to pay/cover/put, can pay/cover/put, funds/money to put down, pay a/the/our/flat retainer/fee/flat, afford*, retainer, paying client/clients, has funds/money
[next_of_kin late=yes]
surviving spouse/husband/wife/child/children/parent, widow/widower | with: must, has, only, need, needs, have, or, executor, representative
immediate family only/or/members, only/must/with/to/is/be immediate family, next of kin only, only/must be next of kin
spouse, spouses, next of kin, immediate family, personal representative, surviving, heir, heirs | with: deceased, decedent
spouse/spouses/kin/representative/surviving/heir/heirs _ sign/only/call/must/victim, immediate family _ sign/only/call/must, only spouse/spouses/immediate, only the spouse/spouses/immediate, only next of kin, only the next of kin
[commercial late=yes]
commercial vehicle/vehicles/truck/trucks/carrier/carriers/policy/policies/defendant/defendants/motor, company vehicle/vehicles/car/cars/truck/trucks, semi, semis, semitruck, semitrucks, # wheeler/wheelers, tractor trailer/trailers, big rig/rigs
delivery van/vans/truck/trucks, truck accident/accidents/crash/crashes/wreck/wrecks, amazon driver/drivers/van/vans/truck/trucks, must be commercial
[disability_policy late=yes]
disability policy/policies/plan/plans/insurance/coverage
[other_insured_not late=yes]
uninsured driver/drivers/defendant/defendants/motorists | without: coverage, um, uim, life, health
uninsured | with: other driver, other side, other party, at fault driver, at fault party, the driver, dog owner | without: coverage, um, uim
[other_insured late=yes]
homeowners insurance/policy/coverage, owner has/have _ insurance/coverage/policy | without: must have their own, renters
insured, insurance, policy, coverage | with: other driver, other drivers, other side, other party, other vehicle, at fault driver, at fault party, at fault side, adverse driver, opposing driver, defendant, defendants, dog owner, dogs owner, property owner, homeowner, landlord
| without: um, uim, uninsured, health, comp, compensation, limits, life, spoken, spoke, speak, talked, talk, called, contacted, offer, offers, offered, denied, underpaid, lowballed, paid, adjuster, against, or our, or client, or the client
[insured_not late=yes]
uninsured, un insured | not before: motorist | without: health, limits, life, ok, okay, fine
[insured late=yes]
insured, insurance, um/uim/liability/insurance coverage, uninsured, um, uim, coverage
| without: health, comp, compensation, limits, life, spoken, spoke, speak, talked, talk, called, contacted, offer, offers, offered, denied, underpaid, lowballed, paid, adjuster, against
[at_fault_not late=yes]
fault, cited, ticket, ticketed, liable, liability, responsible, blame | with: other driver, other side, other party, other person, other vehicle, another driver, adverse driver, adverse party, adverse side, opposing driver, opposing party, opposing side
not at fault, clear/good/strong/undisputed liability, liability must, fault of/on, someone elses fault, # fault/liable
[at_fault late=yes]
at fault, caused, cited, ticketed, to blame, ran | with: client, clients, caller, callers, pnc, pncs, lead, leads, claimant, claimants, they, person, persons, prospect, prospects
their/own/his/her fault, their/his/her own fault, at fault driver/drivers/caller/callers/client/clients/lead/leads/party/parties, be at fault
| without: other driver, other side, other party
[at_work late=yes]
work/workplace related/injury/injuries/injured/accident/accidents, on the job/duty/clock, on job/duty/clock, workers/worker comp/compensation, at work, job injuries, while/when working, while/when _ working, in the course of _ employment/work
[plaintiff_seen late=yes]
no defendant/defendants, no civil defendant/defendants | not before: with
plaintiff, plaintiffs | not before: attorney, attorneys, lawyer, lawyers, counsel, firm
[employee_not late=yes]
employer/employers/management side
[employee late=yes]
employee/employees/worker/workers side, represent employees/workers, represent only employees/workers, no employer/employers
[bought_new_not late=yes]
only used vehicle/vehicles/car/cars/truck/trucks, must be used vehicle/vehicles/car/cars/truck/trucks
[bought_new late=yes]
bought/purchased/leased new, bought/purchased/leased brand new, new vehicle/vehicles/car/cars/truck/trucks only/purchase/purchases/buyer/buyers, only/be new vehicle/vehicles/car/cars, only/be brand new vehicle/vehicles/car/cars
[appointed late=yes]
pd, pds, public defender/defenders, court appointed
[ice_custody late=yes]
ice/immigration detention/custody/detainee/detainees/hold, detained by ice/immigration, detained in _ immigration
[probation late=yes]
probation, parole, probationer, probationers | without: sentence, eligible, granted, violation, violations, probationary, revocation
[employer_driver late=yes]
uber/lyft/rideshare/doordash/delivery driver/drivers, drivers for uber/lyft/doordash/rideshare | with: no, not, our, client, clients, caller, callers, represent, only, the caller
[heir late=yes]
heir, heirs, beneficiary, beneficiaries, executor, executors, administrator, trustee | with: caller, callers, client, clients, contact, must be, has to be, person
[custody late=yes]
locked up, incarcerat*, in/behind jail/prison/bars, inmate, inmates, prisoner, prisoners, detained, detainee, detainees, detention
in custody | not before: matter, matters, case, cases, battle, battles, fight, fights, dispute, disputes
[federal_not late=yes]
state charge/charges/crime/crimes/court/courts only, only state charge/charges/crime/crimes/court, state charge/charges
[federal late=yes]
federal, fed | not before: employee, employees, worker, workers
[truck_license late=yes]
commercial license/licence/driver/drivers, cdl
[union late=yes]
union, unions, unionized
[contractor_seen_not late=yes]
w2, w # employee/employees/only/workers | without: independent
employees only, employee only
[contractor late=yes]
independent contractor/contractors, gig worker/workers, freelanc*
[was_fired late=yes]
must/has/have to/have been/be fired/terminated, must/has/have _ fired/terminated/let go, fired or laid off
[resigned late=yes]
quit*, resign*, left voluntarily, voluntarily/voluntary quit/left/resign*/separat*, walked off
[drinking_seen_not late=yes]
sober | without: drunk, drink, alcohol
[drinking late=yes]
drink, drinks, drinking, drank, drunk, alcohol, intoxicat*, tipsy, under the influence | without: abuse, drunk driv*, impaired driv*, intoxicated driv*, fault, other driver, defendant, defendants, dram, overserved, bar, bars
[hit_and_run_seen_not late=yes]
driver/drivers/vehicle/vehicles/party _ identif*/known
[hit_and_run_seen late=yes]
hit and/n run/runs, hit run/runs, phantom vehicle/driver, unknown/unidentified driver/drivers/vehicle/vehicles
[report_seen late=yes]
police/accident/crash/incident/official/written report/reports, report on file, report filed/number, reported to police, reported to the police
[assisted_living late=yes]
assisted living, memory care | without: nursing, skilled, health
[facility_seen_not late=yes]
home care | without: facility, facilities
[facility late=yes]
facility, facilities, nursing home/homes, assisted living | without: skilled nursing
[public_road late=yes]
public road/street/highway/roads/streets/highways, private property/land/road/lot/roads/lots
[contested_seen_not late=yes]
uncontested, amicable
[contested late=yes]
contested | not before: estate, estates, probate, will, wills
[still_employed late=yes]
still employed, still work/works/working there/for/at/with, current employee/employees | without: former, attorney, lawyer
[still_employed_not late=yes]
no longer employed/work/works/working, former employee/employees only, must _ left _ job/employer/company
[citizen_family late=yes]
spouse/spouses/parent/parents/husband/wife/family/families/child/children/relative/relatives/petitioner/petitioners/sponsor/sponsors _ citizen/citizens/usc, citizen spouse/spouses/parent/parents/husband/wife/child/relative/relatives/petitioner/sponsor
[complained late=yes]
reported/complained/told/notified/report/complain/reporting _ hr/management/manager/supervisor/supervisors/boss/employer/staff/human, reported/told/notified _ store management/manager, reported it to _ company, complained/reported _ first, complaint to _ hr/management/manager/supervisor/boss/employer, hr/internal complaint/complaints, notified the store
[written_seen late=yes]
in writing | with: contract, contracts, lease, leases, agreement, agreements, deal, promise
written/signed contract/contracts/lease/leases/agreement/agreements, lease/contract/agreement/contracts/leases _ writing/written/signed
[kept_seen late=yes]
keep/kept/have/retain*/preserv*/exist/exists _ product/evidence/item/device, product/item/device _ kept/preserved/available/hand/exist/exists
[settled_seen late=yes]
already/been settled, settled already, nothing settled, accept* _ settlement/settlements/check/payment/offer, took/taken/takes _ settlement/offer/payout
[suit_filed_seen late=yes]
in litigation/suit, already in court, pending/active/existing suit/lawsuit/suits/lawsuits, suit/suits/lawsuit/lawsuits _ pending/filed, filed a/an/their suit/lawsuit
[lawful_status_not late=yes]
undocumented
[lawful_status_seen late=yes]
us/american citizen/citizens, u s citizen/citizens, green card/cards, greencard*, permanent resident/residents, lawful/lawfully/legal/legally present/status | without: marriage, married, through, via, application, applications, renewal, renewals, naturalization, spouse, spouses, parent, parents, petitioner, sponsor, relative, relatives, married, marry
[rideshare late=yes]
rideshare, rideshares, ride share/shares/sharing, ridesharing, uber, lyft
[motorcycle late=yes]
motorcycl*, motorbike, motorbikes, biker, bikers | without: helmet, helmets
[helmet late=yes]
helmet, helmets
[on_foot late=yes]
pedestrian, pedestrians
[bicycle late=yes]
bicycl*, cyclist, cyclists | without: pedestrian, pedestrians
[rear_end late=yes]
rear end*, rearend*
[health_insurance late=yes]
health/medical insurance/plan/coverage | without: denied, denial, claim
[video_seen late=yes]
video, videos, footage, dashcam, dash cam | without: photo, photos, picture, pictures, pic, pics, image, images
[pictures_seen late=yes]
photo, photos, picture, pictures, video, videos, footage, dashcam, dash cam
[therapist late=yes]
therapist, therapists | not after: physical
psychologist, psychologists, psychiatrist, psychiatrists, counselor, counselors, counsellor, counsellors, counseling, counselling, mental health care/treatment
[witness_seen late=yes]
witness, witnesses, eyewitness, eyewitnesses, eye witness/witnesses
[fall late=yes]
slip, slips, slipped, slip n fall/falls, slip and fall/falls, trip and fall/falls, trips and falls, slip trip, fall/falls case/cases | without: photo, photos, video, videos
[dog late=yes]
dog/animal bite/bites/attack/attacks | not after: dog on, dog vs
[dental_or_cosmetic late=yes]
dental/dentist/dentists _ cosmetic/plastic, cosmetic/plastic _ dental/dentist/dentists
[cosmetic late=yes]
cosmetic, plastic surgery, aesthetic | without: contractor, contractors, construction, defect, defects, damage, car, cars, vehicle, vehicles, repair, repairs
[dental late=yes]
dental, dentist, dentists
[will_contest_seen late=yes]
trust litigation/dispute/disputes/contest/contests, will contest/contests, contested estate/estates/probate/will/wills, estate litigation
[proceedings late=yes]
in proceedings, removal/deportation case/cases/proceedings/hearing, immigration judge/court, notice to appear, nta | without: order, orders
[removal late=yes]
deport*, removal order/orders, prior removal/removals
[many_vehicles late=yes]
three vehicles/cars/vehicle/car, three or more vehicles/cars, multi vehicle/car, multivehicle, pileup, pileups, pile up/ups
[private_home_seen late=yes]
private home/homes/house/houses/residence/residences
[mass_tort late=yes]
class action/actions, mass tort/torts, mdl
[criminal_case late=yes]
open/pending/active criminal/charge/charges, criminal charge/charges pending/open
[domestic late=yes]
domestic violence/abuse, dv | without: accused, allegation, allegations, alleged, against
[sex_crime late=yes]
sex/sexual crime/crimes/offense/offenses/offence/offences/charge/charges/case/cases, sex/sexual _ crime/crimes/offense/offenses
[child_victim late=yes]
victim/complainant/accuser _ minor/child/juvenile/kid, child/minor/underage/juvenile victim/victims/complainant, crime/crimes/offense/offenses against _ child/children/minor/minors
[seat_belt late=yes]
seat belt/belts, seatbelt, seatbelts, buckled, belted
[spouse_filed late=yes]
spouse/wife/husband/side/party already/has/have filed, served with divorce papers
[order_against late=yes]
restraining/protective/protection order/orders _ against our/the/them/him/her/client/caller/pnc, respondent in _ protective/restraining order, under a restraining/protective order
[public_housing late=yes]
public/subsidized housing, section #, housing authority/authorities, voucher, vouchers
[business_place late=yes]
commercial/business property/properties/premises/establishment/establishments/location/locations, at/in/on/inside a/an store/hotel/restaurant/business/apartment/mall/casino/grocery
[federal_hospital late=yes]
va/federal/military hospital/hospitals/clinic/clinics/facility, against the va
[public_hospital late=yes]
government/public/county/state hospital/hospitals/clinic/clinics/facility
[father late=yes]
fathers/husbands/mens side/rights, husbands fathers side
father, fathers, dad, dads | with: only, represent, matters, client, clients, caller, custody | without: mother, mothers, parent, parents, mom
[father_not late=yes]
mothers/wives/womens side/rights, take/represent wives/mothers
mother, mothers, mom, moms | with: only, represent, matters, client, clients, caller, custody | without: father, fathers, parent, parents, dad
[airbag late=yes]
airbag, airbags, air bag/bags
[totaled late=yes]
totaled, totalled, total loss, undrivable
[agency_charge late=yes]
eeoc/agency charge/charges/complaint filed, filed _ eeoc/charge/charges, eeoc charge/charges, right to sue letter/notice | without: days, months, within, days, month
[served late=yes]
court papers, summons, been/being served, served with _ papers/lawsuit/complaint | without: divorce, notice, notices
[landlord_told late=yes]
landlord/landlords _ told/notified/informed/aware/notice, told/notified _ landlord/landlords, notice to _ landlord/landlords, reported/complained to _ landlord/landlords | without: days, eviction, rent
[breath_refused late=yes]
refused/refusal/refusals _ breath/breathalyzer/test/chemical, breath/breathalyzer/test/chemical refusal/refusals
[warrant late=yes]
warrant, warrants
[will_left late=yes]
left/has/have/had/is/with/without a/no/valid will, will exists, must be a will, intestate | without: contest, contested, trust
[garnished late=yes]
garnish*, levy, levies, levied
[sued late=yes]
being/been/getting sued, sued by, lawsuit/suit against _ client/them/caller
[pay_records late=yes]
pay stub/stubs, paystub, paystubs, pay records, time sheet/sheets/card/cards/records, timesheet, timesheets, timecards
[medical_records late=yes]
medical/hospital/treatment records/record/documentation
[passenger late=yes]
passenger, passengers | not before: car, cars, van, vans, vehicle, vehicles, side, seat, seats
