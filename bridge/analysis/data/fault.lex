// What the other side did wrong: strength 1 a claim of wrong, 2 plainly wrong conduct, 3 admitted or found officially.
// `of=other` where the client might have done it as well.

class faulter = driver, od, lady, guy, man, woman, trucker, motorist, operator, owner, landlord, employer, company, store, doctor, surgeon, nurse, hospital, boss, manager, dealer, seller, contractor, conductor
class workverb = complained, reported, reporting, complaining, filed, filing, told, asked, asking, refused, refusing, testified, hurt, injured, injury, complaint, whistleblowing

// Found or admitted
[cited strength=3 area="road premises animal person comp home medical rights product" say="other side cited"]
police/pd/cops/chp/trooper/osp/tpd cited driver/him/her/them
ticketed/cited for/at/by/w/with | not after: i, was i, im, client, clt, pnc, she, he, got, was, been | without: i was, client was, my ticket, himself, herself
w/wo/without stopping _ ticketed/cited, was/got ticketed/cited _ insured/by
driver/operator/worker/officer/guy/lady/trucker/owner/motorist _ charged/indicted/arrested/pleaded/pled/convicted/cited
driver/operator/op/crew/man was/were _ written up, cited other/od/driver/him/her for, driver cited/ticketed
gave/wrote her/him the/a ticket, got the ticket, other driver ticketed/cited/charged/arrested
truck/trucker/driver got cited/ticketed, police/pd/cops/chp/hp/trooper gave/wrote/cited _ driver/other/od/lady/guy
od cited/ticketed/charged/arrested, license/licence suspended | without: i was arrested, my license, my bail, client arrested, my cdl
@faulter was/got/is _ cited/ticketed/charged/arrested/indicted/convicted, @faulter cited/ticketed/charged/arrested/indicted
cited/ticketed/arrested/charged the other/driver/him/her/od
police/cop/officer/trooper/chp/deputy/they cited/ticketed/arrested him/her/the/them/od/driver, gave/wrote him/her/them/the/driver/od _ ticket/citation
cited the other, ticket to/for the other/driver, cited _ failure to yield, cited fty, cited by police/chp, @faulter _ the/a ticket
he/she _ charged/arrested/jailed/indicted/convicted, he pled/plead/pleaded, pled guilty to | without: i was arrested, my bail
le dieron ticket, lo arrestaron, la arrestaron | without: i was arrested, my bail
[cited_he strength=3 area="road animal premises person" of=driver say="other side cited"]
he/she/they was/were/got/is/been cited/ticketed/charged/arrested/convicted/indicted/guilty/jailed, he/she was _ cited/ticketed/arrested/charged, cited | without: i was, im charged, my charge, arraignment, my court
he/she/they/him/her _ cited/ticketed, he/she/they _ the/a ticket, he/she was/got charged/arrested/convicted/indicted
in jail for it, jailed
[found strength=3 say="official finding"]
code ofcr/officer/inspector cited/fined, city/county/code cited ll/landlord
report/state/inspector/marshal/coroner/me/dep/cdph/board/warden says/blames/blame/lists/puts/wrote/found/finds/ruled/confirms/confirmed/faults/shows _ fault/failed/unsafe/speed/inattention/negligence/speeding/illegal/violation/violations/improper/cause/caused/him/her/driver/crew/operator/bald/brakes
coroner says, report blames, says operator, state fined/cited/found/investigated/substantiated/tagged/closed
ahca/cdph/dph/doh/health/epa/dep/dot/faa/ntsb/fda/cpsc/msha/osha/eeoc/nlrb/dol fined/cited/found/blames/citation/citations/violation/violations/closed
out of service violation/violations
federal inspectors, code inspector/enforcement found/cited/wrote/came/posted, multaron, multo
osha multo
found guilty | without: i was, my plea, my indictment, my charge, i pled, he is my, arraignment
report says/puts/faults/lists/blames/blame/finds/found/has _ fault/him/her/other/driver/od/cause, report _ other driver _ fault
found _ at fault/liable/responsible/guilty, osha cited/fined/citation/citations/found/multo
cited by osha/the/city/state/health/code/dot/inspectors, cited the/them/company/him/her owner/company/employer/landlord/crane/contractor/after
city/county/state/health/inspector/inspectors/dot/code cited/fined/found/condemned/substantiated, inspectors wrote
health dept/department confirmed/found/cited/says, substantiated, cause finding, eeoc found/cause/issued/determination
state found, violations found, code violation/violations, reporte dice
fire marshal says/ruled/found, police/pd/cops found/put him/her/them/driver/other at, wrote the/them company up, license lapsed/revoked/suspended in
unlicensed contractor/doctor/driver/injector/daycare
class i recall, fda recall/class/recalled, was/were recalled, recalled in/for/by/this/the/its, recalled # | not after: i, he, she
[sustained strength=3 area="rights work medical premises home person comp" say="complaint upheld"]
internal affairs sustained/found/upheld, complaint sustained/founded/upheld, dhs/cps/aps/dcf founded/substantiated/indicated, founded it against, type a/b citation, immediate jeopardy
[admitted strength=3 say="other side admitted it"]
going too fast and, we know it is/was wrong
fue culpa de nosotros/ellos | not after: no
we dropped the ball, our mistake/fault/error, was coded wrong, guilty plea, pleaded/pled/plead guilty/no | without: i was, i pled, i plead, i pleaded, my plea, my charge, my court
their own letter/email/report/inspection/text/record/records/note/notes/log/sheet
own inspection/report/letter/log/sheet/records/notes/email says/said/shows/flagged/notes
letter/email/text/memo/note admits/admitting/admitted/apologizes/apologized/apologizing, wrote an apology
fax apologizes, said sorry, told me he/she was sorry, admitting
refused in writing
| not after: i, client, clt, to, of
@faulter ~admit/apologize/apologise, ~admit fault/liability, apology letter
wrote _ apology, his/her/their own email/text/texts/words/letter
says/said _ his/her/their fault/mistake, accepted liability/fault/responsibility, liability accepted/admitted/clear/not
ins/insurance/insurer/carrier/company accepted _ liability/fault/responsibility, admitio, acepto la culpa/culpa
she/he said sorry, never saw me/us/him/her, didnt see me/us
| not after: i, client, clt, to
[admitted_he strength=3 of=other say="other side admitted it"]
he/she/they ~admit/apologize/confess, he/she said sorry, he/she pled/pleaded guilty, ella/el admitio/acepto/confeso
[in_writing strength=2 area="work comp premises home medical product road business" say="other side put it in writing"]
supervisor/manager/boss/foreman/owner/director/hr/vp/ceo/landlord/adjuster e/email/emailed/texted/wrote/text/texts, email/emails/text/texts/memo from boss/manager/hr/owner/director/supervisor/ceo/vp/landlord/foreman, hr e, vp email, we filled your | not before: back, me to call, about my shift, up, it, an incident, a report, the report, incident | not after: case, office
[convicted strength=3 area="road premises animal person medical business money family" say="other side convicted"]
he/she/driver was/got convicted, he did # days

