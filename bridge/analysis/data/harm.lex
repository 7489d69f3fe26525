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
@wasverb killed, killed in/by/when/while/instantly/on/at, @wasverb _ murdered, murdered by, @wasverb _ shot and killed, shot and killed, shot killed, fatally @wasverb/shot/injured/struck/stabbed, ~kill my @mykin, ~kill our @mykin, ~kill her/his @mykin, killed @mykin | not before: time, myself | without: deal, mood, dui victim | not after: to, almost, nearly, almost been, could have, could have been, couldve, gonna, could, might, will, would, gets, afraid to be | without: my dog, our dog, my dogs, our dogs, my cat, our cat, puppy, kitten, chickens, goat, horse, livestock, my tree, trees, lawn, grass, my plants, battery, engine | not before: savings, insurance
~strike and killed, struck killed, hit killed, hit and killed, run over and killed, beaten to death, choked to death, stabbed to death
@mykin killed/murdered | not before: a, an, my, our, his, her, someone, somebody, the, himself, herself, it, two, another, #, them, us, me | not after: almost, nearly
killing my/his/her @mykin, killed my/our/his/her @mykin
murio en un/el accidente, lo/la mataron, mato a mi @mykin, mataron a mi/su @mykin, killed #, killed instantly, fallecio en el/un accidente, murio atropellado/atropellada/aplastado/electrocutado, murio en la obra, fallecio atropellado
~matar a mi | not after: a, quiere, con, de, iba a, puede
[fatal kind=death severity=5 say="death"]
~lose her/his/their life | not before: time, myself | without: deal, mood, dui victim | not after: to, almost, nearly, almost been, could have, could have been, couldve, gonna, could, might, will, would, gets, afraid to be | without: my dog, our dog, my dogs, our dogs, my cat, our cat, puppy, kitten, chickens, goat, horse, livestock, my tree, trees, lawn, grass, my plants, battery, engine | not before: savings, insurance
~electrocute _ died, overdosed and died, fatal crash/accident/wreck/fall/collision/injuries/mva/overdose/injury, wrongful death of/case/claim/suit, fatality
[drowned kind=death severity=5 say="drowned"]
drowned, ~drown in/at _ pool/lake/river, se ahogo | not after: almost, nearly, near | not before: in debt, in bills, out | not before: in medical, in paperwork, in work, the phone
[died kind=death severity=5 say="death" when=matter.deadly unless=matter.inherit]
// death after care, a crash, exposure; a death alone belongs to estates
~die in/from/of/after/during/due/because/on/at/under/when/while/within/later/there/from/with, ~die @mykin, ~die @monthword, ~die same/next/two/three/four/five/that/#/a/right, passed away/suddenly, pronounced dead/deceased, @mykin died, he/she died, did not survive, didnt survive, did not make it, didnt make it, baby died, baby @wasverb stillborn, stillborn, stillbirth, found dead, found him/her dead, he/she/brother/wife/husband/son/daughter/mother/father/mom/dad dead, # dead, our/my @mykin _ died, @mykin # died, death of my/our/her/his, fallecio, murio en/por/de/despues/el/cuando/ese/al, se murio | not before: before birth | not after: almost, could have, nearly, engine, car, battery, phone, could of, dog, cat, husband before, father before | not after: to, would, gonna, will, could, might, truck, laptop, heater, fridge, van, ac, computer, motor, transmission, bike, puppy, pet, horse, plant, tree, trees, it
passed in/at/from/after/on/# | not before: the right, the left, my right, my left, the wrong, a, to, this, it, that, the shoulder, his, traffic | without: lane, speeding, exam, test | not before: before birth | not after: almost, could have, nearly, engine, car, battery, phone, could of, dog, cat, husband before, father before
he/she passed, @mykin passed | not before: out, me, us, him, her, a, an, the, by, it, on, over, through, in, to, gas, another, my, his, inspection, and, from, too | without: lane, speeding, mph, exam, test | not before: before birth | not after: almost, could have, nearly, engine, car, battery, phone, could of, dog, cat, husband before, father before
hypothermia | with: dead, died, death, me, coroner, autopsy, drowning
he/she passed on # | without: lane, exam, test
[died_there kind=death severity=5 say="death" unless=matter.inherit]
// the cause stands in the same sentence
@mykin _ died, @mykin _ passed away, @mykin dead, ~die in/on/at/from/of/when/after/while/during, died #/that/same/next, he/she died, he/she passed away, passed away, pronounced dead, murio, fallecio | with: crash, accident, wreck, hit by, struck, shot, stabbed, surgery, operation, overdose, jail, prison, er, icu, misdiagnosed, sent home, a fall, his fall, her fall, fell off, fell from, fell and, fell in, he fell, she fell, fire, explosion, collapsed, drowning, choked, choking, motorcycle, medication, infection, childbirth, giving birth, at birth, during birth, delivery, labor, construccion, cayo, techo, accidente, choque, cirugia, obra, trabajando, negligence, neglect | not after: almost, could have, nearly, engine, car, battery, phone, husband before, dog, cat, horse | not after: to, would, gonna, will, could, might, truck, laptop, van, puppy, pet, it

// --- permanent or life-changing

