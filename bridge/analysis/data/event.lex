// What happened or is going on, as a legal event. `stakes` is what hangs on the event alone, `area` the side of law
// `party` and `pk` who stands against the client by the event alone, `of=client` one that must have befallen the client.

class hurtobj = me, him, her, us, them, client, clt, pnc, caller, claimant, my, his, our, husband, wife, son, daughter, mom, mother, dad, father
class hitverb = hit, struck, smashed, slammed, crashed, plowed, rammed, clipped, knocked, tapped, bumped, ran, backed, swerved, drove, merged, drifted, pulled
class rideword = car, truck, suv, van, minivan, pickup, motorcycle, motorbike, bike, bicycle, scooter, moped, bus, vehicle, jeep, sedan, veh, carro, camioneta, moto
class bigrig = wheeler, whlr, wheelers, semi, tractor, trailer, truck, dump, rig
class pastold = prior, previous, old, earlier, past, former, before, another, first, if

class hitwork = deckhand, derrickhand, roughneck, lineman, roofer, ironworker, logger, carman, brakeman, scaffolder, welder, framer, millwright, longshoreman, stevedore, warehouse, drillship, tug, towboat, oilfield, refinery, sawmill, meatpacking, jobsite, foreman, longshore

// Road
[crash_rear stakes=2 area=road party="other driver" pk=person say="rear-ended"]
rear ended while/at/on/by/in, was rear ended, choque por detras, me chocaron, nos chocaron, rear ended me, ran up the back, slammed into the back, hit my bumper
rear ended, rearended, rear ender, rear end collision/accident/crash/mva/wreck | not after: i, @pastold | not before: the, a, another
@hitverb _ from behind/behing, hit from/fr behind, struck from behind, hit on/in the/my rear, hit/hits me behind, into the back/rear of me/my/our/his/her/us
~hit my/our/the back bumper, por alcance, me/nos/le/lo/la ~pego/pegaron/choco/chocaron/dio/golpeo/golpearon _ atras/detras
[crash_side stakes=2 area=road party="other driver" pk=person say="hit from the side"]
right hooked, left hooked, right hook, doored by
hit/struck from side/left/right
t boned, tboned, t bone, t boning, tbone, broadsided, broad sided, side swiped, sideswiped, side swipe, ~hit/struck _ driver side/door, ~hit/struck _ passenger side/door
~hit/struck _ from the side | without: wind, storm, wave, waves
turned into me/my/his/her, ~run/blew/ran _ red light and ~hit, changed lanes into me/my/us, merged into me/my/us/his/her, came into my/his/her lane
me/le ~pego/pegaron de lado, se me/le metio/atraveso
| not after: i
[crash_cut stakes=2 area=road party="other driver" pk=person kind=crash_side say="cut off by another driver"]
pulled out _ front of, turned left/right across, turned across, pulled across, in front of me/my | with: pulled/turned/swerved/merged/cut
pulled out in front of @hurtobj, turned _ in front of @hurtobj, turned left in front, cut me/him/her/us off on/in/at/while/when/from/merging/turning, driver/car/truck/van/suv/he/she _ cut me/him/her/us off, cut in front of me
| not after: i
[crash_head_on stakes=3 area=road party="other driver" pk=person say="head-on crash"]
crossed center line, crossed center line head, head on, head on collision/crash/accident/mva/with/w, ~hit/struck _ head on, crossed the/over center/centerline/median/line
crossed centerline, wrong way driver, into oncoming, choque de frente, de frente contra
[crash_drunk stakes=3 area=road party="drunk driver" pk=person say="hit by a drunk driver"]
drunk/intoxicated/impaired/dui driver, drunk hit/ran/crossed/crashed @hurtobj, by a/the drunk, by drunk, driver was drunk/intoxicated/impaired
driver arrested for dui/dwi/owi, driver _ dui, conductor borracho/tomado/ebrio, un borracho me/nos/le/lo, borracho/tomado me choco, chofer borracho
[hit_and_run stakes=2 area=road party="hit-and-run driver" pk=person say="hit and run"]
hit and/n run, hit run, hit @hurtobj _ and fled/left/drove/took, driver fled, fled the scene, drove off after, took off after hitting, left the scene, se dio a la fuga
se fue sin parar, le pego y se fue
| not after: charged, with, for
[pedestrian_hit stakes=3 area=road party="driver" pk=person say="pedestrian hit by a vehicle"]
~hit/struck _ crosswalk, pedestrian ~hit/struck, ped ~hit/struck/v/vs, hit while crossing/walking, run/ran @hurtobj over, ran over @hurtobj, run over by
walking _ ~hit/struck by, crossing _ ~hit/struck by, me/lo/la/le atropello/atropellaron/atropellado, fue atropellado/atropellada
[bike_crash stakes=2 area=road party="driver" pk=person say="cyclist hit by a vehicle"]
scooter/ebike/moped/bike _ hooks/hit/hooked/struck/clipped me/my/her/him
~hit/struck/knocked/doored _ my/his/her bike/bicycle/scooter, on my/his/her bike/bicycle _ ~hit/struck, riding my/his/her bike/bicycle, bicyclist hit/struck
cyclist hit/struck, ebike hit, doored
[motorcycle_crash stakes=2 area=road party="other driver" pk=person say="motorcycle crash"]
i went down on #/gravel/oil, gravel left _ went down
motorcycle accident/crash/wreck/mva/collision, my/his/her motorcycle _ ~hit/struck, knocked off my/his/her motorcycle, laid the/my/his bike down, mc accident
accidente de moto
[truck_crash stakes=3 area=road party="truck driver" pk=person say="hit by a truck"]
hit by garbage/dump/box/delivery/log/tanker/cement/semi/tow, cement mixer/tanker/tractor trailer _ hit/hooked/drifted/crossed/crushed, truck parked _ unlit
~hit/struck by a/an semi/tractor/dump/box/delivery/garbage/commercial/freight/big/amazon/ups/fedex, ~hit/struck by # wheeler, # wheeler/whlr, tractor trailer
semi truck hit, semi ~hit/crossed/ran/merged/jackknifed, big rig, jackknifed, jack knifed, truck accident/wreck/crash, dump truck ~hit/ran/crossed
delivery truck/van _ ~hit, trailer ~hit/swung, un trailer me/nos/le, camion me/nos/le
[transit_crash stakes=2 area=road party="carrier" pk=business say="bus or train accident"]
bus _ hit/struck my/our/me/his/her
bus accident/crash, train accident/crash/hit/struck/derailed, hit by a/the train/bus/trolley/streetcar, bus driver ~hit/braked/slammed, fell on/off the/a bus/train
closed the/bus door on
[rideshare_crash stakes=2 area=road party="driver" pk=person say="rideshare crash"]
uber/lyft accident/crash/wreck, uber/lyft driver ~hit/crashed/ran/rear, in an/a uber/lyft when, passenger in an/a uber/lyft, uber/lyft passenger, uber/lyft pax
[road_rage stakes=2 area=road party="other driver" pk=person say="road rage"]
road rage, ran me off the road, ran off the road by, forced me off, brake checked me/him/her, chased me down/on/in, tailgated me
[crash stakes=2 area=road party="other driver" pk=person say="car crash"]
car/jeep/truck/suv/van which/that rolled
i/me/he/she put it/her into a, into a light/utility/telephone pole, both say green, brakes quit/failed/gave on me, went off the road
load/logs/log/pipe/lumber/cargo fell/came/come/flew/fly off the/a/his truck/trailer/load, hit the guardrail/barrier/median
hit us/me #, ran us/me off, came over on me/us, put me/us in the ditch/wall/median, crossing # lanes, knocked me/him/her off, crossed center/centerline/lanes
car/truck/van/pickup/suv/minivan/motorcycle/semi pulled out/turned/crossed/drifted/swerved/merged
crash #, crash on/at #/hwy/highway/interstate/i, hit my/our wife/husband/son/daughter/mom/mother/dad/father _ in/on/while, hit a car/truck/van/suv with/at/in, vs suv/van/truck/car/semi/pickup, v suv/van/truck/pickup, ran a red _ hit
~hit/struck by box/dump/delivery/semi/suv/pickup/van/truck/minivan/drunk/uber/lyft/bus/car, truck/van/car/pickup/suv ran/blew the/a/red/stop, wreck w/with a/an/the/my
hit a parked, hit parked, scraped my, rolled my/the/our car/truck/utv/atv/suv/over, pinned _ truck/car/wall/trailer, shows my green, left turn accident
was stopped _ ~hit/rear, choque hace/el/en/por/fuerte/frontal, tuve un choque/accidente, cambio de carril, me/lo/la tumbo/aventaron/arrollo, chocamos, el otro carro
un carro/camion/troca/van/minivan/camioneta me/nos/le/lo, blew a tire, tire came off/through, came thru my windshield, through my windshield, vs/v ped
lost control and ~hit/crashed, rolled my/the/his/her/our car/truck/suv/equinox, rollover accident/crash, car rolled, ran over my foot/leg, hit by car, struck by car/vehicle
car/truck/van hit him/her/me/us/them, hit him/her with his/her/the car/truck, other car ran/crossed/turned/hit/pulled/came, another car/driver ~hit/ran/crossed
auto collision, vehicle collision, car wrecked, hit a tree as/when, hit our/his/her/their/my car/truck/van/suv/minivan/vehicle/parked/house/fence
parked/stopped/sitting _ hit me/us/my/him/her/by, clipped me/my/us/her/him/our, lyft/uber driver had/was, choque en/con/el/a, choco contra/con/a/un/mi, me pego un/una
nos pego, volcadura, volco, friends/friend/buddy car/truck _ crashed/wrecked/rolled, ~crash into @hurtobj
crushed/struck/smashed/hit/rammed/totaled my/our/his/her/client/clt car/truck/sedan/suv/van/bike/vehicle/door/side/jeep/pickup/motorcycle, drifted and/into/over
drove into a/the/our/my, car accident was, collided with
car/auto/vehicle/traffic/automobile/motor accident/wreck/crash/collision, mva, mvc, mvas, car wreck, auto wreck, fender bender, in a/an/the wreck/collision/accident, had a/an wreck/accident | not after: @pastold | not before: lawyer, lawyers, attorney, attorneys, case, cases, if
~hit/struck by a/the/another/an @rideword/driver/lady/guy/man/woman, a/the/another/other @rideword/driver/lady/guy/man/woman/kid ~hit me/us/him/her/my
~crashes/crashed/slammed/smashed/plowed/ran into me/my/us/our/him/his/her/girlfriend, od hit, od ran, od pulled/struck/turned, hit my/our car/truck/van/vehicle/suv/parked
wrecked my car/truck, totaled my/his/her/our car/truck/van, passenger in a car/vehicle, involved in a/an accident/crash/collision
accidente de carro/auto/coche/transito/trafico, choque de carro/auto, tuve un accidente/choque, me/nos/le/lo/la choco/chocaron/chocado, otro carro me
accidente automovilistico, me ~pego un carro/camion/auto, me envistio/embistio, driver no stop, he/she no stop the/at, someone ~hit my car, pileup, car pile up
[boat_crash stakes=3 area=road party="operator" pk=person say="boating accident"]
jet ski/boat/pontoon/jetski _ hit/struck/came us/me/him/her/across/our
pontoon/boat/skiff/jetski/sailboat/ferry/airboat _ ~hit/struck/rammed/ran/capsized/sank/flipped, parasailing, boat accident/crash/collision/hit/struck/collided
boating accident/collision/crash, jet ski hit/struck/crash/accident, hit by a/the boat, propeller struck/hit/cut, collision on the lake/bay/river, thrown from the/a boat
[air_crash stakes=4 area=road party="operator" pk=business say="aircraft accident"]
floatplane/cessna/chopper/helicopter _ crashed/down/hit/hard/#, chopper set down, ntsb prelim/report/says, hard landing
plane/helicopter/helo/airplane crash/crashed/accident, plane went down, skydiving accident, hot air balloon crash

