// Harm to the body of the client or of the family member the client asks for. `part` gives the wording where a part of the
// body is named: "broken {}". `victim=object`: the one harmed stands behind the verb.

class mykin = grandbaby, grandbabies, grandkids, grandchildren, papa, mama, cousin, aunt, uncle, grandmother, grandma, grandfather, grandpa, dad, baby, wife, husband, son, sons, daughter, daughters, kid, kids, child, children, baby, mother, mom, father, dad, parents, brother, sister, sisters, brothers, grandson, granddaughter, nephew, niece, stepson, stepdaughter, girlfriend, boyfriend, friend, hijo, hija, hijos, esposa, esposo, madre, padre, hermano, hermana, sobrino, sobrina
class someone = me, us, him, her, them, client, pnc, clt, caller, plaintiff
class wasverb = was, were, is, am, im, are, been, being, got, get, gets, getting, be, hes, shes, were
class suffered = ~suffer, ~sustain, ~receive, ~incur, ~have, had, ~get, ~cause, w, with, has, dx, diagnosed, sufrio, sufri, tiene, tengo, tuvo, tuve
class thirdperson = he, she, ill, hell, shell, i
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
pronounced dead on/at the scene/spot, died at/on the scene/spot/impact/instantly, died in the/an ambulance/helicopter, died on the job/table, died on the operating table, dead in his/her _ cell, died in his/her _ cell, died in custody/jail/prison, took his/her last breath, succumbed to his/her/the _ injuries/burns/wounds, succumbed to his/her injuries, succumbed to @whosebody injuries | not after: almost, nearly, dog, cat, battery, engine
~bury my/our @mykin, ~bury my/our _ @mykin, burying my/our @mykin | not before: in debt, in work, in bills, with | not after: time capsule
~lose my/our @mykin to a/an/the/covid/cancer/sepsis/this/that/their/his, ~lose my/our @mykin to _ driver/negligence/infection/overdose/shooting/accident/crash, ~lose my/our @mykin in a/an/the/this/that _ crash/accident/wreck/fire/shooting/collision/fall/explosion | without: custody, court, judge, cps, visitation, divorce, store, mall, crowd, almost, guardian*
took my/his/her _ @mykin life, took my/our @mykin life/lives | not before: savings, insurance, back, time, story
pulled the plug on him/her/my/our | not before: project
couldnt/didnt revive/resuscitate him/her/my
couldnt/cant bring him/her/my _ back | with: heart, table, cpr, paramedics, ambulance, coded, breathing, surgery, surgeon, medics
baby didnt/doesnt survive/make, baby did not survive/make | not before: the team, it to
~lose my/our @mykin _ to a/an/the _ driver, ~lose my/our @mykin on/last/this/in | with: drunk, driver, crash, wreck, shooting, accident, sepsis | without: custody, court, judge, cps, visitation
~take my/our _ @mykin off life/the/of _ support/ventilator/machine/machines, died in the womb/utero, baby died in | without: years ago
[brain_dead kind=death severity=5 say="brain dead"]
declared/pronounced brain dead, he/she/was/is/were brain dead | not before: idiot, boss, moron
[drowned kind=death severity=5 say="drowned"]
drowned, ~drown in/at _ pool/lake/river, se ahogo | not after: almost, nearly, near | not before: in debt, in bills, out | not before: in medical, in paperwork, in work, the phone
[died kind=death severity=5 say="death" when=matter.deadly unless=matter.inherit]
// death after care, a crash, exposure; a death alone belongs to estates
~die in/from/of/after/during/due/because/on/at/under/when/while/within/later/there/from/with, ~die @mykin, ~die @monthword, ~die same/next/two/three/four/five/that/#/a/right, passed away/suddenly, pronounced dead/deceased, @mykin died, he/she died, decedent, expired on/at, died, did not survive, didnt survive, did not make it, didnt make it, baby died, baby @wasverb stillborn, stillborn, stillbirth, found dead, found him/her dead, he/she/brother/wife/husband/son/daughter/mother/father/mom/dad dead, # dead, our/my @mykin _ died, @mykin # died, death of my/our/her/his, fallecio, murio en/por/de/despues/el/cuando/ese/al, se murio | not before: before birth | not after: almost, could have, nearly, engine, car, battery, phone, could of, dog, cat, husband before, father before | not after: to, would, gonna, will, could, might, truck, laptop, heater, fridge, van, ac, computer, motor, transmission, bike, puppy, pet, horse, plant, tree, trees, it
passed in/at/from/after/on/# | not before: the right, the left, my right, my left, the wrong, a, to, this, it, that, the shoulder, his, traffic | without: lane, speeding, exam, test | not before: before birth | not after: almost, could have, nearly, engine, car, battery, phone, could of, dog, cat, husband before, father before
he/she passed, @mykin passed | not before: out, me, us, him, her, a, an, the, by, it, on, over, through, in, to, gas, another, my, his, inspection, and, from, too | without: lane, speeding, mph, exam, test | not before: before birth | not after: almost, could have, nearly, engine, car, battery, phone, could of, dog, cat, husband before, father before
hypothermia | with: dead, died, death, me, coroner, autopsy, drowning
he/she passed on # | without: lane, exam, test
[died_there kind=death severity=5 say="death" unless=matter.inherit]
// the cause stands in the same sentence
@mykin _ died, @mykin _ passed away, @mykin dead, ~die in/on/at/from/of/when/after/while/during, died #/that/same/next, he/she died, he/she passed away, passed away, pronounced dead, murio, fallecio | with: crash, accident, wreck, hit by, struck, shot, stabbed, surgery, operation, overdose, jail, prison, er, icu, misdiagnosed, sent home, a fall, his fall, her fall, fell off, fell from, fell and, fell in, he fell, she fell, fire, explosion, collapsed, drowning, choked, choking, motorcycle, medication, infection, childbirth, giving birth, at birth, during birth, delivery, labor, construccion, cayo, techo, accidente, choque, cirugia, obra, trabajando, negligence, neglect, never checked, nobody checked, no one checked, stillborn | not after: almost, could have, nearly, engine, car, battery, phone, husband before, dog, cat, horse | not after: to, would, gonna, will, could, might, truck, laptop, van, puppy, pet, it
did not survive, didnt survive, did not make it, didnt make it, he/she was gone, mom/dad/son/daughter/husband/wife/brother/sister died | with: crash, accident, wreck, was hit, got hit, ran over, ran my, ran him, ran her, run over, struck, shot, surgery, surgeon, operation, hospital, icu, er, ambulance, sent home, sent him home, sent her home, sent my, nursing home, jail, fire, explosion, pool, drunk driver, fell, fall, machine, bike, motorcycle, truck, overdose, infection, bedsores, misdiagnos*, anesthesia, paramedics, driver, carbon monoxide, choked | without: years before, was adopted, divorce, custody, foreclos*, probate, deed | not after: almost, could have, nearly, engine, car, battery, phone, dog, cat, horse, to, would, could, might, it, truck, after, when, before, until, since
[never_woke kind=death severity=5 say="never woke up"]
never woke up, didnt wake up | with: surgery, anesthesia, anesthetic, procedure, surgeon, operation, sedat*, overdose, coma

