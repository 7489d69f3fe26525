// What the client did wrong or admits; words of the client or of the report alone.

class selfx = i, client, clt, pnc, caller, yo, we

// To blame for the harm
[caused_crash share=mainly say="client caused the crash"]
// reports about the client: told of him or her as the only person of the sentence
he/she/client/caller/clt/pnc turned left on red, he/she/client/caller/clt/pnc rode/drove/went/ran/blew through a red, he/she/client/caller/clt/pnc fell asleep and went/crossed/drifted/hit, he/she/client/caller/clt/pnc turned left in front of, he/she/client/caller/clt/pnc crossed/went across the center/centre/double/yellow
i turned left and hit, my light was red, he/she had the/a green light, he/she had the green, i didnt stop/yield, i did not stop/yield, i blew through the/a, i missed the stop
running the red himself/herself, ran the red himself/herself, i backed up into, no vi el alto/rojo, no me fije
i/client/clt/pnc/caller rear ended
i/client/clt/pnc/caller hit the/a/another/somebody/someone/an/him/her/their | not before: patch, slick, spot, puddle, bump, soft, wet, icy, slippery, nerve, snag, dead, wall, rock, curb, floor, ground, pole first, wall, ice, concrete, pavement, deck, curb, guardrail, windshield, steering, dash, bale, bales, debris, log, logs, hole, pothole, brakes, brake, gas, button, road, water, rail, table, corner, edge, ceiling, beam, step, steps, stairs
i/client/clt/pnc/caller _ ran/blew a/the/through/solid red/stop/light, @selfx ran _ light/stop/red, ran a solid red
i _ crashed into a/the/another/his/her/someone/somebody, i backed into, i ran into the/a/his/her/another/someone, i t boned, i sideswiped, i clipped
i bumped the/a/his/her/their/another car/truck/vehicle/suv/van/bumper, i bumped into the/a/his/her/their/another car/truck/vehicle/suv/van, i tapped the/a/his/her/their/another car/truck/vehicle/bumper, i fell asleep at/driving/behind, i lost control, i failed to yield, i turned in front, i pulled out in
i wasnt paying attention, i was not paying attention, i was looking at/down my/the, choque a/por/con un/una/atras/el
le di a un/una, me pase el/la/un, me lo/la pase, iba viendo el telefono/gps, me quede viendo
| not before: phone, wrong, brakes, brake, ground, floor, road, logs, deer, ceiling, wall, gas, light, button, number, key, wall
| not after: said, says, say, saying, that, claims, claim, if, think, thinks, because
[cited_self share=mainly say="client cited"]
he/she/client/caller/clt/pnc was cited and pled/pleaded/says/paid/admits
trooper/officer/cop/police/deputy wrote/ticketed/cited me, i was cited, i got cited, i got the ticket, i got a ticket, cited for _ himself/herself
i paid the ticket, me multaron, la multa me la dieron
got/received/have/had a/my/another first/traffic/speeding/reckless ticket/citation, got/received a/my/another speeding/traffic
my/a/first speeding/traffic ticket/citation, cited for speeding/underage/reckless/driving/careless
i/client/clt/pnc/caller was/got/were cited/ticketed/arrested for, i/client/clt/pnc got/received _ ticket/citation, they cited me/client
cop/officer/police/they/chp gave/wrote me/client _ ticket/citation, cited me/client/clt/pnc, cop/officer/police/chp cited/ticketed me
me dieron el/un/ticket/multa
| not after: said, says, say, saying, that, claims, claim, if, think, thinks, because
[drunk_self share=mainly say="client had been drinking"]
he/she/client/caller/clt/pnc rode/drove/ran/steered drunk, drunk and at full throttle, arrested for bui
i had two/three/four/five/several/some beers/drinks/glasses/shots, id had two/three/four/my/a _ beers/drinks/glasses, he/she had drunk, hed/shed drunk
hed/shed been drinking, i was over the limit
i/client/clt/pnc was/am/had/got pretty/very/so/a/really/too/little/extremely drunk/intoxicated/high/tipsy/wasted/buzzed/blackout | not after: he, she, driver, od, said, says, saying, that, think, thinks, thought
i/client/clt/pnc was/got drunk/intoxicated/high/drinking/impaired, i had been drinking, id been drinking | not after: he, she, driver, od
i was drinking, we were drinking/drunk/high, i/we got drunk/wasted/hammered/high, drunken | not after: he, she, driver, od
i took a breathalyzer/breathalizer/breath, i failed the/a breathalyzer/breath/field/sobriety | not after: he, she, driver, od
i had a few/couple/# beers/drinks, i drank, too much to drink, i was tipsy | not after: he, she, driver, od
yo iba/andaba/estaba tomado/borracho/tomada, iba tomado, bac of #, # bac | not after: he, she, driver, od
blew #, blew a # | with: dui/dwi/ovi/owi/breath/stop/stopped/court/officer/cop/guilty/crash/arrested/second | not before: tires, min, minutes
blew over | with: dui/dwi/ovi/owi/breath/stop/stopped/court/officer/cop/guilty/crash/arrested/second | not before: tires, min, minutes
| not after: said, says, say, saying, that, claims, claim, if, think, thinks, because
[reckless_self share=mainly say="client broke the rules"]
i wasnt holding, i left it running/on, i reached in/into the, ignored the sign/signs/warnings, hed/shed ignored, i took the guard off
taken the guard/roll off, on the posted warning, i didnt read it, i knew better, i set it up wrong
i/client/clt was/were speeding/texting/trespassing/racing, i was going # over/in, i was on my phone, i/client jaywalked, crossed against the/light
jaywalking, i rolled through the/a, i probably/likely/may/might _ rolled through, i did a rolling stop, i _ still rolling at/through/when, i parked where i/you shouldnt/arent/cant, i parked illegally
climbed over the fence, i jumped the/over, dove into the shallow, i ignored the, ignored the warning/sign/posted
i didnt/did/dont wear/use/follow the/a/my, i took off the, had told him/her/me/crew not to, i tripped over my own
| not after: said, says, say, saying, that, claims, claim, if, think, thinks, because
[at_fault share=mainly say="client admits fault"]
my own fault, my fault, all my fault, it was my fault, was my fault, totally my fault, mostly my fault, i was at fault, i am/im at fault
client at fault
| not after: not, wasnt, isnt, says, said, if, no, say, saying, that, claims, claim, think, thinks, because | not before: nothing
[admits share=mainly say="client admits fault"]
admits that, i said i was at fault, i told the officer/police/cop it was my
knows it was his/her own fault, blames himself/herself
my mistake, my behavior, how i acted/behaved, the way i acted/behaved, i acted badly/wrongly/stupidly
i feel terrible/horrible/awful/bad about/for what, what i did was, i did something/a stupid/wrong/dumb/bad, i neglected to
i completely forgot about/to, i forgot about the/my/it/them, i made a mistake, not defending/excusing my/what, no excuse for what, i regret what
i am/im not proud of
clt at fault, found me/client at fault, found at fault client, i know its my fault, my own stupid/doing, i admit, i admitted
i caused, i messed up, i screwed up, i fucked up, i was wrong, i was in the wrong
i deserved, client/clt/pnc/caller admits/admitted
agrees that it was her/his, fue mi culpa, es mi culpa, yo tuve la culpa, la culpa fue mia, culpa mia, tuve la culpa, acepto que
| not after: not, wasnt, isnt, says, said, if, no | not before: nothing
| not after: said, says, say, saying, that, claims, claim, if, think, thinks, because
// Accused and guilty by the client's own account
[own_offense share=mainly say="client admits the offense"]
i/client/clt got/had/have/received/caught a/my/another/first/second/the dui/dwi/owi/oui, got/had a/my/# dui/dwi/owi/oui, i got a/my/# dui/dwi/owi
got a dui, my second/third/first dui/dwi/owi/ovi/oui, my # nd/rd/th/st dui/dwi/owi/ovi/oui, pulled over for speeding/going/driving/running/texting
stopped for speeding/going
speeding and/tickets for/on/in, outstanding tickets, i stole, i took money/some/merchandise/items, i shoplifted, i was shoplifting
got caught shoplifting/stealing/with/using/cheating, caught me stealing/shoplifting/with, i forged, i lied, i cheated, cheated on my/her/his
i used the/my company/card, i sold drugs, i pled guilty/no, i plead guilty, plead guilty, i hit him/her/first
i punched/pushed/slapped/threatened/kicked/shot/stabbed him/her/them/a/my, i kept driving, i drove off/away/out, i left the scene
underage drinking, cited for underage, was driving with/without/on _ license/suspended/expired/insurance, i drove on/with/without
popped for/thc, dirty ua/test/drop, failed _ drug/ua, tested positive, missed # check/checkins, missed court/hearing, i violated
he violated his probation, i broke my/the probation/lease/contract/agreement, manejando sin/tomado/borracho
| not after: before, if, when, because, he, said, says, saying, that, him to, her to, me to, them to, us to | not before: off
| not after: said, says, say, saying, that, claims, claim, if, think, thinks, because
[own_act share=mainly say="client admits doing it"]
i was speeding/shoplifting/trespassing/caught, i got caught, i accidentally hit/broke/backed/damaged/scratched/bumped/rear
i scratched/bumped/damaged/dented/wrecked/totaled a/his/her/their/someone/somebody/another, i broke his/her/their/into, i broke the window/law
i ran from the/cops/police
i forgot to pay/renew/register/appear/show/file, i missed my court/hearing, i failed to appear
i was driving without/with/on/drunk/high/after no/a/an/expired/suspended, i was driving # over/in, i didnt have insurance/license/registration
without insurance when i, i had no license/insurance
i had weed/drugs/marijuana/alcohol/pot on/in, i was smoking weed/pot, i bought alcohol/beer/drugs, i used a fake, fake id
i made a stupid/dumb/big/huge/terrible mistake, stupid mistake, dumb mistake, i was stupid and, i know i was wrong, i know it was wrong
i know i shouldnt, i shouldnt have done/hit/said/been/driven, i should not have done/hit/said/been/driven, i take full responsibility
i lied on/about/to, i lied to, i snuck, i plagiarized
i violated my/the, i broke my probation/lease, i got into a fight, we got into a fight, i punched, i slapped, i started the fight, i threatened to
i slept with, i was having an affair, i had an affair, i cheated, i embezzled, i took money, me agarraron robando/manejando, yo le pegue, me equivoque
| not after: said, says, say, saying, that, claims, claim, if, think, thinks, because
// Partly
[partly share=partly say="client may share the blame"]
partly my fault, partly at fault, partially my/at fault, my fault too, both at fault, contrib neg
shared fault, split fault/liability, # # fault/liability, i may have been at/speeding/distracted/wrong, i should have _ looked/seen/stopped/known/paid
i wasnt wearing, no seat belt, not wearing _ seatbelt/seat/helmet/harness, no seatbelt/seatbelt/helmet, no helmet, wasnt wearing
dark clothes/clothing/jacket, crossing mid, mid block, i yelled at, i did do it, no excuse for
i signed it/the without, signed without reading, both drunk/intoxicated/drinking, i pushed back/him, i started it
sin casco/cinturon, en parte mi culpa
| not after: said, says, say, saying, that, claims, claim, if, think, thinks, because
