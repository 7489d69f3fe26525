// What is going on between people, firms and the state; read together with event.lex and with the same attributes.

class youobj = me, him, her, us, them, client, clt, pnc, caller
class herself = i, we, he, she, clt, client, pnc, caller, im, ive, was, got, been, being, were, get, getting
class lostjob = fired, terminated, dismissed, canned, sacked, axed, discharged, suspended, demoted
class tobe = was, were, got, been, being, am, im, is, are, get, getting, gets, hes, shes
class kids = kids, kid, son, sons, daughter, daughters, child, children, baby, grandson, granddaughter, grandkids, grandchildren, toddler, boys, girls

// Work
[fired stakes=3 area=work party="employer" pk=employer of=client say="fired"]
terminated, ran me off | with: job/work/boss/hr/years/yrs/company/manager/employer/leave/payroll
proposed removal, removed effective, me corrio/corrieron/despidio, sin razon me
@tobe fired/terminated/canned/sacked/axed/dismissed, @tobe let go by/after/because/from/on/in/for/when/last/this/without/#, @tobe wrongfully terminated/fired
termination letter/notice, wrongful/wrongfull/wrongly/wrongfully termination/fired/terminated/discharge/dismissal/term
terminated #, fired by/via email/text/phone/letter, fired #, fired after/for/because/two/three/days/weeks/while/the/from/on/last/yesterday
terminated after/for/because/two/three/days/weeks/while/on/from/last, let go #, let go after/from/because/for/last/two/three, termd | not after: steering, brakes, brake, rope, cable, strap, grip
me despidieron, me corrieron, la/lo despidieron, la/lo corrieron, despido injustificado, despedido/despedida por/despues
| not after: neighbors, gun, shots, coach, lawyer, attorney, shot
[laid_off stakes=3 area=work party="employer" pk=employer of=client say="laid off" kind=fired]
laid off #/with/on/last/from/in/after/because/by, position eliminated, job eliminated, @tobe laid off, laid me/him/her off
[lost_job stakes=3 area=work party="employer" pk=employer of=client say="lost the job" kind=fired]
lost his/her/my job, was forced out, forced resignation, me quede sin trabajo
[fired_by stakes=3 area=work party="employer" pk=employer say="fired" kind=fired]
let me/us go, let clt go, boss fired, manager fired, they fired, he fired, she fired, company fired, hr fired, walked me out, ended my employment
~fire me/us/client/clt/pnc, fired him/her, terminated me/him/her/client/clt/my/his/their employment, let me/clt/client/pnc go, let him/her go | not before: out, alone, home, free, early, first
canned me/him/her, getting fired, replaced me with, gave my job to
fire/fires me because, manager fire me, boss fire me, me saco/sacaron del trabajo, me echaron del trabajo
| not after: lawyer, attorney, we, i, will, would, could, might, to, gonna, may, can
[retaliation when=matter.job stakes=3 area=work party="employer" pk=employer say="retaliation at work"]
after i reported/complained/filed, after i told hr/them/management/osha/corporate/my, after reporting/complaining/filing, osha complaint
retaliation, retaliated, retaliating, retaliatory
fired/terminated/suspended/demoted/disciplined _ after _ complained/reported/reporting/filing/complaining/telling/telling/asked/injury/hurt
fired/terminated for reporting/complaining/refusing/whistleblowing, cut my hours after/because
wrote me/him/her up after/for, represalia, represalias
[sexual_harassment stakes=3 area=work party="employer" pk=employer say="sexual harassment"]
sent me/her #, sent me/her pics/texts/snaps/nudes/photos, touched me/her/my | with: boss/gm/manager/supervisor/owner/coworker/hr/shift/district
boss/manager/supervisor/owner/coworker _ touched/touching/groped/grabbed/kissed/nudes/sexual/hotel/rubbed/advances/sex
sexual comments/advances/jokes/favors/texts, harassed by _ boss/manager/supervisor/owner/coworker
me tocaba/toco, acoso, acosa
sexual/sexually harassment/harassed/harassing/harrassment/harrassed/harasment, groped/grabbed/touched/grabs/grope/kissed/rubbed me/her/my/him at/in/on
keeps touching me/my, tried to kiss me/her, quid pro quo, sent me/her _ nudes/dick/pics/explicit, asked me/her for sex/sexual
acoso sexual, acosa/acosaba en el trabajo, me tocaba/toca, manoseo
[discrimination stakes=3 area=work party="employer" pk=employer say="discrimination at work"]
estoy embarazada, de # meses _ embarazo, doctor note _ sit/lift/light/restrictions, offered me a/an hall/lesser, ms _ fired/accommodation
diagnosed with _ told/fired/demoted
cut me/my/his/her from #, high risk pregnancy, because of my/her/his pregnancy, after i/she told _ pregnant, refused to accommodate
denied accommodation, work restrictions _ refused/ignored
passed over, my age, my accent, my race, younger girls, younger guy, pregnant, racist, eeoc charge | with: boss/manager/director/work/job/hr/promoted/promotion/lead/nurse/fired/hours/owner/said
n word, ageism, hijab, dreadlocks, told hr im/i pregnant
im/am/was pregnant _ fired/hours/boss/let, pregnant and fired
because im/i/of my/am black/mexican/muslim/woman/gay/old/age/race/pregnant/religion/disability, only black/woman/female/hispanic
age/race/racial/gender/sex/disability/pregnancy/religious/national discrimination/discriminated, discriminated against
discrimination at/case/claim/against, fired/terminated/demoted/let _ pregnant/pregnancy/age/race/disability/religion, passed over for _ promotion
called me/him/her _ slur/slurs/racial/monkey/n, racial slur/slurs, racist remarks/comments/jokes
too old for, younger guy/man/woman/person/worker, equal pay, discriminacion, me discriminan
wont/refused/denied/refuses _ accommodation/accommodate/accommodations, fmla denied/leave/retaliation/interference, denied fmla/leave
denied my/his/her fmla/leave
[race_discrimination stakes=3 area=work party="employer" pk=employer say="race discrimination"]
passed over _ white, black _ passed over, white colleague/coworker/employee/guy/woman with less/whom, because im black/mexican/hispanic/asian/african/indian/arab, n word, racial slur/slurs, racial/race discrimination | with: work/job/boss/manager/hr/fired/promoted/promotion/promote/supervisor/employer/hired/reviews/vp
[hostile_work weak=1 stakes=2 area=work party="employer" pk=employer say="trouble at work"]
bad reference/references
hr complaint, performance improvement
changed my schedule/hours/rooms, bully boss
hostile work/workplace environment/place, toxic work, bullied at work, harassed/harassment at work
boss/manager/supervisor/coworker ~harass/bully/yell/scream/threaten/treat/target/accuse/text/lie/claim/curse/cuss, written up for, wrote me up
write up for, put me on a pip, on a pip, complained to hr, filed with hr
went to hr, hr did nothing, cut my/her/his hours, hours have been cut, cut me down to, forced to resign/quit, forced me to quit
constructive discharge, unsafe working conditions
[unpaid_wages stakes=2 area=work party="employer" pk=employer say="unpaid wages"]
get/getting/got paid overtime, over # hours no/without overtime
no me/nos la/lo pago/pagaron/han, sin tiempo extra, tiempo extra, no me pago la/el/los/las, no pagan horas
kept our/my passports/passport, made us pay, clocked out, clock out for, automatically deduct*, deduct* _ lunch/break, manager takes/keeps _ tips, unpaid hours
owe me/us wages/hours
worked off the clock, made me/us work without, not getting paid for, paid me/us late, late paychecks, paychecks bounced
no meal/lunch break/breaks, tips pooled, tip pool, take/takes/took share of tips, share of the tips, shorted crew/shares/us/my, quedaron a deber
nos deben, me quedaron a deber, no nos pagaron, worked for free, unpaid internship
last # checks/paychecks
paid me/us/him/her # for, pays/paid by the day, pays/paid in cash, no pay stubs, boli, dlse, labor commissioner/board, wage complaint/hour/and
share of catch, boss _ owe/owes/owed, no pay for
no me ha/han pagado, no me quiso pagar, el patron no paga
unpaid wages/wage/overtime/ot/hours/commission/commissions/tips/work/bonus, back pay/wages
never/didnt/not/hadnt/hasnt/havent paid/pay/paying me/us/him/her/my/overtime/ot, wont pay me/us/him/her/overtime/ot, ~owe me/us/him/her # hours/weeks
final/last paycheck, wont give/pay _ last/final check, didnt/never/wouldnt get/give/pay _ my last/final check
~keep/hold my last/final check/paycheck, hold back my check/pay/paycheck, havent/hasnt/hadnt/not been paid, none of us _ paid, missed payroll
withheld/withholding/kept my/his/her/the/our pay/wages/check/paycheck/tips/commission, wage theft/claim, off the clock
no overtime, no ot, without overtime, straight time, paid/get overtime, paid _ cash no/under, misclassified, paid as a/an #, # hours a week no
boss/company/employer/restaurant/he/they _ no/dont/not/didnt/doesnt/wont/refuses/refused _ pay/paying me/us/him/overtime/ot/my/wages
keeps/takes/took/taking/skims our/my/the tips, tip pooling, below minimum, less than minimum, minimum wage, overtime pay, docked my/his/her pay
bounced check/paychecks, paycheck bounced, flsa, commission/commissions/bonus owed/unpaid/withheld/never
no me pagan/pagaron/paga/pago/quiere/quieren, no nos pagan/pagaron/pago, no le pagan/pagaron/pago, me deben # semanas/horas, me debe/deben
robo de salario, sin pagarme, horas extras
[noncompete stakes=2 area=work party="former employer" pk=employer say="non-compete"]
non/no compete/solicit/competition/solicitation, noncompete, nonsolicit, noncompetition
[whistleblower stakes=3 area=work party="employer" pk=employer say="whistleblower"]
upcode/upcodes/upcoded/upcoding, bills/billing/billed medicare/medicaid for/when/patients, bills medicare medicaid, overbilling
medicare/medicaid fraud, bill medicare, billing fraud, kickback, kickbacks
qui tam, false claims act, whistleblower, whistle blower, overbilling/upcoding/billing medicare/medicaid
bills/billed/billing _ medicare/medicaid _ never, relator, told to bill
[military_job stakes=3 area=work party="employer" pk=employer say="military leave dispute"]
applied for return, guard orders, reserve orders, esgr, month orders | with: job/return/plant/employer/slot/filled/work/boss
userra, military leave, deployed _ job

