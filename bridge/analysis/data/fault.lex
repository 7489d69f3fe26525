// What the other side did wrong: strength 1 a claim of wrong, 2 plainly wrong conduct, 3 admitted or found officially.
// `report=only`: in a client's own story the words mostly mean something else.
// `of=other` where the client might have done it as well.

class faulter = driver, od, lady, guy, man, woman, trucker, motorist, operator, owner, landlord, employer, company, store, doctor, surgeon, nurse, hospital, boss, manager, dealer, seller, contractor, conductor
class workverb = complained, reported, reporting, complaining, filed, filing, told, asked, asking, refused, refusing, testified, hurt, injured, injury, complaint, whistleblowing

// Found or admitted
[cited strength=3 area="road premises animal person comp home medical rights product" say="other side cited"]
citation/ticket/tickets to the/other/him/her/that other/driver/lady/guy/man/woman, he/she/they/driver/lady/guy/trucker got/has/received/gets a/an/the/# _ ticket/citation/tickets/citations, hes/shes/is/are/now in/going jail/prison/to now/jail/prison | not after: i, my, we | without: concert, plane, lottery, my husband, my son, my brother, my boyfriend, i got
~haul/took/taken/led/dragged/put/placed/put him/her/them/the _ off/away/out/in handcuffs/cuffs/jail/custody, hauled him/her/them off | without: me in, my husband, my son, my brother, my wife, my daughter
@faulter/neighbor/man/kid/teen/other was/got/is/were booked/fined/busted/jailed/charged/written for/by/with/up, @faulter/neighbor/lady/guy/driver was/got/were issued/given/handed/written a/the/# summons/citation/ticket/citations/tickets/violation/infraction | not after: i, @noted
officer/officers/cop/cops/trooper/police/deputy/sheriff put/puts/placed/found/ruled/deemed/has/have/had/listed/lists the/other/him/her/them/that _ at fault, animal control cited/fined/ticketed/wrote/declared/deemed/quarantined, fined by animal/osha/the/state/city/county/health
police/pd/cops/chp/trooper/osp/tpd cited driver/him/her/them
ticketed/cited for/at/by/w/with | not after: i, was i, im, @noted, she, he, got, was, been | without: i was, client was, my ticket, himself, herself
w/wo/without stopping _ ticketed/cited, was/got ticketed/cited _ insured/by
driver/operator/worker/officer/guy/lady/trucker/owner/motorist _ charged/indicted/arrested/pleaded/pled/convicted/cited
driver/operator/op/crew/man was/were _ written up, cited other/od/driver/him/her for, driver cited/ticketed, ticket to other/od/driver
gave/wrote her/him the/a ticket, wrote the other/lady/guy, got the ticket, other driver ticketed/cited/charged/arrested
truck/trucker/driver got cited/ticketed, police/pd/cops/chp/hp/trooper gave/wrote/cited _ driver/other/od/lady/guy
citation issued/given to | not before: me, both, @noted, self
od cited/ticketed/charged/arrested, tortfeasor cited, arrested at/on scene | without: i was arrested, my license, my bail, client arrested, my cdl
@faulter was/got/is _ cited/ticketed/charged/arrested/indicted/convicted, @faulter cited/ticketed/charged/arrested/indicted
cited/ticketed/arrested/charged the other/driver/him/her/od
police/cop/officer/trooper/chp/deputy/they cited/ticketed/arrested him/her/the/them/od/driver, gave/wrote him/her/them/the/driver/od _ ticket/citation
cited the other, ticket to/for the other/driver, cited _ failure to yield, cited fty, cited at scene, cited by police/chp, @faulter _ the/a ticket
le dieron _ ticket/multa/infraccion a el, police _ ticket _ the other
other/driver/guy/lady/woman/man he/she got/was _ ticket/cited, he/she _ charged/arrested/jailed/indicted/convicted, he pled/plead/pleaded, she pled/plead/pleaded, driver pled/pleaded, pled guilty to, dui arrested at | without: i was arrested, my bail
le puso/pusieron/dio/dieron/levanto/levantaron/hizo/hicieron el/un/una/la _ ticket/tiket/tique/multa/infraccion/citacion, le puso/pusieron/dio/dieron ticket/tiket/multa | without: cliente, clienta, mi esposo, mi esposa, mi hijo, mi hija, mi hermano, mi papa, mi mama
le dieron el ticket, le dieron ticket, le dieron la infraccion, lo arrestaron, la arrestaron | without: i was arrested, my bail
[cited_he strength=3 area="road animal premises person" of=driver say="other side cited"]
he/she/they was/were/got/is/been cited/ticketed/charged/arrested/convicted/indicted/guilty/jailed, he/she was _ cited/ticketed/arrested/charged, charged with dui/dwi, hes charged, shes charged, cited | without: i was, im charged, my charge, arraignment, my court | not before: a statute/law/case/rule/section/code/reason, the statute/law/rule/wrong/lease/contract/policy/code, statute, section, case, cases, policy, concerns, reasons, my, no, wrong
he/she/they/him/her _ cited/ticketed, he/she/they was/were/got issued/given/handed a/the/# summons/citation/ticket/citations/tickets, he/she/they _ the/a ticket, he/she was/got charged/arrested/convicted/indicted, hes/shes in jail | not before: a statute/law/case/rule/section/code/reason, the statute/law/rule/wrong/lease/contract/policy/code, statute, section, case, cases, policy, concerns, reasons, my, no, wrong
in jail for it, jailed
[found report=only strength=3 say="official finding"]
report says/said/shows/states he/she/they/driver _ caused/ran/failed/was/didnt, lists/puts/has/shows/listed/put him/her/them/other/driver _ at fault, found/is/was/were # percent/liable/responsible, found/is/was/were # at fault, determined/ruled/found/concluded _ driver/trucker/other/they/he/she/lady/guy _ was/is/were responsible/at/liable/negligent, shut/closed down by the health/city/state/fire/county | not after: i, me
said/says/told/say _ was/is/its/he/she/they/were # percent, # percent on him/her/them/the, put/puts/putting/placed # on him/her/them/the/driver/other | not after: i, client, boss
code ofcr/officer/inspector cited/fined, city/county/code cited ll/landlord, inspector/inspectors/state/city/county/osha/code/dph/health _ gave/wrote/issued/hit him/her/them/landlord/ll/owner/up _ violation/violations/citation/citations/up, # cites/citations/cite/violations/tags by/from/prelim/against/to, osha/state/survey/surveyors/inspector # cites/citations/violations/tags, wrote them/him/her up/up/for
report/state/inspector/marshal/coroner/me/dep/cdph/board/warden says/blames/blame/lists/puts/wrote/found/finds/ruled/confirms/confirmed/faults/shows _ fault/failed/unsafe/speed/inattention/negligence/speeding/illegal/violation/violations/improper/cause/caused/him/her/driver/crew/operator/bald/brakes
coroner says, report blames, state fined/cited/found/investigated/substantiated/tagged/closed
ahca/cdph/dph/doh/health/epa/dep/dot/faa/ntsb/fda/cpsc/msha/osha/eeoc/nlrb/dol fined/cited/found/blames/citation/citations/violation/violations/closed
out of service violation/violations
federal inspectors, violations on file, code inspector/enforcement found/cited/wrote/came/posted, deemed at fault, multaron, multo
osha multo
found guilty | without: i was, my plea, my indictment, my charge, i pled, he is my, arraignment
report says/puts/faults/lists/blames/blame/finds/found/has _ fault/him/her/other/driver/od/cause, report _ other driver _ fault
found _ at fault/liable/responsible/guilty, found/ruled/deemed/determined to be at fault, osha cited/fined/citation/citations/found/multo, msha cited | without: found me/us/my/i, put me/us
cited by osha/the/city/state/health/code/dot/inspectors, cited the/them/company/him/her owner/company/employer/landlord/crane/contractor/after
city/county/state/health/inspector/inspectors/dot/code cited/fined/found/condemned/substantiated, inspectors wrote
health dept/department confirmed/found/cited/says, substantiated, cause finding, eeoc found/cause/issued/determination, dol found, wage board found
state found, investigation found/confirmed/concluded, board found, jury found, judge found/ruled him/her/they/the, violation found, violations found, code violation/violations, condemned by the city/county/inspector/code, la culpa fue de el, reporte dice, dot out of service
fire marshal says/ruled/found, police/pd/cops found/put him/her/them/driver/other at, wrote the/them company up
[unlicensed strength=3 say="not licensed"]
not/isnt/wasnt/arent/never/wasnt licensed to/in/for/as/by | with: contractor, electrician, plumber, roofer, doctor, nurse, he, she, they, driver, company, injector, practice | not after: i, im, i am
license lapsed/revoked/suspended in, unlicensed contractor/doctor/driver/injector/daycare, no contractor license
[recalled strength=3 area="product medical road" say="recalled by the maker"]
class i recall, ~do/~issue/~have a recall, recall on/for/of that/this/the/same/those/these/my/our, there was/is a recall, under recall, fda recall/class/recalled, was/were recalled, recalled in/for/by/this/the/its, recalled # | not after: i, he, she
[sustained strength=3 area="rights work medical premises home person comp" say="complaint upheld"]
internal affairs sustained/found/upheld, complaint sustained/founded/upheld, dhs/cps/aps/dcf founded/substantiated/indicated, founded it against, substantiated against, state survey citation, type a/b citation, immediate jeopardy, survey tag
[admitted report=only strength=3 say="other side admitted it or apologized"]
took/taking/takes full/all responsibility/blame, takes full responsibility, accepted _ fault/liability for, owned up, @faulter/manager/clerk/employee/worker _ ~apologize | not after: i, @noted, we, to, of, never, not | without: never apologized, refuses
we know it is/was wrong, we know its wrong
fue culpa de nosotros/ellos, fue nuestra culpa, se hizo responsable | not after: no
we dropped the ball, our mistake/fault/error, he/she/they took/takes the blame, guilty plea, pleaded/pled/plead guilty/no | without: i was, i pled, i plead, i pleaded, my plea, my charge, my court
letter/email/text/memo/note admits/admitting/admitted/apologizes/apologized/apologizing, wrote an apology
fax apologizes, said sorry, said he/she was sorry, told me he/she was sorry, admitting
in writing _ wont/refused, refused in writing
aceptaron, se disculparon
| not after: i, @noted, to, of
@faulter ~admit/apologize/apologise, ~admit fault/liability, apology letter
wrote _ apology, said it was his/her/their fault
says/said _ his/her/their fault/mistake, accepted liability/fault/responsibility, liability accepted/admitted/clear/not
ins/insurance/insurer/carrier/company accepted _ liability/fault/responsibility, admite culpa, admitio, acepto la culpa/culpa, dijo que fue su culpa
se disculpo, she/he said sorry
| not after: i, @noted, to
[unseen report=only strength=3 say="did not see the client"]
said _ didnt see me/him/her/us, never saw me/us/him/her, didnt see me/us
| not after: i, @noted, to, of
[own_papers strength=3 say="other side's own papers or words"]
their own letter/email/report/inspection/text/record/records/note/notes/log/sheet, own inspection/report/letter/log/sheet/records/notes/email says/said/shows/flagged/notes, his/her/their own email/text/texts/words/letter
| not after: i, @noted, to, of
[admitted_he report=only strength=3 of=other say="other side admitted it or apologized"]
he/she/they ~admit/apologize/confess, he/she said sorry, he/she told _ sorry, he/she pled/pleaded guilty, ella/el admitio/acepto/confeso | not before: nothing, him to, her to, to the hospital, into
[in_writing strength=2 area="work comp premises home medical product road business" say="message from the other side"]
supervisor/manager/boss/foreman/owner/director/hr/vp/ceo/landlord/adjuster e/email/emailed/texted/wrote/text/texts, email/emails/text/texts/memo from boss/manager/hr/owner/director/supervisor/ceo/vp/landlord/foreman, hr e, vp email, we filled your | not before: back, me to call, about my shift, up, it, an incident, a report, the report, incident | not after: case, office
[convicted strength=3 area="road premises animal person medical business money family" say="other side convicted"]
he/she/driver was/got convicted, pled no contest, convicted of dui/assault/abuse/manslaughter, serving # years, sentenced to

