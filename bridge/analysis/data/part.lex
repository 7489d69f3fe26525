// Parts of the body, for what is said of a harm: "broken {wrist}".
class bodypart = l1, l2, l3, l4, l5, t12, t11, c2, c3, c4, c5, c6, c7, l3-4, l4-5, c4-5, c5-6, c6-7, arm, arms, leg, legs, wrist, wrists, hand, hands, finger, fingers, thumb, thumbs, elbow, elbows, shldr, shoulder, shoulders, neck, back, spine, tailbone, coccyx, hip, hips, knee, knees, kneecap, pinky, knuckle, knuckles, tib, fib, tongue, molar, heels, ankle, ankles, foot, feet, toe, toes, heel, heels, head, face, jaw, nose, mouth, teeth, tooth, lip, eye, eyes, ear, ears, skull, rib, ribs, chest, sternum, collarbone, clavicle, stomach, abdomen, pelvis, groin, thigh, thighs, calf, shin, forearm, forearms, scalp, forehead, cheek, cheekbone, chin, throat, spleen, liver, kidney, bladder, femur, tibia, fibula, humerus, radius, ulna, scapula, patella, meniscus, metatarsal, metatarsals, vertebra, vertebrae, vertebras, orbital, mandible, lumbar, sacrum, bone, bones, brazo, brazos, pierna, piernas, muneca, mano, manos, dedo, dedos, codo, hombro, cuello, espalda, columna, cadera, rodilla, rodillas, tobillo, pie, pies, cabeza, cara, mandibula, nariz, boca, diente, dientes, ojo, ojos, costilla, costillas, pecho, clavicula, estomago, cintura, craneo, femur, pelvis, pomulo, hueso, huesos, vertebra, vertebras, lumbar
class whosebody = my, his, her, their, our, the, a, an, both, mi, mis, su, sus, la, el, las, los, una, un, clients, pncs
class bodyside = left, right, l, r, lt, rt, lower, upper, low, izquierdo, izquierda, derecho, derecha

[arm say="arm"]
arm, brazo, forearm, forearms, humerus, radius, ulna, brazos, arms
[wrist say="wrist"]
wrist, wrists, muneca, scaphoid
[hand say="hand"]
hand, hands, mano, manos, metacarpal*
[finger say="finger"]
finger, fingers, thumb, thumbs, pinky, knuckle, knuckles, dedo, dedos, fingertip, fingertips
[elbow say="elbow"]
elbow, elbows, codo
[shoulder say="shoulder"]
shoulder, shoulders, shldr, hombro, scapula, rotator
[collarbone say="collarbone"]
collarbone, clavicle, clavicula
[neck say="neck"]
neck, cuello, cervical
[back say="back"]
my/his/her/lower/upper/low/mid/the/their/clients back, back pain/injury/surgery/problems/hurts/spasms, neck _ back, back and neck, espalda, lumbar, lbp, lowback
[spine say="spine"]
spine, spinal, columna, vertebra*, l1*, l2*, l3*, l4*, l5*, t12*, c2*, c3*, c4*, c5*, c6*, c7*
[hip say="hip"]
hip, hips, cadera
[pelvis say="pelvis"]
pelvis, pelvic, sacrum, tailbone, coccyx
[leg say="leg"]
leg, legs, pierna, piernas, femur, tibia, fibula, thigh, thighs, calf, shin, tib, fib, tibial
[knee say="knee"]
knee, knees, kneecap, patella, rodilla, rodillas, acl, mcl, meniscus, menisco
[ankle say="ankle"]
ankle, ankles, tobillo
[foot say="foot"]
foot, feet, toe, toes, heel, heels, pie, pies, calcaneus, metatarsal, metatarsals | not before: #, tall, wide, deep, above, fence, high | not after: #, square, sq, ten, twelve, twenty, six, eight, pulled
[head say="head"]
head, cabeza, scalp, forehead | not after: over, ahead, upside
[skull say="skull"]
skull, craneo
[face say="face"]
face, cara, cheek, cheekbone, pomulo, chin, eyebrow, orbital, orbit, eye socket
[jaw say="jaw"]
jaw, mandible, mandibula
[nose say="nose"]
nose, nariz
[teeth say="teeth"]
molar, molars, teeth, tooth, dientes, diente
[tongue say="tongue"]
tongue, lengua
[eye say="eye"]
eye, eyes, ojo, ojos | not after: keep, an, private
[rib say="ribs"]
rib, ribs, costilla, costillas
[chest say="chest"]
chest, sternum, pecho
[stomach say="stomach"]
stomach, abdomen, estomago, belly