// Road conduct
[ran_light strength=2 area="road" say="ran a red light or stop sign"]
ran/blew a red/stop and/that, ran the light/stop, w/without stopping, wo stopping | not after: i, client, clt, caller, pnc, i was
ran/run/runs/running/blew/blows/jumped/disregarded/skip a/the/his/her/through/their/thru/solid red/stop/light/signal/yield, ran red/light/stop
ran _ stop/red, blew _ red/light/stop, blew through/thru _ light/sign/stop/intersection/red
no stop the/at/in/on _ light/red/sign, didnt stop at/for, se paso _ alto/rojo/roja/luz/semaforo
se paso el/la
| not after: i, client, clt, i was | without: she ran a red, client ran
[no_yield strength=2 area="road" say="failed to yield"]
into my/her/his/our lane, came over, into me/us, unsafe lane change, ran into, crossing # lanes, turned wide, backing out/up/into, backed into/over, opened _ door, doored | not after: i
failed/failure/fail/didnt/did to/not yield, failed to yield, failure to yield, fty, had the right of way, had the walk, walk signal/sign | not after: she, he, they, driver
green light, light was green | not after: she, he, they, driver
turned left in front, pulled out in front, unsafe lane change/turn, improper turn/lane/lookout/backing, changed lanes into/without, made a left, cut me/him/her/us off on/in/at/while/when/from/merging/turning, drifted into/over/across | not after: i
crossed the/over center/centerline/median/line/yellow/double, without signaling/looking, following too close/closely, ftc | not after: i
[distracted strength=2 area="road" of=other say="distracted driving"]
texting, on facetime, distracted, fell asleep, inattention, inattentive
~text and/while driving/driving, was/were/while texting, on his/her/their/the/a phone/cell/cellphone, looking at his/her/their/the phone/gps
distracted driver/driving/by, asleep at, facetime, snapchat
en el telefono/celular, viendo el telefono
[speeding strength=2 area="road" of=other say="speeding or reckless"]
speeding, excessive speed, going too fast, too fast
was speeding, speeding and/through/truck/car/driver, # in a #, # over the, racing, reckless driving
exceso de velocidad
[drunk strength=3 area="road person" of=other say="drunk or impaired"]
by drunk, drunk, bac, dui, dwi, visibly drunk, served # drinks, served him/her | with: hit/killed/crashed/struck/bar/rear/into/driver/wrong/choco/bartender/served
drunk driver, driver was drunk/intoxicated/high/impaired/drinking, he/she was drunk/drinking/high/intoxicated/impaired, was drunk, visibly drunk/intoxicated, bac #, under the influence | not after: i, client, clt, we
overserved, over served, kept serving, borracho, tomado, ebrio | not after: i, client, clt, we
[unsafe_truck strength=2 area="road" say="trucking rules broken"]
bald tire/tires, # hrs in/straight/on, eld, strap had/failed
unsecured
# hours driving/on, # hrs driving/on/in
bald tires, brakes out, overloaded, unsecured load, load fell/shifted, no cdl, out of service
[fled strength=2 area="road" say="fled the scene"]
fled _ scene, never stopped, didnt stop, hit and run | without: i left, i drove
[uninsured strength=2 area="road home money medical" of=other say="uninsured or unlicensed"]
no license, unlicensed, no insurance, uninsured, suspended license, fake insurance/number/plate/id/name, sin licencia, sin seguro, no tenia licencia/seguro | with: driver/he/she/other/od/they/guy/lady/conductor/el/ella/contractor/roofer