// Road conduct
[ran_light strength=2 area="road" say="ran a red light or stop sign"]
ran/blew a red/stop and/that, ran the light/stop, came out of _ without stopping, w/without stopping, wo stopping | not after: i, @noted, i was
ran/run/runs/running/blew/blows/jumped/disregarded/skip a/the/his/her/through/their/thru/solid red/stop/light/signal/yield, ran red/light/stop
ran _ red light/stop sign, ran _ stop/red, blew _ red/light/stop, blew through/thru _ light/sign/stop/intersection/red
no stop the/at/in/on _ light/red/sign, not stop _ red/stop/sign/light, didnt stop at/for, fail* to stop, ftcs, se paso _ alto/rojo/roja/luz/semaforo
se paso el/la, no respeto el/la, no hizo alto
| not after: i, @noted, i was | without: she ran a red, client ran
[no_yield strength=2 area="road" say="failed to yield"]
failed/failure/fail/didnt/did to/not yield, failed to yield, failure to yield, didnt yield, did not yield, fty, row violation, had the right of way, had right of way, had green/the green/a green, had the walk, walk signal/sign | not after: she, he, they, driver
[green strength=2 area="road" say="green light"]
green light, light was green, en verde, tenia la luz/preferencia | not after: she, he, they, driver
[unsafe_driving strength=2 area="road" say="unsafe driving"]
without looking/signaling and, backed/backing over/into, wrong way, on top of me | not after: i
into my/her/his/our lane, came over, into me/us, no signal, no blinker, unsafe lane change, in front of @faulter, ran into, crossing # lanes, turned wide, backing out/up/into, backed into/over, opened _ door, doored, no turn on red, across the/my lane, turned left in front, left turn in front, pulled out in front, unsafe lane change/turn, improper turn/lane/lookout/backing, illegal turn/u/pass/lane, changed lanes into/without, made a left, cut me/him/her/us off on/in/at/while/when/from/merging/turning, driver/car/truck/van/suv cut me/him/her/us off, drifted into/over/across, crossed the/over center/centerline/median/line/yellow/double, didnt signal, without signaling/looking, backed up/out/into without/into, following too close/closely, ftc, tailgating | not after: i
| not after: i kinda, i kind of, i sort of, i probably, i might have, i may have, i must have, i accidentally, i slightly, i barely, i just, i also
[distracted strength=2 area="road" of=other say="distracted or asleep"]
was/were/while texting
wasnt/not/werent/isnt paying/looking/watching _ attention/road/going | not after: i, was i, im, i was | without: insurance is, boss, teacher, court
asleep at/behind, eating/drinking/shaving/scrolling/reading/putting/texting/playing _ while driving/behind, ~facetime _ behind/while, wasnt/not/werent/isnt watching/paying _ road/traffic/attention, wasnt/not looking where | not after: i, was i, im
dropped his/her/their phone/cigarette/vape/coffee, looked down at/for, messing/playing/fooling with his/her/the phone/radio/gps
on facetime, on cell, distracted, fell asleep, inattention, inattentive
texting | not before: my, me, him, her, back, us, his, about, other, each, a, another, someone, the | not after: i, hes been, been
~text and/while driving/driving, on his/her/their/the/a phone/cell/cellphone, looking at his/her/their/the phone/gps | without: deposition, hearing, meeting, class, mediation
looking down, distracted driver/driving/by, fell asleep at/behind, nodded off, asleep at, watching video, facetime, snapchat, iba texteando
en el telefono/celular, viendo el telefono
[speeding strength=2 area="road" of=other say="speeding or reckless"]
was/were/is flying/hauling/speeding | not after: i, im, we, i was | without: airline, flight, plane, to visit
weaving in/thru/through/between/around/and, doing/going # _ in/over/mph, hauling/flying down/through/around/up, racing another/each/with/down/him/her/some, at a high rate of | not after: i, im, we, i was, we were
speeding, excessive speed, going too fast, too fast, street racing
was speeding, were speeding, speeding and/through/truck/car/driver, # in a #, # over the, racing, driving recklessly, reckless driving
a exceso de velocidad, exceso de velocidad, muy rapido, lost control of/and
[drunk strength=3 area="road person" of=other say="drunk or impaired"]
turned out/was he/she/they was/were dui/dwi/drunk/high, toxicology showed/shows/said, could/can barely/hardly stand/walk/talk/speak | with: driver, he, she, guy, lady, officer, cops, police | not after: i, we, client
open container/bottle/beer/alcohol, found/had/with _ bottle/bottles/alcohol/drugs/pills/weed/beer in his/her/their/the car/truck/van/vehicle, just/coming/came/driving left/from/home the/a bar/party/club/casino/tavern, could/can barely/hardly stand/walk/talk, taken/took _ xanax/ambien/percocet/oxy/pills/gummies | not after: i, client, we, i was | without: my pain, i could, i can, i took, my doctor
reeked/smelled/stunk/smelling/reeking/stank/smell/smells of/like _ booze/alcohol/beer/liquor/whiskey/weed/marijuana/vodka, times/twice/double/over/above the _ limit, slurring/slurred his/her/their/words/speech, failed/refused/flunked the/a/his/her/their _ sobriety/breathalyzer/breath/field, wasted/hammered/plastered/stoned/trashed | not after: i, @noted, we, i was, im | without: wasted my, wasted time, wasted money, the speed limit, i failed, i refused
he/she/they/driver/guy/lady/man/woman/kid had been/had/was/were/is drinking/high/drunk/tipsy/buzzed/stoned, he/she/they _ had been drinking, been drinking before/all/and/that, on meth/heroin/cocaine/fentanyl/crack/pcp/xanax/drugs when/and/while, blew/blowing a/# # | not after: i, @noted, we, i was | not before: with power, tank
beer/liquor/alcohol/empty/vodka/whiskey cans/bottles/bottle/can/containers _ his/her/their _ car/truck/seat/floor/van/vehicle/suv/lap | not after: my
by drunk, drunk, bac, dui, dwi, visibly drunk, intoxicated, high on, served # drinks, served him/her | with: hit/killed/crashed/struck/bar/rear/into/driver/wrong/choco/bartender/served
drunk driver, driver was drunk/intoxicated/high/impaired/drinking, he/she was drunk/drinking/high/intoxicated/impaired, was drunk, was intoxicated, visibly drunk/intoxicated, bac #, under the influence | not after: i, @noted, we | not before: with power/love
smelled of alcohol, overserved, over served, kept serving, borracho, tomado, ebrio | not after: i, @noted, we
[drunk_driver strength=3 area="road" say="drunk or impaired"]
a/some/the/this drunk hit/plowed/ran/killed/drove/slammed/crashed/came/swerved/struck/took, hit/struck/killed by a/an/some drunk/intoxicated/impaired/drugged/stoned | not after: i
[unsafe_truck strength=2 area="road" say="unsafe vehicle or load"]
no brake/tail/turn/running/head lights/light/signals | not after: i, my | not before: were out, out
driving/drove/awake/behind _ # hours/hrs, been driving # hours/hrs, no/without headlights/taillights/reflectors/flashers, lights were off/out | not after: i
bald tire/tires, # hrs in/straight/on, eld, maintenance skipped/overdue, brake violation/violations, bad brakes, strap had/failed
unsecured
hours of service, hos violation/violations, # hours driving/on, # hrs driving/on/in, log book/logbook/eld/logs _ shows/falsified/fake/#
bald tires, brakes bad, brakes out, overloaded, unsecured load, load fell/shifted, no cdl, out of service, falsified logs
[fled strength=2 area="road" say="fled the scene"]
fled _ scene, left the scene, fled on foot, od/driver fled, se dio a la fuga, huyo, hit and run | without: i left, i drove
[uninsured strength=2 area="road home money medical" of=other say="uninsured or unlicensed"]
doesnt/didnt/dont/never have/had/carry _ license/insurance/permit, no brake/tail/head lights/light | with: driver, he, she, they, guy, lady, man, woman, kid, other, trailer, truck | without: i dont, i didnt, i do not, i never, my, health
no permit/drivers, is/was/were/are/being uninsured/unlicensed/underinsured, license/registration/insurance/tags/plates _ expired/suspended/revoked/lapsed/fake/invalid | with: driver/he/she/other/od/they/guy/lady/man/woman/kid/his/her/contractor | not after: i, my, im, i had | without: my license, my registration, my insurance, my tags
no license, unlicensed, no insurance, uninsured, suspended license, fake insurance/number/plate/id/name, sin licencia, sin seguro, no tenia licencia/seguro | with: driver/he/she/other/od/they/guy/lady/conductor/el/ella/contractor/roofer

