// What a message is about, for facts that hold only in such a matter: an illness is harm where somebody missed or caused it.
[disability]
ssdi, ssi, ssd, social security, alj, disability benefits/claim/hearing/application/appeal/denied, filed/applied/apply/applying for disability, ltd, long term disability, dds, va disability/rating/claim/denied, denied disability, voc rehab, incapacidad, unum
[claiming]
denied, denial, negaron, negado, pidio, pedi, ssi, ssd, turned down, appeal, appealed, appealing, apele, alj, hearing, reconsideration, recon, rating, stopped, cut off, terminated, application, applied/apply/applying/filed/filing for disability/ssi/ssdi/ssd/benefits, lawyer, attorney, ssdi, va, discapacidad
[blame]
asbestos, roundup, exposure, exposed, misdiagnos*, lejeune, talc, baby powder, weedkiller, paraquat, benzene, relaxer, straightener, zantac, biopsy, misread, radiologist, pathology, malpractice, firefight*, foam, pfas, shipyard, coal, miner, mines, missed _ cancer/it/stroke/diagnosis, delay in, sent me/him/her home, discharged home, never told me/us/her/him of/about, birth control, recalled by, recall notice, model recalled, mammogram, overread, bi rads, scan showed/showing, standard of care, should have been caught, caught earlier, second opinion, triage, surgeon, well water, drinking water, refinery, chemical, chemicals, mold, radon, lead paint, black lung, presumptive, workers comp, infirmary, burn pit
// only there does a changed lock put somebody out of a home
[tenancy]
landlord, landlords, landlady, slumlord, property manager, apartment, apt, rent, rents, renting, rented, lease, tenant, tenants, evict*, roommate, roommates, room, section #, casero, casera, renta, inquilino, desalojo, departamento, trailer park, motel, my stuff, our stuff
[estate]
probate, his will, her will, the will, a will, their will, inherit*, heirs, estate planning, power of attorney, poa, trustee, guardianship, conservatorship, medicaid planning, beneficiary, undue influence
[deadly]
// a death that somebody may answer for
osha, negligence, negligent, negligencia, malpractice, misdiagnos*, wrongful death, murdered, homicide, manslaughter, nursing home, assisted living, alf, snf, inmate, custody death, drowned, lifeguard, sepsis, septic, sent home, sent him home, sent her home, anesthesia, autopsy, autopsia, medical examiner, coroner, asbestos, mesothelioma, electrocut*, scaffold, trench, crushed, drunk driver, tractor trailer, # wheeler, bedsore*, bed sores, pressure sore*, pressure ulcer*,  carbon monoxide, midwife, fetal, wrong medication, wrong dose, suicide watch, ntsb, generator, zanja, andamio, constructora, alta tension, patron, avalanche, hit and run, head on, ran a red, ran the red, rear ended, guard rail, trooper, sheriffs report, overread, failure to, cps report, asylum, persecut*, deputies, jail, collapse*, explosion, mesh, burns, scald*, fell asleep, labor, during birth, kayak, hypothermia, luz roja, sin frenos, atropell*, ranger, warden, pilot, plane, helicopter, machine, forklift, crane, surgeon, discharged
[inherit]
his will, a will, no will, her will, the will, new will, old will, last will, probate, estate of, left a will, inherit*, heirs, trustee, successor trustee, beneficiary, left everything, left the house, left me/him/her/us, intestate, probate his, title to the, retirement account, life insurance policy
[vet]
vet, vet bill, veterinarian, veterinary, the dog park
[mishap]
// an accident or an attack: care and a part of the body then show a harm
golpeaba, beat me, beats me, crash, crashed, collision, chocaron, me pego, me aventaron, me avento, se me metio, me atropello, me golpeo, trailer, mva, mvc, accident, accidente, choque, wreck, wrecked, hit by, struck, run over, rear ended, t boned, sideswiped, i fell, he fell, she fell, fell, slipped, tripped, tripped on, me cai, se cayo, forklift, ladder, scaffold, lifting, lifted, workers comp, work comp, wc, dog, assaulted, attacked, explosion, comp, totaled, hit me, hit him, hit her, resbale, doi, dob, machine, rolled, collapsed, plowed into, ran into me, ran over, slammed into, helicopter, chopper, set down hard, overturned, stop sign, red light, ran a light, other car, came down on, fell on
[job]
work, worked, working, worker, workers, job, jobs, employer, boss, supervisor, foreman, hr, shift, shifts, hourly, payroll, paycheck, paychecks, manager, wage, wages, overtime, commission, commissions, crew, restaurant, restaurante, trabajo, trabaje, trabajaba, trabaj*, patron, jefe, sueldo, salario, quincena, w2, stubs, paystubs, server, waitress, hired, eeoc, union, coworker, coworkers, employee, severance, fmla, hire, promotion, performance, salary, agencia, contratista, mayordomo, harassment, harassed, hostile, horas, taller
[debt]
// a job lost before the matter began: the reason for the debt, not its harm
behind on rent, behind on my rent, behind on the mortgage, behind on mortgage, mortgage payments, foreclos*, bankruptcy, chapter #, collection calls/agency/letters, debt collector*, cant pay rent, pay the rent, pay my rent, eviction, child support, alimony, credit card debt, collections, overpaid, overpayment, overpayments
[hurt]
// somebody was hurt: a trade or an agency named beside it was the place
hurt, injured, injury, injuries, crushed, struck, fell, fracture*, fx, broke my/his/her, broken, surgery, fusion, stitches, medevac, burns, burned, amputat*, torn, tore, killed, died, electrocuted, burst, crash, rear ended, hit me, caught my/his/her, dropped its load, implant, dentist, extraction
[nursing]
nursing home/facility/center, assisted living, memory care, facility, snf, alf, care home, care plan, rest home, hoyer, ahca, at the home on, dau of res, fac says/said, pureed, aide, aides, locked unit
[partner]
operating agreement, op agmt, llc, shareholder, shareholders, business partner, partnership, cofounder, partner and i own/opened/started/run/have
[past]
// long before what is asked
years/decades ago, # yrs ago, as a kid/child/teen/teenager, when i was a kid/child/teen/teenager
[overpaid]
// a job lost is then why benefits were paid, not what is complained of
overpaid, overpayment, overpayments, underreported, willful misrepresentation
[driving]
driving, driver, drove, drive, speed*, mph, lane, highway, hwy, freeway, interstate, road, intersection, radar, clocked, trooper, pulled over, red light, stop sign, parked, parking, car, truck, motorcycle, license
[blamed]
// what the client is held to account for: the harm is then somebody else's
my/our dog/dogs ~bite/~attack/nipped/snapped/got/jumped/knocked/went/ran/broke, want/wants/asking/demanding/expects me/us to pay, im/we/were supposed to pay, i/we/you/to have to pay for his/her/their/this/it
suing me/us, sue me/us, sued me/us, @tobe sued by, take/taking me/us to court, ~put my/our dog down, my insurance pay/cover, i/we hit a/an/his/her/their/another
[befallen]
// the one named in or before these words is the one it happened to
slipped, tripped, fell, fallen, was/were/got/been/being hit/struck/bit/bitten/hurt/injured/attacked/stabbed/shot/burned/knocked/thrown/pinned/crushed/beaten/sideswiped, was/were/got/been/being rear/t ended/boned, run/ran over by, got caught in, gave/give/treated/stitched/took/sent/rushed/admitted/kept her/him/them/me/us | not before: asleep, behind, through on, apart, for it
class kin = wife, husband, son, daughter, child, kid, baby, mother, mom, father, dad, brother, sister, nephew, niece, aunt, uncle, grandmother, grandma, grandfather, grandpa, boyfriend, girlfriend, fiance, fiancee
[struck]
// the same of whom the words name as struck
hit/struck/kicked/punched/bit/beat/attacked/shot/stabbed/tased/tackled/shoved/grabbed/over him/her/them, hit/struck/kicked/punched/bit/beat/attacked/shot/stabbed/tased/tackled/shoved/grabbed/over my/our @kin, rear/t ended/boned my/our @kin
[further]
// an operation that another one made necessary
again, another, second, third, more, further, additional, emergency, corrective, revision, repair, reconstructive, redo, reopened, multiple, surgeries, operations
[damage]
// what an insurer of the other side pays for
mva, mvc, crash, crashed, collision, accident, wreck, wrecked, choque, choco, chocaron, accidente, hit, struck, rear ended, t boned, totaled, run over, ran over, damage, damages, damaged, repair, repairs, leak, leaked, flood, flooded, fire, burned, tree, fell, slipped, tripped, bit, bite, bitten, mordio, attacked, injury, injuries, injured, hurt, killed, driver, od, defendant, loss, liability
