import type { TopicTable } from './topic-words.ts';

export const injuryTopics: TopicTable = {
  'premises-liability': {
    sure: `shot at a gas station, shot in the thigh, got shot, was shot at, shooting at the, bouncers, beat up at a bar, went down on the steps, fell off the steps, fell off the porch, fell through, gave way, stepped in a hole, glass door, broken glass, shooting, slip and fall, slipped and fell, slip fall, slip n fall, tripped and fell, trip and fall, trip fall, slipped on, slip on, slipped in, slipped at, tripped on, tripped over, fell on wet,
      fell on ice, fell down the stairs, fell on the stairs, fell down stairs, fell at, fell in the store, fell inside, wet floor, wet tile, wet spot, slippery, puddle, spill on floor, no wet floor sign,
      black ice, icy sidewalk, icy steps, icy parking, unsalted, not salted, broken step, broken stair*, broken sidewalk, uneven sidewalk, loose handrail, no handrail, missing handrail, handrail, pothole,
      premises liability, negligent security, no security guard, ceiling fell, ceiling collapsed, ceiling caved, shelf fell, merchandise fell, fell on my head, balcony collapsed, deck collapsed,
      stairs gave, stair gave way, elevator dropped, elevator malfunction, escalator, swimming pool drown*, drowned, drowning, se resbalo, me resbale, resbalo, resbalon, resbale, se cayo en, me cai en, caida, caidas, piso mojado,
      aceite en el piso, hueco en la banqueta, banqueta rota, snow and ice, raised slab, loose mat, rug bunched, cracked pavement, sinkhole, carbon monoxide, legionnaires, hot coffee spilled, burned by coffee, food poison*`,
    likely: `steps, porch, went down, gas station, restaurant, fryer, grease, bar, club, cones, slipped, tripped, fell, fall, store manager, incident report, supermarket, grocery store, walmart, target store, aisle, mall, sidewalk, stairs, staircase, stairwell, ice, leak, freezer leak, mop, mopped, wet, hotel lobby, casino floor,
      security cameras, poor lighting, bad lighting, shot at an apartment, shot in the parking, assaulted in the parking, stabbed at, bouncer, nightclub, bar fight, tienda, supermercado, escaleras, banqueta, playground, trampoline park, amusement park, gym floor`,
    hint: `landlord knew, manager, property owner, surveillance, apartment complex, hoa, hotel`,
  },
  'dog-bite': {
    sure: `dog bite, dog bit, dogbite, dog bites, bit by a dog, bitten by a dog, bitten by, bit by, dog attacked, dog attack, attacked by a dog, dog mauled, mauled, pit bull*, pitbull*, rottweiler*, rot wilder, german shepherd, shepherd mix, husky bit, dog got loose, dog off leash, off the leash,
      off leash, animal control, rabies, dog owner, the dog, neighbor's dog, his dog, her dog, their dog, prior bite, mordida de perro, mordio un perro, perro mordio, lo mordio, la mordio, me mordio, un perro, el perro, cat bite, horse kicked, horse threw`,
    likely: `dog, dogs, husky, huskies, mastiff*, doberman*, bite, bit, puncture wounds, leash, perro, mordida, mordio`,
  },
  'wrongful-death': {
    sure: `wrongful death, was killed, were killed, killed my, killed in, killed by, killed when, died at the scene, died at scene, died instantly, pronounced dead, fatal crash, fatally, survived by, autopsy, medical examiner, death certificate, letters of administration for, personal representative of her estate,
      decedent, loved one died, husband died, wife died, son died, daughter died, mother died, father died, mom died, dad died, brother died, sister died, baby died, died from injuries, passed away after, fallecio, murio, mataron, muerte, lo mato, la mato, falleci*`,
    likely: `my late husband, my late wife, widow*, died of, dead, died, killed, death, deceased, funeral, funeral bill, coroner, fatality, next of kin, orphan*`,
    hint: `passed away, estate, esposo murio`,
  },
  'medical-malpractice': {
    sure: `ureter, broke a file, retained file, retained object, tube put in lung, perforation, cut my ureter, cut the wrong, tied off, not read, never told me the results, abnormal result*, critical result, misread, wrong blood, wrong patient, tpa, lvo, epidural, dilaudid, nerve was cut, oral surgeon, no one called me, result was never, malpractice, med mal, medmal, misdiagnos*, failed to diagnose, failure to diagnose, missed diagnosis, missed the cancer, missed cancer, delayed diagnosis, wrong diagnosis, surgical error, wrong medication, wrong dose, overdose given, wrong leg, wrong side, wrong knee, wrong site, retained sponge, sponge left, instrument left, left inside,
      nicked, perforated, bile duct, botched, surgeon cut, surgeon left, surgeon nicked, surgery went wrong, never read the, sent home from er, sent him home from, discharged from er, er sent, sepsis, septic, post op infection, anesthesia, anesthesiologist, expert affidavit, standard of care, certificate of merit, radiologist missed, dentist pulled the wrong, pulled the wrong tooth, nerve damage from surgery, negligencia medica, mala praxis, error medico, doctor se equivoco, le operaron mal, me operaron mal, hospital error`,
    likely: `procedure, ob, doctors office, clinic, molar, op note, hospitalist, labs, results, xray, x ray, ct, mri, specialist, second opinion, private hospital, surgeon, surgery went, operated, biopsy, pathology, second surgery, corrective surgery, nurse, hospital, er doctor, doctor said, doctors, oncologist, stroke, appendix, appendicitis, gallbladder, hysterectomy, colonoscopy, discharge, chart, informed consent, dentist, dental implant, root canal, prescri*, medication error, pharmacist, pharmacy gave, heparin, cancer, tumor, complication*, infection, scan, d dimer, knee replacement, hip replacement, lasik, breast implant*, plastic surgeon, botox, doctor, cirujano, operacion`,
    hint: `records, er, icu, medical records, symptoms, patient`,
  },
  'birth-injury': {
    sure: `birth injury, born with, cerebral palsy, hie, erbs palsy, erb palsy, shoulder dystocia, brachial plexus, fetal monitor*, fetal distress, delayed c section, delay in c section, delayed csection, oxygen at birth, lack of oxygen, cooling therapy, vacuum extraction, forceps, ob delayed, during labor, during delivery, lesion al nacer, durante el parto`,
    likely: `obgyn, ob gyn, midwife, c section, csection, nicu, newborn, delivery, pitocin, preeclampsia, labor and delivery, apgar, parto, cesarea, seizures after birth`,
  },
  'nursing-home-abuse': {
    sure: `at the home, the home she, g tube, feeding tube, resident in a facility, nursing center, care center, rehab center, nursing home, nursing facility, skilled nursing, assisted living, memory care, snf, care facility, rehab facility, long term care facility, bedsore*, bed sore*, pressure ulcer*, pressure sore*, pressure injury, decubitus, wound stage, stage #, stage iv, stage 4, elder abuse, elder neglect, group home, caregiver hit, caregivers, asilo de ancianos, asilo, hogar de ancianos, escaras, ulceras por presion, adult foster`,
    likely: `immediate jeopardy, ij citation, lost weight, aide, fell out of bed, choked, wandered, state citation, aunt, grandmother, resident, dementia, alzheimers, aides, facility, dehydrat*, malnutrition, malnourished, unexplained bruises, unwitnessed fall, soiled, short staffed, understaff*, ombudsman, hoyer, state survey, turned every, call light`,
  },
  'product-liability': {
    sure: `kicked back, chain saw, chainsaw, robot mower, lawn mower, brake assist, blade safety, fryer exploded, no guard, without a guard, product liability, defective, recall, recalled, exploded, blew up, caught fire while charging, lithium battery, battery exploded, pressure cooker, instant pot, airbag did not deploy, airbags did not deploy, airbag didnt deploy, tire blew, tread separat*, brakes failed, brake failure, e scooter caught, vape exploded, vape pen, manufacturer, design defect, manufacturing defect, failure to warn, table saw, ladder collapsed, chair collapsed, crib, hoverboard, space heater, malfunctioned, producto defectuoso, explot*`,
    likely: `app log, safety off, override, dash showed, exploding, blade, tool, defect, cpsc, burst, collapsed under, warranty, model number, serial number, packaging, bought online, receipt, product, charger, shattered, machine guard, blender, sunscreen, formula`,
  },
  'mass-tort': {
    sure: `stationed there, contaminated water at, recall letter for my cpap, bladder cancer from, kidney cancer from, lejeune, mass tort, mdl, hernia mesh, roundup, talc, talcum, baby powder, zantac, depo provera, depo shot, ozempic, hair relaxer, hair straightener, camp lejeune, paraquat, ivc filter, pelvic mesh, transvaginal, cpap, philips cpap, earplugs, 3m earplug, firefighting foam, afff, suboxone, oxbryta, bard port, paragard, tepezza, elmiron, vaginal mesh, saw the tv ad, tv commercial, necrotizing enterocolitis, nec formula, glp #, social media addiction, juul, opioid`,
    likely: `side effects, took the drug, implant, ovarian cancer, bladder cancer, non hodgkin*, class of people, lawsuit ad, gastroparesis`,
  },
  'toxic-exposure': {
    sure: `methane, barium, well went bad, spring went bad, casing failed, contaminat*, spill, dep test, gas well, drilling, fracking, refinery, asbestos, mesothelioma, asbestosis, toxic mold, black mold, mold, mould, lead paint, lead poisoning, blood lead, chemical exposure, exposed to chemicals, benzene, silicosis, silica, pfas, contaminated water, well water, groundwater, fumes, gas leak, pesticide*, herbicide, ethylene oxide, chemical plant, refinery release, radiation exposure, moho, quimicos, plomo`,
    likely: `dep, epa, water test, water, exposure, exposed, chemical, chemicals, toxic, inhal*, air quality test, mold test, remediation, oncolog*`,
  },
  'construction-accident': {
    sure: `construction site, construction accident, scaffold*, fell from a roof, fell off a roof, fell off roof, fell from roof, fell off the roof, fell through a skylight, trench collapse*, crane, rebar, labor law #, building site, harness, tie off, osha fall, roofer fell, andamio, construccion, se cayo del techo, excavator, nail gun, hoist`,
    likely: `gc, general contractor, job site, jobsite, forklift, ladder, subcontractor, foreman, laborer, roofing, roof, drywall crew, union hall, building permit, hard hat, albanil, obra, carpenter, ironworker`,
  },
  'sexual-abuse': {
    sure: `altar server, altar boy, credible list, credibly accused, abused me, abused by, touched me when i was, sexual abuse, sexually abused, sexually assault*, sexual assault, molest*, raped, rape, groped by, priest, clergy, scoutmaster, boy scouts, youth pastor, coach touched, teacher touched, touched inappropriately, abuse by a priest, grooming, lookback window, look back window, childhood abuse, abuso sexual, abuso de un sacerdote, violo, violad*, massage therapist touched, fondled, juvenile detention abuse`,
    likely: `parish, father, coach, camp, counselor, diocese, church, survivor, inappropriate touching, rape kit, sane exam, predator, title ix`,
  },
  'brain-injury': {
    sure: `tbi, traumatic brain, brain injury, brain bleed, subdural, brain damage, skull fracture, spinal cord, paralyzed, paraplegic, quadripleg*, amputat*, third degree burn*, burn unit, coma, lesion cerebral, paralitico, paralizado`,
    likely: `concussion, head injury, post concussive, neuropsych, burns, burned, cognitive, wheelchair, icu`,
  },
  maritime: {
    sure: `jones act, maintenance and cure, deckhand, seaman, tugboat, on a tug, barge, offshore, oil rig, longshore*, lhwca, unseaworth*, vessel, on a ship, fishing boat crew, able seaman, towboat, crewmember, crew boat, dredge, stevedore, marinero, barco`,
    likely: `sponge boat, shrimp boat, crew shares, trawler, boat, captain, mate, dock, port, ship, hawser, winch, deck, coast guard`,
  },
  'personal-injury': {
    sure: `parade float, hurt me, assaulted me, battery by, personal injury, bodily injury, pain and suffering, lesiones personales, negligence, negligent`,
    likely: `broke my jaw, jaw, beat up, shot, toes, burns, burn, wound, plates, rod, icu, trach, abscess, nerve damage, quemaduras, injertos, fingers, ribs, injured, injury, injuries, hurt, herniated, herniat*, disc, fracture*, fx, broken bone, broke my, broke his, broke her, broken, surgery, stitches, sutures, ambulance, emergency room, er, mri, physical therapy, pt, orthoped*, torn, concussion, scar*, medical bills, lesionado, lastimado, lastimada, herida, fractura, cirugia, hospital`,
    hint: `pain, back pain, neck pain, treatment, treating, lost wages, chiropractor, sprain, strain, bruis*, bills, dolor, doctor`,
  },
};