// Property, animals, products
[hazard strength=2 area="premises comp animal home person" say="hazard not fixed or marked"]
nobody/no/one bothered/cared/came/bothers to clean/fix/mop/salt/check/clean, nothing to warn/stop/mark, fixed/repaired/cleaned/salted/painted/taped it/that/them/up _ next/same/following/after day/week/morning | not after: i, we, my | without: car, mechanic, dealer, transmission, for free, no charge
didnt/never/nobody/one/not put up/out _ sign/signs/cone/cones/warning, walked _ past/by/around the/it/that spill/puddle/water/mess/leak, didnt/never/not/nobody clean/cleaned/mop/mopped/salt/salted/shovel/shoveled/sand/sanded/plow/plowed/wipe/wiped it/up/the/that, took/removed/taken the/a railing/rail/handrail/sign/mat/cover/grate/barrier off/out/down/away | not after: i, we, client | without: my driveway
pitch black/dark, wasnt/not/never/isnt/werent shoveled/salted/lit/marked/cleaned/maintained/secured/plowed/sanded/inspected, lifeguard/guard was/were/wasnt/on _ phone/asleep/texting/watching/gone, no barricade/barricades/tape/caution/handrails, handrail/railing/rail was/were missing/gone/loose, puddle/spill/leak been/was/had been there | not after: i, we, client
tread/step/stair/railing/rail/grab gave/sheared/broke/came, cover was/were broken/missing/loose/taped, sign out of order, left _ on the floor/stairs, weld broken/cracked/bad | not after: i
no signs/sign/cones/cone/mats/mat/salt/lights/railing/rail, not marked, no lights on, burned out, broken since, wet floor, leak/leaking since
ice from, gutter drips/leak/leaking, never salted, never plowed, never sanded, crack/gap/lip _ inches, no lighting, dark stairwell
lock/gate/door/latch/light/lights was/been/is/had broke/broken/out, broke/broken since, overdue, past its/due, mopped
sin barandal, hoyo, mojado
no wet floor, no sign/signs/cone/cones/warning/rail/railing/handrail/lights/lighting/guard/barrier/fence/lifeguard/mat/caution | not before: of, that he, that she, from
no warning sign/signs/cones, without warning/warnings/sign/signs, no one/nobody put/cleaned/warned
not salted/shoveled/marked/lit/cleaned/fenced/treated, unsalted, unshoveled, unmarked, unlit, never salted/shoveled/cleaned/fixed/inspected, no salt
no pusieron letrero/aviso/senal, sin letrero/aviso/senal/cono, no habia letrero/aviso/senal
broken step/stair/stairs/light/lights/lock/gate/rail/handrail/railing/sidewalk/camera, loose rail/railing/step/board/tile
rotten/rotted step/steps/board/boards/wood/railing/deck/tree, exposed wire/wires/wiring, poor lighting, lights out, lights were out
freezer/roof/cooler/pipe/ac leak/leaking/leaks, black ice, leaking freezer/cooler/roof/pipe, missing step/tread/handrail/guard/cover
[knew strength=2 area="premises animal home comp medical work product road rights person" say="knew of the danger or problem"]
super/maintenance/property/management/landlady/school/city/county/hotel/apartment/complex/security knew, leaks/leaking/floods/floods there/here all/every/constantly, emailed/texted/called/wrote/reported/told/complained _ landlord/manager/office/super/owner/city/maintenance/management _ about _ before/twice/times/rail/step/stairs/leak/light/lock/gate/hole/dog/ice | not after: to
tenants/neighbors/residents/customers/people/others/everyone/everybody/guests/employees/coworkers/workers/patients/families/customer/neighbor _ complained/complain/complaining, complained about/of/to _ before/twice/several/times/weeks/months/already/over, got/had/received/gets/getting/fielded _ calls/complaints/reports about/of/on/before/for
someone/somebody/people/others/another/person/customer/lady/guy/man/woman _ fell/slipped/tripped/fallen/hurt _ there/before/same/too/also/earlier/spot, have/has/had bitten/attacked/fallen/hurt _ people/person/someone/somebody/kids/dogs/others, been like that/this for/all/since/a
had been told/warned in/by/of, engineers/engineer warning, warned them/him/her/the _ before/twice/in, complained of _ before/in, three/two/several others complained/warned
had been reported/flagged/warned/tagged/complained, been flagged/tagged/reported/complained, flagged _ #, tagged out, on repair list
told landlord/manager/owner/foreman/boss/supervisor/super/the _ about/twice/before/of, told him/her/them about/twice/before, reported it twice/before
prior complaints/bite/bites/attack/attacks/incident/incidents
work order/orders
avise
~know about _ leak/it/problem/dog/mold/this/hole/step/issue/ice/stairs/spill
they/he/she/owner/landlord/manager/employer/company/boss/store/staff knew, owner/landlord/manager/they/company/he/she knew of the/it, knew it was/had/wasnt, were/was aware of
already knew/reported, told them before/about/twice/in
i/we/client/he/she told the/them/him/her about/twice
ignored _ complaints/complaint/warnings/warning/reports/requests/calls/emails/texts/symptoms/letters/me
ignores/ignoring _ complaints/requests/calls/emails/texts/letters/me
prior/previous/other/earlier complaints/complaint/bites/bite/incidents/incident/violations/falls/shootings/accidents
bit/bitten someone/somebody/another/# before, bit the/a/another/their/her/his/my mailman/neighbor/kid/child/girl/boy/man/woman/lady/delivery/jogger/guest/grandson/nephew last/before/in/two/a/and, supposed to be _ muzzled/leashed/chained/penned/crated, got out before/twice/#, got/gets loose before/all, has bitten, had bitten, bit before, dog/dogs has/had bit/bitten, been like that for
been broken/leaking/out since/for/all, broken/leaking for months/weeks/days/since, on the/repair list since/list, work order/orders ignored/open/since
reported it before/twice/three/in, reported it to/several, asked _ to fix/repair, asked for repairs, repeated complaints
several/many/multiple complaints/requests/times, sabian, ya sabia/sabian, ya habian avisado/reportado, le avise/avisamos/dije/dijimos
les avise/dije, complained # times, complained many/several/twice/before/repeatedly
[told_landlord strength=2 area="home" say="landlord or manager was contacted"]
told/asked/emailed/texted/called/wrote the/my/our landlord/manager/owner/super/office/property, told/texted/emailed/called landlord/ll/mgmt/maintenance, le dije/avise/dijimos al/a dueno/manager/casero/landlord/la, reporte al dueno/manager/casero
[loose_dog strength=2 area="animal" say="dog was loose"]
off leash, off the leash, off its/his/her leash, no leash, unleashed, without a leash, dog was/got loose, loose dog/dogs/pit
dog/dogs got/ran/came/jumped/broke out/over/through/at, jumped the fence, got out of _ yard, dangerous dog, vicious dog, sin correa, andaba suelto
estaba suelto, perro suelto
[defect strength=2 area="product comp premises medical road person" say="unsafe equipment or training"]
delivered the whole, steering let/locked/failed, sheared off, was/were defective/recalled/cracked, disabled for # days, had been disabled/removed/bypassed
bypassed, past its cert, past cert, no lockout, no guard, wwithout guard, guard off, guard was off/missing/removed
no rail/rails/guardrail, no hard hat, no spotter, no signalman, overloaded, skipped _ test/check/inspection, never trained, faulty
misrigged, casing failed, came apart, no warning, lock failed, sin guarda, sin proteccion, sin aislamiento
guard removed/missing/off/disabled, removed the guard, was defective, were defective, is defective, defective, no warning label/on
factory defect, design defect, class action on, failed inspection, never inspected/maintained/trained/checked, no training, untrained
not trained, no harness/ppe/fall/tie/lockout/spotter/shoring/trench, without _ harness/training/ppe/gloves/protection
sin arnes/proteccion/entrenamiento/equipo, no safety, bad maintenance, no maintenance, understaff*, short staffed

