// What keeps a lawyer from believing or using the account. Doubts about the law ("do i have a case") are no doubts about facts.

class unsure = dont, doesnt, didnt, cant, cannot, couldnt, not, barely, hardly, havent, isnt, arent, wasnt, unable, aint

[memory kind=memory say="doesn't remember everything" story="does not remember something"]
@unsure remember/recall, @unsure really/even/quite/fully/exactly/clearly remember/recall, do not remember/recall, does not remember/recall, did not remember/recall, can not remember/recall, to remember what, no memory of, no recollection, memory is fuzzy/foggy/hazy, memory is bad, my memory isnt, memory gaps, blacked out, blackout drunk, was too drunk to, its all a blur, it was a blur, all fuzzy, a bit hazy, forgot the name/date/exact, forgets the name/date, cant think of the name | not after: i wont, so i, so you, to make you | not before: the last time, ever, seeing any, being, for sure, exactly, if, how much
no me acuerdo, no recuerdo, no se acuerda, no recuerda, ya no me acuerdo
[vague kind=memory say="unsure of the facts"]
not/isnt sure when/who/where it/he/she/they, not sure what/which day/date/year/store/month/time/car/one, not sure exactly when/what/where/how, not sure what happened, not sure how it happened, not sure how i/she/he fell/slipped, not sure on the date, not sure of the date/exact/name, dont/doesnt/didnt/not know what i/she/he/caused/made/happened slipped/tripped/fell/hit/exactly/it, dont/doesnt/didnt know exactly/what when/what/happened/day/date, dont/doesnt know what happened, doesnt know what on, dont know what day/date, dont/doesnt know who hit/did, dont/doesnt know the date/exact/name, i think it was in/around/about, maybe it was, could have been my own, might of been my, might have been my own, cant say what, cant say when, cant say how, no idea what happened, no idea when, no idea what i, sometime this/last/in, long time ago maybe | not before: my rights, to do, he knew
no se bien que, no se exactamente, no sabe bien cuando, no se que paso, no sabe que paso, creo que fue

[contradiction kind=contradiction say="story doesn't add up"]
story keeps changing, story changed, changed his story, changed her story, changed my story, changes her story, changes his story, contradicts himself/herself, first said _ then said/says, first he said, at first said _ later, two versions, different versions, versions differ, told the er _ different, doesnt match what, does not match what, not what is in the report, report says otherwise, nobody can tell me the same, keeps changing dates, dates dont add, doesnt add up, does not add up
inconsistent, inconsistencies, contradictory | with: story, statement, statements, testimony, account, version, versions, client, clt, pnc, caller | without: hours, schedule, pay, police, officer, their, his, her, landlord

[unwilling kind=unwilling say="holds back some details" story="holds something back"]
dont want to give _ details, dont want to give any/out, dont want to say more/why/what/here/too, doesnt want to say, doesnt want to give, rather not say, prefer not to say, would rather tell, rather tell a, id rather tell, wont say/tell/give/name who/what/where/which/them/details/names/more, would not say/give, refused to say/give, refuses to say/give, refuses to discuss, will not discuss, wont discuss, not putting it in writing, cant put it in, cant put names, i cant say here, not typing it, aint typing it, not saying who, tell you in person, tell you on the phone, will explain when, will explain in person, explain when you call, in person only, rather see you in, you will hear the facts, until you sign my nda, wouldnt give _ name, wouldnt give _ details, declined to give, keep it private for now, too personal to type | not after: he, they, company, landlord, insurance, hr, police, boss, manager, adjuster, hospital, school
no quiero decir, no quiere decir, no quiso decir, prefiero no decir

[hearsay kind=hearsay say="secondhand account"]
i only heard, only heard this, only heard it, heard second hand, second hand from, secondhand info, may have some details, some details incorrect, not all the details, dont have all the details, i dont have the details, asking for somebody who
[hearsay_loose kind=hearsay loose=yes say="secondhand account"]
only know what, heard it/this/about it from a/my/another/someone, heard _ rumor/rumors, rumor has it, from what i heard, from what i was told, from what i understand he/she/they, as i was told, i wasnt there, i was not there, wasnt there when, i didnt see it, i did not see it, didnt see it happen, didnt see it myself, didnt witness it, word is that, somebody told me that he/she/they, someone told me that he/she/they, a friend told me he/she, segun me dijeron, me contaron que, dicen que el, yo no lo vi, yo no estaba