[amputation kind=body severity=4 say="lost a body part"]
amputat*, amp @bodyside @bodypart, amp of, finger/thumb/toe/arm/leg amp, amputaron, amputacion, amputada, amputado, bka, ~sever my/his/her/the/a/two @lifepart, ~sever part/tip of, took off my/his/her/#/two @lifepart, took off _ tip of, finger/thumb tip/tips off, tip off _ finger/thumb/toe, took/cut/sliced the tip off, tip _ cut off, took off # fingers/toes, took #/two/three/four fingers/toes, leg/arm off below/above/at, arm/leg/hand/foot/finger/fingers/toe/toes/eye/thumb gone, ~take my/his/her @lifepart off, ~cut off my/his/her/the/a/two/#/both @lifepart, ~cut off _ tip/part, severed @lifepart, cost me/him/her my/his/her @lifepart, perdi/perdio un/el/la/mi/su/dos @lifepart, le cortaron _ @lifepart, arranco _ @lifepart, me cortaron _ @lifepart | not before: contact, sight, length, room, span, traction | not before: numb, up | not after: might have to, may have to, might need to, avoid, risk of, could be, wants to, going to
tip of _ finger/thumb, fingertip | with: off, lost, severed, gone, missing, amputat*, chopped
took my/his/her arm/leg/hand/foot/finger/fingers | with: machine, saw, press, conveyor, auger, blade, grinder, mower, off, surgeon, surgeons, infection, train
~lose my/his/her/a/an/both/left/right/#/two/one/l/r @lifepart, ~lose my/his/her left/right/entire/whole/index/middle/ring/little/big/l/r @lifepart, ~lose part/tip/piece of _ @lifepart | not after: almost, nearly, could, might, may, will, to, could have, couldve, or, gonna, not | not before: and a leg, contact, sight, length, room
took my/his/her arm/leg/hand/foot at/above/below elbow/knee/wrist/ankle/shoulder, took my/his/her arm/leg/hand/foot at/above/below the elbow/knee/wrist/ankle/shoulder
lost foot/leg/arm/finger/fingers/eye/toe/toes/thumb | not before: contact, traffic, race, count, sight, length, room, and a
[degloved kind=body severity=4 say="severe skin injury"]
degloved, degloving
[paralysis kind=body severity=4 say="paralysis"]
paralyz*, paralys*, paraplegi*, quadripleg*, tetrapleg*, paralitic* | not before: with fear, by fear, with anxiety, by anxiety, by the, by indecision | not after: analysis, sleep, emotionally, financially
[never_walk kind=body severity=4 say="may never walk again"]
never walk again, never be able to walk | not before: with fear, by fear, with anxiety, by anxiety, by the, by indecision | not after: analysis, sleep, emotionally, financially
[spinal_cord kind=body severity=4 say="spinal cord injury"]
spinal cord injury/damage/injuries, cord injury/compression, cauda equina | not before: with fear, by fear, with anxiety, by anxiety, by the, by indecision | not after: analysis, sleep, emotionally, financially
[cant_walk kind=body severity=3 say="cannot walk"]
cant/cannot walk anymore, no puede caminar
[wheelchair kind=body severity=4 say="uses a wheelchair"]
wheelchair bound, am/is/im/hes/shes/now in a wheelchair, wheelchair now, en silla de ruedas | without: ramp, hoa, accessible | without: landlord, apartment, elevator, ssi, ssdi, parking, ada, lease
[skull kind=body severity=4 say="skull fracture"]
skull fracture/fx, fractured _ skull, fx skull, broken skull, cracked _ skull, fractura de craneo
[brain kind=body severity=4 say="brain injury"]
brain injury/damage/bleed/bleeding/hemorrhage/injuries/swelling/surgery, traumatic brain, tbi, subdural, craniotomy, craniectomy, anoxic, hypoxic, bleeding/bleed on/in _ brain, bleed in _ head, lesion cerebral, derrame cerebral, dano cerebral, hemorragia cerebral, hie, brain bled, bled into _ brain, bled in _ brain | not after: mild
[coma kind=body severity=4 say="in a coma"]
in a/the coma | not after: mild
induced coma, into a coma, comatose, vegetative state, en coma | not after: mild
[burns kind=body severity=4 say="severe burns"]
second/third degree burn/burns, # nd/rd degree/deg burn/burns, burn unit/center, @suffered _ severe burns, burned over #/half/most, quemaduras de segundo/tercer, quemaduras graves, injerto* | not before: recipient, shop, work
[graft kind=body severity=4 say="skin graft"]
skin graft*, # graft/grafts, grafted, grafts to/on my/his/her/the | not before: recipient, shop, work
[sight kind=body severity=4 say="lost eyesight or hearing"]
blind in _ eye/eyes, ~lose _ sight/vision/eyesight, @wasverb blinded, went blind, going blind, legally blind from, deaf in _ ear, permanent _ hearing/vision loss, permanently deaf/blind, vision loss, loss of vision/sight/hearing, perdi/perdio la vista/vision, ciego de un ojo, quedo ciego/ciega, ruptured globe | not before: of who, of the, of what | not before: of it, of him, of her, of them, of my, of this, of that, by the sun, by sun, by love, by headlights, by the lights, by oncoming, by bright, by glare, by the glare, by snow, sided, into | not after: in
~lose _ hearing | without: judge, court, appeal, appealed, unemployment, ssi, ssdi, alj, officer, custody, eviction, bond, dmv, parole, hearing on
[smell kind=body severity=3 say="lost smell or taste"]
loss of smell/taste | without: covid
[ureter kind=body severity=4 say="cut ureter"]
cut _ ureter, ureter cut/transected/injury, ureter @wasverb cut, ureter @wasverb _ cut
[organ kind=body severity=4 say="lost or damaged organ"]
~lose _ kidney/spleen/bowel/uterus/testicle/breast/ovary/ovaries/gallbladder, spleen out/removed, removed _ spleen/kidney, kidney failure, liver failure, organ failure, on dialysis, colostomy, ostomy, bowel perforat*, perforat* bowel/colon/intestine/uterus/bladder, bowel resection, bile duct cut/injury, bile leak/leaked, lost her/his/my kidneys, cut _ bile duct, nicked/perforated/punctured/cut my/her/his/the bladder/bowel/ureter/colon/artery/intestine/uterus/kidney/spleen/liver/lung, fallo renal, dialisis | not after: looking at, risk of, lead to, leads to, avoid | without: ssdi, ssi, diabetes | not before: control
[cardiac kind=body severity=4 say="cardiac arrest"]
cardiac arrest, heart stopped, coded twice | without: house, houses | not before: when i saw, when i read, when i heard
[stopped_breathing kind=body severity=4 say="stopped breathing"]
stopped breathing
[permanent kind=body severity=4 say="permanent injury or disability"]
permanent injury/injuries/disability/impairment/restrictions/scar/scarring/nerve/limp/disfigurement/deficits/pain/deformity, permanently disabled/injured/scarred/disfigured, permanent partial, impairment rating, # impairment, whole person, disfigur*, ppd rating, total disability, dano permanente, discapacidad permanente, incapacidad permanente, lesion permanente | without: residen*, resident, ban, injunction, order
de por vida | without: garantia, pension, beneficio, contrato, carcel, castigo
scarred for life | with: face, arm, leg, burn, burns, burned, dog, bite, bitten, cut, skin, body, hand, stitches, acid
permanent damage, permanently damaged | without: floor, floors, roof, car, engine, vehicle, truck, credit, house, home, foundation, wall, walls, carpet, paint, driveway, property, furniture, phone, hair, relationship, reputation, business
[crps kind=body severity=4 say="lasting nerve pain (CRPS)"]
crps, rsd | without: residen*, resident, ban, injunction, order
[birth kind=body severity=4 say="birth injury"]
birth injury/injuries, erbs palsy, cerebral palsy from/because/due, shoulder dystocia, born blue
brachial plexus, lost _ oxygen, lack of oxygen, without oxygen, deprived of oxygen | with: baby, birth, born, newborn, deliver*, labor, cord, nicu, midwife
[pregnancy kind=body severity=4 say="lost the pregnancy"]
~miscarry, had/suffered/having a miscarriage/miscarriages, had/suffered _ miscarriage, miscarriage at/in/on/because/after/due, my/her/our miscarriage, led to _ miscarriage, caused _ miscarriage, ~lose the/my/her/our baby, ~lose _ pregnancy, perdi/perdio el/al/su/mi bebe, aborto espontaneo | not before: daddy | not before: of justice, weight, to cps, to foster, fat, teeth | not after: will, might, could, gonna, to, afraid of | without: cps, custody, foster
[rape kind=body severity=4 say="sexual assault" victim=object]
// the client was harmed: an object or a passive
~rape @someone/@mykin, ~rape my/our @mykin, ~rape my/our _ @mykin, forced @someone to have sex, had sex with me while, had sex with me/him/her while asleep/passed/unconscious/drunk, forced himself/herself on me/him/her/us/my, me violo, la violo, me violaron, fue violada, ~force me into sex, raped at/by/in/when, sexually assaulted by, sexual assault by, inside me without | not after: to, will, gonna, can, i, im, wanna | without: accused, accuses, accusing, accusation, falsely, false, claims, claim, lied, lie, says i, said i, alleges, alleging, report me, charged
@wasverb _ raped, sexually assaulted @someone, sexually assaulted my/our @mykin, ~sexually assault @someone, @wasverb sexually assaulted, @wasverb sexually _ assaulted, victim of _ sexual assault/rape | not after: to, will, gonna, can, i, im, wanna | without: accused, accuses, accusing, accusation, falsely, false, claims, claim, lied, lie, says i, said i, alleges, alleging, report me, charged
[sexual_abuse kind=body severity=4 say="sexual abuse" victim=object]
@wasverb _ molested, ~molest @someone, ~molest my/our @mykin, ~molest my/our _ @mykin, sexually abused @someone, sexually abused my/our @mykin, ~sexually abuse @someone, @wasverb sexually abused/molested, @wasverb sexually _ abused, abuso de mi, abuso sexualmente, molested by/when/at/as, sexual abuse by, sexually abused by, victim of _ sexual abuse | not after: to, will, gonna, can, i, im, wanna | without: accused, accuses, accusing, accusation, falsely, false, claims, claim, lied, lie, says i, said i, alleges, alleging, report me, charged
[shot kind=body severity=4 say="shot"]
was/were/been/being fatally/accidentally/literally/then/also/just/intentionally/randomly shot, shot my/his @mykin, gunshot wound/wounds, gsw, shot my @mykin, me dispararon, le dispararon, balazo, balazos, herido de bala | not after: to, will, gonna, can, was going | not before: down, at me, at him, at us, at her, with photos, video, footage | without: dog, deer, film, video, photographer
shot in the/my/his/her @bodypart, shot in @bodypart, shot me/him/her in | not after: a, cortisone, steroid, flu, vaccine, covid, tetanus, #, injection, another, one, first, second, booster, pain, rabies, lidocaine | not before: the dark
was/were/got/been/being shot | not after: nerves, brakes, transmission, engine, battery, credit, tires, motor, suspension, knees, back, to, could have, almost, nearly | not before: down, at, up, glass | without: dog, deer, film, video, photographer, footage
was/were/got/been shot at a/an/my apartment/complex/store/gas/party/club/bar/hotel/motel
[stabbed kind=body severity=4 say="stabbed or slashed"]
@wasverb _ stabbed, ~stab me/him/her/my/client/pnc, ~stab my @mykin, stab wound/wounds, stabbed in, apunal*, me acuchillo, stabbed by | not before: in the back, me in the back | not after: to, will, gonna, can | not before: the back, my tire, tire, tires, car, dog
@wasverb slashed | without: tire, tires, hours, pay, budget, price, prices, benefits, salary, seat, seats

