// What happened or is going on, as a legal event. `stakes` is what hangs on the event alone, `area` the side of law
// `party` and `pk` who stands against the client by the event alone, `of=client` one that must have befallen the client.
class hurtobj = me, him, her, us, them, client, clt, pnc, caller, claimant, my, his, our, husband, wife, son, daughter, mom, mother, dad, father
class hitverb = hit, struck, smashed, slammed, crashed, plowed, rammed, clipped, knocked, tapped, bumped, ran, backed, swerved, drove, merged, drifted, pulled
class rideword = taxi, cab, limo, ambulance, car, truck, suv, van, minivan, pickup, motorcycle, motorbike, bike, bicycle, scooter, moped, bus, vehicle, jeep, sedan, veh, carro, camioneta, moto
class bigrig = wheeler, whlr, wheelers, semi, tractor, trailer, truck, dump, rig
class pastold = prior, previous, old, earlier, past, former, before, another, first, if
class hitany = hit, struck, smashed, slammed, crashed, plowed, rammed, clipped, nailed, creamed, boned, sideswiped, collided, collision, crash, wreck, accident, demolished, totaled, plowing, slamming, smashing, knocked
class hurtpart = hand, hands, arm, arms, leg, legs, face, foot, feet, thigh, finger, fingers, eye, eyes, hair, scalp, neck, back, chest, stomach, skin, lap, mouth, lips, tongue
class roadctx = car, cars, truck, trucks, van, suv, bus, taxi, cab, driver, drivers, traffic, lane, lanes, intersection, highway, hwy, freeway, interstate, route, rt, road, street, crosswalk, parked, parking, toll, bumper, windshield, airbag, airbags, mph, uber, lyft, pickup, semi, trailer, motorcycle, bike, bicycle, scooter, moped, vehicle, minivan, jeep, sedan, sidewalk, boardwalk, shuttle, tow
class ground = floor, wet, ice, icy, oil, water, spill, spilled, puddle, mopped, mopping, aisle, lobby, tile, tiles, stairs, stairwell, step, steps, sidewalk, curb, hole, pothole, mat, rug, ramp, railing, rail, handrail, porch, tub, shower, locker, entrance, gel, soap, leaking, bathroom, slick, slippery, uneven, concrete, pavement, hallway, grate, dock, deck, snow, drain
class falltops = i, she, he, we, mom, mother, wife, husband, dad, father, grandma, grandmother, grandpa, son, daughter, kid, and, aunt, uncle, sister, brother, who
class bitten = arm, leg, hand, face, neck, throat, ankle, wrist, ear, calf, thigh, finger, fingers, lip, nose, cheek, butt, foot, shoulder, knee, head, scalp, chest, back
class fallsign = fell, fall, falls, slip, slipped, slipt, slid, slide, tripped, landed, splits, down, wiped, went, footing
class dogword = dog, dogs, pit, pits, pitbull, pitbulls, shepherd, rottweiler, rottie, husky, mastiff, akita, chow, chihuahua, terrier, labrador, doberman, malinois, heeler, corso, canine, hound, mutt
class carer = doctor, doctors, dr, drs, surgeon, surgeons, dentist, nurse, nurses, anesthesiologist, midwife, ob, obgyn, hospital, er, radiologist, pharmacist, pharmacy, clinic, oncologist, podiatrist, pediatrician, orthodontist, chiropractor, technician
class inside = nerve, artery, vein, bowel, bowels, duct, ureter, colon, bladder, esophagus, uterus, intestine, intestines, lung, spleen, aorta, liver, trachea, vocal
class downplay = cold, sprain, sprained, strain, strained, virus, bug, flu, gas, anxiety, migraine, migraines, stress, nerves, allergies, sinus, uti, muscle, bronchitis, reflux, heartburn, indigestion, vertigo, hemorrhoids, cyst, arthritis, constipation, colic, hormones, period, panic
class gravediag = cancer, stroke, tumor, clot, clots, appendicitis, appendix, sepsis, septic, meningitis, aneurysm, embolism, fracture, fractured, fractures, broken, break, lymphoma, leukemia, torsion, hemorrhage, melanoma, mass, heart, bleed, pneumonia, infarct, ectopic
class hitwork = deckhand, derrickhand, roughneck, lineman, roofer, ironworker, logger, carman, brakeman, scaffolder, welder, framer, millwright, longshoreman, stevedore, warehouse, drillship, tug, towboat, oilfield, refinery, sawmill, meatpacking, jobsite, foreman, longshore
class carctx = taxi, cab, minivan, jeep, car, cars, truck, van, suv, vehicle, driver, driving, drove, lane, lanes, highway, hwy, freeway, interstate, intersection, traffic, pickup, motorcycle, semi, bumper, od, ov, uber, lyft, sedan, jeep, crash, crashed, collision, wreck, mva, speeding, crosswalk, totaled, airbag, airbags, passenger, parked, merging, swerved, bus, rear
class carroctx = carro, camion, camioneta, troca, auto, coche, moto, trailer, van, bus, semaforo, carril, autopista, freeway, choque, choco, chocaron, manejando, manejaba, chofer, conductor, carretera, atropello, bicicleta
class bitesign = bit, bite, bites, bitten, biting, mauled, attacked, attack, stitches, rabies, tore, knocked, punctures, puncture, wounds
class slipctx = fell, fall, slip, slipped, slid, slipping, trip, tripped, tumbled, stumbled, landed, missed, caught
class fallthing = tree, trees, branch, branches, limb, limbs, ceiling, tile, tiles, roof, wall, shelf, box, boxes, plaster, light, pole, fence, glass, mirror, sign, door, gate, it, that, which, phone, snow, ice, bricks, debris, drywall, panel, shingles, gutter, board, boards, paint, deal, price, score
class hurtsign = hurt, injured, injury, broke, broken, fractured, fracture, fx, surgery, er, hospital, stitches, concussion, landed, struck, crushed, head, ankle, knee, back, shoulder, hip, wrist, leg, foot, arm, neck, ribs, finger, fingers, hand, killed, died, pinned
class trabajoctx = trabajo, pisca, cosecha, empacadora, rancho, manzana, trabajando, trabajaba, patron, jefe, obra, fabrica, bodega, levantando, cargando, maquina, construccion, turno, mayordomo, techo, andamio, compania
class workctx = work, working, job, boss, employer, company, comp, wc, supervisor, foreman, coworker, jobsite, site, crew, shift, warehouse, roofing, construction, plant, mill, factory, machine, forklift, press, conveyor, pallet, box, boxes, patient, osha, offshore, rig
class neglectsign = fell, fall, fallen, wandered, bruise, bruises, sores, sore, hurt, neglect, neglected, fracture, fractured, broke, broken, dehydrated, eloped, dropped, choked, sepsis, untreated, unattended, starved, malnourished, scalded
class eldctx = nursing, facility, aide, aides, staff, caregiver, cna, resident, assisted, memory, rehab, dementia, mom, moms, mother, dad, dads, father, grandmother, grandma, grandfather, grandpa, snf
class graveill = stroke, appendix, appendicitis, sepsis, septic, aneurysm, clot, embolism, cancer, ruptured, meningitis, died, missed, misdiagnosed, coma, stillborn, icu, heart, tumor
class medctx = doctor, dr, doctors, drs, er, hospital, nurse, nurses, clinic, surgeon, scan, ct, mri, xray, mammogram, biopsy, cancer, stroke, tumor, radiologist, ultrasound, labs, pcp, urgent, pediatrician, sepsis, appendix, pathology
class mishapctx = crash, accident, mva, wreck, collision, comp, wc, fell, rent, landlord, mortgage, evict*, fired, ssdi, ssi, disability
class surgctx = surgery, surgeon, surgical, operation, procedure, dentist, dental, extraction, implant, injection, epidural, anesthesia, colonoscopy, hysterectomy, csection, root, tooth, malpractice, dr, doctor, hysterectomy, section, tuck, facelift, lift, lasik, bypass, biopsy, cautery, catheter, transplant, liposuction, cataract, endoscopy, gallbladder, hernia, tonsils, appendectomy, stent
class fistctx = fist, fists, punched, punch, slapped, choked, strangled, bat, belt, boyfriend, bouncer, knife, bottle, tackled, assaulted, attacked