// Care
[malpractice strength=2 area="medical" say="complaint about care"]
sponge/gauze/clamp/instrument/needle/towel in/inside/left me/him/her/inside/in/behind, left a/the/an/some _ sponge/gauze/clamp/instrument/needle/towel/drain in/inside, retained sponge/gauze/instrument/foreign/object/towel/lap, wrong side/site/level/knee/leg/hip/kidney/tooth/teeth/patient/eye/finger/foot/hand/breast/disc/vertebra surgery/pulled/removed/operated/out/taken/injected, operated on the wrong, gave/given/injected me/him/her/the/mom/dad _ wrong med/medication/medicine/dose/drug/blood/pill/pills/vaccine, # times/x the/normal/too dose/much, cut/nicked/perforated/severed/punctured my/his/her/the/a bowel/bile/artery/ureter/nerve/bladder/colon/duct/intestine
re/second/over read/reading _ says/said/shows/showed/suspicious/visible/mass, visible/there/present/seen on the/my/his/her/prior/earlier/old/first/# _ films/scan/mri/ct/mammo/mammogram/xray/prior, they/he/she/er/doctor missed it/the/a _ fracture/bleed/cancer/mass/tumor/clot/stroke/break/infection/heart, called it a/my/just _ gas/strain/migraine/anxiety/flu/virus/reflux/cold/stress
no imaging/scan/biopsy/referral/test/culture/monitor ordered/done/made/run
told/tell nobody, told no one, signed it as read, nobody/no one acted/followed, never passed/forwarded/mailed, refused to come/see/look, alarm turned/was off, turned it/the off _ quiet, turned off the alarm/bed, let him/her wander, no staff outside/present/on, lack of supervision, short staffed, short every weekend, never turned, not turned, dropped the ball, wrong spot/place/position
not read, not recognized, not ordered, not told, not diagnosed, never called/told/ordered/looked/said/sent/came/did/got/gave, misread, mis read, iatrogenic, no ct/mri/scan/imaging/biopsy/xray/test/tests/labs/follow/monitor/turning/alarm/sitter, sent home | with: hospital/er/doctor/dr/surgeon/surgery/nurse/nursing/cancer/facility/baby/patient/mri/ct/chart/charts/radiologist/dentist/hospice/ob/pharmacy/diagnosed/stroke/home/doctora/cirujano
sent me/him/her home, delayed, hours later, understaffed, unattended, alarm off/silenced/disabled, call light/button, no one/nobody came, nobody answered, dropped her/him | with: hospital/er/doctor/dr/surgeon/surgery/nurse/nursing/cancer/facility/baby/patient/mri/ct/chart/charts/radiologist/dentist/hospice/ob/pharmacy/diagnosed/stroke/home/doctora/cirujano
second/another/other doctor/surgeon/urologist/oncologist/hospital/opinion/dr/dentist/neurologist says/said/told/wrote/blames/found/confirmed, botched, overdose, sobredosis, no la revisaron, no le hicieron | with: hospital/er/doctor/dr/surgeon/surgery/nurse/nursing/cancer/facility/baby/patient/mri/ct/chart/charts/radiologist/dentist/hospice/ob/pharmacy/diagnosed/stroke/home/doctora/cirujano
below standard, standard of care, breach of the standard, deviat*, ignored my/his/her/the symptoms/pain/complaints
never checked/ordered/tested/told/followed/looked/read/came/monitored/turned/called/responded
didnt check/order/test/tell/follow/look/read/monitor/turn/respond/catch/believe, did not order/check/test/monitor/read/follow
failed to diagnose/monitor/treat/order/read/act/respond/notice/disclose/warn/recognize, no follow up, refused to treat/test/see/transfer/admit
without consent, without my/her/his/our consent/permission, wrong side/site/level/leg/dose/drug/medication/medicine/tooth/patient/label, left inside
sponge left, nobody told/called/came/checked/helped, no one told/called/came/checked/helped, waited hours/#, hours late, left alone/unattended/on
count mismatch/mismatched/wrong, results sat, allergy on chart, charted allergy, would have been caught
should have been caught/seen/diagnosed/ordered/sent/done
expert/dr/doctor/surgeon/md/nurse says/said/wrote/reviewed _ negligence/negligent/preventable/missed/wrong/late/below/avoidable
second opinion/doctor/surgeon said/says
| not after: i, client

