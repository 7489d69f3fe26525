// How a client who writes of an own matter shows that a thing speaks for them (facts/evidence.ts).

class modal = will, would, should, could, can, might, must, may, ill, wont, cant, shouldnt, couldnt, never

// who has the thing: "I have been", "had to send", "have asked" is no having
[having]
have, has, had, ive, weve, keep, keeps, kept, keeping, save, saves, saved, saving, hold, found, printed, tengo, tenemos | not after: @modal | not before: to, been, not, never, sent, gone, seen, done, made, told, left, given, asked, emailed, texted, called, tried, requested, contacted, mailed, filed, messaged, lost, paid, received, gotten, another, no, out
[taking]
got, gotten, took, taken, recorded, filmed, obtained, made, paid for, tome, tomamos, saque, guarde | not after: @modal, been, was, were, get | not before: to, me, us, out
// a picture that is sent shows something only where it says of what
[giving]
sent, gave, showed, shown, brought, submitted, posted, attached | not after: @modal, been, was, were, get | not before: to, me, us, out
[held]
that/which i/we/ive/weve/have have/had/took/kept/saved/got/made, i/we have/had/took/kept/saved/got/made, ive/weve got/kept/saved/taken, i/we still/also have
// another clause begins
[subject]
i, he, she, they, we, you, who
// who may have it besides the client and the family
[bystander]
police, cop, cops, officer, officers, deputy, friend, friends, nurse, doctor, hospital, store, people, person, someone, somebody, coworker, coworkers

// what the thing shows
[shows]
show, shows, showed, showing, prove, proves, proving, caught, there is/are/was/were, agreed/promised/confirmed/admitted/offered in writing, on tape/video/camera/film, on _ cam/camera/cameras/doorbell/dashcam/cctv
// in an expert's words, not in passing
[finding]
found, wrote, confirm, confirms, confirmed, report, reports, determined, documented, diagnosed, failed, positive, letter, affidavit, statement, sheet, certificate, estimate, map

// papers of the matter: what they promise the client, and what of it the other side broke
[says]
say, says, said, saying, state, states, stated, provides, guarantees, promises, leaves, gives, agrees, agreed
[promise]
included, includes, including, covered, covers, guaranteed, guarantees, entitled, equal, equally, half, split, divided, will, would, shall, take/takes care, refund, refunded, to me/us, they, owner, company, landlord, complex, purchased, heat | without: cant, cannot, not, no, discretion, liable, owe, owes, fee, fees, must, have/has to, may, allowed, allows, waive, waived, only, need, needs
[broken]
promised/guaranteed/promises/guarantees in/by/under, agreed in/under, violate, violates, violated, violating, breach, breached, breaches, broke, ignore, ignores, ignored, ignoring, disobeyed | not after: i, we, ive, weve, have

// a message with what it says: "texted me that I am fired"; what it demands proves nothing
class telling = saying, telling, asking, admits, admitted, admitting, promised, promises, promising, stating, threatening, apologizing
[content]
telling/asking me/us, me/us @telling, me/us _ @telling, from _ @telling, me/us that i/im/we/he/she/they, me/us _ that i/im/we/he/she/they, from _ that i/im/we/he/she/they | without: need, needs, pay, due, cannot, liable, owe, owes, fee, fees, must, have/has to