// Road
[rear_ended stakes=2 area=road party="other driver" pk=person kind=crash_rear say="rear-ended"]
rear ended while/at/on/by/in, was rear ended, rear ended me
rear ended, rear ender, rear end collision/accident/crash/mva/wreck | not after: i, @pastold | not before: the, a, another, an, someone, somebody, this
[crash_rear stakes=2 area=road party="other driver" pk=person say="hit from behind"]
re by a/an/od/ov/adv/truck/car/van/suv/semi/f/pickup/driver/uninsured/drunk/bus/tractor, stopped re by
~hit my/our/the back bumper | not after: i
hit on/in the/my rear | without: @fistctx, hair, grabbed, jumped
ran up the back | not after: i | not before: stairs, steps, porch, wall, door, fence
pushed/shoved/knocked into the intersection/lane/traffic/oncoming, slammed/smashed/hit/rammed/bumped from the/my back/rear | with: @roadctx, waiting, stopped, light | without: @fistctx, i pushed | not after: i
~hit/struck/tapped/bumped/clipped/smashed/rammed/slammed _ back/rear of my/our/his/her/the car/truck/suv/van/minivan/vehicle/jeep/sedan/pickup/motorcycle | not after: i
~hit/struck/smashed/rammed from the rear, pushed/knocked/shoved me/us/him/her/my/our _ into the/another/a car/truck/vehicle/van/suv/one/pickup, pushed into the/another/a car/truck/vehicle/van/suv/one in/ahead | without: @fistctx
sandwiched between _ cars/trucks/vehicles/suvs/vans
chain reaction | with: @carctx
bumped/tapped from behind | not after: i
behind me/us didnt/did/never/failed/wasnt/couldnt/not _ stop/brake/stopping/braking/slow | with: @hitany, pushed, into, tapped, bumped
choque por detras
slammed into the back | not after: i | not before: stairs, steps, porch, wall, door, fence
rearended | not after: i, @pastold | not before: the, a, another, an, someone, somebody, this
into the back/rear of me/my/our/his/her/us | not before: head, neck, throat, leg, knee, house, yard, mouth, mind, hand
hit/hits me behind | not before: the, my
behind me wasnt/not paying attention and hit/struck/ran/slammed/crashed/plowed
@hitverb _ from behind/behing, hit from/fr behind, struck from behind | without: @fistctx, hair, grabbed, jumped
por alcance
me/nos/le/lo/la ~pego/pegaron/choco/chocaron/dio/golpeo/golpearon _ atras/detras | without: anos atras, meses atras, semanas atras, dias atras, puno, cabeza por
[crash_side stakes=2 area=road party="other driver" pk=person say="hit from the side"]
~hit/struck _ from the side | without: wind, storm, wave, waves, @fistctx
swung wide and/into/hitting, crunched/crushed/scraped/smashed my/our/his/her side, takes/took/tearing/ripped off my/our/his/her _ mirror/door/bumper/fender | with: @roadctx, turn, turned, turning | not after: i
~hit/struck/smashed/slammed/rammed/clipped/plowed/crashed/ran/into _ driver/drivers/passenger/passengers side/door, hit/slammed/smashed/struck/rammed/clipped/scraped/crushed _ side of me/us, hit/slammed/smashed/struck/rammed/clipped/scraped/crushed _ side of my/our/his/her/the car/truck/suv/van/minivan/vehicle/jeep/sedan/pickup/motorcycle | not after: i, it, tree, hail | without: hail, storm, wind, tree, keyed
swerved/veered/slid/spun into me/us/him/her/my/our/his | with: @carctx
merged/merging/moved/changed/came over/right/lanes on/in top/front of me/us | with: @carctx | without: company, companies
~sideswipe
doored by
right hooked, left hooked | without: @fistctx, face, jaw
right hook | with: @carctx, cyclist, cycling, lane, turn, turned
hit/struck from side/left/right | not before: and
~hit/struck _ driver side/door, ~hit/struck _ passenger side/door
t boned, tboned, t bone, t boning, tbone, broadsided, broad sided, side swiped, sideswiped, side swipe | not before: steak, steaks, by this, by news, by the news, by the bill
changed lanes into me/my/us
merged into me/my/us/his/her | without: company, companies, account, accounts, file, case
turned into me, turned into my/his/her/our lane/path/car/truck/van/suv/vehicle/bike/motorcycle/side/door | not after: it, this, that, which, argument
me/le ~pego/pegaron de lado
se me/le metio/atraveso | with: @carroctx
| not after: i
[crash_cut stakes=2 area=road party="other driver" pk=person kind=crash_side say="another driver got in the way"]
~whip/hang/hangs/hung/whips/pulls a left/right/uturn | with: me, my, us, our, oncoming, hit, into | not after: i
pulled/cut/came/shot/swerved/drove across two/three/four/five/all/# lanes | not after: i
~turn/~pull/~back/~shoot/~come/~drive/~dart/~fly/~cut _ across my/our/his/her lane/path/lanes, a/took/made/turned left/right/uturn _ across my/our/her/his/me/us, left/right/uturn across my/our/his/her/two/three lane/lanes/path
u turn/uturn/uturns _ in front of @hurtobj
in/into my/our/his/her path | with: @carctx, @hitany, pulled | without: career, spiritual, citizenship, blocked
pulled/came/shot/pulling/coming/flew/darted/backed/rolled/turned/turning out of/from a/an/the/his/her/their _ driveway/alley/lot/street/station/exit/store/garage/parking/road | with: @hitany, see me/us/him/her, into me/us/my, nailed, side of | without: @fistctx, gun, knife
turned/turning/turns/turn left/right and/then _ @hitany, turned/turning left/right _ took/smashed/hit/struck/clipped my/our/his/her/out
failed/failing/failure/fails to yield, didnt/not yield | with: @hitany, turning, crossed, into | not after: for, for a, i, cited for
turned/turn/turning left/right without waiting/yielding/looking/signaling/stopping/signal | not after: i
cut off my/our/his/her motorcycle/bike/bicycle/car/truck/van/suv | not after: i
in front of my/his/her/our _ motorcycle/bike/harley/bicycle/car/truck/suv/van/jeep | with: pulled, turned, swerved, merged, cut, darted | without: house, home, pulled up, pulled over, cut the, cut my, gun, knife
turned left/right across, turned across, pulled across | with: pulled/turned/swerved/merged/cut
in front of me/us, in front of my car/truck/van/suv/bike/motorcycle/vehicle | with: swerved, merged, car/truck/van/suv/driver/pickup/bus/semi/od pulled/turned/cut, cut over, pulled right, turned left, pulled out from | without: gun, knife, pants, hair
turned left in front
cut in front of me | without: line, register, queue, checkout
driver/car/truck/van/suv _ cut me/him/her/us off
cut me/him/her/us off on/in/at/while/when/merging/turning | with: @carctx | without: benefits, ssi, ssdi, comp, disability, money, meds
pulled out _ front of, pulled out in front of @hurtobj, turned _ in front of @hurtobj | not before: kids, house, home, children, apartment | without: gun, knife, pistol, phone, wallet, pants
came into my/his/her lane | not after: i | not after: i
| not after: i
[crash_head_on stakes=3 area=road party="other driver" pk=person say="head-on crash"]
crossed center line head
head on collision/crash/accident/mva, head on with/w | not after: my, his, her, their
~hit/struck me/us/him/them head on, ~hit/struck my/our/his/her/another/a/the car/truck/van/suv/vehicle/bike/motorcycle/pickup head on
head on | not before: fight, battle, clash, argument, with it, with this | not after: my, his, her, your, our, their, the, to, u, you, clients, it, will, ill, just, can, and | not before: over, home, down, to, out, a swivel, the/a/my/his/her floor/ground/concrete/pavement/dash/dashboard/windshield/steering/window/glass/table/counter/door/wall/curb/sidewalk/ice/rail/corner/tile/bed/tub, floor, ground, concrete, pavement, dash, dashboard, windshield, steering, window, tile, ice, wall, curb, counter | without: deal, tackle, address, confront, face this
choque de frente, de frente contra
[crash_oncoming stakes=3 area=road party="other driver" pk=person kind=crash_head_on say="on the wrong side of the road"]
came/drifted/went/swerved/coming/veered/slid over/across/into the center/centre/median/yellow/double/oncoming | with: @carctx | not after: i
crossed center line, crossed the/over center/centerline/median, crossed centerline, wrong way driver, into oncoming
[crash_drunk stakes=3 area=road party="drunk driver" pk=person say="drunk or impaired driver"]
driver was drunk/intoxicated/impaired
by a/the drunk, by drunk | with: @carctx, hit, struck, ran, killed
drunk hit/ran/crossed/crashed @hurtobj | without: boyfriend, ex, dad, father, stepdad, slapped, punched
drunk/intoxicated/impaired/dui driver | not before: program, license, school, class, law, laws
driver arrested for dui/dwi/owi, borracho/tomado me choco, chofer borracho
conductor borracho/tomado/ebrio, un borracho me/nos/le/lo | without: bar, cantina, puno, punos, cuchillo
driver dui, driver was/got/had/is _ dui, driver charged/cited _ dui
[hit_and_run stakes=2 area=road party="hit-and-run driver" pk=person say="hit and run"]
hit @hurtobj _ and fled/drove | without: @fistctx, face, phone, purse, wallet
left the scene | not after: i, we, police, cops, officer, officers, ambulance | with: @carctx, hit, struck | without: shot, shooter, stabbed, robbed, robber
took off after hitting
driver fled, se dio a la fuga
fled the scene | not after: i, we, police, cops, officer, officers, ambulance | with: @carctx, hit, struck | without: shot, shooter, stabbed, robbed, robber
hit and/n run, hit run | not after: with a, a felony, felony, misdemeanor, of, of a, for a, alleged
se fue sin parar, le pego y se fue | with: @carroctx
hit @hurtobj _ and left/took | with: @carctx | without: @fistctx, face, phone, purse, wallet
| not after: charged, with, for
[pedestrian_hit stakes=3 area=road party="driver" pk=person say="hit while crossing or walking"]
~hit/struck walking/jogging/crossing | without: bat, @fistctx
ran/backed/drove/reversed/rolled _ into my mother/mom/wife/husband/son/daughter/dad/father/grandmother/sister/brother/kid | with: foot, walking, crosswalk, cart, spot, reversed, parking
~hit/struck @hurtobj as/while/when i/he/she/we/they stepped/crossed/walked | with: @carctx | without: @fistctx
jumped the curb | with: @hitany, pinned, ran over, me, him, her | not after: i
~hit/struck _ crosswalk, pedestrian ~hit/struck, ped ~hit/struck/v/vs, hit while crossing/walking
walking _ ~hit/struck by, crossing _ ~hit/struck by
vs/v ped
[run_over stakes=3 area=road party="driver" pk=person kind=pedestrian_hit say="run over"]
~back/~roll/~drive/~run over my/his/her/our foot/feet/leg/legs/toes/ankle/hand/arm/hip | without: forklift, cart, pallet, jack, wheelchair, mower, machine
run over by | not before: the system, life, this, time | without: dog was, dog got, cat was, cat got, puppy
run/ran @hurtobj over, ran over @hurtobj | not after: to, almost, nearly, i | not before: to, there, here, dog, dogs, cat, cats, puppy, mailbox, fence, lawn, yard, bike, phone, budget, deductible, hours, time, sprinkler, flowers, car
me/lo/la/le atropello/atropellaron/atropellado, fue atropellado/atropellada
ran over my foot/leg | without: forklift, cart, pallet, jack, wheelchair, mower
[bike_crash stakes=2 area=road party="driver" pk=person say="bike or scooter crash"]
flew/thrown/came/went/fell off my/his/her/the bike/bicycle/scooter/ebike, over the/my bars/handlebars, took/taken/takes me/him/her out | with: bike, bicycle, biking, cycling, cyclist, ebike, scooter, handlebars, bars | without: to dinner, on a date
~open/swung/threw/flung/popped _ door/doors _ into/onto/on me/us/him/her/my | with: car, truck, uber, taxi, parked, driver, passenger, bike, flying, scooter | without: fridge, oven, shop, locked, police, officers
~open/swung/threw/flung/popped _ door/doors | with: bike, bicycle, biking, cyclist, cycling, bikes, handlebars, ebike, scooter | without: shop, locked, stolen, police, officers
door swung/opened/flew open/into/right/on | with: bike, bicycle, biking, cyclist, cycling, handlebars
over the/my/his/her handlebars, clipped my handlebar/handlebars
scooter/ebike/moped/bike car/truck/suv/van/driver/bus/od/he/she/when/and/a/an/the/some _ hooks/hit/hooked/struck/clipped me/my/her/him, ~hit/struck/knocked/doored _ my/his/her bike/bicycle/scooter, on my/his/her bike/bicycle _ ~hit/struck
riding my/his/her bike/bicycle | with: hit, struck, knocked, clipped, doored | without: stolen, dog, dogs, stopped me, searched
doored
bicyclist hit/struck, cyclist hit/struck, ebike hit | not before: me, my, us, him, her, our
[motorcycle_crash stakes=2 area=road party="other driver" pk=person say="motorcycle crash"]
knocked off my/his/her motorcycle
gravel left _ went down | with: motorcycle, harley, riding, rode, honda, yamaha, rider, scooter, helmet
on my/his/her/our _ motorcycle/harley/moped/motorbike | with: hit me/him/her, was/were/got/been hit, hit by, hit it, struck, crash, crashed, killed, accident, wreck, knocked, thrown, collided, merged into, cut me off | without: stolen, payments, loan, title
motorcycle/harley/motorbike and i/he/she went/flew/slid/got
i went down on #/gravel/oil | with: motorcycle, harley, riding, rode, honda, yamaha, rider, scooter, helmet
my/his/her motorcycle _ ~hit/struck, laid the/my/his bike down, mc accident
motorcycle accident/crash/wreck/mva/collision | not after: @pastold | not before: lawyer, lawyers, attorney
accidente de moto
[motorcycle_down stakes=2 area=road kind=motorcycle_crash say="motorcycle crash"]
went/laid down on my/his/her motorcycle/harley/bike/moped | with: motorcycle, harley, bike, yamaha, honda, suzuki, ducati, kawasaki, moped, scooter | not after: price, prices
[truck_crash stakes=3 area=road party="truck driver" pk=person say="truck or van crash"]
semi truck hit | not after: my, our
~hit/struck by # wheeler
truck/trailer/semi/rig with no lights/flashers/reflectors/taillights, lost its/his/their load | with: @hitany, ran into, swerved
cement mixer/tanker/tractor trailer _ hit/hooked/drifted/crossed/crushed, truck parked _ unlit, hit by a/an/the logging/log/gravel/concrete/fedex/ups/amazon/mail/utility/cement/water/trash truck/van, hit by garbage/dump/box/delivery/log/tanker/cement/tow truck/trucks/van, hit by tanker/semi, ~hit/struck by a/an semi/tractor/dump/garbage/amazon/ups/fedex, ~hit/struck by a/an box/delivery/commercial/freight/big truck/rig/van/vehicle/semi, jackknifed, jack knifed, dump truck ~hit/ran/crossed
semi ~hit/crossed/ran/merged/jackknifed | not after: my, our
truck accident/wreck/crash | not after: @pastold, pickup | not before: lawyer, lawyers, attorney
delivery truck/van _ ~hit, trailer ~hit/swung
un trailer me/nos/le, camion me/nos/le | with: choco, chocaron, pego, golpeo, atropello, aventaron, avento, tumbo, metio, cerro, embistio, invadio, impacto
[big_truck stakes=3 area=road party="truck driver" pk=person kind=truck_crash say="big truck"]
# wheeler/whlr, tractor trailer, big rig | without: i drive, drives, cdl, fired, wages, paid, atv, riding, rode, trail, bought, lease
[transit_crash stakes=2 area=road party="carrier" pk=business say="bus or train accident"]
closed the/bus door on | with: bus, train, subway, trolley, driver, shuttle, metro
bus/train/driver/shuttle/trolley/tram _ stopped/braked/slammed/jerked/lurched/accelerated | with: flew, thrown, threw, fell, flung | without: dog, car, truck, motorcycle, motorbike
bus _ hit/struck my/our/me/his/her | without: kid, kids, student, boy, girl, aide, classmate, bully, @fistctx
bus accident/crash, train accident/crash/hit/struck/derailed, bus driver ~hit/braked/slammed, fell on/off the/a bus/train
hit by a/the train/bus/trolley/streetcar | not after: like i was, like i got, feels like i was
[rideshare_crash stakes=2 area=road party="driver" pk=person say="Uber or Lyft ride"]
in an/a uber/lyft when | with: crash, crashed, accident, struck, rear, slammed, collided, wreck, boned, ran, hit
uber/lyft accident/crash/wreck, uber/lyft driver ~hit/crashed/ran/rear
passenger in an/a uber/lyft, uber/lyft passenger, uber/lyft pax | without: assaulted, groped, raped, touched, robbed, accused, vomited, stopped
lyft/uber driver had/was | with: crash, crashed, accident, wreck, rear, ran, speeding, texting, asleep, hit
[road_rage stakes=2 area=road party="other driver" pk=person say="dangerous driving"]
road rage, ran me off the road, ran off the road by, brake checked me/him/her, tailgated me
chased me down/on/in | with: @carctx
forced me off the/a road/highway/freeway/interstate/bridge
[crash stakes=1 area=road party="other driver" pk=person say="crash"]
~run/blew/ran _ red light and ~hit | not after: i
hit a tree as/when, car accident was, hit/struck at a/the/an light/intersection/crosswalk/stop, car/truck/van/suv turning right/left hit @hurtobj
hit/into a/the pole/tree/wall/guardrail, was hit # | with: passenger, other driver, driver cited | without: @fistctx, ball, i was driving
lost control and ~hit/crashed | without: @fistctx, husband, ex, dad, anger, temper
car/truck/van/suv hit ours/mine/hers | without: at work, on the job, potty, machine, ladder, computer, market
~hit/clipped/struck @hurtobj with its/his/her/their/the _ mirror/bumper/car/truck/van/suv, knocked @hurtobj flat/down/over/into/to | with: @roadctx | without: @fistctx, bat, dog, dogs, horse, husband, ex, boyfriend, bully
ran/slammed/smashed/crashed/plowed/rammed/crunched/barreled/reversed/skidded _ into mine/me/us | with: @roadctx | without: @fistctx, wall, door | not after: i, we, at, when i
~hit/struck by a/an/the/some _ driver/motorist | without: bus driver called, golf
ran/drove/slid/skidded/veered/flew off the/a road/highway/freeway/interstate/bridge/embankment/ramp | without: my husband drove, business, snow plow
airbag/airbags went/deployed/popped/came off/out/in/on, we collided | not after: not, didnt | without: recall, recalled
wrecked/crashed/totaled/flipped/rolled his/her/the/my/our _ car/truck/van/suv/jeep/pickup with/while/and, pickup/truck/car/van/suv/jeep/bus that/which flipped/rolled/crashed/wrecked
got/hit/caught/nailed/struck me/us/him/her on/in the _ side/corner/fender/door/bumper | with: @roadctx, turning, driveway, light | without: @fistctx, ball
the impact _ threw/knocked/pushed/spun/sent, impact from behind/the | with: @roadctx, steering, seat, me, us | without: emotional, financial
into my/our/his/her _ door/fender/bumper/rear/tailpipe | with: @roadctx, turned, left, right, teenager | without: knock, knocked, key, keys, @fistctx, bullet, bullets, police, deputies | not after: i
smashed/slammed/plowed/rammed/barreled/careened/ran into me/us/him/her | with: @carctx, drove off, drunk | without: @fistctx, wall, hallway, skier | not after: i
~hit/struck @hurtobj _ intersection/crosswalk/freeway/highway/interstate/roundabout, ~hit/struck @hurtobj at/going/doing full/high/# speed/mph/miles | without: @fistctx, ball | not after: i
hit by somebody/someone, hit by a/an/this/some _ guy/lady/woman/man/kid/teenager/girl/drunk | with: @carctx, red, running, texting, speeding | without: @fistctx
backed/reversed/backing/rolled into/over me/us/him/her/my | with: @carctx | without: @fistctx, corner, wall | not after: i | not before: own, driveway, garage, spot, space
knocked/thrown down/over/off _ by a/an/the _ @rideword, ~hit/struck by a/an/the _ truck/van/suv/car/pickup/bus/semi/taxi/cab/minivan/vehicle/jeep | without: dog was, dog got, cat was, cat got, puppy, like i was, like i got, tree, branch
collision with a/an/the _ @rideword
into a light/utility/telephone pole
put it/her into a tree/pole/ditch/wall/guardrail/fence/light/telephone/utility/median, was stopped at/in/on/behind/when/waiting/and/traffic _ ~hit/rear, me pego un/una carro/camioneta/camion/moto/troca/auto/coche/van/trailer, a/the/another/other @rideword/driver ~hit me/us/him/her/my, ~crashes/crashed/plowed into me/my/us/our/him/his/her/girlfriend, slammed/smashed/ran into my/our/his/her car/truck/van/suv/vehicle/bike/house/fence/jeep/pickup/bumper
hit the guardrail/barrier/median
hit us/me # | with: @carctx | not before: times, time, x, years, months, weeks, days, hours, or | without: @fistctx, face, husband, ex
crash on/at #/hwy/highway/interstate/i, hit a car/truck/van/suv with/at/in, vs suv/van/truck/car/semi/pickup, v suv/van/truck/pickup, ran a red _ hit
crash # | not after: market, stock, computer, system, housing, economy
wreck w/with a/an/the/my | not after: nervous, emotional, mental, total, complete, absolute, train, financial
~hit/struck by semi/suv/pickup/van/truck/minivan/uber/lyft/bus/car | without: dog was, dog got, cat was, cat got, puppy, like i was
left turn accident
choque hace/el/en/por/fuerte/frontal, chocamos
blew a tire | with: crash, crashed, hit, rolled, wreck, wrecked, spun, flipped, ditch, guardrail, windshield
un carro/camion/troca/van/minivan/camioneta me/nos/le/lo | with: choco, chocaron, pego, golpeo, atropello, aventaron, tumbo, metio, cerro, impacto, choque, dio
rollover accident/crash
rolled my/the/our/his/her car/truck/utv/atv/suv/equinox | not before: loan, note, payment, balance, lease
hit by car, struck by car/vehicle | without: dog was, dog got, cat was, cat got, puppy
car/truck/van hit him/her/me/us/them | not before: dog, cat, mailbox, house, fence
auto collision, vehicle collision | not before: shop, repair, center, coverage, policy, insurance, deductible
choque en/con/el/a, choco contra/con/a/un/mi
clipped me/my/us/her/him/our | with: @carctx, mirror, bike, bicycle, fender | not before: nails, dog, hair, duct, artery, bile, nerve, ear, wings, toenails | without: surgery, surgeon, groomer
parked/stopped _ hit me/us/my/him/her/by, sitting at/in/behind _ hit me/us/my/him/her/by | not after: i just | without: @fistctx, couch, desk, bed, bench, bar
volcadura, volco, friends/friend/buddy car/truck _ crashed/wrecked/rolled
~crash into @hurtobj | not before: life, room, world, house
collided with | without: player, skier, snowboarder, field, slope, ball, schedule, skating
fender bender | not after: @pastold | not before: on, lawyer, lawyers, attorney, attorneys, case, cases, if
mva, mvc, mvas | not after: @pastold | not before: lawyer, lawyers, attorney, attorneys, case, cases, if | without: license, registration, tags, suspended, title
car/auto/vehicle/traffic/automobile/motor accident/wreck/crash/collision, auto wreck, car wreck | not after: @pastold | not before: lawyer, lawyers, attorney, attorneys, case, cases, if, coverage, shop, repair, settlement, settlements, insurance, deductible
~hit/struck by a/the/another/an @rideword/driver | without: dog was, dog got, cat was, cat got, puppy, like i was, like i got
accidente de carro/auto/coche/transito/trafico, choque de carro/auto, me/nos/le/lo/la choco/chocaron/chocado, otro carro me
accidente automovilistico, me ~pego un carro/camion/auto, me envistio/embistio, car pile up
pileup | not before: of
another car/driver ~hit, od hit
[vehicle_hit stakes=1 area=road party="other driver" pk=person kind=crash say="vehicle hit or damaged"]
someone ~hit my car
hit my bumper | not after: i
into/smashed/hit/struck/crushed/demolished my/our/his/her front/rear/back end/bumper/quarter/panel/fender, into/smashed/struck/clipped/tapped/bumped/scraped/crushed my/our/his/her bumper/fender/tailgate/quarter/taillight | not after: i | without: rock, hail, tree
into/hit/smashed/struck/crushed my/our/his/her front/rear/back/left/right/passenger/driver _ quarter/bumper/fender/door | not after: i
took/tore/ripped/knocked off/out the/my/our/his/her whole/entire/front/back/side/bumper/mirror/door/fender | with: @carctx | without: thief, thieves, stole, stolen, shop
scraped my car/truck/van/suv/bumper/fender/vehicle/jeep, hit a parked, hit parked, car wrecked, wrecked my car/truck
crushed/struck/smashed/hit/rammed/totaled my/our/his/her/client/clt car/truck/sedan/suv/van/bike/vehicle/jeep/pickup/motorcycle | not after: tree, limb, branch, hail, storm, insurance, adjuster, flood | not before: window, windows | without: bat, hammer, rock, rocks, keyed
hit my/our car/truck/van/vehicle/suv/parked | not after: tree, limb, branch, hail, storm, ladder, cart, ball, tornado, hurricane, that | without: bat, hammer, rock, rocks, keys, fist, eggs, baseball
totaled my/his/her/our car/truck/van | without: hail, flood, flooded, tree, transmission
hit our/his/her/their/my car/truck/van/suv/minivan/vehicle/parked | not after: tree, limb, branch, hail, storm, ladder, cart, ball, tornado, hurricane, that | without: bat, hammer, rock, rocks, keys, fist, eggs, baseball
[accident stakes=2 area=road party="other driver" pk=person kind=crash say="accident"]
in a/an/the bad/terrible/serious/major/horrible/minor/nasty/big/huge/severe/small/little/fatal accident/wreck/crash/collision, had a/an/my _ collision, accident/wreck/collision/crash on hwy/highway/interstate/i/route/rt/freeway/# | not before: lawyer, attorney, at work, on the job | without: potty, ladder, stairs, forklift, boat, machine, nuclear
in a/an/the wreck/collision, had a/an wreck, in a/an/the accident, had an accident | not after: @pastold, it was, dog, cat, puppy, he potty | not before: lawyer, lawyers, attorney, attorneys, case, cases, if, at work, on the job, at daycare, in his pants, in her pants, in my pants, on the carpet, on the floor | without: potty, ladder, stairs, forklift, boat, machine, carpet, pee, nuclear
when/where was/did your/the/this accident/crash/wreck/collision | not before: at work, on the job | without: boat, machine
involved in a/an accident/crash/collision | not before: at work, on the job | without: forklift, boat, machine
tuve un choque/accidente, tuve un accidente/choque | not before: en el trabajo, trabajando, de trabajo, laboral, en la obra, cerebral, cerebrovascular
[driving_incident stakes=2 area=road party="other driver" pk=person kind=crash say="driving incident" story="driving or riding incident"]
he/she no stop the/at | with: light, red, sign, car, hit, stop sign, truck
passenger in a car/vehicle | with: crash, crashed, accident, hit, struck, rear, wreck, collision, rolled | without: searched, drugs, gun, weed, arrested, charged, possession, stolen, pulled over
hit him/her with his/her/the car/truck, driver no stop
mattress/ladder/couch/debris/load/rock/rocks/furniture/wood/pipe/pipes/tire/board/boards/lumber/plywood/metal/gravel/logs/ice/object/something/junk/cooler/chair flew/fell/came/fly/bounced/dropped off/from/out _ truck/trailer/pickup/van/semi/flatbed | with: @hitany, hit, windshield, swerved, swerve, highway, freeway, behind | without: movers, moving company
ran/runs/running/blew/blows/jumped/blowing/disregarded _ red/stop/light/sign, flew/rolled/went/drove/cruised/coming/came/blew/rolling/sailed through/thru _ red/stop/light/sign | with: hit me/us/him/her/my/our/by, into me/us/my/him/her, struck, crash, crashed, smashed, slammed, boned, collided, accident, took off, broadsided, brakes, was in, flipped | not after: i, we, client, clt, caller, pnc, im, ive, i was, never, say i, says i, said i, that i | not before: fixture, camera, business | without: i ran, i blew, i went, i rolled, i was running
beat the yellow/light/red | with: hit, intersection, crash, crashed, struck
the yellow/red | with: hit me/us/him/her | without: card, flag, dress, i ran, i hit
knocked/pushed/forced/ran/shoved/sent/threw/put/spun me/us/him/her/my/our _ into the/a/an/oncoming _ lane/median/guardrail/barrier/ditch/divider/shoulder/traffic/pole/rail | with: @carctx | without: @fistctx
pinned/crushed me/us/him/her/my _ against/between/under/beneath | with: car, truck, van, suv, pickup, vehicle, bumper, bus | without: @fistctx, ex, husband, boyfriend, police, officer, cops, work, forklift
spun out/around/me/us | with: @hitany | without: @fistctx, skates, ice skating
flipped/rolled onto/on its/the roof/side, got flipped | with: @carctx
car/jeep/truck/suv/van which/that rolled, brakes quit/failed/gave on me, went off the road, ran us/me off the/a road/highway/freeway/bridge/interstate, put me/us in the ditch/median, knocked me/him/her off my/his/her/the/a bike/bicycle/scooter/moped/motorcycle/road, truck/van/car/pickup/suv ran/blew the/a red/stop/light, truck/van/car/pickup/suv ran/blew red/stop, load/logs/log/pipe/lumber/cargo fell/came/come/flew/fly off the/a/his truck/trailer/load, crossing # lanes, crossed center/centerline/lanes, cambio de carril, od ran, od pulled/struck/turned
came over on me/us | with: @carctx
car/truck/van/pickup/suv/minivan/motorcycle/semi crossed/drifted/swerved/merged, car/truck/van/pickup/suv/minivan/motorcycle/semi pulled out, car/truck/van/pickup/suv/minivan/motorcycle/semi turned left/right/across/in | not before: behind, at lease
hit my/our wife/husband/son/daughter/mom/mother/dad/father _ in/on/while | with: @carctx | without: @fistctx, face
pinned _ truck/car/wall/trailer | with: by, between, under, beneath, driver, reversed, backed, rolled | without: @fistctx, husband, ex, police, officer, cops, man
el otro carro | with: choco, chocar, pego, golpeo, luz, alto, paso, rojo, metio, choque, accidente
me/lo/la tumbo/aventaron/arrollo, nos pego | with: @carroctx
came thru my windshield, through my windshield | without: shot, bullet, bullets, brick, threw, ex
tire came off/through | with: crash, crashed, hit, rolled, wreck, wrecked, spun, flipped, ditch, guardrail, windshield
car rolled | not before: up, by, past
other car ran/crossed/turned/hit/pulled, other car came at/across/into/out/over/from/through/around | not after: my, our
drifted and/into/over | with: @carctx, centerline, shoulder | without: apart, debt, sleep, marriage
drove into a/the/our/my | with: @carctx | not before: bay, cove, harbor, marina, lake, city, town, parking, driveway, lot, station, neighborhood, complex, alley, country, state, area, gas, mountains, woods, desert, apartment
another car/driver ran/crossed
hit our/his/her/their/my house/fence | not after: tree, limb, branch, hail, storm, ladder, cart, ball, tornado, hurricane, that | without: bat, hammer, rock, rocks, keys, fist, eggs, baseball
[boat_crash stakes=3 area=road party="operator" pk=person say="boating accident"]
hit by a/the boat, collision on the lake/bay/river, thrown from the/a boat
jet ski/boat/pontoon/jetski _ hit/struck/came us/me/him/her/across/our, boat accident/crash/collision/hit/struck/collided
parasailing | with: @hurtsign, crash, accident, rope, fell, drowned
pontoon/boat/skiff/jetski/sailboat/ferry/airboat _ ~hit/struck/rammed/capsized/sank/flipped, pontoon/boat/skiff/jetski/sailboat/ferry/airboat _ ran over/into/aground, boating accident/collision/crash, jet ski hit/struck/crash/accident, propeller struck/hit/cut
[air_crash stakes=4 area=road party="operator" pk=business say="aircraft or skydiving accident"]
plane went down, hot air balloon crash
chopper set down
hard landing/ditching | with: plane, pilot, helicopter, flight, aircraft, airline, chopper, skydiving, parachute, tandem, balloon, cessna
floatplane/cessna/chopper/helicopter _ crashed, floatplane/cessna/chopper/helicopter _ went/came down, floatplane/cessna/chopper/helicopter _ landed/down hard, plane/helicopter/helo/airplane crash/crashed/accident, skydiving accident
[ntsb stakes=4 area=road party="operator" pk=business kind=air_crash say="NTSB report"]
ntsb prelim/report/says