// Premises
[slip_fall stakes=2 area=premises party="property owner" pk=business say="slip and fall"]
slip at/on/in dock/deck/work/the, slip and fell
fell at/in/inside store/work/school/hotel/restaurant/mall/walmart/gym/hospital/parking
fell sidewalk, slipped #, slipped in/on my, slipped tailbone, slid on, fell on #, down the stairs, tripped over, slipped getting/stepping/coming/walking
fell getting on/off, slipping hazard, fell # at/in/on, fell in/at/inside/outside the/a/my/their/his/her, took a fall, bad fall, had a fall, went down hard, they just mopped
resbalon, se resbalo, piso mojado, slip and/n/amp fall, slip fall, slips and falls, slipped and/n fell, slipped on/in/at, slipping on/in, slip on wet/ice/water/floor
slide and fall, fell on _ ice/floor/water/spill/sidewalk/wet, wet floor and/so/i, i slipped, he slipped, she slipped, snf at, sf at, sf on, me/se resbale/resbalo
resbale y/en, resbalo y/en, me cai en, se cayo en, me cai por, caida en
fell at walmart/target/kroger/costco/the/a/work, went down on the ice/floor/ramp/steps | not after: fired
[trip_fall stakes=2 area=premises party="property owner" pk=business say="trip and fall"]
tripped #, fell off the curb, uneven sidewalk/pavement, raised slab, foot caught/went, stepped on/off/in a/an/the loose/broken/uneven/hole/edge, fell through a/the
trip and/n fall, trip fall, tripped and/n fell, tripped on/over/in, i tripped, tropezo/tropece con/y/en, stepped in/into a/an hole/pothole, foot went through
fell in/into a/an/the/open hole/pothole/manhole/pit/trench
[stair_fall stakes=2 area=premises party="property owner" pk=business say="fall on stairs"]
fell down _ stairs/steps/stairway/stairwell, fell on _ stairs/steps, step/stair/stairs/steps broke/collapsed/gave, railing/handrail/rail/banister broke/collapsed/gave
stairs gave, fell off the porch/deck/balcony, me cai por/de las escaleras
[fall_height stakes=3 area=premises party="property owner" pk=business say="fall from a height"]
fell # feet/ft/stories/story/floors, fell from/off a/the roof/balcony/ladder/window/bridge | without: boat, plane, parachute
[collapse stakes=3 area=premises party="property owner" pk=business say="collapse or falling object"]
stuck/trapped in a/an/the elevator
dropped # floors, elevator _ dropped/fell/stopped, deck/balcony/porch came/pulled off, came off the wall/ceiling/hinges/shelf/building/roof, rolled back _ lift/chair, chairlift stopped/rolled/detached
fell on my/his/her/our car/truck/shop/house/roof/shed, pine/oak/limb/tree _ fell, chair/stool/bench broke/collapsed under, broke under me, ladder/scaffold broke
came down on me/him/us/top, dropped on/onto my/his/her/the, struck/hit by falling/a/flying tree/branch/object/ladder/sign/box/beam/debris/limb/pallet/gate
tree/limb/branch/ladder/panel/glass/door/bin fell/dropped/hit/shattered/broke/came, garage door, automatic door, elevator dropped/fell/stopped/malfunction/door/doors, elevator at/in my/the _ dropped/fell, elevator at/in my/the job/work/office building dropped/fell
escalator stopped/jerked/caught/threw, deck/balcony/porch/ceiling/roof/floor/wall/bleachers/stage/scaffold ~collapse/fell/gave/caved, ceiling tile fell
shelf/shelves/box/boxes/pallet/sign/tv/tree/branch/limb/display ~fall on/onto/off/over, fell on my/his/her/me head/foot/leg, elevator dropped/fell/stopped, gate fell
se cayo el techo, se derrumbo
[attack_on_premises stakes=3 area=premises party="property owner" pk=business say="attacked on unsafe premises"]
got shot, shot at/in a/the, ~shot/stabbed/robbed/attacked/assaulted/raped/jumped/mugged _ parking/apartment/hotel/motel/club/bar/complex/mall/lot, beat up at a/the bar/club
bouncer/bouncers ~threw/beat/punched/hit/broke/slammed/choked, negligent security, security guard ~beat/tackled/threw/punched/slammed
[drowning stakes=4 area=premises party="property owner" pk=business say="drowning"]
drowned in/on/at/while/#, son/daughter/husband/wife/child/boy/girl/brother _ drowned, near drowning, found in the pool
[burn_poison stakes=3 area=premises party="business" pk=business say="burned or poisoned by another's fault"]
allergic reaction _ restaurant/food/server/waiter, served me/her/him _ allergic, told the waiter/waitress/server _ allergic/allergy, food poison*, legionnaires
e coli, house blew, propane/gas leak/tank/line/explosion, burned by, freidora, explosion de, carbon monoxide, food poisoning
gas leak, gas explosion, house blew up, house exploded, got sick after eating, spilled hot/scalding, hot coffee/water/soup/oil on/spilled, salmonella, listeria, legionella
intoxicacion
[fire stakes=3 area="premises home" party="property owner" pk=business say="fire"]
fire in our/my/the/his/her apartment/building/house/block/unit/complex, house/apartment/building/kitchen fire, apartment/house burned down, se quemo la casa/el
[ride_or_sport stakes=2 area=premises party="operator" pk=business say="recreation accident"]
snowmobile, sled, trampoline, trail ride, ski lift, chair detached, horse, side by side, zip line | with: fell/broke/threw/thrown/crash/rolled/hit/broken/injured/fracture/fx/passenger
zipline, trampoline park/gym/place, roller coaster, amusement park, chairlift, bounce house, rock climbing wall, water slide, waterslide, snowmobile/atv/utv/golf cart accident/crash/rolled/hit, thrown from a/the/her/his horse | with: ~fall/fell/broke/landed/fracture/~injure/hurt/surgery/fx/~hit/crash/fracture/snapped/tore
[daycare_injury stakes=3 area=premises party="daycare" pk=business say="child hurt in care"]
en la guarderia, guarderia, at daycare, daycare gave/said/worker/called/teacher
at day care, at the daycare, daycare worker, babysitter hit/shook/left | with: hurt/injured/broke/broken/fractured/bruises/hit/bit/burned/choked/fell/abused