// Work
[retaliated strength=2 area="work comp" say="acted against the client after a complaint"]
fired # days/weeks, terminated # days/weeks, next day fired, while on leave/fmla/comp, while still on, on approved, posted my job, posting for my, replaced with/by, replaced me, hired my trainee | with: fired/terminated/let/laid/demoted/suspended/hours/shifts/job/hr/boss/manager/corrieron/despidieron
moved me off, despues de _ queja/reportar/reporte, luego me | with: fired/terminated/let/laid/demoted/suspended/hours/shifts/job/hr/boss/manager/corrieron/despidieron
fired/terminated/suspended/demoted/written/disciplined/cut _ after _ @workverb
fired/terminated _ for reporting/complaining/refusing/asking/filing, fired/terminated _ for taking/using _ leave/fmla/sick/maternity/medical, fired/terminated _ for being/getting pregnant/hurt/injured/sick/disabled/gay
# days/weeks/hours after i/he/she/my/his/her/the/reporting/complaining/telling/complaint/filing, days/weeks/week/day/month after _ @workverb
right after i/he/she/we _ @workverb
after i/we/he/she complained/reported/told/filed/asked/refused/announced/requested
because i/he/she complained/reported/filed/asked/refused, because i/he/she got/was/am pregnant/hurt/injured/sick/disabled, pretext, despues de que me queje/reporte, por quejarme/reportar/denunciar
replaced by/with _ younger, younger replacement
[pretext strength=1 area="work" say="reason given may not fit"]
reason/excuse they/he/she/hr gave/give, reason/excuse was/given, the excuse, just/only an excuse, an excuse to get, ~say/~claim/told it/me was/its/because/for attendance/performance/budget/restructuring/downsizing/cutbacks, first it was, keeps changing | with: fired, let go, position, job, attendance, performance, review, reviews, late, budget, restructuring, downsizing, hired, unemployment, write ups, pension, terminated, stealing
never/not had/been/gotten/a/one/received/once/single _ write/writeup/complaint/warning/late/written up/ups, never written up, never late, never had a/one/any _ up/complaint/warning/writeup, no write ups, review/reviews/evaluation/evaluations _ excellent/good/great/above/outstanding/positive, excellent/good/great/perfect/outstanding/glowing _ reviews/review/evaluations/record, above average | with: fired, let go, terminated, years, until, reason, job, performance, sudden, week, even though | without: yelp, google, contractor, school
posted the/my _ same job/position, posted my job/position, same job/ad/position _ indeed/up/posted/site, only one/person let/fired/laid, only one let go, i was the only one, backdated, only got a warning, did the exact/same _ thing, nobody/noone/no else/one got/was/else fired/written/got, everybody/everyone else does/breaks/did, ~make up some/a/stories/things/lies, all of a sudden, younger than my/me, without experience, # year old to do, got my job/position | with: fired, let go, position, job, terminated, warning, write ups, write, downsizing, hr, policy, laid off, hired, week
| without: landlord, mechanic, car
[slurs strength=2 area="work" say="remarks or bias at work"]
need/needs someone young/younger/who/able, able bodied, too old, fresh blood, fresh faces, you people, go back to, speak english, slur, n word, monkey, comments about my/her, touching, nudes, sexual | with: said/told/email/emailed/boss/manager/owner/wrote/text/texted/called/supervisor/director/coworker
~call me/him/her/us _ names/slur/slurs/old/stupid/n/boy/girl/fat/retard/racist, slurs, racial slur/slurs/jokes/comments
sexual comments/jokes/advances/remarks/texts, groped, groping, grabbed my/her, touched me/her/my, touches my/me/her, kissed me/her, exposed himself
asked me/her for sex, told _ too old, too old for/to, wants/want/need/needs _ young/younger
me grita/gritaba, me insulta/insultaba, me tocaba
[unpaid strength=2 area="work comp insurance business home money family estate" say="did not pay or give back"]
still owe/owes me/us, owe/owes me/us $/# | not after: i, we, @noted, case, not, that i, you
shorted me/us/the, have taken $, took $ in deductions/gathering, no extra pay, sin tiempo extra, no me la/lo pago/pagaron, kept the/my whole deposit
never paid, didnt/not/hasnt/havent paid, owes me/us/him/her/#, withheld, kept my/our/the/his/her deposit/check/money, kept the whole, no list, no itemized, no check since | not after: i, we, @noted, case
stopped my/his/her/the checks/benefits/pay/care, cut my/his/her benefits/disability/checks, lowball*, offered only, holding final/my/our | not after: i, we, @noted, case
still hasnt, still havent, sin pagar, no paga, no pagan, no me ha pagado, me debe, se quedo con | not after: i, we, @noted, case
wont pay, refuses to pay/return/refund/fix/give/honor/repair/cover/let, refused to pay/return/refund/fix/give/honor/repair/cover/let/accommodate
never paid/pay, didnt pay, doesnt pay, not paying, havent/hasnt/haven paid, no pay/paid me/us/overtime, stopped paying, bounced check/checks
no overtime/ot, withheld/withholding my/her/his/our/pay/rent/the/final/last, no me paga/pagan/pago/pagaron, no quiere/quieren pagar
no nos paga/pagan/pagaron, kept my/our/her/his/the money/deposit/tips/check/pay, keeps my/our, skimmed, shorted, docked
| not after: i, we, ive, clt, client
[denied_unfairly strength=2 area="insurance benefit comp immigration" say="claim handled wrongly"]
counted _ twice, misread/miscounted
denied/ignored/refused _ despite/though/although _ doctor/treating/letter/report/records, misread my/the/his/her, wrong passport/file/person/name, denied without _ exam/explanation/reason, ignored my/his/her/the doctor/treating/evidence/records/estimate, adjuster _ # minutes, only under review, lowball offer
[denied_claim strength=1 area="insurance benefit comp" say="claim denied"]
~deny _ claim/benefits/coverage, denied it/# as/for/because/saying, claim was denied
[cover_up strength=2 area="business home money family work estate ip debt insurance person rights medical" say="lies or hidden facts"]
never billed before, false/wrong figures
changed the bank/his/her/its password/story/log, rolled back the, hidden from us/me/the
lied, hid, undisclosed, misrepresent*, deleted, altered, rolled back, changed _ chart/records/story, tampered, falso, falsa, escondio | not after: i, we, client, if, never
forged, forgery, falsified, falsify*, fake/false report/records/documents/invoice/invoices/signature/statement/claim/charges/reviews, backdated
back dated, altered _ chart/records/record/papers, deleted _ video/footage/messages/emails, shredded, lied to/about/on/under/and
~lie to me/us/police/court/judge/her/him, hid the/it/this/assets/money/defects/leak/damage, concealed, covered up, painted over, misrepresented
mislead, misled, didnt disclose/tell us/me, never disclosed/told us/told me, nos mintio, me mintio, mintio, falsifico
| not after: i, we
[shut_out strength=2 area="home business work family estate" say="locked the client out"]
changed the locks/bank/passwords, shut me/us out, locked me/us/him/her out | not after: i, we, client, if