// Premises
[slip_fall stakes=1 area=premises party="property owner" pk=business say="slip or fall"]
slip and fell, slips and falls, slide and fall
s f, t f | with: store, floor, walmart, water, wet, ice, icy, box, cone, aisle, grocery, sidewalk, lot, stairs, fx, spill, mall, restaurant, apt, step
slid in/on/into/off/across | with: locker, tile, shower, tub, floor, wet, ice, puddle, bathroom, toilet | without: car, truck, tires, brakes, driving, highway, slid into home
@falltops went down on my/his/her/the hip/knee/knees/back/side/elbow/wrist/tailbone/butt/face, ass/head over teakettle/heels | without: motorcycle, bike, tackled, in love
@falltops fell/slipped/skidded/stumbled/slipt | with: @ground | not before: behind, through, for, in love, asleep, apart, out, into, ill, sick, pregnant, up, me, him, her, a, an, my, his, on hard, back on, short, under, victim, within, on me, off the wagon | without: motorcycle, bike, car, truck, crash, roof, price, rent | not after: tree, branch, ceiling
fell backwards/backward/forward/forwards/headfirst, landed _ on my/his/her _ back/hip/knee/knees/butt/tailbone/elbow/side/face | with: @ground, slipped, tripped, store, fruit, broke off, curb, bench | without: motorcycle, bike, car, truck, crash, punched, pushed
went flying/down/backwards/backward | with: floor, slick, wet, ice, icy, mat, mopped, mopping, mat, puddle, spill, tile, entrance | without: car, truck, motorcycle, bike, windshield, handlebars, plane, stairs to
face planted/plant/planted, bit it hard, both legs/feet shot/went/slid/came/flew out | not after: software
stepped on a/some/something _ fruit/grape/banana/lettuce/liquid/wet/slippery/grease/food/plastic/hanger | with: landed, slipped, fell, back, knee, down, twisted
slipt on/in/at, slipped and broke/hit/landed/hurt/went/busted/twisted/cracked/tore/injured/sprained/smacked, lost _ balance and fell | not after: knife, hand, saw, blade, grinder
wiped out | with: floor, wet, mopped, ice, icy, cone, stairs, steps, ramp, puddle, slick | without: savings, account, motorcycle, surf
down i/she went | with: floor, spilled, spill, wet, aisle, ice, stairs, step, puddle, store
feet/foot/legs/heel went/flew/came/slid/shot/slipped out/sideways/forward/from/under | with: @slipctx, floor, wet, ice, water, aisle, stairs, landed, grape, spill
i/and/mom/mother/wife/husband/dad/father/grandma/just/feet/she went/go down | not before: the, to, a, into, there, this, that, in, for, with, from | with: slippery, ice, wet, floor, spill, spilled, puddle, mopped, tile, sidewalk, curb, concrete, pothole, crack, ramp | without: motorcycle, bike, harley, mph, plane, price, rent, tackled, punched, elevator, phone
made @hurtobj fall/slip/trip | not before: in love, asleep, behind, for, short
slid/slide in/on/across/through _ puddle/water/wet/oil/spill/grease/soap/liquid/soda/ice | without: car, truck, tires, brakes, driving, road, highway
slick/slippery/greasy/icy/wet/mopped/soapy floor/floors/tile/ramp/stairs/steps/sidewalk/walkway/entrance/surface | with: fell, slipped, slid, landed, tore, broke, splits, went down, injured
on my/his/her back/butt/tailbone/knees/elbow on the/a _ tile/floor/concrete/ground/ice/sidewalk | with: wet, slipped, fell, ice, spill, tripped, soaking, ended up
took a tumble/spill/header/nosedive | not after: price, prices, stock, stocks, shares, market, sales, business, credit | without: motorcycle, bike
slip at/on/in dock/deck/work/the | not after: pay, pink, boat, permission, deposit, packing, the, my, our, let, bank, marina
fell at/in/inside store/work/school/hotel/restaurant/mall/walmart/gym/hospital/parking, fell sidewalk, slipped tailbone, slipped getting/stepping/coming/walking
down the stairs | with: @slipctx | without: pushed, threw, shoved, dragged, kicked
fell on # | without: due, payment, birthday, holiday, deadline, date
slid on | without: car, truck, motorcycle, suv, van, brakes, tires
slipped in/on my | not before: drink, dms, mailbox, shoes, payments, mortgage
slipped # | not before: disc, discs, disks, disk
fell getting on/off, fell # at/in/on, had a fall
took a fall, bad fall, went down hard | not after: sales, business, credit, market, computer, system | without: tackled, punched, motorcycle
fell in/at/inside/outside the/a/my/their/his/her | not after: @fallthing | not before: category, cracks, lap, coma, depression, gap, trap, hands, love, middle
resbalon, se resbalo, slipped and/n fell, slipping on/in, slip on wet/ice/water/floor
slip and/n/amp fall, slip fall | not before: lawyer, lawyers, attorney, attorneys
piso mojado | with: resbale, resbalo, resbalon, cai, cayo, caida
slipped on/in/at | not before: my drink, his drink, her drink, a clause, a fee, some, an extra, my mortgage
me/se resbale/resbalo
snf at, sf at, sf on | not after: # | without: nursing, discharged, admitted, medicare, rehab, resident, transferred, rent, sqft
i slipped, he slipped, she slipped | not before: up, out, away, into, past, through, me, him, her, a note, something, and drank, and used, back, my
fell on _ ice/floor/water/spill/sidewalk/wet | not after: @fallthing
slipping hazard, wet floor and/so/i | with: @slipctx, went, hurt, down
resbale y/en, resbalo y/en, me cai en, me cai por, caida en
se cayo en | not after: techo, arbol, rama, pared, cielo, cuenta
went down on the ice/floor/ramp/steps | not after: fired
fell at walmart/target/kroger/costco/the/a/work | not after: fired, @fallthing | not before: same, feet, bad time, wrong time, bottom
slid on something/grease/soap/liquid/spilled
[trip_fall stakes=1 area=premises party="property owner" pk=business say="trip or fall"]
tripped # | not before: breakers, breaker, times, alarms
fell off the curb, foot went through
shoe/foot/toe/heel/sandal/cane/walker/wheelchair/leg _ hooked/caught/snagged/stuck/wedged on/in/under/between | with: @ground, bolt, fell, tripped, crack, twisted, broke | without: machine, conveyor, auger, door of the train
leg/foot went down/through/between/into | with: plank, board, hole, dock, floor, deck, grate, gap, missing, rotten
~fall off/down a/the _ curb/step/ledge/stage/platform/dock/pier/bench | not after: price
bench/chair/stool/bleacher/swing/hammock/barstool/table flipped/tipped/toppled over/with/and/under
stumbled over, missed the/a/an last/bottom/first/top/unmarked step/stair | not before: words, his words, my words, the answer
fell thru/through a/an/the _ skylight/roof/floor/ceiling/porch/deck/hole/step/board/grate, fell thru a/the
unmarked/uneven/broken/missing/loose/rotten/unlit/wobbly/cracked/raised step/steps/stair/board/tile/pavement/concrete/sidewalk/slab/brick/threshold/curb | with: fell, tripped, trip, fall, missed, stumbled, landed, went down
stepped off/into/in/on _ curb/hole/pothole/grate/drain | with: twisted, broke, rolled, snapped, ankle, knee, fell, hurt, sprained, leg
rug/mat/carpet _ bunched/curled/rolled/folded/buckled/loose | with: went over, over it, fell, tripped, fall, caught
stepped on/off/in a/an/the loose/broken/uneven/hole/edge
fell through a/the | not after: it, deal, sale, this, that, everything, case, paperwork | not before: cracks, crack
foot caught, foot went through/under/out/off | with: @slipctx | not before: fire, in the machine, in a machine | without: machine, conveyor, auger, pedal, stirrup
uneven sidewalk/pavement, raised slab | with: @slipctx
trip and/n fall, tripped and/n fell, tropezo/tropece con/y/en, stepped in/into a/an hole/pothole
i tripped | not before: out, the alarm, the breaker, up, balls
tripped on/over/in | not before: acid, lsd, shrooms, mushrooms, drugs, his words, my words
trip fall | not before: #, semester, of, break
fell in/into a/an/the/open hole/pothole/manhole/pit/trench
tripped over
fell off the porch/deck/balcony | not after: @fallthing, railing
[stair_fall stakes=2 area=premises party="property owner" pk=business say="fall on stairs"]
~tumble/rolled/~slide down _ stairs/steps/stairway/escalator/stairwell, tumble down _ stairs/steps/escalator | without: pushed, threw, shoved, kicked
fell down _ stairs/steps/stairway/stairwell, fell on _ stairs/steps, me cai por/de las escaleras
[stairs_broke stakes=2 area=premises party="property owner" pk=business kind=stair_fall say="broken stairs or railing"]
handrail/railing/rail/banister came/pulled/snapped/ripped off/loose/out/away
step/stair/stairs/steps broke/collapsed/gave, railing/handrail/rail/banister broke/collapsed/gave, stairs gave | with: fell, fall, foot, under, down, me, @hurtsign
[fall_height stakes=3 area=premises party="property owner" pk=business say="fall from a height"]
fell # feet/ft/stories/story/floors, fell from/off a/the roof/balcony/ladder/window/bridge, fell from/off ladder/roof | not after: @fallthing, tree, shingle, brick | without: boat, plane, parachute
[collapse stakes=3 area=premises party="property owner" pk=business say="something fell or broke"]
ceiling tile fell
balcony/deck/porch/stairs/staircase/bleachers/dock/ramp/platform came/crashed/went down/crashing | with: us, me, him, her, people, on it
ladder/chair/stool/bench/swing/hammock/shelf/railing i/we/he/she bought/got/used/rented snapped/collapsed/broke/gave/folded
fall/falls/falling/fallen on/onto my/his/her head/foot/shoulder/back/hand/neck/leg | not after: i, he, she, we, my
deck/balcony/porch came/pulled off
came off the wall/ceiling/hinges/shelf/building/roof | not after: paint, wallpaper, plaster | with: @hurtsign, hit, fell, on me
fell on my/his/her/our car/truck/shop/house/roof/shed, chair/stool/bench broke/collapsed under, broke under me, ladder/scaffold broke
pine/oak/limb/tree _ fell | without: climbing, climbed, out of a tree, hit a tree
struck/hit by falling/a/flying tree/branch/object/ladder/sign/box/beam/debris/limb/pallet/gate, dropped on/onto my/his/her head/foot/feet/toe/toes/hand/leg/back/shoulder/arm/knee/neck/fingers, tree/limb/branch/ladder/panel/bin/door fell/dropped, tree/limb/branch/ladder/panel/bin came down
came down on me/him/us/top | with: tree, ceiling, shelf, shelves, box, boxes, sign, beam, wall, roof, pallet, scaffold, rack, door, gate, branch, limb, ladder, pipe, load, machine, awning, tv, mirror, display, garage, sheetrock, plaster
deck/balcony/porch/ceiling/roof/floor/wall/bleachers/stage/scaffold ~collapse/fell/gave/caved | not before: me, us, him
shelf/shelves/box/boxes/pallet/sign/tv/tree/branch/limb/display ~fall on/onto/off/over, gate fell
fell on my/his/her/me head/foot/leg | not after: i, he, she, we, client | without: slipped, tripped, i fell, he fell, she fell, stairs
se cayo el techo
se derrumbo | not after: negocio, vida, matrimonio, todo, mundo
[elevator stakes=3 area=premises party="property owner" pk=business kind=collapse say="elevator, escalator or door accident"]
dropped # floors | not before: working, running
stuck/trapped in a/an/the elevator, elevator _ dropped/fell/stopped, elevator at/in my/the _ dropped/fell, elevator at/in my/the job/work/office building dropped/fell, elevator dropped/fell/malfunction, elevator stopped, elevator door/doors closed/hit/shut/caught | not before: working, running
garage door, automatic door | with: fell on, came down, hit me, hit my, hit her, hit him, crushed, closed on, struck, injured, pinned
escalator stopped/jerked/caught/threw
[attack_on_premises stakes=3 area=premises party="property owner" pk=business say="attacked or robbed on the premises"]