// Animals
[dog_bite stakes=3 area=animal party="dog owner" pk=person say="dog bite"]
mauled my/me/his/her, tore up by _ dog/dogs, dogs came out/after, pit bulls/rottweilers/dogs got out/me/my/into, tore my/his/her arm/leg/face, se salieron y me/lo/la
loose dog/dogs/pit/pits, dogs got out, perro/perros se salieron/salio/mordieron/tumbaron/atacaron, mordieron, attack per animal, animal control _ bite/bit/owner/dog
prior bite, dog bites, bit my/his/her face/hand/arm/leg/finger/calf/thigh/ear/lip/nose/cheek
dog/pitbull/shepherd/husky/rottweiler/mastiff _ bit/attacked/mauled/knocked/jumped, dangerous dog, nipped me/my/a/the/his
dog bite, dogbite, dog bit/bites/bited/attacked/mauled/attack/charged/lunged, bit/bitten by a/an/the/his/her/my/neighbor/neighbors/landlord/pit, bit by _ dog/pit/dogs, bitten by _ dog/pit/dogs
pit bull/pitbull attacked/bit, mauled by, attacked by a/the/my/neighbors dog/pit/pitbull/dogs, dog knocked me/her/him
perro me/le/lo/la mordio/ataco, mordio un/el perro, me/le/lo/la mordio, mordida/mordedura de perro | not before: tick, spider, snake | not after: my, our
got/was/been/is bit/bitten, bit by, bitten by | with: dog, dogs, pit, pits, bull, pitbull, shepherd, rottweiler, husky, puppy, leash, canine, chow, mastiff

