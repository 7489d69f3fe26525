// Harm to the body of the client or of the family member the client asks for. `part` gives the wording where a part of the
// body is named: "broken {}". `victim=object`: the one harmed stands behind the verb.

class mykin = papa, mama, cousin, aunt, uncle, grandmother, grandma, grandfather, grandpa, dad, baby, wife, husband, son, sons, daughter, daughters, kid, kids, child, children, baby, mother, mom, father, dad, parents, brother, sister, sisters, brothers, grandson, granddaughter, nephew, niece, stepson, stepdaughter, girlfriend, boyfriend, friend, hijo, hija, hijos, esposa, esposo, madre, padre, hermano, hermana, sobrino, sobrina
class someone = me, us, him, her, them, client, pnc, clt, caller, plaintiff
class wasverb = was, were, is, am, im, are, been, being, got, get, gets, getting, be, hes, shes, were
class suffered = ~suffer, ~sustain, ~receive, ~incur, ~have, had, ~get, ~cause, w, with, has, dx, diagnosed, sufrio, sufri, tiene, tengo, tuvo, tuve
class lifepart = arms, legs, hands, feet, eyes, pinky, arm, leg, hand, foot, finger, fingers, toe, toes, thumb, eye, brazo, pierna, mano, pie, dedo, dedos, ojo, fingertip, fingertips, limb, ear

// --- death

[killed kind=death severity=5 say="killed"]
// the wrong itself: killed in a crash, by a shot, at work
@wasverb killed, killed in/by/when/while/instantly/on/at, shot killed | not before: time, myself | without: deal, mood, dui victim | not after: to, almost, nearly, almost been, could have, could have been, couldve, gonna, could, might, will, would, gets, afraid to be | without: my dog, our dog, my dogs, our dogs, my cat, our cat, puppy, kitten, chickens, goat, horse, livestock, my tree, trees, lawn, grass, my plants, battery, engine | not before: savings, insurance
choked to death
@mykin killed/murdered | not before: a, an, my, our, his, her, someone, somebody, the, himself, herself, it, two, another, #, them, us, me | not after: almost, nearly
fatal crash/accident/wreck/fall/collision/injuries/mva/overdose/injury, killed my/our/his/her @mykin, wrongful death of/case/claim/suit, fatality
mato a mi @mykin, mataron a mi/su @mykin, killed #, murio en la obra
[drowned kind=death severity=5 say="drowned"]
drowned, ~drown in/at _ pool/lake/river, se ahogo | not after: almost, nearly, near | not before: in debt, in bills, out | not before: in medical, in paperwork, in work, the phone
[died kind=death severity=5 say="death" when=matter.deadly unless=matter.inherit]
// death after care, a crash, exposure; a death alone belongs to estates
~die in/from/of/after/during/due/because/on/at/under/when/while/within/later/there/from/with, ~die @monthword, ~die same/next/two/three/four/five/that/#/a/right, passed away/suddenly, @mykin died, he/she died, did not make it, didnt make it, baby died, he/she/brother/wife/husband/son/daughter/mother/father/mom/dad dead, # dead, our/my @mykin _ died, @mykin # died, murio en/por/de/despues/el/cuando/ese/al, se murio | not before: before birth | not after: almost, could have, nearly, engine, car, battery, phone, could of, dog, cat, husband before, father before | not after: to, would, gonna, will, could, might, truck, laptop, heater, fridge, van, ac, computer, motor, transmission, bike, puppy, pet, horse, plant, tree, trees, it
passed in/at/from/after/on/# | not before: the right, the left, my right, my left, the wrong, a, to, this, it, that, the shoulder, his, traffic | without: lane, speeding, exam, test | not before: before birth | not after: almost, could have, nearly, engine, car, battery, phone, could of, dog, cat, husband before, father before
he/she passed, @mykin passed | not before: out, me, us, him, her, a, an, the, by, it, on, over, through, in, to, gas, another, my, his, inspection, and, from, too | without: lane, speeding, mph, exam, test | not before: before birth | not after: almost, could have, nearly, engine, car, battery, phone, could of, dog, cat, husband before, father before
hypothermia | with: dead, died, death, me, coroner, autopsy, drowning
he/she passed on # | without: lane, exam, test
[died_there kind=death severity=5 say="death" unless=matter.inherit]
// the cause stands in the same sentence
@mykin _ died, @mykin _ passed away, ~die in/on/at/from/of/when/after/while/during, died #/that/same/next, he/she died, passed away, murio | with: crash, accident, wreck, hit by, struck, shot, stabbed, surgery, operation, overdose, jail, prison, er, icu, misdiagnosed, sent home, a fall, his fall, her fall, fell off, fell from, fell and, fell in, he fell, she fell, fire, explosion, collapsed, drowning, choked, choking, motorcycle, medication, infection, childbirth, giving birth, at birth, during birth, delivery, labor, construccion, cayo, techo, accidente, choque, cirugia, obra, trabajando, negligence, neglect | not after: almost, could have, nearly, engine, car, battery, phone, husband before, dog, cat, horse | not after: to, would, gonna, will, could, might, truck, laptop, van, puppy, pet, it

