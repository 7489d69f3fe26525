// What a date beside these words is the date of. `rank`: 4 and 3 the event a matter is about, 2 an event that may be it
// 0 something else (a birth, a hire, a call), -1 a court date or term. Words alone may stand here: they count only beside a date.
[crash rank=3]
~accident, mva, mvc, mca, ~crash, ~collision, ~collide, wreck, wrecks, wrecked, rear ended, rearended, ~rear end, tboned, t boned, ~sideswipe, ~hit, ~struck, struck, ran over, crossed center, crossed the center, crossed over, crossed the line, ~run over, totaled, fender bender, pileup, doored, overturned, rolled over, flipped, lost control, ran the red, ran a red, ran red light, ran the light, ran stop sign, ran the stop sign
choque, ~choco, chocaron, choco, me pego, le pego, pegaron, me pegaron, nos chocaron, accidente, atropello, atropellaron, volco
doi, dol, doa, date of accident, date of loss, date of injury, d o i, d o l
[fall rank=3]
~fall, ~slip, ~trip, tripped, tripping, ~collapse, gave way, came down, came loose, let go, caved in
caida, caidas, se cayo, me cai, cayo, resbalo, resbale, me resbale, tropeze, tropezo
[harm rank=3]
found her, found him, found them, found dead, was found, got _ cancer, ~injure, ~hurt, ~bite, bitten, bit, ~burn, burnt, ~crush, ~cut, amputated, electrocuted, ~explode, explosion, blew up, caught fire, fire, ~poison, ~choke, ~attack, ~assault, ~punch, ~kick, ~shove, pushed, ~stab, ~shoot, ~rape, ~molest, ~grope, ~abuse, ~beat, jumped, robbed, mugged, ~threaten, strangled, choked, dropped, ~drown, broke my, broke his, broke her, perforated, nicked, botched, misdiagnosed, left inside, overdosed, infected
mordio, agarro la mano, me agarro, le agarro, lastimo, lastime, lastimaron, golpeo, golpe, golpearon, quemo, queme, herido, apunalaron, dispararon, violo, ataco
~happen, ~occur, took place, incident, incidente, paso, sucedio, ocurrio, event
[death rank=3]
~die, death, killed, passed away, passed, dod, deceased, ~drown, suicide, stillborn, miscarried
murio, fallecio, fallecieron, muerte, mataron
[job rank=4]
moved to nights, moved to night, moved to a night, moved to days, moved me to, position eliminated, eliminated, non renewed, nonrenewed, not renewed, ~fire, fired, firing, ~terminate, termination, term date, laid off, layoff, ~sack, sacked, canned, let go, let me go, let him go, let her go, dismissed, quit, resigned, demoted, passed over, constructive discharge, last day, last worked, walked out, forced out, cut hours, cut my hours, rif, retaliated
despidieron, despidio, despedido, despedida, corrieron, renuncie, renuncio
[charge rank=3]
detention, indictment, unsealed, traffic stop, stop for, a stop, jail, jailed, in custody, locked up, incarcerated, ~arrest, busted, pulled over, pulled me over, pulled him over, pulled her over, booked, picked up, detained, ~charge, ~ticket, dui, dwi, owi, blew, indicted, raided, searched, warrant, violated, dcf came, cps came, removed the kids, took the kids, took my kids, ice took, ice picked up, ice detained
arrestaron, arresto, detuvieron, detenido, detenida, multa, pararon
[loss rank=3]
sheriff sold, sold at auction, sold my house, sold the house, took her to, took him to, took them to, took our, took my, took off with, never came back, wont return, didnt return, ~steal, stole, stolen, ~scam, scammed, defrauded, fraud, ~hack, hacked, ~embezzle, ~damage, ~flood, flooded, leaked, burst, hail, storm, tornado, hurricane, lightning, ~vandalize, broke in, broken into, burglary, repossessed, repoed, towed, foreclosed, ~evict, evicted, locked out, locked me out, lockout, shut off, breached, defaulted, walked off, abandoned the job, trespassed, cut down, tore down, knocked down, defamed, posted, published, leaked my
robaron, robo, estafaron, inundo
[family rank=2]
she left, he left, i left, i quit, separados, separada, separado, ~separate, separated, split up, broke up, left me, moved out, kidnapped, ~hide, cheated, filed for divorce, filed, restraining order, order of protection, tro, withheld visitation, ~relapse
separamos, separo, se fue de la casa, me dejo
[notice rank=2]
granted, went out of business, wrote up, wrote me up, wrote him up, wrote her up, write up, written up, suspended, deportaron, deportado, ~cite, cited, citation, pleaded, cut off, cut me off, stopped paying, defaulted, ~convict, convicted, pled, plead, plea, sentenced, refused, declined, turned away, voted out, ~deny, denied, denial, denegaron, denegada, negaron, rejected, rejection, turned down, unfavorable, ~serve, served, summons, papers, ~notice, letter, dated, ~receive, received, notified, notificaron, carta, aviso, levy, levied, garnish*, ~sue, sued, lawsuit, subpoena, audit, audited, cp2000, nta, rfe, noid, revoked, cancelled, canceled, disconnected, got a bill, got an email, ~fine, fined, ordered to, envelope came, letter came, came in the mail, arrived in the mail, found out, discovered, learned, realized, noticed, diagnos*, dx, dxd, biopsy, recalled
me entere, descubri, diagnosticaron, recibi, recibio
[deal rank=2]
~rent _ car/truck/van/minivan/suv/rv/trailer, ~buy, bought, ~purchase, sold, ~sell, signed, closed on, hired a contractor, paid, ~pay, lent, loaned, wired, sent money, zelled, gave him, gave her, gave them, started bringing, began, begun, started, stopped, ordered, deposit, compre, compramos, firme, pague, preste
[care rank=2]
er, emergency room, hospital, hospitalized, admitted, ambulance, urgent care, uc, delivered, delivery, c section, ~implant, implanted, tooth, extraction
// the harm came before it, except where the care itself is the matter
[operated rank=2]
~operate, operated, surgery, surgeries, procedure, operaron, operacion, cirugia
[seen rank=1]
mri, xray, x ray, xrays, ct, pt, chiro, chiropractor, therapy, doctor, dr, ~treat, treated, treatment, appt, appointment, injection, seen, released, discharged, follow up, recheck, back to work, returned to work, photos, estimate, est, report, rpt, terapia, medico, cita
[origin rank=0]
tax year, taxes for, income, earned, salary, made about, cruzar, cruzo, cruce, turns #, turn #, turned #, he is #, she is #, hes #, shes #, is # in, im #, age #, aged #, the house since, on the lease since
born, dob, d o b, birthday is, birthday was, birth date, ~marry, married, wed, ~hire, hired, doh, started working, started work, began work, began working, been working, worked there since, working there since, worked for, employed since, employed, started/began as, joined, came to, came here, ~enter, entered, ~immigrate, ~arrive, arrived, crossed the border, moved here, moved to, moved in, moved into, lived in, living in, live in, lives in, lived here, lived together, grew up, ~graduate, retired, model, built, green card, naturalized, asylum granted, visa, i94, ead, enrolled, dating, met, together since, own since, owned since, lease started, lease since, rented since, rents since, renting since, tenant since, customer since, opened the business, incorporated
nacio, nacido, nacida, nacimiento, entro, entre al pais, llego, llegue, casado, casada, casamos, contrataron, empece, empezo a trabajar, trabaja desde, trabajo desde
[talk rank=0]
wrote to, wrote the, wrote both, wrote them, wrote back, wrote me, wrote hr, wrote him, wrote her, phone call, a call with, got hold of, got a hold of, called, phoned, texted, emailed, told, asked, spoke, talked, spoken, messaged, reported, complained, contacted, consulted, read, saw your, saw an ad, heard, googled, applied, llame, llamo, hable, hablo
[prior rank=0]
prior _ ~accident, prior _ ~injury, prior ~claim, prior ~surgery, prior ~mva, prior mva, prior dui, prior dwi, prior ~arrest, prior conviction, prior ~incident, prior wc, previous _ ~accident, previous _ ~injury, previous ~claim, previous ~surgery, previous dui, earlier _ ~accident, earlier ~crash, earlier wreck, old _ ~injury, old ~accident, old ~surgery, old wreck, old dui, old case, past ~injury, another ~accident, another wreck, different ~accident, separate ~accident, unrelated, first dui, first offense, priors, prior, preexisting, pre existing, past dui, dui back in, ~divorce in, que tuve antes, accidente anterior, otro accidente
[court rank=-1]
first appearance, initial appearance, next appearance, show cause, court, hearing, arraign*, pretrial, pre trial, prelim, preliminary, trial, docket, calendar call, mediation, sentencing, master calendar, mch, individual hearing, status conference, settlement conference, management conference, deposition, ime, court date, audiencia, corte, juicio, cita de corte, appear, biometrics, green card interview, asylum interview, uscis interview, immigration interview, credible fear interview, creditors meeting, my # meeting, oral argument
[term rank=-1]
due | not before: to, process, diligence, from | not after: rent, rent is, bill, bills, bills are, payment, payments, payment is, im, shes | without: baby, pregnant
extension to, extended to, one year date, appeal, year is up, years is up, is up, time is up, limit, limit runs, runs out, period ends, grace ends, ends about, window closes, good until, within # days
deadline, expire, expires, expiring, expired, expiration, respond, response, answer, reply, last day to, must file, vence, vencio, sol, statute, limitations, auction, sheriff sale, trustee sale, foreclosure sale, sale date, sale, set out, lockout, vacate, be out, move out, out by, move by, appeal by, closing date, close on, closing on, subasta, remate, plazo, desalojar, renew, lose _ house