// --- fracture, disc, concussion

[fracture kind=body severity=3 say="broken bone" part="broken {}"]
~fracture, fractura, fracturas, fx, fxs, fxd, orif, se/me fracturo, se/me quebro/rompio _ @bodypart, me quebre/rompi/fracture _ @bodypart, quebrado/quebrada/fracturado/fracturada, se quebro | not before: relationship, trust, family, system, glass, water | without: foundation, slab, forex | not before: trading
~break @whosebody @bodypart, ~break @whosebody _ @bodypart, ~break # @bodypart, ~break one/two/three/four/five/six/several/some/both @bodypart, ~break a couple/few @bodypart, ~break @bodyside @bodypart, broken @bodypart, broke @bodypart, broken # _ @bodypart, broken @bodyside/both/big/middle/index/ring/little/front/my/his/her @bodypart, broken upper/lower left/right @bodypart, broken bone/bones/hip/ribs/collarbone, broke bones, broken in # places, broke # places, broken # places, broke/broken in two/three places, @bodypart broke/broken, @bodypart @wasverb broken/broke, @bodypart @wasverb _ broken, @bodypart broken, broke _ in # places, @bodypart in # pieces | not after: almost, nearly, window, windows, vase, gate, lift, boom, crane, mower, rocker, control, swing | not before: the law, up, door, doors, window, windows, glass, yard, fence, lock, light, lights, seat, bumper, porch, gate, wall | without: on a rail, sign off, up with | not before: out, down, into, loose, gasket, lamp, step, steps, deck, stairs, board, bottle, tile, metal, pipe, mirror, wood, in to, to pay, trying, working, off
shatter* @whosebody @bodypart, shatter* @whosebody @bodyside/entire/whole @bodypart, shattered @bodypart, shattered @bodyside @bodypart, @bodypart shattered, kneecap split, @bodypart @wasverb shattered, ~crack # @bodypart, cracked @bodyside/two/three/four/several/both/some @bodypart, cracked rib/ribs/vertebra/vertebrae, @bodypart plated, @bodypart is/was in pins/cast, plated @bodypart, jaw wired, wired _ jaw, malunion
cracked @bodypart, ~crack @whosebody @bodypart | without: chiro, chiropractor, adjust*, massage, engine, coolant, cylinder, radiator, mechanic | not before: window, gasket
nonunion | without: job, shop, union, employer, employee, company, worker
[herniated_disc kind=body severity=3 say="herniated disc"]
herniat*, hernia discal, hernias discales, hnp | not after: inguinal, umbilical, hiatal, abdominal