// --- permanent or life-changing

[amputation kind=body severity=4 say="lost a body part"]
amputat*, amp @bodyside @bodypart, amputaron, bka, took #/two/three/four fingers/toes, leg/arm off below/above/at, arm/leg/hand/foot/finger/fingers/toe/toes/eye/thumb gone, ~cut off _ tip/part, perdi/perdio un/el/la/mi/su/dos @lifepart, arranco _ @lifepart, me cortaron _ @lifepart | not before: contact, sight, length, room, span, traction | not before: numb, up | not after: might have to, may have to, might need to, avoid, risk of, could be, wants to, going to
tip of _ finger/thumb, fingertip | with: off, lost, severed, gone, missing, amputat*, chopped
~lose my/his/her/a/an/both/left/right/#/two/one/l/r @lifepart, ~lose my/his/her left/right/entire/whole/index/middle/ring/little/big/l/r @lifepart | not after: almost, nearly, could, might, may, will, to, could have, couldve, or, gonna, not | not before: and a leg, contact, sight, length, room
took my/his/her arm/leg/hand/foot at/above/below elbow/knee/wrist/ankle/shoulder, took my/his/her arm/leg/hand/foot at/above/below the elbow/knee/wrist/ankle/shoulder
lost foot/leg/arm/finger/fingers/eye/toe/toes/thumb | not before: contact, traffic, race, count, sight, length, room, and a
[degloved kind=body severity=4 say="severe skin injury"]
degloved, degloving
[paralysis kind=body severity=4 say="paralysis"]
paralyz*, paralys*, paraplegi*, quadripleg*, spinal cord injury/damage/injuries, cord injury/compression, cauda equina | not before: with fear, by fear, with anxiety, by anxiety, by the, by indecision | not after: analysis, sleep, emotionally, financially
waist down | without: naked, nude, undressed, pants, clothes, water
[skull kind=body severity=4 say="skull fracture"]
skull fracture/fx, fractured _ skull
[brain kind=body severity=4 say="brain injury"]
brain injury/damage/bleed/bleeding/hemorrhage/injuries/swelling/surgery, traumatic brain, tbi, subdural, craniotomy, anoxic, hypoxic, in a/the coma, bleeding/bleed on/in _ brain, lesion cerebral, dano cerebral, en coma, hie, bled into _ brain | not after: mild
[burns kind=body severity=4 say="severe burns"]
second/third degree burn/burns, # nd/rd degree/deg burn/burns, burn unit/center, # of _ body, quemaduras de segundo/tercer, injerto* | not before: recipient, shop, work
burns # | without: oil, quart, quarts, gallons
[graft kind=body severity=4 say="skin graft"]
skin graft*, # graft/grafts, grafted | not before: recipient, shop, work
[sight kind=body severity=4 say="lost eyesight or hearing"]
blind in _ eye/eyes, ~lose _ sight/vision/eyesight, loss of vision/sight/hearing | not before: of who, of the, of what | not before: of it, of him, of her, of them, of my, of this, of that, by the sun, by sun, by love, by headlights, by the lights, by oncoming, by bright, by glare, by the glare, by snow, sided, into | not after: in
[ureter kind=body severity=4 say="cut ureter"]
cut _ ureter, ureter @wasverb cut, ureter @wasverb _ cut
[organ kind=body severity=4 say="organ damage"]
~lose _ kidney/spleen/bowel/uterus/testicle/breast/ovary/ovaries/gallbladder, spleen out/removed, kidney failure, on dialysis, colostomy, ostomy, perforat* bowel/colon/intestine/uterus/bladder, bowel resection, bile duct cut/injury, bile leak/leaked, lost her/his/my kidneys, cut _ bile duct, nicked/perforated/punctured/cut my/her/his/the bladder/bowel/ureter/colon/artery/intestine/uterus/kidney/spleen/liver/lung, necrotizing, dialisis | not after: looking at, risk of, lead to, leads to, avoid | without: ssdi, ssi, diabetes | not before: control
[cardiac kind=body severity=4 say="cardiac arrest"]
cardiac arrest | without: house, houses | not before: when i saw, when i read, when i heard
[permanent kind=body severity=4 say="permanent injury"]
permanent injury/injuries/disability/impairment/restrictions/scar/scarring/nerve/limp/disfigurement/deficits/pain/deformity, permanently disabled/injured/scarred/disfigured, permanent partial, impairment rating, # impairment, whole person, disfigur*, ppd rating | without: residen*, resident, ban, injunction, order
permanent damage | without: floor, floors, roof, car, engine, vehicle, truck, credit, house, home, foundation, wall, walls, carpet, paint, driveway, property, furniture, phone, hair, relationship, reputation, business
[birth kind=body severity=4 say="birth injury"]
birth injury/injuries, shoulder dystocia
brachial plexus, lack of oxygen, deprived of oxygen | with: baby, birth, born, newborn, deliver*, labor, cord, nicu, midwife
[pregnancy kind=body severity=4 say="lost the pregnancy"]
~lose the/my/her/our baby | not before: daddy | not before: of justice, weight, to cps, to foster, fat, teeth | not after: will, might, could, gonna, to, afraid of | without: cps, custody, foster
[rape kind=body severity=4 say="sexual assault" victim=object]
// the client was harmed: an object or a passive
~rape @someone/@mykin, raped at/by/in/when | not after: to, will, gonna, can, i, im, wanna | without: accused, accuses, accusing, accusation, falsely, false, claims, claim, lied, lie, says i, said i, alleges, alleging, report me, charged
@wasverb _ raped | not after: to, will, gonna, can, i, im, wanna | without: accused, accuses, accusing, accusation, falsely, false, claims, claim, lied, lie, says i, said i, alleges, alleging, report me, charged
[sexual_abuse kind=body severity=4 say="sexual abuse" victim=object]
~molest my/our @mykin, ~molest my/our _ @mykin, sexually abused @someone | not after: to, will, gonna, can, i, im, wanna | without: accused, accuses, accusing, accusation, falsely, false, claims, claim, lied, lie, says i, said i, alleges, alleging, report me, charged
[shot kind=body severity=4 say="gunshot wound"]
shot in the/my/his/her @bodypart, shot in @bodypart | not after: a, cortisone, steroid, flu, vaccine, covid, tetanus, #, injection, another, one, first, second, booster, pain, rabies, lidocaine | not before: the dark
was/were/got/been/being shot | not after: nerves, brakes, transmission, engine, battery, credit, tires, motor, suspension, knees, back, to, could have, almost, nearly | not before: down, at, up, glass | without: dog, deer, film, video, photographer, footage
was/were/got/been shot at a/an/my apartment/complex/store/gas/party/club/bar/hotel/motel
[stabbed kind=body severity=4 say="stab wound"]
@wasverb _ stabbed, apunal* | not before: in the back, me in the back | not after: to, will, gonna, can | not before: the back, my tire, tire, tires, car, dog

