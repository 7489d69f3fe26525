// What the client did wrong or admits; words of the client or of the report alone.

class selfx = i, client, clt, pnc, caller, yo, we

// To blame for the harm
[caused_crash share=mainly say="client may have caused the crash"]
i pulled out and/but/without | without: he turned, she turned, speeding, contract, deal
// reports about the client: told of him or her as the only person of the sentence
he/she/client/caller/clt/pnc turned left on red, he/she/client/caller/clt/pnc rode/drove/went/ran/blew through a red, he/she/client/caller/clt/pnc fell asleep and went/crossed/drifted/hit, he/she/client/caller/clt/pnc turned left in front of, he/she/client/caller/clt/pnc crossed/went across the center/centre/double/yellow
i turned left and hit, my light was red, he/she had the/a green light, he/she had the green, i didnt stop/yield, i did not stop/yield, i blew through the/a
running the red himself/herself, ran the red himself/herself, i backed up into, no vi el alto/rojo
i rear ended, client/clt/pnc/caller rear ended a/an/the/another/his/her/their/parked/stopped | not before: by | without: in front of me/us, cut me/us off
i/client/clt/pnc/caller hit/struck the/a/another/somebody/someone/an/their | not before: patch, slick, spot, puddle, bump, soft, wet, icy, slippery, nerve, snag, dead, wall, rock, curb, floor, ground, pole first, wall, ice, concrete, pavement, deck, curb, guardrail, windshield, steering, dash, bale, bales, debris, log, logs, hole, pothole, brakes, brake, gas, button, road, water, rail, table, corner, edge, ceiling, beam, step, steps, stairs | with: car, cars, truck, van, suv, vehicle, driver, motorcycle, bike, bicycle, cyclist, pedestrian, bumper, driving, drove, light, intersection, lane, road, street, highway, parked, crosswalk | without: in front of me/us, cut me/us off
i/client/clt/pnc/caller _ ran/blew a/the/through/solid red/stop/light, @selfx ran _ light/stop/red, ran a solid red
i _ crashed into a/the/another/his/her/someone/somebody, i backed into, i t boned, i clipped | without: in front of me/us, cut me/us off
i bumped the/a/his/her/their/another car/truck/vehicle/suv/van/bumper, i bumped into the/a/his/her/their/another car/truck/vehicle/suv/van, i tapped the/a/his/her/their/another car/truck/vehicle/bumper, i fell asleep driving/behind, i lost control, i failed to yield, i turned in front, i pulled out in
i wasnt paying attention, i was not paying attention
i ran into the/a/his/her/another/someone, i was looking at/down my/the | with: car, cars, truck, van, suv, vehicle, driver, motorcycle, bike, bicycle, cyclist, pedestrian, bumper, driving, drove, light, intersection, lane, road, street, highway, parked, crosswalk
le di a un/una, me pase el/la/un
| not before: phone, wrong, brakes, brake, ground, floor, road, logs, deer, ceiling, wall, gas, light, button, number, key, wall | not after: said, says, say, saying, that, claims, claim, if, think, thinks, because
[ran_light share=mainly say="client may have caused the crash"]
i slid/rolled/went/drove/coasted through the/a/my/that stop/red/light/yellow | not after: said, says, if, that, think
i/client/clt/pnc/caller ran/blew a/the/my red/stop/yellow light/sign, i/client/clt/pnc/caller ran/blew red/stop light/sign | not after: said, says, if, that, think
[cited_self share=mainly say="client cited"]
he/she/client/caller/clt/pnc was cited and pled/pleaded/says/paid/admits
trooper/officer/cop/police/deputy wrote/ticketed/cited me, i got the ticket, i got a ticket, cited for _ himself/herself
i paid the ticket, me multaron, la multa me la dieron
got/received/have/had a/my/another first/traffic/speeding/reckless ticket/citation, got/received a/my/another speeding/traffic
my/a/first speeding/traffic ticket/citation, cited for speeding/underage/reckless/driving/careless
i/client/clt/pnc/caller was/got/were cited/ticketed, client/clt/pnc/caller cited/ticketed | not before: for no/not/expired/lack, w/o
i/client/clt/pnc got/received _ ticket/citation, they cited me/client
cop/officer/police/they/chp gave/wrote me/client _ ticket/citation, cited me/client/clt/pnc, cop/officer/police/chp cited/ticketed me
me dieron el/un/ticket/multa
| not after: said, says, say, saying, that, claims, claim, if, think, thinks, because
[drunk_self share=mainly say="client was drinking or high"]
he/she/client/caller/clt/pnc rode/drove/ran/steered drunk, drunk and at full throttle
i had two/three/four/five/several/some beers/drinks/glasses/shots, id had two/three/four/my/a _ beers/drinks/glasses
i was over the limit
i/client/clt/pnc was/am/had/got pretty/very/so/a/really/too/little/extremely drunk/intoxicated/high/tipsy/wasted/buzzed/blackout | not after: he, she, driver, od, said, says, saying, that, think, thinks, thought
i/client/clt/pnc was/got drunk/intoxicated/high/drinking/impaired, i had been drinking, id been drinking | not after: he, she, driver, od
i was drinking, we were drinking/drunk/high, i/we got drunk/wasted/hammered/high | not after: he, she, driver, od
i failed the/a breathalyzer/breath/field/sobriety | not after: he, she, driver, od
i had a few/couple/# beers/drinks, too much to drink, i was tipsy | not after: he, she, driver, od
yo iba/andaba/estaba tomado/borracho/tomada | not after: he, she, driver, od
blew #, blew a # | with: dui/dwi/ovi/owi/breath/stop/stopped/court/officer/cop/guilty/crash/arrested/second | not before: tires, min, minutes
| not after: said, says, say, saying, that, claims, claim, if, think, thinks, because
[reckless_self share=mainly say="client broke the rules"]
i was texting/distracted/facetiming/scrolling | not before: my, with, him, her, them, the, a, back, by, from
i threw/swung/took the first punch/swing, i walked/went/climbed/stepped around/over/past/under the _ barrier/barricade/cone/cones/tape/sign/fence/rope
i/client/clt was/were speeding/trespassing/racing, i was going _ # over, i/client jaywalked, crossed against the/light
i was on my phone | with: car, cars, truck, van, suv, vehicle, driver, motorcycle, bike, bicycle, cyclist, pedestrian, bumper, driving, drove, light, intersection, lane, road, street, highway, parked, crosswalk
jaywalking, i rolled through the/a, i probably/likely/may/might _ rolled through, i did a rolling stop, i _ still rolling at/through/when, i parked where i/you shouldnt/arent/cant, i parked illegally
i didnt/dont wear/follow the/a/my
| not after: said, says, say, saying, that, claims, claim, if, think, thinks, because
[at_fault share=mainly say="client admits fault"]
my own fault, my fault, all my fault, it was my fault, was my fault, totally my fault, mostly my fault
| not after: not, wasnt, isnt, says, said, if, no, say, saying, that, claims, claim, think, thinks, because | not after: says/said/saying/claims/claiming/insists/insisting/told/tells/telling/thinks/alleges its/it/that, says/said/saying/claims/insists/told/thinks it was/is, me it was/is, sorry, not, apologies | not before: nothing, for trusting/believing/signing/not/hiring/waiting/letting/lending/paying, i forgot, if
[blamed share=mainly say="client seems to be at fault"]
clt at fault, at fault me/client/clt/pnc/caller/self/myself/mine/yes, found me/client at fault, found at fault client
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
client/clt/pnc/caller admits
fue mi culpa, es mi culpa, yo tuve la culpa, la culpa fue mia, culpa mia, tuve la culpa
| not after: not, wasnt, isnt, says, said, were, if, no, say, saying, that, claims, claim, think, thinks, because | not before: nothing
// Accused and guilty by the client's own account
[own_offense share=mainly say="client's own charge or offense"]
i/client/clt got/had/have/received/caught a/my/another/first/second/the dui/dwi/owi/oui, got/had a/my/# dui/dwi/owi/oui, i got a/my/# dui/dwi/owi
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
i punched/pushed/slapped/threatened/kicked/shot/stabbed him/her/them, i lied, i broke my/the probation/lease/contract/agreement
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
report/police/cop/cops/officer/trooper/deputy says/said/puts/put/has/had/lists/listed/found/finds i/me/us/client was/am/at/as _ fault, found/put/placed/deemed/ruled/has/have me/us/client/clt/pnc/caller _ at fault, put/puts/assigned/gave/placed/pinned # _ on/fault me, put # on me/us
[dark_clothes share=partly say="dark clothes"]
dark clothes/clothing/jacket