was/were/been/being/is beat up | without: car, truck, boyfriend, husband, ex, wife, charged
beat up at a/the bar/club
shot/stabbed/robbed/attacked/assaulted/raped/jumped/mugged _ parking/hotel/motel/club/bar/complex/mall, shot/stabbed/robbed/attacked/assaulted/raped/jumped/mugged _ apartment complex/building/lobby/hallway | without: boyfriend, husband, ex, wife, girlfriend, roommate, dog, charged, accused
negligent security, security guard ~beat/tackled/threw/punched/slammed
bouncer/bouncers ~threw/beat/punched/hit/broke/slammed/choked | not before: me out, us out, him out, her out
shot/stabbed/robbed/attacked/assaulted/jumped/mugged at a/an/the/my apartment/apartments/hotel/motel/complex/mall/club | not after: a, best, another, my, cheap, one, long | without: boyfriend, husband, ex, wife, girlfriend, roommate, dog, charged, accused
[assault stakes=3 area=person party="attacker" pk=person kind=assaulted say="attacked, hit or robbed" story="attacked, hit, grabbed or robbed"]
cracked/broke/smashed/swung/threw/hit/struck a/an/the/his/her _ bottle/bat/glass/pipe/stick/chair/knife/hammer on/over/at/across/into my/me/his/her/him | without: store, window, car | not after: i
came/ran/rushed at me/us/him/her with, put/had/held me/him/her/my _ in a/an/the chokehold/headlock/choke | without: dog, dogs, offer, lawsuit | not after: i
tackled me/him/her/my/us, grabbed/dragged/yanked/picked/lifted me/him/my/her/us _ by the/his/her/my neck/throat/hair/collar/arm | not after: i | without: @dogword, football, soccer, accused, charged
rushed/ambushed/cornered/jumped/mugged me/us/him/her | with: robbed, wallet, nose, punched, kicked, garage, phone, gun, knife, stabbed, broke | without: dog, dogs, hospital, surgery | not after: i
was/were/got assaulted/mugged/molested in/at/by/on/outside/inside/near | without: charged, accused
gunned down, was/were/been/being beat/jumped/pistol up/whipped, pistol whipped, was/were/got/been robbed at/by gunpoint/knifepoint, knelt/kneeled/kneeling on my/his/her/their neck/back/chest, slammed/threw/thrown me/him/her/my _ on/to/into/onto/against the ground/floor/pavement/concrete/wall | without: car was, truck was, charged, accused, dog, dogs, crash, airbag, seatbelt, collision
choked/strangled me/him/her until/till/unconscious/out, punched/kicked/kneed me/him/her _ mouth/nose/jaw/head/face/eye/ribs/teeth, hit me/him/her _ with his/her/their fist/fists/elbow/phone/gun | not after: i, ball, airbag, car, branch, tree | without: crash, collision, accident, airbag, ball, bat boy, ladder, tree, branch, charged, accused, dog
tased/tazed/tasered me/him/her/my/us/#, tased/tazed _ times | without: dog
groped/fondled/molested me/him/her/us/my | without: accused, charged, allegation, allegations, manager, boss, coworker, supervisor, hr, job, work | not after: i
[drowning stakes=4 area=premises party="property owner" pk=business say="drowning or near-drowning"]
found in the pool | with: child, son, daughter, baby, boy, girl, toddler, unconscious, unresponsive, body, dead, face, cpr, husband, wife, brother
near drowning
drowned in/on/at/while/#, son/daughter/husband/wife/child/boy/girl/brother _ drowned | not before: debt, debts, bills, in debt, in bills, medical, paperwork, student, credit
[burn_poison stakes=3 area=premises party="business" pk=business say="burn, poisoning or explosion"]
house blew up
legionnaires, explosion de
carbon monoxide | not before: detector, detectors, alarm, alarms, monitor
burned by | with: coffee, water, soup, oil, steam, acid, chemical, chemicals, grill, stove, fryer, pan, pipe, hot, boiling, wax, iron, degree, skin, tea, heater, exhaust, radiator, hospital
propane/gas leak/tank/line/explosion | with: burned, burn, burns, exploded, explosion, blew, sick, poisoned, unconscious, hospital, er, dead, died
gas explosion, house exploded, legionella
gas leak | with: burned, burns, exploded, explosion, blew, sick, poisoned, unconscious, hospital, er, dead, died
intoxicacion | not before: publica, alcoholica
house/basement blew #, house/basement blew | not before: through, its, the, a, me, us, up, over, past, my
[hot_spill stakes=3 area=premises party="business" pk=business kind=burn_poison say="hot liquid spilled"]
hot water spilled
spilled hot/scalding, hot coffee/soup/oil/tea on/spilled, hot water on me/my/him/her/his
[food_illness stakes=3 area=premises party="business" pk=business kind=burn_poison say="food illness or allergy"]
got sick after eating
allergic reaction _ restaurant/food/server/waiter, served me/her/him _ allergic, told the waiter/waitress/server _ allergic/allergy, food poison*, food poisoning, salmonella, listeria
e coli | with: food, ate, eating, restaurant, lettuce, beef, burger, water, meal, salad, outbreak
[fire stakes=3 area="premises home" party="property owner" pk=business say="fire"]
fire in our/my/the/his/her apartment/building/house/block/unit/complex, apartment/house burned down, se quemo la casa/el
house/apartment/building/kitchen fire | not before: alarm, alarms, escape, code, codes, marshal, exit, exits, extinguisher, inspection, inspector, hazard, hazards, safety, department, dept, insurance, door, doors, suppression
[ride_or_sport stakes=2 area=premises party="operator" pk=business say="recreation accident"]
rock climbing wall | with: ~fall/fell/broke/landed/fracture/~injure/hurt/surgery/fx/~hit/crash/fracture/snapped/tore
snowmobile, sled, trampoline, trail ride, ski lift, chair detached, zip line | with: fell/broke/threw/thrown/crash/rolled/hit/broken/injured/fracture/fx/passenger
horse | with: fell/broke/threw/thrown/crash/rolled/hit/broken/injured/fracture/fx/passenger | without: bought, sold, sale, boarding, seller
zipline, trampoline park/gym/place, roller coaster, amusement park, chairlift, bounce house, water slide, waterslide, snowmobile/atv/utv/golf cart accident/crash/rolled/hit, thrown from a/the/her/his horse | with: ~fall/fell/broke/landed/fracture/~injure/hurt/surgery/fx/~hit/crash/fracture/snapped/tore
chairlift stopped/rolled/detached
[daycare_injury stakes=3 area=premises party="daycare" pk=business say="child hurt in child care"]
at day care, at the daycare | with: hurt/injured/broke/broken/fractured/bruises/hit/bit/burned/choked/fell/abused
at daycare, daycare gave/said/worker/called/teacher | with: hurt, injured, broke, broken, fractured, fx, fracture, yank*, bruise, bruises, bit, burned, choked, fell, abused, allergic
en la guarderia, guarderia | with: golpe, golpeado, mordio, moretones, moreton, quemo, quemadura, cayo, lastimo, lastimaron, pego, fractura, rota, roto, quebro
daycare worker, babysitter hit/shook/left | with: hurt/injured/broke/broken/fractured/bruises/hit/bit/burned/choked/fell/abused

