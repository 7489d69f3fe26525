// Crime, family, immigration, estates, money and business: read together with event.lex and dispute.lex, same attributes.

// Accused of a crime
[dui stakes=4 area=crime party="prosecution" pk=authority of=client say="DUI"]
dui, dwi, owi, ovi, oui, duii, dwai, refused breath/blow, refused to blow, refused to take the breath/test, field sobriety, blew over the, manejar/manejando tomado/borracho/ebrio, alcoholimetro | without: other driver, od, hit us, hit me, killed my, who hit, his dui, drunk hit, driver hit
dui/dwi/owi/oui/ovi/duii # charge/arrest/case/hearing | not before: driver
# nd/rd/st/th dui/dwi/owi/oui/ovi, a/my/her/his/first/second/third/another dui/dwi/owi/oui/ovi, got/arrested/charged/stopped/arr _ dui/dwi/owi/oui/ovi/duii | not after: hit, killed, below, under, cousin, friend, neighbor | not before: driver | without: driver who, drunk driver, who hit, who killed, hit me, hit us, other driver
dui/dwi/owi/oui/ovi/duii arrest/charge/charged/case/arrested/on/checkpoint/second/first/# | not after: hit, killed | not before: driver
blew a #, blew #, bac #, breathalyzer/breathilizer/breath refused/refusal/test, refused the breath/breathalyzer/machine/blow/test, drunk driving charge/arrest, driving under the influence, driving while intoxicated, me pararon por dui | without: other driver, od, hit us, hit me, killed my, who hit, in the car, tire, tires, fuse, gasket, lug
for/of/with drunk/impaired driving | without: other driver, od, hit us, hit me, killed my, who hit, who killed, driver was
wouldnt/didnt/wont blow, ~refuse/~decline to take/do/blow _ breath/breathalyzer/blood/sobriety | with: officer, cop, cops, police, trooper, deputy, license, dui, dwi, breath, breathalyzer, suspension, arrested | without: other driver, od, who hit, up, tire, fuse
smelled _ alcohol/weed/marijuana/beer | with: officer, cop, cops, police, trooper, deputy, arrested | without: other driver, on him, on her, his breath, her breath, doctor
me arrestaron por manejar | without: other driver, od, hit us, hit me, killed my, who hit, in the car, tire, tires, fuse, gasket, lug
[dv_charge stakes=4 area=crime party="prosecution" pk=authority of=client say="domestic violence charge"]
charged w/with dv, dv charge/arrest, domestic assault/battery charge/charges
accused/accuses/accusing _ of domestic/dv/abuse/abusing/hitting
charged/arrested/arr _ domestic/dv, dv/domestic charge/charges/arrest/assault/battery/case
domestic violence charge/charges/arrest/case
| without: victim, punched me, hit me, beat me, choked me, against my ex, against him, he got charged, he was charged, he was arrested, my ex was arrested, my husband was arrested
[order_against stakes=4 area=crime party="person who asked for the order" pk=person of=client kind=dv_charge say="order against the client"]
restraining/protective/protection order/orders _ against/on me, pfa/tro/dvro/dvpo/ppo/injunction/protection against/on me | without: going to, going down, threatening to, threatened to, threatens to, wants to, trying to, might
filed/took/got/put/taken a/an restraining/protective/pfa/tro/ppo/dvro/order/protection _ against/on me
violating a/the restraining/protective/no | not before: parking, smoking, pet
| without: victim, punched me, hit me, beat me, choked me, against my ex, against him, he got charged, he was charged, he was arrested, my ex was arrested, my husband was arrested
[drug_charge stakes=4 area=crime party="prosecution" pk=authority of=client say="drug charge or accusation"]
trafficking opium/meth/cocaine/heroin/fentanyl/drugs/marijuana, drug trafficking
drug charge/charges/possession/case/trafficking, drug possession, possession of meth/cocaine/heroin/fentanyl/marijuana/weed/pills/drugs/controlled/thc/paraphernalia, poss of meth/cocaine/heroin/fentanyl/marijuana/weed/pills/drugs/controlled/thc/cds/cs, pwid, pwisd, found # grams, posesion de drogas
charged/arrested/arr/caught/busted/cited _ drug/drugs/meth/cocaine/heroin/fentanyl/weed/marijuana/pills/paraphernalia
[possession_charge stakes=4 area=crime party="prosecution" pk=authority of=client kind=drug_charge say="possession or trafficking charge"]
possession w/with intent, charged/arrested/arr/caught/busted/cited _ possession/trafficking
[theft_charge stakes=4 area=crime party="prosecution" pk=authority of=client say="theft or fraud accusation"]
charged/arrested/accused/caught/cited/arr for/of/with/w/on/shoplifting/felony _ shoplifting/theft/stealing/larceny/burglary/robbery/fraud/forgery/embezzlement/embezzling
shoplifting/theft/larceny/burglary/robbery/embezzlement charge/charges/case/citation, caught me stealing, acusan de robo/robar
got caught shoplifting/stealing
[theft_named weak=1 stakes=4 area=crime party="prosecution" pk=authority of=client kind=theft_charge say="shoplifting"]
shoplifting, shoplifted, shoplifter
[weapon_charge stakes=4 area=crime party="prosecution" pk=authority of=client say="weapons charge"]
gun/weapon/weapons/firearm/pistol/ccw charge/charges/possession, felon in possession, unlawful carry/carrying/possession, charged/arrested _ gun/firearm/weapon/pistol/ccw
[violent_charge stakes=4 area=crime party="prosecution" pk=authority of=client say="violent crime charge"]
charged/arrested/accused/arr/indicted _ assault/battery/murder/homicide/manslaughter/kidnapping/menacing/threat/threats/stabbing/shooting/strangulation
assault/battery/murder/manslaughter charge/charges
attempted murder, aggravated assault/battery, felony assault, agg assault | with: charge, charges, charged, arrested, accused, case, indicted, plea, facing, bond, court, bail, jail
| without: he was charged, driver charged, driver was, hit me, attacked me, killed my
[sex_charge stakes=4 area=crime party="prosecution" pk=authority of=client say="sex offense accusation"]
charged/arrested/accused/arr _ rape/sexual/sex/indecent/molesting/molestation/porn/solicitation/statutory
accused me/him of _ rape/sexual/molesting/assaulting/touching
falsely accused of _ rape/sexual/molesting/touching/abuse
[sex_registry stakes=4 area=crime party="prosecution" pk=authority of=client kind=sex_charge say="sex offender registry"]
sex offender registry/registration
[charged stakes=4 area=crime party="prosecution" pk=authority of=client say="criminal charge"]
charged as an adult, petty theft | not before: i was
@tobe charged with/w/as | without: who killed, who hit, drunk driver who, man who, guy who
@tobe charged for assault/theft/dui/possession/battery/shoplifting/trespassing/driving, charged with a/# felony/misdemeanor/misd/count/counts
charged/charging me/him/us/my/her with | with: felony, misdemeanor, theft, assault, battery, crime, jail, arrest*, prosecutor, resisting, count, counts, trespass*, disorderly, shoplifting, robbery, burglary, fraud, murder, bond, bail, possession, obstruction, conspiracy, forgery, stalking, harassment, manslaughter, arson | not before: a fee, fees, interest, $ | without: credit card, invoice
#/two/three/four/multiple/several counts of assault/battery/theft/fraud/felony/aggravated/robbery/burglary/child/domestic/drug/possession/sexual/dui
felony/misdemeanor _ case/charge/charges, citation/cited for disorderly/trespass/trespassing/public/resisting/assault/obstruction
facing charges/felony/misdemeanor/# years/prison/jail, facing _ charges/years/prison/jail, pressing charges against me/him/her/my
felony charge/charges/case/arrest, misdemeanor charge/charges/case
charged # w/with, being charged with, criminal charge/charges, criminal case/complaint against/pending, my/his/her criminal case
arraignment, arraigned, indictment, pretrial #/on/date/conf, no seq | not after: his, her, surety, contractor, driver
acusado/acusada de, cargos de
@tobe indicted/arraigned
| not after: driver, alleging | not before: driver
[arrested stakes=4 area=crime party="prosecution" pk=authority of=client kind=charged say="arrest, jail or bail" story="arrest, cuffs, jail or bail"]
arrested for | not before: hitting me, assaulting me, beating me, choking me, attacking me, it and | without: who hit, driver who, drunk driver
arrested on/at/last | without: who hit, who killed, driver who, drunk driver
arrested #, arrested yesterday/sat/saturday/sunday/friday, arrested in #/jan/january/feb/february/march/april/may/june/july/august/aug/sept/september/oct/october/november/nov/december/dec, arr #, got locked up, in jail/county/custody now/since/on/for, at county now/since, sitting in jail, put me in cuffs, spent the night in jail, out on bond/bail, lo/me/la arrestaron/detuvieron/agarraron, esta detenido/preso/arrestado
@tobe arrested | not before: for hitting me, for assaulting me, for beating me, for choking me, at the scene, for attacking me
arrested/handcuffed/cuffed/booked me/us/my | without: hit me, who hit, boyfriend, ex
was/got booked/handcuffed/cuffed, booked for/into/on/last, took/taken/hauled me/him to jail/downtown, in jail waiting/awaiting/right/because/over/til/until/charged, bailed out, bonded out, bail/bond is #/$/set, awaiting/waiting _ trial | without: who hit, who stabbed, who shot, who killed, who robbed, who attacked
bond set/hearing, bail set/is/hearing | not after: his, her, surety, contractor, driver
| not after: driver, alleging | not before: driver
[criminal_court stakes=4 area=crime party="prosecution" pk=authority of=client kind=charged say="criminal court or conviction" story="plea, sentence or criminal court"]
wrongful conviction, conviction vacated, vacated conviction | not before: i was
my conviction, sentencing, plea deal, criminal appeal, probation revoked, target letter, grand jury
convicted of | not after: never been, was later, he was, ex was, husband was | without: drunk driver, my ex, years ago
took/take/taking/accepted a/the plea, plea to a/the felony/misdemeanor, pled/pleaded guilty/no/nolo to/in/because/contest/and, i/he/she plead guilty/no/nolo to/in/because/contest/and, withdraw/back my plea
plea offer | not after: his, her, surety, contractor, driver
| not after: driver, alleging | not before: driver
[court_summons stakes=4 area=crime party="prosecution" pk=authority of=client kind=charged say="court summons or date"]
summons for assault/harassment/theft/disorderly, cita en corte
got a summons | without: debt, credit, collection, collector, card, eviction, landlord, divorce, jury, sued, lawsuit, loan, rent
| not after: driver, alleging | not before: driver
[investigated stakes=4 area=crime party="police" pk=authority of=client say="investigation or police questions"]
police/detective/officer/detectives/deputy _ asking/wants/want/wanted to speak/talk/question/interview, asking/asked to speak/talk with/to me | with: police/detective/officer/sheriff/fbi/agent
detective/police/fbi/cops/agents/troopers _ wants/want/asking/questioned/interview/searched
under investigation, being investigated | not after: still, is, company, crash, fire, case | without: landlord, hospital, company, doctor, he is, they are, death, cps
 search warrant, want me to come in/give