// --- permanent or life-changing

[amputation kind=body severity=4 say="lost a body part"]
amp # _ finger/fingers/toe/toes/digits/digit/tips, amp r/l/lt/rt/left/right, amp finger/fingers/thumb/toe/toes/foot/leg/arm/hand, ~lose all/most/both/some the/her/his/my/of _ toes/fingers/foot/feet, ~lose all the/her/his/my toes/fingers, lost #/two/three/four/five toes/fingers, lost part of _ foot/hand/finger/toe/ear/nose
amputat*, amp @bodyside @bodypart, amp of, finger/thumb/toe/arm/leg amp, amputaron, amputacion, amputada, amputado, bka, ~sever my/his/her/the/a/two @lifepart, ~sever part/tip of, took off my/his/her/#/two @lifepart, took off _ tip of, finger/thumb tip/tips off, tip off _ finger/thumb/toe, took/cut/sliced the tip off, tip _ cut off, took off # fingers/toes, took #/two/three/four fingers/toes, leg/arm off below/above/at, arm/leg/hand/foot/finger/fingers/toe/toes/eye/thumb gone, couldnt/cant save my/his/her _ @lifepart, could not save my/his/her _ @lifepart, couldnt save the @lifepart, ~take my/his/her @lifepart off, ~cut off my/his/her/the/a/two/#/both @lifepart, ~cut off _ tip/part, severed @lifepart, cost me/him/her my/his/her @lifepart, perdi/perdio un/el/la/mi/su/dos @lifepart, le cortaron _ @lifepart, arranco _ @lifepart, me cortaron _ @lifepart | not before: contact, sight, length, room, span, traction | not before: numb, up | not after: might have to, may have to, might need to, avoid, risk of, could be, wants to, going to
tip of _ finger/thumb, fingertip | with: off, lost, severed, gone, missing, amputat*, chopped
took my/his/her arm/leg/hand/foot/finger/fingers | with: machine, saw, press, conveyor, auger, blade, grinder, mower, off, surgeon, surgeons, infection, train
~lose my/his/her/a/an/both/left/right/#/two/one/l/r @lifepart, ~lose my/his/her left/right/entire/whole/index/middle/ring/little/big/l/r @lifepart, ~lose part/tip/piece of _ @lifepart | not after: almost, nearly, could, might, may, will, to, could have, couldve, or, gonna, not | not before: glasses, glass, and a leg, contact, sight, length, room
took my/his/her arm/leg/hand/foot at/above/below elbow/knee/wrist/ankle/shoulder, took my/his/her arm/leg/hand/foot at/above/below the elbow/knee/wrist/ankle/shoulder
lost foot/leg/arm/finger/fingers/eye/toe/toes/thumb | not before: contact, traffic, race, count, sight, length, room, and a
~rip/~tear/~chop/~saw/~slice/~blow my/his/her/#/two/three @lifepart off, ~rip/~tear/~chop/~slice off my/his/her/#/two/three _ @lifepart | not before: rental, sign
took the tip of my/his/her _ @lifepart off, took off the end/tip/end of my/his/her, @lifepart is/are gone, missing half of my/his/her, missing half/part/tip _ @lifepart, missing my/his/her _ @lifepart | not before: over, up, cold | without: prosthe*, hands down
@lifepart _ bitten/chopped/torn/ripped/sliced/blown/sawed off, part of my/his/her _ @lifepart off/gone/missing | not before: the, shoulder, into
[degloved kind=body severity=4 say="severe skin injury"]
degloved, degloving
[paralysis kind=body severity=4 say="paralysis"]
paralyz*, paralys*, paraplegi*, quadripleg*, tetrapleg*, paralitic* | not before: with fear, by fear, with anxiety, by anxiety, by the, by indecision | not after: analysis, sleep, emotionally, financially
[never_walk kind=body severity=4 say="may never walk again"]
never walk again, never be able to walk | not before: with fear, by fear, with anxiety, by anxiety, by the, by indecision | not after: analysis, sleep, emotionally, financially
@thirdperson never walk, wont walk again, not walk again | not before: away, down, into, in, through, my, back, out, there, by, past, to, the, home
[spinal_cord kind=body severity=4 say="spinal cord injury"]
spinal cord injury/damage/injuries, cord injury/compression, cauda equina | not before: with fear, by fear, with anxiety, by anxiety, by the, by indecision | not after: analysis, sleep, emotionally, financially
[cant_walk kind=body severity=3 say="cannot walk"]
cant/cannot walk anymore, no puede caminar
cant/cannot walk or talk, cant/cannot talk or walk, cant/cannot walk at all/now/no more | without: sidewalk, blocked, street
[walking kind=body severity=2 say="trouble walking"]
cant/cannot walk right/good/straight/normal/without/far, cant/cannot walk on it/my, cant hardly walk, can hardly/barely walk, could hardly/barely walk, cant put/bear _ weight on, cant/couldnt stand on it, trouble walking, walk/walks/walking with a cane/walker now/since/because, walks/walk with a walker, walk/walks funny/crooked since/now | without: sidewalk, blocked, street, driveway, dog
[wheelchair kind=body severity=4 say="uses a wheelchair"]
wheelchair bound, am/is/im/hes/shes/now in a wheelchair, wheelchair now, en silla de ruedas | without: ramp, hoa, accessible | without: landlord, apartment, elevator, ssi, ssdi, parking, ada, lease
he/she in a wheelchair, in a wheelchair for/since/because/and/now/until/till/after/ever | without: ramp, hoa, accessible, landlord, apartment, elevator, ssi, ssdi, parking, ada, lease, stairs, airline, airport, gate, van | not before: van, ramp
[skull kind=body severity=4 say="skull fracture"]
skull fracture/fx, fractured _ skull, fx skull, broken skull, cracked _ skull, fractura de craneo
[brain kind=body severity=4 say="brain injury" story="brain injury or bleed"]
brain damage/bleed/bleeding/hemorrhage/injuries/swelling, traumatic brain, tbi, subdural, anoxic, hypoxic, bleeding/bleed on/in _ brain, bleed in _ head, lesion cerebral, derrame cerebral, dano cerebral, hemorragia cerebral, hie, brain bled, bled into _ brain, bled in _ brain | not after: mild
brain damaged, damage to the/his/her/my _ brain, damage to the/his/her _ lobe, swelling in/on/of _ brain | not before: idiot
brain injury | not before: clinic, unit, center, association, specialist, attorney, attorneys, lawyer, lawyers, law, awareness, program
[coma kind=body severity=4 say="in a coma"]
in a/the coma | not after: mild
induced coma, into a coma, comatose, vegetative state, en coma, medically induced | not after: mild
[life_support kind=body severity=4 say="on life support"]
on a ventilator/vent/respirator, on life support, intubated | not after: off, will, dnr, living will | without: living will, directive, dnr, estate, years ago
[burns kind=body severity=4 say="severe burns" story="burns of second degree or worse"]
second/third degree burn/burns, # nd/rd degree/deg burn/burns, burn unit/center, @suffered _ severe burns, burned over #/half/most, quemaduras de segundo/tercer, quemaduras graves, injerto* | not before: recipient, shop, work
severe burns to/on/over, third/second degree on/over, burned over _ #
[graft kind=body severity=4 say="skin graft"]
skin graft*, # graft/grafts, grafted, grafts to/on my/his/her/the | not before: recipient, shop, work
[sight kind=body severity=4 say="lost eyesight or hearing"]
blind in _ eye/eyes, ~lose _ sight/vision/eyesight, @wasverb blinded, went blind, going blind, legally blind from, deaf in _ ear, permanent _ hearing/vision loss, permanently deaf/blind, vision loss, loss of vision/sight/hearing, perdi/perdio la vista/vision, ciego de un ojo, quedo ciego/ciega, ruptured globe | not before: of who, of the, of what | not before: of it, of him, of her, of them, of my, of this, of that, by the sun, by sun, by love, by headlights, by the lights, by oncoming, by bright, by glare, by the glare, by snow, sided, into | not after: in
~lose _ hearing | without: judge, court, appeal, appealed, unemployment, ssi, ssdi, alj, officer, custody, eviction, bond, dmv, parole, hearing on
cant/cannot/couldnt see out of/from/with/through my/his/her/the/one _ eye, cant/cannot see in/from _ eye, cant/cannot hear out of/in/from _ ear, ~lose hearing in, ~lose _ hearing in my/his/her/one/both | without: judge, court, appeal
no vision/sight/hearing in my/his/her/one/the/that | not after: of who
[smell kind=body severity=3 say="lost smell or taste"]
loss of smell/taste | without: covid
~lose _ sense of smell/taste, cant smell/taste anything/nothing, no sense of smell | without: covid
[ureter kind=body severity=4 say="cut ureter"]
cut _ ureter, ureter cut/transected/injury, ureter @wasverb cut, ureter @wasverb _ cut
[organ kind=body severity=4 say="lost or damaged organ"]
~lose _ kidney/spleen/bowel/uterus/testicle/breast/ovary/ovaries/gallbladder, spleen out/removed, removed _ spleen/kidney/kidneys/uterus/womb/gallbladder/colon/ovary/bowel, spleen/kidney/uterus/womb/ovary taken/took out, womb/uterus/spleen/kidney removed, ~take out my/his/her/the spleen/kidney/uterus/womb, remove _ womb/uterus/spleen/kidney, kidneys failed/shut, kidney failure, liver failure, organ failure, on dialysis, colostomy, ostomy, bowel perforat*, perforat* bowel/colon/intestine/uterus/bladder, bowel resection, bile duct cut/injury, bile leak/leaked, lost her/his/my kidneys, cut _ bile duct, nicked/perforated/punctured/cut my/her/his/the bladder/bowel/ureter/colon/artery/intestine/uterus/kidney/spleen/liver/lung, fallo renal, dialisis | not after: looking at, risk of, lead to, leads to, avoid | without: ssdi, ssi, diabetes | not before: control
bowel/bladder/intestine/colon/ureter/uterus/esophagus @wasverb cut/nicked/punctured/perforated/torn/pierced, colostomy bag, a bag for # months/weeks, wear/wore/wearing a bag
[cardiac kind=body severity=4 say="cardiac arrest"]
cardiac arrest, heart stopped, coded twice | without: house, houses | not before: when i saw, when i read, when i heard
[stopped_breathing kind=body severity=4 say="stopped breathing"]
stopped breathing
[permanent kind=body severity=4 say="permanent injury or disability"]
permanent injury/injuries/disability/impairment/restrictions/scar/scarring/nerve/limp/disfigurement/deficits/pain/deformity, permanently disabled/injured/scarred/disfigured, permanent partial, impairment rating, # impairment, whole person, disfigur*, ppd rating, total disability, dano permanente, discapacidad permanente, incapacidad permanente, lesion permanente | without: residen*, resident, ban, injunction, order
de por vida | without: garantia, pension, beneficio, contrato, carcel, castigo
scarred for life | with: face, arm, leg, burn, burns, burned, dog, bite, bitten, cut, skin, body, hand, stitches, acid
permanent damage, permanently damaged | without: floor, floors, roof, car, engine, vehicle, truck, credit, house, home, foundation, wall, walls, carpet, paint, driveway, property, furniture, phone, hair, relationship, reputation, business
im/am/is/left/he/she disabled now, left me/him/her disabled, wont/never come/came/comes back | with: nerve, doctor, doctors, feeling, injur*, accident, crash, wreck, disabled | without: ssdi, ssi, parking, ramp
is/are/be/was/its/it permanent | with: doctor, doctors, numb, numbness, damage, nerve, injury, injuries, scar, scars, scarring, pain, limp, loss, vision, hearing | without: residen*, injunction, order, ban, restraining, record, job, position
[lasting kind=body severity=3 say="lasting effects"]
as good as it/im/he/she going/gonna/will, as good as it gets, as good as _ gonna get, for the rest of my/his/her life, wont ever/never heal, never heal/healed right, never fully recover/heal, not/wont fully recover, wont get any better | with: doctor, doctors, doc, surgeon, therapist, care, pain, heal*, walk, cane, limp, scar, injur*, hurt, mmi, impairment, meds, nerve, leg, hand, arm, shoulder, back, neck, brain, wheelchair, therapy | without: or, choices, register, record, probation, charge, relationship, trust, contract, felony, sentence
never be able to run/lift/climb/dance/play/ride/bend/carry/hold/stand/use/kneel/jump/swim/drive/have, never run/ride/dance again, cant run/ride/dance/play/kneel/squat/swim anymore, no longer able to run/lift/climb/dance/play/ride/bend/carry/hold/stand, cant take care of myself/himself/herself, cant/cannot dress/bathe/feed/wash myself/himself/herself, has to dress/bathe/feed/shower me/him/her, needs/need help to dress/bathe/shower/walk/eat/toilet, needs/need care around, need/needs care for the rest, around the clock care, hasnt/havent been the same since, never been the same since | without: trust, hold my license, drive for uber, custody, business, credit, have a, own a, afford, marriage, license
cant/cannot play with my/his/her _ @mykin/grandkids/grandchildren/grandbabies, cant/cannot hold/pick/carry my/his/her _ @mykin/grandkids/grandchildren/grandbabies, have/get/gets/got arthritis in/from/for/because, nurse around the clock, care around the clock, cant do things/anything/stuff i/like, like i/he/she used to | with: cant, cannot, arthritis, clock, care | without: custody, visitation, court, afford
[crps kind=body severity=4 say="lasting nerve pain (CRPS)"]
crps, rsd | without: residen*, resident, ban, injunction, order
[birth kind=body severity=4 say="birth injury" story="birth injury or cerebral palsy"]
birth injury/injuries, erbs palsy, cerebral palsy from/because/due, shoulder dystocia, born blue
brachial plexus, lost _ oxygen, lack of oxygen, without oxygen, deprived of oxygen | with: baby, birth, born, newborn, deliver*, labor, cord, nicu, midwife
erb palsy, cerebral palsy | with: they, doctor, doctors, delivery, deliver*, labor, nurse, nurses, forceps, vacuum, monitor, c section, pulled, yanked, oxygen, hospital | without: school, iep, ssi, medicaid, another hospital, custody
born not breathing, broke her/his/babys/daughters/sons @bodypart getting/pulling her/him out, forceps left, brain damage at/during/from birth, ~deprive of oxygen at/during birth/labor/delivery
shoulder/shoulders/arm @wasverb stuck, arm just hangs | with: delivery, birth, born, baby, labor, deliver*
[childbirth kind=body severity=3 say="injury in childbirth"]
third/fourth/# degree tear, ~tear _ during/in delivery/childbirth/labor, torn so bad in/during delivery/childbirth, ~bleed out after/during delivery/birth/labor, hemorrhaged after/during _ delivery/birth/labor, postpartum hemorrhage, placental/placenta abruption, uterine rupture, preeclampsia _ missed/ignored
[pregnancy kind=body severity=4 say="lost the pregnancy"]
~miscarry, had/suffered/having a miscarriage/miscarriages, had/suffered _ miscarriage, miscarriage at/in/on/because/after/due, my/her/our miscarriage, led to _ miscarriage, caused _ miscarriage, ~lose the/my/her/our baby, ~lose _ pregnancy, perdi/perdio el/al/su/mi bebe, aborto espontaneo | not before: daddy | not before: of justice, weight, to cps, to foster, fat, teeth | not after: will, might, could, gonna, to, afraid of | without: cps, custody, foster
stillborn, stillbirth, ~miscarry after/when/because, lost the baby | not before: project | without: custody, cps, foster, years before | not after: proposal, project, project was, deal was, plan was
died in utero, baby _ no heartbeat | with: baby, weeks, pregnan*, ultrasound, doctor, hospital, midwife | without: brought
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
~break # @bodypart, ~break one/two/three/four/five/six/several/some/both @bodypart, ~break a couple/few @bodypart, ~break @bodyside @bodypart, broken @bodypart, broke @bodypart, broken # _ @bodypart, broken @bodyside/both/big/middle/index/ring/little/front/my/his/her @bodypart, broken upper/lower left/right @bodypart, broken bone/bones/hip/ribs/collarbone, broke bones, broken in # places, broke # places, broken # places, broke/broken in two/three places, @bodypart broke/broken, @bodypart @wasverb broken/broke, @bodypart @wasverb _ broken, @bodypart broken, broke _ in # places, @bodypart in # pieces | not after: almost, nearly, window, windows, vase, gate, lift, boom, crane, mower, rocker, control, swing | not before: the law, up, door, doors, window, windows, glass, yard, fence, lock, light, lights, seat, bumper, porch, gate, wall | without: on a rail, sign off, up with | not before: out, down, into, loose, gasket, lamp, step, steps, deck, stairs, board, bottle, tile, metal, pipe, mirror, wood, in to, to pay, trying, working, off
shatter* @whosebody @bodypart, shatter* @whosebody @bodyside/entire/whole @bodypart, shattered @bodypart, shattered @bodyside @bodypart, @bodypart shattered, kneecap split, @bodypart @wasverb shattered, ~crack # @bodypart, cracked @bodyside/two/three/four/several/both/some @bodypart, cracked rib/ribs/vertebra/vertebrae, @bodypart plated, @bodypart is/was in pins/cast, plated @bodypart, jaw wired, wired _ jaw, malunion
cracked @bodypart, ~crack @whosebody @bodypart | without: cracked my head, cracked his head, cracked her head, cracked their head, chiro, chiropractor, adjust*, massage, engine, coolant, cylinder, radiator, mechanic | not before: window, gasket
nonunion | with: bone*, fractur*, heal*, surg*, ortho*, ct, plate, plates, screw*, tibia, femur, wrist, ankle, fusion
@bodypart _ snapped clean, @bodypart _ snapped in half/two, @bodypart _ snapped like, snapped my/his/her _ @bodypart clean, snapped my/his/her _ @bodypart in half/two, @bodypart is/was/are/in like # pieces, @bodypart in _ pieces, @bodypart is/was/are in _ pieces, @bodypart in two/three/four/five/six/several/like pieces, bone/bones _ sticking/stuck/poking/poked out/through/thru, broken eye socket, eye socket @wasverb broken/fractured, growth plate _ broken/fractured, broke/broken growth plate | with: @bodypart, bone, bones, eye, growth | without: door, window, board, pole, pipe, key, windshield, chair
~break @whosebody @bodypart, ~break @whosebody _ @bodypart | not after: almost, nearly, threatened to, threatens to, threatening to, gonna, going to, wants to, wanted to, tried to, want to | not before: the law, up, door, doors, window, windows, glass, yard, fence, lock, light, lights, seat, bumper, porch, gate, wall | without: on a rail, sign off, up with | not before: out, down, into, loose, gasket, lamp, step, steps, deck, stairs, board, bottle, tile, metal, pipe, mirror, wood, in to, to pay, trying, working, off
it broke/snapped/cracked right/just/clean above/below/at/near/in my/his/her/the _ @bodypart, bone/bones _ in two/half/pieces, bone in my/his/her _ broke/snapped/broken/cracked | without: dog bone, ham
[herniated_disc kind=body severity=3 say="herniated disc"]
herniat*, hernia discal, hernias discales, hernia/hernias de/en _ disco/discos/columna, disco/discos herniado/herniados, hnp | not after: inguinal, umbilical, hiatal, abdominal