// Animals
[dog_bite stakes=3 area=animal party="dog owner" pk=person say="dog bite"]
bit/bitten/bite me/us/him/her/my/his/our | with: @dogword | without: my dog, our dog, my puppy, a bit, spider, snake | not after: a, little
and bit/bitten, chased/attacked and bit/bitten, stitches from my/his/her/a/the/their _ dog/dogs/pit/shepherd | with: @dogword, ups, mail, delivery, owner, leash | without: my dog bit, snake, spider, tick, a bit
prior bite, dog bites | not after: my, our, no, any
bit by _ dog/pit/dogs, bitten by _ dog/pit/dogs
dog bite, dogbite | not after: my, our | not before: my/our/another dog/cat/puppy
mordio un/el perro, mordida/mordedura de perro | not after: my, our | not before: tick, spider, snake
got/was/been/is bit/bitten, bit by, bitten by | with: dog, dogs, pit, pits, bull, pitbull, shepherd, rottweiler, husky, puppy, leash, canine, chow, mastiff | without: my dog was, my dog got, our dog was, our dog got
dog/pitbull/shepherd/husky/rottweiler/mastiff _ bit | not after: my, our | not before: my/our/her/his/another/a/the/other/their dog/dogs/cat/cats/puppy/chickens, my/our small/little dog
dog bit/bites/bited | not after: my, our | not before: my/our/another dog/cat/puppy
pit bull/pitbull bit | not after: my, our | without: my dog was, my dog got, our dog was, my cat was
perro me/le/lo/la mordio | not after: my, our, mi | not before: tick, spider, snake, arana, un arana, vibora, serpiente, rata, raton, gato | without: arana, vibora, esposo, novio, nino
[dog_attack stakes=3 area=animal party="dog owner" pk=person kind=dog_bite say="dog attack"]
dogs got out | with: @bitesign
got/grabbed/had/took/caught @hurtobj/my/his/her/our _ by the/his/her @bitten | with: @dogword | without: my dog, our dog
grabbed/tore/ripped/shredded/punctured/shook my/his/her/me _ @bitten | with: @dogword | without: my dog, our dog
@dogword _ jumped/charged/rushed/cornered/tackled/knocked me/us/him/her/my | without: my dog, our dog, police
@dogword _ latched/clamped/lunged/chomped | with: me, my, him, her, his | not after: my, our | without: my dog
latched/clamped on/onto/to my/his/her/me/him _ arm/leg/hand/face/ankle/calf | with: @dogword
sank/sunk its/his/her/their teeth | without: my dog
attacked/mauled by _ @dogword | not after: dog was, dog got, cat was | without: my dog was, my dog got, our dog was, cat was
went after/at me/him/her/my/our/us | with: @dogword | without: my dog, our dog
was/got/been nipped | with: @dogword | without: my dog, our dog, leash law
mauled my/me/his/her, tore up by _ dog/dogs
tore my/his/her arm/leg/face | with: dog, dogs, pit, pits, bull, shepherd, rottweiler, husky, mastiff, leash, bit, bite
pit bulls/rottweilers/dogs got out/me/my/into | with: @bitesign, got me, got my/his/her @bodypart
attack per animal | without: ratas, chinches, aranas, mosquitos
animal control _ bite/bit/owner/dog | with: bit, bite, bitten, attacked | without: my dog, our dog
se salieron y me/lo/la, perro/perros se salieron/salio/mordieron/tumbaron/atacaron | with: mordieron, mordio, atacaron, ataco, tumbaron, mordida
dogs came out/after, loose dog/dogs/pit/pits | with: @bitesign
dangerous dog | not before: hearing, ordinance | with: @bitesign
mauled by, attacked by a/the/my/neighbors dog/pit/pitbull/dogs, pit bull/pitbull attacked | not after: my, our | without: my dog was, my dog got, our dog was, my cat was
dog/pitbull/shepherd/husky/rottweiler/mastiff _ attacked/mauled | not after: my, our | not before: my/our/her/his/another/a/the/other/their dog/dogs/cat/cats/puppy/chickens, my/our small/little dog
dog attacked/mauled/attack | not after: my, our | not before: my/our/another dog/cat/puppy
perro me/le/lo/la ataco | not after: my, our, mi | not before: tick, spider, snake, arana, un arana, vibora, serpiente, rata, raton, gato | without: arana, vibora, esposo, novio, nino
[bite stakes=3 area=animal party="dog owner" pk=person kind=dog_bite say="bite"]
mordieron | without: ratas, chinches, aranas, mosquitos
bit my/his/her face/hand/arm/leg/finger/calf/thigh/ear/lip/nose/cheek | not after: i | without: boyfriend, husband, wife, girlfriend, inmate, student, coworker, roommate, spider, tick, snake, officer
nipped me/my/his | not before: problem
bit/bitten/biting me/him/her/us in/on/and/twice/again/several/as, bit me/him/her/us | with: @dogword | without: my dog bit, our dog bit, spider, tick, snake
bit/bitten by a/an/the/his/her/my/neighbor/neighbors/landlord/pit | not before: spider, tick, snake, brown, rat, rats, mosquito, bug, bugs, bee, cat, recluse, copperhead, rattlesnake, bat, raccoon, horse, kid, child, patient, resident, student
me/le/lo/la mordio | not after: my, our, mi | not before: tick, spider, snake, arana, un arana, vibora, serpiente, rata, raton, gato | without: arana, vibora, esposo, novio, nino
nipped a/the/his/her jogger/kid/child/boy/girl/man/woman/neighbor/visitor/lady/cyclist

[animal_injury stakes=2 area=animal party="owner of the animal" pk=person say="hurt by an animal"]
thrown by a/the horse
horse/cow/goat/donkey/pig/cat/rooster/goose/mule/bull/llama _ bit/kicked/bucked/charged/scratched/attacked/trampled/gored me/him/her/my | not after: my, our
dog knocked me/her/him | not after: my, our
horse kicked/threw/bit, cat bite, cow/bull/goat/pig kicked/charged/gored/trampled, kicked by a/the horse/cow/mule
[pet_harmed stakes=1 area=animal party="owner of the animal" pk=person say="pet hurt or killed"]
my/our/his/her dog/cat/puppy/horse was/got killed/attacked/bit/bitten/mauled/hit/poisoned/shot, killed my/our/her/his dog/cat/puppy, bit my/our dog/cat/puppy, attacked my/our dog/cat/puppy, vet killed/botched/misdiagnosed