// Property, animals, products
[hazard strength=2 area="premises comp animal home person" say="no warning of a hazard"]
tread/step/stair/railing/rail/grab gave/sheared/broke/came, cover was/were broken/missing/loose/taped, sign out of order, weld broken/cracked/bad | not after: i
no signs/sign/cones/cone/mats/mat/salt/lights/railing/rail, not marked, no lights on, burned out, broken since, wet floor, leak/leaking since
ice from, gutter drips/leak/leaking, never salted, never sanded
lock/gate/door/latch/light/lights was/been/is/had broke/broken/out, broke/broken since, overdue, past its/due, mopped
sin barandal, mojado
no wet floor, no sign/signs/cone/cones/warning/rail/railing/handrail/lights/lighting/guard/barrier/fence/lifeguard/mat/caution
without warning/warnings/sign/signs
not salted/shoveled/marked/lit/cleaned/fenced/treated, unmarked, unlit, never salted/shoveled/cleaned/fixed/inspected, no salt
sin letrero/aviso/senal/cono
broken step/stair/stairs/light/lights/lock/gate/rail/handrail/railing/sidewalk/camera, loose rail/railing/step/board/tile
rotten/rotted step/steps/board/boards/wood/railing/deck/tree, lights out, lights were out
freezer/roof/cooler/pipe/ac leak/leaking/leaks, black ice, leaking freezer/cooler/roof/pipe, missing step/tread/handrail/guard/cover
[knew strength=2 area="premises animal home comp medical work product road rights person" say="knew of the danger or problem"]
had been told/warned in/by/of, engineers/engineer warning, warned them/him/her/the _ before/twice/in, complained of _ before/in, trouble with that, it does that all
had been reported/flagged/warned/tagged/complained, been flagged/tagged/reported/complained, flagged _ #, tagged out, on repair list
told landlord/manager/owner/foreman/boss/supervisor/super/the _ about/twice/before/of, told him/her/them about/twice/before
prior complaints/bite/bites/attack/attacks/incident/incidents
work order/orders
avise
~know about _ leak/it/problem/dog/mold/this/hole/step/issue/ice/stairs/spill
they/he/she/owner/landlord/manager/employer/company/boss/store/staff knew, owner/landlord/manager/they/company/he/she knew of the/it, knew it was/had/wasnt
already knew/reported, told them before/about/twice/in
i/we/client/he/she told the/them/him/her about/twice
ignored _ complaints/complaint/warnings/warning/reports/requests/calls/emails/texts/symptoms/letters/me
ignores/ignoring _ complaints/requests/calls/emails/texts/letters/me
prior/previous/other/earlier complaints/complaint/bites/bite/incidents/incident/violations/falls/shootings/accidents
has bitten, had bitten, dog/dogs has/had bit/bitten
been broken/leaking/out since/for/all, broken/leaking for months/weeks/days/since, on the/repair list since/list, work order/orders ignored/open/since
reported it before/twice/three/in, reported it to/several, asked _ to fix/repair
several/many/multiple complaints/requests/times, sabian, ya sabia/sabian, le avise/avisamos/dije/dijimos
les avise/dije
[told_landlord strength=2 area="home" say="landlord was told about it"]
told/asked/emailed/texted/called/wrote the/my/our landlord/manager/owner/super/office/property, told/texted/emailed/called landlord/ll/mgmt/maintenance, le dije/avise/dijimos al/a dueno/manager/casero/landlord/la
[loose_dog strength=2 area="animal" say="dog was loose"]
off leash, off its/his/her leash, without a leash, dog was/got loose, loose dog/dogs/pit
jumped the fence, dangerous dog
[defect strength=2 area="product comp premises medical road person" say="known defect or missing guard"]
delivered the whole, steering let/locked/failed, sheared off, was/were defective/recalled/cracked, had been disabled/removed/bypassed
bypassed, past its cert, no lockout, no guard, guard off, guard was off/missing/removed
no rail/rails/guardrail, no spotter, overloaded, skipped _ test/check/inspection, faulty
casing failed, came apart, no warning, sin proteccion, sin aislamiento
guard removed/missing/off/disabled, was defective, defective
factory defect, class action on, failed inspection, never inspected/maintained/trained/checked, untrained
no harness/ppe/fall/tie/lockout/spotter/shoring/trench, without _ harness/training/ppe/gloves/protection
sin arnes/proteccion/entrenamiento/equipo, no safety, understaff*, short staffed

