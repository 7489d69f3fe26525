// What is going on between people, firms and the state; read together with event.lex and with the same attributes.

class youobj = me, him, her, us, them, client, clt, pnc, caller
class tobe = was, were, got, been, being, am, im, is, are, get, getting, gets, hes, shes
class kids = kids, kid, son, sons, daughter, daughters, child, children, baby, grandson, granddaughter, grandkids, grandchildren, toddler, boys, girls

// Work
[fired stakes=3 area=work party="employer" pk=employer of=client say="fired"]
terminated, ran me off | with: job/work/boss/hr/years/yrs/company/manager/employer/leave/payroll | without: lease, tenancy, contract, agreement, policy, account, rights, benefits, landlord, road
proposed removal, removed effective, me corrio/corrieron/despidio | not before: of, de la casa, de mi casa, del apartamento
am/im/was/is/after/since/upon being fired/terminated/dismissed/sacked, im/am/was getting fired/terminated/sacked
@firedbe fired/canned/sacked/axed | not after: or, or i, or he, or she, without, avoid, instead of
@firedbe terminated/dismissed | without: case, cases, charge, charges, court, judge, suit, lawsuit, appeal, petition, motion, prosecutor, da, ticket, prejudice, lease, tenancy, contract, agreement, policy, account, rights, benefits, coverage, service
@firedbe let go by/after/because/from/on/in/for/when/last/this/without/#, let go #, let go after/from/because/for/last/two/three | not after: being, be, getting, get, gets, or, not | not before: bail, bond | without: detained, cops, cuffs, rope, rail, handle, grip, steering, strap, cable
termination letter/notice | without: lease, tenancy, tenant, landlord, rent, contract, policy, rights, vacate
wrongful/wrongfull/wrongly/wrongfully termination/fired/terminated/discharge/dismissal/term
fired by/via email/text/phone/letter, fired #, fired after/for/because/two/three/days/weeks/while/from/on/last/yesterday, fired the next/day/same/week/following | not after: being, be, getting, get, gets, to be, or, not | not before: shots, shot, rounds, times, bullets, employees, people, workers, us, me, him, her, them, across
terminated #, terminated after/for/because/two/three/days/weeks/while/on/from/last, termd | not after: being, be, getting, get, gets, or, not, lease, contract, tenancy | without: lease, tenancy, contract, agreement, policy, account, rights, benefits, coverage, landlord
me despidieron, me corrieron, la/lo despidieron, la/lo corrieron, despido injustificado | not before: de la casa, de mi casa, del apartamento, del departamento
| not after: neighbors, gun, shots, coach, lawyer, attorney, shot
[laid_off unless=matter.overpaid stakes=3 area=work party="employer" pk=employer of=client say="laid off" kind=fired]
laid off #/with/on/last/from/in/after/because/by, position eliminated, @tobe laid off, laid me/him/her off | not after: others, employees, people, workers, coworkers, two, three, several
[lost_job unless=matter.debt stakes=3 area=work party="employer" pk=employer of=client say="lost the job" kind=fired]
lost his/her/my job | not before: of the/my/our/his/her home/house/apartment/car/road/way/lane/unit/property
[fired_by stakes=3 area=work party="employer" pk=employer of=client say="fired" kind=fired]
// whom they fired is said: "they have fired guys for it" is no firing of the client
walked me out
~fire me/us/client/clt/pnc, fired him/her, let me/us/clt/client/pnc go, let him/her go | not before: out, alone, home, free, early, first, to, through, see, back, in, inside, outside, with, ahead, without, play, of | not after: almost, nearly, will, would, could, might, may, can they, can he, can she, could they, hed, theyd, to, gonna, probably, likely, police, cops, cop, officer, officers, deputy, judge, school, hospital, er | without: detained, handcuffs, cuffed, custody, choking, grabbed
canned me/him/her | not after: of, about, avoid, without, risk, or | without: husband, wife, marriage, girlfriend, affair
| not after: lawyer, attorney, we, i, will, would, could, might, to, gonna, may, can, can they, can he, can she, could they, hed, theyd
[retaliation when=matter.job stakes=3 area=work party="employer" pk=employer say="retaliation at work"]
after i reported/complained/filed, after i told hr/management/osha/corporate, after i told my boss/manager/supervisor/employer, after reporting/complaining/filing | with: fired, firing, fire, terminat*, suspend*, demot*, cut, wrote, written, write, hours, schedule, disciplin*, punish*, retaliat*, harass*, let go, laid off, transferred, moved, denied, threaten*, treated, stopped | without: landlord, lease, rent, neighbor, custody, divorce, taxes, bankruptcy
retaliation, retaliating | not after: fear of, afraid of, worried about, avoid, against | without: landlord, lease, rent, tenant, evict*, neighbor, hoa, custody, ex
fired/terminated/suspended/demoted/disciplined _ after _ complained/reported/reporting/filing/complaining/telling/telling/asked/injury/hurt
fired/terminated for reporting/complaining/refusing/whistleblowing | not before: the holidays, christmas, covid
represalias
[sexual_harassment stakes=3 area=work party="employer" pk=employer say="sexual harassment"]
touched me/her/my | with: boss/gm/manager/supervisor/owner/coworker/hr/shift/district | not before: car, truck, phone, stuff, things, desk, computer, food, dog, arm, shoulder, base
boss/manager/supervisor/owner/coworker _ touched/touching/groped/grabbed/kissed/nudes/sexual/rubbed/advances/sex | not before: a, the, it, him, my arm/phone/wrist/hand/shoulder/bag/purse/keys/car/dog/stuff, her dog, his dog
me tocaba/toco/toca | with: jefe, patron, supervisor, gerente, mayordomo, encargado, companero, cuerpo, nalgas, pechos, senos | not before: pagar, trabajar, ir, hacer, salir, esperar, manejar, turno
acoso | with: jefe, patron, supervisor, gerente, mayordomo, encargado, companero, trabajo, sexual, sexualmente
sexual/sexually harassment/harassed/harassing/harrassment/harrassed/harasment, groped/grope/kissed/rubbed me/her/my/him at/in/on
grabbed/touched/grabs me/her/my/him at/in/on | with: boss, manager, supervisor, coworker, sexual*, breast, breasts, butt, inappropriate*
tried to kiss me/her
acoso sexual
sent me/her # snaps/pics/nudes | with: boss/gm/manager/supervisor/owner/coworker
[discrimination stakes=3 area=work party="employer" pk=employer say="discrimination at work"]
offered me a/an hall/lesser | not before: amount, sum, charge, plea
passed over, younger girls | with: boss/manager/director/work/job/hr/promoted/promotion/lead/fired/hours
my age, racist | with: boss/manager/director/hr/promoted/promotion/fired/supervisor/terminated/demoted/coworker | not after: at | without: neighbor, landlord, got her, got me
ageism
age/race/racial/gender/sex/disability/pregnancy/religious/national discrimination/discriminated | without: landlord, housing, apartment, lease, tenant, airbnb, school, bank
discrimination at/case/claim/against, fired/terminated/demoted/let _ pregnant/pregnancy/age/race/disability/religion, passed over for _ promotion
racial slur/slurs | without: neighbor, neighbors, landlord, cop, cops, officer, police, tenant, road, driver, ex
equal pay, discriminacion
denied my/his/her fmla/leave
// why the job is in danger, before anything says so
[pregnant kind=discrimination stakes=3 area=work party="employer" pk=employer say="pregnant at work"]
pregnant | with: boss/manager/director/hr/promoted/promotion/fired/supervisor/terminated/demoted/coworker/job/work/hours/owner | without: neighbor, landlord, got her, got me, wife, girlfriend
// said without a word of the job beside it
[discrimination_told kind=discrimination when=matter.job stakes=3 area=work party="employer" pk=employer say="discrimination at work"]
high risk pregnancy, hijab, n word, too old for, younger guy/man/woman/person/worker
because im/i/of my/am black/mexican/muslim/woman/gay/old/age/race/pregnant/religion/disability | without: cant work, unable to work, ssi, ssdi, landlord, neighbor, police, school, store
[race_discrimination stakes=3 area=work party="employer" pk=employer say="race discrimination"]
white colleague/coworker/employee/guy/woman with less/whom, n word, racial slur/slurs, racial/race discrimination | with: work/job/boss/manager/hr/fired/promoted/promotion/promote/supervisor/employer/hired/reviews/vp
[hostile_work weak=1 stakes=2 area=work party="employer" pk=employer say="problems at work"]
bad reference/references | without: landlord, apartment, rental, rent
changed my schedule/hours
hostile work/workplace environment/place
written up for, wrote me up | not after: doctor, doc, dr, cop, officer, trooper, property, apartment, leasing, building, complex, case, bank, hotel, sales, park | not before: for light, for no lifting, for restrictions, for a ticket, me well, me fine, for speeding, a ticket, speeding
write up for, put me on a pip, on a pip | not before: claim, policy, adjuster, lien
forced to resign/quit | not before: school, college, smoking, because of my | without: husband, wife, injury, injuries, pain
constructive discharge
[hr_told weak=1 stakes=2 area=work party="employer" pk=employer say="went to HR" kind=hostile_work]
hr complaint, complained to hr, went to hr, hr did nothing
[hours_cut weak=1 stakes=2 area=work party="employer" pk=employer say="hours cut" kind=hostile_work]
cut me/my/his/her from #, cut my/her/his hours, hours have been cut, cut me down to | not before: $
[unpaid_wages stakes=2 area=work party="employer" pk=employer say="unpaid wages"]
no me/nos la/lo pago/pagaron, sin tiempo extra | without: renta, aseguranza, seguro, prestamo, accidente, choque
made us pay, clocked out, clock out for | with: hours, overtime, ot, boss, work, worked, job, shift, wages, employer, restaurant, crew, week, weeks, lunch, break, tips, salary, hourly, wage, pay, paycheck | without: husband, wife, ex, landlord, crash, accident
deduct* _ lunch/break
no meal/lunch break/breaks, tips pooled, tip pool, shorted crew/shares/us/my, quedaron a deber | not before: pills, prescription, meds, order, delivery, change
last # checks/paychecks | with: owe, owes, owed, never, didnt, havent, hasnt, missing, bounced, short, unpaid, wont, out of, deduct* | without: ssi, ssdi, va, benefits
pays/paid by the day | with: hours, overtime, ot, boss, work, worked, job, shift, wages, employer, restaurant, crew, week, weeks, lunch, break, tips, salary, hourly | not after: i, we | without: deposit, rent, car, roof, repairs, bought
wage complaint/hour/and
labor commissioner/board | with: owe, owes, owed, unpaid, overtime, ot, wages, paycheck, paychecks, tips, hours, never paid, didnt pay, not paid, wont pay
no pay for | not before: my medical, my car, the hospital, my surgery, the damage, damages
no me ha/han pagado | without: aseguranza, seguro, renta, inquilino, prestamo, accidente, choque
unpaid wages/wage/overtime/ot/hours/commission/commissions/tips/work/bonus, back pay/wages | without: ssi, ssdi, ssa, va, disability, social security, unemployment, benefits, rating
never/didnt/not/hadnt/hasnt/havent paid/pay/paying me/us/him/her/overtime/ot, never/didnt/not/hadnt/hasnt/havent paid/pay/paying my wages/overtime/check/checks/paycheck/hours/last/final/commission/commissions/bonus/tips/salary/pay, wont pay me/us/him/her/overtime/ot | not before: back, rent, the rent, child, support, alimony, for the damage, for my car, for my medical, a settlement | without: tenant, tenants, renter, rent, insurance, insurer, adjuster, loan, loaned, lent, borrowed, child support, settlement, roommate, deposit, claim, husband
~owe me/us/him/her # hours/weeks
final/last paycheck | with: owe, owes, owed, never, didnt, havent, hasnt, wont, refus*, withh*, kept, keep, keeping, hold, holding, held, short, missing, waiting, still, unpaid, get, deduct*, without | without: support, garnish*, stub
~keep/hold my last/final check/paycheck, hold back my check/pay/paycheck, havent/hasnt/hadnt/not been paid, none of us _ paid
wage theft/claim, off the clock
no overtime, no ot, straight time | without: married, tenant
boss/company/employer/restaurant _ no/dont/not/didnt/doesnt/wont/refuses/refused _ pay/paying me/us/him/overtime/ot/wages, he/they _ no/dont/not/didnt/doesnt/wont/refuses/refused _ pay/paying me/us/overtime/ot/wages | not after: insurance, moving, tow, rental, mortgage, title | not before: back, rent, the rent, child, support, alimony, for the damage, for my car, for my medical, a settlement | without: tenant, tenants, renter, rent, insurance, insurer, adjuster, loan, loaned, lent, borrowed, child support, settlement, roommate, deposit, claim, husband
keeps/takes/took/taking/skims our/my/the tips, below minimum, overtime pay
minimum wage | not after: making, make, makes, made, earn, earning, earned, a, on | without: afford, support, benefits, retainer
bounced check/paychecks, flsa, commission/commissions/bonus owed/unpaid/withheld/never
no me pagan/pagaron/paga/pago/quiere/quieren, no le pagan/pagaron/pago, me deben # semanas/horas, me debe/deben
robo de salario, horas extras
[noncompete stakes=2 area=work party="former employer" pk=employer say="non-compete"]
non/no compete/solicit/competition/solicitation, noncompete, nonsolicit
[whistleblower stakes=3 area=work party="employer" pk=employer say="whistleblower"]
upcode/upcodes/upcoded/upcoding, bills/billing/billed medicare/medicaid for/when/patients, bills medicare medicaid, overbilling
bill medicare, kickback
qui tam, whistleblower, whistle blower, overbilling/upcoding/billing medicare/medicaid
bills/billed/billing _ medicare/medicaid _ never, relator, told to bill
[military_job stakes=3 area=work party="employer" pk=employer say="military leave dispute"]
applied for return, esgr | not after: security, coast, court | with: job/return/plant/employer/slot/filled/work/boss
userra, military leave | without: divorce, custody, husband, wife

