// What is going on between people, firms and the state; read together with event.lex and with the same attributes.

class youobj = me, him, her, us, them, client, clt, pnc, caller
class herself = i, we, he, she, clt, client, pnc, caller, im, ive, was, got, been, being, were, get, getting
class lostjob = fired, terminated, dismissed, canned, sacked, axed, discharged, suspended, demoted
class tobe = was, were, got, been, being, am, im, is, are, get, getting, gets, hes, shes
class kids = kids, kid, son, sons, daughter, daughters, child, children, baby, babies, newborn, infant, grandson, grandsons, granddaughter, granddaughters, grandkids, grandchild, grandchildren, grandbaby, grandbabies, toddler, boys, girls, kiddo, kiddos, stepson, stepdaughter

// Work
[fired stakes=3 area=work party="employer" pk=employer of=client say="fired"]
terminated, ran me off | with: job/work/boss/hr/years/yrs/company/manager/employer/leave/payroll | without: lease, tenancy, contract, agreement, policy, account, rights, benefits, landlord, road
removed effective, me corrio/corrieron/despidio | not before: of, de la casa, de mi casa, del apartamento
am/im/was/is/after/since/upon being fired/terminated/dismissed/sacked, im/am/was getting fired/terminated/sacked, am/im/was/after/since being let go
@firedbe fired/canned/sacked/axed, @firedbe wrongfully terminated/fired | not after: or, or i, or he, or she, without, avoid, instead of
@firedbe terminated/dismissed | without: case, cases, charge, charges, court, judge, suit, lawsuit, appeal, petition, motion, prosecutor, da, ticket, prejudice, lease, tenancy, contract, agreement, policy, account, rights, benefits, coverage, service
@firedbe let go by/after/because/from/on/in/for/when/last/this/without/#, let go #, let go after/from/because/for/last/two/three | not after: being, be, getting, get, gets, or, not | not before: bail, bond | without: detained, cops, cuffs, rope, rail, handle, grip, steering, strap, cable
termination letter/notice | without: benefits, services, coverage, lease, tenancy, tenant, landlord, rent, contract, policy, rights, vacate
wrongful/wrongfull/wrongly/wrongfully termination/fired/terminated/discharge/dismissal/term
fired by/via email/text/phone/letter, fired #, fired after/for/because/two/three/days/weeks/while/from/on/last/yesterday, fired the next/day/same/week/following | not after: being, be, getting, get, gets, to be, or, not | not before: shots, shot, rounds, times, bullets, employees, people, workers, us, me, him, her, them, across
terminated #, terminated after/for/because/two/three/days/weeks/while/on/from/last, termd | not after: being, be, getting, get, gets, or, not, lease, contract, tenancy | without: lease, tenancy, contract, agreement, policy, account, rights, benefits, coverage, landlord
me despidieron, me corrieron, la/lo despidieron, la/lo corrieron, despido injustificado, despedido/despedida por/despues | not before: de la casa, de mi casa, del apartamento, del departamento
| not after: neighbors, gun, shots, coach, lawyer, attorney, shot
[laid_off unless=matter.overpaid stakes=3 area=work party="employer" pk=employer of=client say="laid off" kind=fired]
laid off #/with/on/last/from/in/after/because/by, position eliminated, job eliminated, @tobe laid off, laid me/him/her off | not after: others, employees, people, workers, coworkers, two, three, several
[lost_job unless=matter.debt stakes=3 area=work party="employer" pk=employer of=client say="lost the job" kind=fired]
lost his/her/my job, was forced out, forced resignation, me quede sin trabajo | not before: of the/my/our/his/her home/house/apartment/car/road/way/lane/unit/property
[fired_by stakes=3 area=work party="employer" pk=employer of=client say="fired" kind=fired]
// whom they fired is said: "they have fired guys for it" is no firing of the client
ended my employment, fired my husband/wife/son/daughter/mother/father/mom/dad/brother/sister
~fire me/us/client/clt/pnc, fired him/her, terminated me/him/her/client/clt/my/his/their employment, let me/us/clt/client/pnc go, let him/her go | not before: out, alone, home, free, early, first, to, through, see, back, in, inside, outside, with, ahead, without, play, of | not after: almost, nearly, will, would, could, might, may, can they, can he, can she, could they, hed, theyd, to, gonna, probably, likely, police, cops, cop, officer, officers, deputy, judge, school, hospital, er | without: detained, handcuffs, cuffed, custody, choking, grabbed
canned me/him/her, replaced me with, gave my job to | not after: of, about, avoid, without, risk, or | without: husband, wife, marriage, girlfriend, affair
fire/fires me because, manager fire me, boss fire me, me saco/sacaron del trabajo, me echaron del trabajo
| not after: lawyer, attorney, we, i, will, would, could, might, to, gonna, may, can, can they, can he, can she, could they, hed, theyd
[retaliation when=matter.job stakes=3 area=work party="employer" pk=employer say="retaliation at work"]
retaliation, retaliated, retaliating, retaliatory | not after: fear of, afraid of, worried about, avoid, against | without: landlord, lease, rent, tenant, evict*, neighbor, hoa, custody, ex
represalia, represalias
[after_complaint when=matter.job stakes=3 area=work party="employer" pk=employer kind=retaliation say="trouble at work after a complaint"]
after i reported/complained/filed, after i told hr/management/osha/corporate, after i told my boss/manager/supervisor/employer, after reporting/complaining/filing, osha complaint | with: fired, firing, fire, terminat*, suspend*, demot*, cut, wrote, written, write, hours, schedule, disciplin*, punish*, retaliat*, harass*, let go, laid off, transferred, moved, denied, threaten*, treated, stopped | without: landlord, lease, rent, neighbor, custody, divorce, taxes, bankruptcy
fired/terminated/suspended/demoted/disciplined _ after _ complained/reported/reporting/filing/complaining/telling
fired/terminated for reporting/complaining/refusing/whistleblowing | not before: the holidays, christmas, covid
[sexual_harassment stakes=3 area=work party="employer" pk=employer say="sexual harassment"]
sexual comments/advances/jokes/favors/texts
sexual/sexually harassment/harassed/harassing/harrassment/harrassed/harasment, groped/grope/kissed/rubbed me/her/my/him at/in/on
tried to kiss me/her, sent me/her _ nudes/dick/explicit, asked me/her for sex/sexual, acoso sexual, acosa/acosaba en el trabajo, manoseo
sent me/her nudes | with: boss/gm/manager/supervisor/owner/coworker/hr/shift/district | not before: car, truck, phone, stuff, things, desk, computer, food, dog, arm, shoulder, base
boss/manager/supervisor/owner/coworker _ groped/kissed/nudes/sexual/advances/sex | not before: a, the, it, him, my arm/phone/wrist/hand/shoulder/bag/purse/keys/car/dog/stuff, her dog, his dog
sent me/her # nudes | with: boss/gm/manager/supervisor/owner/coworker
[touched_at_work stakes=3 area=work party="employer" pk=employer kind=sexual_harassment say="touched or harassed at work"]
touched me/her/my | with: boss/gm/manager/supervisor/owner/coworker/hr/shift/district | not before: car, truck, phone, stuff, things, desk, computer, food, dog, arm, shoulder, base
me tocaba/toco/toca | with: jefe, patron, supervisor, gerente, mayordomo, encargado, companero, cuerpo, nalgas, pechos, senos | not before: pagar, trabajar, ir, hacer, salir, esperar, manejar, turno
acoso, acosa | with: jefe, patron, supervisor, gerente, mayordomo, encargado, companero, trabajo, sexual, sexualmente
grabbed/touched/grabs me/her/my/him at/in/on | with: boss, manager, supervisor, coworker, sexual*, breast, breasts, butt, inappropriate*
keeps touching me/my
boss/manager/supervisor/owner/coworker _ touched/touching/grabbed/rubbed | not before: a, the, it, him, my arm/phone/wrist/hand/shoulder/bag/purse/keys/car/dog/stuff, her dog, his dog
[discrimination stakes=3 area=work party="employer" pk=employer say="discrimination at work"]
eeoc charge | with: boss/manager/director/work/job/hr/promoted/promotion/lead/fired/hours
ageism, told hr im/i pregnant, im/am/was pregnant _ fired/boss, im/am/was pregnant _ let me go, im/am/was pregnant _ cut my, pregnant and fired
age/race/racial/gender/sex/disability/pregnancy/religious/national discrimination/discriminated, discriminated against | without: landlord, housing, apartment, lease, tenant, airbnb, school, bank
discrimination at/case/claim/against, fired/terminated/demoted/let _ pregnant/pregnancy/age/race/disability/religion
discriminacion, me discriminan
[unequal_treatment stakes=3 area=work party="employer" pk=employer kind=discrimination say="possible discrimination"]
diagnosed with _ fired/demoted, passed over for _ promotion, equal pay
my accent, younger girls | with: boss/manager/director/work/job/hr/promoted/promotion/lead/fired/hours
my age, my race, racist | with: boss/manager/director/hr/promoted/promotion/fired/supervisor/terminated/demoted/coworker | not after: at | without: neighbor, landlord, got her, got me
called me/him/her _ slur/slurs/racial/monkey/n, racial slur/slurs, racist remarks/comments/jokes | without: neighbor, neighbors, landlord, cop, cops, officer, police, tenant, road, driver, ex
[accommodation stakes=3 area=work party="employer" pk=employer kind=discrimination say="leave or accommodation refused"]
doctor note _ sit/lift/light/restrictions | with: trabajo, jefe, patron, corrieron, corrio, despid*, horas, fired, refused, denied, ignored, boss, manager, hr, employer, accommodat*, terminated
denied accommodation, work restrictions _ refused/ignored | without: landlord, apartment, school, college, university, esa, hoa
wont/refused/denied/refuses _ accommodation/accommodate/accommodations, fmla denied/retaliation/interference, denied fmla/leave | without: landlord, apartment, esa, school, college, university, hoa, airline, hotel
denied my/his/her fmla/leave
// why the job is in danger, before anything says so
[pregnant kind=discrimination stakes=3 area=work party="employer" pk=employer say="pregnancy"]
pregnant | with: boss/manager/director/hr/promoted/promotion/fired/supervisor/terminated/demoted/coworker/job/work/hours/owner | without: neighbor, landlord, got her, got me, wife, girlfriend
estoy embarazada, de # meses _ embarazo | with: trabajo, jefe, patron, corrieron, corrio, despid*, horas, fired, refused, denied, ignored, boss, manager, hr, employer, accommodat*, terminated
// said without a word of the job beside it
[discrimination_told kind=discrimination when=matter.job stakes=3 area=work party="employer" pk=employer say="possible discrimination"]
high risk pregnancy, because of my/her/his pregnancy, after i/she told _ pregnant, refused to accommodate, hijab, dreadlocks, n word, too old for, younger guy/man/woman/person/worker
because im/i/of my/am black/mexican/muslim/woman/gay/old/age/race/pregnant/religion/disability, only black/woman/female/hispanic | without: cant work, unable to work, ssi, ssdi, landlord, neighbor, police, school, store
[race_discrimination stakes=3 area=work party="employer" pk=employer say="race at issue at work"]
passed over _ white, black _ passed over, white colleague/coworker/employee/guy/woman with less/whom, because im black/mexican/hispanic/asian/african/indian/arab, n word, racial slur/slurs, racial/race discrimination | with: work/job/boss/manager/hr/fired/promoted/promotion/promote/supervisor/employer/hired/reviews/vp
[hostile_work weak=1 stakes=2 area=work party="employer" pk=employer say="problems at work"]
bad reference/references | without: landlord, apartment, rental, rent
performance improvement, changed my schedule/hours, bully boss, harassed by _ boss/manager/supervisor/coworker, hostile work/workplace environment/place, toxic work, bullied at work, harassed/harassment at work
boss/manager/supervisor/coworker ~harass/bully/yell/scream/threaten/treat/target/accuse/lie/claim/curse/cuss, written up for, wrote me up | not after: doctor, doc, dr, cop, officer, trooper, property, apartment, leasing, building, complex, case, bank, hotel, sales, park | not before: for light, for no lifting, for restrictions, for a ticket, me well, me fine, for speeding, a ticket, speeding
write up for, put me on a pip, on a pip | not before: claim, policy, adjuster, lien
forced to resign/quit, forced me to quit | not before: school, college, smoking, because of my | without: husband, wife, injury, injuries, pain
constructive discharge, unsafe working conditions
[hr_told weak=1 stakes=2 area=work party="employer" pk=employer say="went to HR" kind=hostile_work]
hr complaint, complained to hr, filed with hr, went to hr, hr did nothing
[hours_cut weak=1 stakes=2 area=work party="employer" pk=employer say="hours cut" kind=hostile_work]
cut me/my/his/her from #, cut my/her/his hours, hours have been cut, cut me down to | not before: $
[unpaid_wages stakes=2 area=work party="employer" pk=employer say="unpaid wages"]
over # hours no/without overtime
no me/nos la/lo pago/pagaron, sin tiempo extra, no pagan horas | without: renta, aseguranza, seguro, prestamo, accidente, choque
unpaid hours, owe me/us wages/hours
worked off the clock
no nos pagaron, worked for free
el patron no paga | without: aseguranza, seguro, renta, inquilino, prestamo, accidente, choque
unpaid wages/wage/overtime/ot/hours/commission/commissions/tips/work/bonus, back pay/wages | without: ssi, ssdi, ssa, va, disability, social security, unemployment, benefits, rating
never/didnt/not/hadnt/hasnt/havent paid/pay/paying my wages/overtime/check/checks/paycheck/hours/last/final/commission/commissions/bonus/tips/salary/pay | not before: back, rent, the rent, child, support, alimony, for the damage, for my car, for my medical, a settlement | without: tenant, tenants, renter, rent, insurance, insurer, adjuster, loan, loaned, lent, borrowed, child support, settlement, roommate, deposit, claim, husband
~owe me/us/him/her # hours/weeks
missed payroll, withheld/withholding/kept my/his/her/the/our pay/wages/check/paycheck/tips/commission, wage theft/claim
no overtime, no ot, without overtime | without: married, tenant
commission/commissions/bonus owed/unpaid/withheld/never, me deben # semanas/horas, robo de salario, horas extras
[pay_problem stakes=2 area=work party="employer" pk=employer kind=unpaid_wages say="pay problem"]
no me pago la/el/los/las | without: renta, aseguranza, seguro, prestamo, accidente, choque
tiempo extra | with: pagan, pagaron, pago, pagado, pagar, deben, debe
made us pay, automatically deduct* | with: hours, overtime, ot, boss, work, worked, job, shift, wages, employer, restaurant, crew, week, weeks, lunch, break, tips, salary, hourly, wage, pay, paycheck | without: husband, wife, ex, landlord, crash, accident
deduct* _ lunch/break, manager takes/keeps _ tips, late paychecks, paychecks bounced, me quedaron a deber, unpaid internship, wage complaint/hour/and, wont give/pay _ last/final check, didnt/never/wouldnt get/give/pay _ my last/final check, ~keep/hold my last/final check/paycheck, hold back my check/pay/paycheck, havent/hasnt/hadnt/not been paid, none of us _ paid, off the clock, keeps/takes/took/taking/skims our/my/the tips, tip pooling, below minimum, less than minimum, overtime pay, docked my/his/her pay, bounced paychecks, paycheck bounced, flsa, no me pagan/pagaron/paga/pago/quiere/quieren, no nos pagan/pagaron/pago, no le pagan/pagaron/pago, me debe/deben, sin pagarme
made me/us work without, not getting paid for, paid me/us late | with: hours, overtime, ot, boss, work, worked, job, shift, wages, employer, restaurant, crew, week, weeks, lunch, break, tips, salary, hourly | not before: a, gloves, mask, masks, ppe, safety, my car, the car, harness, training, heat | without: tenant, rent
no meal/lunch break/breaks, tips pooled, tip pool, take/takes/took share of tips, share of the tips, shorted crew/shares/us/my, quedaron a deber | not before: pills, prescription, meds, order, delivery, change
nos deben | with: horas, semanas, trabajo, patron, jefe, sueldo, pago, compania, contratista
last # checks/paychecks | with: owe, owes, owed, never, didnt, havent, hasnt, missing, bounced, short, unpaid, wont, out of, deduct* | without: ssi, ssdi, va, benefits
paid me/us/him/her # for, pays/paid by the day, pays/paid in cash | with: hours, overtime, ot, boss, work, worked, job, shift, wages, employer, restaurant, crew, week, weeks, lunch, break, tips, salary, hourly | not after: i, we | without: deposit, rent, car, roof, repairs, bought
no pay stubs, boli, dlse, labor commissioner/board | with: owe, owes, owed, unpaid, overtime, ot, wages, paycheck, paychecks, tips, hours, never paid, didnt pay, not paid, wont pay
share of catch, boss _ owes/owed, no pay for | not before: my medical, my car, the hospital, my surgery, the damage, damages
no me ha/han pagado, no me quiso pagar | without: aseguranza, seguro, renta, inquilino, prestamo, accidente, choque
never/didnt/not/hadnt/hasnt/havent paid/pay/paying me/us/him/her/overtime/ot, wont pay me/us/him/her/overtime/ot | not before: back, rent, the rent, child, support, alimony, for the damage, for my car, for my medical, a settlement | without: tenant, tenants, renter, rent, insurance, insurer, adjuster, loan, loaned, lent, borrowed, child support, settlement, roommate, deposit, claim, husband
final/last paycheck | with: owe, owes, owed, never, didnt, havent, hasnt, wont, refus*, withh*, kept, keep, keeping, hold, holding, held, short, missing, waiting, still, unpaid, get, deduct*, without | without: support, garnish*, stub
straight time, paid _ cash no/under, misclassified, paid as a/an #, # hours a week no | without: married, tenant
boss/company/employer/restaurant _ no/dont/not/didnt/doesnt/wont/refuses/refused _ pay/paying me/us/him/overtime/ot/wages, he/they _ no/dont/not/didnt/doesnt/wont/refuses/refused _ pay/paying me/us/overtime/ot/wages | not after: insurance, moving, tow, rental, mortgage, title | not before: back, rent, the rent, child, support, alimony, for the damage, for my car, for my medical, a settlement | without: tenant, tenants, renter, rent, insurance, insurer, adjuster, loan, loaned, lent, borrowed, child support, settlement, roommate, deposit, claim, husband
minimum wage | not after: making, make, makes, made, earn, earning, earned, a, on | without: afford, support, benefits, retainer
[noncompete stakes=2 area=work party="former employer" pk=employer say="non-compete"]
non/no compete/solicit/competition/solicitation, noncompete, nonsolicit, noncompetition
[whistleblower stakes=3 area=work party="employer" pk=employer say="billing or whistleblower matter"]
upcode/upcodes/upcoded/upcoding, bills/billing/billed medicare/medicaid for/when/patients, bills medicare medicaid, overbilling, medicare/medicaid fraud, bill medicare, billing fraud, qui tam, false claims act, whistleblower, whistle blower, overbilling/upcoding/billing medicare/medicaid, bills/billed/billing _ medicare/medicaid _ never, relator, told to bill
kickback, kickbacks | without: saw, chainsaw, grinder
[military_job stakes=3 area=work party="employer" pk=employer say="military leave or orders"]
applied for return, guard orders, reserve orders, esgr, month orders | not after: security, coast, court | with: job/return/plant/employer/slot/filled/work/boss
userra, military leave, deployed _ job | without: divorce, custody, husband, wife