| without: accident, crash, stolen, hit me, made a report, took a report
[probation stakes=4 area=crime party="prosecution" pk=authority of=client say="probation, warrant or missed court"]
probation/parole violation/violated/revoked/revocation/officer, violated my/his/her probation/parole, violation of probation, vop, motion to revoke
warrant/warrants | not after: no, search, any, without, a search, home, not, doesnt, does, didnt, or, their, another, may, wrong | not before: officer, a, an, more, another, going, for wrong, for another, for the wrong | with: active, arrest, bench, husband, son, wife, daughter, brother, issued, outstanding | without: hit me, my ex has, driver, who hit, search, police report, maybe, may, might, wrong house, wrong person, raid, lawsuit, with no warrant, stole, stolen
warrant/warrants for/on me/my/him/her/us | without: search, maybe, may, might, who hit
po filed, bench warrant, warrant out/issued, have/has a warrant, failure to appear, fta, missed court/my court, orden de arresto
[record_relief weak=1 stakes=2 area=crime of=client say="wants to clear a record"]
off the registry, conviction/felony/misdemeanor _ cleared/expunged/sealed/erased/vacated/removed, ~clear/~erase/~remove/~vacate/~seal my/his/her/a/an/the/this/that/old _ conviction/felony/misdemeanor/record | not before: against
my record keeps/stops/kept/prevents/keeping | not after: driving, medical | without: store, company, vinyl
expunge*, record expunged/cleared/sealed, seal my/his/her/the record, clean/clear my/his/her/up record, off my record, sealing of record
get rid of a/my/the record, borrar/limpiar mi/su record, firearm rights restored
[juvenile_charge stakes=4 area=crime party="prosecution" pk=authority say="juvenile court or charge"]
charged as an adult
juvenile court/charge/charges/case/petition/detention/hall, juvie
[child_charged stakes=4 area=crime party="prosecution" pk=authority kind=juvenile_charge say="son or daughter charged"]
my son/daughter is charged, my # yr old charged
[underage stakes=4 area=crime party="prosecution" pk=authority kind=juvenile_charge say="underage offense"]
cited for underage, underage drinking, minor in possession, mip
[court_martial stakes=4 area=crime party="military" pk=authority say="military charge or discharge"]
court martial, ucmj, njp, admin separation, separation board, discharge upgrade, other than honorable
| with: charged/referral/board/hearing/upgrade/discharge/arraignment/accused/separation
[traffic_ticket stakes=1 area=traffic party="prosecution" pk=authority of=client say="traffic or parking ticket"]
speeding ticket/citation/tickets/#
ticket/tickets/citation/cited for speeding/going/driving/running/red/expired/tint/tinted/careless
got/received/have/getting _ traffic/speeding/parking/driving ticket/tickets/citation
traffic ticket/tickets/citation/citations/court/violation
outstanding/unpaid ticket/tickets, red light ticket/tickets/camera, points on my/his/her license/cdl/record
# in a #, # over in | with: speed*, mph, ticket, citation, radar, zone, cop, trooper, cited, clocked, officer, pulled over, cdl
gave/wrote/handed/given/giving me/my/us a/an/another/# _ ticket/tickets/citation, wrote me up/for for/speeding/careless/reckless/failure/no/following, trooper/officer/cop/deputy wrote me
ticket/tickets/citation for passing/failing/failure/following/turning/rolling/texting/using/improper/not/no/a, cited/citation for failure/failing/careless/speeding/following/improper
parking ticket/tickets, multa de transito, me dieron un ticket/multa, ticket por exceso, infraccion de
| without: him a ticket, her a ticket, other driver, od, hit me, rear ended, reckless*, misdemeanor*, suspended, intoxicat*, intoxication, drunk, marijuana, weed, shoplift*, theft, trespass* | not after: he, she, driver, so much as a, even a
[ticket stakes=1 area=traffic party="prosecution" pk=authority of=client kind=traffic_ticket when=matter.driving say="ticket or citation"]
// what for is said in the notes
got/received a/another/two/# ticket/tickets/citation/citations | not after: he, she, driver | without: him a ticket, her a ticket, other driver, od, hit me, rear ended, reckless*, misdemeanor*, suspended, intoxicat*, intoxication, drunk, marijuana, weed, pot, possession, drug, drugs, shoplift*, theft, trespass*
[traffic_stop stakes=1 area=traffic party="prosecution" pk=authority of=client say="traffic stop"]
pulled/stopped for speeding/going/driving/running/red/expired/tint/tinted/careless/reckless, pulled @youobj over, @tobe pulled over | not before: to the side, to the shoulder, on the shoulder, to let, to help, to check, to call, and was hit, and hit
| without: him a ticket, her a ticket, other driver, od, hit me, rear ended | not after: he, she, driver
[reckless_driving stakes=2 area=traffic party="prosecution" pk=authority of=client say="reckless driving"]
reckless driving/op/operation
| without: other driver, od, hit me, rear ended | not after: he, she, driver
[license stakes=2 area=traffic party="DMV" pk=authority of=client say="license suspended or at stake"]
license/licence was/is/got/being/been/has suspended/revoked/taken/been, ~suspend/~revoke _ license/licence/cdl/dl
license suspension/suspended/reinstated/revoked/reinstatement/hearing, suspended license/licence
driving on/while/with a/suspended/revoked/expired suspended/revoked/license/expired, dmv hearing/hold, interlock, dwls, dwlsr, dus
~take/~confiscate/~keep/~seize/~suspend my/his license/licence/cdl | not before: plate, plates, and registration, and insurance, and drove | without: wallet, copy of, picture of, photo of, nursing, bouncer
cdl _ risk/suspended/revoked/line/jeopardy/ticket/citation/violation, lose/losing/lost my cdl/license/licence | with: ticket, tickets, dui, dwi, dmv, court, points, speed*, suspen*, points, officer, trooper, accident | without: nursing, wallet
habitual traffic offender, licencia suspendida, sin licencia
| without: other driver, hit me