[animal_injury stakes=2 area=animal party="owner of the animal" pk=person say="hurt by an animal"]
horse kicked/threw/bit, cat bite, cow/bull/goat/pig kicked/charged/gored/trampled, kicked by a/the horse/cow/mule, thrown by a/the horse
[pet_harmed stakes=1 area=animal party="owner of the animal" pk=person say="pet hurt or killed"]
my/our/his/her dog/cat/puppy/horse was/got killed/attacked/bit/bitten/mauled/hit/poisoned/shot, killed my/our/her/his dog/cat/puppy, bit my/our dog/cat/puppy
attacked my/our dog/cat/puppy, vet killed/botched/misdiagnosed

// Medical
[misdiagnosis stakes=3 area=medical party="care provider" pk=care_provider say="missed or late diagnosis"]
read as normal/negative/benign, reported as normal/negative/benign, read benign/normal/negative
never sent/ordered/referred _ mammogram/scan/biopsy/ct/mri/specialist/imaging/test, told _ cyst/normal/virus/hemorrhoids, no imaging ordered, follow up in # months
aneurysm had, should have been diagnosed/caught, wrong diagnosis
they told me/him/her gas/anxiety/fine, said/told _ fine/nothing _ cancer/stroke/fracture/tumor, results _ never told/called/mailed/read
never told/called _ results/abnormal, abnormal results, stroke missed, cancer _ missed
misdiagnosed, mis diagnosed, miss diagnosed, misdiagnosis, missed diagnosis, delayed diagnosis, late diagnosis, failed/failure to diagnose, failed to dx
didnt/never diagnose/diagnosed, missed _ cancer/fracture/stroke/tumor/clot/appendicitis/sepsis/mass/nodule/infection/aneurysm
misread _ xray/scan/mri/ct/mammogram/biopsy/x/results/film, missed on xray/ct/mri, told _ it was anxiety/gas/migraine/flu/reflux/nothing/indigestion/vertigo/hemorrhoids
said it was _ anxiety/gas/migraine/flu/reflux/nothing/hemorroids/hemorrhoids, sent @hurtobj home _ er/stroke/appendix/died/back/with/without, sent home from er/the
er sent me/him/her home, dx missed, dx delayed, mal diagnostico, diagnosticaron mal, no le/me detectaron, me/lo/la mandaron a casa, me dijeron que era
[surgical_error stakes=3 area=medical party="surgeon" pk=care_provider say="surgical error"]
had _ surgery _ ever since, surgery _ pain ever since, took/pulled out _ tooth _ numb, tooth/extraction/root/implant _ numb, dentist took/pulled _ tooth _ numb/infection/jaw
since the/my/his/her surgery/operation _ pain/numb/cant/couldnt/bleeding/infection/drop/limp, surgery and/since _ pain ever since, botched surgery/procedure
second surgery to fix/repair, surgery to correct/fix _ first, cut the/my/her/his wrong, numb since, nerve hit/was hit, implant moved
ureter was/cut/injury, nerve was cut/hit/severed/damaged, bowel was/injury/nicked/cut/perforated, was perforated, broke a file, tube put in/into
wrong implant/hip/screw/lens, surgery _ wrong, screws/screw/plate/rod/hardware broke/loose, drilled into/through, iatrogenic, numb since/lip/chin
after surgery _ cant/couldnt/infection/numb/worse, woke up during, paralyzed after, punctured my/his/her, lasik
wrong side/site/level/leg/knee/kidney/tooth/teeth/patient/eye/hip surgery/pulled/removed/operated/out/taken, operated on the wrong, pulled the wrong, removed the wrong
left _ inside @hurtobj, sponge/towel/gauze/needle/clamp/instrument/guidewire left, left a/an sponge/towel/gauze/needle/clamp/instrument/drill/piece
nicked/cut/perforated/punctured/severed/lacerated/clipped/tied _ bowel/artery/duct/ureter/colon/bladder/esophagus/uterus, bile duct, nerve _ cut during, burned by laser
surgery went wrong, surgery was botched, surgeon messed/screwed/cut/nicked/left, me/le operaron mal, operacion salio mal, dejaron una gasa/esponja
[medication_error stakes=3 area=medical party="care provider" pk=care_provider say="medication error"]
overdose of, wrong script/rx, methotrexate daily, pharmacist/pharmacy ~give/gave/filled/mixed/wrote/label/dispensed
insulin/heparin/morphine/fentanyl/potassium _ wrong/too/overdose/instead, gave @hurtobj _ allergic/allergy, ten times the
wrong medication/medicine/med/meds/dose/dosage/drug/prescription/pills, gave @hurtobj the wrong, pharmacy error/mistake/gave/filled/mixed/mislabeled, medication error
med error, # times the dose, double dose, overdosed by, allergic to _ gave, medicina equivocada
[birth_injury stakes=4 area=medical party="care provider" pk=care_provider say="birth injury"]
during labor/delivery, at birth _ oxygen/brain/arm/shoulder, vacuum extraction, decels, decelerations, baby/newborn/son/daughter _ hie/cooling/seizures/nicu
uterine rupture, preeclampsia, negligent delivery, parto, birth injury/trauma, shoulder dystocia, erbs palsy, erb palsy, brachial plexus, hie, cerebral palsy
delayed c section, c section delay/delayed, cooled _ nicu, fetal distress, lost oxygen at birth, baby died during/in labor, stillborn, stillbirth
[medical_neglect stakes=3 area=medical party="care provider" pk=care_provider say="medical malpractice"]
sepsis from/after, discharged _ died/back/next, coroner says, certificate of merit, affidavit of merit, med malpractice, dr mistake, doctor mistake/error
error medico, doctor se equivoco, dentist pulled/broke/left, medical negligence, medical malpractice, med mal, infection after surgery
malpractice | not after: legal | not before: insurance, carrier, policy | without: my lawyer, my attorney, a lawyer, an attorney, old lawyer, former attorney
hospital ignored/neglected/refused, doctor ignored/refused/dismissed, dr ignored/dismissed, doctors/nurse/nurses ignored/refused/dismissed/dropped
dentist ~drilled/hit/broke/pulled/damaged, nobody checked on @hurtobj, no informed consent
unnecessary surgery/procedure, injector, botox/filler/lipo/liposuction/bbl/veneers/laser _ ~infect/burned/botched/wrong/lumps/necrosis/damage, negligencia medica, mala practica, mala praxis | not after: legal
[nursing_neglect stakes=3 area=medical party="nursing home" pk=care_provider say="nursing home neglect"]
in a/the home _ fallen/fell/sores/bruises/dehydrated
left in a/the shower/tub/bath/chair alone/unattended, # degree scald, scalded in/by, scald/scalds, at the home _ smells/weight/dirty/bruises, not treating my/our _ right _ home, lost weight _ home
found her/him/mom/dad/them on the floor, choked on _ diet/toast/food/meat, door alarm off/turned/silenced, locked unit, memory unit
left alone/unattended on/in, scald/scalded _ bath/shower/facility, hot water _ facility, dropped # lbs/pounds, weight loss # in, wt loss, fell # times _ home/facility
her/his facility/fac, nursing facility, aides left/dropped, bed sores, bedsore/bedsores to
nursing/memory/assisted/care home/care/living/facility/center _ fell/broke/died/sores/hip/bruises/dehydrated/choked/wandered/burn/wound/neglect, two person assist
caregiver/aide _ hit/stole/dropped/left/pushed, bed sore/sores, bedsore, bedsores, pressure ulcer/ulcers/sore/sores/wound/injury
stage # pressure/ulcer/sore/wound/sacral/decubitus, decubitus, unstageable, nursing home neglect/abuse/neglected/abused/dropped/left/let, snf neglect, elder abuse/neglect
aide hit/slapped/dropped/pushed/handled, dropped @hurtobj _ transfer/hoyer/lift, hoyer lift, found on _ floor, fell _ nursing/assisted/memory/rehab/facility
neglected at/in the/her/his nursing/facility/home, wander/wandered/wandering off/out/away, elopement risk/alarm, let him/her wander, eloped from, ulcera/ulceras/llagas _ asilo/presion
[wrongful_death stakes=4 area=person pk=person say="wrongful death" unless=matter.inherit]
found _ dead, died at the/work/scene, murio el #, mi hijo/esposo/papa/hermano murio, my son/husband/wife/daughter/mother/father died #/from/after/in/at/of
my husband/wife/son/daughter/mother/father/mom/dad/brother/sister was killed/electrocuted/crushed/shot, engulfed, found unconscious _ dead
y murio, fatal crash/accident/fall/shooting, killed #, died at/from/after/on _ scene/injuries/er/crash/fall/surgery/hospital/stroke
pronounced dead, husband/wife/son/daughter/mother/father/mom/dad/brother/sister/baby was/were killed
husband/wife/son/daughter/mother/father/mom/dad/brother/sister/baby killed/electrocuted/crushed/drowned/shot, fallecio, murio #/en/por/de/cuando, lo/la mato, mataron
wrongful death, wrongfully killed, ~kill in a/an/the crash/wreck/accident/collision, was/were/is killed by/when/in/at/on/#, killed # _ when/by | not after: almost, nearly
killed my/our/his/her husband/wife/son/daughter/mother/father/mom/dad/brother/sister/baby, died in a/the crash/wreck/accident, killed instantly, muerte por negligencia, mataron a mi, murio en el accidente | not after: almost, nearly

