// Parts of the body, for what is said of a harm: "broken {wrist}".
class bodypart = palm, palms, breastbone, calcaneus, fingertip, fingertips, hamstring, bicep, biceps, cornea, l1, l2, l3, l4, l5, t12, t11, c2, c3, c4, c5, c6, c7, l3-4, l4-5, c4-5, c5-6, c6-7, arm, arms, leg, legs, wrist, wrists, hand, hands, finger, fingers, thumb, thumbs, elbow, elbows, shldr, shoulder, shoulders, neck, back, spine, tailbone, coccyx, hip, hips, knee, knees, kneecap, pinky, knuckle, knuckles, tib, fib, tongue, molar, heels, ankle, ankles, foot, feet, toe, toes, heel, heels, head, face, jaw, nose, mouth, teeth, tooth, lip, eye, eyes, ear, ears, skull, rib, ribs, chest, sternum, collarbone, clavicle, stomach, abdomen, pelvis, groin, thigh, thighs, calf, shin, forearm, forearms, scalp, forehead, cheek, cheekbone, chin, throat, spleen, liver, kidney, bladder, femur, tibia, fibula, humerus, radius, ulna, scapula, patella, meniscus, metatarsal, metatarsals, vertebra, vertebrae, vertebras, orbital, mandible, lumbar, sacrum, bone, bones, brazo, brazos, pierna, piernas, muneca, mano, manos, dedo, dedos, codo, hombro, cuello, espalda, columna, cadera, rodilla, rodillas, tobillo, pie, pies, cabeza, cara, mandibula, nariz, boca, diente, dientes, ojo, ojos, costilla, costillas, pecho, clavicula, estomago, cintura, craneo, femur, pelvis, pomulo, hueso, huesos, vertebra, vertebras, lumbar
class whosebody = my, his, her, their, our, the, a, an, both, mi, mis, su, sus, la, el, las, los, una, un, clients, pncs
class bodyside = left, right, l, r, lt, rt, lower, upper, low, izquierdo, izquierda, derecho, derecha

[arm say="arm"]
bicep, biceps
brazo, forearm, forearms, humerus, radius, ulna, brazos
arm, arms | not after: small, fire, up in | not before: length
[wrist say="wrist"]
wrist, wrists, muneca, scaphoid
[hand say="hand"]
palm, palms | not before: tree, trees, beach, springs
metacarpal*
mano, manos | not after: segunda, de segunda | not before: de obra
hand, hands | not after: the other, second, first, out of, in good, upper, changed | not before: over, held, me, him, her, out, written, delivered, washing, sanitizer
[finger say="finger"]
pinky, knuckle, knuckles, dedo, dedos, fingertip, fingertips
finger, fingers, thumb, thumbs | not before: print, prints, pointing, drive
[elbow say="elbow"]
elbow, elbows, codo
[shoulder say="shoulder"]
shldr, hombro, scapula, rotator
shoulder, shoulders | not after: soft, highway, freeway, gravel, road, emergency, the right hand | not before: of the road, of the highway, of the freeway, of the interstate, of i
[collarbone say="collarbone"]
collarbone, clavicle, clavicula
[neck say="neck"]
cuello
neck | not before: of the woods
cervical | not before: cancer, cerclage, biopsy, screening, smear
[back say="back"]
my/his/her/lower/upper/low/mid/the/their/clients back, hurt/injured/strained/wrenched/tweaked back, back pain/injury/surgery/problems/hurts/spasms, neck _ back, back and neck, espalda, lumbar, lbp, lowback
[spine say="spine"]
spine, spinal, columna, vertebra*, l3*, l4*, l5*, t12*, c2*, c3*, c4*, c5*, c6*, c7*
l1*, l2* | not before: visa, visas, status, petition
[hip say="hip"]
cadera
hip, hips | not before: hop
[pelvis say="pelvis"]
pelvis, pelvic, sacrum
[tailbone say="tailbone"]
tailbone, coccyx
[leg say="leg"]
hamstring
leg, legs, pierna, piernas, femur, tibia, fibula, thigh, thighs, shin, tib, fib, tibial
calf | without: cow, cows, cattle, ranch, heifer
[knee say="knee"]
kneecap, patella, rodilla, rodillas, acl, mcl, meniscus, menisco
knee, knees | not before: jerk
[ankle say="ankle"]
ankle, ankles, tobillo
[foot say="foot"]
foot, feet, toe, toes, heel, heels, pie, pies, calcaneus, metatarsal, metatarsals | not after: #, square, sq, ten, twelve, twenty, six, eight, pulled, cold, apple, pumpkin, own two, set, own, my own two, drag, dragging | not before: #, long, tall, wide, deep, above, fence, high, the bill, traffic, print, ball, patrol
[head say="head"]
head, cabeza, scalp, forehead | not after: over, ahead, upside | not before: start, office, nurse, quarters, coach, chef, of, gasket, count, lights, teacher
[skull say="skull"]
skull, craneo
[face say="face"]
cheek, cheekbone, pomulo, chin, eyebrow, orbital, eye socket
cara | not after: es, muy, mas, sale, tan
face | not after: save, in your, about, type, font, smiley | not before: to face, charges, eviction, foreclosure, deportation, jail, time, off, value, timed, it, consequences, trial, book, mask, masks, the judge
[jaw say="jaw"]
jaw, mandible, mandibula
[nose say="nose"]
nose, nariz
[teeth say="teeth"]
molar, molars, dientes, diente
teeth, tooth | not after: sweet, fake, blue | not before: and nail
[tongue say="tongue"]
tongue, lengua | not after: mother, native, primera, segunda | not before: materna
[eye say="eye"]
cornea
eye, eyes, ojo, ojos | not after: keep, an, private, public, blind, my own, own, their own, caught my, the public, magic | not before: witness, witnesses, contact, opener, exam, doctor
[rib say="ribs"]
rib, ribs, costilla, costillas | not after: bbq, prime, short, baby
[chest say="chest"]
breastbone
chest, sternum, pecho | not after: ice, tool, hope, treasure | not before: freezer, of drawers, waders
[stomach say="stomach"]
stomach, abdomen, estomago, belly | not after: sick to my, cant | not before: this, the thought, it