// Victims
[sexual_assault stakes=4 area=person party="attacker" pk=person say="sexual assault"]
molest*, rape, sexual assault/abuse | without: charged, accused, arrested, accusation, investigated, registry
raped @youobj, ~rape/~molest me/her/him/my/his/us/daughter/son/sister/sisters, @tobe raped/molested, sexually assaulted/abused/assaulting/abusing
sexual abuse/assault by/at/in/from/when/as, molesting my
me violo, me violaron, abuso sexual, la violo
| not after: accused, charged, me for
[abuse stakes=4 area=person party="attacker" pk=person kind=sexual_assault say="abuse or unwanted touching"]
altar server, abused me/him/her as, credible list, credibly accused, touched me when, childhood abuse | without: charged, accused, arrested, accusation, investigated, registry
abused by a/the/my _ priest/coach/teacher/pastor/scout/father/stepfather/uncle, clergy abuse
abused me/him/her/us | with: coach, priest, pastor, teacher, scoutmaster, counselor, stepfather, stepdad, uncle, babysitter, molested, deacon, youth, altar | not after: verbally, emotionally, mentally, financially, racially | not before: trust, power, of | without: charged, accused of, accusation, registry
groomed | without: dog, puppy, cat, poodle, pet, horse, charged, accused, arrested, accusation, investigated, registry
| not after: accused, charged, me for
[assaulted stakes=3 area=person party="attacker" pk=person say="attacked, hit or robbed" story="attacked, hit, grabbed or robbed"]
hit/struck me/him/her with a glass/bottle/bat/pipe/chair/gun
punched by, stabbed #, stabbed by, attacked by/with, beaten by, got punched/stabbed/jumped by, sucker punched, punched in/outside | not after: i, charged, dog | not before: by the bill/price/news, by this bill, holes, in the numbers, in the code, a clock
jumped me/him/her/by, assaulted by/at/in/on, attacked by/at/in, beat me/him/her, robbed at, hooks me, got jumped | without: dog, charged, arrested, arraignment, arr, crash, to the, bees, wasps | not before: to it, to the, down on price, at, home, there
knocked out | with: punched, hit me, attacked, assault, assaulted, fight, bar, bouncer, jumped, swung, fist, beat, robbed | without: power, tooth, teeth, dog, car, crash, truck, fell, storm, anesthesia, pills
~punch/~kick/~stab/~shoot/~choke/~slap/~beat/~attack/~assault/~strangle/~jump/~headbutt/spit me/us/my/clt/client, punched/kicked/stabbed/choked/slapped/attacked/assaulted/pushed/shoved/struck/hit him/her in/on/with/to/and, beat @youobj up | not after: i, wont, didnt, never | not before: to the, to it, to a, home, there, by, at, on the road, the offer, the bill, to my, out of
beat him/her with/up/and | not after: i
@tobe beaten/stabbed/shot/assaulted/jumped/attacked/mugged/punched, got beat up
he/she/they/who/guy/man/woman/lady/dude hit/hits/struck/slapped/kicked/smacked me/us _ face/head/mouth/eye/jaw/nose/stomach/chest/ribs/ear/fist/fists/bat/bottle/belt | without: car, truck, suv, van, lane, light, brakes, driver, bumper, ball
put/puts/putting his/her/their hands on me/us/her, he/she/they/guy/man/woman/lady/husband/wife/ex/boyfriend/girlfriend/neighbor/manager/boss/coworker/guard/bouncer/security/roommate pushed/shoved/pushes/shoves me/us, ~come at me/us/him/her with a/an/his, ~grab me/my/her by the/my/her neck/throat/hair/arm | without: chair, machine, ride, paramedic, nurse, pray*, heal*, massage, bleeding, list, question, questions, smile, offer
physically hit/abused/assaulted me/her/him, pulled a gun/knife on, threw a/her/his _ at me/us, me golpeo/golpearon/apunalo/pego/pegaron con/en/un
pinned her/me/him against
glass/bottle/beer in my/his/her face | with: threw, thrown, throws, smashed, swung, bar, fight
| not after: accused, car, charged, dog, heart, panic, asthma, cop, cops, police, officer, officers, deputy, deputies, trooper, guard, guards | not before: by the police, by police, by a cop, by cops, by a guard, by guards, by an officer, by officers, by a deputy, to sign/take/quit/do/get/accept/pay/agree/work/leave/make/resign, too far, around, aside, car, truck, vehicle, bumper, by a dog, dog, pit bull, by dog, by pit, by a pit, by two dogs, by bees, character, credibility, out, with a fine, with a ticket, with a bill, with a lawsuit, with charges, an estimate, a quote, a price, a link, off the plan, off the lease, off the insurance, off the property, back to, back on, for a loop, by my cat, around, a text, an email, a message, in the deal
[domestic_violence stakes=4 area=family party="partner" pk=family say="domestic violence"]
domestic violence/abuse/abuser | not after: accused of, accused me of, accuses me of, accusing me of, charged with, charged me with, arrested for | not before: survivor, shelter, program, class, classes, advocate, unit, charge, hotline
violencia domestica
| not before: car, truck, from
[partner_violence stakes=4 area=family party="partner" pk=family kind=domestic_violence say="violence or threats by a partner"]
choked me, me pega, me golpea, hits me, hit me, he/she hits/beats/hurts/abuses/chokes me, he/she hit/choked/beat me | with: husband/boyfriend/ex/wife/partner/esposo/marido/novio/pareja/married/girlfriend | without: car, truck, crash, driver, work
~hit/~beat/~choke/~strangle/~threaten/~abuse me _ husband/wife/boyfriend/ex/kids, husband/wife/boyfriend/girlfriend/ex/partner _ ~hit/~beat/~choke/~strangle/~punch/~slap/~push/~abuse/~threaten me/her/him, abusive husband/wife/relationship/marriage/ex/boyfriend/partner/girlfriend, mi esposo/marido/novio/pareja/ex me ~golpea/pega/golpeo/pego/maltrata/amenaza, me maltrata, husband/wife hits/beats/hurts/abuses/chokes me
| not before: car, truck, from
~throw/~shove/~push/~slam/~drag/~grab/~kick/~choke/~punch me/her _ against/into/down/by/across/out/around/in | with: husband, wife, boyfriend, girlfriend, ex, partner, spouse, fiance, married, marriage, kids, father | without: car, truck, crash, driver, work, nurse, doctor, boss, police, officer, officers, cop, cops, deputy, guard, store, stepped
violent/abusive/physical with/to/toward/towards me/us/her/my | without: patient, boss, dog, customer, coworker, resident, student, therapist, police, officer
hiding from my/their/her/his husband/ex/father/dad/boyfriend/wife/mother, ~leave/~escape/~flee an/my/the abusive | with: husband, wife, ex, boyfriend, abusive, father, hiding, violence, girlfriend, partner | without: dog, cat, storm, homeless
arrested for hitting/beating/choking/assaulting/punching me/my | with: husband, wife, boyfriend, girlfriend, ex, partner, spouse, fiance
| not before: car, truck, from | without: before we met, neighbor, neighbors, friend says
[child_hurt stakes=4 area=family party="other parent" pk=family kind=domestic_violence say="marks or harm on a child"]
~come home/back from his/her/their/the _ bruises/bruised/marks/welts/scratches/burns, bruises/marks/welts on my/our/his/her @kids, daddy/mommy did/hit/hits/hurt/hurts, ~hit/~beat/~slap/whip/spank my/our/the @kids | with: ex, dad, father, daddy, mom, mother, mommy, stepdad, stepfather, stepmom, boyfriend, girlfriend, custody, visitation, weekend, husband, wife | without: car, truck, driver, school, teacher, daycare, dog, crash, bus, ball
[protective_order stakes=3 area=family party="other party" pk=person say="protective order"]
temporary/temp order granted/extended/hearing/myself, pfa, pfa violation/hearing, orden de proteccion, orden temporal, stay away order
have/has/got/obtained/granted/gave/given/issued/under/with/violated/violating/violates/broke/breaks/breaking/filed/served/put/took/dropped/extended/me/us a/an/my/the/another _ restraining/protective/protection/stay order | not after: to, should, could, can, not, never, if, sister, friend, neighbor, coworker | without: years ago, need to, need a
there is/was/already a _ restraining/protective/protection/contact order, pfa/tro/dvro/dvpo/ppo/injunction/protection against/on me, no contact order, ordered to stay away from me/us/my/her, injunction against him/her/my | not after: get, want, need, should, request, requested
granted/have/got/has/gave me/us/a/an _ dvro/tro/ppo/pfa/epo/dvpo | not after: to, need
i got an order | with: protect*, restrain*, contact, away, abuse, stalk*, harass*
restraining order/orders, protective order, protection order, order of protection, ppo, dvro, dvpo, tro hearing, full stay away | not after: get a, get an, getting a, file a, file for a, put a, need a, want a, a
[order_wanted stakes=3 area=family party="other party" pk=person kind=protective_order say="wants a protective order" story="protective order"]
~need/~want/~get/~file/~request/seeking _ restraining/protective/order/tro/ppo/pfa/dvro order/of/against/on | with: ex, husband, wife, boyfriend, girlfriend, partner, father, mother, stalk*, harass*, abus*, threat*, hit, violen*, scared, against | without: had a, years ago, denied, instead
[stalking stakes=4 area=person party="harasser" pk=person say="stalking, threats or harassment"]
come to my house # times, comes to my house/job/work, wont leave me alone, follows me
showed up at my | with: ex, harass*, threat*, follow*, stalk*, scared, afraid, knife, gun, night, uninvited, again | without: police, cop, cops, officer, sheriff, package, contractor, inspector, adjuster, process server, ambulance, landlord, ice | not before: appointment, hearing, court
me sigue | not before: doliendo, cobrando, llegando, debiendo
 me mando # mensajes