// Care
[malpractice strength=2 area="medical" say="care below standard"]
no imaging/scan/biopsy/referral/test/culture/monitor ordered/done/made/run
told/tell nobody, told no one, signed it as read, never passed/forwarded/mailed, alarm turned/was off, turned it/the off _ quiet, let him/her wander, no staff outside/present/on, lack of supervision, short staffed, short every weekend, never turned, dropped the ball, wrong spot/place/position
not read, not told, never called/told/ordered/looked/said/sent/came/did/got/gave, misread, iatrogenic, no ct/mri/scan/imaging/biopsy/xray/test/tests/labs/follow/monitor/turning/alarm/sitter, sent home | with: hospital/er/doctor/dr/surgeon/surgery/nurse/nursing/cancer/facility/baby/patient/mri/ct/chart/charts/radiologist/dentist/hospice/ob/pharmacy/diagnosed/stroke/home/doctora/cirujano
sent me/him/her home, delayed, hours later | with: hospital/er/doctor/dr/surgeon/surgery/nurse/nursing/cancer/facility/baby/patient/mri/ct/chart/charts/radiologist/dentist/hospice/ob/pharmacy/diagnosed/stroke/home/doctora/cirujano
second/another/other doctor/surgeon/urologist/oncologist/hospital/opinion/dr/dentist/neurologist says/said/told/wrote/blames/found/confirmed, botched | with: hospital/er/doctor/dr/surgeon/surgery/nurse/nursing/cancer/facility/baby/patient/mri/ct/chart/charts/radiologist/dentist/hospice/ob/pharmacy/diagnosed/stroke/home/doctora/cirujano
below standard, standard of care, breach of the standard, deviat*
never checked/ordered/tested/told/followed/looked/read/came/monitored/turned/called/responded
didnt check/order/test/tell/follow/look/read/monitor/turn/respond/catch/believe
failed to diagnose/monitor/treat/order/read/act/respond/notice/disclose/warn/recognize
without my/her/his/our consent/permission, wrong side/site/level/leg/dose/drug/medication/medicine/tooth/patient/label, left inside
sponge left, nobody told/called/came/checked/helped, no one told/called/came/checked/helped, waited hours/#, hours late, left alone/unattended/on
expert/dr/doctor/surgeon/md/nurse says/said/wrote/reviewed _ negligence/negligent/preventable/missed/wrong/late/below/avoidable
second opinion/doctor/surgeon said/says
| not after: i, client