// Benefits and insurance
[benefits_denied stakes=3 area=benefit party="benefits agency" pk=authority say="benefits claim"]
black lung claim/benefits, survivor/survivors/widows claim/form, widow claim | with: benefits/comp/dol/form/denied
disability _ turned me/her/him down, applied for disability, disability _ denied me/her/him, turned me/her/him down for disability/ssi/ssdi
denied for my/his/her hearing/knees/back/ptsd/tinnitus/sleep | with: va/army/navy/marine/marines/service/veteran/vet/vfw
va claim/disability/decision/rating/benefits denied/denial/appeal/cut/lowered/reduced/at, va denied/lowered/reduced
overpaid us/me/him/her, overpayment | with: benefits, security, agency, ssi, ssdi, unemployment, stamps, medicaid, disability, edd | without: deposit, payroll, tenant
ssa wants/says/sent/overpaid, ssi/ssdi/disability _ appeal/appealing/claim/reconsideration/negado, pidio ssi, pedi ssi, reconsideracion negada, negaron la discapacidad, survivor pension/benefits, plan denied, pension denied, va rating
disability, ssi, ssdi, ssd, medicaid, unemployment, va, owcp, benefits, discapacidad, seguro social, desempleo, alj | with: denied/denial/turned/appeal/negaron/hearing/cut/recon/reduce/stopped/rating/overpayment/reconsideration/apply/applied/approved/pedi/apele
medicaid/medicare/va _ denied/cut | not before: my lip, his, her head
survivor benefits, widow benefits | with: denied, denial, appeal, cut, stopped, overpa*, claim, form, application, hearing, wont, turned
pension _ denied/cut/stopped, cut my check | without: boss, hours, insurance, employer
ssi/ssdi/ssd/disability/unemployment/medicaid/medicare/ui/snap/va/benefits/stamps/tanf/section/pension/pua/dib _ denied/denial/cut/stopped/terminated/ended/overpayment/reduced/turned, denied _ ssi/ssdi/disability/unemployment/medicaid/benefits/snap/va/ssd/ui/recon, denied at recon/initial/hearing
social security denied/denies/overpayment/stopped/says/cut/turned, denied by social/ssa/va, ssa denied/says/cut/stopped/overpayment, va denied/rating/cut/low, recon denied/denial, alj denied/denial/decision/hearing, overpayment notice/letter/of, turned down _ disability/ssi/ssdi, stopped/cut my/her/his/our _ benefits/disability/ssi/stamps/check/checks
me negaron el seguro/la incapacidad/los beneficios/desempleo, seguro social me nego, disability appeal, unemployment hearing/appeal
[benefits_claim stakes=3 area=benefit party="benefits agency" pk=authority say="benefits claim" kind=benefits_denied]
disability benefits, social security disability, unemployment benefits/office, food stamps | without: on disability, live on, living on, rent, child support, custody, afford, fixed income | not after: on, receive, receives, receiving, collect, collects, get, gets, getting, draws, drawing, his, her
disability application/claim/hearing, apply/applying/applied/file/filing/filed for _ ssi/ssdi/disability/unemployment/medicaid/benefits/ssd, trying to get _ disability/ssi/ssdi/unemployment, need _ disability/ssi/ssdi, rep payee, representative payee
[insurance_dispute weak=1 stakes=2 area=insurance party="insurer" pk=insurer say="insurance or claim dispute"]
own occ, any occ, ltd _ cut/ended/denied/stopped, cut off # _ occ, crop insurance, denial letter says, prevented planting, insurance keeps asking
proof of loss, ~call _ experimental | without: landlord, boss, judge
my/our/his/her/the insurance/ins keeps/denied/delaying/ignoring, el seguro mando/pago/ofrecio/nego/no/dice, la aseguradora ofrecio/nego/dice/no, insurer/carrier/adjuster offered/denied/says/cut/stopped/wont/refuses/valued, claim denied/denial, denied _ claim, denied # as/for/because, ins/insurance/carrier/insurer/company/they _ paid only, carrier stopped/cut/denied/says/wont
wind/storm/water/fire/flood/smoke damage, house/kitchen/garage fire, burst pipe, pipe burst | with: insur*, claim, adjuster, policy, carrier, coverage
public adjuster, euo, examination under, pip/um/uim carrier/claim/denied/stopped/cut/benefits, prior authorization
roof peeled, underpaid | with: insur*, claim, adjuster, policy, carrier, coverage
denied my/our/the/his/her claim, claim was/got/is denied/rejected/closed, denied claim/coverage, ltd denied/denial/cut/stopped/claim/terminated, std denied, long term disability, life insurance denied/wont/refuses/claim, hail damage, roof claim, denied # for/because, wont cover/pay _ claim/damage/roof/repairs/fire/water/surgery/hospital, reservation of rights, aseguranza no quiere/paga, me nego el reclamo
denied/refused my/our surgery/treatment/procedure/mri | without: landlord, boss, judge | with: insur*, carrier, plan, medicaid, medicare, coverage, authorization, comp
bad faith | with: insur*, claim, adjuster, carrier, policy, coverage