stalking/stalks/stalked/stalker, ~harass/~threaten me/us/my/family, keeps/keep/wont texting/following/messaging/threatening me/us/her, keeps/keep calling me/us/her | without: collector, collectors, collection, debt, adjuster, insurance, landlord, bank, eviction, evict, boss, manager, employer
being/been harassed by, calls from a blocked, threatened to kill/hurt/shoot/burn/beat, death threats
me acosa, me amenaza/amenazo, me esta acosando/amenazando
| not after: employer, was he, was she, is he, is she, were they
[intimate_photos stakes=4 area=person party="harasser" pk=person kind=stalking say="intimate photos"]
revenge porn, nonconsensual porn, sent _ nudes/naked of me, video/videos/pictures/photos/pics of me/us having/naked/nude/undressed/topless, posted/put/shared/leaked my/our _ nudes/private/intimate/naked, posted _ nudes/naked of me/online, pictures/photos/video/videos of me naked/nude, sextortion
| not after: employer
[theft_victim stakes=1 area=money party="thief" pk=person say="theft or break-in"]
~steal my/our/her/his/all/money/$/the, stole from me/us/her/him, had my/our _ stolen, my/our/her/his _ was/got/been stolen, broke into my/our/the house/home/car/truck/garage/apartment/shed/van/store/office/shop/unit/account/safe/room
@tobe robbed, took my/our/her/his _ without permission/asking/consent, using my/her/his _ card/account/name, me robo/robaron, le robaron

