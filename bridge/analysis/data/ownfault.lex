// What the client did wrong or admits; words of the client or of the report alone.

class selfx = i, client, clt, pnc, caller, yo, we

// To blame for the harm
[caused_crash share=mainly say="client caused the crash"]
// reports about the client: told of him or her as the only person of the sentence
he/she/client/caller/clt/pnc turned left on red, he/she/client/caller/clt/pnc rode/drove/went/ran/blew through a red, he/she/client/caller/clt/pnc fell asleep and went/crossed/drifted/hit, he/she/client/caller/clt/pnc turned left in front of
i turned left and hit, he/she had the green, i didnt stop/yield
no vi el alto/rojo
i/client/clt/pnc/caller rear ended
i/client/clt/pnc/caller hit the/a/another/somebody/someone/an/him/her/their | not before: patch, slick, spot, puddle, bump, soft, wet, icy, slippery, nerve, snag, dead, wall, rock, curb, floor, ground, pole first, wall, ice, concrete, pavement, deck, curb, guardrail, windshield, steering, dash, bale, bales, debris, log, logs, hole, pothole, brakes, brake, gas, button, road, water, rail, table, corner, edge, ceiling, beam, step, steps, stairs
i/client/clt/pnc/caller _ ran/blew a/the/through/solid red/stop/light, @selfx ran _ light/stop/red, ran a solid red
i backed into, i ran into the/a/his/her/another/someone, i t boned, i sideswiped, i clipped
i bumped the/a/his/her/their/another car/truck/vehicle/suv/van/bumper
i was not paying attention, choque a/por/con un/una/atras/el
le di a un/una, me pase el/la/un, iba viendo el telefono/gps, me quede viendo
| not before: phone, wrong, brakes, brake, ground, floor, road, logs, deer, ceiling, wall, gas, light, button, number, key, wall
| not after: said, says, say, saying, that, claims, claim, if, think, thinks, because
[cited_self share=mainly say="client cited"]
he/she/client/caller/clt/pnc was cited and pled/pleaded/says/paid/admits
trooper/officer/cop/police/deputy wrote/ticketed/cited me, i was cited, i got cited, i got the ticket, i got a ticket, cited for _ himself/herself
i paid the ticket
got/received/have/had a/my/another first/traffic/speeding/reckless ticket/citation, got/received a/my/another speeding/traffic
my/a/first speeding/traffic ticket/citation, cited for speeding/underage/reckless/driving/careless
i/client/clt/pnc/caller was/got/were cited/ticketed/arrested for, i/client/clt/pnc got/received _ ticket/citation
cop/officer/police/they/chp gave/wrote me/client _ ticket/citation, cited me/client/clt/pnc, cop/officer/police/chp cited/ticketed me
me dieron el/un/ticket/multa
| not after: said, says, say, saying, that, claims, claim, if, think, thinks, because
[drunk_self share=mainly say="client had been drinking"]
he/she/client/caller/clt/pnc rode/drove/ran/steered drunk, drunk and at full throttle, arrested for bui
i had two/three/four/five/several/some beers/drinks/glasses/shots, id had two/three/four/my/a _ beers/drinks/glasses, hed/shed drunk
hed/shed been drinking
i/client/clt/pnc was/am/had/got pretty/very/so/a/really/too/little/extremely drunk/intoxicated/high/tipsy/wasted/buzzed/blackout | not after: he, she, driver, od, said, says, saying, that, think, thinks, thought
i/client/clt/pnc was/got drunk/intoxicated/high/drinking/impaired | not after: he, she, driver, od
drunken | not after: he, she, driver, od
i had a few/couple/# beers/drinks, too much to drink | not after: he, she, driver, od
bac of #, # bac | not after: he, she, driver, od
blew #, blew a # | with: dui/dwi/ovi/owi/breath/stop/stopped/court/officer/cop/guilty/crash/arrested/second | not before: tires, min, minutes
| not after: said, says, say, saying, that, claims, claim, if, think, thinks, because
[reckless_self share=mainly say="client broke the rules"]
i left it running/on, ignored the sign/signs/warnings, hed/shed ignored
taken the guard/roll off, on the posted warning, i knew better
i/client/clt was/were speeding/texting/trespassing/racing, i was on my phone
i ignored the, ignored the warning/sign/posted
had told him/her/me/crew not to, i tripped over my own
| not after: said, says, say, saying, that, claims, claim, if, think, thinks, because
[at_fault share=mainly say="client admits fault"]
my own fault, my fault, all my fault, it was my fault, was my fault, totally my fault
| not after: not, wasnt, isnt, says, said, if, no, say, saying, that, claims, claim, think, thinks, because | not before: nothing
[admits share=mainly say="client admits fault"]
admits that, i said i was at fault
my mistake, the way i acted/behaved
i neglected to
i completely forgot about/to
i admit
i caused, i messed up
client/clt/pnc/caller admits/admitted
agrees that it was her/his, fue mi culpa
| not after: not, wasnt, isnt, says, said, if, no | not before: nothing
| not after: said, says, say, saying, that, claims, claim, if, think, thinks, because
// Accused and guilty by the client's own account
[own_offense share=mainly say="client admits the offense"]
i/client/clt got/had/have/received/caught a/my/another/first/second/the dui/dwi/owi/oui, got/had a/my/# dui/dwi/owi/oui, i got a/my/# dui/dwi/owi
got a dui, my second/third/first dui/dwi/owi/ovi/oui, pulled over for speeding/going/driving/running/texting
speeding and/tickets for/on/in, outstanding tickets, i stole, i took money/some/merchandise/items
got caught shoplifting/stealing/with/using/cheating
i plead guilty, plead guilty, i hit him/her/first
i punched/pushed/slapped/threatened/kicked/shot/stabbed him/her/them/a/my, i drove off/away/out
underage drinking, cited for underage
popped for/thc, tested positive, missed # check/checkins, missed court/hearing, i violated
| not after: before, if, when, because, he, said, says, saying, that, him to, her to, me to, them to, us to | not before: off
| not after: said, says, say, saying, that, claims, claim, if, think, thinks, because
[own_act share=mainly say="client admits doing it"]
i was speeding/shoplifting/trespassing/caught, i got caught
i was driving without/with/on/drunk/high/after no/a/an/expired/suspended
stupid mistake, i know it was wrong
| not after: said, says, say, saying, that, claims, claim, if, think, thinks, because
// Partly
[partly share=partly say="client may share the blame"]
contrib neg
i should have _ looked/seen/stopped/known/paid
i wasnt wearing, no seatbelt/seatbelt/helmet, no helmet, wasnt wearing
dark clothes/clothing/jacket, crossing mid, mid block, i did do it
i pushed back/him
sin casco/cinturon
| not after: said, says, say, saying, that, claims, claim, if, think, thinks, because
