// What filters ask about the body and its care, as notes say it. `also`: concepts of other lexicons that say the same;
// `implied`: what cannot be without it.

class few = #, two, three, four, five, six, seven, eight, nine, ten, several
class theirs = my, his, her, the, their

[fracture says="a fracture" implied="hardware" also="harm.fracture harm.skull"]
broken/broke | with: nothing, xrays, xray
broken | with: @bodypart
bone snapped/cracked/broke, @bodypart snapped
trimalleolar, roto, rota, rotas, avulsion, rotos, comminuted, hairline, quebro, greenstick, bimalleolar, colles, rompio, pelvis/hip _ cracked, cracked _ breastbone/shoulder, collarbone _ snapped/cracked, broke _ ribs/back/bones, snapped _ leg/hip/foot/shoulder, busted _ hip/kneecap/arm/collarbone/tooth
socket _ broke/busted, legs _ broke, wrist _ broke/cracked, shin/elbow _ snapped, teeth _ busted, bone _ cracked/snapped, heel _ in pieces, tib fib
burst | with: fracture, fx, vertebra
shattered | not before: door, glass, mirror, screen, vase, window, windshield
[herniation says="a herniated disc" also="harm.herniated_disc"]
protru*, extru*, hernia en/de/cervical*, hernias lumbar*
[surgery says="surgery (done or planned)" also="care.bare_surgery"]
rod/rods/screws/pins in @theirs
plate, fusion, surgery, screws, operation, replacement, graft, grafts, pinned, operaron, amputat*, operated, fused, wired, plated, reconstruct*, placa, cirugias, operaci*, rebuilt, operado, discectomy, placas, debridement*, plates, clavos, craniotomy, drilled, rodded, clavo, microdiscectom*, scoped, acdf, laminectomy, stent
arthroscop*, reattached, stents, nailed, hemiarthroplasty, surgeries, fasciotom*, sp, operarme, rod, vertebroplast*, nailing, splenectom*, laparotom*, c section, spleen out/taken, surgeon cut/put/closed/opened/took, ex fix, tendon/hernia/nerve/labral/labrum/ligament repair, external fixator, knee/shoulder scope, nail in/put
wire/pins put, im nail, new hip, wires/pin in, scope/repair done, put in _ new, new one in, took the/@theirs leg, opened @someone up, fixed @theirs acl, rotator cuff repaired, has/need to be replaced, open @someone back up, go/went back in and, took out @theirs appendix, took out a foot, going in for the knee
ortho/surgeon/doctor/dr/he/she/they want/wants/wanted to repair/fix/operate/reattach, wants/want/need/needs/has/have/going to operate, ortho/surgeon/doctor says it has to be fixed | without: if
[inpatient says="a hospital stay" also="care.bare_hospital"]
admitted | not before: it, itd, its, being, having, this, that, fault, liab*, guilt, responsib*, everything, he, she, they, to it, to me, to us, to him, to police, to the police, to the officer, to being, to having, to not | not after: driver, drivers, company, insurer, insurance, carrier, adjuster, manager, owner, store, landlord, boss, employer, they, he, she
on the # th/st/nd/rd floor, up on the floor
@few days in/at | not before: a hotel, bed, home, jail, school, the car, the hotel, the house, the office, work | not after: lost, lost about, lost like, lost over, missed, missed about, missed like, missed over, misses, misses about, misses like, misses over, missing, missing about, missing like, missing over, off, off about, off like, off over
inpatient, inpt, internado, admission, overnight, hospitalized, icu, at _ medical center for _ weeks, hospital/hosp @few, burn unit, @few nights, one night, kept @someone _ from, kept @theirs _ till, held @someone _ days/until, burn center @few, lost/took @theirs spleen, lost the kidney, @few wks in, hospital for @few
in the hospital _ week/days, dias/noches en el hospital, on the trauma/ortho* floor, week in the hospital, didnt come/get home till, took out @theirs appendix, days up on the floor
spent _ days in | not before: a hotel, bed, home, jail, the hotel
flown/airlifted/lifeflighted/careflighted/medevaced to _ @few days/nights/weeks/nts/d, flown/airlifted to _ _ @few days/nights/weeks
@few nts/nites | not before: a hotel, motel
@few d | not before: a, after, ago, later, pt, wk, week, work, off, per, straight, delay | not after: after, every, for, in, last, lost, missed, next, off, past, this, within, about, stage, grade, chapter
[ambulance says="an ambulance ride" also="care.bare_ambulance care.ambulance care.on_scene"]
ambulance, medic, helicopter, ems, airlift*, paramedic, paramedics, careflight*, lifeflight, medevac, flown to, flew @someone/to/out, life flight/flite, the squad | not after: sent, sent off, sent off the, sent the, told, told off, told off the, told the, wave, wave off, wave off the, wave the, waved, waved off, waved off the, waved the
[er says="an ER, hospital or urgent care visit" implied="inpatient ambulance" also="care.bare_in_hospital care.er care.bare_er care.hospital_care care.hospital_word care.bare_urgent care.on_scene"]
ambulance, hospital*, er, ems, squad, careflight*, urgent care, trauma center/bay/unit, emergency department
[emergency says="an ER or hospital visit" implied="inpatient ambulance" also="care.bare_in_hospital care.er care.bare_er care.hospital_care care.hospital_word care.on_scene"]
admitted, ambulance, hospital*, icu, inpatient, emergency, er, ems, airlift*, squad, careflight*, lifefl*, trauma center/bay/unit, life fl*
[stitches says="a wound that needed stitches" also="care.bare_stitches"]
sutures, staples, stapled
stitch*, puntos
[deep_burn says="a second or third degree burn"]
blister*, grafted, tbsa, third/second _ degree, burn unit/center, skin graft/grafts/came, full/partial thickness, tercer grado
[head says="a head injury" also="harm.skull harm.head harm.concussion harm.head_injury"]
head, brain, subdural, tbi, scalp, cerebr*, hematoma, skull, cabeza
[neck says="a neck injury" also="part.neck harm_light.whiplash"]
neck, cuello, cervical, acdf
[spine says="a neck, back or spine injury" also="part.spine part.back part.neck harm_light.whiplash harm.herniated_disc"]
back, neck, disc, vertebra*, discs, lumbar, spine, cuello, espalda, spinal, cervical, disk, columna
[cord says="a spinal cord injury" also="harm.paralysis harm.spinal_cord harm.never_walk"]
quad, spinal cord, cord compress*/was/is, no feeling in/from
[unconscious says="loss of consciousness" also="harm.passed_out"]
coma, unresponsive, unconscious, out cold, blacked/knocked/passed out, no memory of, woke up with _ firefighters, dont remember the hit, woke up in the ambulance/icu
[organ says="an injury to internal organs" also="harm.internal harm.clot harm.blood"]
lung, kidney, bowel, spleen, bladder, kidneys, lungs, organ, splenectomy, intestin*, organs, rinon, liver lac*
[medication says="prescribed medication"]
antibiotics, prescri*, rx, pastillas, opioid, muscle relax*, pain pills/medicine
[brain says="a brain injury or concussion" also="harm.skull harm.concussion harm.passed_out"]
brain, subdural, tbi, coma, cerebr*, hematoma, skull, unconscious, out cold, blacked/knocked/passed out, no memory of
[disc says="a bulging or herniated disc" implied="herniation" also="harm.disc harm.herniated_disc"]
disc, discs, bulg*, extrusion, extruded, hernia en/de
[scar says="scarring or disfigurement" also="harm.scar"]
scar, scars, scarred, scarring, the mark goes
[permanent says="permanent harm" implied="catastrophic" also="harm.amputation harm.permanent harm.crps harm.sight"]
for the rest of @theirs life, paralyz* for good
permanent*, amputat*, disabled, wheelchair, paraly*, palsy, blind*, prosthe*, quadripleg*, wpi, parapleg*, lost _ fingers/eye/leg/toes/foot/finger/thumb/toe/arm/sight, lost _ sense of, for life, toes/fingers/finger/arm gone, cant walk, brain damage, globe rupture, never run/again/bend/open, quitaron/perdio dos*, lost both*
lasting problem*, took the eye, never have normal, never be the same
for good | not after: better, cleared, discharged, done, finished, gone, healed, left, quit, released, stopped
impairment | not after: no, no permanent, zero, zero permanent
[amputation says="an amputation" also="harm.amputation"]
amputat*
[death says="a death" also="harm.killed harm.fatal harm.died event.death harm.died_there"]
death | not after: bored _ half to, bored _ to, bored half to, bored to, freezing _ half to, freezing _ to, freezing half to, freezing to, frightened _ half to, frightened _ to, frightened half to, frightened to, scared _ half to, scared _ to, scared half to, scared to, sick _ half to, sick _ to, sick half to, sick to, starv* _ half to, starv* _ to, starv* half to, starv* to, tickled _ half to, tickled _ to, tickled half to, tickled to, worked _ half to, worked _ to, worked half to, worked to, working _ half to, working _ to, working half to, working to, worried _ half to, worried _ to, worried half to, worried to
died, dead, autops*, coroner*, killed, deceased, pronounced, cremat*, casket, cemetery, murio, muerte, took _ off the ventilator, passed on/away/in, we/i buried, funeral home/bill, his ashes, bled out, medical examiner, didnt come home, never woke up, never regained consciousness, lost @someone on
she/husband passed | not before: a, an, by, gas, her, his, inspection, it, me, my, out, the, us
[burn says="a burn" implied="deep_burn" also="harm.burned"]
burn, burned, burns, scald*, burnt, quemad*
[soft_tissue says="a soft tissue injury" also="harm_light.sprain harm_light.scrapes harm_light.whiplash"]
sore*, bruis*, stiff*, scratch, strain*, scraped, scratches, bandaid, scratched, contusion*, moret*, scrape, neosporin, first aid
[any_injury says="an injury" also="harm.killed harm.fatal harm.ureter harm.bitten harm.laceration harm.compartment harm_light.hurt harm_light.sprain harm.labrum harm_light.bruise harm_light.small_cuts harm.burned care.pain_management care.bare_stitches harm_light.scrapes harm_light.dizzy harm.numb harm.concussion harm_light.whiplash harm.herniated_disc harm.nerve_cut harm.dislocation harm.cut harm.head_injury"]
in/with/has/have _ cast/sling/boot/brace/collar, on crutches
broken, broke | with: @bodypart
died, cut, pain*, injur*, hurt, torn, scar*, crushed, death, diagnos*, sore, sick, bit, infect*, burn, limp*, tear, wound, stroke, scratch*, bleed*, sepsis, amputat*, burned, hernia, hurts, burns, dialysis, ruptur*, dolor*, hurting, strain*, headaches, duele*, palsy, paraly*, septic, headache, bled, punctur*
scraped, chipped, killed, choked, seizures, illness, tbi, neuropath*, rompi*, swollen, syndrome, cuts, bitten, golpe*, twist*, vomit*, scald*, stitch*, fingertips, protrusion, seizure, aches, spasms, burning, poison*, numb, perforat*, rash, swelling, numbness, cellulitis, bedsore, dehydrat*, scrape, miscarr*, overdos*, tears
lastim*, lesion*, quemad*, fingertip, redness, ache, throbb*, wounds, numbed, necrosis, mordi*, on _ crutches/cane, in _ sling/halo/cane, wears/wore _ brace, traigo _ collarin, in rehab, heart failure/attack, stage i/iv/iii/ii, collapsed lung, brain/liver damage, threw up, kidney failure/damage, closed reduction, black eyes
pressure ulcer, out of _ socket, learning to walk
first degree | with: burn, burns, it, only, so, they
[tear says="a torn ligament, tendon or muscle" also="harm.labrum harm.torn harm.dislocation"]
torn, thickness tear, thickness _ tear, supraspinatus/labral/labrum/ligament/meniscus/meniscal/cuff tear, ruptur*, avuls*, severed, shredded, detached, nerve damage, tore @theirs/the, mcl/tendon tear, rotator cuff tear, hanging by a thread
[broken_skin says="broken skin" implied="stitches" also="harm.laceration harm.compartment care.bare_stitches"]
graft*, punctur*, bled, bleeding, stitch*, puntos, flesh, broke _ skin, tore up, bit through
[tooth says="a lost or broken tooth" also="harm.teeth"]
@few _ teeth, broken/front/broke/cracked _ tooth
[pregnancy says="harm to a pregnancy"]
fetal, miscarr*, placental abruption, lost the baby
[nerve says="nerve damage" also="harm.numb harm.nerve harm.nerve_pain"]
numb, numbed, numbness, neuropath*, radiculopathy, brachial plexus, nerve palsy, lingual/facial nerve
[infection says="an infection" also="harm.infection"]
infect*, sepsis, abscess*, necroti*
[pain_care says="pain management" also="care.bare_shots care.pain_management"]
injection, inyecciones, injections, epidurals, esi, nerve blocks
[imaging says="an MRI, CT or X-ray" implied="scan fracture disc" also="care.bare_imaging care.diagnostics"]
mri, films, scan, ct, film, scans, mris, scanner, cts, ultrasound, x ray, the tube
[injections says="an injection" also="care.bare_shots care.injections"]
injection, inyecciones, epidurals, injections, shot/shots in the
[catastrophic says="catastrophic harm" also="harm.amputation harm.killed harm.fatal harm.paralysis harm.spinal_cord harm.never_walk event.death harm.died_there harm.sight"]
cant move _ from @theirs chest/waist/neck, cant move nothing/anything, took @theirs left/right/whole leg/arm/hand/foot, lost @theirs left/right leg/arm/hand/foot/eye
died, dead, amputat*, wheelchair, coma*, killed, tbi, ventilator, blind, severed, murio, lost _ eye/leg/hand/foot/arm/sight, brain injury/bleed/damage, passed away, third degree, crushed pelvis, spinal cord, wont walk, quitaron/perdio dos*, lost both*, cord compress*, cord is cut, will not walk, no feeling in/from
death | not after: bored _ half to, bored _ to, bored half to, bored to, freezing _ half to, freezing _ to, freezing half to, freezing to, frightened _ half to, frightened _ to, frightened half to, frightened to, scared _ half to, scared _ to, scared half to, scared to, sick _ half to, sick _ to, sick half to, sick to, starv* _ half to, starv* _ to, starv* half to, starv* to, tickled _ half to, tickled _ to, tickled half to, tickled to, worked _ half to, worked _ to, worked half to, worked to, working _ half to, working _ to, working half to, working to, worried _ half to, worried _ to, worried half to, worried to
[lost_work says="missed work" also="work.out"]
oow, o o w, missed # days/weeks/shifts/months, missed #, missing work, out # weeks/wks/months/days, lost time from work
missed _ weeks/days/wks/shifts/months/day/month/week/shift, lost _ weeks/months/wks, perdi _ semanas, falte _ dia/semana, took _ days off, off the/work/@few/from/since, no work/pay, out/home since, cant/cannot/missed work, sin trabajar/trabajo, not working/work/worked, low @few, couldnt work/climb, laid up, hasnt/havent worked
semanas sin, was out _ days/shifts, no puedo/puede trabajar, unable to work, havent/not/hasnt been back, couldnt lift a, keeps @someone out, no he podido trabajar, not drive @theirs cab, couldnt do @theirs job, no return to work, havent been able to work, havent been able to drive @theirs truck
took/kept @someone off | not before: her bike, her bus, her feet, her med, her meds, her motorcycle, her plane, her road, her table, his bike, his bus, his feet, his med, his meds, his motorcycle, his plane, his road, his table, my bike, my bus, my feet, my med, my meds, my motorcycle, my plane, my road, my table, the bike, the bus, the feet, the med, the meds, the motorcycle, the plane, the road, the table
off _ weeks, out for _ weeks/months | with: after, and, because, due, for, from, now, so far, with
has @someone out/off, has @theirs out | not before: of the car, of the house, there
[therapy says="physical therapy" also="care.therapy care.some_therapy care.bare_therapy care.rehab"]
rehab*, therapist, therapy, terapia
[specialist says="a specialist" implied="surgery" also="care.pain_management"]
surgeon, neuro*, ortho*, oncolog*, cardiolog*, specialist, pulmonolog*, urolog*, podiatrist, ent, especialista, surgeons, lung/hand doctor
[scan says="a scan with a finding" implied="fracture disc"]
mri _ shows/herniat*/torn/positive/bulg*/disc/tear, found _ ct/mri, ct _ showed/found/shows/tear/disc/discs/bleed, films _ disc, xray _ shows/disc, film _ shows, scan/scanner _ found, x ray _ shows/showed, x rays _ disc
[cancer says="cancer" also="care.cancer_care"]
cancer*, mesothelioma, tumor, lymphoma*, non hodgkin*, leukemia, malignan*, melanoma, carcinoma*
[lymphoma says="lymphoma"]
lymphoma*, non hodgkin*, nhl
hodgkin* | not after: non
[leukemia says="leukemia"]
leukemia*
[mesothelioma says="mesothelioma"]
mesothelioma*
[birth_injury says="a birth injury"]
hie, hypoxi*, brachial plexus, cerebral palsy, roots torn/avulsed, roots were torn
[deep_sore figures="3 4" says="a pressure sore of stage 3 or worse"]
unstageable, tunneled, stage iv/iii/three/four/#, see bone, to/see the bone
[pressure_sore figures="3 4" says="a pressure sore" also="event.pressure_sore"]
stage iv/iii/three/four/#
[hardware says="implanted hardware"]
plate, plates | not before: number, of | not after: acdf, dinner, fused, fusion, licence, license, paper
screws, rod, orif, plated, placa, tornillos, placas, clavos, clavo, ex fix, external fixator, im nail | not after: acdf, dinner, fused, fusion, licence, license, paper
pinned | not before: against, between, down, her, him, in, me, to, under | not after: acdf, dinner, fused, fusion, licence, license, paper
[crush says="a crush injury" also="harm.smashed harm.pinned"]
amputat*, crush*, pinned, lost _ fingers/toes/fingertips/finger/fingertip/thumb/toe, took _ fingers/fingertips, cut _ thumb/finger, caught in, took the _ fingers, lost the _ fingers/thumb
[poison says="poisoning"]
salmonella, poison*, toxic*, botulism, overdos*, carbon monoxide, e coli
[cut says="a cut" implied="stitches broken_skin" also="harm.ureter care.bare_stitches harm.nerve_cut harm.cut"]
cut, stitch*, amputat*, lacerat*, cuts, sutur*, gash*, severed, sliced
[unhurt]
nobody/noone hurt/injured/bit/bitten/harmed/touched, no one hurt/injured/bit/bitten/harmed, nobody was/got _ hurt/injured/bit/bitten, nobody got a scratch, never touched/hurt/bit me/him/her/us, wasnt/werent/not touched/hurt/injured/harmed, not been harmed, no injuries | not before: in the, to the
unoccupied, unhurt, uninjured, nadie _ lastimad*, physically _ okay, nobody _ needed anything, nobody _ bit or hurt, caught _ before i took, not hurt/touched/injured, wasnt hurt/touched, no mark/marks, nothing physical/hurts, feel fine, estoy bien, werent hurt, took none, no one _ hurt, not a scratch/mark
never touched/bit/reached @someone, nobody/never got hurt, without a scratch, just shook up, no hubo heridos, parked and empty, nobody in it, came away without, teeth are fine, feel perfectly fine, no @someone lastime, nobody was in it, no @someone paso nada, nobody in the car, no one in it, not so much as, no falls no sores
nobody was in the car
no injur*/pain/harm, no physical injur* | not before: at first, attorney, case, claim, firm, lawyer, management, meds, until
im _ fine/okay, were/everyone _ fine, everybody _ ok, i am _ fine/ok | not before: at, lawyer, to, with
nobody was/at home, no one home, no one was home | not before: to help, when, with her, with him, with me
[grave]
broke/broken/fractured @theirs back/neck/spine/pelvis/skull/femur, back/neck is/was broke/broken, airlift*, careflight*, lifeflight*, medevac, helicopter*, flown to/out, flew @someone/to/out, life flight/flite, icu, ventilator, coma, life support, run over by _ truck/train/bus
broken back/neck/spine/pelvis/skull/femur
[no_stay]
sent @someone home, sent home, sent back home, treated and released, treated released, never had to stay, never stayed, didnt stay/keep, didnt have to stay, did not stay/keep, wasnt/not/never admitted, wasnt/not/never kept, released/discharged/home the/that same day/night/evening/afternoon/morning, released/discharged/home same day/night/evening/afternoon/morning, released/discharged/home that day/night/evening/afternoon, no overnight, no hospital stay
[recovered_share figures="100"]
# percent/pct recovered/healed/better/fine/good/again/normal, # recovered/healed, back to/at # percent/pct
[recovered]
back to normal | not after: never, never be, never get, not, wont be, nothing is, isnt, until i am, to get, get
nothing lasting/permanent/residual, no residuals, no lingering effects/problems/issues/pain, no lasting effects/problems/issues/damage/injury, no permanent damage, completely healed/recovered/better, fully recovered, recovered fully/completely, healed completely/fully
im # now, # better, # recovered/healed, all healed up, healed up
discharged _ healed, symptoms _ cleared, released/cleared _ full duty, discharged _ with no restrictions, fine now/by, nothing wrong/left, no complaints, all better, fully healed, full recovery/movement/strength/rom, healed up/fine/well/nicely, labs normal, complete recovery, perfectly fine/normal/healthy, good by, now im _ fine
back to school/full/regular/running/climbing, good as new, it went away, full use of, fine next day, back on full, ya estoy bien, released for good, no pain since/now, back at tennis/full, no lasting effects/problems, no permanent impairment, without a twinge, exactly like before, levels were normal, is fine since
is okay/ok now, closed @theirs chart, all the way back, back on the line, it all go away, fine the next day, back to a hundred
all/shows healed | not before: bad*, crooked, poorly, short, wrong
feels/feeling fine, feel fine/great/good | not before: about
[symptoms]
headaches, every day/night/morning, still have/has/cant/limp*/numb/off/treating/hurts/sore/catches/aches/locks/hurt/cannot/double, cant stand/lift/carry/sit/sleep/drive/hold/walk/close/reach/kneel/climb/run/grip/raise/turn/feel, no puedo/puede, cannot stand/lift/walk, hasnt/never stopped, wont quit, aches/hurt when*, not healed
nothing helps, still in therapy/pain, to this day, still on crutches/a, with a cane/walker/brace, every single night, on a walker, in a wheelchair/cane, ringing in @theirs, use a cane/walker/wheelchair, not the same, not back to, it will be a year
pain/hurt/hurting _ since | not after: no, without, zero
[mind also="harm_mind.ptsd care.psychiatric harm_mind.bare_mind harm_mind.panic"]
psych*, stress*, embarrass*, nightmares, panic*, emotional*, humiliat*, cry, crying, depress*, ptsd, mental*
[chiro also="care.chiropractor care.bare_chiro"]
chiro*
[massage]
massage, massages, acupunctur*, sobador*
[no_other_care]
havent seen anyone, havent been/gone to anybody, hasnt gone to anybody, never went to nobody, not seen any doctor, never went to any doctor, havent been/gone to any doctor
[other_care also="care.bare_doctor care.bare_in_hospital care.er care.bare_er care.hospital_care care.hospital_word care.bare_urgent evidence.doctor_note care.bare_shots care.on_scene"]
surg*, mri, pt, doctor, admitted, ambulance, neuro*, hospital*, doctors, icu, ortho*, emergency, orif, primary, er, specialist, injection, pcp, physician, md, injections, epidurals, physicians, physical therapy, urgent care, pain management/mgmt
dr | not before: a chiro, a d c, a dc, chiro, d c, dc, her chiro, her d c, her dc, his chiro, his d c, his dc, is a chiro, is a d c, is a dc, is my chiro, is my d c, is my dc, my chiro, my d c, my dc, our chiro, our d c, our dc, the chiro, the d c, the dc | not after: chiro*, chiro* is, chiro* named
[earlier]
had @theirs _ replaced/fused/scoped/fixed, bad disc/back/knee/neck/shoulder/hip since/for, had a bad back/neck/knee/shoulder, back/neck/knee problems for/since
arthriti*, degenerat*, preexisting, problem _ for _ years, trouble/problems _ for years, have bad/old, prior injur*/crash/damage, same level/spot/neck/disc, earlier wreck/accident/injur*, old injur*/damage, previous surger*, hurting again, had/has a bad, been sore before, been bad for _ years, already bone on bone
still in therapy for it, on the list for a replacement
[not_earlier]
never/not had/have/has/been any/a _ trouble/problem/problems/issue/issues/pain/injury/hurt, never had/have/been trouble/problems/issues/pain/injured/hurt, never had an/a injury/problem, never had any/a _ _ trouble/problem/problems/issue/issues/pain, never hurt/injured/bothered, no trouble/problems/issues/pain _ before, no prior/previous/earlier injury/injuries/problem/problems/issues/trouble/history, nothing wrong with @theirs/that _ before, was fine/perfect/healthy before, were fine/perfect/healthy before, never bothered/hurt @someone | not before: since
[worse]
aggravat*, superimposed, is/made/getting _ worse, new herniation/injury, caused by the collision
[no_worse]
unrelated, no/didnt change, not worse*, hurts the same
[gradual]
repetitive, carpal tunnel, over time, built up, wear and tear, over the years, little by little, no one accident
[sudden also="event.hit_and_run harm.head event.trip_fall event.fall_height"]
hit, fell, pulled, bit, slipped, dropped, crushed, caught, burned, collapsed, snapped, struck, pinned, kicked, exploded, shocked, tripped, came down, ran over/into
[restricted]
restrictions, restricted, restriction, letter says/saying/for/say, note/order says/for, form says/saying/for, lb/pound limit, doctor/doctors note, slip says, took @someone off, no lifting over, letter/form that says, on light duty, no work till, no bending/standing until
put @someone/@theirs out, has/kept/keeps/pulled @someone off/out, pulled/has @theirs out, took @someone out | not before: of her apartment, of her car, of her house, of her will, of his apartment, of his car, of his house, of his will, of my apartment, of my car, of my house, of my will, of the apartment, of the car, of the house, of the will
[full_duty]
full duty, no/without restrictions, works/working/worked full time, never missed a day/shift, doing @theirs normal job, went back to work in/after
still/been/kept/keep working | not before: on
[gave_up]
refused, refuses, declined, skipped, refusing, skipping, missed _ appointment/visit, turned down, stopped going, quit the/going, wont go/do/take, blew off, dropped out of
[cause_named]
letter/report/said/say _ from/because, says _ from/caus*/because/consistent, note/diagnos* _ from, wrote _ from/caus*/because, found _ caus*/because, told _ caus*, says _ due to, caused by
[diagnosed]
diagnos*, confirmed*, dx*, biops*, doctor says*/said*/found*, mri/ct/mris/xray show*, blood test*/work*, positive for*/test*, scan found*, x ray show*, doctor called it*
[nothing_found]
checkup _ normal, test _ negative, scans _ clear, nothing wrong/yet, never tested, doctor found nothing, nothing so far, not seen a doctor
[followed_up also="care.chiropractor care.bare_chiro care.bare_therapy"]
surger*, mri, neuro*, ortho*, visits, therap*, weekly, chiro*, injections, specialist, appointments, appointment, pcp, injection, followed, followups, fu, went back, my doctor/dr, pt twice/since/for, family doctor/dr/doc, in/of/to pt, her/his/regular doctor, pain doctor/management, wound care/clinic, my/her own doctor
[no_follow_up]
havent _ go* back, nothing since/after, i didnt go, never went* back, never saw* anyone, didnt see* anyone/anybody, havent/hasnt been* back, havent see* anyone, hasnt follow* up, did not see* anyone, have not been* back, has not gone* back
[care also="care.bare_doctor care.bare_imaging care.bare_in_hospital care.bare_ambulance care.doctor care.er care.bare_er care.chiropractor care.bare_chiro care.therapy care.some_therapy care.bare_pt care.hospital_care care.hospital_word care.urgent_care care.bare_urgent evidence.doctor_note care.bare_therapy care.pain_management care.bare_stitches care.ambulance care.on_scene"]
surg*, admitted, stitch*, treat*, clinic, hospital*, dentist, doctor, brace, icu, mri, doctors, inpatient, doc, orif, cast, therapist, ortho*, primary, operaci*, pt, operated, boot, injections, oncolog*, antibiotics, er, cirugia, films, cardiolog*, docs, therapy, specialist, trauma, chiro*, ct, inpt, neurolog*, counseling, splint
operado, injection, counselor, ambulance, dr, md, physician, sutures, ems, staples, paramedics, airlift*, emergencia, psychiatrist, podiatr*, telehealth, careflight*, pcp, yeso, medevac, lifefl*, x rays/ray, burn unit, walk in, first/office visit, life fl*, nurse practitioner, emergency department, checked at/in/by, fire dept took
checked out in, set @theirs arm
[no_care]
didnt bother with _ doctor/doctors, havent/hasnt been able to _ checked/treated/see, didnt take him/her/them in, no ha/he visto/ido _ medico/doctor
dont/doesnt believe in/like/trust doctors, not going to any/a clinic/doctor, havent/hasnt yet, never saw a doc, never _ see/saw _ doc
~see no doctor, no doctor/dr/doctors/treatment/er/hospital/care, no medical treatment/care/attention/help, didnt/never/havent/hasnt/not _ see/seen/saw _ doctor/dr/doctors/anyone/anybody, didnt/never/havent/hasnt/not _ go/gone/went/been _ doctor/dr/doctors/hospital/er/clinic
didnt/never/havent/hasnt/not _ get/got/gotten/seek/sought/received _ treatment/treated/care/checked/help, never went anywhere, didnt go anywhere, havent/hasnt/not _ treated/treatment, havent/hasnt gone in, did not _ see/go/seek/get _ doctor/hospital/er/treatment/care, without seeing a/any doctor, untreated
didnt/dont need _ doctor/medical, treating it at home, no fui/fue al doctor/medico/hospital, no ha/he ido/visto _ doctor/medico/hospital, plans to see, has not/have not seen/been _ doctor/dr/hospital, never took him/her/them to
[ongoing]
since, still, weekly, todavia, pending, planned, scheduled, seeing, sees, treating, sigue, continu*, currently, ongoing, every month/week, next week/month/app*/injection, in pt/therapy/treatment, now in, cada semana/mes, en tratamiento, more surgery, pt/surger* left, going to _ doctor/dr/chiro*/therapy/doctors
go to _ therapy/doctors/dr/chiro*, goes to _ pt/therapy/rehab, twice/once a week, every @few weeks, under a doctor, keeps @someone out/off, go back to _ surgeon, @few times a week, dos/tres veces por semana
[finished]
released | not before: footage, him from, it, my, the, video
healed, mmi, discharged _ in/last, not going/treating, all done/better, better now, stopped/quit going, done treating, finished pt, totally fine, pt ended, at mmi, nothing scheduled, no appointments, ya termino, feel good, havent/hasnt seen _ since, not seen _ doctor/since, havent had _ therapy, not needed _ since, closed the file, ortho/orthopedist/surgeon/chiro/chiropractor/therapist/specialist discharged/released, discharged by _ ortho/orthopedist/surgeon/doctor/dr/chiro/therapist/specialist, no treatment/care/visits/therapy/tx _ since
maximum medical improvement, discharged from therapy, havent been/gone back, no further/more care, done with everything, closed @theirs chart/file, closing @theirs file, no tx since, hasnt been back, havent been/gone to _ doctor, hasnt/not gone to _ doctor, they/doctor/surgeon let @someone go, back at the gym, last saw a/any/the doctor/dr in, wont go back to a/the/any doctor/dr
isnt/not/never/wont/arent going back | with: doctor, doctors, dr, therapy, chiro* | not before: to work, to the job, to that job, to school, there to work
[at_once]
ambulancia, immediately, airlifted, rushed, transported, medevac, same day/night/afternoon/evening/morning, that night/day/evening/afternoon, right away, by ambulance, mismo dia, ambulance/taken/straight to, me llevaron, esa noche, took @someone to/in, took @theirs to, from the scene
[next_day]
next day/morning, day after, in the morning, al otro dia
[operated_again]
revision, revised, explant*, @few _ surgeries/operations, second/another _ surger*, second operation/procedure, @few operations/surgeries, otra operacion/cirugia, third/more surger*, took the/@theirs _ out, take @theirs _ out, went/go back in, take/took/taking it out, open/opened @someone back, volvieron a operar
opened @theirs up again
[not_taken]
not _ taking, never took/used, not take/eat/taken/used/given | not before: her in, her serious*, her to, him in, him serious*, him to, it in, it serious*, it to, me in, me serious*, me to, them in, them serious*, them to, us in, us serious*, us to
took none, before i took/had, before she took, before i even had
[taken]
took, taking, given, ate, drank, gave @someone/@theirs/it, le/me dieron, been on
[care_ahead]
recommend*, scheduled, every month/week, for life, will/gonna need, need another/more/replac*/surgery, needs surgery, next injection/appointment, future care, want to do, going/need to have, wants to operate/repair, need a new, will be on, needs a second, come out next, every @few/few months, going to be in
for the rest of @theirs life
[refused_at_scene]
refused _ ambulance/ems, declined _ ems, waved off _ ambulance, said no to _ ems/ambulance
[mmi]
mmi, maximum medical improvement
[never_missed]
didnt/never/not miss any/a/work, hasnt/havent missed any/a/work, no lost time, zero days missed
light duty | not before: available but, denied, isnt, never, not, un, wasnt | not after: any, no
same pay, never missed _ day/shift, no lost _ time, no missed _ work, worked every shift, no time off, been working every/@theirs, kept working @theirs, finished the shift, finished out the shift, back on the line _ that afternoon, went to work next morning, went in to work next day
[no_pause]
weekly, monthly, every month/week/friday/wednesday/mon, ever since, never missed, no breaks/break, cada semana, missed none, twice a week/wk/month, every @few weeks, once a week/month, not* missed one, every other week, @few times a week
[nothing_then]
nothing, nobody, no care/treatment/pt/dr/doctor/visits/therapy/chiro/appointments, no one, no more care/treatment/pt/visits/therapy, didnt see/go
[pause]
saw nobody, saw no one, quit going, stopped going
nothing _ to/for/until/till/then, nobody _ for/to/until/till/then/before, break _ to/again, didnt go _ to/for, didnt see _ until/for/before, no care _ for, stopped going _ to, went/go back _ after, did not go _ to, did not see _ then
[no_rating]
no rating | not before: assigned, done, given, has, so far, til, until, was, yet
no permanent impairment | not before: rating, so far, yet
[rated]
impairment rating, whole person rating
[last_care]
saw _ last, last _ saw/visit*/seen/doctor
[no_more_visits]
nothing since/after, only went/been/saw, thats all, that is all, never went back, that was it/all, havent been/gone back, hasnt been back, that was/is the end, which is the end
[steadily]
weekly, tuesdays, fridays, mondays, thursdays, wednesdays, every week/friday/wednesday, cada semana, twice a week/wk, once a week, @few times/x a week, dos/tres veces por semana
[unreal]
could have, couldve, would have, might have, almost, nearly, thought, afraid, worried, lucky, luckily, instead of, rather than, to avoid, rule/ruled out, prior, previous, preexisting, pre existing, history of, years ago, years before, as if, felt like, threatened, because of the old, scared of, in case of
refused, declined, turned down, waved off, casi
[to_come]
recommend*, scheduled, booked, suggest*, advis*, want/wants, need/needs/needed, may, might, possible/possibly, consult/consultation, candidate, pending, awaiting, waiting, future, going to have/need/get/do, will have/need/get/do, talking about, discuss/discussed/discussing, considering, plan/planned/plans
set for, recomend*, necesit*, tengo/tiene/tienen/hay que, go/going/goes in for, on the calendar/schedule/books, down the road, evaluation, not done yet, next week/month
[scan_clean]
mri _ normal/clean/neg/nothing/limpio, ct _ normal/ok/clean/clear, mris _ normal, xrays _ nothing, scan _ clear, scans _ clear/ok, radiograf* _ limpia/bien, clean scan, x rays _ clean/negative/nothing/fine, x ray _ clean/clear/negative/neg/normal, x rays _ no fracture, negative x ray
[scan_ahead]
mri _ next/ordered/scheduled, imaging/ct _ ordered, wants/need* _ mri, ordered _ mri/ct
[confirmed]
stool _ salmonella, test/culture _ positive, tested positive
[care_planned]
hoping/meaning/meant/trying/planning/intending/supposed/about to, refus*, declin*, turned down, waved off, told the/ems, plans to see/go/get
going to | not after: been, was, were, keep, keeps, kept, started, still | not before: pt, therapy, rehab, physical, chiro*
will see/go/get/need, want/wants to, should see/go/get/have, hasnt, havent, works as/at, job as/at, recommend*, need/needs to see/go/get
[ruled_out]
negative/neg for, for _ was/were/came clear/negative/clean, ruled out, rule out, isnt/not/wasnt indicated/needed/necessary/required/recommended/warranted
[untested]
not do _ test/culture, no test/culture/stool/blood, never tested, test/culture _ negative/inconclusive
[pet]
my/our dog/dogs/cat/cats/puppy/horse/dachshund/terrier/whippet/lab/poodle/chihuahua/beagle/shih/yorkie/pug/goat/sheep/chickens, my _ whippet/terrier/poodle/dog/cat/horse, vet, only a pet
[apart]
my/his/her girlfriend/boyfriend/gf/bf/fiance/fiancee/brother/sister/cousin/coworker/friend/buddy/pal/neighbor/boss/roommate/uncle/aunt/nephew/niece/foreman/partner/wife/husband/mom/mother/dad/father/grandma/grandmother/grandpa/grandfather, mi novia/novio/hermano/primo/amigo/companero/cunado/tio/vecino/jefe/esposo/mujer/papa/suegro
the/his/her other driver/guy/lady/man/woman, other driver, jeep/uber/lyft/truck/van/car/suv/bus/taxi/cab driver/guy, the lady/guy/man/woman that/who hit/struck me/us
[cast]
in/with/has/put _ cast/casts, casted, yeso, enyesado
[off_scene]
at the scene, on scene, ambulance, ems, paramedics
[own_remedies]
advil, tylenol, ibuprofen, aleve, heating pad, band aid/aids, otc, washed it, cleaned it, wrapped it
[refused_care]
refused/declined _ ems/ambulance/transport/treatment/care/medical/hospital/paramedics, waved off _ ems/ambulance/medics/paramedics, turned down _ ems/ambulance/transport
[waited]
waited, put it off, held off, toughed it out, gave it, let it go, tough it out, not _ until/till, nobody _ until/till, ~see nobody until/till, nothing until/till, didnt _ until/till, havent _ until, first saw/seen/went
[first_care]
first/initial _ doctor/dr/treatment/visit/care/seen/saw/medical/appointment, primer/primera _ doctor/cita/vez
[visit]
visit, visits, appointment, appointments, sessions, session, treatments, adjustments, times, visitas, citas, sesiones, terapias, veces
[rating_words]
qme/ame/ime/panel gave/assigned/put
rat*, impair*, whole person, wpi, ppd, permanen*, loss of use, disabil*, incapacidad, discapacidad
[other_share]
at fault, liab*, recovered, better, healed, coverage, blame, interest, sure, contingen*, tbsa, of my/his/her body