// Family
[divorce stakes=3 area=family party="spouse" pk=family say="divorce"]
wants to divorce, quiere el divorcio
quiero el divorcio, served # answer, no fault divorce
divorce attorney | not after: sister, brother, friend, neighbor, mom, dad, cousin, wife, husband
divorce papers/case/hearing/petition/filed/decree/agreement/settlement/is/was/final/served/trial/pending/from/with/after/in
filed/filing/file/files/filling for _ divorce/dissolution/separation, petitioned for divorce/dissolution/separation, ~want/~need/get/getting _ divorce/divorced/separated
going through _ divorce
dissolution of marriage, uncontested divorce
contested divorce, divorcing, divorce, stbx, soon to be ex, annulment, annulled
served me _ divorce
quiero/quiere divorcio/divorciarme/divorciarse/separarme, divorciarme, divorcio, demanda de divorcio
| not after: my, his, her, old, happily, parents, since the, since our, after the, after our, before the, in the, in our, during the, during our, from the, from our, absolute | not before: lawyer, lawyers, attorney, recovery, years ago, # years ago, back in | without: driver was going, driver is going, boss is going, boss was going, manager is going, neighbor is going, coworker is going, landlord is going, friend is going, not looking for
[marriage_trouble stakes=3 area=family party="spouse" pk=family kind=divorce say="marriage or separation"]
been married #/around/about/almost/over, married for #, been apart, married # years/yrs | without: died, killed, passed, green card, uscis, i130 | with: divorce/filing/filed/separate/separated/leave/leaving/left/cheated/cheating/split/assets/affair/served/retainer/spousal
he/she emptied #, casada/casado #, served # _ kids/yrs, thinking of filing, want out of my/this/the marriage, cant stay married, he/she cheated on me, split the/our house/assets, leaving my marriage, nothing to divide, wont give a get, want to separate, separated #, leave my husband/wife, leaving my husband/wife, separated from/since/in/#/for, legal separation, husband/wife/spouse cheated/left/filed/cheating/hid/hides/hiding/emptied/drained, marital home/assets/property/house, married # yrs/years/y _ ~separate/~want/~leave/left/~divorce/~file, hiding/hid _ money/assets/accounts, alimony, spousal support/maintenance, qdro, equitable distribution, manutencion conyugal
end/ending my/our/this/the marriage, left me for another/a/his/her/somebody/someone/some, moved in with his/her/another/a _ girlfriend/boyfriend/mistress/woman/man, marriage is/has over/ended/done | with: husband, wife, spouse, marriage, married, divorce, @kids | without: landlord, parents, roommate
drained/emptied/took/cleaned/moved _ joint/savings/accounts/account | with: husband, wife, spouse, divorce, divorcing, separated, marriage | without: died, estate, will, trust, scam, hacked
his/her pension | with: divorce*, married, marriage, husband, wife, spouse, ex, split | without: died, passed, estate, survivor
| not after: my, his, her, old, happily, parents, since the, since our, after the, after our, before the, in the, in our, during the, during our, from the, from our, absolute | not before: lawyer, lawyers, recovery, years ago, # years ago, back in
[prenup stakes=2 area=kin say="prenuptial agreement"]
prenup, prenuptial, pre nup, postnup, postnuptial, marital agreement
[custody stakes=4 area=family party="other parent" pk=family say="custody or visitation" story="custody or visits of a child"]
joint custody/legal, lost custody,
custody | not after: his, police, ice, protective, in, into, from, of | not before: death, of ice, of the police, of the sheriff
custodia, parenting time/plan
custody of/hearing/order/case/battle/agreement/trial/modification/mod/dispute/papers/schedule/arrangement/is/and/to/for/or/eval
full/joint/sole/primary/emergency/temporary/temp/shared/physical/majority/legal custody
modify/modification of/the/my _ custody/order/visitation, ~want/~need/~get/~take/~lose/~fight/file/filed/filing _ custody
visitation rights/schedule/order/denied/with/hours/time, my/his/her/summer/supervised/weekend/court/get/have/for/about visitation, parenting time/plan/schedule
denied _ visits/visitation
supervised visits/visitation, custodia de/completa/compartida
| not after: in, into, police, ice, chain of, chain, protective | not before: lawyer, of the sheriff, of the police, of ice, of dcf, of cps
[child_kept stakes=4 area=family party="other parent" pk=family kind=custody say="child taken or kept away" story="child taken along or kept away"]
wont/not/refuse/refuses/refused/refusing/to bring/give/send/return/hand/giving/bringing/sending/returning _ back/home/over, ~refuse to return my/our @kids | with: @kids, custody, visitation, weekend, ex, order | without: dog, puppy, cat, money, deposit, keys, phone, car, school, hospital, bus
has/have had/kept my/our @kids since/for
left/moved/fled/disappeared/skipped _ with my/our/the @kids, took/ran off with my/our/the/him/her/them | with: @kids | not after: i, we, ive, to
packed _ the/our/my @kids | not after: i, we, ive, im
~keep/took/taking/withholding my/our/him/her/them _ from me/us | with: @kids
not/havent/never had/gotten/got my/our @kids back
state/county/court/government/cps/dcf/dcfs/dhs/cys/dcs/acs/dfps took/has/have/got custody of my/our/her/his, took/taken/removed my/our/her # @kids
terminate/terminating/terminated my/our/his/her rights/parental
| not after: i, we
[visits_denied stakes=4 area=family party="other parent" pk=family kind=custody say="kept from seeing a child"]
wont/not/never/wouldnt/doesnt/dont let/letting/allow/allowing/allowed me/us _ see/visit/talk/speak/call/have/take/contact/facetime, not/never/havent/hasnt been allowed to see/visit/talk/speak/contact, not allowed to see/visit/talk/speak/contact, refuses/refused/refusing to let/allow me/us/my/our/the @kids/see/visit/talk/speak/have, wont let/allow my/our/the/him/her/them/@kids see/visit/talk/speak/come/@kids | with: @kids, visitation, custody, weekend, certificate, ex, his father, his mother, her father, her mother, grandparents | without: nursing, hospital, facility, doctor, covid, jail, prison, boss, landlord, school, records, dog, brother ex, friend ex, teacher, report, icu, nurse, daycare
~keep/stopping/stops/stopped me/us/him from seeing/talking/visiting/having/contacting _ @kids/girl/boy
not/havent/never seen/talked/spoken my/our/to/with _ @kids in/since/for | with: ex, mom, mother, dad, father, custody, court, order, visitation, blocked, excuses, supervised, cps
~withhold/withheld visitation/visits/parenting, interfer* with my/our _ visitation/parenting/custody/visits, visitation/visits/parenting/custody _ interfered/denied/withheld/refused/blocked
no longer get/have my visits/visitation/weekends/parenting | without: work, job, boss, shift
deny/denies/denied/denying me/us/him my/our/court/time/visitation/visits/parenting/visit/access | with: @kids, visitation, visits, parenting, custody, weekend
not/isnt/doesnt/wont/never/stopped follow/following/followed/obey/obeying/honor/honoring the/our/my/a _ parenting/custody/visitation, ~violate/~ignore/~break/violating/ignoring the/our/my/a/custody/visitation/parenting custody/visitation/parenting/order/plan/agreement | with: custody, visitation, parenting
~cancel/~skip/~deny/canceled/canceling _ my weekend/weekends/days/visits/visit/visitation/parenting, cut me/us off from my/our/the/her/his @kids, doesnt/didnt/not/never/wont show/shows/showed/showing up/at/for _ exchange/exchanges/visitation/visits, exchange and nobody/she/he/no | with: @kids, ex, visitation, custody, decree, order, mom, mother, dad, father, exchange | without: boss, shift, work, doctor, therapist, nurse
cant/cannot/couldnt even/facetime/call/talk/see/speak _ my/our @kids | with: blocked, wont, custody, order, visitation | without: nursing, hospital, school, coma, icu
[paternity stakes=4 area=family party="other parent" pk=family kind=custody say="paternity"]
paternity
| not after: in, into, police, ice, chain of, chain, protective | not before: lawyer, of the sheriff, of the police, of ice, of dcf, of cps
[child_time stakes=4 area=family party="other parent" pk=family kind=custody say="children's time or home"]
more time with/w my/the @kids, see my/his/her/our @kids, see my grandson/grandkids/granddaughter, dad/mom/father/mother has primary, share him/her/them/@kids # #, @kids ~go/~come with her/him, wont/wouldnt/not let me take her/him/them/@kids, wont/not give him/her/them back to me, want my baby/son/daughter/kids/child back, ~take/~move him/her/them/@kids across the/state/country/lines, ~take/~move him/her/them/@kids out of state, keeps/keeping/withholding/kept/took/hid @kids from me/him/her, keeping my/our/the @kids, return the child, parental kidnapping, parental abduction, relocate/moving/move/moved with my/the/our/his/her @kids, move out of state with, grandparents rights, grandparent rights, fathers rights, no me deja ver, se llevo a mi/mis, quitar a mi/mis
took my/our/the/his/her @kids | not after: i, we, im, ive, weve, i just, who, ambulance, they | not before: to school, to the, to a, to an, to see, to get, to urgent, to er, to church, to daycare, to dinner, to work, to my, to his, to her, to physical, to therapy, out to, for a, swing, bike, stuff, things, toys, phone, clothes, in to, into the, fishing, home, statement, temperature, blood, advice, word, money, job, on a
wont let me/him/her see, wont let me/him/her have my/the/his/her, not letting me see, doesnt let me see, no let me see | without: brother ex, friend ex, cousin ex, coworker, neighbor, records, chart, nursing, hospital, doctor, boss, landlord, report, file, receipt, bill, contract, books
| not after: in, into, police, ice, chain of, chain, protective | not before: lawyer, of the sheriff, of the police, of ice, of dcf, of cps
[child_support stakes=3 area=family party="other parent" pk=family say="child support"]
hasnt/havent/not/never/didnt/doesnt/wont/stopped paid/paying/pay child support
stop/stopped/stops/not/wont/doesnt/quit pay/paying/pays for the/my/our/his/her kids/child/children/son/daughter/baby, no paga por los ninos, no me da para los ninos/hijos, no da dinero para los hijos/ninos
child support, childsupport, cs arrears/order/mod | not after: take, takes, taking, took, takes out | not before: out of my, office next
pension alimenticia, manutencion
[support_unpaid stakes=3 area=family party="other parent" pk=family kind=child_support say="support not paid"]
~owe me/us/her _ support/alimony, back child/spousal support, owes/owe me/us $ _ for the/our/my @kids | not after: i, we, i owe, behind on
not/havent/hasnt/never gotten/got/received/receive/receiving/seen/get/getting _ support/alimony/maintenance/dime/penny/cent/payment | with: support, alimony, @kids, ex, supposed to pay, ordered | without: settlement, insurance, boss, job, wages, tenant, rent
no/not/zero/never child/one support/child in/for/since/from/at/payment/payments/support
behind in/on/with _ support/alimony | not after: i am, im, i, am, got, fell, i got, i fell, me | without: my support, my child support, am behind, im behind, got behind, fell behind
dont/doesnt/didnt/hasnt/never/not/wont/stopped/refuses/refuse/refused/quit pay/paid/paying/pays _ support/alimony/maintenance, ~refuse to pay _ support/alimony/maintenance
support/alimony _ late/unpaid/arrears/arrearage, in arrears, past due in/on _ support/alimony | with: support, alimony, arrears | not after: i am, im
ordered to pay _ support/alimony/maintenance and/but _ quit/stopped/never/not/refuses/wont/hasnt/doesnt/didnt
hasnt/never/not/doesnt/didnt/wont help/helped/helps/contribute/contributed/paid/pay/pays/give/given/gives/gave anything/nothing/financially/a/one/dime/penny/money/cent _ for/with/to/toward/towards/since/them/him/her/@kids | with: @kids | without: insurance, boss, employer, landlord, settlement, hospital, school
deadbeat dad/father/mom/mother/ex
| not before: because i, since i lost
[family_support stakes=3 area=family party="other parent" pk=family kind=child_support say="family support"]
hasnt/havent/not/never/didnt/doesnt/wont/stopped paid/paying/pay child/any/the/his/her support, support arrears/order/modification, back support, behind on/in support, modify support
[cps stakes=4 area=family party="child protective services" pk=authority say="child protection or foster care"]
state took my/our/her, placed w/with strangers/foster
cps/dcf/dcfs/dhs/dss/cys/dcs/acs/dfps _ took/removed/opened/came/case/involved/investigating/investigation/remove/removal/has/wants/says/petition/worker/caseworker/called/filed/plan/hearing/emergency
~take/took/removed/placed my/our/her/his @kids _ foster/cps/caseworker, foster care | not after: in, grew up in, was in, aged out of
dependency court/case/hearing/petition, termination of _ rights, tpr, caseworker/case worker says/wants/took/lied/plan
child abuse registry, neglect finding/case/petition, me quitaron a mis/mi, servicios infantiles
safety plan, reunification | with: cps, dcf, dcfs, dhs, dss, cys, dcs, acs, dfps, foster, kids, caseworker, worker
[adoption stakes=3 area=kin say="adoption or surrogacy"]
adoption | not before: fee, center, event, day | without: dog, puppy, cat, kitten, rescue, shelter, pet, animal
~adopt my/our/her/his son/daughter/stepson/stepdaughter/grandson/granddaughter/niece/nephew/kids/child/children/baby/step/wife, ~adopt him | without: dog, puppy, cat, kitten, rescue, shelter, pet
 stepparent/step parent adoption, want/wants/like to adopt, adopting, surrogacy, surrogate, adoptar
