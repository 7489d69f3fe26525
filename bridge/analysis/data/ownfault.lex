// What the client did wrong or admits; words of the client or of the report alone.

class noted = client, clt, cl, pnc, pc, caller, clmt, claimant, pltf, plaintiff

// To blame for the harm
[caused_crash share=mainly say="client may have caused the crash"]
i pulled out and/but/without | without: he turned, she turned, speeding, contract, deal
// reports about the client: told of him or her as the only person of the sentence
he/she/@noted turned left on red, he/she/@noted rode/drove/went/ran/blew through a red, he/she/@noted fell asleep and went/crossed/drifted/hit, he/she/@noted turned left in front of, he/she/@noted crossed/went across the center/centre/double/yellow
i turned left and hit, my light was red, he/she had the/a green light, he/she had the green, i didnt stop/yield, i did not stop/yield, i blew through the/a
running the red himself/herself, ran the red himself/herself, i backed up into, no vi el alto/rojo
i rear ended, @noted rear ended a/an/the/another/his/her/their/parked/stopped | not before: by | without: in front of me/us, cut me/us off
i/@noted hit/struck the/a/another/somebody/someone/an/their | not before: patch, slick, spot, puddle, bump, soft, wet, icy, slippery, nerve, snag, dead, wall, rock, curb, floor, ground, pole first, wall, ice, concrete, pavement, deck, curb, guardrail, windshield, steering, dash, bale, bales, debris, log, logs, hole, pothole, brakes, brake, gas, button, road, water, rail, table, corner, edge, ceiling, beam, step, steps, stairs | with: car, cars, truck, van, suv, vehicle, driver, motorcycle, bike, bicycle, cyclist, pedestrian, bumper, driving, drove, light, intersection, lane, road, street, highway, parked, crosswalk | without: in front of me/us, cut me/us off
i/@noted _ ran/blew a/the/through/solid red/stop/light, i/we/yo/@noted ran _ light/stop/red, ran a solid red
i _ crashed into a/the/another/his/her/someone/somebody, i backed into, i t boned, i clipped | without: in front of me/us, cut me/us off
i bumped the/a/his/her/their/another car/truck/vehicle/suv/van/bumper, i bumped into the/a/his/her/their/another car/truck/vehicle/suv/van, i tapped the/a/his/her/their/another car/truck/vehicle/bumper, i fell asleep driving/behind, i lost control, i failed to yield, i turned in front, i pulled out in
i wasnt paying attention, i was not paying attention
i ran into the/a/his/her/another/someone, i was looking at/down my/the | with: car, cars, truck, van, suv, vehicle, driver, motorcycle, bike, bicycle, cyclist, pedestrian, bumper, driving, drove, light, intersection, lane, road, street, highway, parked, crosswalk
le di a un/una, me pase el/la/un
| not before: phone, wrong, brakes, brake, ground, floor, road, logs, deer, ceiling, wall, gas, light, button, number, key, wall | not after: said, says, say, saying, that, claims, claim, if, think, thinks, because
[ran_light share=mainly say="client may have caused the crash"]
i slid/rolled/went/drove/coasted through the/a/my/that stop/red/light/yellow | not after: said, says, if, that, think
i/@noted ran/blew a/the/my red/stop/yellow light/sign, i/@noted ran/blew red/stop light/sign | not after: said, says, if, that, think
[cited_self share=mainly say="client cited"]
he/she/@noted was cited and pled/pleaded/says/paid/admits
trooper/officer/cop/police/deputy wrote/ticketed/cited me, i got the ticket, i got a ticket, cited for _ himself/herself
i paid the ticket, me multaron, la multa me la dieron
got/received/have/had a/my/another first/traffic/speeding/reckless ticket/citation, got/received a/my/another speeding/traffic
my/a/first speeding/traffic ticket/citation, cited for speeding/underage/reckless/driving/careless
i/@noted was/got/were cited/ticketed, @noted cited/ticketed | not before: for no/not/expired/lack, w/o
i/@noted got/received _ ticket/citation, they cited me/client
cop/officer/police/they/chp gave/wrote me/client _ ticket/citation, cited me/@noted, cop/officer/police/chp cited/ticketed me
me dieron el/un/ticket/multa
| not after: said, says, say, saying, that, claims, claim, if, think, thinks, because
[drunk_self share=mainly say="client was drinking or high"]
he/she/@noted rode/drove/ran/steered drunk, drunk and at full throttle
i had two/three/four/five/several/some beers/drinks/glasses/shots, id had two/three/four/my/a _ beers/drinks/glasses
i was over the limit
i/@noted was/am/had/got pretty/very/so/a/really/too/little/extremely drunk/intoxicated/high/tipsy/wasted/buzzed/blackout | not after: he, she, driver, od, said, says, saying, that, think, thinks, thought
i/@noted was/got drunk/intoxicated/high/drinking/impaired, i had been drinking, id been drinking | not after: he, she, driver, od
i was drinking, we were drinking/drunk/high, i/we got drunk/wasted/hammered/high | not after: he, she, driver, od
i failed the/a breathalyzer/breath/field/sobriety | not after: he, she, driver, od
i had a few/couple/# beers/drinks/glasses/shots, i had # _ glasses/beers/drinks, too much to drink, i was tipsy | not after: he, she, driver, od
yo iba/andaba/estaba tomado/borracho/tomada | not after: he, she, driver, od
blew #, blew a # | with: dui/dwi/ovi/owi/breath/stop/stopped/court/officer/cop/guilty/crash/arrested/second | not before: tires, min, minutes
| not after: said, says, say, saying, that, claims, claim, if, think, thinks, because
[reckless_self share=mainly say="client broke the rules"]
i was texting/distracted/facetiming/scrolling | not before: my, with, him, her, them, the, a, back, by, from
i threw/swung/took the first punch/swing, i walked/went/climbed/stepped around/over/past/under the _ barrier/barricade/cone/cones/tape/sign/fence/rope
i/@noted was/were speeding/trespassing/racing, i was going _ # over, i/client jaywalked, crossed against the/light
i was on my phone | with: car, cars, truck, van, suv, vehicle, driver, motorcycle, bike, bicycle, cyclist, pedestrian, bumper, driving, drove, light, intersection, lane, road, street, highway, parked, crosswalk
jaywalking, i rolled through the/a, i probably/likely/may/might _ rolled through, i did a rolling stop, i _ still rolling at/through/when, i parked where i/you shouldnt/arent/cant, i parked illegally
i didnt/dont wear/follow the/a/my
| not after: said, says, say, saying, that, claims, claim, if, think, thinks, because
[at_fault share=mainly say="client admits fault"]
my own fault, my fault, all my fault, it was my fault, was my fault, totally my fault, mostly my fault
| not after: not, wasnt, isnt, says, said, if, no, say, saying, that, claims, claim, think, thinks, because | not after: says/said/saying/claims/claiming/insists/insisting/told/tells/telling/thinks/alleges its/it/that, says/said/saying/claims/insists/told/thinks it was/is, me it was/is, sorry, not, apologies | not before: nothing, for trusting/believing/signing/not/hiring/waiting/letting/lending/paying, i forgot, if
[blamed share=mainly say="client seems to be at fault"]
clt at fault, at fault me/@noted/self/myself/mine/yes, found me/client at fault, found at fault client
i was at fault, i am/im at fault, client at fault
| not after: not, wasnt, isnt, says, said, if, no, say, saying, that, claims, claim, think, thinks, because | not before: nothing
[admits share=mainly say="client admits fault"]
i said i was at fault, i told the officer/police/cop it was my
knows it was his/her own fault, blames himself/herself
my mistake, i acted badly/wrongly/stupidly
i did something/a stupid/wrong/dumb/bad, i neglected to
i made a mistake
i know its my fault, my own stupid/doing
i caused, i was in the wrong
@noted admits
fue mi culpa, es mi culpa, yo tuve la culpa, la culpa fue mia, culpa mia, tuve la culpa
| not after: not, wasnt, isnt, says, said, were, if, no, say, saying, that, claims, claim, think, thinks, because | not before: nothing
// Accused and guilty by the client's own account
[own_offense share=mainly say="client's own charge or offense"]
i/@noted got/had/have/received/caught a/my/another/first/second/the dui/dwi/owi/oui, got/had a/my/# dui/dwi/owi/oui, i got a/my/# dui/dwi/owi
got a dui, my second/third/first dui/dwi/owi/ovi/oui, my # nd/rd/th/st dui/dwi/owi/ovi/oui, pulled over for speeding/going/driving/running/texting
stopped for speeding/going
speeding and/tickets for/on/in, outstanding tickets, i stole, i took money/merchandise/items, i shoplifted, i was shoplifting
got caught shoplifting/stealing/with/using/cheating, caught me stealing/shoplifting, i forged, i cheated
i sold drugs, i pled guilty/no, i plead guilty, plead guilty, i hit first
i left the scene
underage drinking, cited for underage, i drove without
popped for/thc, dirty ua/test/drop, failed _ drug/ua, tested positive for alcohol/drugs/thc/weed/meth/coke/cocaine/marijuana/opiates, missed # check/checkins, missed court/hearing, i violated
| not after: before, if, when, because, he, said, says, saying, that, him to, her to, me to, them to, us to, say, claims, claim, think, thinks | not before: off
[own_act share=mainly say="client admits doing it"]
i punched/pushed/slapped/threatened/kicked/shot/stabbed him/her/them, threw the first one, i shoved him/her and, i lied, i broke my/the probation/lease/contract/agreement
i was speeding/shoplifting/trespassing, i accidentally hit/broke/backed/damaged/scratched/bumped/rear
i scratched/bumped/damaged/dented/wrecked/totaled a/his/her/their/someone/somebody/another, i broke his/her/their/into, i broke the window/law
i ran from cops/police, i ran from the cops/police
i forgot to pay/renew/register/appear/show/file, i missed my court/hearing, i failed to appear
i was driving without a/an, i was driving with/on no/expired/suspended, i was driving # over, i didnt have license/registration
i had no license
i had weed/drugs/marijuana/alcohol/pot on/in, i was smoking weed/pot, i bought drugs, i used a fake
i made a stupid/dumb/big/huge/terrible mistake, i was stupid and, i know i was wrong, i know it was wrong
i shouldnt have done/hit/driven, i should not have done/hit/driven, i take full responsibility
i lied on/about/to, i lied to, i snuck, i plagiarized
i violated my/the, i broke my probation/lease, i punched, i slapped, i started the fight
i was having an affair, i had an affair, i cheated, i embezzled, me agarraron robando/manejando, yo le pegue
| not after: said, says, say, saying, that, claims, claim, if, think, thinks, because
// Partly
[partly share=partly say="client may share the blame"]
i may/might/must/probably/could have/of looked/glanced/been/gone/missed/misjudged/drifted _ phone/down/away/fast/lane/speeding/distracted/over/it, i should/shouldve/shouldnt have/of seen/looked/waited/stopped/slowed/checked/watched, im/i the/am one/the who/that/one hit/hit/caused
i saw/noticed/knew _ wet/ice/icy/spill/sign/puddle/hole/crack/water/cone/slippery/broken/loose _ but | without: no sign, didnt see, him, her
i didnt/did/dont not/have _ lights/headlights/seatbelt/belt/helmet/blinker on, i _ drifted/veered over/into/across, i may/might/must/probably have/crossed/drifted _ crossed/drifted/veered/merged/speeding, i _ was going _ little/bit/too fast
wasnt/not looking/watching where i
partly my fault, partly at fault, partially my/at fault, my fault too, both at fault, contrib neg
shared fault, split fault/liability, # # fault/liability, i may have been at/speeding/distracted/wrong, i should have _ looked/seen/stopped
i wasnt wearing, no seat belt, not wearing _ seatbelt/seat/helmet/harness, no seatbelt/seatbelt/helmet, no helmet, wasnt wearing
crossing mid, mid block, i did do it
i signed it/the without, signed without reading, both drunk/intoxicated/drinking
sin casco/cinturon, en parte mi culpa
| not after: said, says, say, saying, that, claims, claim, if, think, thinks, because
// what the police or an insurer put on the client, who may see it otherwise
[blamed_by share=partly say="client may share the blame"]
report/police/cop/cops/officer/trooper/deputy says/said/puts/put/has/had/lists/listed/found/finds i/me/us/client was/am/at/as _ fault, found/put/placed/deemed/ruled/has/have me/us/@noted _ at fault, put/puts/assigned/gave/placed/pinned # _ on/fault me, put # on me/us
[dark_clothes share=partly say="dark clothes"]
dark clothes/clothing/jacket
// Without a subject of its own: the client's where no one else is named since ("I changed lanes and hit a guy")
[crash_unnamed share=mainly by=client say="client may have caused the crash"]
hit/struck/sideswiped/clipped/bumped/tboned a/the/another/his/her/their/someones/somebodys car/truck/van/suv/vehicle/guy/man/woman/lady/kid/pedestrian/cyclist/bicyclist/motorcycle/bike/biker/bumper, hit/struck/sideswiped/clipped/bumped/tboned a/the/another _ parked car/truck/van/suv/vehicle, rear ended a/the/another/someone/somebody/his/her/their | without: in front of me/us, cut me/us off, pulled out
backed into/out/up a/into/the/another/someone/somebody/his/her/their, went/ran/drove/rolled/blew/slid right through the/a/it/that stop/red/light/sign, went/ran/drove/rolled/blew/slid through the/a/that stop/red/light/sign, didnt see/notice the/a/that/his/her stop/red/light/sign/car/truck/motorcycle/bike/pedestrian/guy, did not see the/a/that/his/her stop/red/light/sign/car/truck/motorcycle/bike/pedestrian/guy
fell/dozed/nodded asleep/off at/behind/and the/drifted/crossed/hit/ran, drifted/veered/swerved/crossed/merged/swung into/over/across the/another/his/her/their/oncoming lane/line/center/centerline/traffic/car/truck, changed lanes and/into hit/a/the/another/someone/his/her/him
turned left in/into/on front/the/a/traffic/red/yellow, made an/a improper/illegal/bad/wide/wrong turn/left/right/uturn, pulled out in front/without/too
looking/looked/glanced/glancing/staring/messing/playing at/down/with at/on/my/the/his/her/a _ phone/gps/radio/text/screen | with: hit, crash*, rear, car, truck, light, drove, driving, road, lane, fell, tripped, slipped
looked/looking down/away/over/back for/to/at/and _ sec/second/change/grab/check/phone/radio/gps/song/kid/kids/hit, changing/change the song/station/radio/music | with: hit, crash*, rear, car, truck, light, drove, driving, road, lane, traffic, stopped, accident
went/ran/slid/plowed/crashed/slammed/smashed into the back/rear/side of, went/ran/slid/plowed/crashed/slammed/smashed into a/another/his/her/their _ car/truck/van/suv/bumper/vehicle, making/made a left/right/turn and hit, doing/going/driving _ # its/in/its/was/zone a/the #, going/riding/driving/rode/drove the/down/on wrong/the way/wrong, no hazards/flashers/headlights/taillights on, ran out of gas, rear ended traffic/stopped
| not before: me, us, by | not after: said, says, saying, that, claims, if, when, think, because, car, truck, van, suv, vehicle, pickup, bus, semi, trailer, driver, guy, someone, somebody
[own_stumble share=mainly say="client's own misstep"]
tripped/slipped/fell/stumbled over/on my/his/her own feet/foot/shoe/shoes/shoelace/shoelaces/laces/pants/dog/cat/cord/purse/bag, tripped/fell/stumbled over _ dog/cat leash, my shoelace/shoelaces/laces was/were untied, missed the/a last step, me tropece con mis/mi
[careless_self share=partly say="client may share the blame"]
i/@noted/we reached/climbed/jumped/leaned over/through _ fence/gate/railing/rail, i/@noted went to pet/feed/kiss/hug/grab the/him/her/it/his/their, i/@noted was petting/teasing/feeding/grabbing the/his/her/their, i ignored the sign/signs/warning/warnings, sign/signs said beware/no/do/keep/caution
i/we/@noted/he/she was/were horsing/goofing/messing/playing around, horseplay, i/@noted removed/took/had/bypassed/disabled/defeated _ guard off/out, i/@noted removed/bypassed/disabled the/a _ guard/safety/interlock, i/@noted didnt/did/forgot lock/to out/lock the, i wasnt using/wearing _ harness/gloves/goggles/glasses/seatbelt/belt/helmet/boots/vest | without: given, provided, gave, provide
i/@noted/pt missed/skipped/cancelled/blew _ follow/followup/followups/appointment/appointments/appts/appt/checkups/meds, i/@noted/pt stopped/quit taking/going the/my/to _ meds/medication/medicine/pills/pt/therapy/appointments, i/@noted/pt never/didnt followed/follow up, left ama, left against medical, signed out/himself/herself/myself against/ama, noncompliant, non compliant
i had/have/had no hazards/lights/flashers on, i/we let the/our/my policy/insurance/coverage lapse, i/@noted jaywalked/jaywalking, @noted/pedestrian jaywalking, crossing outside the/of/a crosswalk
| not after: said, says, saying, that, claims, if, think, because
[work_self share=mainly say="client's own conduct at work"]
i/@noted/we was/were/got late _ times/times/a/every, i/@noted had/have/got/has _ write ups/writeups/up/warnings/tardies/points/absences/attendance, i/@noted took/stole/pocketed/borrowed the/some/their money/cash/merchandise/tools/deposit, i/@noted failed/refused the/a/my _ drug/test/screen/screening, i/@noted slept/sleeping/fell on/asleep the/on/at job/work/shift, i/@noted cussed/cursed/yelled/screamed/swore at/out my/the/his/her/him _ boss/manager/supervisor/out, i/@noted no called, i/@noted walked off the, i/@noted shoved/hit/pushed/punched/slapped my/a/the/another coworker/boss/manager/supervisor, i/@noted padded/falsified/faked/lied my/the/his/her/on/a hours/timesheet/timecard/application/resume/note | with: fired, ~fire, terminated, ~terminate, job, boss, manager, work, laid, hr, unemployment, employer, company, supervisor, let go
| not after: said, says, saying, that, claims, if, think, because, accused, accuse, accusing