// Products and mass torts
[product_failure stakes=3 area=product party="manufacturer" pk=business say="defective product"]
shield/guard/weld/hose/valve/bearing/pto _ failed/broke/snapped/burst/sheared, grab iron sheared/broke
pump/device/machine/heater/stove/battery/charger/airbag/brake/brakes/tire malfunctioned/exploded/failed/leaked/overheated/delivered/ignited/stuck, fda recalled/recall
cpsc recall, lot was/recalled, shield missing, guard missing, chemical burns, burned my scalp, chain saw kicked, chainsaw kicked
tire blew, blew up in, exploded, caught fire _ charging/garage/car, battery _ fire/exploded, unintended acceleration, autopilot
steering/brakes/brake/throttle/wheel/seat/sling/anchor/hook _ failed/broke/locked/snapped/tore, strap had failed, product recall, explot*
estallo, exploded in/on/and/while/when, ~battery/phone/vape/charger/cooker/ebike/scooter/hoverboard/laptop/grill/tire _ exploded/caught/blew/burst, burst into flames
defective product/design/part/airbag/brake/brakes/tire/seatbelt/device/implant, product defect, product liability, airbag didnt/failed/did/exploded/never
seat belt/seatbelt failed/broke, tread separation/separated, brakes failed/went out, recalled product/car/drug/lot/device, was recalled, under recall, recall notice
guard was missing/removed, malfunctioned, kill switch failed, producto defectuoso, exploto la/el
[device_or_drug stakes=3 area=product party="manufacturer" pk=business say="harmful drug or device"]
metal hip, metal on metal hip, hip/knee is/was/came loose _ revision/recall
hernia mesh, transvaginal mesh, ivc filter, port catheter, powerport, hip implant/recall, knee implant recall, depo provera, depo shot, hair relaxer, roundup, talc
talcum powder, baby powder, ozempic, zantac, paraquat, camp lejeune, afff, firefighting foam, cpap recall, philips cpap, earplugs, essure, paragard, suboxone, oxbryta
taxotere, elmiron, valsartan, baby formula nec, social media addiction
[toxic_exposure stakes=3 area=product party="company responsible" pk=business say="toxic exposure"]
pneumoconiosis, mold/fumes/dust/chemical/chemicals/vapor _ sick/asthma/lungs/breathing/exposure, spring/well went bad, pesticide/herbicide drift
drifted on, ethylene oxide, welding fumes, mesothelioma, asbestosis, asbestos exposure/exposed
exposed to asbestos/benzene/silica/chemicals/lead/mold/radiation/toxic/fumes/pfas/beryllium, lead poisoning/paint, silicosis, black lung, contaminated water/well
chemical spill/exposure/leak, toxic mold/exposure/fumes, well water _ contaminated/pfas/tested, burn pit/pits, asbesto