adopcion
[name_change stakes=1 area=kin say="name change"]
name change, change my/our/his/her name/last | not before: on the title, on the deed, on the lease, on the account, minute, on the bill
 cambio de nombre
[guardianship weak=1 stakes=4 area=kin say="guardianship or capacity"]
cant/cannot sign a poa/power, alzheimers/dementia/alzheimer _ court/form/guardian
@kids/mom/mother/dad/father/husband/wife/grandmother/aunt/uncle _ alzheimers/dementia/alzheimer _ papers/bank/decisions, mind is slipping/going
needs a guardian, declared _ incompetent, capacity evaluation/letter, wont sign a poa, cant make decisions, doctor will do/write _ capacity/letter
guardianship, conservatorship, guardian of/for/over my/his/her/the/our/him, become/be/appointed/named guardian, legal guardian, tutela
turning # _ guardian/autistic/autism, curatela

// Immigration
[removal stakes=4 area=immigration party="immigration authorities" pk=authority say="deportation or immigration court" story="deportation, detention or immigration court"]
deport* | not after: cousin got, cousin was, friend got, friend was, neighbor got, coworker got, have me, get me, have us, get us, have him, get him, have her, get her
removal proceedings/order/case/hearing, notice to appear, nta, order/orders of removal
ice detained/hold/took/detainer/picked/arrested/has/check/came/agarro, detained by ice/immigration, in ice detention/custody
immigration court/judge/hearing/detention/hold/bond, master hearing, master calendar, individual hearing, cancellation of removal, stay of removal
ij denied, picked up by ice, lo agarro/detuvo/llevo inmigracion/ice, corte de inmigracion, detenido por ice/inmigracion
orden de deportacion, lo van a deportar
@tobe detained by/at/in | with: ice, immigration, border, asylum, visa, deport*, airport, uscis, cbp, hearing, removal
held/detained/arrested/taken/grabbed/stopped/picked/locked _ by immigration/ice/border/cbp, immigration/ice/cbp/patrol has/have/took/detained/arrested/picked/grabbed/stopped/holding/locked my/our/him/her/them/us/me, ordered my/his/her/our/removed/deported/deportation removal/deportation/in/from/by/and, in a/an/the _ detention center/facility | with: immigration, ice, border, patrol, cbp, removal, deport*, removed, judge, detention | not after: called, call | without: slipped, knee, on my, ice pack, juvenile
[asylum stakes=4 area=immigration party="immigration authorities" pk=authority say="asylum"]
asylum, asylee | with: filed/hearing/court/interview/fear/denied/file/country/government/audiencia/corte/pedi/pedir/i/miedo
asilo, credible fear
fear/afraid of _ returning/return/going back | with: country, immigration, asylum, cartel, gang, gangs, home country, government
[protected_status stakes=4 area=immigration party="immigration authorities" pk=authority kind=asylum say="protected status"]
tps, temporary protected, withholding of removal
[visa_denied stakes=3 area=immigration party="immigration authorities" pk=authority say="immigration case"]
n # denied/delayed, i # denied/rfe/noid, siv, chief of mission, h # b, h1 b, h2 a/b
naturalization delayed/denied/interview
n400/i130/i485/i751/i765/visa/petition/uscis/green/n/i/naturalization/citizenship/waiver/asylum/daca # denied/rfe/noid
uscis denied/rfe/lost/delay, i # i/we filed, rfe, noid, request for evidence, mandamus
green card denied/application/renewal/interview/lost/pending, me negaron la visa/residencia/ciudadania, administrative processing
visa/citizenship/naturalization/i130/i485/i751/n400/consulate/embassy _ denied/denial/refused/delayed/pending/stuck/rfe
visa/visas _ revoked/cancelled/canceled/rejected/voided, ~cancel/~revoke/~deny/~refuse/~reject/cancelled/canceled my/his/her/our/the visa/green/esta/daca/naturalization/citizenship/asylum, intent/intend to deny, ~reject my/his/her work, uscis/embassy/consulate/nvc _ rejected/refused/says/cancelled/canceled/revoked/returned | not before: card at, card
embassy/consulate/marriage/asylum/visa interview, interview at the embassy/consulate
petition/waiver _ denied/denial/refused/delayed/pending/stuck/rfe | with: visa, uscis, immigration, green card, citizen, i130, i601, i485, consulate, spouse, wife, husband
[immigration_status weak=1 stakes=3 area=immigration say="immigration status" story="immigration papers or status"]
n #, i #, green card, greencard, asylum, citizenship, want citizen, uscis | with: uscis/filed/interview/petition/citizen/card/green/lpr/husband/wife/status/papers/visa/arrests/married/spouse/approved/work/employer
work permit/visa, adjust/adjustment of/his/her/my status, form i #
h # b, h1 b, h2 a/b, f1/j1/k1 visa, j1, k1, fiance visa/petition, family petition, petition for my/his/her, petition my/his/her
overstay, overstayed | not before: my welcome, his welcome, her welcome, our welcome
undocumented | without: hit me, hit us, rear ended, driver, no insurance
visa/permit/status/i94/i20 _ expired/expire/lapsed/ended/revoked | not after: registration, gift, my work comp | not before: card, card was | without: visa card | with: visa, immigra*, uscis, status, country, here, married, green card, student, work permit, stayed, never left
out/no/lost of/legal/my/his/her status, no status/papers | not before: page, to | with: visa, immigra*, uscis, border, country, here since, undocumented, student, tourist, school, company, laid off, i20, i94, deport*, green card, esta
never left | not before: my, the, his, her, our, me | with: visa, immigra*, uscis, border, country, here since, undocumented, student, tourist, school, company, laid off, i20, i94, deport*, green card, esta
came/come/entered/crossed/here _ illegally/border, in/entered without inspection | not before: insurance, a license, me, permission, asking, knocking, looking
sponsor/sponsoring my/his/her, without papers, daca, vawa, u visa, t visa
visa bulletin, visa waiver, dv lottery, naturalization, naturalize, citizenship interview/test/application
legalize my/his/her/their status, petition me/him/her, petitions me
apply/applying/applied for citizenship/residency/a/visa, become a citizen, us citizenship, consular processing, advance parole
entered without inspection, ewi, crossed the border, legal status, lawful permanent, marriage based
arreglar papeles/mis/sus/su/mi/por, sin papeles, permiso de trabajo, hacerme ciudadano/ciudadana, hacerse ciudadano, ciudadania, residencia
peticion de/para/por, visa u, quiero/quiere arreglar, inmigracion, perdon provisional, entre sin, entro sin
| not before: lawyer