// Medical
[misdiagnosis stakes=3 area=medical party="care provider" pk=care_provider say="missed or late diagnosis"]
failed to dx
didnt/never/not/doesnt see/saw/catch/caught/notice/noticed/spot/spotted/find/found/detect/recognize the/my/his/her/a/it _ fracture/tumor/mass/cancer/clot/infection/stroke/appendicitis/nodule/aneurysm/sepsis/bleed | with: @medctx, fracture
~mix up my/his/her/the/our _ results/samples/labs/biopsy/chart/specimens/embryos/slides
stroke missed
cancer _ missed | not before: work, rent, payments, payment, court, appointments, days, my, weeks, some, several, a payment
missed diagnosis, delayed diagnosis, failed/failure to diagnose
late diagnosis | not before: adhd, autism, of adhd, of autism
~read my/the/his/her chart/scan/ct/xray/mri/results/labs wrong, wrong diagnosis, misdiagnosed, mis diagnosed, miss diagnosed, misdiagnosis | without: mechanic, dealer, dealership, engine, transmission, car, truck
missed _ cancer/fracture/stroke/tumor/clot/appendicitis/sepsis/mass/nodule/infection/aneurysm | not before: treatment, treatments, appointment, appointments, screening | without: work, rent, payment, payments, court, school, job, shifts, classes
didnt/never diagnose/diagnosed | not before: with adhd, adhd, autism, autistic, bipolar, depression
misread _ xray/scan/mri/ct/mammogram/biopsy/x/results/film, missed on xray/ct/mri
dx missed, dx delayed, mal diagnostico, diagnosticaron mal, no le/me detectaron
[late_diagnosis stakes=3 area=medical party="care provider" pk=care_provider kind=misdiagnosis say="possible missed diagnosis"]
sent home from the er/hospital/ed | with: @graveill | without: boss, manager, school, principal, teacher, coach, fired
should have been diagnosed/caught | with: @medctx
told/said _ go home, go home and rest, sent @hurtobj home, sent home | with: heart attack, stroke, seized, seizure, coma, collapsed, burst, ruptured, died, cardiac, passed away, septic, sepsis | without: boss, manager, school, principal, teacher, coach, fired
nobody/one/never read/looked/checked/noticed/reviewed at/my/the/his/her _ ct/scan/mri/xray/mammogram/results/biopsy/labs/sugar/oxygen/vitals/monitor/chart | without: lease, contract, drug test
lost my/his/her/the _ mammogram/biopsy/results/scan/sample/labs/slides/specimen | with: cancer, stage, later, tumor
blood sugar/pressure was never/not checked, something was wrong with the/my baby | with: baby, labor, coma, seized, stillborn, brain
told/said/saying/thought/called/say _ it/was/just/only/a/an _ @downplay, said/told/say @downplay | with: @gravediag | without: work, boss, landlord, insurance said, car, fender
turned out to be/it a/an/my/the _ @gravediag | with: @medctx, doctors, told, brushed, dismissed, ignored, said
~brush/blew/blowing me/him/her/us/my off | with: @medctx
ignored/missed/overlooked/dismissed my/his/her/the _ clot/clots/sepsis/stroke/infection/bleeding/tumor/cancer/lump/fracture | without: work, rent, payment, chemo
read as normal/negative/benign, reported as normal/negative/benign, read benign/normal/negative, no imaging ordered, said/told _ fine/nothing _ cancer/stroke/fracture/tumor, abnormal results
never sent/ordered/referred _ mammogram/biopsy/ct/mri/specialist/imaging, never ordered _ scan/test | with: @medctx, pain, lump, imaging
follow up in # months, aneurysm had | with: cancer, mass, nodule, tumor, stage, died, missed, lesion, sent, er
told _ cyst/normal/virus/hemorrhoids, they told me/him/her gas/anxiety/fine, never told/called _ results/abnormal, results _ never told/called/mailed/read | with: @medctx
sent @hurtobj home _ er/stroke/appendix/died/back/with/without, er sent me/him/her home, sent home from er | with: @graveill | without: boss, manager, school, principal, teacher, coach, fired
told _ it was anxiety/gas/migraine/flu/reflux/nothing/indigestion/vertigo/hemorrhoids, said it was _ anxiety/gas/migraine/flu/reflux/nothing/hemorroids/hemorrhoids | with: @medctx, chest, pain, discharged, symptoms
me/lo/la mandaron a casa, me dijeron que era | with: hospital, doctor, medico, emergencia, emergencias, clinica, apendice, derrame, infarto, cancer
[surgical_error stakes=3 area=medical party="surgeon" pk=care_provider say="surgery or dental problem"]
pulled the wrong, removed the wrong | not before: person, guy, man, car, vehicle, file, records, tree, trees, name, report, driver, part, item | with: @surgctx, kidney, organ, teeth, leg, ovary, testicle, hospital
broke a file, woke up during | with: @surgctx, hernia, scope, catheter, went in | without: crash, accident, mva, wreck, tire, shot, stabbed
surgery to correct/fix _ first, nerve _ cut during, burned by laser, surgery was botched, operacion salio mal
hit/nicked/cut/tore/poked/punctured/burned my/his/her/the _ @inside/kidney | with: @surgctx | without: knife, crash, stabbed, accident
did/took/removed/cut/operated/pulled/replaced/amputated/fused/injected _ wrong side/level/leg/knee/kidney/tooth/eye/hip/foot/breast/ovary/finger/disc/vertebra/testicle/hand/toe/arm
broke my/his/her/a jaw/tooth/root/drill | with: dentist, extraction, pulling, oral, implant
woke up/awake/aware during/in/mid/before the/my/middle surgery/operation/procedure/middle, woke up in the middle of surgery/the/my | without: night, neighbors
lasik/surgery/procedure/operation/epidural/injection/filler/botox/extraction went bad/wrong/south/sideways, stuck/put/placed the iv/needle wrong
@hitverb a/my/his/her/the nerve/artery | with: @surgctx, needle, nurse, iv, phlebotomist, blood draw | without: crash, accident, mva, dog
cut/damaged/severed/injured/pinched a/my/his/her/the _ nerve/artery/vein/bowel/ureter/colon/bladder/uterus | with: @surgctx | without: crash, accident, mva, dog, knife, glass, saw, machine
@inside was/were/got _ punctured/perforated/nicked/torn/lacerated/severed | without: crash, accident, mva, wreck, knife, stabbed, shot, fall
put/placed/installed in crooked/wrong/backwards/upside | with: @surgctx, hip, knee, mesh, dentist
never woke up from/after/again _ surgery/operation/procedure/anesthesia
tooth/extraction/root/implant _ numb, dentist took/pulled _ tooth _ numb/infection/jaw, botched surgery/procedure, implant moved
cut the/my/her/his wrong | not before: tree, trees, check, key, line, wire, size, hair, board
tube put in/into | with: wrong, lung, misplaced, instead, windpipe
iatrogenic, surgery done/gone/going wrong, surgery on the/my/his/her wrong
wrong implant/hip/screw/lens, screws/screw/plate/rod/hardware broke/loose, drilled into/through | with: @surgctx, eye, cataract, fusion, spine, knee, hip, bone, jaw, sinus, ankle, revision
numb since, nerve hit/was hit, numb since/lip/chin | with: @surgctx | without: crash, accident, mva
lasik | with: blind, vision, pain, dry, blurry, worse, botched, wrong, damage, halos, ruined
ureter was/cut/injury, nerve was cut/hit/severed/damaged, bowel was/injury/nicked/cut/perforated, was perforated, paralyzed after, punctured my/his/her | with: @surgctx, hernia, scope, catheter, went in | without: crash, accident, mva, wreck, tire, shot, stabbed
wrong side/site/level/leg/knee/kidney/tooth/teeth/patient/eye/hip surgery/pulled/removed/operated/out/taken, operated on the wrong
left _ inside @hurtobj, sponge/towel/gauze/needle/clamp/instrument/guidewire left, left a/an sponge/towel/gauze/needle/clamp/instrument/drill/piece | not before: car, house, apartment, truck, room, home | with: @surgctx, hospital, abdomen, abd, belly, body, xray, ct, inside, retained, c section
bile duct
nicked/cut/perforated/punctured/severed/lacerated/clipped/tied _ bowel/artery/duct/ureter/colon/bladder/esophagus/uterus | without: knife, glass, stabbed, hvac, air duct, saw, crash, window
surgery went wrong, surgeon messed/screwed/cut/nicked/left, me/le operaron mal, dejaron una gasa/esponja
[after_surgery stakes=3 area=medical party="surgeon" pk=care_provider kind=surgical_error say="complications after surgery"]
surgery _ pain ever since, second surgery to fix/repair | without: @mishapctx
since the/my/his/her surgery/operation _ pain/numb/cant/couldnt/bleeding/infection/drop/limp, after surgery _ cant/couldnt/infection/numb/worse | without: @mishapctx
[medication_error stakes=3 area=medical party="care provider" pk=care_provider say="medication error"]
allergic to _ gave | with: @medctx, med, meds, medication, medicine, pill, pills, drug, penicillin, pharmacy
# times the dose
im/am/was/is/hes/shes allergic to | with: prescribed, gave, given, administered, injected, prescribe | without: restaurant, waiter, food, peanut
overdosed my/me/him/her/us | with: hospital, nurse, doctor, morphine, insulin, pharmacy, facility, er
wrong script/rx
insulin/heparin/potassium _ wrong/overdose/instead, morphine/fentanyl _ wrong/instead, ten times the dose/dosage/prescribed/ordered, medication error
gave @hurtobj the wrong | with: dose, med, meds, medication, medicine, pill, pills, drug, injection, shot, prescription, insulin, blood, iv, vaccine, pharmacy, nurse
wrong medication/medicine/med/meds/dose/dosage/drug/prescription/pills | not before: test, tests, charge, case, glasses
pharmacist/pharmacy ~give/gave/filled/mixed/wrote/label/dispensed, pharmacy error/mistake/gave/filled/mixed/mislabeled | with: wrong, error, mistake, someone, instead, allergic, mixed, mislabeled
med error, double dose, overdosed by, medicina equivocada
gave @hurtobj _ allergic/allergy | with: @medctx, med, meds, medication, medicine, pill, pills, drug, penicillin, pharmacy
[birth_injury stakes=4 area=medical party="care provider" pk=care_provider say="birth injury"]
uterine rupture, negligent delivery, birth injury/trauma, shoulder dystocia, erbs palsy, erb palsy, hie
[birth_trouble stakes=4 area=medical party="care provider" pk=care_provider kind=birth_injury say="complications at birth" story="complications at birth, or cerebral palsy"]
delayed c section, lost oxygen at birth, baby died during/in labor
without/lack/loss/deprived of/oxygen _ oxygen | with: baby, newborn, birth, delivery, section, labor
waited/waiting/took too long to do/for/with/get _ section/deliver/delivery
baby/newborn _ without oxygen | without: daycare, pool
at birth _ oxygen/brain/arm/shoulder, vacuum extraction, decels, decelerations, c section delay/delayed, cooled _ nicu, fetal distress
baby/newborn/son/daughter _ hie/cooling/seizures/nicu | with: birth, born, labor, delivery, oxygen, section, midwife, ob, cord, brain, hie, malpractice, cooling cap
brachial plexus, cerebral palsy | with: birth, born, delivery, labor, oxygen, section, cord, midwife, ob, forceps, newborn, dystocia, baby
during labor/delivery, parto | with: baby, birth, ob, doctor, nurse, section, newborn, midwife, epidural, cord, oxygen, forceps, nicu, died, bebe, cesarea, oxigeno
preeclampsia, stillborn, stillbirth | without: fired, job, boss, leave, fmla, manager, employer
[medical_neglect stakes=3 area=medical party="care provider" pk=care_provider say="malpractice"]
certificate of merit, affidavit of merit
med malpractice, dr mistake, doctor mistake/error, error medico, doctor se equivoco, medical negligence, medical malpractice, med mal
malpractice | not after: legal | not before: insurance, carrier, policy | without: my lawyer, my attorney, a lawyer, an attorney, old lawyer, former attorney
negligencia medica, mala practica, mala praxis | not after: legal
[care_harm stakes=3 area=medical party="care provider" pk=care_provider kind=medical_neglect say="problem with medical care"]
infection after surgery, nobody checked on @hurtobj | not before: to sign, to give me my, to provide, to fill, to release, to write, to bill, to complete, my fmla, to send, payment, insurance, me from | without: jail, fmla, records, accommodation
@carer messed/screwed/fucked up | not before: my bill, the bill, my insurance, the insurance, my paperwork, billing, records, on the bill, on my bill, my name, my credit, my prior | without: billing, bill, paperwork, coding, records, insurance claim
infection/mrsa/staph/sepsis from/after the/a/my/his/her hospital/surgery/operation/clinic/dentist/er/procedure/iv/catheter/port/implant
bled out/to | with: surgery, operation, hospital, doctor, doctors, nurse, thinner, thinners, labor, birth, section | without: shot, stabbed, crash, knife
killed himself/themselves | with: psych, discharged, ward, inpatient, er, suicide watch, hospital
dropped the ball on my/his/her/moms/dads | with: @medctx, sepsis
discharged _ died/back/next | with: hospital, er, doctor, icu, ambulance, ed, nurse, died | without: bankruptcy, army, navy, military, debt, chapter
sepsis from/after, hospital ignored/neglected/refused, doctor ignored/refused/dismissed, dr ignored/dismissed, doctors/nurse/nurses ignored/refused/dismissed/dropped | not before: to sign, to give me my, to provide, to fill, to release, to write, to bill, to complete, my fmla, to send, payment, insurance, me from | without: jail, fmla, records, accommodation
no informed consent, never/didnt/not/havent sign/signed a/any/the/that _ consent, nobody/noone/never/not/wasnt/didnt/werent told/tell/warn/warned/explain/explained/inform/informed/disclose/disclosed me/us/her/him/the/of/about/that/any/i/it/possible _ risk/risks/complications/effects, no one told/warned/explained/informed _ risk/risks/complications/effects, wasnt/never/not warned/told that/about/it/the/this _ could/can/drug/medication/pill, nobody/never told me/us/her i/it/we/she could | with: @surgctx, @medctx, drug, medication, pill, pills, mesh, hysterectomy, tubes | without: landlord, dealer, police, boss, seller, floor
never/didnt/not agree/agreed/consent/consented/ok/okay/approve/approved/give/gave/given to/that/it/this/permission/consent, without asking me/us/my, only agreed to, said/them/him/her no to/epidural/but/and | with: surgery, surgeon, procedure, operation, hysterectomy, tubes, exam, epidural, vaccine, extraction, tooth, biopsy, catheter, anesthesia, sedation, c section, operated | without: landlord, police, boss, records, rent, insurance, sell
~operate/operated/worked on my/the/his/her wrong/left/right _ when/instead/not, pulled/removed/took/extracted the wrong, supposed to be the right/left/other | with: @surgctx, @medctx, operated, tooth, knee | without: turn, lane, road
dentist pulled/broke/left, dentist ~drilled/hit/broke/pulled/damaged | with: wrong, numb, infection, infected, broke, jaw, nerve, healthy, bleeding, pain, sinus, piece, root
unnecessary surgery/procedure, botox/filler/lipo/liposuction/bbl/veneers/laser _ ~infect/burned/botched/wrong/lumps/necrosis/damage | not after: legal
[nursing_neglect stakes=3 area=medical party="nursing home" pk=care_provider say="nursing home neglect"]
in/sat/sitting/lying/left _ own/soiled/dirty waste/urine/feces/filth/poop/excrement/pee/mess/diaper/diapers | without: jail, prison, daycare, cps, inmate, dog, dogs, landlord
nursing home neglect/abuse/neglected/abused/dropped/left/let, snf neglect
neglected at/in the/her/his nursing/facility/home | without: kids, children, cps, custody, foster
[elder_care stakes=3 area=medical party="nursing home" pk=care_provider kind=nursing_neglect say="elder care problem"]
lost weight _ home | with: @eldctx | without: landlord, ceiling, kids, cps, foster
hot water _ facility, fell # times _ home/facility
punched/hit/slapped/kicked/pushed/scratched/choked her/him/my/mom/dad/grandma | not before: head, hip, elbow, face, leg, hand, arm, knee, shoulder, button, alarm | with: nursing, facility, resident, memory, dementia, assisted, snf, aide, roommate at, at the home | without: husband, boyfriend, school, daycare, police
wet/soiled/dirty/own diaper/diapers/brief/briefs/depends/sheets | with: @eldctx | without: baby, daycare, toddler, infant, foster, cps
bed/side rail/rails was/were/not/left _ down/off/up | with: nursing, facility, rails, rehab, aide, snf, resident | without: truck, car
waited/took/delayed _ hours/days/weeks/day/hour to call/tell/notify/get/send/take/xray | with: @eldctx, hip | without: insurance, landlord, court, refund
lost my/our/her/track _ mother/mom/dad/father/grandma/grandmother/grandpa | with: facility, nursing, memory care, blocks, wandered, aide | without: died, passed, years ago, covid, home when, house
aspirated, feeding tube | with: nursing, facility, rehab, aide, snf, wrong, resident
fell/fallen two/three/four/five/six/seven/several/multiple/many/# times at/in/there, fell/fallen # times at/in | with: facility, nursing, home, rehab, assisted, memory, care, snf
~lose # lbs/pounds _ home/facility/rehab/care/there | with: @eldctx
nobody/no/not/never/didnt/dont/doesnt/wont one/feeds/feed/fed/turned/turn/turns/turning/changed/changing/repositioned/reposition/rotate/rotated/bathed her/him/them/mom/dad/grandma/grandpa | with: sore, sores, wound, ulcer, home, facility, lbs, nursing, aides, aide | without: school, daycare, cps
resident/patient _ beat/hit/attacked/pushed/assaulted/punched my/him/her | with: nursing, facility, dementia, memory, assisted, snf
not treating my/our _ right _ home, door alarm off/turned/silenced, scald/scalded _ bath/shower/facility, aides left/dropped, dropped @hurtobj _ transfer/hoyer/lift, fell _ nursing/assisted/memory/rehab/facility, elopement risk/alarm, eloped from, ulcera/ulceras/llagas _ asilo/presion
scalded in/by | with: @eldctx, shower, bath, tub | without: coffee, restaurant, soup, daycare
in a/the home _ fallen/fell/sores/bruises/dehydrated, at the home _ smells/weight/dirty/bruises | with: @eldctx | without: landlord, ceiling, kids, cps, foster
nursing/memory/assisted/care home/care/living/facility/center _ fell/broke/died/sores/hip/bruises/dehydrated/choked/wandered/burn/wound/neglect, two person assist | not after: child, day | without: will, estate, probate, inheritance, executor, trust, daycare
elder abuse/neglect | without: financial, bank, poa, money, accused, charged
caregiver/caregivers/aide/aides/cna/staff/nurse _ hitting/yanked/grabbed/slapped/twisted/kicked/hits/punched/shoved/abusing/pinched, caught on camera/video hitting/slapping/abusing/hurting/yelling/shoving | with: @eldctx | without: school, student, teacher, classroom, bus, son, class, kid, officer, police
in her/his/their/its own waste/urine/feces/poop/mess/filth/pee, soiled/dirty/wet diaper/diapers/brief/briefs/sheets/bed, overmedicated/overmedicating/oversedated/medicated/drugged her/him/my/mom/dad, nobody/noone/never/not/didnt/isnt being/feeding/feeds/changing/changed/changes/turning/turned/checking/checked/check fed/changed/turned/bathed/cleaned/her/him/mom/dad/on, laid/lay/left/laying/lying on the/her/his floor for/# | with: mom, mother, dad, father, grandma, grandmother, grandpa, grandfather, aunt, nursing, facility, aides, aide, assisted living, memory care, care home, the home, resident | without: baby, toddler, daycare, infant, surgery center, dog, gym, hotel
lost #/two/ten/twenty/thirty/forty lbs/pounds | with: nursing home, facility, memory care, assisted living, care home, aides, there, the home | without: diet, surgery, gym
call light/bell/button _ never/not/isnt/ignored/unanswered/reach/answered
money/ring/rings/jewelry/cash/belongings/clothes went/is/are/has/keep/were/was missing/stolen/disappearing/gone/gone, wrong/somebody/someone/another _ pills/meds/medication/medicine/insulin, dehydrated and/at/with/when/from | with: nursing home, care home, facility, assisted living, memory care, rehab center, the home, group home, aides | without: i work, work at, pharmacy
caregiver/aide _ hit/stole/dropped/left/pushed, aide hit/slapped/dropped/pushed/handled | without: school, student, teacher, classroom, bus, son
locked unit, memory unit, her/his facility/fac, nursing facility, hoyer lift | with: @neglectsign
wander/wandered/wandering off/out/away | with: nursing, facility, aide, aides, staff, caregiver, cna, resident, assisted, memory, rehab, snf, dementia, unit
[nursing_told kind=nursing_neglect when=matter.nursing stakes=3 area=medical party="nursing home" pk=care_provider say="elder care problem"]
# degree scald, left in a/the shower/tub/bath/chair alone/unattended, weight loss # in, dropped # lbs/pounds, found on _ floor | without: coffee, restaurant, daycare, baby, toddler, kids, cps
scald/scalds, left alone/unattended on/in, found her/him/mom/dad/them on the floor, choked on _ diet/toast/food/meat, wt loss, let him/her wander, locked unit | without: coffee, restaurant, daycare, baby, toddler, kids, cps
[pressure_sore stakes=3 area=medical party="nursing home" pk=care_provider kind=nursing_neglect say="bedsores"]
bed sores, decub*, bedsore/bedsores to, bed sore/sores, bedsore, bedsores, pressure ulcer/ulcers/sore/sores/wound/injury, stage # pressure/ulcer/sore/wound/sacral/decubitus, decubitus, unstageable
[wrongful_death stakes=4 area=person pk=person say="wrongful death" unless=matter.inherit]
wrongful death, wrongfully killed | not after: almost, nearly
muerte por negligencia | not after: almost, nearly
[killed stakes=4 area=person pk=person kind=wrongful_death say="death" unless=matter.inherit]
found unconscious _ dead
died at the scene, died at/from/after/on _ scene/injuries/crash/fall, my husband/wife/son/daughter/mother/father/mom/dad/brother/sister was killed, husband/wife/son/daughter/mother/father/mom/dad/brother/sister/baby killed in/by/at/on/when/#/while, husband/wife/son/daughter/mother/father/mom/dad/brother/sister/baby drowned, husband/wife/son/daughter/mother/father/mom/dad/brother/sister/baby was/were killed, lo/la mato, mataron
engulfed | with: died, killed
fatal crash/accident/fall/shooting | not after: saw a, witnessed a | without: charged, arrested, dui
killed # | not before: of, people, men, dogs, chickens, others, trees, birds
~kill in a/an/the crash/wreck/accident/collision, killed my/our/his/her husband/wife/son/daughter/mother/father/mom/dad/brother/sister/baby, died in a/the crash/wreck/accident, killed instantly, mataron a mi, murio en el accidente | not after: almost, nearly
was/were/is killed by/when/in/at/on/#, killed # _ when/by | not after: almost, nearly | without: dog, dogs, cat, cats, puppy, chickens, horse, pet
died at work/scene | not after: car, battery, phone, truck, engine
[death when=matter.deadly stakes=4 area=person pk=person kind=wrongful_death say="death" unless=matter.inherit]
found her/him/them/dad/mom/husband/wife/son/daughter/brother/sister dead, husband/wife/son/daughter/brother/father/dad electrocuted, found # in _ dead, mi hijo/esposo/papa/hermano murio, my son/husband/wife/daughter/mother/father died #/from/after/in/at/of, murio el #, y murio, fallecio, murio #/en/por/de/cuando, pronounced dead

