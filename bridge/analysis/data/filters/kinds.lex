// Kinds of case as firms name them in filters. `says`: what the reading calls it. `kinds`: the kinds of event of which one shows
// it; `told`: the concepts of the lexicons of events, where a kind of event is wider; `area`: the practice area, judged by the
// learned topics of the notes; `named`: words that mean the kind wherever they are, `words`: those that may. `alone=no`: a filter
// that asks for nothing else is another question.
class harm = injury, injuries, accident, accidents, crash, crashes, wreck, wrecks, collision, collisions
[auto says="a vehicle accident" area=auto-accident words="car cars auto vehicle* crash* wreck* collision* driver* drove driving rear-ended mva truck*"]
car, cars | not before: has, have, must, is, was, needs, with | not after: new, used, classic
mva, mvas, mvc, mvcs, auto, autos, car/auto/automobile/vehicle/traffic/cars @harm, motor vehicle, motor vehicle @harm, car wreck cases
[rear_end says="a rear-end collision" kinds=crash_rear]
rear end, rear ends, rear end @harm, rear ended, rear enders, rear ender
[hit_and_run alone=no says="a hit and run" kinds=hit_and_run]
hit and run, hit and runs, hit run
[pedestrian alone=no says="a pedestrian who was hit" kinds=pedestrian_hit]
pedestrian, pedestrians, pedestrian @harm, pedestrian knockdown/knockdowns, pedestrian hit, pedestrians hit/struck by a/cars
[bicycle alone=no says="a bicycle crash" kinds=bike_crash]
bicycle, bicycles, bicycle @harm, bike/cycling @harm, bicyclist, bicyclists, cyclist, cyclists
[motorcycle alone=no says="a motorcycle crash" kinds=motorcycle_crash words="motorcycl* bike*"]
motorcycle, motorcycles, motorcycle/moped/scooter/motorbike @harm
[truck says="a truck crash" kinds=truck_crash words="truck* semi* tractor* trailer* wheeler*"]
truck, trucks, trucking, truck/trucking/semi @harm, # wheeler, # wheeler @harm, tractor trailer, big rig, semi truck @harm, tractor trailer/rig @harm
[transit says="a bus or train accident" kinds=transit_crash]
bus/train/transit/railroad/subway @harm, bus and train @harm
[drunk_driver says="a drunk driver" kinds=crash_drunk]
drunk driver/drivers, drunk driving/driver @harm, dui/dwi/drunk driving victims, hit by a drunk driver
[boat says="a boating accident" kinds=boat_crash]
boat/boating/watercraft @harm, jet ski @harm
[plane says="an aircraft accident" kinds=air_crash]
plane/aviation/aircraft/helicopter @harm, aviation
[premises says="an injury on somebody's property" area=premises-liability words="premises slip* trip* fall* fell"]
premises, premises liability
[slip_fall alone=no says="a slip or trip and fall" kinds="slip_fall trip_fall stair_fall" words="slip* trip* fall* fell"]
slip/slips/trip/trips and fall/falls, slip/slips/trip/trips fall/falls, slip trip/trips and fall/falls, slip/slips trip/trips, falls, fall cases, slips trips and falls, slip and trip and falls
[stair_fall says="a fall on stairs" kinds=stair_fall]
stair/stairs/staircase/stairway fall/falls, falls on stairs
[negligent_security says="an attack for want of security" kinds=attack_on_premises]
negligent/inadequate/poor security
[drowning says="a drowning" kinds=drowning]
drowning, drownings, near drowning, pool @harm, swimming pool @harm
[elevator says="an elevator accident" told="event.elevator"]
elevator/escalator @harm, elevators, escalators
[food_illness says="food poisoning" told="event.food_illness"]
food poisoning, food borne illness, foodborne illness
[fire_case says="a fire" kinds=fire]
house/apartment fire/fires, fires
[recreation says="an accident at a park, gym or sport" kinds=ride_or_sport]
amusement park/ride @harm, gym @harm, ski/skiing @harm, sports @harm, trampoline @harm, trampoline park @harm
[daycare says="a child hurt in child care" kinds=daycare_injury]
daycare, daycare @harm, daycare neglect/abuse, day care @harm
[dog_bite alone=no says="a dog bite or attack" kinds=dog_bite words="dog* bite* bit bitten"]
dog bite/bites/attack/attacks, dog bite/bites and attack/attacks | not after: dog on, dog vs
animal bite/bites/attack/attacks
[medical_malpractice says="medical malpractice" area=medical-malpractice words="malpractice med medical doctor* hospital* surg* misdiag* nurse*"]
medical malpractice, hospital malpractice, malpractice, med mal, medmal, medical negligence
[misdiagnosis says="a missed or late diagnosis" kinds=misdiagnosis]
misdiagnosis, misdiagnoses, missed/delayed/late/wrong/failed diagnosis/dx/diagnoses, failure to diagnose, missed/delayed/late cancer diagnosis/dx, cancer misdiagnosis/misdiagnoses, delayed diagnosis of cancer, misdiagnosed cancer, delay in diagnosis, missed cancer/cancers
[surgical says="a surgical error" kinds=surgical_error]
surgical/surgery error/errors/mistake/mistakes/malpractice/injury/injuries, botched surgery/surgeries, wrong site surgery, retained sponge/instrument/object
[medication says="a medication error" kinds=medication_error]
medication/prescription/pharmacy/drug error/errors/mistake/mistakes, wrong medication
[birth says="a birth injury" kinds=birth_injury words="birth baby newborn labor delivery"]
birth injury/injuries/trauma, birth injury cases
[nursing says="a nursing home" area=nursing-home-abuse words="nursing bedsore* resident* facility elder*"]
nursing home/homes, nursing home/homes abuse/neglect/negligence/cases, nursing home abuse and neglect, nursing home neglect and abuse, elder abuse, elder abuse and neglect, elder neglect
[bedsores says="bedsores" told="event.pressure_sore" words="bedsore* sore sores ulcer* decubitus"]
bedsore, bedsores, bed sore/sores, pressure sore/sores/ulcer/ulcers/injuries
[death alone=no says="a wrongful death" kinds=wrongful_death words="death died killed dead passed deceased"]
wrongful death/deaths, death cases/claims, fatal @harm
[product says="a product" area=product-liability]
product/products liability, defective product/products
[toxic says="toxic exposure" kinds=toxic_exposure]
toxic exposure/exposures/tort/torts, chemical exposure/exposures, mold exposure
[drug_device alone=no says="a drug, device or product named in mass torts" kinds=device_or_drug]
mass tort/torts, defective drug/drugs, dangerous drug/drugs, defective medical device/devices
[comp says="an injury at work" area=workers-compensation words="comp compensation workers work worked job"]
workers/worker/workmans/workman comp/compensation, work comp, comp, wc
[hurt_at_work alone=no says="an injury at work" kinds=work_injury words="comp compensation workers work worked job"]
work injury/injuries, workplace @harm, on the job @harm
[comp_denied says="workers' comp that was refused or stopped" kinds=comp_denied]
denied comp/wc, denied workers/work comp, workers/work comp denied/denial/denials, comp denial/denials
[employment says="employment" area=employment]
employment, employment law, employment cases
[fired says="being fired" kinds=fired]
wrongful/unlawful/illegal termination/terminations/firing/firings/discharge/discharges, wrongfully fired/terminated, wrongful term, unfair dismissal, terminations, firings
[retaliation says="retaliation at work" kinds=retaliation]
retaliation, retaliatory termination/firing/discharge, workplace/employment retaliation, retaliation at work, workers/work comp retaliation, comp retaliation
[fmla says="leave that was refused or punished" told="dispute.accommodation dispute.retaliation" words="fmla leave"]
fmla, fmla retaliation/interference/violation/violations/claims, fmla and leave, medical/family leave, family leave retaliation, leave retaliation
[accommodation says="an accommodation that was refused" told="dispute.accommodation"]
disability accommodation/accommodations, failure to accommodate, ada accommodation/accommodations, denied accommodation/accommodations, reasonable accommodation, accommodation
[harassment says="sexual harassment" kinds=sexual_harassment words="harass* sexual* groped"]
sexual harassment, sex harassment, sexual harassment at work, workplace sexual harassment
[pregnancy says="pregnancy discrimination" told="dispute.pregnant"]
pregnancy discrimination, pregnancy
[age_discrimination says="age discrimination" told="dispute.discrimination dispute.unequal_treatment" words="age discriminat*"]
age discrimination, age bias
[discrimination says="discrimination at work" kinds=discrimination]
discrimination, employment/workplace/job/race/racial/gender/sex/religious/disability discrimination, discrimination at work, ada discrimination
[hostile_work says="a hostile workplace" kinds=hostile_work]
hostile work/workplace, hostile work environment, hostile workplace environment, bullying, workplace bullying
[wages says="unpaid wages" area=wage-and-hour]
unpaid wages/wage/overtime, wages and hours, wage and hour, wages, overtime, wage theft, wage claims, unpaid overtime and wages, unpaid wages and overtime, flsa
[off_clock says="unpaid time off the clock or missed breaks" told="dispute.unpaid_wages dispute.pay_problem"]
off the clock, off the clock work, missed meal/rest/lunch breaks, meal and rest breaks, missed breaks
[tips_kept says="tips that were kept" told="dispute.tips"]
stolen tips, tip theft/pooling/credit
[misclassified says="workers paid as contractors" told="dispute.misclassified"]
misclassification, misclassified workers/employees
[noncompete says="a non-compete" kinds=noncompete]
non competes, noncompete, noncompetes, non compete, non compete agreements, noncompete agreements/disputes
[whistleblower says="a whistleblower matter" kinds=whistleblower]
whistleblower, whistleblowers, whistleblower retaliation, qui tam, false claims act
[military_job says="military leave" kinds=military_job]
userra, military leave
[unemployment says="unemployment benefits" area=unemployment]
unemployment, unemployment benefit/benefits denial/denials/claim/claims, unemployment denial/denials/claim/claims, unemployment benefits/hearing/hearings/appeal/appeals
[disability says="disability benefits" area=social-security-disability words="ssd ssdi ssi disab* social"]
social security, social security disability, ssd, ssdi, ssi
[veterans says="veterans' benefits" area=veterans-benefits]
va benefits/claim/claims, veterans benefits, veterans claims
[long_term says="long-term disability" area=long-term-disability]
ltd, long term disability, erisa disability
[bad_faith says="an insurance claim" area=insurance]
insurance dispute/disputes/denial/denials, insurance bad faith, bad faith, bad faith insurance, property insurance, denied insurance claims, insurance claim denials
[landlord says="landlord and tenant" area=landlord-tenant]
landlord tenant, landlord and tenant, tenant landlord
[eviction says="an eviction" kinds=eviction]
eviction, evictions, eviction defense, eviction cases
[lockout says="a lockout" kinds=lockout]
lockout, lockouts, illegal lockout/lockouts, lock outs, utility shutoff/shutoffs
[deposit says="a security deposit" kinds=deposit]
security deposit/deposits, deposit, deposits, deposit disputes, security deposit disputes, deposit returns
[mold says="mold" named="mold moldy mildew"]
mold, mold cases
[habitability says="a home in poor condition" kinds=habitability]
habitability, habitability issues, warranty of habitability, bed bugs, uninhabitable apartments
[rent says="a dispute on rent or a rental" kinds=rent_dispute]
rent disputes, rent increases, rent increase, unpaid rent
[foreclosure says="foreclosure" area=foreclosure words="foreclos* auction sheriff*"]
foreclosure, foreclosures, foreclosure defense
[hoa says="an HOA or condo association" kinds=hoa]
hoa, hoas, hoa disputes, condo association disputes, hoa fights
[neighbor says="a dispute with neighbors or on land" kinds=neighbor_dispute]
neighbor dispute/disputes, boundary dispute/disputes, easement, easements, property line disputes, neighbor fights, fence disputes
[home_sale says="the sale of a home or its title" kinds=home_purchase]
real estate closing/closings, quiet title, title disputes, home sales, failure to disclose, nondisclosure
[construction says="building work" area=construction-dispute]
construction dispute/disputes/defect/defects, contractor dispute/disputes, home improvement, home improvement fraud, bad contractors, contractor fraud
[zoning says="zoning, permits or property taxes" kinds=zoning_tax]
zoning, permits, property tax/taxes, property tax appeals, zoning disputes, land use
[timeshare says="a timeshare" kinds=timeshare]
timeshare, timeshares
[crime says="a criminal charge" area=criminal-defense words="criminal felony misdemeanor"]
criminal, criminal charges, criminal defense/law/cases, criminal defense work, felonies and misdemeanors, misdemeanors and felonies
[driving_charge says="a DUI or traffic charge" area=dui-defense words="dui dwi owi drunk"]
dui, duis, dwi, dwis, owi, owis, dui/dwi/owi defense
[dv_charge alone=no says="a domestic violence charge" kinds=dv_charge]
domestic violence/assault/battery charge/charges, dv charge/charges, dv defense, domestic violence defense
[drug_charge says="a drug charge" kinds=drug_charge]
drug/narcotics/drugs/marijuana charge/charges/crime/crimes/case/cases/possession, drug offenses, drug trafficking, possession charges
[theft_charge says="a theft or fraud charge" kinds=theft_charge]
theft, thefts, shoplifting, theft/fraud/embezzlement charge/charges/crimes, theft and fraud/embezzlement, white collar crime/crimes, white collar, embezzlement, larceny
[gun_charge says="a weapons charge" kinds=weapon_charge]
gun/weapon/weapons/firearm/firearms charge/charges/case/cases/crimes
[violent_charge says="a violent crime charge" kinds=violent_charge]
murder, murders, homicide, homicides, assault charges, robbery charges, assault and battery charges
[sex_charge alone=no says="a sex offense charge" kinds=sex_charge]
sex crime/crimes/offense/offenses, sex offender/offenders, sex offender registry, sex offense charges
[record_relief says="clearing a record" kinds=record_relief words="expung* seal sealed"]
expungement, expungements, record sealing, expungement and record sealing, sealing records, expungements and sealing
[juvenile says="a juvenile charge" kinds=juvenile_charge]
juvenile, juveniles, juvenile charge/charges/case/cases/court/crime/crimes/defense/delinquency
[court_martial says="a court-martial or military discharge" kinds=court_martial]
court martial/martials, military discharge upgrades, ucmj
[traffic says="a traffic ticket" kinds="traffic_ticket reckless_driving" words="ticket* citation cited speeding"]
traffic, traffic/speeding/parking ticket/tickets/citation/citations, ticket, tickets, traffic court/offenses/violations/infractions, speeding
[license says="a driver's license at stake" kinds=license]
license suspension/suspensions, suspended license/licenses, dmv hearing/hearings, driving while suspended
[probation says="probation, a warrant or a missed court date" kinds=probation]
probation violation/violations, parole violation/violations, bail hearings
[sexual_abuse says="sexual abuse" area=sexual-abuse]
sexual/sex/child/clergy abuse/assault/assaults, child sexual abuse, sexual assault and abuse, sexual abuse and assault, molestation
[assault says="an attack on the client" kinds=assaulted]
assault and battery, assaults, bar fights, bar fight, fights
[stalking says="stalking, threats or harassment" kinds=stalking]
stalking, revenge porn, harassment by an ex, cyberstalking
[family says="family law" area=family]
family, family law/court, domestic relations
[divorce says="divorce" kinds=divorce words="divorc* custody married spouse* husband wife"]
divorce, divorces, dissolution, dissolutions, legal separation/separations, divorce cases, separations
[custody says="custody" area=child-custody]
custody, child custody, custody and visitation, custody fight/fights/battle/battles/dispute/disputes, child custody and visitation, visitation, parenting time
[paternity says="paternity" told="status.paternity"]
paternity
[support says="child support" kinds=child_support]
child support, child support modification/modifications, child support enforcement
[spousal_support says="support between spouses" told="status.family_support"]
spousal support, alimony
[cps says="child protection" kinds=cps]
cps, dcf, dcfs, cps cases, dependency, child protective services, termination of parental rights, foster care
[adoption says="adoption" kinds=adoption]
adoption, adoptions
[name_change says="a name change" kinds=name_change]
name change/changes
[guardianship says="guardianship" kinds=guardianship]
guardianship, guardianships, conservatorship, conservatorships
[prenup says="a prenuptial agreement" kinds=prenup]
prenup, prenups, prenuptial/postnuptial agreement/agreements
[domestic_violence alone=no says="domestic violence" kinds="domestic_violence dv_charge protective_order"]
domestic violence, dv
[restraining_order says="a restraining order" area=domestic-violence]
restraining/protective/protection order/orders, orders of protection
[immigration says="immigration" area=immigration]
immigration, immigration law
[removal says="deportation" kinds=removal]
deportation, deportations, removal, removals, deportation/removal defense/cases/proceedings, removal proceedings
[asylum says="asylum" told="status.asylum" words="asylum persecut* asilo"]
asylum, asylum cases, asylum claims
[estates says="wills and estates" area=estate-planning words="probate estate* will heir* executor* inherit* trust"]
estate planning, probate, will/wills/trust/trusts and trust/trusts/estate/estates/probate, estate, estates, estate law
[will_draft says="a will, trust or power of attorney" kinds=will_draft]
wills, simple wills, trusts, powers of attorney, poa, poas, living trusts
[will_contest alone=no says="a dispute on a will, trust or estate" kinds=estate_dispute words="contest* challeng* disput* undue"]
will/trust/probate contest/contests/dispute/disputes/litigation, estate litigation/disputes, contested probate, inheritance disputes
[bankruptcy says="bankruptcy or debt" area=bankruptcy words="bankrupt* chapter"]
bankruptcy, bankruptcies
[collection says="debts and collection" kinds=debt_suit words="debt* unsecured owed"]
debt collection, debt suits/lawsuits, debt, debts, collections, credit card debt/lawsuits/suits, debt settlement, debt relief, debt defense
[repossession says="a vehicle taken" kinds=repossession]
repossession, repossessions, repo, repos, repossessed vehicles/cars, towing
[student_loan says="student loans" kinds=student_loan]
student loan/loans, student loan debt
[tax says="taxes" area=tax]
tax, taxes, tax law/problem/problems/debt, irs, irs problem/problems/debt
[identity says="identity theft" kinds=identity_theft]
identity theft
[credit_report says="credit reports" kinds=credit_report]
credit report/reports/reporting, credit report errors, credit repair, background check errors
[consumer says="consumer protection" area=consumer-protection]
consumer, consumer protection/fraud/law, debt collection/collector harassment, fdcpa, fcra
[scam says="a scam or fraud" kinds=scam]
scam, scams, crypto scams, investment fraud, romance scams, crypto
[lemon says="lemon law" area=lemon-law]
lemon, lemons, lemon law/laws
[contract says="an agreement or money owed" kinds=contract]
contract dispute/disputes, breach of contract, contracts
[business says="business disputes" area=business-litigation words="business* company partner* contract* vendor*"]
business/commercial/partnership dispute/disputes/litigation/lawsuits, shareholder disputes
[business_setup says="setting up a business" kinds=business_setup]
business formation/formations, llc formation/setup, incorporations, business setup
[ip says="intellectual property" area=intellectual-property]
intellectual property, ip
[patent says="a patent" named="patent patents patented"]
patent, patents
[trademark says="a trademark or copyright" kinds=trademark_copyright]
trademark, trademarks, copyright, copyrights, trademark and copyright, trademark infringement
[mineral says="royalties or mineral rights" kinds=mineral]
oil and gas, mineral rights, royalties
[defamation says="defamation" area=defamation]
defamation, slander, libel
[privacy says="privacy" kinds=privacy]
privacy, data breach/breaches
[civil_rights says="civil rights" area=civil-rights words="force police officer* cop cops beat tase* rights"]
civil rights, excessive force, police brutality/misconduct/shooting/shootings, excessive force cases
[jail says="treatment in jail" told="trade.jail_harm"]
jail/prison/inmate conditions/abuse/deaths/injuries, jail and prison conditions, jail/prison/inmate medical neglect/care, jail medical, prisoner/prisoners rights, inmate claims
[education says="schools" area=education]
education, education law, special ed/education, school discipline/expulsion/expulsions, iep, ieps
[licenses says="a professional license" kinds=license_board]
professional license/licenses/licensing, license defense, licensing board/boards, nursing board, medical board
[legal_malpractice says="legal malpractice" kinds=legal_malpractice]
legal malpractice, attorney malpractice, lawyer malpractice, suing lawyers
[government says="a government body" words="government city county state school police municipal*"]
government
[mental says="harm to the mind" words="psych* anxiety ptsd stress emotional mental depress*"]
mental
[soft_tissue alone=no says="soft tissue" words="soft whiplash sprain* strain* sore*"]
soft tissue
[chapters alone=no says="bankruptcy" words="bankrupt* chapter"]
chapter/chap/ch # | not before: discharge
// Products and places that mean one kind of case wherever they are named.
[hernia_mesh says="hernia mesh" named="mesh"]
hernia mesh, mesh
[hair_relaxer says="hair relaxer" named="relaxer* straighten*"]
hair relaxer/relaxers/straightener/straighteners
[talc says="talcum powder" named="talc* powder"]
talc, talcum, talcum powder, baby powder, talc powder
[roundup says="Roundup" named="roundup glyphosate weedkiller"]
roundup, round up weed killer, weedkiller, weed killer
[paraquat says="Paraquat" named="paraquat gramoxone"]
paraquat, paraquat parkinsons
[zantac says="Zantac" named="zantac ranitidine"]
zantac
[depo says="Depo-Provera" named="depo depo-provera"]
depo provera, depo
[asbestos says="asbestos" named="asbestos mesothelioma"]
asbestos
[lejeune says="Camp Lejeune" named="lejeune"]
camp lejeune, lejeune
[afff says="firefighting foam" named="afff pfas foam"]
afff, firefighting foam, pfas, firefighter foam
[nec says="baby formula" named="nec formula"]
nec, nec formula, baby formula, nec baby formula
[ozempic says="Ozempic or a drug like it" named="ozempic wegovy mounjaro gastroparesis"]
ozempic, glp
[cpap says="CPAP machines" named="cpap bipap philips"]
cpap, cpaps
[ivc says="IVC filters" named="ivc"]
ivc filter/filters
[earplug says="earplugs" named="earplug*"]
earplug, earplugs
[opioid says="opioids" named="opioid* oxycontin fentanyl"]
opioid, opioids
[vaping says="vaping" named="vape vapes vaping juul"]
vape, vapes, vaping, juul
[port_catheter says="port catheters" named="catheter* bard"]
port catheter/catheters, bard port/ports
[u_visa says="a U visa" named="u-visa u-visas"]
u visa/visas