// Hurt at work
[work_injury stakes=3 area=comp party="employer" pk=employer say="hurt at work"]
staging/plank/scaffold/ladder/rope/sling let go, carpal, staging plank, hurt wrists/hands/back from work/typing/packing
hurt/injured offshore, hurt on the/a boat/vessel/barge/rig/tug
work comp/workcomp claim/case/denied/pays/paid/paying/carrier/adjuster/doctor, hurt/injured/fell/burned/accident/crushed on the job, tank car, trainmaster, bad ordered
roustabout, skiff man, crane op/operator swung/dropped/hit/pinned, worker comp, working for _ fell/burned/crushed/cut
trabajaba podando/techando/cargando/construyendo, me cai de una/un, trabajo en construccion
died/killed at the/his/her/a plant/job/jobsite/mill/site/mine/warehouse/factory/refinery, fell # at work, explosion at the/a plant/refinery/mill
fell off/from unsecured/an/the ladder/scaffold, no harness, feca, owcp, lhwca, hurt my/his/her _ offshore/warehouse/plant/mill/yard/site/shop
hurt back/neck/shoulder/knee/hand/wrists at/on/in/#, burned at the mill/plant/work, threw my/his/her back out
crushed my/his/her/r/l/right/left foot/hand/leg/arm/fingers, pinned between, dont/doesnt/didnt/no carry comp, carry comp
wc admitted/accepted/denied/paid/pays, comp opened/admitted/denied/accepted/approved, ttd checks/was/is/short/ended, mmi/ppd #, cayo por un/una, cayo de #
se cayo en la obra, trabajando _ cayo/cai/corto/lastimo, hurt _ lifting/pulling/pushing/moving, lifting a hose/box/patient/pallet
comp pays/paid/paying/carrier/adjuster/doctor/check/checks/case/accepted/only, workmens comp, nonsubscriber, non subscriber, bwc claim/allowed/denied/checks, vssr
dwc, ttd, ppd, impairment rating, first report of injury
osha opened/cited/came/has/file/fined/report/investigated/investigation, on the clock _ hurt/fell/injured
hurt/injured my/his/her back/shoulder/knee/wrist/hand/arm/neck lifting/moving/loading/stacking/pulling/carrying/at/on, back gave/went out lifting/at
lifting a/an/the/compressor/boxes/patient/heavy _ popped/pop/felt/back/shoulder, carpal tunnel, fell off/from _ cart/trailer/forklift/pallet/dock/tank/derrick/bucket/joist
press/machine/saw/conveyor/auger/mixer/blade _ took/caught/cut/crushed/amputated, caught in _ machine/gears/rollers/belt/conveyor/auger
foreman told/said/sent/knew/text/cut/removed, hoist/crane/sling/chain/load/pallet/beam _ dropped/slipped/snapped/fell/struck/hit, roof bolter, mine roof
cayo de un/una/la/el _ andamio/escalera/techo/arbol, montacargas/carretilla/maquina/prensa/sierra _ prenso/aplasto/corto/agarro/pego/golpeo, prenso contra
en el trabajo _ cai/lastime/corte/queme, de la espalda levantando, me lastime/lesione, se lastimo/lesiono, hurt/injured at/on work/job, hurt/injured/accident on the job
hurt my/his/her _ at work/working/lifting, got hurt at work, work injury/accident/inj, workplace injury/accident, on the job injury/accident, otj injury/inj
injured while working/at/lifting, injured working, wc claim, w/c claim, comp claim
workers/workmans/workman/worker comp/compensation claim/case/denied/stopped/cut/carrier/doctor/is/wont/pays/paying/paid
fell off/from _ ladder/scaffold/scaffolding/roof/truck/beam/platform/lift/catwalk/rig/dock, fell # feet/ft/stories, fell off/from a/the ladder/roof/scaffold
forklift ~hit/ran/backed/crushed/pinned/rolled/tipped, run over by a/the forklift, caught in a/the/an machine/press/conveyor/auger/belt/saw/roller
crushed by/between/in _ machine/press/truck/forklift/load/beam, dwc #, froi, panel doctor, jones act, fela, deckhand
me lastime/lesione/accidente/cai/corte/queme en el trabajo, me lastime trabajando, se lastimo/lesiono/cayo/corto en el trabajo/obra, accidente de/en trabajo/el
me cai de la escalera/un, se cayo del techo/andamio/de, compensacion de trabajadores, compensacion laboral
[comp_denied stakes=3 area=comp party="workers' comp carrier" pk=insurer say="workers' comp benefits"]
comp/wc claim/carrier/insurance/benefits/check/checks denied/stopped/cut/refuses/refused/ended, comp denied/stopped/cut, denied workers/workmans/comp/wc, notice of denial
ttd stopped/cut/denied/ended/late, adjuster denied/stopped/cut, workers comp is/was denied/refusing
refuses/refused/wont/didnt to/file/report _ workers/injury/comp/accident/claim, boss wont report, me negaron la compensacion, no quiso reportar