// Products and mass torts
[product_failure stakes=3 area=product party="manufacturer" pk=business say="defective product"]
defective product/design/part/airbag/brake/brakes/tire/seatbelt/device/implant, product defect, product liability
producto defectuoso
[product_broke stakes=3 area=product party="manufacturer" pk=business kind=product_failure say="something failed, broke or burned"]
burned my scalp, airbag did not, kill switch failed
blade/lid/handle/wheel/cap/cork/bottle/chainsaw/disc/head _ flew/blew/popped/shattered off/apart/in/into | with: cut, burned, hurt, eye, hand, face, shin, leg, arm, stitches, er, fell
took off by itself/on | with: car, wall, hit, brakes, stop, crash
vape/ecig/cig/pen/battery/lighter/charger/fryer/pot/cooker/blender/bottle/can/grill/stove/heater went/blew/blown off/up | with: hand, pants, pocket, face, leg, burned, chest, eye, fire, firecracker
implant/implants/mesh/filter/stent/lead/pacemaker/valve/breast _ ruptured/leaked/leaking/migrated/eroded/fractured | without: tire, pipe, roof, water
seat/seatback/headrest/harness/buckle/latch _ collapsed/failed/unlatched/gave | with: crash, accident, hit, rear, son, daughter, baby, child, ejected | without: security
tire/tread came apart | with: crash, crashed, hit, rolled, wreck, flipped, highway, freeway, spun
toy/crib/stroller/carrier/highchair/swing/bouncer/playpen/walker _ came/broke/fell/snapped apart/off/down/open | with: choked, swallowed, hurt, injured, er, stitches, fell, broke his/her, head
~shock me/him | with: charger, phone, outlet, toaster, cord, appliance, battery, dryer, washer, microwave, plugged
charger/vape/battery/blender/cooker/blanket/pad/heater/hoverboard/toaster/iron/curler _ burned/burnt/cut/shocked me/him, burned/burnt/cut/shocked my/his/her @hurtpart
was/were/is defective | with: fingers, hand, burned, injured, hurt, crash, surgery, cut, eye, fell, killed | without: title, service
grab iron sheared/broke, airbag didnt/failed/exploded/never, caught fire _ charging/garage/car, strap had failed, estallo, burst into flames, seat belt/seatbelt failed/broke, tread separation/separated, brakes failed/went out, exploto la/el
shield/guard/weld/hose/valve/bearing/pto _ failed/broke/snapped/burst/sheared | not after: security, prison, jail, blue, crossing, mouth, heart
pump/device/machine/heater/stove/battery/charger/airbag/brake/brakes/tire malfunctioned/exploded/failed/overheated/ignited | not after: water, and, domestic
chemical burns | with: hair, dye, relaxer, cream, shampoo, cleaner, bottle, product, label, brand, peel, lotion, spray
battery _ fire/exploded | not after: and, domestic, aggravated
unintended acceleration | with: tesla, car, crash, drive, driving, vehicle, suv, accelerated
exploded | not after: he, she, boss, husband, ex, wife, i, they, manager, dad, mom, landlord, phone, just | not before: at, on me, in anger, with
blew up in | with: battery, phone, vape, cooker, grill, lighter, bottle, tank, can, device, pen, charger, engine, stove, fireworks, pressure
tire blew | with: rolled, rollover, tread, recall, recalled, defective, crash, crashed, flipped, separated, michelin, firestone
exploto | without: jefe, patron, gritos, trabajadores, coraje
steering/brakes/brake/throttle/wheel/seat/sling/anchor/hook failed/broke/snapped/tore, steering/brakes/brake/throttle/sling/anchor _ failed/snapped | not before: my, his, her, inspection, the inspection
battery/phone/vape/charger/cooker/ebike/scooter/hoverboard/laptop/grill/tire _ exploded/burst, battery/phone/vape/charger/cooker/ebike/scooter/hoverboard/laptop/grill caught/blew fire/up | not before: with
malfunctioned | with: burned, injured, hurt, crash, shocked, exploded, implant, pump, device, killed, died
[food_object stakes=2 area=product party="manufacturer" pk=business kind=product_failure say="object found in food or drink"]
piece/pieces/shard/shards/chunk/chunks/bits of/a _ metal/glass/plastic/bone/wood/wire/stone/rock in it/my/the/her/his/them | with: ate, eating, bit, drank, drink, soda, food, sandwich, salad, soup, burger, swallowed, chewed, tooth, throat, can, bottle
glass/metal/plastic/needle/razor/screw/bone/mouse/rat/worm/maggots/maggot/nail/bolt/wire/tooth/blade in my/his/her/our/the/a _ food/salad/soup/can/bottle/sandwich/burger/drink/cereal/meal/chips/candy/juice/formula/pizza
[guard_missing stakes=3 area=product party="manufacturer" pk=business kind=product_failure say="safety guard missing"]
shield missing, guard missing, guard was missing/removed
[recall stakes=3 area=product party="manufacturer" pk=business kind=product_failure say="product recall"]
lot was recalled
was/were/got recalled after
fda recalled/recall, cpsc recall, lot recalled, product recall, recalled product/car/drug/lot/device, under recall, recall notice
was recalled | not before: to | without: warrant, bench, duty, judge, laid
[device_or_drug stakes=2 area=product party="manufacturer" pk=business say="drug, device or product named"]
knee implant recall, baby formula nec
metal hip, metal on metal hip, hip/knee is/was/came loose _ revision/recall, hernia mesh, transvaginal mesh, ivc filter, powerport, depo provera, hair relaxer, talc
depo shot, port catheter, hip implant/recall | with: tumor, meningioma, brain, recall, recalled, failed, loose, revision, metal, fractured, infection, defective, migrated, broke
talcum powder, zantac, paraquat, afff, firefighting foam, cpap recall, philips cpap, essure, paragard, oxbryta
earplugs | with: military, army, hearing, tinnitus, combat, deaf, marine, marines
roundup, baby powder | with: cancer, lymphoma, nhl, diagnosed, ovarian, exposure, exposed, mesothelioma, used, sprayed for | without: neighbor, neighbors
ozempic | with: gastroparesis, stomach, blind, vision, vomiting, paralysis, gallbladder, bowel, lawsuit
suboxone | with: teeth, tooth, dental, decay, film, cavities
taxotere, elmiron, valsartan, social media addiction
[toxic_exposure stakes=3 area=product party="company responsible" pk=business say="toxic exposure"]
breathing/breathed/inhaling/inhaled _ fumes/dust/chemicals/vapors/solvent/solvents/spores/silica/welding | with: plant, years, lungs, copd, asthma, cancer, work, sick, hospital, factory, refinery | without: neighbor
pneumoconiosis, mold/fumes/dust/chemical/chemicals/vapor _ sick/asthma/lungs/breathing/exposure, pesticide/herbicide drift
spring/well went bad | with: fracking, mine, coal, blasting
ethylene oxide, welding fumes, mesothelioma, asbestosis, asbestos exposure/exposed
drifted on | with: spray, sprayer, herbicide, pesticide, chemical, dicamba, crop, crops, smoke
silicosis, black lung, contaminated water/well
exposed to asbestos/benzene/silica/chemicals/lead/mold/radiation/toxic/fumes/pfas/beryllium | not before: people, parents, relationship, behavior, environment, workplace, work
chemical spill/exposure/leak, toxic mold/exposure/fumes, well water _ contaminated/pfas/tested, asbesto
burn pit/pits | without: neighbor, neighbors, yard, backyard, hoa, trash
camp lejeune | with: water, cancer, exposure, exposed, parkinsons, diagnosed
lead poisoning | not before: disclosure, addendum, form, pamphlet, inspection, certificate
lead paint | not before: disclosure, addendum, form, pamphlet, inspection, certificate | with: poisoning, child, son, daughter, kids, baby, blood, levels, exposed

