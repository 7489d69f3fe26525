// What ends a case or nearly does. Signs of one kind add up (weight) and are weighed against the facts that speak for the case.


[settled kind=settled weight=3 say="already settled or decided"]
release signed/executed/notarized, signed release, full and final, final release, full release, already settled, settled my/our/the/his/her/their claim/case/lawsuit/suit, claim/case/lawsuit/suit/matter/it settled, settled then/back then/for $/and, settled with them/the/everybody/everyone/all, settled full and, took a/the/their settlement/buyout, signed away, give up claims/all, waive everything/all, full waiver, adea waiver, closes everything, rights to medical are/were ended/closed, signed the settlement
i/we/she/he/client/pnc/clt settled | not before: in, into, down, here, at, back in, near
~sign a/the/their/my/full/paper/papers release/releases, ~sign a/the _ release | without: liability, hospital, records, lawyer, attorney, firm, file, medical, bill, photo, before, unrelated, another, other
firmo/firme/firmamos _ finiquito/relevo/release/liberacion/acuerdo, firmo que con eso
[settled_loose kind=settled weight=3 loose=yes say="already settled or decided"]
took a/the/their lump, took the check, form and a check, that was for everything, took _ lump sum, all closed out, closed out, lost _ trial
[released kind=settled weight=3 say="already settled or decided"]
~sign it/the/that _ notary, signed and notarized, signed notarized, firmo/firme que ya no/con, it got paid, ~take _ money in the bank | not after: not, unsigned, not been, never
[settled_money kind=settled weight=2 say="already settled or decided"]
banked the money, spent the money, is in the bank, cashed it | with: sign*, release, settlement, waiver, adjuster, mediation, agreed
[settled_more kind=settled weight=1 say="already settled or decided"]
~cash it/the/that/their check/it/checks, check cleared, money is spent, spent it, spent the, spent on, ya lo gaste, cambie el cheque, wants/want more/the rest, new cases are paying, undo the/it/my, un sign, reopen, really binding, nobody pressured, nobody pushed, read every page, signed everything, notarized, done with it, all signed, plead guilty to/and, unpled
[settled_not kind=settled weight=-3 say="not settled"]
nothing signed, signed nothing, not signed, havent signed, hasnt signed, didnt sign, did not sign, never signed, no release, no stmt, wont sign, refuse/refused to sign, before i sign, want me to sign, wants me to sign, asked me to sign, trying to settle, under duress, couldnt read, didnt know what, forged, no firme, no he firmado, unrelated

// what the client did, beside the own faults of ownfault.lex
[at_fault kind=at_fault weight=3 say="client seems to be at fault"]
i turned left/right in/into/and/across, i turned into, i was the one that/who pulled/hit/ran/caused, i put him/her/them in the ditch, mine was red, he/she had the green, i went through it, i ran into the back/rear/a/him/her, i hit her/his/their/a/the/another car/truck/van/motorcycle/vehicle/suv/bike/parked, i rear ended, i backed into, was passing a line, double yellow, crossed the center line, i was cited and, cited and paid, insurer has accepted fault, agrees that it was, admits it was his/her, drove his/her/my own _ into
me pase el/la/un alto/rojo/luz/semaforo, no alcance a parar, le pegue por/al/a, iba yo contestando, le di a un/una | not before: gun, glass
[warned_loose kind=at_fault weight=2 loose=yes say="client was warned or broke the rules"]
told me not to, told me twice, told not to, ignored the
[warned kind=at_fault weight=2 say="client was warned or broke the rules"]
been told twice, told twice not, stepped around _ cones/barricade/rope/tape, stepped over _ rope/chain/barrier/barricade, stepped past the barricade, past the barricade, jumped the fence, hed ducked, ignored the sign/warning/signs, i took/had taken _ guard off, taken the guard off, taken _ roll bar, out of bounds, gone through his gate, without a helmet, no vest, i had two/three/four/a few beers/drinks, id had the two, plead guilty, pleaded guilty, pled guilty, warning sticker, i reached over, i had been meaning to
[careless kind=at_fault weight=1 loose=yes say="client was careless"]
was running, flip flops, my shoe came, could not see my feet, couldnt see my feet, looking at my phone, was texting, was cited, paid the ticket, no lights, two beers, had been drinking, sun in my eyes, thought i could, i thought i had, i didnt see, didnt check, never checked