// Benefits and insurance
[benefits_denied stakes=3 area=benefit party="benefits agency" pk=authority say="benefits claim"]
survivor/survivors/widows claim/form | with: benefits/comp/dol/form/denied
applied for disability
va claim/disability/decision/rating/benefits denied/denial/appeal/cut/lowered/reduced/at, va denied/lowered/reduced
overpaid us/me/him/her, overpayment | with: benefits, security, agency, ssi, ssdi, unemployment, stamps, medicaid, disability, edd | without: deposit, payroll, tenant
ssa wants/says/sent/overpaid, ssi/ssdi/disability _ appeal/appealing/claim/reconsideration/negado, pidio ssi, reconsideracion negada
survivor pension/benefits, plan denied, va rating
disability, ssi, ssdi, ssd, medicaid, unemployment, va, owcp, benefits, discapacidad, seguro social, desempleo, alj | with: denied/denial/turned/appeal/negaron/hearing/cut/recon/reduce/stopped/rating/overpayment/reconsideration/apply/applied/approved/pedi/apele
medicaid/medicare/va _ denied/cut | not before: my lip, his, her head
ssi/ssdi/ssd/disability/unemployment/medicaid/medicare/ui/snap/va/benefits/stamps/tanf/section/pension/pua/dib _ denied/denial/cut/stopped/terminated/ended/overpayment/reduced/turned
denied _ ssi/ssdi/disability/unemployment/medicaid/benefits/snap/va/ssd/ui/recon, denied at recon/initial/hearing
social security denied/denies/overpayment/stopped/says/cut/turned, denied by social/ssa/va
va denied/rating/cut/low, recon denied/denial, alj denied/denial/decision/hearing, overpayment notice/letter/of
turned down _ disability/ssi/ssdi
disability appeal, unemployment hearing/appeal
[benefits_claim stakes=3 area=benefit party="benefits agency" pk=authority say="benefits claim" kind=benefits_denied]
disability benefits, social security disability, unemployment benefits/office, food stamps | without: on disability, live on, living on, rent, child support, custody, afford, fixed income | not after: on, receive, receives, receiving, collect, collects, get, gets, getting, draws, drawing, his, her
disability application/claim/hearing, apply/applying/applied/file/filing/filed for _ ssi/ssdi/disability/unemployment/medicaid/benefits/ssd
[insurance_dispute weak=1 stakes=2 area=insurance party="insurer" pk=insurer say="insurance claim"]
own occ, any occ, ltd _ cut/ended/denied/stopped, cut off # _ occ, crop insurance, denial letter says, prevented planting, insurance keeps asking
proof of loss
my/our/his/her/the insurance/ins keeps/denied/delaying/ignoring, el seguro mando/pago/ofrecio/nego/no/dice
la aseguradora ofrecio/nego/dice/no, insurer/carrier/adjuster offered/denied/says/cut/stopped/wont/refuses/valued, claim denied/denial, denied _ claim
denied # as/for/because
carrier stopped/cut/denied/says/wont
wind/storm/water/fire/flood/smoke damage, house/kitchen/garage fire | with: insur*, claim, adjuster, policy, carrier, coverage
public adjuster, euo
pip/um/uim carrier/claim/denied/stopped/cut/benefits
underpaid | with: insur*, claim, adjuster, policy, carrier, coverage
denied my/our/the/his/her claim, claim was/got/is denied/rejected/closed, denied claim/coverage, bad faith
ltd denied/denial/cut/stopped/claim/terminated, long term disability
hail damage, roof claim, denied # for/because, reservation of rights
aseguranza no quiere/paga

