// What filters ask about what happened, who is who and what the client has. A concept `x_not` says the opposite of `x`.
// `silence`: what notes of some length mean that do not speak of it: `no` always, `unwanted` only where it is refused.
// `of=client`: what is said of a relative or friend by the way does not count.
// `against=first`: the opposite counts even beside words for it.

[commercial says="a commercial vehicle is involved" denies="no commercial vehicle is involved" silence=no also="event.transit_crash event.rideshare_crash"]
fedex/ups/amazon truck/van/driver/vehicle/car
carrier, bus, trailer, commercial, semi, cdl, camion, hauler, uber, rig, lyft, taxi, rideshare, cab, shuttle, fleet, freightliner, dump/garbage/tow/landscaping/food/beer/grain/plow/trash/moving/propane/city/mail/fuel truck, box/work truck/van, delivery van/truck/driver/car, company truck/van/policy, cement truck/mixer, amazon van
dot number, concrete mixer, utility truck/pickup, business policy, camioneta de reparto, on its route
[commercial_not]
teen*, minivan, camry, corolla, sedan, civic, altima, no work, not working, her own car, high school kid
[rideshare says="a rideshare is involved" denies="no rideshare is involved" silence=no also="event.rideshare_crash"]
uber, lyft, rideshare
[motorcycle says="a motorcycle is involved" denies="no motorcycle is involved" silence=no]
scooter, motorcycl*, harley, mca, moped, moto, my bike
[helmet of=client says="a helmet was worn" denies="no helmet was worn" against=first]
helmet, lid, casco
[helmet_not]
no helmet, sin casco, hair in the wind, lid was on the seat
[on_foot of=client says="the client was on foot" denies="the client was not on foot" silence=unwanted]
crosswalk, walking, pedestrian, atropell*, on foot
[bicycle of=client says="the client was on a bicycle" denies="the client was not on a bicycle" silence=unwanted]
bicycl*, cyclist, bike lane, my bike, riding @theirs bike
[rear_end says="it was a rear-end collision" denies="it was not a rear-end collision" also="event.crash_rear"]
rear end*, por atras, behind @someone didnt stop
[rear_end_not]
sideswip*, broadside, tbon*, t bon*, turned left, head on
[hit_and_run says="it was a hit and run" denies="it was not a hit and run" silence=unwanted also="event.hit_and_run"]
took/drove off, didnt stop, no plate, never found
[hit_and_run_not]
progressive, geico, allstate, farmers, usaa, nationwide, gave _ @theirs name/card/insurance, was/got cited, state farm, driver is, stayed on/at/and
[disability_policy of=client says="there is a disability policy" denies="there is no disability policy"]
ltd, erisa, own policy, private plan, long term disab*
[health_insurance of=client says="the client has health insurance" denies="the client has no health insurance"]
medicare, medicaid, kaiser, bcbs, health insurance/plan, blue cross
[health_insurance_not also="insurance.none_named"]
no insurance, dont have insurance, no health insurance
[insured says="the other side is insured, or the client has coverage of their own" denies="nobody is insured"]
homeowner/homeowners/liability/commercial coverage/policy/insurance
policy, insured, insurer, seguro, aseguranza, progressive, geico, limits, allstate, policies, state farm, has/homeowners insurance/ins, his insurance/ins/carrier/coverage, claim number, her insurance/ins/coverage/carrier, their/store insurance/carrier, have/auto/other insurance, commercial insurance/coverage/carrier
liability carrier/insurance, um coverage, uninsured motorist @few, have uninsured motorist
[insured_not also="insurance.none_named"]
policy/insurance/coverage _ lapsed/expired/cancelled/canceled, let _ policy/insurance/coverage lapse/go/expire
lapsed, let _ policy lapse/go/drop, no insurance/coverage/um/uim, sin seguro/aseguranza, not insured, rejected um, signed away _ um, signed off on um
uninsured | not before: motorist #
[other_insured says="the other side is insured" denies="the other side is uninsured" also="insurance.theirs insurance.accepted"]
homeowner/homeowners/liability/commercial coverage/policy/insurance
his/her/their/store/other/its insurance/ins/carrier/coverage/insurer/adjuster, claim number, progressive, geico, allstate, state farm, farmers, nationwide, usaa, liberty mutual | without: my own, uninsured
other driver/side/party/owner _ insured/insurance | without: no insurance, uninsured
[other_insured_not also="insurance.none insurance.none_named"]
policy/insurance/coverage _ lapsed/expired/cancelled/canceled, let _ policy/insurance/coverage lapse/go/expire
uninsured | not before: motorist #
no insurance/coverage, not insured, sin seguro/aseguranza, no tenia/tiene/tenian seguro/aseguranza, lapsed
[at_fault says="the client is at fault" denies="the client is not at fault"]
i rear ended | not before: by
admits, my/his/her fault, i hit/ran/backed/blew/clipped/caused/sideswiped, half @theirs, pnc hit, client ran, i didnt see, not sure who, my own fault, fue mi culpa, i/client was cited, we both say/thought, i got the/a ticket, i turned left in, i may have run
[at_fault_not]
otra/otro _ tuvo la culpa, tuvo la culpa
cited, driver _ ticketed/charged/admitted, he _ charged/ticketed/admitted, they _ charged/admitted, she _ admitted/ticketed/charged, lady _ ticketed, man _ ticketed/admitted, kid/owner _ admitted, driver/they/lady _ at fault, driver _ ran light, driver/lady _ ran the light, se paso, other guy _ ticketed, other guy _ at fault
got the ticket, hit from behind, le dieron multa
ran red/stop, ran the stop/red, ran a red/stop | not after: client, i, pnc, we
[report says="there is a police or incident report" denies="there is no police or incident report" also="evidence.report evidence.police_report evidence.accident_report"]
report, cited, reporte, trooper, rpt, police came, case number
[report_not]
no police/report/cops, didnt call, did not call, never called the cops, police were not called
traded insurance, swapped phone numbers | with: didnt, drove, left, never, no
[texts says="there are texts or emails" denies="there are no texts or emails" against=first also="evidence.messages evidence.e_mail"]
text messages, screenshots, emails, texts
[texts_not]
no texts/emails/messages, nothing in writing
[pictures says="there are photos or video" denies="there are no photos or video" against=first also="evidence.photos"]
video, camera, recorded, dashcam, pictures, filmed, photo, picture, footage, pic, videos, pix, foto, dash cam, shot it on
[pictures_not]
camera _ off/dead, no pictures/pics/camera/picture/video, nobody took
[video says="there is video" denies="there is no video" against=first also="evidence.video evidence.cameras"]
video, videos, footage, filmed, dashcam, dash cam, caught on camera
[video_not]
camera _ off/dead, no video/videos/footage/camera/cameras
[therapist of=client says="the client is in mental health care" denies="the client is not in mental health care"]
therapist, therapists | not after: physical
counselor, psychologist, counseling, psychiatrist, emdr, psicologa, terapeuta
[therapist_not]
no _ counseling, not _ psychologist
not _ therapist | not after: physical
[witness says="there are witnesses" denies="there are no witnesses" against=first]
witnesses, witness, testigo, testigos, wits, wit, saw it/the/@someone/@theirs/everything, coworker saw
[witness_not]
nobody saw, no witness*/wits
[work_visa says="it is an employment-based petition" denies="it is not an employment-based petition"]
perm, employer wants/will, labor market
[work_visa_not]
wife, husband, marr*, mother, family, father, esposo, spouse, fianc*, pedir a, citizen daughter/son
[at_work of=client says="the client was hurt at work" denies="the client was not hurt at work" silence=unwanted against=first]
foreman, forklift, crane, scaffold*, trabajando, dwc, trainmaster, fela, jobsite, at work, my employer/supervisor/shift/crew, workers comp*, comp claim/carrier, claim agent, the crew/shift, work/working when, our shift, while delivering, injury/first report _ same day, on the job/clock, conductor/mechanic/roofer @few yrs/years
cna/nurse/brakeman/laborer/aide @few yrs, en el trabajo, engineer/driver/carpenter/electrician @few years, reported to supervisor, mechanic/driver/cna for @few years
[at_work_not]
on @theirs day off, day off, off duty
off the clock, was on vacation/leave, not at work, at home on a
[fall says="it was a slip, trip or fall" denies="it was not a slip, trip or fall" silence=unwanted also="event.slip_fall event.trip_fall event.fall_height"]
fell, fall, slip*, tripp*, went down, se cayo, me cai, landed on @theirs, feet went out from under
[dog says="it was a dog bite or attack" denies="it was not a dog bite or attack" silence=no]
dog, bitten, rottweiler, shepherd, husky, mordi*, mastiff, perro, pitbull, pit bull
[dental_or_cosmetic of=client says="it concerns dental or cosmetic care" denies="it does not concern dental or cosmetic care" silence=unwanted]
dental, dentist, implant, implants, cosmetic, orthodont*, root canal, tummy tuck
[cosmetic of=client says="it concerns cosmetic care" denies="it does not concern cosmetic care" silence=unwanted]
cosmetic, tummy tuck, breast implant/implants, liposuction, facelift, botox, nose job, plastic surgeon/surgery
[dental of=client says="it concerns dental care" denies="it does not concern dental care" silence=unwanted]
dental, dentist, orthodont*, root canal, tooth implant
[will_contest says="a trust or will is contested" denies="no trust or will is contested" silence=unwanted]
sue, disput*, contest*, suing, litigation, forged, challenge, fighting over
[will_contest_not]
uncontested, no dispute, all agree, everyone/sister agrees, nobody contest*
[assisted_living says="it happened in assisted living" denies="it did not happen in assisted living" silence=unwanted]
assisted living, alf, memory care
[facility says="it happened in a care facility" denies="it did not happen in a care facility" against=first]
facility, snf, nursing/care home, memory care, skilled nursing, assisted living, rehab center
[facility_not]
home health
[proceedings of=client says="the client is in removal proceedings" denies="the client is not in removal proceedings" silence=unwanted]
nta, immigration court/judge, master hearing, removal/deportation proceedings/hearing/case, notice to appear, corte de inmigracion, eoir
[proceedings_not]
never _ immigration/immigr court, no nta, not in proceedings/removal, no removal, proceedings/case terminated/closed
[removal of=client says="there is a deportation order" denies="there is no deportation order" silence=unwanted]
deport*, nta, immigration court, removal order, master hearing, corte de inmigracion, notice to appear
[removal_not]
no removal, never deported/removed, no prior removal
[written says="there is a written contract or lease" denies="there is no written contract or lease" against=first also="evidence.written evidence.signed_paper"]
signed, contract, written, lease and/copy, in writing, have lease, lease in hand, have the lease
[written_not]
oral, handshake, verbal, no paper*/contract/agreement, no written contract, never a paper
[kept says="the product has been kept" denies="the product has not been kept" against=first]
kept, saved, tagged, preserved, untouched, remains, in evidence/storage/@theirs garage/shed/basement/closet, still have/has/got, in a box/bag
[kept_not]
threw, thrown, destroyed, tossed, trashed, scrapped, returned the/it, junked, discarded, in/into/with the trash/garbage/dumpster/landfill, out _ trash/garbage, garbage took, sent it back, no longer have/has, doesnt/dont have the/it, got rid of
[many_vehicles says="three or more vehicles are involved" denies="fewer than three vehicles are involved" silence=unwanted]
pileup, pushed @someone/us into, shoved it/@someone into
[many_vehicles_not]
@few cars, only @few, just the @few
[public_road says="it happened on a public road" denies="it did not happen on a public road" also="event.road_rage"]
ave, road, street, hwy, blvd, highway, route, avenue, exit, intersection, interstate, i/rt @few
[public_road_not]
private, farm, yard, driveway, ranch, parking lot, his land, dirt track
[private_home says="it happened at a private home" denies="it did not happen at a private home" silence=unwanted]
homeowners, his _ house, her _ home/yard, her/hostess/aunt/sister/brother house, his home, neighbor porch
[private_home_not]
store, hotel, chain, restaurant, casino, mall, walmart, market, target, supermarket, costco, big box
[mass_tort says="it is a class action or mass tort" denies="it is not a class action or mass tort" silence=unwanted]
roundup, paraquat, talc, zantac, class action, hernia mesh, camp lejeune, mass tort, saw the tv ad
[criminal_case of=client says="a criminal case is open" denies="no criminal case is open" silence=unwanted]
charged with/@someone, out on bond, i was arrested/charged, charge on @someone
[criminal_case_not]
no charge/ticket/charges, not @someone/charged, charged @someone, driver was/is charged
[domestic says="there is domestic violence" denies="there is no domestic violence" silence=unwanted]
abus*, choked, violen*, domestic, golpe*, dv, hit @someone, restraining/protective order, no contact order, hit @theirs wife/husband, assault* on @theirs wife, battery on @theirs ex
[domestic_not]
no violence/abuse, never hit
[contested says="the matter is contested" denies="the matter is uncontested"]
disput*, contest*, refuses, fighting, hid, hiding, disagree*, he/she wants, full custody, wont agree
[contested_not]
agree, agreed, agrees, uncontested, both want, no fight, on good terms
[appointed of=client says="the client has a public or appointed defender" denies="the client has no public or appointed defender" silence=unwanted against=first]
pd, public defender | without: qualify, qualified, denied, asked, applied, earns, none appointed, too much, turned down
gave @someone a pd/public, has/have/got/gave/given/assigned _ pd/public defender, pd/public defender assigned/appointed, court appointed, appointed lawyer/attorney/counsel
[appointed_not]
dont/not _ for _ pd, turned _ down _ pd, refused _ court appointed, applied for _ pd, too much _ public defender/pd, none appointed, no pd/public defender, doesnt/didnt/dont qualify, not appointed, asked/applied for _ pd/public defender, denied _ pd/public defender
[custody of=client says="the client is in custody" denies="the client is not in custody" silence=unwanted]
is/still/sitting/held/been/hes/shes in/at _ jail/prison, in/at the county/city jail
locked up, in custody, is in _ jail/prison, is at _ jail, still in _ jail
[custody_not]
released, bonded out, out on bond/bail, on @theirs own recognizance
[record of=client says="the client has a criminal record" denies="the client has no criminal record"]
priors, convicted, my second/third, his second, in prison, on probation, her second/third/fourth, second dui, @few prior, prior arrest, was/got arrested for/in, did @few months/years/yrs, been arrested in/before, did one year, prior/old dui/dwi/conviction/convictions/arrest, besides a dui/dwi/charge
[record_not]
nunca he/ha sido arrestado, nunca arrestado, sin antecedentes
no record/arrests/prior/priors/arrest/history/criminal/convictions, first time/one/offense/ever/dui/arrest/offence/dwi, clean record, sin antecedentes/record, never arrested/charged, nunca arrestad*, dwi/owi first, never been arrested, never in trouble, never been in trouble, nunca ha tenido problemas
[felony_record of=client says="the client has a felony conviction" denies="the client has no felony conviction"]
felony conviction/convictions/record, convicted felon, convicted of a felony, prior/old felony/felonies, felony _ on _ record, did time/years in prison, went to prison, ex con, ex felon
[felony_record_not also="answer_case.record_not"]
no felony/felonies/convictions/record/priors/arrests, never _ convicted/arrested, clean record, misdemeanor only, only misdemeanors
[probation of=client says="the client is on probation or parole" denies="the client is not on probation or parole" silence=unwanted]
on _ probation/parole
[probation_not]
no/never/not/off _ probation/parole
[ice_custody of=client says="the client is in immigration detention" denies="the client is not in immigration detention" silence=unwanted]
ice/immigration detention/custody/hold/detainer/facility, detained/held/picked up/arrested/taken by ice/immigration, in/at _ detention center, ice _ picked/took/detained/has, detention center/facility
[ice_custody_not]
released from ice/detention/custody, not detained, never detained, bonded out, out on bond, released on bond
[employer_driver of=client says="the client drives for a rideshare or delivery service" denies="the client does not drive for a rideshare or delivery service" silence=unwanted]
i/client drive/drives/driving for uber/lyft/doordash/instacart/grubhub, driving for uber/lyft/doordash, while/was driving uber/lyft, im/am an uber/lyft driver, client/pnc is _ uber/lyft/rideshare/doordash driver, my passenger, my uber/lyft passenger/rider, drives for uber/lyft
[employer_driver_not]
passenger in _ uber/lyft/rideshare, in _ back of _ uber/lyft, riding in _ uber/lyft, my uber/lyft driver, uber/lyft/rideshare passenger, took an uber/lyft, hit by _ uber/lyft
[heir of=client says="the contact is an heir, a beneficiary or the executor" denies="the contact is not an heir, a beneficiary or the executor"]
executor, executrix, administrator, beneficiary, heir, trustee, left me, named in _ will/trust, my mom/dad/mother/father/parents/husband/wife _ estate/will/trust
[heir_not]
not in _ will, not named
[felony of=client says="there is a felony charge" denies="there is no felony charge"]
felony, aggravated, robbery, burglary, homicide, trafficking, felonies, grand larceny, state jail
[felony_not]
misdemeanor, petty, petit, simple assault
[federal says="it is a federal case" denies="it is not a federal case"]
federal, fbi, indict*, feds, u s attorney
[federal_not]
misd*, municipal, commonwealth, general district, city court, state court/jail
[truck_license of=client says="the client has a commercial driver's license" denies="the client has no commercial driver's license" silence=unwanted]
cdl, trucker, hauler, haul, hauls, class a
[truck_license_not]
regular class/license, no cdl
[union of=client says="the client is in a union" denies="the client is not in a union" silence=unwanted]
union, grievance, steward, uaw, teamsters, local @few
[union_not]
nonunion, no/not union
[contractor of=client figures="1099" says="the client is an independent contractor" denies="the client is not an independent contractor"]
# with/through _ brokerage/company/agency/broker/firm, # worker/contractor/employee/realtor/agent/driver/basis/gig, paid on/by/as _ #, paid #, on # | not after: age, aged, over
on/get/got/gets/paid a # | with: contractor, employee, overtime, brokerage, llc
contractor, freelanc*, gig
[contractor_not figures="2"]
w2, w # employee/employees/from/line/cook/job/worker/workers/pay/paystub/not/at/full/hourly/server/driver/nurse/staff, was/am/as w #
employee, payroll, salaried
[resigned of=client says="the client resigned" denies="the client did not resign"]
resigned, two weeks notice, ~hand/~put/~give/~turn in _ notice, ~give _ weeks notice, i/she/he quit, quit on/in/the/over/@theirs, i/he walked out, i just quit
[resigned_not also="work.bare_fired"]
fired, dismissed, terminated, despid*, constructive, sacked, let go, laid off, pushed out
[federal_employer of=client says="the employer is federal" denies="the employer is not federal" silence=unwanted]
postal, usps, tsa, fbi, federal employee/worker/job/agency, @few yrs federal, dept/department of, job at the va, ~work for/at the va/irs, work* at the post office, social security administration employee
[federal_employer_not]
private, company, store, firm, shop, plant, warehouse, restaurant, llc, state employee, city employee, county employee, school district
[public_employer of=client says="the employer is public" denies="the employer is not public" silence=unwanted]
dmv, postal, firefighter, sheriffs office/department/dept, fired/hired by the city/county/state, dispatcher | not after: trucking, truck, freight
police dispatcher, municipal, school district, state of/job, police officer, county job/worker, city of, public school, work* for/at the county, job at the va, ~work for/at the va/state/city/county/government, federal employee/worker/job, @few yrs federal, state/city/government/public employee/worker, dept of, department of, eeo counselor,  job with the county, work* at the post office
[public_employer_not]
company, store, firm, shop, plant, private, chain, warehouse, agency, restaurant, llc, startup
[government says="the claim is against a government body" denies="the claim is not against a government body" silence=unwanted]
municipal, mta, school/transit/water/park/utility/fire/hospital district, public transit/transportation/bus, transit bus/agency, bus agency, school bus, state police/road/jail, fire dept/department, city truck/police/sidewalk/owned/owns, county jail/courthouse/road/bus/worker/owns, tort claim, rta bus/supervisor, police car, town police, public school, transit/housing authority, water department, his cruiser, notice of claim
city own sidewalk, county own work order, deal with the city/county/state, streets/sanitation/highway/parks/works department/dept/truck
city bus | not after: stop, line, route, lane
city/county/state/town/village employee/employees/worker/workers | with: hit, struck, drove, driven, driving, rear*, crash*, fault, truck, bus
defendant is the city/county/state/town, against the city/county/town/state
government | not before: ave, avenue, blvd, center, employee, id, job, plaza, rd, road, st, street, way
[government_not]
driver, company, store, landlord, neighbor, private, hotel, apartment, bar, homeowner*, restaurant, llc, gym, mall, supermarket, privately
[business says="the other side is a business" denies="the other side is not a business" also="care.bare_in_hospital care.hospital_care care.hospital_word"]
school, bank, store, contractor, hotel, clinic, chain, warehouse, restaurant, hospital, llc, semi, ups, casino, gym, motel, mall, walmart, university, airline, factory, target, supermarket, amazon, kroger, fedex, publix, corp, corporation, costco, nursing home, dump/garbage/utility truck, box truck/van, commercial policy
delivery van/truck/driver/car, trucking/management company, company truck/van/policy, apartment complex, plumbing van, tractor trailer, property management, work truck/van/car/policy
[business_not]
neighbor, homeowner, neighbors, homeowners, teen, teenager, neighbour, neighbours, my brother/sister/cousin/ex/aunt/friend/uncle/roommate/brothers/cousins/roommates/aunts/sisters, old man/lady/woman, private person, retired man, family home, his own house/pickup/pet, her own house/home/car, their own house
[citizen_family says="the client or close family is a U.S. citizen" denies="neither the client nor close family is a U.S. citizen"]
im/husband _ citizen, esposa/soy _ ciudadano, wife _ an _ citizen, citizen wife/husband, i am _ citizen, married a _ citizen, married to a _ citizen
i was born in | not before: brazil, canada, china, colombia, cuba, ecuador, el salvador, ethiopia, ghana, guatemala, haiti, honduras, india, jamaica, korea, mexico, nicaragua, nigeria, peru, philippines, the dominican, venezuela, vietnam
[owner of=client says="the client owns real property" denies="the client owns no real property"]
mortgage, homeowner, owns a/the/his/her _ building/house/duplex/flat/property/condo/land, he _ owns _ house, they _ own _ house, we _ own _ house/home/condo/duplex, i _ own _ house/condo/duplex, she _ owns _ house/home, pnc _ owns _ duplex, @few acres, my house/home/condo/land, house worth/equity, home equity/worth, deed to/in, equity in, house is worth/paid, in @theirs name, my own house
in our names, deed is in, home is worth, title in @theirs
[owner_not also="evidence.lease"]
rent, apartment, lease, rents, rented, renting, apt, renter, no house/assets/property, never owned, lives with daughter, live with @theirs parents, lives with @theirs sister/mother
[drinking of=client says="the client had been drinking" denies="the client had not been drinking" silence=unwanted]
i/id/hed/shed had @few glasses/beers/drinks/margaritas/cocktails/shots, had a few/couple beers/drinks/shots, i had _ beer/beers/wine
client _ drunk, i drank*
[drinking_not]
dont drink, was sober, no booze, i never touch
[tenant of=client says="the client is the tenant" denies="the client is the landlord"]
rents | not after: out, it, them, to, rooms, units, all
rent, rented, super, renting, renter, superintendent, landlord kept/wont/never/served/is, my apartment/landlord/lease/unit/landlady, el dueno
[tenant_not]
rents out, ~own _ house/building/duplex/triplex/fourplex/units, i/we own, my property/building/rental/tenant/renter, landlord here, evict them, im the landlord, hasnt paid since
[pay_in_full of=client says="the client can pay the whole fee up front" denies="the client cannot pay the whole fee up front" against=first]
savings, upfront, can/could pay*/do*/put*, will pay*/put*/cover*, retainer ready/available, up front, in full, fee ready, @few ready/saved, ready/able to pay*, has/got $ for/ready, have $ for/saved, has @few for/cash, retainer is ready, have @few for, got @few for/now, have @few/$ set aside, has $ set aside
[pay_in_full_not]
cant do*/pay*/afford*, pay monthly, couldnt afford*/pay*/do*, cannot do*, nothing down, pay in parts, on/wants payment plan, pay over time, wants a payment plan
@few a week | with: afford, down, pay, plan, thats all, till, toward, until
[can_pay of=client says="the client can pay" denies="the client cannot pay"]
paying, saved, budget, pago, can pay/do/put/start, flat fee, @few now/down/ready/today/retainer, will pay/do/put/cover, set aside, could pay/do/put, retainer ready/from/of/available, puedo/puede/podemos pagar, fee ready/now, pay it/now, ready/able to pay, has/got $ for/ready, have $/@few for, willing to pay/put, @few for retainer
retainer is ready, has/got @few for, pay in full, @few for a retainer
[can_pay_not]
cannot/cant pay/afford, no money
broke | not before: a, ankle, arm, both, her, hip, his, in, leg, my, rib, the, two, wrist
legal aid, cant pay/afford, for free, couldnt afford/pay, pro bono, free lawyer/help, contingency only, dont have money, dont have any money
[dog_owner says="the dog's owner is known" denies="the dog's owner is not known"]
owner, owners, neighbor*, his/her/their dog, homeowners, belongs to, friends/cousins/aunts/uncles/landlords/tenants dog
[dog_owner_not]
stray, nobody/dont/doesnt/didnt know/knows _ who/whose/owner, no owner, owner unknown/unidentified, unknown/unidentified owner, never found/identified/learned _ owner
[child_victim says="the alleged victim is a minor" denies="the alleged victim is an adult" silence=unwanted]
under # | not after: minutes, days, hours, weeks, months, dollars
minor, child, children, underage, stepson, stepdaughter, boy, girl, year/yr old son/daughter/boy/girl, son/daughter age/aged, toddler, baby
[arrested_or_charged of=client says="the client was arrested or charged" denies="the client was not arrested or charged" against=first]
arraign*, indict*, i/he/she/they was/got arrested, was/got/been arrested/charged/booked, charged with/w, charged # with/w, charged him/her/me, arrested him/her/me, bonded/bailed out, out on bail/bond, in jail, court date for _ dui, facing _ charges, my arraignment, felony/misdemeanor charge/charges
[arrested_or_charged_not]
not/never _ arrested/charged, no charges, havent been charged/arrested, hasnt been charged/arrested, under investigation, wasnt arrested/charged, no charges filed, not charged yet, detective called/wants
[single_vehicle says="only one vehicle was involved" denies="more than one vehicle was involved"]
hit/struck a/the tree/pole/deer/guardrail/ditch/wall/curb, ran/went off the road, single car/vehicle, no other car/cars/vehicle/vehicles, lost control
[single_vehicle_not]
other/another driver/car/vehicle/truck, rear ended, tboned, t boned, sideswiped, head on, hit by a/an, ran _ red/stop, cut me/him/her off, two car/cars/vehicles, three car/cars/vehicles, pulled out in front, his/her/their insurance
[severance_signed of=client says="a severance agreement was signed" denies="no severance agreement was signed" against=first]
signed _ severance/separation, took _ severance, accepted _ severance
[severance_signed_not]
not/never/havent/hasnt/didnt signed/sign _ severance, not signed, havent signed, hasnt signed, no severance, refused _ severance, unsigned, offered _ severance
[rent_current of=client says="the client is current on the rent" denies="the client is behind on the rent"]
rent is current/paid, current on _ rent, paid _ rent on time, rent paid, always paid _ rent, never missed _ rent
[rent_current_not]
behind on _ rent, owe/owes _ rent, months behind, unpaid/back rent, stopped paying rent, withh* rent, missed _ rent, rent owed, couldnt pay _ rent
[eviction_notice of=client says="there is an eviction notice" denies="there is no eviction notice" against=first]
eviction notice/papers, notice to quit/vacate, # day notice, served _ eviction, eviction filed/case/lawsuit, unlawful detainer, pay or quit
[eviction_notice_not]
no eviction/notice, not served, no eviction notice, nothing in writing
[reported_there of=client says="it was reported where it happened" denies="it was not reported where it happened"]
incident/accident report, told/reported/notified _ manager/management/store/owner/staff/security/employee, manager/employee/staff/security/supervisor came/saw/took/wrote/filled/helped/apologi*, filled out a/an report, reported it
[reported_there_not]
didnt report/tell, did not report/tell, never reported/told, told nobody, left without, no incident report, no report
[claim_denied of=client says="the claim was denied or cut off" denies="the claim is accepted and paid"]
denied, denial, cut off, stopped paying, ~stop _ check/checks/ttd/benefits, checks stopped, terminated, rejected, controverted, disputed, wont pay, refused to pay
[claim_denied_not]
accepted _ claim, claim accepted, pays/paying _ ttd/bills/benefits, paying everything, on time, getting _ checks, benefits _ paid
[next_of_kin says="the contact is close family or the personal representative" denies="the contact is not close family or the personal representative"]
executor, administrator, administratrix, executrix, my _ husband/wife/son/mother/father/girl, my daughter/mom/dad/baby/mama/boy/spouse/child, mi esposo/hijo/papa, dad/father died/passed, personal representative, mom/mother passed/died, husband killed/died/passed, wife died/killed, son died, son @few passed
i am @theirs wife/father, wife @few was killed
[next_of_kin_not]
best friend, just/only/merely a friend, friend of/from, isnt/not kin, not related
my cousin/boss/neighbor/friend/roommate/boyfriend/girlfriend/coworker/fiance/fiancee, a friend of, my best friend, my old coworker
[plaintiff says="the client is the plaintiff" denies="the client is the one being sued" against=first]
i was rear ended
i/we was/were/got _ hit/hurt/injured/struck/bitten/fired
hit @someone/us/@theirs, i fell/slipped/tripped, fired/bit/hurt @someone/@theirs, struck @someone, we fell, want/wants to sue, i got hurt/hit/fired, i was fired/hurt/hit/injured/struck, we got/were hit, rear ended @someone, t boned @someone, i got t boned
[plaintiff_not]
was/got/been served | not before: with a eviction, with an eviction, with divorce
summons, suing @someone/us, sued @someone, got/being/been sued, i caused
[employee says="the client is the employee" denies="the client is the employer" against=first]
my job/boss/employer/manager/company/coworker/supervisor/shift, let/fired/terminated @someone, mi patron/jefe/trabajo, i work at/for/as/in, i was fired/terminated, she was fired, i worked for/at/as/in, i got fired, i was/got let go, i/she was laid off, she was let go
[employee_not]
i own a/the/@few, we own a, former waitress filed, my manager says, charge on us/@someone
[settled of=client says="there is a settlement or signed release" denies="there is no settlement or signed release" silence=unwanted]
signed _ release/settlement, took _ check/offer, cashed _ check, settled with
[settled_not]
uncashed, havent _ signed, never _ agreed, never signed/settled/cashed, not signed/take/cash/taken/accept/settled, nothing/hasnt signed, no settlement/release, didnt take, havent accepted, turned it down, refused to sign
[suit_filed of=client says="a suit has been filed" denies="no suit has been filed" silence=unwanted]
complaint _ filed, filed _ suit/lawsuit, suit filed, trial is/date/in/set, they answered, in litigation, my deposition, suit was filed, suit is pending, small claims case
filed a/the complaint | not before: at bbb, at eeoc, at hr, at human, at my, at osha, at the, to bbb, to eeoc, to hr, to human, to my, to osha, to the, with bbb, with eeoc, with hr, with human, with my, with osha, with the
[suit_filed_not]
never filed/sued, not/nothing/hasnt/havent filed, no suit/lawsuit, nothing is/was/been filed, not yet filed, have not sued, no case filed, nothing has been filed
[still_employed of=client says="the client still works there" denies="the client no longer works there"]
still there/working/work/employed, sigo trabajando
[still_employed_not also="work.bare_fired"]
quit, fired, terminated, resigned, despid*, laid off, walked out, let @someone go, walked @someone out
[complained of=client says="the client reported or complained to the employer" denies="the client did not report or complain to the employer" against=first]
told/reported/notified/emailed manager/management/supervisor/boss/hr
told _ hr/boss/foreman/supervisor, reported/wrote _ hr/manager, complained/emailed/went _ hr, texted _ manager, told _ @theirs/the manager, reported _ to supervisor, incident/accident report, manager wrote/apologi*/took/filled, written/hr complaint, filled out a report
[complained_not]
never told/said/complained, didnt tell/say, havent told/complained, told nobody, did not tell, just went home, told no one
[sex_crime says="it is a sex crime" denies="it is not a sex crime" silence=unwanted]
rape, lewd, sexual assault, sex offend*
[passenger of=client says="the client was a passenger" denies="the client was not a passenger" silence=unwanted]
riding with/shotgun, de pasajera, i/she was _ passenger, in a lyft/cab, in an uber, in @theirs cab, in the back seat
riding in the | not before: own
[passenger_not]
i drove, i was stopped/driving, he/she was driving/stopped, i was sitting at
[bought_new of=client says="the vehicle was bought new" denies="the vehicle was bought used" against=first]
brand new, new truck/suv/car, off the lot
[bought_new_not]
used # | not after: has, have, i, we, just, only, been
marketplace, previous owner, used car/suv/bmw, bought used, pre owned, second hand, private seller/party, bought it used
[lawful_status of=client says="the client has lawful immigration status" denies="the client has no lawful immigration status" against=first]
am _ citizen, im _ citizen/lpr, soy _ ciudadano/residente, am _ permanent resident, born here, my/have/got green card, had a green card
[lawful_status_not]
overstay*, undocumented, no papers/status, sin papeles, without papers
[spanish]
only speak/speaks spanish, speak/speaks only spanish, speak/speaks spanish | not before: and english, or english
hispan*, en/habla espanol, in spanish, caller speaks only spanish | not before: and _ english, and english, english
[other_language]
only speak/speaks vietnamese/mandarin/cantonese/chinese/korean/arabic/russian/tagalog/portuguese/creole/spanish, speaks only vietnamese/mandarin/chinese/korean/arabic/russian/spanish | not before: and english
speaks only spanish/hmong | not before: and _ english, and english, english, or _ english, or english
[no_english]
not/dont/doesnt/cant/cannot speak english, interpreter, no english
interpret*, translat*, traduc*, little/no english, no hablo ingles, doesnt speak english
[for_stranger]
neighbor/friend/coworker/boss/roommate/landlord/pastor/teacher/caseworker phoned/called/emailed _ in, neighbor/friend/coworker/boss/roommate/landlord/pastor/teacher/caseworker _ calling/writing for, caller is a/@theirs neighbor/friend/coworker/boss/roommate/landlord, caller is not the, phoned _ in for, on behalf of a/@theirs neighbor/friend/coworker/boss/roommate/tenant/employee, for a _ coworker/friend/boss/tenant/client, for @theirs _ classmate, my neighbor _ broke, friend of mine, my best friend _ died
[of_kin]
my husband/wife/spouse/son/daughter/mother/father/mom/dad/child/baby/brother/sister died/killed/passed/fell
my mother _ passed/died/killed, my father _ died/passed/killed, my sister _ died/killed/fell/passed, my mom _ passed/hit/died, my husband _ passed/hit/charged/lost, my son _ arrested/hit/charged/passed, my dad _ died, my brother _ passed/hit/shot, my grandmother _ passed, my wife _ lost, my daughter _ bitten/shot
for @theirs wife/husband/son/brother/daughter/mother/dad/sister/father/mom, im @theirs daughter/husband/mother/mom/dad/sister, im the husband/dad/wife/mother/father, im their grandmother, hit @theirs wife/mother, i am @theirs wife/father, on behalf of @theirs daughter
[of_self]
i _ broke/fell/hurt/slipped/tripped/arrested/struck, i _ had/need surgery, i _ t boned, my back/hip/hand/neck/shoulder/foot/wrist/arm/knee/head/leg/ankle/face/injur*/ribs/surger*, hit/bit/hurt @someone
[grown_up]
my mom/dad/mother/father/parents/aunt/uncle/grandma is/are here/calling
my mom _ typing, im @theirs guardian/mom/dad/mother, im the dad/mother/father, call @theirs mom, im their grandmother, i am @theirs guardian/father, talk to @theirs dad
[grown_up_kept_out]
dont _ @theirs dad, not _ @theirs mom/aunt/uncle
[minor]
im/tengo/me #, i am #, im a minor, im underage, im in high/middle school, im still in high school
[crash]
crash*, wreck*, collision, collided, ~rear end, tboned, t boned, mva, sideswiped
[seat_belt of=client says="a seat belt was worn" denies="no seat belt was worn" against=first]
seat belt/belts, seatbelt, seatbelts, belted, buckled in/up
[seat_belt_not]
no seat belt/seatbelt, without/not/wasnt/werent _ seatbelt/belted/buckled, without/not/wasnt/werent _ seat belt, unbelted, unbuckled
[was_fired of=client says="the client was fired" denies="the client was not fired" also="dispute.fired dispute.fired_by dispute.laid_off dispute.lost_job dispute.job_ended"]
let go, fired, terminated | with: work, worked, job, boss, manager, hr, supervisor, employer
[was_fired_not]
i/he/she quit/resigned, still work/works/working/employed there/at/for, still/currently on payroll, still employed, going/about to be/get fired/terminated, only/just written up, written up but, put in my notice
[entry_lawful of=client says="the client entered lawfully" denies="the client entered without inspection" against=first]
came/entered/arrived _ visa, visa expired, overstay*, inspected and admitted, visa waiver, on a tourist/student/work/visitor visa, con visa
[entry_lawful_not]
crossed/cross/across _ border/river/desert, without inspection/papers/visa, ewi, no visa ever, never had a visa, border patrol _ caught, sin papeles, por el rio/cerro/desierto
[spouse_filed of=client says="the other spouse has filed" denies="the other spouse has not filed" silence=unwanted]
husband/wife/spouse/ex/he/she filed/served | with: divorce, dissolution, petition, papers
served/serve her/him/me/us with _ divorce/dissolution, was/were/been/got served _ marshal/divorce/petition, his/her divorce petition
[spouse_filed_not]
nothing/not/nobody/neither/none/havent _ filed, no papers filed, no petition
[order_against of=client says="a restraining order is out against the client" denies="no restraining order is out against the client" silence=unwanted also="status.order_against"]
restraining/protective/protection order against me/him/client/caller/husband/wife, obtained/got/has/filed a _ restraining/protective/protection order against, stay # feet/ft/yards away
[public_housing says="it is public or subsidized housing" denies="it is not public or subsidized housing" silence=unwanted]
public housing, section # | with: voucher, rent, landlord, apartment, tenant, housing
housing authority, voucher, subsidized, subsidised, nycha, hud
[business_place says="it happened at a business" denies="it did not happen at a business"]
store, hotel, motel, restaurant, mall, walmart, target, costco, supermarket, grocery, casino, gas station, apartment complex, gym, theater, bar, warehouse store, tienda, kroger, walgreens, cvs, home depot, lowes
[business_place_not]
neighbor/neighbors/friend/friends/sister/brother/aunt/uncle/cousin/parents/his/her/their house/home/yard/driveway/porch, private home/house/residence
[federal_hospital says="a VA or military hospital is the other side" denies="no VA or military hospital is the other side" silence=unwanted]
va/military/naval/army hospital, va clinic/medical/doctor/doctors, va surgeon
[public_hospital says="a public hospital is the other side" denies="no public hospital is the other side" silence=unwanted also="answer_case.federal_hospital"]
county/state/public/university hospital
[father of=client says="the client is the father" denies="the client is the mother" against=first]
im/is the/their/his/her/a dad/father, my ex wife/girlfriend, my babys mom/mother, the mother of my, mom wont/wouldnt/refuses/keeps, dad of, father of
[father_not]
im/is the/their/his/her/a mom/mother, my ex husband/boyfriend, my babys dad/father, the father of my, dad wont/wouldnt/refuses/keeps, never married to dad, mom of, mother of
[airbag says="an air bag went off" denies="no air bag went off" against=first]
airbag/airbags deployed/went/blew/popped/came/opened, air bag/bags deployed/went/blew/popped/came/opened
[airbag_not]
no airbag/airbags, no air bag/bags, airbag/airbags/bag/bags didnt/never/not
[totaled says="the vehicle was totaled" denies="the vehicle was not totaled" against=first]
totaled, totalled, total loss, totaled out
[totaled_not]
not totaled/totalled, still drivable/drives, drove it/home/away, only/just _ scratch/dent/bumper/scratches
[agency_charge of=client says="a charge was filed with the EEOC or a state agency" denies="no charge was filed with the EEOC or a state agency" against=first]
filed _ eeoc/charge, eeoc charge/complaint, right to sue, charge filed/pending, charge with _ eeoc/commission
[agency_charge_not]
no eeoc/agency/charge, not/never/havent/hasnt/nothing _ filed, no _ charge, havent/hasnt/not/never _ eeoc
[served of=client says="court papers were served" denies="no court papers were served" against=first]
served, summons, court papers/complaint, unlawful detainer, hearing date, court date
[served_not]
no court papers/date/summons, not/never/havent/hasnt/nobody _ served, just/only a notice/letter, no papers
[landlord_told says="the landlord was told" denies="the landlord was never told" against=first]
told/emailed/texted/called/wrote/reported/notified/asked/complained/begged/messaged _ landlord/manager/management/super/office/owner, maintenance/repair/work request/requests/order/orders/ticket/tickets, landlord/manager/management knows/knew
[landlord_told_not]
never/not/havent/didnt _ told/tell/reported/report/notified _ landlord/manager/management/owner/anyone
[breath_refused of=client says="the client refused the breath test" denies="the client took the breath test" against=first]
refused _ test/breathalyzer/breath/blow/chemical/blood, refusal, wouldnt blow, didnt blow
[breath_refused_not]
blew, breath #, breathalyzer #, tested # | not after: didnt, not, refused to, wouldnt
[warrant of=client says="there is a warrant" denies="there is no warrant" silence=unwanted]
warrant | not after: without a, no, search
bench warrant, failed to appear, fta, missed court/my court
[will_left says="there is a will" denies="there is no will" against=first]
left a will, has/have/had a/the/his/her will, under the/his/her will, will names/says/leaves/left/gives, in his/her/the will, found/made/wrote/signed a/his/her will
[will_left_not]
no will, without a will, intestate, never made/wrote/had a will, didnt leave/have a will
[garnished of=client says="wages or an account are being taken" denies="no wages or account are being taken" also="trade.pay_taken"]
garnish*, levy, levied, bank account frozen
[sued of=client says="the client is being sued" denies="the client is not being sued" silence=unwanted also="trade.sued"]
being/getting/got/been sued, sued me/us/him/her/client, is/are suing me/us/him/her
[pay_records of=client says="there are pay records" denies="there are no pay records" against=first]
pay/check stub/stubs, paystub, paystubs, time sheets/cards/card/records/sheet, timesheet, timesheets, timecard, timecards, log/notebook/record of _ hours, punch
[pay_records_not]
no pay stubs/stub/records, no paystub/paystubs/timesheets/records, paid cash/in cash, cash only
[medical_records of=client says="there are medical records" denies="there are no medical records" also="evidence.medical_records"]
medical/hospital/er records/record, has/have _ records, chart | not before: check
[medical_records_not]
no records, no medical/hospital records
[union_lawyer says="the union's lawyer handles it" denies="the union's lawyer does not handle it" silence=unwanted]
union/local attorney/lawyer/counsel, unions _ attorney/lawyer/counsel, union/local took/takes/taking _ arbitration/grievance
[opponent_lawyer says="the other side has a lawyer" denies="the other side has no lawyer"]
husband/wife/ex/spouse/landlord/employer/he/she got himself/herself a lawyer/attorney, husband/wife/ex/spouse/landlord/employer/insurer _ hired/retained/got/has a/an lawyer/attorney
husband/wife/ex/spouse/landlord/employer/company lawyer/attorney, opposing counsel | not before: yet
[opponent_lawyer_not]
husband/wife/ex/spouse/landlord/employer _ no/unrepresented/without lawyer/attorney, neither _ lawyer/attorney, no lawyers/attorneys on either side
[violent_crime says="it is a violent crime" denies="it is not a violent crime"]
assault, robbery, murder, homicide, manslaughter, rape, battery, kidnap*, carjack*, strangul*, stabbed, stabbing, attempted murder, domestic violence, shooting, armed
[violent_crime_not]
no violence/weapon, nonviolent, non violent, possession, theft, larceny, fraud, forgery, shoplift*, embezzle*, trespass*, dui, dwi, drug, burglary, trafficking, bad check
[landlord_business says="the landlord is a company" denies="the landlord is a private person"]
landlord _ llc/inc/corp/corporation/company/mgmt/management/properties/realty/lp, property mgmt/management, management company/firm, owned by _ llc/inc/corp/company
[landlord_business_not]
landlord is a/an retired/old/older/private/nice/single/widow/couple/man/woman/lady/guy, private landlord, owner lives upstairs/downstairs/above/below/next, individual landlord, owns only/just the/this/one, only rental
[kin_at_fault says="a relative of the client is at fault" denies="no relative of the client is at fault" silence=unwanted]
brother/sister/husband/wife/mother/mom/father/dad/son/daughter/cousin/uncle/aunt/spouse/grandmother/grandfather cited/ticketed/caused/admitted, brother/sister/husband/wife/mother/mom/father/dad/son/daughter/cousin/uncle/aunt/spouse was/got cited/ticketed/drunk/texting/speeding
brother/sister/husband/wife/mother/mom/father/dad/son/daughter/cousin/uncle/aunt _ at fault | not before: not
sue/suing/against @theirs brother/sister/husband/wife/mother/mom/father/dad/son/daughter/cousin/uncle/aunt
[recorded of=client says="a recorded statement was given to the insurer" denies="no recorded statement was given to the insurer" silence=unwanted against=first]
recorded statement/statements/interview/call, statement/talked/spoke on tape/record, gave _ statement to @theirs adjuster/insurance/insurer/carrier, gave _ adjuster/insurance _ statement
[recorded_not]
~ask/~want/~call/refused/declined for/a/the/to _ recorded statement, recorded statement _ said no, no recorded statement, never gave _ recorded
no recorded, refused/declined _ recorded/statement, not/never/havent/hasnt/didnt given/gave/give/gives _ statement/recorded, wants/want/asking/asked/asks for _ recorded
[arbitration of=client says="an arbitration agreement was signed" denies="no arbitration agreement was signed" silence=unwanted against=first]
arbitration
[arbitration_not]
no/not/never/without/refused/declined/nor _ arbitration, arbitration _ blank/unsigned/crossed/struck/refused
[independent_witness says="there is an independent witness" denies="there is no independent witness" against=first]
independent/neutral _ witness/witnesses/eyewitness, bystander*, passerby, passersby, jogger, driver/clerk/neighbor/cyclist/pedestrian/trucker/motorist/stranger/customer/worker/shopper/cashier who/behind _ saw, another driver/motorist/customer/shopper _ saw/stopped/stayed/gave, driver/clerk/customer/pedestrian/trucker/motorist/stranger/shopper/cashier saw, witness/witnesses _ dont/doesnt/didnt know
[independent_witness_not]
only witness/witnesses is/are/was/were _ wife/husband/son/daughter/mother/father/brother/sister/friend/passenger/cousin/girlfriend/boyfriend/passengers
only person/one/people who _ saw, no witness/witnesses/eyewitness, nobody/no one else _ saw/around, nobody saw, no one saw, no independent/other witness/witnesses
[other_liable says="the other side was cited or admitted fault" denies="the other side was neither cited nor admitted fault" against=first also="answer_case.at_fault_not"]
was/got/were cited/ticketed, apologi*, admitted, admits, owned up, my fault i/im, its my fault, confessed
[other_liable_not]
no/not/neither/never/nobody/wasnt/didnt cited/ticketed/admit/admits/admitted, nobody _ cited/ticketed, no ticket/tickets/citation/citations _ denies/blames, denies _ fault
[unknown_driver says="the other driver was never identified" denies="the other driver is known" silence=unwanted]
driver/he/she/they/vehicle _ never been/was/got identified/found/caught, never found/identified/caught/located, no plate, plate not seen, unidentified/unknown driver/vehicle, cant/couldnt/didnt find/identify/catch _ driver, driver is/was/remains unknown/unidentified, never found out who, didnt get _ plate, driver never stopped
[unknown_driver_not]
progressive, geico, allstate, farmers, usaa, nationwide, state farm, gave _ @theirs name/card/insurance, was/got cited, driver is, stayed on/at/and
police/cops/detective/detectives/trooper found/identified/caught/arrested/tracked, driver/he/she was/got later/then/since found/identified/caught/arrested, tracked _ down, identified as, arrested, plate led/came, got _ plate, turned himself/herself in
[ice_fall says="snow or ice caused it" denies="neither snow nor ice caused it" silence=unwanted]
black ice, icy, slush, sleet, on/of/under/the/with/and ice, on/of/in/under/the snow, refroze, untreated ice/snow, snow packed/covered | not before: machine, cream, chest, bucket, cooler, pack, packs, cubes, hockey, rink, skating, maker, cone
[ice_fall_not]
no ice/snow
[dui_crash says="there was a crash" denies="there was no crash" silence=unwanted against=first]
crash*, wreck*, collision, collided, hit/struck/clipped/sideswiped a/an/the/@few/some/parked car/cars/parked/pole/tree/curb/vehicle/truck/mailbox/fence/wall/guardrail/house/sign, rear ended, ran into, rolled @theirs car/truck, airbag*
[dui_crash_not]
no crash/accident/collision/wreck/damage, without a crash/accident/collision/wreck, nobody/nothing _ hit
[several_lawyers of=client says="more than one lawyer has worked on it" denies="at most one lawyer has worked on it" silence=unwanted against=first]
second/third/two/both/several/multiple/other prior/previous/former lawyer/attorney/firm/lawyers/attorneys/firms, second/third/two/both/several/multiple lawyer/attorney/firm/lawyers/attorneys/firms | not before: said, turned, declined, saw
second one attorney, first lawyer/attorney/atty/firm/counsel _ second, # nd lawyer/attorney/atty/firm, first lawyer/attorney/atty _ let _ go, two _ lawyers/attorneys/firms before
[several_lawyers_not]
only one lawyer/attorney, never had a lawyer/attorney, no _ lawyer/attorney before
[earlier_lawyer]
had attorney/lawyer/counsel, had an attorney, had a lawyer, had a _ lawyer/attorney/firm, former/previous/prior/old/last/ex lawyer/attorney/firm/counsel, lawyer/attorney dropped/withdrew/quit/retired/died/closed/returned/gave, fired @theirs lawyer/attorney, lawyer/attorney/counsel at the plea/trial/hearing/time, trial/defense lawyer/attorney/counsel, represented by _ until, gave _ file back