[no_proof kind=no_proof say="no proof" story="speaks of lacking proof"]
no proof | not before: that i, for any, of any, of what she/he/they, i did, i was, against me/him/her/them/us, she/he/they | not after: she has, he has, they have, have, has, theres
no real proof, no hard evidence, no hard proof, w/o proof, wo proof, without proof, no way to prove, cant/cannot/couldnt prove, can not prove, dont have proof/evidence, dont have any proof/evidence | not after: there is, says there is, they say, says they have, he says, police say, insurance says | not before: filed, signed, needed, yet, to sign, trail, required, needed for, of loss, of citizenship
sin pruebas, no tengo pruebas, no hay pruebas
[no_evidence kind=no_proof say="evidence missing" story="speaks of lacking proof"]
no evidence | not before: that i, for any, of any, of what she/he/they, i did, i was, against me/him/her/them/us, she/he/they | not after: she has, he has, they have, have, has, theres
without evidence | not after: there is, says there is, they say, says they have, he says, police say, insurance says | not before: filed, signed, needed, yet, to sign, trail, required, needed for, of loss, of citizenship
[no_name kind=no_proof say="did not get a name"]
didnt get his name, didnt get her name, didnt get a name | not after: there is, says there is, they say, says they have, he says, police say, insurance says | not before: filed, signed, needed, yet, to sign, trail, required, needed for, of loss, of citizenship
[no_witness kind=no_proof say="no witnesses"]
no witnesses, no witness, no wits, without witnesses, nobody saw, no one saw, nobody else heard, nobody else saw, nobody else in room, no one else in, no one heard, no one else was there to, nobody witnessed | not after: there is, says there is, they say, says they have, he says, police say, insurance says | not before: filed, signed, needed, yet, to sign, trail, required, needed for, of loss, of citizenship
sin testigos, no hay testigos, no hubo testigos, nadie vio
[no_report kind=no_proof say="no report"]
no report, no reports, no police report, no report made | not after: there is, says there is, they say, says they have, he says, police say, insurance says | not before: filed, signed, needed, yet, to sign, trail, required, needed for, of loss, of citizenship
no hay reporte
[no_pictures kind=no_proof loose=yes say="no photos or video"]
no camera, no cameras, no video, no recording, no pics, no pictures, no photos, didnt take pictures | not after: there is, says there is, they say, says they have, he says, police say, insurance says | not before: filed, signed, needed, yet, to sign, trail, required, needed for, of loss, of citizenship
[nothing_written kind=no_proof say="nothing in writing"]
nothing in writing, nothing written, nothing on paper, not in writing, wasnt in writing, no writing, verbal only, only verbal, all verbal, was verbal, just verbal, a handshake, handshake deal | not after: there is, says there is, they say, says they have, he says, police say, insurance says | not before: filed, signed, needed, yet, to sign, trail, required, needed for, of loss, of citizenship
no tengo nada por escrito, nada por escrito, de palabra
[no_papers kind=no_proof say="papers missing" story="no papers, or papers missing"]
no paper, no papers, no paperwork, no receipts, no receipt, no documentation, no documents, no texts, no emails, deleted the texts, lost the receipt, lost the papers | not after: there is, says there is, they say, says they have, he says, police say, insurance says | not before: filed, signed, needed, yet, to sign, trail, required, needed for, of loss, of citizenship
no contract, no written contract | without: fired, terminated, let go, at will, employer, boss, manager, supervisor, laid off, hr, job
sin contrato, sin recibos, no tengo recibos, no tengo el papel
[word_against kind=no_proof say="one person's word against another's"]
word against, he said she said | not after: there is, says there is, they say, says they have, he says, police say, insurance says | not before: filed, signed, needed, yet, to sign, trail, required, needed for, of loss, of citizenship

// the matter is somebody else's who is no relative; who is named by the way comes later in a message
[for_friend kind=for_friend say="asks for a friend"]
my friend/friends/coworker/acquaintance | not before: and i, and me, and my, place, house, home, apartment, car, truck, party, couch, wedding | not after: with, in, to, at, from, by, of, and, or, leaving, left, visiting
a friend of mine, i have a friend who, a friend got hold of me, asking for a friend, on behalf of my friend, someone i know
// who is introduced later, as the one it happened to
[for_other kind=for_other say="asks for somebody else"]
friend of mine/ours/the family/my had/has/was/is/got/works/lives/died, have a friend who/that, know someone/somebody who, friend of mine/ours/my had/has/was/is/got/works/lives