[disc kind=body severity=3 say="disc or nerve injury"]
// herniated and bulging discs, pinched nerves
~bulge disc/disk/discs/disks, disc/disk/discs/disks ~bulge, bulging disc*/disk*, bulge c3*/c4*/c5*/c6*/l3*/l4*/l5*, bulge at/in _ neck/back/l4*/l5*/c5*/c6*, # bulging, disc injury/protrusion/bulge/bulges/extrusion/herniation/tear/damage, slipped disc*/disk*, ruptured disc*/disk*, torn disc, pinched nerve, nerve root, radiculopathy, radicular, sciatica, annular tear, disc at c4*/c5*/c6*/l4*/l5*, disco herniado, discos, nervio pellizcado, ciatica, protrusion, disc in my/his/her back/neck, disc problems since | without: genital
[rotator kind=body severity=3 say="rotator cuff injury"]
rotator cuff, torn/tear/tore rotator, torn _ rotator, ~tear @whosebody rotator, ~tear @whosebody _ rotator, manguito rotador | not before: exercises
rct | with: shoulder, rotator, cuff, mri
[knee_ligament kind=body severity=3 say="knee ligament injury"]
acl, mcl, pcl, torn/tore acl/mcl/pcl, ~tear @whosebody acl/mcl/pcl, ~tear @whosebody _ acl/mcl/pcl, acl tear | not before: #
[meniscus kind=body severity=3 say="meniscus injury"]
meniscus, menisco, meniscal tear, torn/tore meniscus, torn _ meniscus, ~tear @whosebody meniscus, ~tear @whosebody _ meniscus, meniscus tear/torn
[labrum kind=body severity=3 say="labrum injury"]
labral tear, labrum tear/torn, torn/tore labrum, torn _ labrum, ~tear @whosebody labrum, ~tear @whosebody _ labrum, slap tear, labral repair
[tendon kind=body severity=3 say="tendon or ligament injury"]
torn/tore ligament/ligaments/tendon/tendons/achilles/bicep/biceps/hamstring/quad/cartilage/tfcc, torn _ ligament/ligaments/tendon/tendons/achilles, ~tear _ ligament/ligaments/tendon/tendons/achilles, tendon/tendons cut/severed/torn/ruptured, tendons in _ @bodypart, ~cut _ tendon/tendons, ~sever _ tendon/tendons, ligament/ligaments/tendon _ torn, ruptured achilles/tendon, achilles _ ruptured/torn, tfcc, ligamento roto, tendon roto, ligamentos rotos
[torn kind=body severity=3 say="torn muscle or ligament" part="torn {}"]
~tear @whosebody @bodypart, ~tear @whosebody _ @bodypart, torn muscle/muscles, torn _ muscle, full thickness tear, full tear, complete tear, @bodypart tear/tears, @bodypart torn, tear in/of my/his/her shoulder/knee/hip/rotator/calf/bicep/achilles/elbow/wrist/ankle/back/groin/left/right, torn @bodypart, torn @bodyside @bodypart, desgarre, desgarro | not before: out | not before: up
[smashed kind=body severity=3 say="crush injury" part="crushed {}"]
pie/mano/pierna/brazo/dedo aplastado, crushed @bodypart, crush* @whosebody @bodypart, crushed @bodyside @bodypart, crush* @whosebody _ @bodypart, @bodypart @wasverb crushed, @bodypart crushed, crush injury, aplasto _ @bodypart, aplastaron _ @bodypart
smashed my/his/her @bodypart | not before: window, windows, windshield, light, lights, door, glass
[pinned kind=body severity=3 say="caught or pinned" part="{} caught or pinned"]
pinned my/his/her @bodypart, @bodypart @wasverb slammed/smashed, hand/arm/finger/fingers/thumb @wasverb caught, @bodypart pinned under/between/against, finger/fingers/hand/foot/arm caught/smashed/slammed in
~slam my/his/her finger/fingers/hand | not before: on, down, onto, against, upon
[dislocation kind=body severity=3 say="dislocation" part="dislocated {}"]
dislocat*, separated shoulder, shoulder separation, ac separation, shoulder popped out, dislocado, dislocada, se me disloco, se me/le zafo, se zafo el/la/mi/su hombro/brazo/rodilla/codo/dedo/muneca/tobillo
[woke_up kind=body severity=2 say="woke up in the hospital"]
woke up in _ hospital/ambulance/er/icu
[unconscious kind=body severity=3 say="lost consciousness"]
~knock unconscious, ~knock me/him/her/client out, knocked out cold, @wasverb knocked out, ~lose consciousness, lost consciousness, loss of consciousness, loc at scene, ~black out after, perdi/perdio el conocimiento, @wasverb unconscious, found unconscious, unconscious for/when | without: loc # | not before: of | not after: power, electricity, teeth, tooth, internet, lights, window, windows
[head kind=body severity=2 say="blow to the head"]
~hit my/his/her/their head, struck @whosebody head, hit head, ~bang @whosebody head, golpe en la cabeza, se/me golpeo la cabeza, me golpee la cabeza
[head_injury kind=body severity=3 say="head injury"]
head injury/trauma/injuries | not before: exam
[concussion kind=body severity=3 say="concussion"]
concuss*, post concussi*, postconcussi*, mtbi, mild tbi, conmocion cerebral, conmocion
[laceration kind=body severity=3 say="open wound" part="cut {}"]
lacerat*, gash, gashed, ~slice @whosebody @bodypart, ~slice open, sliced _ @bodypart, cut _ to the bone, deep cut/cuts, ~cut open my/his/her @bodypart/left/right, avulsion, impaled, ~impale, glass in _ @bodypart, cortada profunda, heridas en _ @bodypart | not before: work | without: quilt, quilting, sewing, my dog needed, at the vet, to the vet, vet bill, vet bills, the vet, my dog got, our dog got | without: tire, tires, bumper, hull, couch | not after: us in, me in, everyone in
pellets | with: shot, bb, gun, shotgun, xray, lodged, fired
[compartment kind=body severity=3 say="compartment syndrome"]
fasciotomy, compartment syndrome | not before: work | without: quilt, quilting, sewing, my dog needed, at the vet, to the vet, vet bill, vet bills, the vet, my dog got, our dog got | without: tire, tires, bumper, hull, couch | not after: us in, me in, everyone in
[stitches kind=body severity=3 say="stitches or staples"]
stitches, # staples in, staples in/to, stitched up, puntadas | not before: work | without: quilt, quilting, sewing, my dog needed, at the vet, to the vet, vet bill, vet bills, the vet, my dog got, our dog got | without: tire, tires, bumper, hull, couch | not after: us in, me in, everyone in
puntos en | not before: la licencia, mi licencia, su licencia, el record, mi record
[cut kind=body severity=2 say="cut" part="cut {}"]
cut finger/hand/thumb/leg/arm/wrist/foot, cut @whosebody @bodypart, cut my/his/her left/right/index/middle/ring/pinky/big/lower/upper @bodypart, got cut by/on | not before: yard, lawn, fence, door, off, pay, #, half, work | not after: hours, pay, wages, benefits, salary, power, water, check, rates
[nerve_cut kind=body severity=3 say="cut nerve"]
nerve cut/severed, ~cut _ nerve, ~sever _ nerve/nerves
[nerve kind=body severity=3 say="nerve damage" part="nerve damage in the {}"]
nerve damage/injury/pain/damaged/injured, dano en el nervio, nervio danado | without: ssdi, diabetes, diabetic
[nerve_pain kind=body severity=3 say="nerve trouble" part="nerve trouble in the {}"]
ulnar nerve, foot drop, drop foot, drop wrist, neuropathy in/from, nerve never | without: ssdi, diabetes, diabetic
[numb_limb kind=body severity=3 say="numbness" part="numb {}" when=matter.hurt]
numb hand/hands/finger/fingers/foot/feet/leg/legs/arm/arms, numb ring/index/middle/pinky/little finger, hand/hands/finger/fingers/foot/feet/leg/legs/arm/arms numb, dead in # @bodypart | without: cold, freezing, sleep, asleep, scared, goes, go
is/are/still/stays numb | with: since then, permanent*, for good, ever since, hasnt come back
[numb kind=body severity=2 say="numbness" part="numb {}"]
numbness in/down/of, numb @bodypart, numb _ @bodypart, is/are/still numb, tongue dead/numb, dead in # @bodypart, @bodypart _ numb, no feeling in, ~lose feeling in, lost feeling, cant feel my/his/her | not before: for, toward, towards, of, like, safe | without: ssdi, diabetes, diabetic
[internal kind=body severity=3 say="internal injuries"]
internal bleeding/injuries/injury, collapsed lung, punctured lung, pneumothorax, hemothorax, lacerated/ruptured liver/spleen/kidney, lung collapsed, sangrado interno | without: ssdi
[blood kind=body severity=3 say="vomiting or coughing blood"]
vomiting blood, coughing up blood | without: ssdi
[clot kind=body severity=3 say="blood clot"]
blood clot*, pulmonary embol*, dvt | without: ssdi
[infection kind=body severity=3 say="infection"]
necrotizing
sepsis, septic, abscess, went septic, mrsa, osteomyelitis, bad/severe/serious/major infection, staph infection, got infected, became infected, infection set, infection in/from/after, @bodypart _ infected, wound/incision/cut/site/bite _ infected, c diff, gangrene, se infecto, infeccion en, cellulitis, necrosis | not before: control | not after: septic tank, leaking | without: tank, drain field, drainfield, upcoded, coded, billing, septic system | without: malware, virus, ransomware, computer, laptop
[bedsore kind=body severity=3 say="bedsores"]
bedsore*, bed sore/sores, pressure ulcer/ulcers/sore/sores/injury/wound, stage ii/iii/iv/# ulcer/sore/wound/pressure/sacral/decub*/decubitus, decubitus, sacral ulcer/wound, ulceras por presion, escaras
[teeth kind=body severity=3 say="broken or lost teeth"]
chipped/broken/knocked/lost/broke/cracked my/his/her/#/two/three/four/a/several/front/some tooth/teeth, chipped/broken/knocked/lost/broke/cracked my/his/her/#/two front/back/upper/lower/bottom/top tooth/teeth, chipped tooth/teeth, broken teeth, broke #/two/three/four/several/some of my/his/her teeth, lost # teeth, teeth knocked/broken/broke/chipped/cracked, tooth broke/chipped/cracked, chipped _ front tooth/teeth, ~knock out _ teeth/tooth, teeth gone, teeth are gone, dientes rotos, me tumbo _ dientes | without: dentist bill, drill
# teeth | with: broke, broken, knocked, lost, chipped, cracked, loose, punched, kicked, fell
[scar kind=body severity=3 say="scar" part="scar on the {}"]
scar on, scars on, scarring on, @suffered _ scar/scars/scarring, facial scar/scarring, ~leave _ scar/scars/scarring, scarred, cicatriz, cicatrices | without: emotionally, mentally, emotional, mental, psychological, kids are, children are
[bitten kind=body severity=2 say="bitten"]
// victim named: me, a passive or a part of the body
~bite me/us/him/her/client/pnc, ~bite @mykin, ~bite on the/his/her/my, ~bite in the @bodypart, ~bite his/her/my/our _ @bodypart/@mykin, @wasverb bitten/bit, bitten by, bit by, bitten in/on/at, bit on/in, dog bite to/on, bite wound/wounds/marks, got bit/bitten, dog got my/his/her @bodypart, dog got my/his/her _ @bodypart, me mordio, lo mordio, la mordio, mordida de perro, le mordio, mordio a mi, mordio la/el/en | not before: of, more, off, disappointed, bullet, his son, his kid, his child, his daughter, his wife, her son, her daughter, her kid, her child | not after: a little, a, says my dog, say my dog, claims my dog, claim my dog, claiming my dog, said my dog | without: vet, vet bill, spider, spiders, bedbug, bedbugs, bed bugs, mosquito, tick | not before: in the ass, in the butt, in the behind, tongue, lip, nails, the bullet, bit, confused, worried, late, scared, upset, nervous, too, weird, over, different | not after: to, will, gonna, every, tiny, little, drill, small, each, last, any, no, some | without: my dog was, our dog was, tire, tires
~bite my | not before: dog, dogs, cat, cats, puppy, chickens, goat, pet, small, little, other, tongue, lip, nails, tire, tires, car, shoes, furniture | not after: to, will, gonna | without: vet, vet bill, spider, spiders, bedbug, bedbugs, bed bugs, mosquito, tick
[mauled kind=body severity=3 say="attacked by a dog"]
tore up by _ dog/dogs/pit/pits, torn up by _ dog/dogs/pit/pits, dog ~attack me/us/him/her/client, dog ~maul/attacked @someone/@mykin, ~maul by, @wasverb mauled/attacked by _ dog/dogs/pit/pitbull/shepherd | not before: of, more, off, disappointed, bullet, his son, his kid, his child, his daughter, his wife, her son, her daughter, her kid, her child | not after: a little, a, says my dog, say my dog, claims my dog, claim my dog, claiming my dog, said my dog | without: vet, vet bill, spider, spiders, bedbug, bedbugs, bed bugs, mosquito, tick | not before: in the ass, in the butt, in the behind, tongue, lip, nails, the bullet, bit, confused, worried, late, scared, upset, nervous, too, weird, over, different | not after: to, will, gonna, every, tiny, little, drill, small, each, last, any, no, some | without: my dog was, our dog was, tire, tires
dog ~attack my | not before: dog, dogs, cat, cats, puppy, chickens, goat, pet, small, little, other, tongue, lip, nails, tire, tires, car, shoes, furniture | not after: to, will, gonna | without: vet, vet bill, spider, spiders, bedbug, bedbugs, bed bugs, mosquito, tick
[punctures kind=body severity=3 say="puncture wounds"]
puncture wounds/wound, punctures | not before: of, more, off, disappointed, bullet, his son, his kid, his child, his daughter, his wife, her son, her daughter, her kid, her child | not after: a little, a, says my dog, say my dog, claims my dog, claim my dog, claiming my dog, said my dog | without: vet, vet bill, spider, spiders, bedbug, bedbugs, bed bugs, mosquito, tick | not before: in the ass, in the butt, in the behind, tongue, lip, nails, the bullet, bit, confused, worried, late, scared, upset, nervous, too, weird, over, different | not after: to, will, gonna, every, tiny, little, drill, small, each, last, any, no, some | without: my dog was, our dog was, tire, tires
[burned kind=body severity=3 say="burns" part="burned {}"]
@wasverb burned when/by/over/badly/in/on @bodypart, # burns, ~burn @whosebody @bodypart, ~burn @whosebody _ @bodypart, burned on/over/by/in _ @bodypart, burned @bodypart, ~scald me/him/her/my, chemical burn/burns, quemaduras, me queme, se quemo _ @bodypart, se quemo la/el/las/los mano/manos/cara/brazo/brazos/pierna/piernas/pie/pies/piel/espalda/dedo/dedos/pecho, quemadura | without: house burned, heart burn | not after: freezer
burns on/to/over | not before: the ground, ground, a crisp, carpet, the carpet, the couch, the counter, the floor, my carpet, my couch, furniture
i/he/she/we/client/pnc/clt/caller/@mykin @wasverb _ burned/scalded/burnt | not before: out, down, before, once, twice, again, financially, on this, on the deal, on a, in the past, by a contractor, by contractors, by this, by him, by her, by them, by people, by my, by a company, by the company, bad, by a lawyer | not after: freezer
[frostbite kind=body severity=3 say="frostbite"]
frostbite
[electrocuted kind=body severity=4 say="electric shock"]
electrocut*, @wasverb shocked by _ wire/wires/wiring/outlet/electricity/current/socket/line/cable/panel/switch/appliance, electric shock | not after: almost, nearly, almost got, almost been, nearly got, could have been, could get, could be, might get
[poisoned kind=body severity=3 say="got sick"]
food poisoning, salmonella, e coli, carbon monoxide poisoning, ~poison me/him/her/us, @wasverb poisoned, legionnaires, legionella, intoxicacion, me intoxique, se intoxico, envenenamiento | not before: alarm, detector, days, leave, of, pay, and tired, note, time | not before: against, how, that, to think, just, thinking, to know, to my stomach, stress, worry, work | not after: dog, dogs, cat, well, tree, minds
[fumes kind=body severity=3 say="breathed in fumes"]
inhaled _ fumes/chemicals/gas | not before: alarm, detector, days, leave, of, pay, and tired, note, time | not before: against, how, that, to think, just, thinking, to know, to my stomach, stress, worry, work | not after: dog, dogs, cat, well, tree, minds
[lead kind=body severity=3 say="lead exposure"]
lead poisoning, elevated/high lead, lead level | not before: alarm, detector, days, leave, of, pay, and tired, note, time | not before: against, how, that, to think, just, thinking, to know, to my stomach, stress, worry, work | not after: dog, dogs, cat, well, tree, minds
[overdose kind=body severity=3 say="overdose"]
overdosed on | not before: alarm, detector, days, leave, of, pay, and tired, note, time | not before: against, how, that, to think, just, thinking, to know, to my stomach, stress, worry, work | not after: dog, dogs, cat, well, tree, minds
[wrong_drug kind=body severity=3 say="given the wrong medication or dose"]
given/gave me/him/her the wrong medication/medicine/medications/dose/dosage/meds/med/drug/prescription/pills/pill/injection/shot/blood, given the wrong medication/medicine/dose/dosage/meds/med/drug/prescription/pills/pill/injection/shot/blood, # times the dose, ten times the dose | not before: alarm, detector, days, leave, of, pay, and tired, note, time | not before: against, how, that, to think, just, thinking, to know, to my stomach, stress, worry, work | not after: dog, dogs, cat, well, tree, minds
[sickened kind=body severity=2 say="got sick"]
got/gotten/getting sick from/after, made me/us/him/her/them sick, been/am/are/is sick from, sick from the, getting sick because/due | not before: days, leave, of, pay, and tired, note, time | not before: against, how, that, to think, just, thinking, to know, to my stomach, stress, worry, work | not after: dog, dogs, cat, well, tree, minds
threw up, vomiting | not before: a, the, their, his, her, my hands, an, some, flags, red, this | without: dog, cat, puppy, vet, drunk, drinking
[health kind=body severity=2 say="health problems"]
impacting/affecting/ruining/hurting my/our/his/her health, health problems from/due/because/caused/since
[sick kind=body severity=2 say="got sick"]
got/gotten/getting _ sick, got really/very/so sick | with: mold, food, ate, eating, fumes, chemical*, water, restaurant, smoke, gas, sewage, pesticide | not before: days, leave, of, pay, note, time | without: called in, called out, sick days, sick time, covid, flu
[allergic kind=body severity=3 say="allergic reaction"]
allergic reaction, anaphyla* reaction/shock, went into anaphyla*, anaphylactic shock
[breathing kind=body severity=3 say="breathing trouble"]
respiratory problems/issues/infection, asthma attack/attacks, asthma from/since/because/worse/flared/that, ~develop asthma, breathing problems/issues, caused _ asthma, lungs damaged, coughing since, smoke inhalation
lungs at #
[breathless kind=body severity=3 loose=yes say="breathing trouble"]
trouble breathing, cant breathe, couldnt breathe, could not breathe
[seizures kind=body severity=3 say="seizures"]
seizures since/x*/after/now/from, now has seizures, having seizures | not after: asset, property, drug, police
[passed_out kind=body severity=2 say="passed out"]
~pass out from, i/he/she passed out, passed out at/in/on | not before: flyers, candy, papers, paper, cards, forms, food, samples, drunk | without: drunk, flyers, candy, roommate | not after: flyers, was, were
[near_drowning kind=body severity=3 say="near drowning"]
near drowning, nearly drowned, almost drowned
[choking kind=body severity=3 say="choked on something"]
~choke on
[heat kind=body severity=3 say="heat illness"]
heat stroke, heatstroke, heat exhaustion
[repetitive kind=body severity=2 say="carpal tunnel"]
carpal tunnel, tunel carpiano
[tendonitis kind=body severity=2 say="tendonitis or bursitis" part="tendonitis in the {}"]
tendonitis/tendinitis/bursitis, tennis elbow
[overuse kind=body severity=2 say="overuse injury"]
trigger finger, repetitive stress/strain
[illness kind=body severity=4 say="serious illness" when=matter.blame unless=matter.estate]
// illness counts where somebody caused, missed or must pay for it
mesothelioma, meso, constrictive bronchiolitis, asbestosis, black lung, pneumoconiosis, silicosis | without: estate, custody, care of my
// an illness that was there is no harm: it was found late, caused, or it spread
hodgkin*, non hodgkin*, nhl, uterine fibroids, endometrial cancer, invasive ductal, stage iii*, stage iv, ovary cancer, ovarian/kidney/bladder/lung/breast/colon/thyroid/liver/prostate/throat/testicular cancer, leukemia, lymphoma, cancer, parkinson*, ulcerative colitis, melanoma, tumor | with: miss*, misread*, misdiagnos*, diagnos*, dx, dxd, found, finds, turned, spread, caught, catch, caus*, exposed, exposure, developed, develop, got, gotten, came, biops*, metasta*, delay*, overread, ignored, undiagnosed, roundup, talc, powder, zantac, lejeune, benzene, relaxer, paraquat, asbestos, firefight*, foam, chemical*, years of, since, later, lump, nodes, mammogram, scan, scans, mri, ct, xray, xrays, pathology, oncologist | without: estate, custody, care of my
stage # | with: found stage, chemo, oncologist, cancer, tumor, biopsy, lymph, kidney, diagnos*, dx, breast, lung, colon, prostate, disease
stroke, heart attack, pulmonary embolism, aneurysm, appendix ruptured, ruptured appendix, burst appendix, appendix burst, ruptured ectopic, testicular torsion, meningitis | without: years ago, rehab since, his stroke, her stroke | not before: of | not after: almost had a, nearly had a, gave me a, give me a, giving me a
torsion | not before: spring, springs, bar | without: garage
[wrong_site kind=body severity=3 say="wrong body part, side or patient"]
wrong tooth/kidney/knee/leg/eye/hip/finger/organ/patient | not before: of the, of his, of her, of my, of law, of it
wrong side/site/level | with: surgery, surgeon, operated, operation, surgical, procedure, injected, dentist | not before: of the, of his, of her, of my, of law, of it
[retained kind=body severity=3 say="object left in the body"]
sponge left/inside, left _ sponge, retained sponge, surgical sponge in, instrument left, left inside me/her/him | not before: dish, cake
[hardware kind=body severity=3 say="implant problem"]
hip implant _ failed, mesh _ removed/failed/eroded, implant failed/broke/cracked/recalled, @bodypart implant _ broke/failed/cracked/recalled/recall, metallosis, filter migrated
hernia mesh, filter broke | with: ivc, vena, clot, heart, failed, removed, infect*, pain, recall*, eroded, migrated, revision, lawsuit, defective, problem*, case, claim
