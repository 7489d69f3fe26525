// What ends a case or nearly does. Signs of one kind add up (weight) and are weighed against the facts that speak for the case.

class i = i, we, he, she, they, client, pnc, clt, caller, ive, weve, hes, shes
class settlementpaper = release, waiver, settlement, agreement, severance, finiquito, relevo, liberacion

[settled kind=settled weight=3 say="already settled or decided"]
~sign _ waiver _ and _ check/money/paid, full and final, final release, full release, settlement check cleared/cashed/came, ~cash _ settlement check, already settled, settled my/our/the/his/her/their claim/case/lawsuit/suit, claim/case/lawsuit/suit/matter settled, claim/case was/has been/got/already settled/resolved, settled back then/for $, settled with them/the/everybody/everyone/all, settled full and, took/accepted a/the/their settlement/buyout/payout, closes out medical, rights to medical are/were ended/closed, already been tried/decided/litigated, already tried/decided/litigated, signed the settlement, signed a settlement, signed my settlement
i/we/she/he/client/pnc/clt settled | not before: in, into, down, here, at, back in, near
~sign a/the/their/my/full/paper/papers release/releases, ~sign a/the _ release, release signed/executed/notarized, signed release | with: check, money, paid, pay, settle*, settlement, adjuster, insurance, insurer, offer, $ | without: liability, hospital, records, lawyer, attorney, firm, file, medical, bill, photo, before, unrelated, another, other
dismissed with prejudice | without: charge, charges, charged, criminal, arrested
firmo/firme/firmamos _ finiquito/relevo/release/liberacion/acuerdo, ya se arreglo, ya arreglamos con, acepte/acepto el acuerdo/cheque/arreglo, firmo que con eso, el juez firmo
i/we got/received/won/reached a/our/my _ settlement | not before: offer, conference, letter, demand, agreement, proposal
[waived kind=settled weight=3 say="gave up rights or claims"]
signed away, gave up my/our/all/any/the claims/rights/right, waives all, waive everything/all, waiver of all, full waiver, adea waiver
[settled_loose kind=settled weight=3 loose=yes say="already settled or decided"]
took a/the/their lump, check was for everything, check for everything, that closes it, that was for everything, took _ lump sum, all closed out, closed out
accepted the/their/a offer/check | with: settlement, settled, adjuster, insurance, insurer, claim, release, case, lawsuit
[lost_before kind=settled weight=3 loose=yes say="lost an appeal or in court"]
lost _ appeal, appeal was denied, appeal denied, lost _ trial, judge threw it/the, case was thrown, found against me/us/him/her, ruled against me/us/him/her, jury found for
[released kind=settled weight=3 say="already settled or decided"]
~sign it/the/that _ notary, firmo/firme que ya no/con, ~sign _ saying/page _ square, agreed on # _ mediation, ~take _ money in the bank | not after: not, unsigned, not been, never
[settled_money kind=settled weight=2 say="already settled or decided"]
banked the money, spent the money, money in the bank, is in the bank, cashed it | with: sign*, release, settlement, waiver, adjuster, mediation, agreed
[settled_more kind=settled weight=1 say="already settled or decided"]
~cash it/the/that/their check/it/checks, check cleared, cambie el cheque, new cases are paying, un sign, unsign, unsettle, is the waiver/release binding, really binding, take it back now, nobody pressured, nobody forced, read every page, i read it all, signed everything, paid off and closed, all signed
[settled_not kind=settled weight=-3 say="not settled"]
nothing signed, signed nothing, not signed, havent signed, hasnt signed, didnt sign, did not sign, never signed, no release, no stmt, wont sign, refuse/refused to sign, before i sign, want me to sign, wants me to sign, asked me to sign, trying to get me to sign, trying to settle, offer/offered a/to settle/settlement, settlement offer, under duress, was drugged, couldnt read, didnt know what, forged, tricked me, made me sign, no firme, no he firmado, breach/breached/broke of/the settlement, not paying the settlement, old claim settled, unrelated