// Hurt at work
[work_injury stakes=3 area=comp party="employer" pk=employer say="hurt at work"]
injured while working, injured while at work | not before: weights, out
on the job injury/accident | not after: prior, previous, old, past, earlier
fell # at work, on the clock _ hurt/fell/injured
fell/slipped/tripped/hurt/injured/burned/cut/crushed/broke/tore/twisted/strained/fall _ at/on/in my/the/his/her/our job/jobsite/shift/plant/warehouse/worksite/site, fell/slipped/tripped/hurt/injured/burned/cut/crushed/broke/tore/twisted/strained/fall _ at work, at work i fell/slipped/tripped/hurt/broke/tore/burned/cut/injured/twisted/felt | without: feelings, camp site, web site, school site, coworker got hurt, coworker fell, nobody was hurt, cut my pay, cut my hours, broke the rules, broke policy, my hours, fired for
hurt wrists/hands/back from work/typing/packing, hurt/injured offshore, hurt my/his/her _ offshore/warehouse/plant/mill/site, accidente de/en trabajo, accidente en el trabajo, hurt/injured/fell/burned/accident/crushed on the job
trabajaba podando/techando/cargando/construyendo, trabajo en construccion | with: compensacion, murio, cai, cayo, corto, corte, lastime, golpeo, caida, hospital, cirugia, fractura, brazo, espalda
died/killed at the/his/her/a plant/job/jobsite/mill/site/mine/warehouse/factory/refinery
burned at the mill/plant/work, se cayo en la obra, trabajando _ cayo/cai/corto/lastimo
en el trabajo _ cai/lastime/corte/queme, hurt/injured at/on work/job, hurt/injured/accident on the job
hurt my/his/her _ at work/working, got hurt at work, work injury/accident/inj, workplace injury/accident, otj injury/inj | not after: prior, previous, old, past, earlier
injured working
me lastime/lesione/accidente/cai/corte/queme en el trabajo, me lastime trabajando, se lastimo/lesiono/cayo/corto en el trabajo/obra, compensacion de trabajadores, compensacion laboral
hurt on the/a barge/rig/tug
explosion at the/a plant/refinery/mill | with: @hurtsign
[machine_or_load stakes=3 area=comp party="employer" pk=employer kind=work_injury say="machine, load or fall accident"]
run over by a/the forklift
boom/scissor/lift/forklift/tractor/loader/crane/excavator/bobcat/backhoe/mower/cart/manlift _ tipped/rolled/flipped/toppled over/on/onto/with
ladder/scaffold/scaffolding/plank kicked/slid/slipped/gave/went/shifted out/from/way | without: stole, stolen
rebar/nail/blade/saw/drill/hook/screw/splinter/grinder _ went/cut/shot/drove/tore through/into my/his hand/leg/foot/arm/finger/fingers/thigh/eye/thumb
dropped/fell a/an/the _ on my/his/her foot/hand/head/toe/toes/leg/back/shoulder/fingers | with: @workctx, coworker, beam, crew | without: store, aisle, walmart, customer
nail gun/guns, shot a nail | with: @hurtsign, into, through, my
smashed/squished/squeezed between the/a/two/an | with: @workctx, dock, trailer, truck, loader | without: crash, mva
chemical/chemicals/acid/oil/grease/steam/bleach/solvent/caustic splashed/sprayed/splattered/got/spilled/spattered in/on/into/onto my/his/her/me/him | with: @workctx
staging/plank/scaffold/ladder/rope/sling let go, fell off/from _ scaffold/scaffolding/beam/platform/catwalk/rig, crushed by/between/in _ machine/press/forklift/load/beam, crane op/operator swung/dropped/hit/pinned, caught in _ machine/gears/rollers/belt/conveyor/auger, cayo de un/una/la/el _ andamio/escalera/techo/arbol, montacargas/carretilla/maquina/prensa/sierra _ prenso/aplasto/corto/agarro/pego/golpeo, prenso contra, forklift ~hit/ran/backed/crushed/pinned/rolled/tipped, caught in a/the/an machine/press/conveyor/auger/belt/saw/roller, se cayo del techo/andamio/de
no harness | with: fell
fell off/from _ cart/trailer/forklift/pallet/dock/tank/derrick/bucket/joist | without: golf, boat, lake
press/machine/saw/conveyor/auger/mixer/blade _ took/caught/cut/crushed/amputated | not after: atm, vending, answering | without: atm, card
roof bolter, mine roof | with: coal, miner, mining, fell, bolt, crushed, shift, hurt, injured, killed
hoist/crane/sling/chain/load/pallet/beam _ dropped/slipped/snapped/fell/struck/hit | without: necklace, highway, freeway, hwy, supply
fell off/from unsecured/an/the ladder/scaffold, crushed my/his/her/r/l/right/left foot/hand/leg/arm/fingers, pinned between, fell # feet/ft/stories, fell off/from a/the ladder/roof/scaffold, fell off/from _ ladder/roof/truck/lift/dock | with: @workctx | without: crash, mva, wreck, car
cayo por un/una, cayo de #, me cai de una/un, me cai de la escalera/un | with: @trabajoctx
[strain stakes=3 area=comp party="employer" pk=employer kind=work_injury say="strained or hurt"]
my/his/her back/shoulder/knee went/gave/popped out/way | with: @workctx, picking, lifting, lb, lbs | without: crash, accident, car, chiropractor
lifting a hose/box/patient/pallet, lifting patient/patients/resident/residents/box/boxes, back gave/went out lifting/at, lifting a/an/the/compressor/boxes/patient/heavy _ popped/pop/felt/back/shoulder
hurt/injured my/his/her back/shoulder/knee/wrist/hand/arm/neck lifting/moving/loading/stacking/pulling/carrying/at/on | without: gym, crash, accident, walmart, store, stairs, car
carpal, carpal tunnel | without: ssdi, ssi, fibromyalgia, bipolar, depression, diabetes
hurt back/neck/shoulder/knee/hand/wrists at/on/in/#, threw my/his/her back out, hurt _ lifting/pulling/pushing/moving | with: @workctx | without: crash, mva, wreck, car
me lastime/lesione, se lastimo/lesiono | with: @trabajoctx
de la espalda levantando
// its papers and payments, where nobody tells of the injury
[comp_claim kind=work_injury general=yes stakes=3 area=comp party="employer" pk=employer say="workers' comp"]
work comp/workcomp claim/case/pays/paid/paying/carrier/adjuster/doctor, feca, owcp, lhwca, dont/doesnt/didnt/no carry comp, carry comp, wc admitted/accepted/denied/paid/pays, ttd checks/was/is/short/ended, mmi/ppd #, workmens comp, nonsubscriber, non subscriber, bwc claim/allowed/denied/checks, vssr
comp opened/admitted/denied/accepted/approved, comp pays/paid/paying/carrier/adjuster/doctor/check/checks/case/accepted/only | not after: unemployment, time, deferred, full, stock
dwc, first report of injury
ttd, ppd | without: postpartum, baby, birth, tb
workers/workmans/workman/worker comp/compensation claim/case/denied/stopped/cut/carrier/doctor/is/wont/pays/paying/paid, dwc #, froi
wc claim, w/c claim, comp claim | not after: unemployment | without: hail, deer, comprehensive, windshield
worker comp
impairment rating, panel doctor | with: comp, wc, workers, work, injury, injured, mmi, ppd, dwc
[ship_or_rail_law kind=work_injury general=yes stakes=3 area=comp party="employer" pk=employer say="Jones Act or FELA"]
jones act, fela
[work_hurt kind=work_injury when=matter.hurt stakes=3 area=comp party="employer" pk=employer say="trade or job site named"]
skiff man, deckhand | without: retaliated, retaliation, fired me
tank car, trainmaster, bad ordered, roustabout | with: @hurtsign, fell | without: retaliated, retaliation
foreman told/said/sent/knew/text/cut/removed | with: @hurtsign, fell | without: retaliated, retaliation
[osha kind=work_injury when=matter.hurt stakes=3 area=comp party="employer" pk=employer say="OSHA involved"]
osha opened/cited/fined/report/investigated/investigation | without: retaliated, retaliation, fired me
osha came/has/file | with: @hurtsign, fell | without: retaliated, retaliation
[comp_denied stakes=3 area=comp party="workers' comp carrier" pk=insurer say="workers' comp refused or stopped"]
notice of denial | with: comp, wc, workers, dwc, ttd, work, injury
workers comp is/was denied/refusing
denied workers/workmans/comp/wc
comp/wc claim/carrier/insurance/benefits/check/checks denied/stopped/cut/refuses/refused/ended, comp denied/stopped/cut | not after: unemployment
ttd stopped/cut/denied/ended/late
adjuster denied/stopped/cut | with: comp, wc, workers, dwc, ttd, work, injury
me negaron la compensacion
[report_refused stakes=3 area=comp party="workers' comp carrier" pk=insurer kind=comp_denied say="report or claim refused"]
no quiso reportar | with: @trabajoctx, lesion
boss wont report
refuses/refused/wont/didnt to/file/report _ workers/injury/comp/accident/claim | with: @workctx, manager