[broke_promise strength=2 area="business home money family work estate ip debt insurance premises" say="broke a promise or walked away"]
blocked, gone since, never came/finished/showed/back/returned, not come since, has not come, walked off the, ghosted, quit answering, stopped coming/working/showing | not after: i, we, client, if
wont return/answer/finish/come/let/give/honor/fix/leave/sign, never answered, never responded, violates, violated, held/found/is/was in contempt | not after: i, we, client, if
against the lease/order/contract, se fue con, desaparecio, no termino | not after: i, we, client, if
breached, in breach, broke the/our/his/her contract/agreement/promise/lease/order
violated the/my/our/his/her order/agreement/lease/contract/rights/decree/policy, violates the, violating the/court/our
~ignore the/a court/order/judge, never finished/delivered/came/returned/started, didnt finish/show/deliver/come, abandoned the/job
walked off/away with/from the/my/our, took my/our/the money/deposit and, stopped answering/responding/communicating, ghosted me/us, blocked me/my, disappeared, vanished
[no_leave strength=2 area="business home money family work estate ip debt insurance premises" say="without notice or permission"]
without notice/telling/asking/permission/warrant/consent/court, did not give notice, cambio la cerradura, sin aviso/permiso
[theft strength=2 area="money estate business family work crime medical debt" say="took money or property"]
copied # _ files/formulas, took our/my/the files/formulas/customers/list, moved $/# _ into/to his/her/their, sold _ to himself/herself/her/his son/daughter/brother/friend
moved $ to, transferred _ himself/herself, took $, stole, embezzl*, siphon*, drained, emptied, skimm*, to himself, to herself, a si mismo, se robo, robo | not after: i, we, if, he is accused, car
~steal from, stole my/our/her/his/money/$/the, embezzled, emptied the/my/our/her/his/accounts/account, drained the/my/our/her/his, cleaned out
took _ money/savings/$ without/from, transferred _ to himself/herself/his/her/themselves, withdrew $, cashed my/his/her, forged my/his/her/our
pocketed, misappropriated, siphoned, diverted, loaned himself/herself, sold it/the/my/our/her/his to himself/her/his/herself, me robo, nos robo
| not after: of, for
[threat strength=2 area="person family rights work premises medical animal road" say="threats or violence"]
hit me/her _ face/head/again
threatened, threatens, threats, tried to kiss, groped, punched, slammed, shoved, yanks, yanked, slapped, golpeo, amenazo | not after: i, we, accused of, charged with | not before: to
~threaten to kill/hurt/hit/beat/shoot/harm/burn/fight/stab/come/have, ~threaten me/us/her/him/my, death threat/threats, threatening texts/messages/calls/letters/voicemails, pulled a gun/knife, beat me/her/him
choked me/her/him, punched me/her/him/in, hit me/her/him in/on the/his/her/my face/head/mouth/eye, attacked me, assaulted me, raped, molested, followed her/me
me amenazo/amenaza, me golpeo, tased, excessive force, while handcuffed/cuffed/restrained
[no_cause strength=1 area="work rights" say="no good reason given"]
no reason, for no reason, without cause, without reason, no explanation, never told me why
sin razon, sin motivo
[no_warrant strength=1 area="work rights" say="no warrant or cause"]
illegal search/stop, no probable cause, no miranda, without a warrant, no warrant
[good_record strength=1 area="work rights" say="good work record"]
no write ups, no prior write/discipline/writeups, good/great/excellent/perfect reviews/review/record/evaluations, spotless, employee of the
[blame strength=1 say="blames the other side"]
at fault driver/party, at fault other/od/them/defendant, fault other/truck/bus/van driver/party, he/she/they was/were at fault, driver was/is at fault, other driver/party at fault, not/wasnt/isnt my/his/her/our/their fault, no fault of my/his/her
not at fault, their fault, his fault, her fault, # at fault, clear liability, liability clear, careless, carelessness
unfair*, unlawful*, illegally fired/evicted/towed/withheld/withholding/kept/keeping/recorded/charged/entered/searched/locked/terminated, scammed, cheated, bullied, not right, took advantage, culpa de el/ella/ellos, su culpa
no fue mi culpa, por negligencia
| not after: i, i am, im, @noted, mostly