// what the client did, beside the own faults of ownfault.lex
[at_fault kind=at_fault weight=3 say="client seems to be at fault"]
i pulled out and/in/of/onto, i was the one that/who pulled/hit/ran/caused, i put him/her/them in the ditch, light was red for me/us, mine was red, my light was red, he/she had the green, i ran into the back/rear, i hit her/his/their/a/the/another car/truck/van/motorcycle/vehicle/suv/bike/parked, i rear ended, i backed into, i should have stopped
me pase el/la/un alto/rojo/luz/semaforo, no alcance a parar, le pegue por/al/a, en rojo me pase, le di a un/una | not before: gun, glass
[crossed kind=at_fault weight=3 say="over the center line"]
i was passing _ line/double/cars, was passing a line, double yellow, crossed the center line
[blamed kind=at_fault weight=3 say="client was found at fault"]
found me at fault, put me at fault
[warned kind=at_fault weight=2 say="client was warned or broke the rules"]
been told not, been told twice, told twice not, he said dont, she said dont, said please go around, told him to turn, told to turn back, i went around the, stepped around _ cones/barricade/rope/tape, stepped over _ rope/chain/barrier/barricade, stepped past the barricade, past the barricade, past the barrier, ducked the rope, i took/had taken _ guard off, i removed the guard, i was trespassing
[drank kind=at_fault weight=2 say="client had been drinking"]
i had two/three/four/a few beers/drinks, had about # beers, id had the two
[unprotected kind=at_fault weight=2 say="no helmet or life vest"]
without a helmet, no vest, no life vest
[careless kind=at_fault weight=1 loose=yes say="client was careless"]
could not see my feet, couldnt see my feet, wasnt looking, was not looking, wasnt watching, looking at my phone

// nobody answers for it
[nothing_wrong kind=nothing_wrong weight=2 say="no one seems to have done anything wrong"]
nobody else involved, nobody else was/is involved, no one else involved, no one else was/is involved, no one to blame, nobody to blame, nobody is to blame, no one was at fault, nobody was at fault, nobody at fault, nobody pushed me, no defect, tripped over/on my own, fell over my own, fell off my own, my own fault, choque mi carro contra, no deviation, within the standard, everything was done right, act of god, freak accident, found no violation, no violation, treated alike, just a company decision, just business, paid us everything, paid me everything, paid to the last, cant say he is wrong, cant say shes wrong, never said/complained about race/age, nobody picked on
[allowed kind=nothing_wrong weight=2 say="allowed by a lease, contract or rule"]
lease/contract/policy/law/city/code/hoa/bylaws allows/permits/lets it/them/him/her/that, lease says either, city allows
[animal_hit kind=nothing_wrong weight=2 say="swerved for or hit an animal"]
swerved for/to a/miss/avoid _ deer/squirrel/dog/cat/raccoon/animal, hit a deer
[nothing_wrong_more kind=nothing_wrong weight=1 say="no one seems to have done anything wrong"]
nothing illegal, not illegal, ought to be illegal, should be illegal, ought to be a law, on principle, general principles, hurt my feelings, bad luck, there must be somebody, always somebody, isnt there somebody
[alone kind=nothing_wrong weight=1 say="no one else around"]
nobody else was/is/around/there/near, no one else was/is/around/there/near

[no_loss kind=no_loss weight=2 say="no real loss"]
no harm done, lost nothing, out nothing, im out nothing, ive lost nothing
[no_care kind=no_loss weight=2 say="no medical care"]
no treatment, didnt go to a doctor, never saw a doctor, havent gone to a doctor, saw no doctor, no dr, not been to a doctor, no doctor | not before: would, will, can, could, has, wants, wanted
[paid_back kind=no_loss weight=2 say="paid back or fixed for free"]
got my money back, got the money back, money was returned, refunded me/it/all/us/in/half, was refunded, paid me back, insurance paid all, fixed it free, fixed it for free, replaced it free, replaced it for free
[worked_on kind=no_loss weight=2 say="no work or pay missed"]
not lost a cent, lost no money, havent lost any money, didnt lose work, didnt lose money, did not lose work, didnt lose any, no money lost, didnt miss work, missed no work
[undamaged kind=no_loss weight=2 say="no damage"]
no damage, no real damage
[healed kind=no_loss weight=2 say="fine again"]
fine the next, fine next day, fine now, better the next, healed up, all healed, healed nicely, healed fine, no pain now
[unhurt kind=no_loss weight=2 say="not hurt"]
not hurt, wasnt hurt, werent hurt, im not hurt
[no_loss_more kind=no_loss weight=1 say="given something small for it"]
gave me a coupon, coupon, coupons, free wash, free meal
[upset kind=no_loss weight=1 say="upset or inconvenienced"]
wasted my time, embarrassed me, was embarrassed, embarrassing, was startled, was upset, inconvenience, annoying
[small_harm kind=no_loss weight=1 say="small harm or damage"]
scuff, scratch, a dent, bruise, scrape, skinned, sore, stiff, a scratch, small dent, little dent, a bruise
[unhurt_more kind=no_loss weight=1 say="no one hurt"]
nobody hurt, nobody was hurt, nobody got hurt, no one hurt, no one was hurt, no one got hurt, no injury, no injuries, not injured, wasnt injured
[no_loss_not kind=no_loss weight=-3 say="loss described"]
surgery, fracture, fractured, broke my, broken, icu, killed, died, disabled, deported, arrested, evicted, foreclosure, custody