// --- fracture, disc, concussion

[fracture kind=body severity=3 say="broken bone" part="broken {}"]
~fracture, fractura, fx, fxs, fxd, orif, se/me fracturo, se/me quebro/rompio _ @bodypart, me quebre/rompi/fracture _ @bodypart, quebrado/quebrada/fracturado/fracturada, se quebro | not before: relationship, trust, family, system, glass, water | without: foundation, slab, forex | not before: trading
~break @whosebody @bodypart, ~break @whosebody _ @bodypart, ~break # @bodypart, ~break one/two/three/four/five/six/several/some/both @bodypart, ~break @bodyside @bodypart, broken @bodypart, broke @bodypart, broken @bodyside/both/big/middle/index/ring/little/front/my/his/her @bodypart, broken bone/bones/hip/ribs/collarbone, broken in # places, broke # places, broken # places, broke/broken in two/three places, @bodypart broke/broken, @bodypart @wasverb broken/broke, @bodypart @wasverb _ broken, @bodypart broken, broke _ in # places | not after: almost, nearly, window, windows, vase, gate, lift, boom, crane, mower, rocker, control, swing | not before: the law, up, door, doors, window, windows, glass, yard, fence, lock, light, lights, seat, bumper, porch, gate, wall | without: on a rail, sign off, up with | not before: out, down, into, loose, gasket, lamp, step, steps, deck, stairs, board, bottle, tile, metal, pipe, mirror, wood, in to, to pay, trying, working, off
shatter* @whosebody @bodypart, shattered @bodypart, shattered @bodyside @bodypart, @bodypart shattered, kneecap split, cracked @bodyside/two/three/four/several/both/some @bodypart, cracked rib/ribs/vertebra/vertebrae, @bodypart plated, @bodypart is/was in pins/cast, plated @bodypart, jaw wired
cracked @bodypart, ~crack @whosebody @bodypart | without: chiro, chiropractor, adjust*, massage, engine, coolant, cylinder, radiator, mechanic | not before: window, gasket
nonunion | without: job, shop, union, employer, employee, company, worker
[herniated_disc kind=body severity=3 say="herniated disc"]
herniat*, hnp | not after: inguinal, umbilical, hiatal, abdominal

