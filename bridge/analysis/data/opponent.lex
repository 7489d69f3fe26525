// An adverse party named as such. `area`: counts unless the notes tell only of other sides of law; `needs`: counts only with it or
// under a practice area of the matter `label`.

class kinadverse = brother, sister, aunt, uncle, cousin, stepmother, stepmom, stepfather, stepdad, stepdaughter, stepson, siblings, stepbrother, stepsister, nephew, niece, mother, father, mom, dad, son, daughter, executor, executrix, trustee, inlaws
class wrongverb = wont, refuses, refused, stole, took, takes, taking, sold, selling, forged, hid, hiding, threatens, threatened, claims, claimed, lied, sued, suing, kicked, locked, changed, emptied, owes, cheated, moved, taken, keeps, kept, keeping, spent, drained, withdrew, transferred, ignored, ignores, destroyed, denied, denies

[landlord kind=landlord area=home say="landlord"]
my/our/the/her/his/old/former/their landlord/landlady/landlords/slumlord/ll, landlord/landlady/slumlord @wrongverb, landlord, landlady, slumlord
ll wont/refuses/says/kept, property manager/management/mgmt/mgr, leasing office/agent/company/mgr, apartment complex/manager/management
manager of my/our/the apartment/apartments/building/complex, apt complex/mgr/manager, casero, casera, mi/el/la casero/arrendador/landlord, dueno/duena del apartamento/departamento/edificio/lugar/la
dueno de la casa, housing authority, the management, management co/company
| not before: insurance, is great, is nice, tenant | not after: im a, i am a, im the, i am the, as a, as the, a small, been a, i am, im, as, being
[employer kind=employer area="work comp benefit" say="employer"]
immediate/upper supervisor, company to fire/terminate, sack me/him/her
the boss/manager/supervisor | with: work/works/worked/working/job/osha/break/fired/hours/pay/paid/shift/hr/wages/employee/employees/coworker/coworkers/schedule/terminated/promotion/crew
my/our/his/her/old/former/ex/their/direct boss/manager/supervisor/employer/bosses/foreman/gm/company/superior/hr/director, the employer/foreman/gm, general/store/regional/shift/asst/assistant manager | not before: offer, as, is saving, insurance
boss/manager/supervisor/employer/foreman/company @wrongverb, boss, hr manager/dept/department/lady/rep/did/told/said/director, employer, mi/el/la/mis jefe/jefa/patron/patrona/supervisor/gerente/mayordomo/encargado/manager/boss/trabajo | not before: offer, as, is saving, insurance
el patron, la compania, la empresa | not before: offer, as, is saving, insurance
my/a/the/his/her co/coworker/worker/workers/coworkers | with: harass/harassed/harassing/grabbed/touched/slur/slurs/threatened/hit/assaulted/claimed/stole/bullied/followed/favored
[workplace kind=employer needs="work comp" say="employer"]
my/his/her/last/old job, i work for/at, mi trabajo
[other_driver kind=person area=road say="other driver"]
drivers fault, oncoming car/vehicle/truck/driver, other driver/drivers/car/vehicle/motorist/guy/lady/party/person, the driver who/that, at fault driver/party, driver who/that hit, tortfeasor
od | not after: he, she, brother, son, daughter, almost, to, an, from, friend, husband, wife, ex, they | not before: on, and died
adverse driver/party, drunk driver, driver was/is/got/of/ran/admitted/said/cited/fled/had/has
guy/lady/man/woman/kid/person/girl/someone/somebody who/that hit/rear/ran/crashed, lady/guy/man/woman ~hit/turned/ran/crashed/pulled/slammed
some/a guy/lady/man/woman/kid/girl ~hit/crashed/ran/turned/crashes, other insurance, other ins, their insurance/insurer
his/her insurance _ offered/denied/says/called/wont, el otro carro/conductor/senor/chofer, la otra persona/senora, el conductor, trucking company/co
truck driver, trucker, the trucking
car/truck/van/suv/vehicle/pickup/semi ~hit/smashed/slammed/crashed/clipped/wallops me/us/into | not after: my, our, his, her
guy/man/lady/woman/kid in a/the/his/her _ car/truck/van/suv/pickup/jeep/thunderbird/mustang/honda/toyota/ford | with: hit, crashed, wreck, totaled, totalled, barreling, swerved, slammed
[ex kind=family say="ex-partner"]
my/his/her/an ex | not before: boss, employer, sister, brother, mother, father, in, landlord, roommate, business, partner in, coworker, friend, tenant, neighbor, supervisor, manager
ex husband/wife/boyfriend/girlfriend/spouse/partner/fiance/hub, exhusband, exwife, ex/exs @wrongverb, stbx, stbxh, stbxw
baby daddy/mama/mom/dad/father/mother, babys father/mother/dad/mom, my/his/her/our kids/childs/childrens/sons/daughters dad/father/mom/mother
father/mother/dad/mom of my/his/her/our kids/child/children/son/daughter/baby, my son/daughter/sons/daughters father/dad/mom/mother, bm wont/keeps
mi ex, su ex, ex esposo/esposa/pareja/marido, el papa/padre de mi/mis, la mama/madre de mi/mis, papa de mis/mi, noncustodial
[spouse kind=family needs=family say="spouse"]
other parent
my/his/her/the husband/wife/spouse/hubby, husband/wife/spouse @wrongverb, husband, wife, spouse, opposing party/spouse, mi esposo/esposa/marido/mujer
su esposo/esposa/marido
stepdad/stepfather/dad/father | with: divorce/abused/molested/molesting/violent
[partner_abuser kind=family needs="family person" say="partner"]
my/her/his boyfriend/girlfriend/partner/fiance/bf/gf/pareja/novio, mi novio/pareja/novia | not before: ex, exs, mother, mom, sister, brother, family, dad, father, boss, car, son, daughter, kids
[relative kind=family needs="estate money family kin" label=estate say="relative"]
my/our/the/his/her @kinadverse _ @wrongverb, @kinadverse _ @wrongverb
my/her/his aunt/brother/sister/uncle/stepmother/cousin is the/executor/trustee/living/using/trying
brother/sister/aunt/uncle/stepmother/cousin/stepmom is the/executor/executrix/trustee/poa/living
executor/trustee/executrix wont/is/refuses/never/sold/has/of, in laws, inlaws, heirs wont/refuse
mi hermano/hermana/tio/tia/madrastra/padrastro no/quiere/vendio/se/tiene, half brother/sister
[neighbor kind=person area="home person animal" say="neighbor"]
my/our/the/his/her/new/next/upstairs/downstairs neighbor/neighbors/neighbour/neighbours/nbr, neighbor/neighbors/neighbour @wrongverb | not after: and, other, some of, one of, all of, me and, a friend of | not before: saw, witnessed, called the police, told me, heard
unit/apartment/condo above/below me/mine/us/ours, neighbor built/chained/blocked/dog/dogs/put/tree/cut/fence, nbr, next door/building neighbor/neighbors/owner/guy, mi/mis vecino/vecina/vecinos, el/la vecino/vecina no/quiere/puso/corto/me/amenaza/grita
[roommate kind=person area="home money person" say="roommate"]
my/his/her/old/former/ex roommate/roommates/housemate/guest, roommate @wrongverb
[tenant kind=person area="home money crime person" say="tenant"]
my/our/his/her/old/former/the tenant/tenants/subtenant/renter/renters, tenant/tenants/renter @wrongverb | not after: im, i am, as
[dealer kind=business say="dealer or seller"]
dealership, the breeder, car dealer, the dealer, dealer @wrongverb, the seller, seller @wrongverb, sellers, used car lot, private seller, by the owner, mechanic/shop/garage @wrongverb, el dealer, el vendedor, builder @wrongverb, the builder, carvana, carmax | not before: seller account
[contractor kind=business say="contractor"]
the/my/our/a/this/general contractor/roofer/plumber/builder/electrician/remodeler/handyman/painter/mover/movers, contractor/roofer @wrongverb, el contratista, contractor | with: paid/deposit/refund/unfinished/wont/never/job/work/damage/finish/kitchen/roof/money/license/contract/scaffold/site/osha/hired/build/garage/fence/deck
hired someone/somebody/guy to build/remodel
[insurer kind=insurer say="insurer"]
insurance/insurer/carrier/adjuster/ins/geico/allstate/progressive/aseguranza/policy co/company/companies/comp _ denied/denies/refuses/refused/wont/lowballed/lowball/offered/offering/offer/stalling/delaying/says/said/settle
insurance/insurer/carrier/adjuster/geico/allstate/progressive denied/denies/refuses/refused/wont/lowballed/offered/cut/stopped/says/delay/delaying/stalling
my/our/the/their/his/her/own insurance/insurer/carrier/ins denied/denies/refuses/refused/wont/offered/lowballed/says, insurance companies is
la aseguranza no/me/ofrece/nego/dice
[doctor kind=care_provider needs=medical say="care provider"]
the/my/her/his/our doctor/surgeon/dentist/hospital/er/clinic/facility/ob/obgyn/nursing/home/pharmacy/radiologist/staff/aide
dr/doctor/surgeon/hospital/er/nurse/dentist/clinic/snf/facility @wrongverb/missed/ignored/never/didnt/failed/cut/nicked/left/sent/discharged/dismissed/dropped
surgeon, nursing home, hospital, el doctor/hospital/cirujano/dentista, la clinica
| with: malpractice/misdiagnosed/missed/wrong/sent/left/ignored/cut/nicked/failed/botched/dropped/neglect/sores/error/mistake/never/didnt/perforated/delayed/died/equivocada
[nursing_home kind=care_provider say="care provider"]
nursing home, blame the hospital/facility/clinic | with: neglect*, negligen*, blame, bedsores, sue, lawsuit | not after: dont, not
// where the label says that the care itself is the matter
[care_giver kind=care_provider needs=care say="care provider"]
the/my/her/his/our/their surgeon/doctor/dentist/hospital/clinic/facility/ob/obgyn/midwife/anesthesiologist/radiologist/pediatrician/oncologist/nurse/nurses/staff/er/home, nursing/care/group/rest/retirement home, assisted living, memory care, rehab center/facility, surgeon, surgeons, hospital, el/la doctor/doctora/hospital/cirujano/clinica | not after: another, different, new, second, other | not before: bill, bills, bed, stay, food, visit, visits, records
[police kind=authority needs="rights crime traffic" label=crime say="police"]
police/cop/cops/officer/officers/deputy/trooper/detective/detectives/sheriff _ arrested/beat/tased/searched/stopped/pulled/charged/wants/want/shot/tackled/lied/refused/cited/raided/smelled/decides/decided/found
arrested by, la policia
[prosecutor kind=authority needs="rights crime" say="prosecution"]
prosecutor, district attorney, da office, the da, the state is
[agency kind=authority area="family immigration debt benefit rights traffic crime" say="authority"]
cps, dcf, dcfs, dhs, dss, dfps, cys, ice/uscis/irs/ssa/dmv/va @wrongverb/denied/denies/cut/stopped/sent/detained/picked, social security office/denied/says/cut/stopped/overpaid, va denied/says/cut/rated, unemployment office, school district | not after: in, from, through, police, report, file, to, petition | not before: is out
the school/university/college/city/county refuses/refused/denied/wont, school/district @wrongverb, city/county/state of/refuses/denied, state denied/says/board, licensing board, la migra, inmigracion me/le/lo/nos, el condado | not after: in, from, through, police, report, file, to, petition | not before: is out
[benefits_agency kind=authority say="benefits agency"]
they overpaid me/us
[local_authority kind=authority say="local authority"]
my/our/the/local/county/city council, against/~sue/suing the city/county/township | not before: member, members, meeting, attorney | not after: of
from the city/county | with: compensation, compensated, compensate, sue, liable
[transit kind=business say="bus operator"]
bus driver/company, city/county/school/metro bus | with: brakes, braked, slammed, fell, flew, thrown, jerked, crash, crashed
[school kind=authority say="school"]
school/university/college plans/wants/threatened to, school/university/college _ expel/expelled, assistant/vice principal
[hoa kind=business area=home say="HOA"]
hoa, homeowners association, condo board/association, co op board, the association | not before: insurance
[business kind=business say="business"]
does/should/will/can the store/restaurant/hotel/company/salon/gym/shop/bar/pub/market have/pay/cover/owe, ~sue the store/restaurant/hotel/company/salon/gym/shop/bar/pub/market, lawsuit/claim/case against/on the store/restaurant/hotel/company/salon/gym/shop/bar/pub/market, go after the store/restaurant/hotel/company/salon/gym/shop/bar/pub/market
rental company/agency, rental car company
a/the/that/this/big/local company/business/store/restaurant/hotel/airline/gym/club/bar/casino/airport/lender/agency/landscaper/daycare/franchise/supplier/competitor/customer/vendor/firm/manufacturer/website/venue _ @wrongverb/denied/charged/charging/sold/fired/wouldnt/didnt/never | not before: wants to | not after: open, opened, start, started, own, owned, run, buy, bought, built
my/our company/airline/gym/club/lender/agency/daycare/supplier/vendor/firm/venue _ @wrongverb/denied/charged/charging/sold/fired/wouldnt/didnt/never
the/my/our/a/that bank @wrongverb/denied/charged/charging/wouldnt/didnt/never/has/had/still/says/keeps, collection/collections agency/agencies/company, debt collector/collectors, collection agency/firm, bank refuses/refused/denied/wont/lost/froze, walmart/target/amazon/uber/lyft/lowes/kroger/costco/doordash @wrongverb/denied/charged/fired/deactivated/never | not before: wants to
tow company, towing company, credit bureau, timeshare company, property owner, store manager/employee/owner, owner of the, manufacturer, competitor, la tienda, el banco, el restaurante, el hotel, la agencia | not before: wants to
[company_driver kind=business say="business"]
amazon/fedex/ups/usps/doordash/uber/lyft/dhl/walmart/delivery/garbage/dump/cement/tow/company driver/truck/van/guy/delivery _ ~hit/~back/~run/~crash/~slam/~clip/~rear/~turn/~pull/~knock me/us/my/into/over/in/out, belonged/belongs/registered to a/an/the _ company/business/corporation/city/county/contractor/church/school, driver/guy _ works/worked for, in a company van/truck/car/vehicle | not after: i was, im, i, my, we were | without: i was driving, my company, my work
sue/suing/against walmart/target/amazon/uber/lyft/lowes/kroger/costco/doordash/mcdonalds/walgreens/publix/aldi/safeway/comcast/verizon/tesla/ford/toyota/airbnb/delta/united
hotel/store/restaurant/apartment/company/bar/gym/mall/landlord knew about/it/that/the
[state_driver kind=authority say="public body"]
state/city/county/police/school/mail/postal/transit trooper/truck/van/vehicle/car/cruiser/bus/officer _ ran/hit/struck/rear/backed/crashed/turned/pulled/tboned the/me/us/my/into/ended/a/out/in | with: hit, struck, crash, ran, ended, backed | without: stopped me, pulled me
by a/the city/county/school/transit bus/truck/van, by a state/county/police trooper/deputy/car/cruiser/suv | without: pulled over, stopped by, arrested
[wrongdoer kind=person say="the person responsible"]
the/this/that/some/a/one/random/another/drunk/creep guy/man/woman/lady/person/dude/kid/girl/creep/stranger/scumbag/maniac/thief/scammer/tenant/buyer _ @wrongverb/hit/attacked/assaulted/raped/scammed/sent/posted/threatened/punched/groped/grabbed/followed/stabbed/shot/beat/molested/driving/smashed/took/taken/sell/crashes/agreed
someone/somebody _ stole/hit/opened/used/hacked/posted/broke/attacked/shot/crashed/is using, scammed by a
my attacker, attacker, harasser, stalker, opposing party/counsel, the other party
coach/priest/teacher/pastor/stepfather molested/abused/touched/raped, my/his/her business/former partner, business partner, mi socio, un tipo
defendant | not after: im the, i am the, im a, i am a, as a, as the, as, am, my co, co
[family_wrong kind=family needs="family person" say="relative"]
my/our/her/his father/mother/dad/mom/stepfather/stepdad/brother/uncle/cousin | with: molesting/molested/raped/abused/beat/violent/violence/hit/hits/threatened/stole