// asked without a matter of one's own
[curiosity kind=curiosity weight=3 say="general question, not the client's own case"]
hypothetical question, hypothetically, hypothetical situation, asking for a friend, this is hypothetical, a hypothetical, not me a friend, not kin, im not kin, not family exactly, not a relative, not my business, none of my business, in case it happens, settle a bet, story idea, for a story/novel/screenplay, not staying not buying
[just_curious kind=curiosity weight=3 say="says they are just curious"]
just curious, out of curiosity
[curiosity_more kind=curiosity weight=1 say="general question, not the client's own case"]
curious, what would happen if, is it legal to, is it illegal to, would it be illegal, would it be legal, someone i know, a friend of mine, in theory

[not_collectible kind=not_collectible weight=2 say="little to collect"]
no insurance and no/broke/nothing, uninsured and broke, judgment proof, has no assets, has no money, filed bankruptcy himself
[paid_stranger kind=not_collectible weight=2 say="money went to a stranger"]
sent crypto, sent bitcoin, stranger online
[closed_down kind=not_collectible weight=2 say="company is gone"]
out of business, went out of business, company is gone, company is closed, website gone, website is gone, site is gone, site gone, defunct
[unknown kind=not_collectible weight=2 say="other side not identified"]
no name no, no names, dont know his name, dont know her name, didnt catch the name, never caught, never identified, cant be found, can not be found
[not_collectible_more kind=not_collectible weight=1 say="other side hard to find"]
vanished, disappeared, no plates, no plate, fake name, scammer, scam

// too late, as told
[late kind=out_of_time weight=3 say="probably out of time"]
statute has run/expired/passed/run, statute ran/expired/passed, statute of limitations has/ran/expired/passed/is/was/had run/out/expired/passed/up/over, statute of limitations ran/expired/passed, sol ran/expired/passed/blown, limitations ran/expired/passed, two/three/# years ran out, years had run, years had passed on, the period ran, time had run, time ran out, time has run, too late to file/sue/claim, is/was/now/its time barred, last day to file/sue/appeal/respond was | not before: extended, moved, of the day | not after: not a, every, each, a, barely a
ya prescribio, ya paso el tiempo, se paso el plazo, vencio el plazo, ya vencio, se me paso la fecha
[not_filed kind=out_of_time weight=3 say="did not appeal or file"]
didnt file _ appeal, didnt appeal, never appealed, did not appeal, never put in a claim, closed because i didnt, closed because nobody filed | not before: extended, moved, of the day | not after: not a, every, each, a, barely a
[missed_deadline kind=out_of_time weight=3 say="missed a deadline"]
missed the/my/our/that/his/her _ deadline/window/statute/cutoff, missed the deadline, deadline has/had/was/passed/expired passed/missed/gone, deadline passed, deadline expired, past the deadline, after the deadline | not before: extended, moved, of the day | not after: not a, every, each, a, barely a
[late_more kind=out_of_time weight=2 say="probably out of time"]
# days are up, days ran out, window has closed | not before: todavia, aun
[not_appealed kind=out_of_time weight=2 say="did not appeal or file"]
no apele, no apelo | not before: todavia, aun
// nobody who acted in time says this
[slept kind=out_of_time weight=2 say="probably out of time"]
never did a thing about, never did anything about, never did anything, never filed, never filed anything, nothing was ever filed, nothing ever filed, nothing filed ever, nothing filed, no suit was ever, no suit ever, no suit filed, no suit was filed, never sued, no suit on file, never talked to a lawyer or filed, never put in, never see anyone, never saw anyone for, never took it to court, never went to court, never brought, never got around, never pursued, never called anybody, never did look, did not sue then, didnt sue then, didnt sue, did not sue, i didnt sue, didnt claim because, didnt hire anybody, didnt hire anyone, didnt see a lawyer, did not see any lawyer, didnt see any lawyer, did not claim, set it aside, thought it low and, waited to see, didnt want trouble, didnt want to bother, did not want to be that, let it go, let it lay, let it lie, let it be, let it slide, let it sit, let it drop, left it lying, kept putting it, putting it off, put it off, meant to go, meant to see, meant to call, meant to file, had meant to, was going to do something, i was busy with, busy with other, no one stopped us, nobody stopped us, found the folder, found the papers, cleaning up old, old business, years it bothers, nunca fui con, nunca hice nada, nunca puse, nunca meti, lo deje asi, lo dejo pasar, no meti nada, no hice nada
[slept_more kind=out_of_time weight=1 say="probably out of time"]
now i want, now wants, i want to sue now, want to file now, wants to file now, ready to sue, ready now, so here i am, asking now, think its time, its time, all these years, years later, back then, at the time, was busy, had stuff going on, was caring for, got sick, was grieving, no tolling, sound mind, right mind, nobody promised, never promised, knew right away, knew it right away, knew on the spot, told me himself, told us straight, saw a billboard, saw on tv, heard on the radio, heard you can still, someone at church, a cousin said, found out about the law, just heard, ahora si quiero, ahora quiero
// a child, a hidden injury, a running case or a promise stop the clock or start it later
[tolled kind=tolled weight=0 say="deadline may not have passed"]
was a minor, was a child, was a kid, as a child, as a kid, when i was #, i was # years, at age #, age #, aged #, years old when, years old at, # year/yr/yrs/years/month/months/week/weeks old child/boy/girl/baby/toddler/infant/son/daughter/grandson/granddaughter/nephew/niece, child/boy/girl/baby/toddler/infant/son/daughter/grandson/granddaughter/nephew/niece who is/was #, child/boy/girl/baby/toddler/infant/son/daughter/grandson/granddaughter/nephew/niece is/was # year/years/yr/yrs/months, my son #, my daughter #, our son #, our daughter #, newborn, infant, at birth, birth injury, found out in, found out last/this/on/about/when/that, only found out, just found out, just found, just learned, learned in/on/last/of/that, discovered in/on/last/that/this, just discovered, recently found, recently discovered, recently diagnosed, diagnosed in/on/last/this, dx, was diagnosed, biopsy, pathology, didnt know until, didnt know till, did not know until, no idea until, hidden, concealed, covered up, coma, incapacitated, in prison, deployed, still ongoing, ongoing, still happening, continues, continuing, still working there, still employed, still owe, still owes, still paying, still treating, keeps, every day, claim is open, claim open, claim pending, case pending, case is pending, suit filed, filed suit, suit is filed, suit pending, lawsuit filed, lawsuit is, filed a lawsuit, sued in, filed in court, filed a charge, eeoc charge, charge filed, charge pending, dual filed, right to sue, tolling agreement, tolled, extended the, extension, runs until, runs in, well in time, still in time, in time, within time, limit runs, years to file, time left, years left, window opens, lookback, look back window, new law, law opened, se entero, me entere, descubri, cuando era nino, cuando era nina, menor de edad, sigue pasando, demanda metida