[disc kind=body severity=3 say="disc injury"]
// herniated and bulging discs, pinched nerves
~bulge disc/disk/discs/disks, disc/disk/discs/disks ~bulge, bulging disc*/disk*, bulge c3*/c4*/c5*/c6*/l3*/l4*/l5*, bulge at/in _ neck/back/l4*/l5*/c5*/c6*, # bulging, disc injury/protrusion/bulge/bulges/extrusion/herniation/tear/damage, slipped disc*/disk*, ruptured disc*/disk*, nerve root, radiculopathy, annular tear, disc at c4*/c5*/c6*/l4*/l5*, disco herniado, discos, protrusion, disc in my/his/her back/neck | without: genital
[rotator kind=body severity=3 say="torn rotator cuff"]
rotator cuff, torn/tear/tore rotator, torn _ rotator, ~tear @whosebody rotator, ~tear @whosebody _ rotator, manguito rotador | not before: exercises
[knee_ligament kind=body severity=3 say="torn knee ligament"]
acl, mcl, pcl, torn/tore acl/mcl/pcl, ~tear @whosebody _ acl/mcl/pcl | not before: #
[meniscus kind=body severity=3 say="torn meniscus"]
meniscus, menisco, torn/tore meniscus, torn _ meniscus, ~tear @whosebody meniscus, ~tear @whosebody _ meniscus, meniscus tear/torn
[labrum kind=body severity=3 say="torn labrum"]
labral tear, labrum tear/torn, torn/tore labrum, torn _ labrum, labral repair
[tendon kind=body severity=3 say="torn tendon or ligament"]
torn/tore ligament/ligaments/tendon/tendons/achilles/bicep/biceps/hamstring/quad/cartilage/tfcc, torn _ ligament/ligaments/tendon/tendons/achilles, ~tear _ ligament/ligaments/tendon/tendons/achilles, tendon/tendons cut/severed/torn/ruptured, tendons in _ @bodypart, ~cut _ tendon/tendons, ~sever _ tendon/tendons, achilles _ ruptured/torn
[torn kind=body severity=3 say="torn muscle or ligament" part="torn {}"]
~tear @whosebody @bodypart, ~tear @whosebody _ @bodypart, torn muscle/muscles, torn _ muscle, full tear, complete tear, @bodypart tear/tears, @bodypart torn, tear in/of my/his/her shoulder/knee/hip/rotator/calf/bicep/achilles/elbow/wrist/ankle/back/groin/left/right, torn @bodypart, desgarre | not before: out | not before: up
[smashed kind=body severity=3 say="crush injury" part="crushed {}"]
pie/mano/pierna/brazo/dedo aplastado, crushed @bodypart, crush* @whosebody @bodypart, crushed @bodyside @bodypart, crush* @whosebody _ @bodypart, @bodypart @wasverb crushed, @bodypart crushed, crush injury, aplasto _ @bodypart, pinned my/his/her @bodypart, hand/arm/finger/fingers/thumb @wasverb caught, finger/fingers/hand/foot/arm caught/smashed/slammed in
[dislocation kind=body severity=3 say="dislocation" part="dislocated {}"]
dislocat*
[woke_up kind=body severity=2 say="woke up in the hospital"]
woke up in _ hospital/ambulance/er/icu
[unconscious kind=body severity=3 say="knocked unconscious"]
knocked out cold, ~lose consciousness, lost consciousness, loss of consciousness, found unconscious | without: loc # | not before: of | not after: power, electricity, teeth, tooth, internet, lights, window, windows
[head kind=body severity=2 say="blow to the head"]
~hit my/his/her/their head, hit head, ~bang @whosebody head
[head_injury kind=body severity=3 say="head injury"]
head injury/trauma/injuries | not before: exam
[concussion kind=body severity=3 say="concussion"]
concuss*, post concussi*
[laceration kind=body severity=3 say="deep cut" part="cut {}"]
lacerat*, gash, gashed, fasciotomy, compartment syndrome, avulsion, glass in _ @bodypart | not before: work | without: quilt, quilting, sewing, my dog needed, at the vet, to the vet, vet bill, vet bills, the vet, my dog got, our dog got | without: tire, tires, bumper, hull, couch | not after: us in, me in, everyone in
pellets | with: shot, bb, gun, shotgun, xray, lodged, fired
[stitches kind=body severity=3 say="stitches"]
stitches, sutures, staples in/to, puntadas | not before: work | without: quilt, quilting, sewing, my dog needed, at the vet, to the vet, vet bill, vet bills, the vet, my dog got, our dog got | without: tire, tires, bumper, hull, couch | not after: us in, me in, everyone in
puntos en | not before: la licencia, mi licencia, su licencia, el record, mi record
[cut kind=body severity=2 say="cut" part="cut {}"]
cut finger/hand/thumb/leg/arm/wrist/foot, cut @whosebody @bodypart | not before: yard, lawn, fence, door, off, pay, #, half, work | not after: hours, pay, wages, benefits, salary, power, water, check, rates
[nerve_cut kind=body severity=3 say="cut nerve"]
nerve cut/severed, ~cut _ nerve
[nerve kind=body severity=3 say="nerve damage" part="nerve damage in the {}"]
nerve damage/injury/pain/damaged/injured, ulnar nerve, foot drop, drop foot, neuropathy in/from, nervio danado | without: ssdi, diabetes, diabetic
[numb_limb kind=body severity=3 say="numbness" part="numb {}" when=matter.hurt]
numb hand/hands/finger/fingers/foot/feet/leg/legs/arm/arms, numb ring/index/middle/pinky/little finger, hand/hands/finger/fingers/foot/feet/leg/legs/arm/arms numb, dead in # @bodypart | without: cold, freezing, sleep, asleep, scared, goes, go
is/are/still/stays numb | with: since then, permanent*, for good, ever since, hasnt come back
[numb kind=body severity=2 say="numbness" part="numb {}"]
numbness in/down/of, numb @bodypart, numb _ @bodypart, is/are/still numb, tongue dead/numb, dead in # @bodypart, @bodypart _ numb, no feeling in | not before: for, toward, towards, of, like, safe | without: ssdi, diabetes, diabetic
[internal kind=body severity=3 say="internal injuries"]
collapsed lung, punctured lung, lacerated/ruptured liver/spleen/kidney, lung collapsed, blood clot* | without: ssdi
[infection kind=body severity=3 say="infection"]
sepsis, septic, abscess, went septic, mrsa, osteomyelitis, bad/severe/serious/major infection, got infected, infection in/from/after, @bodypart _ infected, wound/incision/cut/site/bite _ infected, cellulitis, necrosis | not before: control | not after: septic tank, leaking | without: tank, drain field, drainfield, upcoded, coded, billing, septic system | without: malware, virus, ransomware, computer, laptop
[bedsore kind=body severity=3 say="bedsores"]
bedsore*, bed sore/sores, pressure ulcer/ulcers/sore/sores/injury/wound, stage ii/iii/iv/# ulcer/sore/wound/pressure/sacral/decub*/decubitus, decubitus, sacral ulcer/wound
[teeth kind=body severity=3 say="broken teeth"]
chipped/broken/knocked/lost/broke/cracked my/his/her/#/two/three/four/a/several/front/some tooth/teeth, chipped/broken/knocked/lost/broke/cracked my/his/her/#/two front/back/upper/lower/bottom/top tooth/teeth, chipped tooth/teeth, broken teeth, lost # teeth, teeth knocked/broken/broke/chipped/cracked, chipped _ front tooth/teeth, teeth gone, teeth are gone | without: dentist bill, drill
# teeth | with: broke, broken, knocked, lost, chipped, cracked, loose, punched, kicked, fell
[scar kind=body severity=3 say="scar" part="scar on the {}"]
scar on, scars on, @suffered _ scar/scars/scarring, facial scar/scarring, ~leave _ scar/scars/scarring, scarred, cicatriz | without: emotionally, mentally, emotional, mental, psychological, kids are, children are
[bitten kind=body severity=2 say="bitten"]
// victim named: me, a passive or a part of the body
~bite me/us/him/her/client/pnc, ~bite on the/his/her/my, ~bite in the @bodypart, ~bite his/her/my/our _ @bodypart/@mykin, @wasverb bitten/bit, bitten by, bit by, bitten in/on/at, bit on/in, dog bite to/on, got bit/bitten, dog got my/his/her @bodypart, dog got my/his/her _ @bodypart, me mordio, lo mordio, la mordio, mordida de perro, mordio a mi, mordio la/el/en | not before: of, more, off, disappointed, bullet, his son, his kid, his child, his daughter, his wife, her son, her daughter, her kid, her child | not after: a little, a, says my dog, say my dog, claims my dog, claim my dog, claiming my dog, said my dog | without: vet, vet bill, spider, spiders, bedbug, bedbugs, bed bugs, mosquito, tick | not before: in the ass, in the butt, in the behind, tongue, lip, nails, the bullet, bit, confused, worried, late, scared, upset, nervous, too, weird, over, different | not after: to, will, gonna, every, tiny, little, drill, small, each, last, any, no, some | without: my dog was, our dog was, tire, tires
~bite my | not before: dog, dogs, cat, cats, puppy, chickens, goat, pet, small, little, other, tongue, lip, nails, tire, tires, car, shoes, furniture | not after: to, will, gonna | without: vet, vet bill, spider, spiders, bedbug, bedbugs, bed bugs, mosquito, tick
[mauled kind=body severity=3 say="attacked by a dog"]
tore up by _ dog/dogs/pit/pits | not before: of, more, off, disappointed, bullet, his son, his kid, his child, his daughter, his wife, her son, her daughter, her kid, her child | not after: a little, a, says my dog, say my dog, claims my dog, claim my dog, claiming my dog, said my dog | without: vet, vet bill, spider, spiders, bedbug, bedbugs, bed bugs, mosquito, tick | not before: in the ass, in the butt, in the behind, tongue, lip, nails, the bullet, bit, confused, worried, late, scared, upset, nervous, too, weird, over, different | not after: to, will, gonna, every, tiny, little, drill, small, each, last, any, no, some | without: my dog was, our dog was, tire, tires
[punctures kind=body severity=3 say="puncture wounds"]
puncture wounds/wound | not before: of, more, off, disappointed, bullet, his son, his kid, his child, his daughter, his wife, her son, her daughter, her kid, her child | not after: a little, a, says my dog, say my dog, claims my dog, claim my dog, claiming my dog, said my dog | without: vet, vet bill, spider, spiders, bedbug, bedbugs, bed bugs, mosquito, tick | not before: in the ass, in the butt, in the behind, tongue, lip, nails, the bullet, bit, confused, worried, late, scared, upset, nervous, too, weird, over, different | not after: to, will, gonna, every, tiny, little, drill, small, each, last, any, no, some | without: my dog was, our dog was, tire, tires
[burned kind=body severity=3 say="burns" part="burned {}"]
# burns, ~burn @whosebody @bodypart, ~burn @whosebody _ @bodypart, burned on/over/by/in _ @bodypart, burned @bodypart, chemical burn/burns, quemaduras, me queme, se quemo _ @bodypart, se quemo la/el/las/los mano/manos/cara/brazo/brazos/pierna/piernas/pie/pies/piel/espalda/dedo/dedos/pecho | without: house burned, heart burn | not after: freezer
burns on/to/over | not before: the ground, ground, a crisp, carpet, the carpet, the couch, the counter, the floor, my carpet, my couch, furniture
[frostbite kind=body severity=3 say="frostbite"]
frostbite
[electrocuted kind=body severity=4 say="electric shock"]
electrocut* | not after: almost, nearly, almost got, almost been, nearly got, could have been, could get, could be, might get
[poisoned kind=body severity=3 say="got sick"]
food poisoning, lead poisoning, salmonella, e coli, carbon monoxide poisoning, given/gave me/him/her the wrong medication/medicine/medications/dose/dosage/meds/med/drug/prescription/pills/pill/injection/shot/blood, ten times the dose, intoxicacion | not before: alarm, detector, days, leave, of, pay, and tired, note, time | not before: against, how, that, to think, just, thinking, to know, to my stomach, stress, worry, work | not after: dog, dogs, cat, well, tree, minds
[sickened kind=body severity=2 say="got sick"]
made me/us/him/her/them sick | not before: days, leave, of, pay, and tired, note, time | not before: against, how, that, to think, just, thinking, to know, to my stomach, stress, worry, work | not after: dog, dogs, cat, well, tree, minds
threw up, vomiting | not before: a, the, their, his, her, my hands, an, some, flags, red, this | without: dog, cat, puppy, vet, drunk, drinking
[health kind=body severity=2 say="health problems"]
impacting/affecting/ruining/hurting my/our/his/her health
[sick kind=body severity=2 say="got sick"]
got/gotten/getting _ sick | with: mold, food, ate, eating, fumes, chemical*, water, restaurant, smoke, gas, sewage, pesticide | not before: days, leave, of, pay, note, time | without: called in, called out, sick days, sick time, covid, flu
[allergic kind=body severity=3 say="allergic reaction"]
allergic reaction
[breathing kind=body severity=3 say="breathing trouble"]
asthma attack/attacks, asthma from/since/because/worse/flared/that
lungs at #
[breathless kind=body severity=3 loose=yes say="breathing trouble"]
couldnt breathe
[seizures kind=body severity=3 say="seizures"]
seizures since/x*/after/now/from | not after: asset, property, drug, police
[passed_out kind=body severity=2 say="passed out"]
~pass out from, i/he/she passed out | not before: flyers, candy, papers, paper, cards, forms, food, samples, drunk | without: drunk, flyers, candy, roommate | not after: flyers, was, were
[near_drowning kind=body severity=3 say="near drowning"]
near drowning
[choking kind=body severity=3 say="choked on food"]
~choke on
[heat kind=body severity=3 say="heat stroke"]
heat stroke
[repetitive kind=body severity=2 say="carpal tunnel"]
carpal tunnel, tunel carpiano
[tendonitis kind=body severity=2 say="tendonitis" part="tendonitis in the {}"]
tendonitis/tendinitis/bursitis
[overuse kind=body severity=2 say="overuse injury"]
repetitive stress/strain
[illness kind=body severity=4 say="serious illness" when=matter.blame unless=matter.estate]
// illness counts where somebody caused, missed or must pay for it
mesothelioma, constrictive bronchiolitis, asbestosis, black lung, pneumoconiosis, silicosis | without: estate, custody, care of my
// an illness that was there is no harm: it was found late, caused, or it spread
hodgkin*, non hodgkin*, nhl, endometrial cancer, invasive ductal, stage iii*, stage iv, ovary cancer, ovarian/kidney/bladder/lung/breast/colon/thyroid/liver/prostate/throat/testicular cancer, lymphoma, cancer, parkinson*, tumor | with: miss*, misread*, misdiagnos*, diagnos*, dx, dxd, found, finds, turned, spread, caught, catch, caus*, exposed, exposure, developed, develop, got, gotten, came, biops*, metasta*, delay*, overread, ignored, undiagnosed, roundup, talc, powder, zantac, lejeune, benzene, relaxer, paraquat, asbestos, firefight*, foam, chemical*, years of, since, later, lump, nodes, mammogram, scan, scans, mri, ct, xray, xrays, pathology, oncologist | without: estate, custody, care of my
stage # | with: found stage, chemo, oncologist, cancer, tumor, biopsy, lymph, kidney, diagnos*, dx, breast, lung, colon, prostate, disease
stroke, heart attack, aneurysm, appendix ruptured, meningitis | without: years ago, rehab since, his stroke, her stroke | not before: of | not after: almost had a, nearly had a, gave me a, give me a, giving me a
torsion | not before: spring, springs, bar | without: garage
[wrong_site kind=body severity=3 say="surgery on the wrong body part"]
wrong tooth/kidney/knee/leg/eye/hip/finger/organ/patient | not before: of the, of his, of her, of my, of law, of it
wrong side/site/level | with: surgery, surgeon, operated, operation, surgical, procedure, injected, dentist | not before: of the, of his, of her, of my, of law, of it
[retained kind=body severity=3 say="object left in the body"]
sponge left/inside, left _ sponge, retained sponge, surgical sponge in, left inside me/her/him | not before: dish, cake
[hardware kind=body severity=3 say="failed implant"]
mesh _ removed/failed/eroded, @bodypart implant _ broke/failed/cracked/recalled/recall, metallosis
hernia mesh | with: ivc, vena, clot, heart, failed, removed, infect*, pain, recall*, eroded, migrated, revision, lawsuit, defective, problem*, case, claim