// Home
[eviction stakes=3 area=home party="landlord" pk=landlord of=client say="eviction"]
eviction, dispossess*, rent court, holdover, desalojar, desalojo
eviction notice/letter/papers/hearing/court/case/filed/lawsuit/served/summons/order/for/date/on, ~evict me/us/her/my/our/clt/client, @tobe evicted, facing eviction, being evict, unlawful detainer | not after: tenant
pay or quit | not after: tenant
writ of possession/restitution, orden de desalojo | not after: tenant
| without: i gave, we gave, i put in, i will give
[told_to_leave stakes=3 area=home party="landlord" pk=landlord of=client kind=eviction say="told to leave or given notice"]
aviso de # dias, aviso para salir, # dias para salir/desocupar/irnos, notice to move/get out, landlord wants me/us out, kick me/us out, have # days to leave/move, sacar de la casa/del apartamento
notice to quit/vacate/leave, # day pay, wants/want/told me/us/her/him out/to/by _ leave/move/out/vacate, kicked me/us/her/him out, kicking me/us out, me quiere/quieren/van desalojar/sacar/echar a/de/del, me estan corriendo/desalojando/sacando, nos van a sacar | not after: tenant
# day notice, three day notice | with: landlord/landlady/owner/manager/eviction/served/posted/door/rent | not after: gave, give, giving, my, our
| without: i gave, we gave, i put in, i will give
[lockout when=matter.tenancy stakes=3 area=home party="landlord" pk=landlord say="locked out or cut off"]
my stuff _ curb/street/gone, lock changed, locks changed
thrown out | with: landlord, landlady, manager, apartment, house, home, room, rent, stuff, tenant, roommate | without: case, court, judge, charges, car, vehicle, ejected
~change _ locks, locked me/us/her/him out, lock out by, lockout | not after: i, we, to | not before: of my account, of my email, of the account, tagout, kit
threw/put/dumped my/our/her/his stuff/things/belongings out/on, shut/turned/cut off my/our/her/the water/power/electric/heat/utilities/lights/gas, cambio la cerradura/chapa, me corto la luz/agua
[deposit stakes=1 area=home party="landlord" pk=landlord say="deposit"]
security deposit | without: secured, bank account | not after: paid a, pay a, and, first, plus
my/our/the/her/his/whole/full deposit _ back/kept/keep/keeping/return/returned/refund/withheld/for, ~keep/withhold/return/refund/kept/withheld my/our/the/her/his/whole deposit, keep/keeps/kept/keeping _ deposit
itemized list | with: deposit, landlord, landlady, moved, apartment, lease, withh*
deposito de la renta/seguridad, no me regresa/devuelve/quiere _ deposito, mi deposito
| not after: down, contractor, cash, direct
[habitability stakes=2 area=home party="landlord" pk=landlord say="home in poor condition"]
black mold, mold in/on/all/everywhere/problem/behind/under, mold come/coming/came up, moldy/mold apartment/bathroom/walls, bed bugs/bug, bedbugs, roaches/rats/mice/rodents/cockroaches in/everywhere/all/infestation, infested with, infestation, no heat/hot/water/heater/electricity/ac/power, without heat/water/hot/electricity/ac, heat/heater/furnace/ac/boiler/plumbing/toilet _ broken/broke/out/leaks/leaking/wont
ceiling leaks/leaking/leak, sewage _ up/in/backing
wont/refuses/refused/never/didnt/doesnt/not/hasnt fix/repair/fixed/repaired | with: landlord/landlady/apartment/apt/rent/lease/mgr/complex/management/section/unit
uninhabitable, warranty of habitability, no lo arregla/arreglan, no quiere arreglar, no arregla, hay moho/cucarachas/ratas/chinches, sin calefaccion/agua/luz
| not after: car, dealer | without: car, truck, vehicle, dealer, dealership
[code_violation stakes=2 area=home party="landlord" pk=landlord kind=habitability say="code enforcement"]
code enforcement/violation/violations/inspector
| not after: car, dealer
[rent_dispute stakes=1 area=home party="landlord" pk=landlord say="rental problem"]
refused my application | with: landlord, apt, mgr, apartment, rent, lease, housing, management, complex
emotional support | not before: system, from, and, hotline, group | with: animal, dog, cat, landlord, apartment, esa
esa letter, nos ofrece _ salir, cut off/corto el/la agua/luz, refused to renew, wont renew my lease, lease renewal denied, harassing me/us to leave/move, landlord _ lease/rent/deposit/fees/text/kept/ended/left/lied/came/dog/wants/sold/died/knows, lease _ ended/broken/renewal/violation
crop lease, rent control, rent stabilized, roommate wont pay/leave/move, roommate moved/left without/owing/before, lot rent, mobile home park, behind on/in rent, nonpayment of rent
~raise/increase _ rent, rent increase/hike/went, break/broke/breaking _ lease, lease break/violation | without: car, vehicle, dealer, dealership
landlord/landlady/leasing/casero/slumlord _ says/claims/wants/wont/refuses/refused/keeps/threatening/threatened/charged/charging/entered/came/harassing/sold/is/ignores/suing/sued/sue/trying, property manager/management/company refuses/wont/charged/says/claims/ignores, mgmt co/company/wont/ignores
early termination fee | with: lease, landlord, apartment, rent, move, moved, moving, unit, complex
dueno del apartamento/edificio, me subio la renta
[tenant_problem stakes=2 area=home party="tenant" pk=person say="tenant or guest"]
squatter, squatters, i am/im the landlord, my rental _ tenant/tenants/wont
i rent out | with: tenant, tenants, guest, guests, lease, evict*, moved out, deposit
tenant/tenants/renter/renters/lodger/squatter/squatters/roommate/guest _ refuses/wont/stopped/owes/destroyed/trashed/behind/damaged, evict a/an/my/our/the/him/her tenant/tenants/roommate/squatter/squatters
wont leave my/our/the house/home/property/apartment/place, refuses to leave/move | not after: i, we | without: scared, afraid, husband, wife, dog, depressed, trauma
[co_owners stakes=3 area=home party="co-owner" pk=person say="shared home or land"]
both on the deed | with: house, home, deed, property, mortgage, land, condo, title | without: dealer, car
joint tenants, we both own the/a house/home, bought a/our house/townhouse/home/condo together, partition action/suit, want my share out
wont sell/refinance | with: deed, title, ex, sister, brother, partner, share, half, together, owner | without: dealer, car
[foreclosure stakes=3 area=home party="lender" pk=business say="foreclosure"]
sheriff/bank/trustee sold the/my/our house/home, house was sold at
foreclosure/forclosure/foreclose/foreclosing/foreclosed notice/sale/date/papers/case/on/filed/hearing/letter/suit/our/my/started/is, in foreclosure, facing foreclosure, foreclosure, sheriff sale, sheriffs sale, trustee sale, auction date, house auction, notice of default
casa en remate, remate de, me van a quitar la casa, embargo de la casa, atrasado/atrasos _ hipoteca
notice of sale, sold at auction | with: house, home, property, mortgage, land, trustee, lender
[mortgage_trouble stakes=3 area=home party="lender" pk=business kind=foreclosure say="mortgage trouble"]
deed in lieu, surplus funds, perder la casa, reverse mortgage, mortgage company/servicer/co _ says/wont/lost/refused/denied/wants
save the/my/our house/home | with: mortgage, foreclos*, lender, bank, payments, servicer, auction, sale
forbearance | with: mortgage, house, home, lender, servicer
[mortgage_arrears stakes=3 area=home party="lender" pk=business kind=foreclosure say="behind on payments"]
behind on _ mortgage/house, mortgage arrears | not after: tenant, ex, husband
months behind, mos behind, payments behind | with: mortgage, house, home, lender, servicer
atrasado/atrasos _ hipoteca
[hoa stakes=1 area=home party="HOA" pk=business say="HOA or condo association"]
hoa wont/says/refuses/demands/board/denied/fines/lien/wants
our hoa, my hoa, condo board, condo association | not before: fee, fees, dues, payment, insurance, is great, pays, covers
hoa/condo/association _ fined/fine/fines/lien/refuses/wont/suing/says/board/threatens/denied/wants/assessment/assessed, fined by _ hoa/association, homeowners association, co op board
[neighbor_dispute stakes=1 area=home party="neighbor" pk=person say="neighbor, land or water dispute"]
ditch company, water shares/rights, cut my/our turn/water, irrigation company
ft on his/her/their/my/our land/side/property, on his/my/our/her side of the fence/line/property/road/wall/ditch | without: car, truck, crash, hit, insurance
ditch is dry, head gate, compuerta, neighbors/neighbor bull/pine/tree/cattle/water/rooster/goats/cows, unit above leaked, upstairs leak/leaked/leaking
neighbor/neighbors/nbr/neighbour/neighbours/vecino/vecina/vecinos _ fence/tree/trees/built/refuses/keeps/wont/poisoned/parked/plays/smokes/yells/screams/complains/letting/lets/dumping/dumps/spraying/records/recording/filming/encroaching/noise/claims/cut/flooded/flooding/driveway/threatens/harasses/harassing/chained/blocked/threatened/parks/appealed
new/next neighbor/owner/door _ built/blocked/chained/cut/fence, property line, boundary line/dispute, encroach/encroaches/encroaching/encroachment, easement, right of way dispute, adverse possession, quiet title, landlocked, blocked/blocking/chained my/our/the driveway/access, drainage onto, runs onto my/our, trespass/trespassing/trespassed on/my/our, noise complaint
[home_purchase stakes=3 area=home party="seller" pk=person say="home sale or title problem"]
seller warranted/represented/hid/knew, buyer walked/backed/defaulted, earnest money/deposit, days before closing
after closing | with: house, home, seller, sellers, title, inspection, realtor, escrow, septic, roof, foundation, deed, bought | not before: time, hours, the store, the bar, the shop, my account, the account
non disclosure, nondisclosure, failed to disclose, undisclosed | with: seller, sellers, house, home, realtor, agent, inspector, inspection, foundation, roof, mold, bought, flipper, leak | without: nda, employer, assets
earnest money, closing fell through, bought a/the/our/this house/home/condo/place _ and/with/that/foundation/mold/leak/septic/flooded, deed fraud, forged deed, deed was forged, deed in his/her/my, partition, heirs property, heir property, contract for deed, rent to own
seller/sellers/builder/flipper/realtor/agent/inspector _ didnt/did/never/hid/knew/lied/failed/refuses/wont/missed/backed/disclose/disclosed/concealed/covered | with: house, home, roof, foundation, septic, sewer, well, mold, basement, closing, escrow, inspection, property, deed, leak, leaks, permit, permits, disclos*, listing, bought
title issue/defect/problem/company | with: house, home, property, land, deed, closing, escrow, bought
[construction stakes=2 area=home party="contractor" pk=business say="contractor or building work"]
half done/finished, never finished, unfinished | with: contractor/job/roof/kitchen/house/bathroom/deck/remodel/builder/paid/deposit/work/floor/driveway/fence/pool
gave/paid a/the/this/one _ man/guy/roofer/company/outfit/fella/crew $/# _ roof/fence/kitchen/start/deck/shop/bldg/building/driveway/windows, paid a/the/this/one _ roofer/roofing/contractor/builder/remodeler/handyman/painter, paid guy $/# _ roof/shop/fence/deck/building, roof leaks since _ roofer/roofed/replaced, slab cracked, materials then nothing, brought _ then nothing, builder came, flashing omitted
my own inspector | with: builder, contractor, house, roof, seller, foundation | without: recall
drywall _ cracked/bubbled
tore out old/the/my, paid # of #, paid $ of $, has not come | with: contractor, roof, kitchen, bathroom, deck, remodel, job, work, builder, fence, driveway, floor, pool, crew, roofer | without: hair, stitches, iv, nerve
owes retainage, gc owes/refuses/stopped, punch list, holding final, contractor/roofer/builder/plumber/electrician/remodeler/painter/installer/landscaper/contratista _ took/never/left/didnt/wont/refuses/walked/disappeared/abandoned/gone/vanished/quit/botched/ruined/stopped/damaged/did/ghosted/shoddy/hasnt, paid _ contractor/roofer/builder, shoddy work/workmanship, mechanics lien, mechanic lien
poor workmanship, construction defect/defects, kitchen remodel, contratista no
[zoning_tax stakes=2 area=home party="local authority" pk=authority say="zoning, permits or property taxes"]
short term rental/rented/rentals _ permit/county/city/ban/banned/fined, short term rental permit, taking # acres/feet, taking _ acres, road commission, board of appeals, planning board/commission, permit denied/revoked, tax sale
zoning, variance, rezoning | not after: was, were, im, keep, kept
eminent domain, condemnation, taking my/our land, building permit denied, tax lien/sale/deed, code fines, city _ condemned/demolish
[timeshare stakes=2 area=money party="timeshare company" pk=business say="timeshare"]
timeshare, time share, tiempo compartido