// Benefits and insurance
[benefits_denied stakes=3 area=benefit party="benefits agency" pk=authority say="benefits claim"]
black lung claim/benefits, survivor/survivors/widows claim/form, widow claim | with: benefits/comp/dol/form/denied
disability _ turned me/her/him down, applied for disability, disability _ denied me/her/him, turned me/her/him down for disability/ssi/ssdi
denied for my/his/her hearing/knees/back/ptsd/tinnitus/sleep | with: va/army/navy/marine/marines/service/veteran/vet/vfw
va claim/disability/decision/rating/benefits denied/denial/appeal/cut/lowered/reduced/at, va denied/lowered/reduced
overpaid us/me/him/her, overpayment | with: benefits, security, agency, ssi, ssdi, unemployment, stamps, medicaid, disability, edd, money
ssa wants/says/sent/overpaid, ssi/ssdi/disability _ appeal/appealing/claim/reconsideration/negado, pidio ssi, pedi ssi, reconsideracion negada
negaron la discapacidad, survivor pension/benefits, plan denied, pension denied, va rating
disability, ssi, ssdi, ssd, medicaid, unemployment, va, owcp, benefits, discapacidad, seguro social, desempleo, alj | with: denied/denial/turned/appeal/negaron/hearing/cut/recon/reduce/stopped/rating/overpayment/reconsideration/apply/applied/approved/pedi/apele
medicaid/medicare/va _ denied/cut, survivor benefits, widow benefits
pension _ denied/cut/stopped, cut my check
ssi/ssdi/ssd/disability/unemployment/medicaid/medicare/ui/snap/va/benefits/stamps/tanf/section/pension/pua/dib _ denied/denial/cut/stopped/terminated/ended/overpayment/reduced/turned
denied _ ssi/ssdi/disability/unemployment/medicaid/benefits/snap/va/ssd/ui/recon, denied at recon/initial/hearing
social security denied/denies/overpayment/stopped/says/cut/turned, denied by social/ssa/va, ssa denied/says/cut/stopped/overpayment
va denied/rating/cut/low, recon denied/denial, alj denied/denial/decision/hearing, overpayment notice/letter/of
turned down _ disability/ssi/ssdi, stopped/cut my/her/his/our _ benefits/disability/ssi/stamps/check/checks
me negaron el seguro/la incapacidad/los beneficios/desempleo, seguro social me nego
disability appeal, unemployment hearing/appeal
[benefits_claim stakes=3 area=benefit party="benefits agency" pk=authority say="benefits claim" kind=benefits_denied]
disability benefits, social security disability, unemployment benefits/office, food stamps
disability application/claim/hearing, apply/applying/applied/file/filing/filed for _ ssi/ssdi/disability/unemployment/medicaid/benefits/ssd
trying to get _ disability/ssi/ssdi/unemployment, need _ disability/ssi/ssdi, rep payee, representative payee
[insurance_dispute weak=1 stakes=2 area=insurance party="insurer" pk=insurer say="insurance claim"]
own occ, any occ, ltd _ cut/ended/denied/stopped, cut off # _ occ, crop insurance, denial letter says, prevented planting, insurance keeps asking
proof of loss
my/our/his/her/the insurance/ins keeps/denied/delaying/ignoring, el seguro mando/pago/ofrecio/nego/no/dice
la aseguradora ofrecio/nego/dice/no, insurer/carrier/adjuster offered/denied/says/cut/stopped/wont/refuses/valued, claim denied/denial, denied _ claim
denied # as/for/because
ins/insurance/carrier/insurer/company/they _ paid only, carrier stopped/cut/denied/says/wont
wind/storm/water/fire/flood/smoke damage, house/kitchen/garage fire, burst pipe, pipe burst | with: insur*, claim, adjuster, policy, carrier, coverage
public adjuster, euo, examination under
pip/um/uim carrier/claim/denied/stopped/cut/benefits, prior authorization
roof peeled, underpaid | with: insur*, claim, adjuster, policy, carrier, coverage
denied my/our/the/his/her claim, claim was/got/is denied/rejected/closed, denied claim/coverage, bad faith
ltd denied/denial/cut/stopped/claim/terminated, std denied, long term disability, life insurance denied/wont/refuses/claim
hail damage, roof claim, denied # for/because, wont cover/pay _ claim/damage/roof/repairs/fire/water/surgery/hospital, reservation of rights
aseguranza no quiere/paga, me nego el reclamo