// Home
[eviction stakes=3 area=home party="landlord" pk=landlord of=client say="eviction"]
aviso de # dias, # dias para salir/desocupar/irnos
eviction, dispossess*, landlord wants me/us out, kick me/us out
hold over, holdover, desalojo
eviction notice/letter/papers/hearing/court/case/filed/lawsuit/served/summons/order/for/date/on, ~evict me/us/her/my/our/clt/client, @tobe evicted, unlawful detainer | not after: tenant
notice to quit/vacate/leave, pay or quit, wants/want/told me/us/her/him out/to/by _ leave/move/out/vacate | not after: tenant
# day notice, three day notice | with: landlord/landlady/owner/manager/eviction/served/posted/door/rent | not after: gave, give, giving, my, our
| without: i gave, we gave, i put in, i will give
[lockout when=matter.tenancy stakes=3 area=home party="landlord" pk=landlord say="locked out by the landlord"]
my stuff _ curb/street/gone
thrown out | with: landlord, landlady, manager, apartment, house, home, room, rent, stuff, tenant, roommate | without: case, court, judge, charges, car, vehicle, ejected
~change _ locks, locked me/us/her/him out, lockout | not after: i, we, to | not before: of my account, of my email, of the account, tagout, kit
threw/put/dumped my/our/her/his stuff/things/belongings out/on
shut/turned/cut off my/our/her/the water/power/electric/heat/utilities/lights/gas, me corto la luz/agua
[deposit stakes=1 area=home party="landlord" pk=landlord say="security deposit"]
security deposit | without: secured, bank account | not after: paid a, pay a, and, first, plus
my/our/the/her/his/whole/full deposit _ back/kept/keep/keeping/return/returned/refund/withheld/for
~keep/withhold/return/refund/kept/withheld my/our/the/her/his/whole deposit, keep/keeps/kept/keeping _ deposit
itemized list | with: deposit, landlord, landlady, moved, apartment, lease, withh*
mi deposito
| not after: down, contractor, cash, direct
[habitability stakes=2 area=home party="landlord" pk=landlord say="home in poor condition"]
black mold, mold in/on/all/everywhere/problem, bed bugs/bug, bedbugs
infestation, no heat/hot/water/heater/electricity/ac/power
heat/heater/furnace/ac/boiler/plumbing/toilet _ broken/broke/out/leaks/leaking/wont
sewage _ up/in/backing
wont/refuses/refused/never/didnt/doesnt/not/hasnt fix/repair/fixed/repaired | with: landlord/landlady/apartment/apt/rent/lease/mgr/complex/management/section/unit
code enforcement/violation/violations/inspector, uninhabitable, no arregla
hay moho/cucarachas/ratas/chinches
| not after: car, dealer
[rent_dispute stakes=1 area=home party="landlord" pk=landlord say="landlord dispute"]
refused my application | with: landlord, apt, mgr, apartment, rent, lease, housing, management, complex
emotional support | not before: system, from, and, hotline, group | with: animal, dog, cat, landlord, apartment, esa
nos ofrece _ salir
landlord _ lease/rent/deposit/fees/text/kept/ended/left/lied/came/dog/wants/sold/died/knows, lease _ ended/broken/renewal/violation
crop lease, rent control, rent stabilized, lot rent, behind on/in rent
~raise/increase _ rent, rent increase/hike/went, break/broke/breaking _ lease | without: car, vehicle, dealer, dealership
landlord/landlady/leasing/casero/slumlord _ says/claims/wants/wont/refuses/refused/keeps/threatening/threatened/charged/charging/entered/came/harassing/sold/is/ignores/suing/sued/sue/trying
[tenant_problem stakes=2 area=home party="tenant" pk=person say="problem tenant or guest"]
squatters, i am/im the landlord
tenant/tenants/renter/renters/lodger/squatter/squatters/roommate/guest _ refuses/wont/stopped/owes/destroyed/trashed/behind/damaged
refuses to leave/move | not after: i, we | without: scared, afraid, husband, wife, dog, depressed, trauma
[co_owners stakes=3 area=home party="co-owner" pk=person say="dispute over a shared home"]
both on the deed, wont sell/refinance | with: house, home, deed, property, mortgage, land, condo, title | without: dealer, car
joint tenants, bought a/our house/townhouse/home/condo together, want my share out
[foreclosure stakes=3 area=home party="lender" pk=business say="foreclosure"]
sheriff/bank/trustee sold the/my/our house/home, notice of sale, sold at auction
reverse mortgage
foreclosure/forclosure/foreclose/foreclosing/foreclosed notice/sale/date/papers/case/on/filed/hearing/letter/suit/our/my/started/is, in foreclosure
foreclosure, sheriff sale, trustee sale, auction date, house auction
mortgage company/servicer/co _ says/wont/lost/refused/denied/wants, casa en remate
atrasado/atrasos _ hipoteca
[mortgage_arrears stakes=3 area=home party="lender" pk=business kind=foreclosure say="behind on the mortgage"]
behind on _ mortgage/house, mortgage arrears | not after: tenant, ex, husband
months behind, payments behind | with: mortgage, house, home, lender, servicer
atrasado/atrasos _ hipoteca
[hoa stakes=1 area=home party="HOA" pk=business say="HOA dispute"]
hoa wont/says/refuses/demands/board/denied/fines/lien/wants
our hoa, my hoa, condo board | not before: fee, fees, dues, payment, insurance, is great, pays, covers
hoa/condo/association _ fined/fine/fines/lien/refuses/wont/suing/says/board/threatens/denied/wants/assessment/assessed
co op board
[neighbor_dispute stakes=1 area=home party="neighbor" pk=person say="neighbor dispute"]
ditch company, water shares/rights, cut my/our turn/water
ft on his/her/their/my/our land/side/property, on his/my/our/her side of the fence/line/property/road/wall/ditch | without: car, truck, crash, hit, insurance
ditch is dry, my decree, compuerta
neighbors/neighbor bull/pine/tree/cattle/water/rooster/goats/cows, unit above leaked
neighbor/neighbors/nbr/neighbour/neighbours/vecino/vecina/vecinos _ fence/tree/trees/built/refuses/keeps/wont/poisoned/parked/plays/smokes/yells/screams/complains/letting/lets/dumping/dumps/spraying/records/recording/filming/encroaching/noise/claims/cut/flooded/flooding/driveway/threatens/harasses/harassing/chained/blocked/threatened/parks/appealed
new/next neighbor/owner/door _ built/blocked/chained/cut/fence, property line, boundary line/dispute, over the line
encroach/encroaches/encroaching/encroachment, easement, adverse possession, quiet title
blocked/blocking/chained my/our/the driveway/road/access, noise complaint
[home_purchase stakes=3 area=home party="seller" pk=person say="home sale dispute"]
seller warranted/represented/hid/knew
buyer walked/backed/defaulted, earnest money/deposit, days before closing
after closing | with: house, home, seller, sellers, title, inspection, realtor, escrow, septic, roof, foundation, deed, bought | not before: time, hours, the store, the bar, the shop, my account, the account
seller/sellers/builder/flipper/realtor/agent/inspector _ didnt/did/never/hid/knew/lied/failed/refuses/wont/missed/backed/disclose/disclosed/concealed/covered
nondisclosure | with: seller, sellers, house, home, realtor, agent, inspector, inspection, foundation, roof, mold, bought, flipper, leak | without: nda, employer, assets
earnest money
bought a/the/our/this house/home/condo/place _ and/with/that/foundation/mold/leak/septic/flooded, title issue/defect/problem/company
forged deed, deed in his/her/my, partition, heirs property, heir property
[construction stakes=2 area=home party="contractor" pk=business say="contractor dispute"]
never finished | with: contractor/job/roof/kitchen/house/bathroom/deck/remodel/builder/paid/deposit/work/floor/driveway/fence/pool
paid a/the/this/one _ roofer/roofing/contractor/builder/remodeler/handyman/painter, paid guy $/# _ roof/shop/fence/deck/building, slab cracked
builder came
drywall _ cracked/bubbled
tore out old/the/my, paid $ of $ | with: contractor, roof, kitchen, bathroom, deck, remodel, job, work, builder, fence, driveway, floor, pool, crew, roofer | without: hair, stitches, iv, nerve
gc owes/refuses/stopped, punch list, holding final
contractor/roofer/builder/plumber/electrician/remodeler/painter/installer/landscaper/contratista _ took/never/left/didnt/wont/refuses/walked/disappeared/abandoned/gone/vanished/quit/botched/ruined/stopped/damaged/did/ghosted/shoddy/hasnt
paid _ contractor/roofer/builder, shoddy work/workmanship, mechanics lien, mechanic lien
construction defect/defects
[zoning_tax stakes=2 area=home party="local authority" pk=authority say="zoning, permits or property taxes"]
taking # acres/feet, good faith offer, taking _ acres, road commission, board of appeals
zoning, variance | not after: was, were, im, keep, kept
eminent domain, condemnation, tax lien/sale/deed
city _ fined/fines/condemned/denied/demolish
[timeshare stakes=2 area=money party="timeshare company" pk=business say="timeshare"]
timeshare, time share