// who asks for what belongs to others; only where kinship or a paper gives the right
[no_standing kind=no_standing weight=3 for="estate probate trust will death guardian inherit" say="not a relative"]
i am/im no relation, not a relative, no relative, not family, no kin, not related | not after: says i am, says im, if
[not_named kind=no_standing weight=3 for="estate probate trust will death guardian inherit" say="not named in the will or trust"]
no beneficiary, not a beneficiary/heir, no beneficiary or relative, not in the trust/will, not in any paper/papers, in no paper/papers, written out of the will/trust, was written out by | not after: says i am, says im, if
[no_standing_more kind=no_standing weight=2 for="estate probate trust will death guardian inherit" say="may have no right to claim"]
mind my/her/his own business, mind my/her/his business, wants us to leave _ be, does/do/did not want any claim/lawsuit, doesnt/dont/didnt want any/a claim/lawsuit, not to call lawyers, none of my/his/her business

// a discharge bars the next one for eight years, so that its date decides
[discharged kind=barred weight=3 for="bankrupt chapter debt" within=8 say="bankruptcy discharge in the last eight years"]
chapter # discharge, ~receive/got _ discharge, debts were/was discharged, were/was/got discharged, and discharged, discharged then/that/in, went through a chapter, wiped everything/it out
[status_bar kind=barred weight=3 for="immig green visa asylum petic inmigra citizen" say="possible bar to immigration status"]
was/were/been deported/removed _ came/back/returned/entered, ~deport/removed in # _ came/back/returned/entered/volvi, me deportaron/sacaron _ volvi/regrese/entre, final removal order, orden de deportacion vigente, swore _ us citizen, swore _ citizen, ~claim to be a us/citizen, said she/he/i was a us/citizen, said i was a citizen, saying _ was one, dije que era ciudadana/ciudadano, voted in a/the federal/election/us, convicted of _ trafficking, ~sell/vender cristal/drugs/droga, fake/false passport, passport of a us, ~send home _ walked/came _ again, married for papers, marriage for papers, get us through the interview | not after: never, not, no
