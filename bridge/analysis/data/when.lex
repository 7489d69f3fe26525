// What a date beside these words is the date of. `rank`: 4 and 3 the event a matter is about, 2 an event that may be it
// 0 something else (a birth, a hire, a call), -1 a court date or term. Words alone may stand here: they count only beside a date.
// `dates`: the matters, topic groups and sides of law that turn on it; in others such a date is that of an event only beside the event.
// `of`: what filters on time call it; `reach=clause`: it dates only what stands in its own clause.
[crash rank=3 of=incident dates="injury work home other crime family money"]
~accident, mva, mvc, mca, ~crash, ~collision, ~collide, wreck, wrecks, wrecked, rear ended, rearended, ~rear end, tboned, t boned, ~sideswipe, ~hit, ~struck, struck, ran over, crossed center, crossed the center, crossed over, crossed the line, ~run over, totaled, fender bender, pileup, doored, overturned, rolled over, flipped, lost control, ran the red, ran a red, ran red light, ran the light, ran stop sign, ran the stop sign
choque, ~choco, chocaron, choco, me pego, le pego, pegaron, me pegaron, nos chocaron, accidente, atropello, atropellaron, volco
doi, dol, doa, date of accident/loss/injury/incident/crash/fall, accident/injury/incident/crash date, d o i, d o l
[fall rank=3 of=incident dates="injury work home other crime family money"]
~fall, ~slip, ~trip, tripped, ~collapse, gave way, came down, came loose, let go, caved in
caida, caidas, se cayo, me cai, cayo, resbalo, resbale, me resbale, tropeze, tropezo
[harm rank=3 of=incident dates="injury work home other crime family money status"]
found her, found him, found them, found dead, was found, got _ cancer, ~injure, ~hurt, ~bite, bitten, bit, ~burn, burnt, ~crush, ~cut, amputated, electrocuted, ~explode, explosion, blew up, caught fire, fire, ~poison, ~choke, ~attack, ~assault, ~punch, ~kick, ~shove, pushed, ~stab, ~shoot, ~rape, ~molest, ~grope, ~abuse, ~beat, jumped, robbed, mugged, ~threaten, strangled, choked, dropped, ~drown, broke my, broke his, broke her, perforated, nicked, botched, misdiagnosed, left inside, overdosed, infected
mordio, agarro la mano, me agarro, le agarro, lastimo, lastime, lastimaron, golpeo, golpe, golpearon, quemo, queme, herido, apunalaron, dispararon, violo, ataco
~happen, ~occur, took place, incident, incidente, paso, sucedio, ocurrio, event
[death rank=3 of=death]
~die, death, killed, passed away, passed, dod, deceased, ~drown, suicide, stillborn, miscarried
murio, fallecio, fallecieron, muerte, mataron
[job rank=4 of=fired dates="work status benefits unemployment"]
moved to nights, moved to a night, moved to days, moved me to, position eliminated, eliminated, non renewed, nonrenewed, not renewed, ~fire, fired, firing, ~terminate, termination, term date, laid off, layoff, ~sack, canned, let go, let me go, let him go, let her go, dismissed, demoted, passed over, walked out, forced out, cut hours, cut my hours, rifd, retaliated
despidieron, despidio, despedido, despedida, corrieron
[left_job rank=4 of=quit dates="none"]
quit, resigned, constructive discharge, last day, last worked, renuncie, renuncio
[detained rank=3 of=arrest dates="crime other family driving traffic criminal injury status"]
detention, detained, picked up, ice took, ice picked up, ice de, detuvieron, detenido, detenida
[charge rank=3 of=arrest dates="crime other family driving traffic criminal injury"]
indictment, unsealed, traffic stop, stop for, a stop, jail, jailed, in custody, locked up, incarcerated, ~arrest, busted, pulled over, pulled me over, pulled him over, pulled her over, booked, ~charge, dui, dwi, owi, blew, indicted, raided, searched, warrant, violated, dcf came, cps came, removed the kids, took the kids, took my kids
arrestaron, arresto, pararon
[ticketed rank=3 of=ticket dates="crime traffic injury"]
~ticket, multa
[loss rank=3 of=incident]
sheriff sold, sold at auction, sold my house, sold the house, took her to, took him to, took them to, took our, took my, took off with, never came back, wont return, didnt return, ~steal, stole, stolen, ~scam, defrauded, fraud, ~hack, ~embezzle, ~damage, ~flood, flooded, leaked, burst, hail, storm, tornado, hurricane, lightning, ~vandalize, broke in, broken into, burglary, repossessed, repoed, towed, foreclosed, ~evict, evicted, locked out, locked me out, lockout, shut off, breached, defaulted, walked off, abandoned the job, trespassed, cut down, tore down, knocked down, defamed, posted, published, leaked my
robaron, robo, estafaron, inundo
[family rank=2 of=separation dates="home"]
she left, he left, i left, i quit, separados, separada, separado, ~separate, separated, split up, broke up, left me, moved out
separamos, separo, se fue de la casa, me dejo
[filed rank=2 of=filing dates="family estate home money"]
filed for divorce, filed
[other_family rank=2]
kidnapped, ~hide, cheated, restraining order, order of protection, tro, withheld visitation, ~relapse
[notice rank=2 dates="money home work benefits"]
granted, went out of business, wrote up, wrote me up, wrote him up, wrote her up, write up, written up, suspended, deportaron, deportado, cut off, cut me off, stopped paying, defaulted, voted out, levy, levied, garnish*, ~sue, sued, lawsuit, subpoena, audit, audited, nta, rfe, noid, revoked, cancelled, canceled, disconnected, got a bill, ordered to, recalled
[denied rank=2 of=denial dates="benefits status money home benefit"]
refused, declined, turned away, ~deny, denied, denial, denegaron, denegada, negaron, rejected, rejection, turned down, unfavorable
[served rank=2 of=served dates="family money estate home status"]
~serve, served, summons, papers
[convicted rank=2 of=conviction dates="crime"]
pleaded, ~convict, convicted, pled, plead, plea, sentenced
[cited rank=2 of=ticket dates="crime traffic injury"]
~cite, cited, citation, ~fine, fined
[diagnosed rank=2 of=diagnosis dates="injury benefits"]
diagnos*, dx, dxd, biopsy, diagnosticaron
[discovered rank=2 of=discovery dates="injury home money estate other"]
found out, discovered, learned, realized, noticed, me entere, descubri
[lettered rank=2 of=notice dates="benefits status money home crime"]
~notice, letter, dated, ~receive, received, notified, notificaron, carta, aviso, got an email, envelope came, letter came, came in the mail, arrived in the mail, recibi, recibio
[deal rank=2]
~rent _ car/truck/van/minivan/suv/rv/trailer, sold, ~sell, lent, loaned, wired, sent money, zelled, gave him, gave her, gave them, stopped, ordered, deposit, preste
[signed rank=2 of=signing dates="money home estate"]
signed, hired a contractor, firme
[closed rank=2 of=closing dates="money home"]
closed on
[bought rank=2 of=purchase dates="money home"]
~buy, bought, ~purchase, compre, compramos
[started rank=2 of=start dates="work injury home other business invention"]
began, begun, started
[paid rank=2 of=payment dates="money home work"]
paid, ~pay, pague
[care rank=2 of=care dates="medical nursing product"]
er, emergency room, hospital, hospitalized, admitted, ambulance, urgent care, uc, delivered, delivery, c section, tooth, extraction
// the harm came before it, except where the care itself is the matter
[implanted rank=2 of=implant dates="medical product"]
~implant, implanted
[operated rank=2 of=surgery dates="medical product"]
~operate, operated, surgery, surgeries, procedure, operaron, operacion, cirugia
[seen rank=1 of=care dates="medical nursing product"]
mri, xray, x ray, xrays, ct, pt, chiro, chiropractor, therapy, doctor, dr, ~treat, treated, treatment, appt, appointment, injection, seen, released, discharged, follow up, recheck, back to work, returned to work, photos, estimate, est, report, rpt, terapia, medico, cita
[origin rank=0]
dli, date last insured, tax year, taxes for, income, earned, salary, made about, turns #, turn #, turned #, he is #, she is #, hes #, shes #, is # in, im #, age #, aged #, the house since, on the lease since
moved to | not after: got, was, been, hearing, court, trial, date, it
moved here, moved in, moved into, lived in, living in, live in, lives in, lived here, lived together, grew up, ~graduate, retired, model, naturalized, asylum granted, visa, ead, enrolled, dating, met, together since, own since, lease started, lease since, rented since, rents since, tenant since, customer since, opened the business, incorporated
[born rank=0 of=birth]
born, dob, d o b, date of birth, birthday is, birthday was, birth date, nacio, nacido, nacida, nacimiento
[married rank=0 of=wedding]
~marry, married, wed, casado, casada, casamos
[hired rank=0 of=hire]
~hire, hired, doh, started working, started work, began work, began working, been working, worked there since, working there since, worked for, employed since, employed, started/began as, joined, contrataron, empece, empezo a trabajar, trabaja desde, trabajo desde
[entered rank=0 of=entry]
cruzar, cruzo, cruce, came to, came here, ~enter, entered, ~immigrate, ~arrive, arrived, crossed the border, i94, entro, entre al pais, llego, llegue
[resident rank=0 of=greencard]
green card
[built rank=0 of=building]
built
[talk rank=0 reach=clause]
summary of call, call summary, wrote to, wrote the, wrote both, wrote them, wrote back, wrote me, wrote hr, wrote him, wrote her, phone call, a call with, got hold of, got a hold of, called, phoned, texted, emailed, told, asked, spoke, talked, spoken, messaged, contacted, consulted, read, saw your, saw an ad, heard, googled, applied, llame, llamo, hable, hablo
[reported rank=0 of=report reach=clause]
reported
[complained rank=0 of=complaint reach=clause]
complained
[prior rank=0]
prior _ ~accident, prior _ ~injury, prior ~claim, prior ~surgery, prior ~mva, prior dui, prior dwi, prior ~arrest, prior conviction, prior ~incident, prior wc, previous _ ~accident, previous _ ~injury, previous ~claim, previous ~surgery, previous dui, earlier _ ~accident, earlier ~crash, earlier wreck, old _ ~injury, old ~accident, old ~surgery, old wreck, old dui, old case, past ~injury, another ~accident, another wreck, different ~accident, separate ~accident, unrelated, first dui, first offense, priors, prior, preexisting, pre existing, past dui, dui back in, ~divorce in, que tuve antes, accidente anterior, otro accidente, otro choque
[court rank=-1 of=hearing]
next interview, interview is set/scheduled/on | with: visa, uscis, embassy, consulate, immigration, green card, petition, waiver, citizenship, asylum
court | not after: food, basketball, tennis, volleyball
first appearance, initial appearance, next appearance, show cause, hearing, arraign*, pretrial, pre trial, prelim, preliminary, trial, docket, calendar call, mediation, sentencing, master calendar, mch, individual hearing, status conference, settlement conference, management conference, deposition, ime, court date, audiencia, corte, juicio, cita de corte, appear, biometrics, green card interview, asylum interview, uscis interview, immigration interview, embassy/consulate/marriage/citizenship/naturalization/visa interview, interview at the embassy/consulate/uscis, credible fear interview, creditors meeting, oral argument
| not after: driver goes to, driver has, driver goes, driver is going to, sister has, cousin has, friend has, neighbor has, coworker has, guy has, man has, lady has, guy goes to, man goes to, he goes to, guy has his, man has his, me has his, tennis, basketball, food, volleyball, racquetball, clay, pickleball, my hearing has | not before: for hitting me, for assaulting me, for robbing me, date for hitting me, date for assaulting me, aid, aids, loss
[term rank=-1 of=deadline]
due | not before: to, process, diligence, from | not after: rent, rent is, rent was, bill is, bill was, project is, project was, paper is, homework is, assignment is, essay is, taxes are, taxes, tax is, dues are, bill, bills, bills are, payment, payments, payment is, im, shes | without: baby, pregnant
extension to, extended to, one year date, appeal, time is up, limit runs, grace ends, window closes, within # days
renew, year is up, years is up, is up, limit, runs out, period ends, ends about | without: lease
objection/motion/brief/claim/appeal/paperwork/response _ filed/submitted by, year mark
deadline, respond, response, answer, reply, last day to, must file, sol, statute, limitations, appeal by, plazo, need/needs/have/has to file/respond/answer/appeal/sign/submit/decide by/before, must respond/answer/appeal/sign/submit/decide by/before
[sold rank=-1 of=sale]
auction, sheriff sale, trustee sale, foreclosure sale, sale date, sale, subasta, remate
[out rank=-1 of=lockout]
set out, lockout, vacate, be out, out by, move by, desalojar
move out | not before: inspection, date, day, walk
[closing rank=-1 of=closing]
closing date, close on, closing on
[expires rank=-1 of=expiry]
good until, expire, expires, expiring, expired, expiration, vence, vencio | without: lease, warranty, policy, pto, vacation, passport, license, insurance, registration, coverage, medicaid
// Without a rank: only filters on time ask for what stands beside these, the date of the matter is read without them.
[fired_more of=fired]
termed, termd, term d, rif, d o t, date of termination
walked me/him/her/us out, cut in, lost my/his/her/the job, left #, left on #, me corrieron, lo corrieron, la corrieron
[stopped_work of=quit]
~stop/quit working, havent/hasnt/not/cant/couldnt work*, unable to work, no work since, last job, last paycheck, quit the/my/his/her, retired
[death_more of=death]
d #, d on #, d in #, pt/patient/resident/mom/mother/dad/father/husband/wife/son/daughter/brother/sister/he/she/client expired, expired at the/home/hospital/hospice/snf, date of death
lost her, pronounced, with the lord, went home to
[arrest_more of=arrest]
popped, got a dui/dwi, stopped #, stopped by/for/on
[denial_more of=denial]
dend, den d, den, denial ltr
turned me/us/him/her/it/them down, ~deny me/us/him/her/them, nego, disallowed, decision, recon, reconsideration
[served_more of=served]
svd, srvd
handed me/us/him/her papers, process server, papers came
[infected of=symptoms]
symptom*, numbness, weakness, infect*, fever
[cancer_found of=diagnosis]
cancer/tumor/mass/lump/lymphoma/leukemia was found, cancer/tumor/mass/lump found, told me/him/her/us it was, it was mesothelioma/cancer
[discovery_more of=discovery]
find out, showed a/the/up, turned up, came back, told me/us/him/her, found the/a/it, se entero, learn
[notice_more of=notice]
right to sue, rts, posted, taped up, letters
[purchase_more of=purchase]
leased, took delivery, delivered, got the/a/my car/truck/house/suv/rv, put in, installed, closed on
[signing_more of=signing]
sign, signing, contract, contrato, agreement, firmo, firmamos
[closing_more of=closing]
closing, closes, closed, escrow, got the keys, bought
[apart of=separation]
apart, own place, own apartment, walked out, moved in with, separation
[wedding_more of=wedding]
wedding, tied the knot, vows, marriage, marry
[hire_more of=hire]
tech/nurse/rn/lpn/cna/driver/machinist/teacher/cook/welder/mechanic/server/cashier/manager/engineer/clerk/electrician/plumber/operator/officer/supervisor/janitor/accountant # yrs/years/yr, tech/nurse/rn/lpn/cna/driver/machinist/teacher/cook/welder/mechanic/server/cashier/manager/engineer/clerk/electrician/plumber/operator/officer/supervisor/janitor/accountant for/x # yrs/years, years/yrs/months at, years/yrs as, yrs/years w, yrs/years in the, been w, been with, employee since, year employee, yr employee, emp since, w co, w company
years/yrs/months with the/them/this, years/yrs/months there, years/yrs at the/a/this, years/yrs on the job, came on with/as/at/in, started there/here/at/as/with/the, been there since, been at the, been there, working there, worked there, worked at, worked as, start date, got the/this/a job, put in # years, with them, with the company/county/city/state/district/hospital/plant/school, on the job, employed, has worked, contratado, trabajando, trabajo en, there since
[entry_more of=entry]
entre con/por/a/en, got here, came from, came in, came, here since, vine
[resident_more of=greencard]
permanent resident*, lpr, residencia, residente
[order of=order]
order, orders, decree, judgment, divorced, final, modified
[expiry_more of=expiry]
ran out, runs out, run out, overstayed, visa, lapsed, good till/thru/through/to, permit, up in
[sentence of=sentence]
probation, parole, off paper, completed
[conviction_more of=conviction]
guilty, felony, conviction, convictions
[warranted of=warrant]
warrant, warrants
[implant_more of=implant]
put in, put the/a/an/it/one in, put a/the _ in, put the/a _ filter/mesh/device/screw/stent/port in, placed, inserted, mesh, device, replaced, filter
[use of=use]
used, using, took, taking, started taking, on it since, on _ since, expos*, worked with, on base, stationed, prescribed, sprayed, wore, kept on, served, daily, lived at
[admission of=admission]
admission, placed in, moved into, moved in, put her/him/mom/dad in, admitted, went into, checked in
[building_more of=building]
construction, brand new
[last_act of=act]
last time, last one, most recent, again, latest, passed me over, grabbed me, touched me
[unpaid of=wages]
overtime, wages, ot, shorted, tips, unpaid, paychecks, hours
[bankrupt of=bankruptcy]
chapter, ch #, bankrupt*, bk, discharge, discharged, dismissed
[report_more of=report]
boss/foreman/supervisor/manager/employer/company/hr notified/informed/told/aware/knew/knows, told foreman/supervisor/boss/manager/lead/hr/employer, supervisor/foreman/manager/boss on scene/site, supervisor/foreman/manager/boss saw/witnessed, rptd
report, told/tell my/the/our/his/her/a boss/foreman/supervisor/manager/lead/employer/owner/principal/dispatch*/shift/hr/company, told/tell him/them/her/anybody/anyone/hr/somebody/someone, told my lead, told _ my lead/boss/foreman/supervisor/manager, incident report, accident report, police report, wrote it up, gave notice, notice of claim, emailed/texted/called hr/my/the/them/him/her, called it in, cops came, police came, took a report, let them/him/her know, filled out, avise, reporte, le dije
[complaint_more of=complaint]
~complain, complaint, complaints, grievance, osha, spoke up, went to hr, told hr, asked for _ leave/fmla/accommodation*, asked/requested for leave/fmla, filed _ comp, comp claim, workers comp, workmans comp, eeoc, whistle*
[defect of=defect]
defect*, problem*, trouble, repair*, dealer, failed, failing, stall*, leaking, noise, died, shop
[surgery_more of=surgery]
surg, sx
shot, vaccin*, replaced, removed, fused, replacement, out
[lease_end of=leaseend]
lease runs/ends/expires/is, lease _ up/over/until/through/thru/till, lease up/thru/through/till/until/to
[left_care of=leave]
took her/him/them/mom/dad/mother/father out, took my/our _ out, pulled her/him/them/mom/dad out, moved her/him/them/mom/dad out/home, discharged from, brought her/him/mom/dad home, left the facility/home
[baby_due of=due]
due, expecting | with: baby, pregnant, birth
[last_paid of=lastpaid]
last paid, last payment
// How long after what was told before, where no count says it.
[at_once days=0]
same day, same night, same shift, same morning, same evening, same afternoon, right away, right then, right there, right after, immediately, at once, on the spot, then and there, straight away, that day/night/shift/afternoon/morning/evening, at the scene, mismo dia, de inmediato
[next_day days=1]
next day/morning/shift
[same_week days=3]
same week, misma semana
[child_grade_zero years=0]
newborn, baby
[child_grade_low years=5]
toddler, preschool*, kindergart*
[child_grade_school years=8]
first/second/third/fourth/fifth grader, first/second/third/fourth/fifth grade
[child_grade_middle years=12]
sixth/seventh/eighth grade
[child_grade_high years=16]
ninth/tenth/eleventh/twelfth grade
[none_set]
nothing/not set/scheduled/yet, no court/trial/hearing/sale date yet/set/scheduled
[too_late]
missed/blew/let the/my/that/our/his/her/it deadline/window/date/appeal, missed _ deadline/window, never appealed/answered, default judgment
[children of=children]
my/our/the/two/three/one/four/# kids/kid/children/child/son/sons/daughter/daughters/boys/girls/boy/girl/twins/baby, my/our oldest/youngest/older/younger/little/teenage son/daughter/kid/child/boy/girl, mis/sus/nuestros/un/dos/tres hijos/hijo/nino/ninos
[no_children]
no kids/children, sin hijos, kids are grown, grown/adult kids/children/son/sons/daughter/daughters
[incident_more of=incident]
injury, injuries, doi, backed into, cayo, cai, chocamos, lastime, twisted, smashed, tore, strained, lifting, leak, spill, exposure, fire
[hearing_more of=hearing]
hrg, crt, ct date, ct, crt date, next ct
judge, docket, first setting, cita, go before
[steps of=sale]
courthouse steps