// Home
[eviction stakes=3 area=home party="landlord" pk=landlord of=client say="eviction"]
aviso de # dias, aviso para salir, # dias para salir/desocupar/irnos, notice to move/get out
eviction, dispossess*, landlord wants me/us out, kick me/us out, have # days to leave/move
rent court, hold over, holdover, desalojar, desalojo, sacar de la casa/del apartamento
eviction notice/letter/papers/hearing/court/case/filed/lawsuit/served/summons/order/for/date/on, ~evict me/us/her/him/my/our/them/clt/client, @tobe evicted, facing eviction, being evict, unlawful detainer | not after: tenant
notice to quit/vacate/leave, # day pay, pay or quit, wants/want/told me/us/her/him out/to/by _ leave/move/out/vacate, kicked me/us/her/him out, kicking me/us out | not after: tenant
# day notice, three day notice | with: landlord/landlady/owner/manager/eviction/served/posted/door/rent | not after: gave, give, giving, my, our
writ of possession/restitution, me quiere/quieren/van desalojar/sacar/echar a/de/del, me estan corriendo/desalojando/sacando, nos van a sacar, orden de desalojo | not after: tenant
| without: i gave, we gave, i put in, i will give
[lockout when=matter.tenancy stakes=3 area=home party="landlord" pk=landlord say="locked out by the landlord"]
my stuff _ curb/street/gone, lock changed, locks changed, thrown out
~change _ locks, locked me/us/her/him out, lock out by, lockout, threw/put/dumped my/our/her/his stuff/things/belongings out/on
shut/turned/cut off my/our/her/the water/power/electric/heat/utilities/lights/gas, cambio la cerradura/chapa, me corto la luz/agua
[deposit stakes=1 area=home party="landlord" pk=landlord say="security deposit"]
security deposit, my/our/the/her/his/whole/full deposit _ back/kept/keep/keeping/return/returned/refund/withheld/for
~keep/withhold/return/refund/kept/withheld my/our/the/her/his/whole deposit, keep/keeps/kept/keeping _ deposit, itemized list
deposito de la renta/seguridad, no me regresa/devuelve/quiere _ deposito, mi deposito
| not after: down, contractor, cash, direct
[habitability stakes=2 area=home party="landlord" pk=landlord say="home in bad condition"]
black mold, mold in/on/all/everywhere/problem, moldy/mold apartment/bathroom/walls, bed bugs/bug, bedbugs
roaches/rats/mice/rodents/cockroaches in/everywhere/all/infestation, infested with, infestation, no heat/hot/water/heater/electricity/ac/power
without heat/water/hot/electricity/ac, heat/heater/furnace/ac/boiler/plumbing/toilet _ broken/broke/out/leaks/leaking/wont
ceiling leaks/leaking/leak, sewage _ up/in/backing
wont/refuses/refused/never/didnt/doesnt/not/hasnt fix/repair/fixed/repaired | with: landlord/landlady/apartment/apt/rent/tenant/lease/manager/mgr/complex/management/section/unit
code enforcement/violation/violations/inspector, uninhabitable, warranty of habitability, no lo arregla/arreglan, no quiere arreglar, no arregla
hay moho/cucarachas/ratas/chinches, sin calefaccion/agua/luz
| not after: car, dealer
[rent_dispute stakes=1 area=home party="landlord" pk=landlord say="dispute with the landlord"]
refused my application, emotional support, esa letter, nos ofrece _ salir, cut off/corto el/la agua/luz
refused to renew, wont renew my lease, lease renewal denied, harassing me/us to leave/move
landlord _ lease/rent/deposit/fees/text/kept/ended/left/lied/came/dog/wants/sold/died/knows, lease _ ended/broken/renewal/violation
crop lease, rent control, rent stabilized, roommate wont pay/leave/move, roommate moved/left without/owing/before, lot rent, mobile home park, behind on/in rent, nonpayment of rent
~raise/increase _ rent, rent increase/hike/went, break/broke/breaking _ lease, lease break/violation
landlord/landlady/leasing/casero/slumlord _ says/claims/wants/wont/refuses/refused/keeps/threatening/threatened/charged/charging/entered/came/harassing/sold/is/ignores/suing/sued/sue/trying
property manager/management/company refuses/wont/charged/says/claims/ignores, mgmt co/company/wont/ignores
early termination fee, dueno del apartamento/edificio, me subio la renta
[tenant_problem stakes=2 area=home party="tenant" pk=person say="trouble with a tenant or guest"]
squatter, squatters, i am/im the landlord, i rent out, my rental _ tenant/tenants/wont
tenant/tenants/renter/renters/lodger/squatter/squatters/roommate/guest _ refuses/wont/stopped/owes/destroyed/trashed/behind/damaged
evict a/an/my/our/the/him/her tenant/tenants/roommate/squatter/squatters
wont leave my/our/the house/home/property/apartment/place, refuses to leave/move
[co_owners stakes=3 area=home party="co-owner" pk=person say="co-owned home dispute"]
both on the deed, wont sell/refinance, joint tenants, we both own the/a house/home, bought a/our house/townhouse/home/condo together, partition action/suit, want my share out
[foreclosure stakes=3 area=home party="lender" pk=business say="foreclosure"]
sheriff/bank/trustee sold the/my/our house/home, house was sold at, notice of sale, sold at auction
save the/my/our house/home, deed in lieu, surplus funds
perder la casa, reverse mortgage
foreclosure/forclosure/foreclose/foreclosing/foreclosed notice/sale/date/papers/case/on/filed/hearing/letter/suit/our/my/started/is, in foreclosure
facing foreclosure, foreclosure, sheriff sale, sheriffs sale, trustee sale, auction date, house auction, notice of default
mortgage company/servicer/co _ says/wont/lost/refused/denied/wants, casa en remate, remate de, me van a quitar la casa, embargo de la casa
atrasado/atrasos _ hipoteca
[mortgage_arrears stakes=3 area=home party="lender" pk=business kind=foreclosure say="behind on the mortgage"]
behind on _ mortgage/house, mortgage arrears | not after: tenant
months behind, mos behind, payments behind, forbearance | with: mortgage, house, home, lender, servicer
atrasado/atrasos _ hipoteca
[hoa stakes=1 area=home party="HOA" pk=business say="HOA dispute"]
hoa wont/says/refuses/demands/board/denied/fines/lien/wants, our hoa, my hoa, condo board, condo association
hoa/condo/association _ fined/fine/fines/lien/refuses/wont/suing/says/board/threatens/denied/wants/assessment/assessed, fined by _ hoa/association
homeowners association, co op board
[neighbor_dispute stakes=1 area=home party="neighbor" pk=person say="neighbor dispute"]
ditch company, water shares/rights, cut my/our turn/water, irrigation company
ft on his/her/their/my/our land/side/property, on his/my/our/her side of, ditch is dry, my decree, head gate, compuerta
neighbors/neighbor bull/pine/tree/cattle/water/rooster/goats/cows, unit above leaked, upstairs leak/leaked/leaking
neighbor/neighbors/nbr/neighbour/neighbours/vecino/vecina/vecinos _ fence/tree/trees/built/refuses/keeps/wont/poisoned/parked/plays/smokes/yells/screams/complains/letting/lets/dumping/dumps/spraying/records/recording/filming/encroaching/noise/claims/cut/flooded/flooding/driveway/threatens/harasses/harassing/chained/blocked/threatened/parks/appealed
new/next neighbor/owner/door _ built/blocked/chained/cut/fence, property line, boundary line/dispute, over the line
encroach/encroaches/encroaching/encroachment, easement, right of way dispute, adverse possession, quiet title, landlocked
blocked/blocking/chained my/our/the driveway/road/access, drainage onto, runs onto my/our, trespass/trespassing/trespassed on/my/our, noise complaint
[home_purchase stakes=3 area=home party="seller" pk=person say="house sold with defects or deal broken"]
seller warranted/represented/hid/knew
buyer walked/backed/defaulted, earnest money/deposit, days before closing, after closing
seller/sellers/builder/flipper/realtor/agent/inspector _ didnt/did/never/hid/knew/lied/failed/refuses/wont/missed/backed/disclose/disclosed/concealed/covered
non disclosure, nondisclosure, failed to disclose, undisclosed, earnest money, closing fell through
bought a/the/our/this house/home/condo/place _ and/with/that/foundation/mold/leak/septic/flooded, title issue/defect/problem/company, deed fraud
forged deed, deed was forged, deed in his/her/my, partition, heirs property, heir property, contract for deed, rent to own
[construction stakes=2 area=home party="contractor" pk=business say="contractor dispute"]
half done/finished, never finished, unfinished | with: contractor/job/roof/kitchen/house/bathroom/deck/remodel/builder/paid/deposit/work/floor/driveway/fence/pool
gave/paid a/the/this/one _ man/guy/roofer/company/outfit/fella/crew $/# _ roof/fence/kitchen/start/deck/shop/bldg/building/driveway/windows, paid a/the/this/one _ roofer/roofing/contractor/builder/remodeler/handyman/painter, paid guy $/# _ roof/shop/fence/deck/building, roof leaks since _ roofer/roofed/replaced, slab cracked, materials then nothing, brought _ then nothing
my own inspector, builder came, flashing was/omitted
drywall _ cracked/bubbled
tore out old/the/my, paid # of #, paid $ of $, has not come, owes retainage, gc owes/refuses/stopped, punch list, holding final
contractor/roofer/builder/plumber/electrician/remodeler/painter/installer/landscaper/contratista _ took/never/left/didnt/wont/refuses/walked/disappeared/abandoned/gone/vanished/quit/botched/ruined/stopped/damaged/did/ghosted/shoddy/hasnt
paid _ contractor/roofer/builder/deposit, shoddy work/workmanship, mechanics lien, mechanic lien
poor workmanship, construction defect/defects, kitchen remodel, contratista no
[zoning_tax stakes=2 area=home party="local authority" pk=authority say="property and the authorities"]
short term rental/rented/rentals _ permit/county/city/ban/banned/fined, short term rental permit
taking # acres/feet, good faith offer, taking _ acres, road commission, board of appeals, planning board/commission, permit denied/revoked
tax sale
zoning, variance, rezoning, eminent domain, condemnation, taking my/our land, building permit denied, tax lien/sale/deed, code fines
city _ fined/fines/condemned/denied/demolish
[timeshare stakes=2 area=money party="timeshare company" pk=business say="timeshare"]
timeshare, time share, tiempo compartido