// Estates
[will_draft weak=1 stakes=2 area=estate say="will, trust or power of attorney"]
want will, need will/wills, want poas, will and poas, poas and deed
will done/made/written/redone, poa and will, want it to go to, old will, who decides for me
who gets the house, medicaid estate recovery, five year look
need/want/wants/needs/make/making/write/draft/update/updating/do/get/redo/prepare/change a/my/our/new/his/her/simple will/wills/trust/poa/testament/testamento
will/wills and/or trust/poa/trusts/living/healthcare/power/directive, simple will, set up _ trust, estate plan/planning, living trust
power of attorney for/needed/drawn, healthcare directive, advance directive, living will, our wills, both wills, hacer un/mi testamento, un testamento
medicaid planning
[estate_dispute stakes=3 area=estate party="heir or executor" pk=family say="estate, trust or inheritance"]
~sell the/our/his/her house/farm/land to his/her/their own/nephew/niece/son/daughter/llc/friend, wont give an/any/us accounting/accountings, is trustee of
wont/refuse*/not show/give/send/tell us/me _ will/trust/estate, ~take/took/~drain/~spend/~withdraw/withdrew/~transfer all/the/her/his/moms/dads _ money/savings/accounts out/before/from/into, executor/administrator/trustee/poa _ wont/refuses/refused/stole/ignores/spent/sold/hiding/moved, is the executor/administrator/trustee | with: died, passed, death, will, trust, estate, inherit*, heirs, probate, deceased | without: divorce, custody, im the executor
is/was/named executor/executrix/trustee/administrator and/but he/she/they wont/refuses/refused/never/hasnt/wouldnt, wont show me/us _ statements/will/trust/accounts/bank, no accounting in/from/since/for/given, is/was/as the/our/sole trustee, deeded the/her/his/our _ house/farm/land/property, checks to herself/himself, ~move # of principal, moved $ of principal, trustee _ sold/moved/deeded/loaned
caregiver _ new will/trust/deed/beneficiary, not oriented, lacked capacity, new trust, had dementia when
contesting/contested _ will, siblings fighting, keys to house, moved # to herself/himself, moved $ to herself/himself, changed beneficiary
will contest | not after: i, we, he, she, they, and, you, ill | not before: the, it, this, my, that, a, any
contest/contesting/contested/challenge/challenging/challenged/enforce/fight/fighting the/a/her/his/that/original/my/our/moms/dads/mom/dad/mother/father/grandma/grandmother/grandfather/aunt/uncle _ will/trust | not before: a ticket, it
undue influence
signature _ isnt/not/doesnt/looks/forged/wasnt, two/second/newer/earlier/later will/wills, signed/sign a/the new/different/another will/trust/deed, will/trust _ redone/rewritten/rewrote
wrote/cut/left/written/taken/took us/me/all/him/her/them/kids _ out of the/his/her/dads/moms/dad/mom _ will/trust/estate
pressured/coerced/tricked/forced/manipulated/talked/convinced _ into/to changing/signing/leaving/giving/deeding/change/sign/leave/give/deed
~get/made/had/took my/our/his/her/mom/mother/dad/father/grandma/grandmother/grandfather/grandpa/aunt/uncle _ sign/change/redo/deed/leave
~sign over/away the/her/his/moms/mom/dads/dad _ house/home/property/farm/land/deed/title/everything
forged will/signature/the/deed/his/her, changed/change _ will/beneficiary/trust/deed, new will, cut/left/wrote out of/me/us/her the/his/her/of
disinherited, comes/came/shows/showed out/up with a/another _ new/different/second one/will, everything to him/her/himself/herself, house was/got/is put/transferred/deeded/signed in/to/over _ his/her name, left everything to, left it all to
used/using/abused/abusing his/her/the/moms/dads/my poa/power _ put/transfer/transferred/sell/sold/move/moved/take/took/sign/signed/empty/drain/withdraw/change/get, emptied/drained/cleaned/wiped/withdrew/spent/spending my/our/the/her/his/moms/dads/mom/dad/mother/father/grandma/estate _ account/accounts/savings/money/funds | not after: i, we
~put/~transfer/transfered/deeded/retitled my/our/the/moms/dads/mom/dad/mother/father/her/his/grandma _ house/home/property/land/farm/deed/title in/into/to his/her/himself/herself/their | not after: i, we, to, him, me
took/taking/sold/stole/removed/cleaned/emptied mom/dad/mother/father/grandma/grandmother/grandpa/grandfather/aunt/uncle/our/my/her/his _ house/truck/car/guns/jewelry/belongings/things/stuff/furniture/coins/tools/ring/rings/ashes/out before/after/out/without/and | not after: i, we
isnt/not/wont/never/refuses sharing/share/splitting/split/distribute/distributed/distributing the/our/my/any/his/her inheritance/estate/proceeds, keeping/kept/keeps my/our/all/the _ inheritance/share/half/estate, estate _ never/not/hasnt/isnt been/settled/probated/closed/open/opened
executor/trustee/executrix/administrator _ wont/refuses/refused/selling/sold/took/taking/kept/keeping/moved/claims/changed/ignores/transferred, executor/trustee/executrix/administrator/stepmother/stepmom/stepdad/aunt/uncle/sister/brother/siblings _ stole/emptied/hid/hiding/withdrew/drained
breach of fiduciary, fiduciary duty, wont give/pay _ inheritance/share, my share of, my inheritance, accounting of/from the trust/estate
trust litigation, beneficiary of/to/on a/the/my/his/her, abuse of poa, poa abuse, mi hermano/hermana/tio/tia/madrastra no quiere/nos/vendio/se
| with: will/estate/trust/trustee/executor/executrix/inheritance/died/passed/dad/mom/mother/father/death/house/poa/deed/grandma/grandmother/grandfather/beneficiary/mum/aunt/uncle/herencia/murio/fallecio/succession
[probate weak=1 stakes=3 area=estate say="will or estate"]
brother/sister/stepmother/stepmom/uncle/aunt has/got/took/kept it all/everything | with: died, death, passed, will, estate, inherit*, mom, dad, mother, father, house, deed, probate
mom/dad/mother/father/aunt/uncle/grandma/grandpa passed/died _ will/house/estate/keys/brother/sister, passed and left
estate trustee, made _ executor, accounting whatsoever, no will, without a will | not before: to live, power, to fight, to do
moms/dads/mothers/fathers/grandmothers/grandfathers/mom/dad/mother/father/grandmother/grandma/grandfather/grandpa/aunt/uncle/husband/wife/brother/sister estate | not before: sale, planning, plan, agent, attorney
probate, making my/our brother/sister/uncle/aunt the executor, brother/sister/uncle/aunt is/was/as _ executor, letters testamentary/of, small estate, affidavit of heirship, intestate, died without a will, executor of
named/listed executor/exec/executrix, as exec/executor, need/needs letters so/to/of/testamentary, orig/original will in/attached/and/from/at, father/mother/dad/mom/mo/fa d #, administrator of, personal representative of, estate of my/her/his, heirship, inherit*
left me/us money/everything | with: will, died, passed, death, estate, mom, dad, mother, father, grandma, grandmother, grandfather, aunt, uncle, trust
left me/us the/his/her house/home/land/money/farm, in her/his will, herencia, sucesion, fallecio sin, murio sin
| not after: sued, my
