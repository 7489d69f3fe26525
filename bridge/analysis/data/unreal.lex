// What is said just before a thing that nobody has yet, or that the client does not have.

[wanted]
want, wants, wanted, wanting, need, needs, needed, require, requires, required, must, hope, hopes, hoping, gonna, ill, theyll, youll, will
say/says/please get/send/take/keep/bring/write/sign
// "my dad told me keep your records", "always get a plate number"
[advised]
me/us/them keep/save/get/take/write/bring/make/collect/ask/start | not after: let, lets, made, had, helped, saw, watched
me/us/them/and/should/please always/never/start keep/keeping/save/get/take/write/bring/make/collect/ask
always/never/please keep/save/get/take/write/bring/collect/ask | not after: i, we, he, she, they, ive, weve
[planned]
want/wants/wanting/need/needs/recommend/recommends/recommended/suggest/suggests/suggested/cleared/approved/authorized/scheduled/scheduling, either
[awaited]
till, until, wait, waits, waiting, await, awaiting, expect, expects, expecting, look/looks/looked/looking/search/searched/searching for
[withheld]
refuse, refuses, refused, refusing, wont, request, requested, demanded, ask/asked/asking/asks for
[missing]
hasnt/havent/hadnt/didnt/never/wont/cant/couldnt/doesnt come/came/arrive/arrived/send/sent/give/gave/show/showed/shown/provide/provided/received
// witnesses whose names nobody took
[names]
~get the/any names of/from
[hidden]
hide, hides, hid, hiding, hidden, destroyed, shredded, deleted, erased

// "to fax pay stubs", "he said he'd take pictures"; not "had to get a report", "was able to take pictures"
[purpose]
to get/have/sign/send/take/plead/text/email/message/record/keep/save/cite/write/find/bring/show/give/receive/make/file/cash/document/film/tape/fax/answer/put/obtain/request/provide/submit/fill/see/buy/pay/order/read/check/serve/prove/gather/collect | not after: had, able, managed, forced, made, used, began, started, continued
hed/shed/theyd/wed/id/itd do/get/have/sign/send/take/text/email/message/record/keep/save/write/find/bring/show/give/make/file

// "the neighbor says it is my fault"
class accuser = he, she, they, him, her, them, kid, girl, dude, trucker, girlfriend, insurance, insurer, carrier, adjuster, report, cop, cops, officer, police, landlord, neighbor, neighbors, boss, manager, employer, company, driver, ex, judge, guy, lady, man, woman, owner, teacher, school, doctor, lawyer, attorney, roommate, tenant, store, wife, husband
[accusing]
hopped/got/jumped/came/climbed out and said/says/goes/yelled/yells/told, ran over and said, @accuser was like
@accuser goes/say/says/said/saying/claim/claims/claimed/claiming/told/tells/telling/blame/blames/blamed/blaming/argues/argued/alleges/alleged/insists/accuse/accuses/accused/accusing/thinks/wrote
