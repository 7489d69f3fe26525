// What keeps a lawyer from believing or using the account. Doubts about the law ("do i have a case") are no doubts about facts.

class unsure = dont, doesnt, didnt, cant, cannot, couldnt, not, barely, hardly, havent, isnt, arent, wasnt, unable, aint

[memory kind=memory say="doesn't remember everything"]
@unsure remember/recall, does not remember/recall, no memory of, memory gaps, blacked out, blackout drunk, forgot the name/date/exact | not after: i wont, so i, so you, to make you | not before: the last time, ever, seeing any, being, for sure, exactly, if, how much
no me acuerdo
[vague kind=memory say="unsure of the facts"]
not/isnt sure when/who/where it/he/she/they, dont/doesnt/didnt/not know what i/she/he/caused/made/happened slipped/tripped/fell/hit/exactly/it, dont/doesnt/didnt know exactly/what when/what/happened/day/date, dont/doesnt know what happened, doesnt know what on, dont/doesnt know who hit/did, maybe it was, might of been my, cant say when, cant say how, no idea what i, sometime this/last/in | not before: my rights, to do, he knew
creo que fue

[contradiction kind=contradiction say="story doesn't add up"]
story keeps changing, contradicts himself/herself, two versions, same thing twice, ignore the part where, nobody can tell me the same

[unwilling kind=unwilling say="won't give the facts"]
dont want to give _ details, dont want to give any/out, dont want to say, doesnt want to give, prefer not to say, rather tell a, id rather tell, wont say/tell/give/name who/what/where/which/them/details/names/more, refused to say/give, will not discuss, not putting it in writing, cant put names, aint typing it, not going to say, im not going to say, will explain when, will explain in person, in person only, you will hear the facts, until you sign my nda | not after: he, they, company, landlord, insurance, hr, police, boss, manager, adjuster, hospital, school

[hearsay kind=hearsay say="secondhand account"]
i only heard, only heard this, second hand from, may have some details, some details incorrect
[hearsay_loose kind=hearsay loose=yes say="secondhand account"]
i wasnt there, i didnt see it, didnt see it happen, dicen que el

[no_proof kind=no_proof say="no proof"]
no proof, no evidence | not before: that i, for any, of any, of what she/he/they, i did, i was, against me/him/her/them/us, she/he/they | not after: she has, he has, they have, have, has, theres
w/o proof, wo proof, no way to prove, cant prove, dont have proof, i deleted | not after: there is, says there is, they say, says they have, he says, police say, insurance says | not before: filed, signed, needed, yet, to sign, trail, required, needed for, of loss, of citizenship
[no_witness kind=no_proof say="no witnesses"]
no witnesses, no witness, no wits, nobody saw, nobody else in room, no one heard | not after: there is, says there is, they say, says they have, he says, police say, insurance says | not before: filed, signed, needed, yet, to sign, trail, required, needed for, of loss, of citizenship
no hay testigos
[no_report kind=no_proof say="no police report"]
no report, no reports, no police report, no report made | not after: there is, says there is, they say, says they have, he says, police say, insurance says | not before: filed, signed, needed, yet, to sign, trail, required, needed for, of loss, of citizenship
no hay reporte
[no_pictures kind=no_proof loose=yes say="no photos or video"]
no camera, no video, no recording, no pics, no pictures, no photos, didnt take pictures | not after: there is, says there is, they say, says they have, he says, police say, insurance says | not before: filed, signed, needed, yet, to sign, trail, required, needed for, of loss, of citizenship
[nothing_written kind=no_proof say="nothing in writing"]
nothing in writing, nothing written, not in writing, no writing, no paper, no papers, no paperwork, no contract, no written contract, no receipts, no receipt, no documentation, no texts, only verbal, lost the papers | not after: there is, says there is, they say, says they have, he says, police say, insurance says | not before: filed, signed, needed, yet, to sign, trail, required, needed for, of loss, of citizenship
no tengo el papel
[word_against kind=no_proof say="one person's word against another's"]
word against, he said she said | not after: there is, says there is, they say, says they have, he says, police say, insurance says | not before: filed, signed, needed, yet, to sign, trail, required, needed for, of loss, of citizenship

// the matter is somebody else's who is no relative; who is named by the way comes later in a message
[for_friend kind=for_friend say="asks for a friend"]
my friend/friends/coworker/acquaintance | not before: and i, and me, and my
a friend of mine, i have a friend who, a friend got hold of me, asking for a friend, on behalf of my friend, someone i know
// who is introduced later, as the one it happened to
[for_other kind=for_other say="asks for somebody else"]
friend of mine/ours/the family/my had/has/was/is/got/works/lives/died, friend of mine/ours/my had/has/was/is/got/works/lives, have a friend who/that