// nobody answers for it
[nothing_wrong kind=nothing_wrong weight=2 say="no one seems to have done anything wrong"]
nobody else was/is/did/involved/around/there/near/on/at, no one else was/is/did/involved/around/there/near/on/at, nobody did anything, nobody near me, nobody touched, nobody pushed me, nothing wrong with the/it/them/that/my, wasnt anything wrong, no other car/cars/vehicle/vehicles/driver/boat, no defect, nothing broken, my own two, own two feet, tripped over/on my own, fell off my own, my own fault, his own fault, her own fault, hit a deer/tree/pole, into a tree/pole, choque mi carro contra, as good as care, done right, everything was done right, was her time, act of god, lease/contract/policy/law/city/code/hoa/bylaws allows/permits/lets it/them/him/her/that, lease says either, city allows, below the limit, found no violation, no violation, at will, treated alike, everybody was treated, treated the same, nothing to do with my/me/your, just a company decision, has every right, proper notice, paid on time, was fair, cant say he is wrong, nobody said anything, nobody picked on
[nothing_wrong_more kind=nothing_wrong weight=1 say="no one seems to have done anything wrong"]
not illegal, its legal, it was true, yes it was, not fair, isnt fair, unfair, ought to be illegal, ought to be a law, the principle, on principle, general principles, hurt my feelings, my feelings, i just feel, i simply feel, not about the money, want an apology, an apology, bad luck, it was an accident, was an accident, was alone, by myself, by himself, by herself, out alone, alone in, own car, my own car, own boat, own land, own yard, own garage, own house, own steps, own porch, own dog, own cat, own driveway, wet grass, was dry, light was working, was fine, were fine, is fine, perfectly fine, good shape, brand new, very nice, very polite, was polite, was nice, was kind, very kind, so kind, he apologized, said sorry, laughed, my wife thinks, my wife says, my husband says, my neighbor says, my brother in law says, somebody must, someone must, there must be somebody, anybody at all, always somebody, is there somebody, isnt there somebody, who can i go after, who do i sue, i wonder if, i signed that

[no_loss kind=no_loss weight=2 say="no real loss"]
not hurt, wasnt hurt, werent hurt, im not hurt, was fine by/the, fine by, fine the next, fine next day, fine now, better by, better in a, gone in a, gone by, healed up, all healed, healed nicely, healed fine, no damage, no harm, lost nothing, out nothing, im out nothing, not lost a cent, lost no money, havent lost any money, did not lose work, ive lost nothing, refunded me/it/all/us/in/half, full refund, gave me back, paid all of it, paid in full by, insurance paid all, fixed it free/for, for free, at no charge, offered me a full refund, nothing came of it, nothing happened, nothing has happened, nothing happend, missed no work, no treatment, didnt go to a doctor, never saw a doctor, saw no doctor, no dr, not been to a doctor, no doctor, band aid, bandaid, no pain now, doesnt hurt, im well, no complaint with
[no_loss_more kind=no_loss weight=1 say="no real loss"]
nobody hurt, nobody was hurt, nobody got hurt, no one hurt, no one was hurt, no one got hurt, no injury, no injuries, not injured, wasnt injured, gave me a coupon, coupon, coupons, voucher, gift card, free wash, apologized, an apology, my time at, embarrassed me, was embarrassed, embarrassing, was startled, was upset, inconvenience, bothered, scuff, scratch, a scratch, a dent, a bruise, bruise, scrape, skinned, sore, stiff, the principle, on tv people, saw on tv, saw on the news, people get money, get money for, whats it worth, get a check, everybody gets
[no_loss_not kind=no_loss weight=-3 say="loss described"]
surgery, fracture, fractured, broke my, broken, icu, killed, died, disabled, deported, arrested, evicted, foreclosure, custody

// asked without a matter of one's own
[curiosity kind=curiosity weight=3 say="general question, not the client's own case"]
just curious, hypothetically, asking for a friend, a hypothetical, not kin, im not kin, not family exactly, not a relative, not calling for myself, plans to go, getting ready to have, settle a bet, story idea, my character, for a story/novel/screenplay
[curiosity_more kind=curiosity weight=1 say="general question, not the client's own case"]
curious, i wonder, was wondering, wondering if, is it legal to, would it be illegal, what if, someone i know, my neighbor, a friend of mine, my friend, i saw on, i read that, for example

[not_collectible kind=not_collectible weight=2 say="no one to collect from"]
judgment proof, has nothing, has no money, no assets, no name no, no names, dont know his name, dont know who, didnt catch the name, never found, never caught, never identified, never met, ran on foot, out of business, went under, went out of business, torn down, dissolved, website gone, site is gone, its gone, to a wallet, in the seychelles, doesnt remember
[not_collectible_more kind=not_collectible weight=1 say="no one to collect from"]
gone, vanished, no plate, scammer, scam, no insurance, bankrupt, cash, nothing in writing, no writing, no receipts, overseas, in another country