// Work
[retaliated strength=2 area="work comp" say="acted after a complaint"]
while still on, on approved, posting for my, replaced with/by | with: fired/terminated/let/laid/demoted/suspended/hours/shifts/job/hr/boss/manager/corrieron/despidieron
moved me off | with: fired/terminated/let/laid/demoted/suspended/hours/shifts/job/hr/boss/manager/corrieron/despidieron
fired/terminated/suspended/demoted/written/disciplined/cut _ after _ @workverb
fired/terminated _ for reporting/complaining/refusing/asking/being/taking/filing/having
# days/weeks/hours after i/he/she/my/his/her/the/reporting/complaining/telling/complaint/filing, days/weeks/week/day/month after _ @workverb
right after i/he/she/we _ @workverb
after i/we/he/she complained/reported/told/filed/asked/refused/announced/requested
because i/he/she complained/reported/got/was/am/filed/asked/refused, por quejarme/reportar/denunciar
younger replacement
[slurs strength=2 area="work" say="harassment or slurs"]
need/needs someone young/younger/who/able, able bodied, too old, fresh faces, you people, go back to, n word, touching | with: said/told/email/emailed/boss/manager/owner/wrote/text/texted/called/supervisor/director/coworker
~call me/him/her/us _ names/slur/slurs/old/stupid/n/boy/girl/fat/retard/racist, slurs, racial slur/slurs/jokes/comments
groped, grabbed my/her, touched me/her/my, touches my/me/her
too old for/to, wants/want/need/needs _ young/younger
because im/i/he/she/of pregnant/black/old/mexican/disabled/gay, because of my/his/her age/race/color/accent/religion/skin/disability/pregnancy, because im/i am/too black/old/pregnant, me tocaba
[unpaid strength=2 area="work comp insurance business home money family estate" say="refuses to pay what is owed"]
still owe/owes me/us, owe/owes me/us $/# | not after: i, we, client, clt, case, not, that i, you
shorted me/us/the, have taken $, sin tiempo extra, no me la/lo pago/pagaron, kept the/my whole deposit
never paid, didnt/not/hasnt/havent paid, owes me/us/him/her/#, withheld, kept my/our/the/his/her deposit/check/money, kept the whole, no list | not after: i, we, client, clt, case
lowball*, holding final/my/our, holding the | not after: i, we, client, clt, case
no paga, no pagan, no me ha pagado, me debe | not after: i, we, client, clt, case
wont pay, refuses to pay/return/refund/fix/give/honor/repair/cover/let, refused to pay/return/refund/fix/give/honor/repair/cover/let/accommodate
never paid/pay, didnt pay, not paying, havent/hasnt/haven paid, stopped paying, bounced check/checks
no overtime/ot, no me paga/pagan/pago/pagaron, no quiere/quieren pagar
kept my/our/her/his/the money/deposit/tips/check/pay, keeps my/our, shorted
| not after: i, we, ive, clt, client
[denied_unfairly strength=2 area="insurance benefit comp immigration" say="denied despite proof"]
misread/miscounted
misread my/the/his/her, wrong passport/file/person/name, adjuster _ # minutes, only under review
[denied_claim strength=1 area="insurance benefit comp" say="claim denied"]
~deny _ claim/benefits/coverage, denied it/# as/for/because/saying, claim was denied
[cover_up strength=2 area="business home money family work estate ip debt insurance person rights medical" say="false papers or a cover-up"]
never billed before
changed the bank/his/her/its password/story/log
lied, hid, misrepresent*, deleted, altered, rolled back, changed _ chart/records/story, falsa | not after: i, we, client, if, never
forged, falsified, fake/false report/records/documents/invoice/invoices/signature/statement/claim/charges/reviews, backdated
shredded, lied to/about/on/under/and
~lie to me/us/police/court/judge/her/him, hid the/it/this/assets/money/defects/leak/damage, concealed, painted over
mislead, didnt disclose/tell us/me
| not after: i, we
[shut_out strength=2 area="home business work family estate" say="locked the client out"]
changed the locks/bank/passwords, shut me/us out, locked me/us/him/her out | not after: i, we, client, if