// What people say of whoever is on the other side without naming them.
[other_side kind=person say="other side"]
he/she/they/who refuses/refused/threatens/threatened/threatening/stole/lied/sued/scammed/attacked/harasses/harassed/cheated/evicted/ignored/blackmailed/robbed
he/she/they wont pay/return/give/let/fix/leave/stop/refund/answer/respond/sign/honor/move/accept/allow
he/she/they keeps/keep calling/texting/threatening/harassing/asking/refusing/saying
he/she/they is/are/was/were refusing/threatening/suing/harassing/claiming/demanding/withholding/blackmailing/stalking/ignoring
hes/shes/theyre refusing/threatening/suing/harassing/claiming/demanding/blackmailing
their/opposing/opposition @lawyer, other side @lawyer, ~sue him/her/them/my/the/this/that/for/over, go after him/her/them, take him/her/them/my to court/small, took him/her/them/me to court, taking him/her/them/me to court
press/pressing charges against/on, legal action against, lawsuit against, case against
hold him/her/them/someone responsible/liable/accountable, grounds to sue, legal recourse, any recourse, what recourse, get my money back
my money back, cease and desist, small claims
can/could they/he/she do/legally/force/make/fire/kick/charge/keep/hold/search/fine/sue/evict/take/legally, did/do/does they/he/she have the right to, are they allowed, is he allowed, is she allowed
do they have to pay/give, does he have to pay/give, does she have to pay/give, against my will, without my/our permission/consent/knowledge
no me quiere pagar/dar/devolver/regresar/dejar, no me quieren pagar/dar/devolver/regresar/dejar, me quiere/quieren quitar/cobrar/demandar/sacar
quiero demandar, puedo demandar, me amenaza, me amenazo, me engano, me estafo, me robo
the owner | not before: wants to, before, died, of my, of our, of this, of a | not after: previous, prior, says, current, am, im, as
| not after: i, we | not before: my insurance