[disc kind=body severity=3 say="disc or nerve injury"]
// herniated and bulging discs, pinched nerves
~bulge disc/disk/discs/disks, disc/disk/discs/disks ~bulge, bulging disc*/disk*, bulges at/c3*/c4*/c5*/c6*/l3*/l4*/l5*/x, bulge c3*/c4*/c5*/c6*/l3*/l4*/l5*, bulge at/in _ neck/back/l4*/l5*/c5*/c6*, # bulging, disc injury/protrusion/bulge/bulges/extrusion/herniation/tear/damage, slipped disc*/disk*, ruptured disc*/disk*, torn disc, pinched nerve, nerve root, radiculopathy, radicular, sciatica, annular tear, disc at c4*/c5*/c6*/l4*/l5*, disco herniado, discos, nervio pellizcado, ciatica, protrusion, disc in my/his/her back/neck, disc problems since | without: genital
buldging/bulged disc*/disk*, disc/disk _ bulge/bulges, pinched my/his/her _ nerve, compressed disc*/disk*, bad disc*/disk* from/since, disc/disk issue/issues/problem/problems from/since, hernia in _ column/spine/back/disc | without: genital
disc/disk/discs/disks is/are/were pushing/pressing/touching/hitting/out
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
~rupture @whosebody achilles/tendon/tendons/bicep/biceps/quad/hamstring/ligament, ~tear @whosebody achilles/tendon/tendons/bicep/biceps/quad/hamstring/ligament/ligaments/cartilage/tfcc, bicep/biceps/tendon/achilles/quad/hamstring _ tore/torn/ruptured/snapped/severed, tendon/tendons in @whosebody @bodypart _ cut/torn/severed/ruptured, tendon/tendons @wasverb cut/torn/severed/ruptured, torn/ruptured/tore _ tendon/tendons/ligament/ligaments, cut through _ tendon/tendons, tore off the bone
[torn kind=body severity=3 say="torn muscle or ligament" part="torn {}"]
~tear @whosebody @bodypart, ~tear @whosebody _ @bodypart, torn muscle/muscles, torn _ muscle, full thickness tear, full tear, complete tear, @bodypart tear/tears, @bodypart torn, tear in/of my/his/her shoulder/knee/hip/rotator/calf/bicep/achilles/elbow/wrist/ankle/back/groin/left/right, torn @bodypart, torn @bodyside @bodypart, desgarre, desgarro | not before: out | not before: up
[smashed kind=body severity=3 say="crush injury" part="crushed {}"]
pie/mano/pierna/brazo/dedo aplastado, crushed @bodypart, crush* @whosebody @bodypart, crushed @bodyside @bodypart, crush* @whosebody _ @bodypart, @bodypart @wasverb crushed, @bodypart crushed, crush injury, crush inj, aplasto _ @bodypart, aplastaron _ @bodypart
smashed my/his/her @bodypart | not before: window, windows, windshield, light, lights, door, glass
crushed _ heel/foot/hand/finger/fingers, ~crush my/his/her _ @bodypart, smashed _ finger/fingers/hand/foot/toe/toes/thumb/face | not before: window, windows, windshield, light, lights, door, glass | not after: will, could
[pinned kind=body severity=3 say="crushed, caught or pinned" part="{} crushed, caught or pinned"]
pinned my/his/her @bodypart, @bodypart @wasverb slammed/smashed, hand/arm/finger/fingers/thumb @wasverb caught, @bodypart pinned under/between/against, finger/fingers/hand/foot/arm caught/smashed/slammed in
~slam my/his/her finger/fingers/hand | not before: on, down, onto, against, upon
[separation kind=body severity=3 say="separated joint" part="separated {}"]
separated shoulder, shoulder separation, ac separation
[dislocation kind=body severity=3 say="dislocation" part="dislocated {}"]
shoulder popped out, dislocado, dislocada, se me disloco, se me/le zafo, se zafo el/la/mi/su hombro/brazo/rodilla/codo/dedo/muneca/tobillo
dislocat* | not before: worker, workers, allowance | not after: door, door is, door was, window, window is, hinge, hinge is, gutter, drawer, drawer is
shoulder/hip/knee/elbow/jaw/thumb/finger/arm/kneecap _ popped out, shoulder/hip/knee/elbow/jaw/arm _ out of _ socket/place, popped out of _ socket, pulled out of _ socket
[frozen kind=body severity=2 say="frozen shoulder"]
frozen shoulder
[woke_up kind=body severity=2 say="woke up in the hospital"]
woke up in _ hospital/ambulance/er/icu
[unconscious kind=body severity=3 say="lost consciousness"]
~knock unconscious, ~knock me/him/her/client out, knocked out cold, @wasverb knocked out, ~lose consciousness, lost consciousness, loss of consciousness, loc at scene, ~black out after, perdi/perdio el conocimiento, @wasverb unconscious, found unconscious, unconscious for/when | without: loc # | not before: of | not after: power, electricity, teeth, tooth, internet, lights, window, windows
unconcious/unconscience/unconsious, ~knock him/her/me out cold, knocked out for, was out for # minutes/seconds/mins, was out for couple/few minutes/seconds, out cold, came to in the/an ambulance/er/hospital | not before: on the couch, drunk | without: drunk, drinking, power, drugs
out of it for _ minutes/seconds/hours/while | without: loop
[head kind=body severity=2 say="blow to the head"]
~hit my/his/her/their head, struck @whosebody head, hit head, ~bang @whosebody head, golpe en la cabeza, se/me golpeo la cabeza, me golpee la cabeza
bell rung, ~smack/~bump/~bang/~slam/~knock/~crack/~bust/~split my/his/her/their _ head, ~hit the back/side/front of my/his/her _ head, head bounced/smacked/slammed/cracked off/against/on, head hit/struck/slammed/bounced the/against/off/into, busted my/his/her head, head went through/into _ windshield/window/glass | without: in the game, heads up
[head_injury kind=body severity=3 say="head injury"]
head injury/trauma/injuries | not before: exam
[concussion kind=body severity=3 say="concussion"]
concusion/concusions/consussion/concution, post concussi*, postconcussi*, mtbi, mild tbi, conmocion cerebral, conmocion
concuss* | not after: tested _ for, tested for, tested _ for a, checked _ for a, evaluated _ for a, checked _ for, checked for, evaluated _ for, screened _ for, ruled out, rule out | without: protocol training, football helmet
[foggy kind=body severity=2 say="memory or thinking trouble"]
foggy/forgetful/confused ever/since, memory problems/issues/loss/trouble, short term memory, cant remember things/anything/words, trouble remembering/concentrating/focusing/thinking, lose/forget my/his/her words, not the same person, memory is/been shot/bad/gone/terrible, cant concentrate/focus/think straight, bleeding between/around/inside _ skull/brain | with: since, after, head, accident, crash, wreck, fall, fell, hit, concuss*, injur*, skull, diagnosed | without: laptop, computer, phone, ram, dementia, alzheimer*
[laceration kind=body severity=3 say="open wound" part="cut {}"]
lacerat*, gash, gashed, ~slice @whosebody @bodypart, ~slice open, sliced _ @bodypart, cut _ to the bone, deep cut/cuts, ~cut open my/his/her @bodypart/left/right, avulsion, impaled, ~impale, glass in _ @bodypart, cortada profunda, heridas en _ @bodypart | not before: work | without: quilt, quilting, sewing, my dog needed, at the vet, to the vet, vet bill, vet bills, the vet, my dog got, our dog got | without: tire, tires, bumper, hull, couch | not after: us in, me in, everyone in
pellets | with: shot, bb, gun, shotgun, xray, lodged, fired
split open, cut open his/her/my _ @bodypart, ~cut his/her/my _ @bodypart open, cut me/him/her to the bone | without: tire, tires, bumper, hull, couch, door, fence, package, bag, box | not before: season
took/bit/tore a chunk out/of, chunk out of my/his/her, glass/metal/nail/splinter/wood got/went/stuck in/into/through my/his/her, ~step on a/the _ nail/glass/needle, stuck in my/his/her _ @bodypart | not before: savings, pay, paycheck
[compartment kind=body severity=3 say="compartment syndrome"]
fasciotomy, compartment syndrome | not before: work | without: quilt, quilting, sewing, my dog needed, at the vet, to the vet, vet bill, vet bills, the vet, my dog got, our dog got | without: tire, tires, bumper, hull, couch | not after: us in, me in, everyone in
[stitches kind=body severity=3 say="stitches or staples"]
stitches, # staples in, staples in/to, stitched up, puntadas | not before: work | without: quilt, quilting, sewing, my dog needed, at the vet, to the vet, vet bill, vet bills, the vet, my dog got, our dog got | without: tire, tires, bumper, hull, couch | not after: us in, me in, everyone in
puntos en | not before: la licencia, mi licencia, su licencia, el record, mi record
sewn/sewed back on/up/together, stapled _ shut/closed, staples in my/his/her/the, stiches | without: quilt, quilting, sewing, carpet, upholstery, vet, roof
[cut kind=body severity=2 say="cut" part="cut {}"]
cut finger/hand/thumb/leg/arm/wrist/foot, cut @whosebody @bodypart, cut my/his/her left/right/index/middle/ring/pinky/big/lower/upper @bodypart, got cut by/on | not before: yard, lawn, fence, door, off, pay, #, half, work | not after: hours, pay, wages, benefits, salary, power, water, check, rates
bad/deep/nasty/big/huge/long/terrible cut on/in/across/over/to, cut on/across/over my/his/her/the _ @bodypart, cut up my/his/her _ @bodypart | not before: pay, hours | without: haircut, hedge, prime, steak, budget
[nerve_cut kind=body severity=3 say="cut nerve"]
nerve cut/severed, ~cut _ nerve, ~sever _ nerve/nerves
nerve @wasverb cut/severed/hit/nicked/damaged/crushed, ~cut/~hit/~nick/~sever/~damage a/the/my/his/her nerve/nerves, nerve got
[nerve kind=body severity=3 say="nerve damage" part="nerve damage in the {}"]
nerve damage/injury/pain/damaged/injured, dano en el nervio, nervio danado | without: ssdi, diabetes, diabetic
[nerve_pain kind=body severity=3 say="nerve problem" part="nerve problem in the {}"]
ulnar nerve, foot drop, drop foot, drop wrist, neuropathy in/from, nerve never | without: ssdi, diabetes, diabetic
[numb_limb kind=body severity=3 say="numbness" part="numb {}" when=matter.hurt]
numb hand/hands/finger/fingers/foot/feet/leg/legs/arm/arms, numb ring/index/middle/pinky/little finger, hand/hands/finger/fingers/foot/feet/leg/legs/arm/arms numb, dead in # @bodypart | without: cold, freezing, sleep, asleep, scared, goes, go
is/are/still/stays numb | with: since then, permanent*, for good, ever since, hasnt come back
[numb kind=body severity=2 say="numbness" part="numb {}"]
numbness in/down/of, numb @bodypart, numb _ @bodypart, is/are/still numb, tongue dead/numb, dead in # @bodypart, @bodypart _ numb, no feeling in, ~lose feeling in, lost feeling, cant feel my/his/her | not before: for, toward, towards, of, like, safe | without: ssdi, diabetes, diabetic
cant/cannot feel my/his/her/two/three/#/both/half/most _ @bodypart, cant/cannot feel two/three/half/most of my/his/her, cant/cannot feel anything below/in/from, cant/cannot feel nothing below/in, still cant feel, no feeling below, no feeling from, tingling in/down, goes/went/go/going/keeps/keep numb | without: ssdi, diabetes, diabetic, love, anything for, emotion*
[use kind=body severity=3 say="lost use of a limb" part="lost use of {}"]
~lose _ use of my/his/her/the, loss of use of my/his/her, cant/cannot use my/his/her left/right/whole/own/dominant/good/other @lifepart, cant/cannot use my/his/her @lifepart, @lifepart dont/doesnt/wont work/close/open/move, @lifepart stays/stuck closed/curled/bent/shut, cant/cannot make/close a/my/his/her fist, cant/cannot open/close my/his/her @lifepart | without: vehicle, loaner, cold, computer, mouse, trackpad, app
never use my/his/her/that/the _ @lifepart, no use of my/his/her/that _ @lifepart, cant/cannot/couldnt move my/his/her _ @lifepart, @lifepart just hangs | without: car, truck, phone, computer, cold
[moving kind=body severity=2 say="trouble moving a limb" part="trouble moving {}"]
@lifepart doesnt/dont/wont go/lift/raise/turn/straighten up/past/above/all/out, cant/cannot/couldnt raise/lift/straighten/bend/turn my/his/her _ @lifepart, cant open jars/bottles, cant button/tie/zip my/his/her/a, cant grip/hold/grab anything/things/a/my | without: car, truck, phone, computer, cold, job, license
[internal kind=body severity=3 say="internal injuries"]
internal bleeding/injuries/injury, collapsed lung, punctured lung, pneumothorax, hemothorax, lacerated/ruptured liver/spleen/kidney, lung collapsed, sangrado interno | without: ssdi
punctured my/his/her lung, lung/lungs punctured/collapsed, spleen/liver/kidney @wasverb ruptured/lacerated/split/torn/damaged, bruised lung/lungs/kidney/liver, ruptured my/his/her spleen/liver/kidney/bladder/bowel/appendix | without: ssdi
[blood kind=body severity=3 say="vomiting or coughing blood"]
vomiting blood, coughing up blood | without: ssdi
[clot kind=body severity=3 say="blood clot"]
blood clot*, pulmonary embol*, dvt | without: ssdi
[infection kind=body severity=3 say="infection"]
necrotizing
sepsis, septic, abscess, went septic, mrsa, osteomyelitis, bad/severe/serious/major infection, staph infection, got infected, became infected, infection set, infection in/from/after, @bodypart _ infected, wound/incision/cut/site/bite _ infected, c diff, gangrene, se infecto, infeccion en, cellulitis, necrosis | not before: control | not after: septic tank, leaking | without: tank, drain field, drainfield, upcoded, coded, billing, septic system | without: malware, virus, ransomware, computer, laptop
hepatitis c/b from/after, gave me/him/her _ hepatitis/staph/infection, caught/got/gotten/contracted hepatitis/staph/mrsa/sepsis/cdiff, @suffered hepatitis c/b from, turned septic, infection got/went into, tested positive for hepatitis/hiv/staph, got/getting/gotten an/a _ infection, blood infection/poisoning, bone infection | without: malware, virus software, computer, laptop, ssdi
[neglected kind=body severity=3 say="dehydration or malnutrition"]
dehydrated, malnourished, malnutrition, dehydration | with: nursing, home, facility, rehab, mom, mother, dad, father, grandma, grandmother, grandpa, hospital, aide, caregiver, staff | without: dog, dogs, cat, horse, horses, vet
[bedsore kind=body severity=3 say="bedsores"]
bedsore*, decub*, bed sore/sores, pressure ulcer/ulcers/sore/sores/injury/wound, stage ii/iii/iv/# ulcer/sore/wound/pressure/sacral/decub*/decubitus, decubitus, sacral ulcer/wound, ulceras por presion, escaras
[teeth kind=body severity=3 say="broken or lost teeth"]
chipped/broken/knocked/lost/broke/cracked my/his/her/#/two/three/four/a/several/front/some tooth/teeth, chipped/broken/knocked/lost/broke/cracked my/his/her/#/two front/back/upper/lower/bottom/top tooth/teeth, chipped tooth/teeth, broken teeth, broke #/two/three/four/several/some of my/his/her teeth, lost # teeth, teeth knocked/broken/broke/chipped/cracked, tooth broke/chipped/cracked, chipped _ front tooth/teeth, ~knock out _ teeth/tooth, teeth gone, teeth are gone, dientes rotos, me tumbo _ dientes | without: dentist bill, drill
# teeth | with: broke, broken, knocked, lost, chipped, cracked, loose, punched, kicked, fell
busted/lost/chipped/broke out/knocked out _ teeth/tooth, busted my/his/her _ teeth/tooth, two/three/four teeth knocked/broke/broken/busted, tooth knocked out | without: dentist bill, drill, baby tooth, wisdom, votes
[scar kind=body severity=3 say="scar" part="scar on the {}"]
scar on, scars on, scarring on, @suffered _ scar/scars/scarring, facial scar/scarring, ~leave _ scar/scars/scarring, scar/scars down/across/along/over/from/where/under/around my/his/her/the/a, scars all over, scarred up, @bodypart scar/scars, @bodypart scarred, cicatriz, cicatrices | without: emotionally, mentally, emotional, mental, psychological, table, floor, counter, furniture, wall, tree, kids are, children are
scarred, ugly/big/nasty/permanent/bad/long/huge/visible/keloid/raised scar/scars | not before: our, the marriage, my marriage, us, the relationship, mentally, for life emotionally | without: emotionally, mentally, emotional, mental, psychological, table, floor, counter, furniture, wall, tree, kids are, children are, marriage, relationship, trust, table, furniture, floor, counter, paint, finish, reputation
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
@wasverb burned/burnt/scalded when/by/over/badly/in/on @bodypart, @bodypart @wasverb burned/burnt/scalded, @bodypart @wasverb _ burned/burnt/scalded, burnt/scalded @whosebody @bodypart, burnt/scalded @whosebody _ @bodypart, # burns, ~burn @whosebody @bodypart, ~burn @whosebody _ @bodypart, burned on/over/by/in _ @bodypart, burned @bodypart, ~scald me/him/her/my, chemical burn/burns, quemaduras, me queme, se quemo _ @bodypart, se quemo la/el/las/los mano/manos/cara/brazo/brazos/pierna/piernas/pie/pies/piel/espalda/dedo/dedos/pecho, quemadura | without: house burned, heart burn | not after: freezer
burns on/to/over | not before: the ground, ground, a crisp, carpet, the carpet, the couch, the counter, the floor, my carpet, my couch, furniture
i/he/she/we/client/pnc/clt/caller/@mykin @wasverb _ burned/scalded/burnt | not before: out, down, before, once, twice, again, financially, on this, on that deal, on that, on the deal, on a, in the past, by a contractor, by contractors, by this, by him, by her, by them, by people, by my, by a company, by the company, bad, by a lawyer | not after: freezer
~burn me/him/her, ~burn me/him/her so/real/pretty bad/badly, @suffered _ burns, @suffered burns, burns from, skin peeled/peeling/came/fell/melted off, skin came right off, skin _ peeled off | with: coffee, tea, soup, water, oil, grease, steam, acid, fire, flames, flame, stove, fryer, chemical, chemicals, wax, laser, relaxer, battery, exhaust, muffler, radiator, iron, heater, explosion, exploded, boiling, scald*, hot, lye, bleach, degreaser, burn, burned, burns | not before: out, on, the ground, calories, up my money | without: in the stock, stock market, deal, lawyer, dinner, food, toast, cd, dvd
splashed/sprayed/spilled _ on/over/in me/him/her/my/his _ @bodypart | with: burn, burns, burned, burnt, blister*, scald*, degree, boiling, acid, lye
[blisters kind=body severity=2 say="blisters"]
blisters on/all/everywhere/from/over/across, @bodypart is/are/was/were all blistered, @bodypart is/are/was/were blistered, blistered up | without: paint, shoes, boots, walking, hike, siding
[frostbite kind=body severity=3 say="frostbite"]
frostbite
[electrocuted kind=body severity=4 say="electric shock"]
electrocut*, @wasverb shocked by _ wire/wires/wiring/outlet/electricity/current/socket/line/cable/panel/switch/appliance, electric shock | not after: almost, nearly, almost got, almost been, nearly got, could have been, could get, could be, might get
@wasverb electrocuted by, got/was shocked by/from/when/at _ fryer/outlet/wire/panel/machine/equipment/light/charger/plug/power/line, shocked me/him/her so/real | not after: almost, nearly | without: price, bill, news
[poisoned kind=body severity=3 say="got sick"]
food poisoning, salmonella, e coli, carbon monoxide poisoning, ~poison me/him/her/us, @wasverb poisoned, legionnaires, legionella, intoxicacion, me intoxique, se intoxico, envenenamiento | not before: alarm, detector, days, leave, of, pay, and tired, note, time | not before: against, how, that, to think, just, thinking, to know, to my stomach, stress, worry, work | not after: dog, dogs, cat, well, tree, minds
carbon monoxide made/got us/me/him/her, poisoned my/our _ @mykin | not before: alarm, detector
[fumes kind=body severity=3 say="breathed in fumes"]
inhaled _ fumes/chemicals/gas | not before: alarm, detector, days, leave, of, pay, and tired, note, time | not before: against, how, that, to think, just, thinking, to know, to my stomach, stress, worry, work | not after: dog, dogs, cat, well, tree, minds
[lead kind=body severity=3 say="lead exposure"]
lead poisoning, elevated/high lead, lead level | not before: alarm, detector, days, leave, of, pay, and tired, note, time | not before: against, how, that, to think, just, thinking, to know, to my stomach, stress, worry, work | not after: dog, dogs, cat, well, tree, minds
lead in his/her/their/my _ blood, tested high/positive for lead, lead test _ came back/high/elevated
[overdose kind=body severity=3 say="overdose"]
overdosed on | not before: alarm, detector, days, leave, of, pay, and tired, note, time | not before: against, how, that, to think, just, thinking, to know, to my stomach, stress, worry, work | not after: dog, dogs, cat, well, tree, minds
[wrong_drug kind=body severity=3 say="given the wrong medication or dose"]
given/gave me/him/her the wrong medication/medicine/medications/dose/dosage/meds/med/drug/prescription/pills/pill/injection/shot/blood, given the wrong medication/medicine/dose/dosage/meds/med/drug/prescription/pills/pill/injection/shot/blood, # times the dose, ten times the dose | not before: alarm, detector, days, leave, of, pay, and tired, note, time | not before: against, how, that, to think, just, thinking, to know, to my stomach, stress, worry, work | not after: dog, dogs, cat, well, tree, minds
[sickened kind=body severity=2 say="got sick"]
got/gotten/getting sick from/after, made me/us/him/her/them sick, been/am/are/is sick from, sick from the, getting sick because/due | not before: days, leave, of, pay, and tired, note, time | not before: against, how, that, to think, just, thinking, to know, to my stomach, stress, worry, work | not after: dog, dogs, cat, well, tree, minds
threw up, vomiting | not before: a, the, their, his, her, my hands, an, some, flags, red, this | without: dog, cat, puppy, vet, drunk, drinking
made us/me/him/her/them all/both/very/really/so/violently/extremely sick/ill, made all of us sick, made my/our _ @mykin sick/ill, makes/making us/him/her/my sick, got my/our _ @mykin sick, gets/get sick from, getting us/me/him/her sick, violently ill/sick, @mykin _ got sick from | not before: days, leave, of, pay, and tired, note, time, to my stomach, that, to think, how | without: dog, cat
throwing up all/after/for/since/and | without: dog, cat, puppy, vet, drunk, drinking
[health kind=body severity=2 say="health problems"]
impacting/affecting/ruining/hurting my/our/his/her health, health problems from/due/because/caused/since
[sick kind=body severity=2 say="got sick"]
got/gotten/getting _ sick, got really/very/so sick | with: mold, food, ate, eating, fumes, chemical*, water, restaurant, smoke, gas, sewage, pesticide | not before: days, leave, of, pay, note, time | without: called in, called out, sick days, sick time, covid, flu
[allergic kind=body severity=3 say="allergic reaction"]
allergic reaction, anaphyla* reaction/shock, went into anaphyla*, anaphylactic shock
throat closed/closing/swelled, throat _ closed up, epipen/epi pen _ used
[breathing kind=body severity=3 say="trouble breathing"]
respiratory problems/issues/infection, asthma attack/attacks, asthma from/since/because/worse/flared/that, ~develop asthma, breathing problems/issues, caused _ asthma, lungs damaged, coughing since, smoke inhalation
lungs at #
lungs are/is/were ruined/damaged/shot/scarred/bad/wrecked/burned, ruined/damaged/scarred/burned/messed my/his/her lungs, gave me/him/her/my _ asthma, cant breathe good/right/well, lung damage | without: ssdi
coughing for/since/from/all/constantly, coughing _ months/weeks/blood | with: mold, fumes, smoke, chemical, chemicals, dust, gas, asbestos, insulation, moved in, apartment
[breathless kind=body severity=3 loose=yes say="trouble breathing"]
trouble breathing, cant breathe, couldnt breathe, could not breathe
[seizures kind=body severity=3 say="seizures"]
seizures since/x*/after/now/from, now has seizures, having seizures | not after: asset, property, drug, police
had a seizure/seizures after/since/at/from/because/on/and | without: epilepsy since, dog
[passed_out kind=body severity=2 say="passed out"]
~pass out from, i/he/she passed out, passed out at/in/on | not before: flyers, candy, papers, paper, cards, forms, food, samples, drunk | without: drunk, flyers, candy, roommate | not after: flyers, was, were
~black out when/for/at/and/from/after/while/on/before, i/he/she blacked out | without: drunk, drinking, drank, alcohol, windows, beer, beers, shots, power, report
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
stroke, heart attack, pulmonary embolism, aneurysm, appendix ruptured, ruptured appendix, burst appendix, appendix burst, ruptured ectopic, testicular torsion, meningitis | without: years ago, rehab since, his stroke, her stroke | not before: of, unit, ward, floor, team, nurse | not after: almost had a, nearly had a, gave me a, give me a, giving me a
torsion | not before: spring, springs, bar | without: garage
[heart kind=body severity=3 say="heart attack or stroke"]
heart attack/stroke at work, heart attack/stroke at my/his/her job, heart attack/stroke on the job/floor/line/clock/site, heart attack/stroke while working/driving
[dust kind=body severity=4 say="serious illness" unless=matter.estate]
mesothelioma, asbestosis, silicosis, black lung, pneumoconiosis | not before: lawyer, lawyers, attorney, attorneys, case, cases, claim, claims, lawsuit, lawsuits, commercial, ad, clinic, benefits, law | not after: anti, handle, take
[wrong_site kind=body severity=3 say="wrong body part, side or patient"]
wrong tooth/kidney/knee/leg/eye/hip/finger/organ/patient | not before: of the, of his, of her, of my, of law, of it
wrong side/site/level | with: surgery, surgeon, operated, operation, surgical, procedure, injected, dentist | not before: of the, of his, of her, of my, of law, of it
[retained kind=body severity=3 say="object left in the body"]
sponge left/inside, left _ sponge, retained sponge, retained _ sponge/gauze/instrument/towel/clamp, surgical sponge in, instrument left, left inside me/her/him | not before: dish, cake
found the/a sponge/clamp/needle/gauze/instrument inside/in/left, found the/a sponge, sponge in me/him/her, left _ gauze/sponge/clamp/needle/instrument/tool in/inside
[hardware kind=body severity=3 say="implant problem"]
hip implant _ failed, mesh _ removed/failed/eroded, implant failed/broke/cracked/recalled, @bodypart implant _ broke/failed/cracked/recalled/recall, metallosis, filter migrated
hernia mesh, filter broke | with: ivc, vena, clot, heart, failed, removed, infect*, pain, recall*, eroded, migrated, revision, lawsuit, defective, problem*, case, claim