[broke_promise strength=2 area="business home money family work estate ip debt insurance premises" say="broke an agreement or order"]
blocked, gone since, never came/finished/showed/back/returned, not come since, has not come, walked off the, ghosted, quit answering, stopped coming/working/showing | not after: i, we, client, if
wont return/answer/finish/come/let/give/honor/fix/leave/sign, never answered, violated | not after: i, we, client, if
chained, ripped out, se fue con | not after: i, we, client, if
breached, broke the/our/his/her contract/agreement/promise/lease/order
violating the/court/our
never finished/delivered/came/returned/started, didnt finish/show/deliver/come
stopped answering/responding/communicating, blocked me/my, vanished
without notice/telling/asking/permission/warrant/consent/court, sin aviso/permiso
[theft strength=2 area="money estate business family work crime medical debt" say="took money or property"]
copied # _ files/formulas, moved $/# _ into/to his/her/their, sold _ to himself/herself/her/his son/daughter/brother/friend
moved # to, moved $ to, took #, took $, stole, stolen, embezzl*, drained, emptied, skimm*, to himself, to herself, robo | not after: i, we, if, he is accused, car
stole my/our/her/his/money/$/the, emptied the/my/our/her/his/accounts/account, drained the/my/our/her/his, cleaned out
withdrew $, forged my/his/her/our
diverted, loaned himself/herself
[threat strength=2 area="person family rights work premises medical animal road" say="threats or violence"]
threatened, threatens, threats, tried to kiss, groped, punched, slammed, shoved, yanks, slapped, golpeo, amenazo | not after: i, we, accused of, charged with
~threaten me/us/to/her/him/my, pulled a gun/knife, beat me/her/him
choked me/her/him, punched me/her/him/in, hit me/her _ face/head/again, attacked me, assaulted me, raped, followed her/me
me amenazo/amenaza, me golpeo, tased, excessive force, while handcuffed/cuffed/restrained
[no_cause strength=1 area="work rights" say="no good reason given"]
no reason, for no reason, without cause, without reason, no explanation, no write ups, no prior write/discipline/writeups
good/great/excellent/perfect reviews/review/record/evaluations, spotless, employee of the, illegal search/stop
no probable cause, without a warrant, no warrant
[blame strength=1 say="blames the other side"]
at fault driver/party, other driver/party at fault, not/wasnt/isnt my/his/her/our/their fault
not at fault, their fault, his fault, her fault, # at fault, clear liability, liability clear, careless, carelessness
unfair*, unlawful*, scammed, cheated, bullied, not right, culpa de el/ella/ellos, su culpa
por negligencia
| not after: i, i am, im, client, clt, mostly