// too late, as told
[late kind=out_of_time weight=3 say="probably out of time"]
statute ran/expired/passed, statute of limitations has/ran/expired/passed/is/was/had run/out/expired/passed/up/over, sol ran/expired/passed/blown/has/is/was, limitations has/ran/expired/passed, missed the/my/our/that/his/her _ deadline/window/statute/cutoff, missed the deadline, after the deadline, two/three/# years ran out, years had run, out of time, too late to file/sue/claim, said/says/say/told/tell _ too late, they say too late, day went by, didnt file _ appeal, didnt appeal, never appealed, did not appeal, no reopen, never put in a claim, no change of cond filed, id be past that, be past that | not before: extended, moved, of the day | not after: not a, every, each, a, barely a
[late_more kind=out_of_time weight=2 say="probably out of time"]
thirty/sixty/ninety/# days passed, # days are up, days ran out, days have passed, heard _ # days, window closed, window has closed, file is closed | not before: todavia, aun
// nobody who acted in time says this
[slept kind=out_of_time weight=2 say="probably out of time"]
never did a thing about, never did anything about, never did anything, never filed, never filed anything, nothing was ever filed, nothing filed ever, nothing filed, no suit was ever, no suit ever, no suit filed, no suit was filed, never sued, no suit on file, never talked to a lawyer or filed, never put in, never saw anyone for, never brought, never got around, never called anybody, never did look, did not sue then, didnt sue, did not sue, i didnt sue, didnt claim because, didnt hire anybody, didnt hire anyone, did not see any lawyer, set it aside, thought it low and, waited to see, didnt want trouble, didnt want to bother, did not want to be that, let it go, let it lay, let it lie, let it be, let it sit, left it lying, kept putting it, putting it off, put it off, meant to go, meant to see, meant to call, had meant to, was going to do something, i was busy with, busy with other, nobody stopped us, found the folder, found the papers, cleaning up old, old business, nunca fui con, nunca puse, nunca meti
[slept_more kind=out_of_time weight=1 say="probably out of time"]
now i want, now wants, i want to sue now, wants to file now, ready to sue, ready now, so here i am, asking now, its time, years later, back then, at the time, was busy, was caring for, got sick, was grieving, no tolling, sound mind, right mind, never promised, knew it right away, knew on the spot, told me himself, told us straight, saw a billboard, saw on tv, heard on the radio, someone at church, a cousin said
// a child, a hidden injury, a running case or a promise stop the clock or start it later
[tolled kind=tolled weight=0 say="deadline may not have passed"]
was a kid, as a child, i was # years, at age #, age #, aged #, years old at, # year/yr/yrs/years/month/months/week/weeks old child/boy/girl/baby/toddler/infant/son/daughter/grandson/granddaughter/nephew/niece, child/boy/girl/baby/toddler/infant/son/daughter/grandson/granddaughter/nephew/niece who is/was #, child/boy/girl/baby/toddler/infant/son/daughter/grandson/granddaughter/nephew/niece is/was # year/years/yr/yrs/months, my son #, my daughter #, our son #, our daughter #, newborn, at birth, birth injury, found out in, found out last/this/on/about/when/that, only found out, just found out, just found, just learned, learned in/on/last/of/that, discovered in/on/last/that/this, recently found, diagnosed in/on/last/this, dx, was diagnosed, biopsy, pathology, hidden, concealed, coma, incapacitated, in prison, deployed, ongoing, continues, continuing, still working there, still employed, still owe, still owes, still paying, still treating, keeps, every day, claim open, case pending, case is pending, suit filed, filed suit, lawsuit filed, lawsuit is, filed a lawsuit, sued in, filed in court, filed a charge, eeoc charge, charge filed, dual filed, right to sue, tolling agreement, extension, runs until, runs in, well in time, still in time, in time, limit runs, time left, window opens, law opened, se entero

// who asks for what belongs to others; only where kinship or a paper gives the right
[no_standing kind=no_standing weight=3 for="estate probate trust will death guardian inherit" say="no legal right to claim"]
i am/im no relation, not a relative, no relative, no beneficiary, no beneficiary or relative, not in the trust/will, in no paper/papers, not family, no kin, was written out by | not after: says i am, says im, if
[no_standing_more kind=no_standing weight=2 for="estate probate trust will death guardian inherit" say="no legal right to claim"]
mind my/her/his own business, mind my/her/his business, acquaintance, wants us to leave _ be, does/do/did not want any claim/lawsuit, not to call lawyers, somebody should/ought look/to

// a discharge bars the next one for eight years, so that its date decides
[discharged kind=barred weight=3 for="bankrupt chapter debt" within=8 say="bankruptcy discharge in the last eight years"]
chapter # discharge, ~receive/got _ discharge, debts were/was discharged, were/was/got discharged, and discharged, discharged then/that/in, went through a chapter
[status_bar kind=barred weight=3 for="immig green visa asylum petic inmigra citizen" say="barred from immigration status"]
was/were/been deported/removed _ came/back/returned/entered, ~deport/removed in # _ came/back/returned/entered/volvi, me deportaron/sacaron _ volvi/regrese/entre, final removal order, orden de deportacion vigente, dije que era ciudadana/ciudadano, voted in a/the federal/election/us, convicted of _ trafficking, ~sell/vender cristal/drugs/droga, fake/false passport, passport of a us, ~send home _ walked/came _ again, get us through the interview | not after: never, not, no
