// Crime, family, immigration, estates, money and business: read together with event.lex and dispute.lex, same attributes.

// Accused of a crime
[dui stakes=4 area=crime party="prosecution" pk=authority of=client say="DUI charge"]
dui, dwi, owi, ovi, oui, duii, dwai, refused test/breath/blow, field sobriety, manejar/manejando tomado/borracho/ebrio | without: other driver, od, hit us, hit me, killed my, who hit, his dui, drunk hit, driver hit
# nd/rd/st/th dui/dwi/owi/oui/ovi, a/my/her/his/first/second/third/another dui/dwi/owi/oui/ovi, got/arrested/charged/stopped/arr _ dui/dwi/owi/oui/ovi/duii | not after: hit, killed, below, under | not before: driver
dui/dwi/owi/oui/ovi/duii arrest/charge/charged/case/arrested/on/checkpoint/second/first/# | not after: hit, killed | not before: driver
blew a #, blew #, bac #, breathalyzer/breathilizer/breath refused/refusal/test, refused the breath/breathalyzer/machine/blow/test, driving under the influence, driving while intoxicated | without: other driver, od, hit us, hit me, killed my, who hit, in the car, tire, tires, fuse, gasket, lug
[dv_charge stakes=4 area=crime party="prosecution" pk=authority of=client say="domestic violence charge"]
charged/arrested/arr _ domestic/dv/battery/strangulation/choking, dv/domestic charge/charges/arrest/assault/battery/case
domestic violence charge/charges/arrest/case, order of protection against me/my
| without: victim, punched me, hit me, beat me, choked me, against my ex, against him, he got charged, he was charged, he was arrested, my ex was arrested, my husband was arrested
[drug_charge stakes=4 area=crime party="prosecution" pk=authority of=client say="drug charge"]
trafficking opium/meth/cocaine/heroin/fentanyl/drugs/marijuana/charge/charges
charged/arrested/arr/caught/busted/cited _ possession/drug/drugs/meth/cocaine/heroin/fentanyl/weed/marijuana/trafficking/pills/paraphernalia
drug charge/charges/possession/case/trafficking, drug possession, possession w/with intent, possession of meth/cocaine/heroin/fentanyl/marijuana/weed/pills/drugs/controlled/thc/paraphernalia
[theft_charge stakes=4 area=crime party="prosecution" pk=authority of=client say="theft charge or accusation"]
charged/arrested/accused/caught/cited/arr for/of/with/w/on/shoplifting/felony _ shoplifting/theft/stealing/larceny/burglary/robbery/fraud/forgery/embezzlement/embezzling
shoplifting/theft/larceny/burglary/robbery/embezzlement charge/charges/case/citation
got caught shoplifting/stealing
[theft_named weak=1 stakes=4 area=crime party="prosecution" pk=authority of=client kind=theft_charge say="theft charge or accusation"]
shoplifting
[weapon_charge stakes=4 area=crime party="prosecution" pk=authority of=client say="weapons charge"]
gun/weapon/weapons/firearm/pistol/ccw charge/charges/possession/case, felon in possession, charged/arrested _ gun/firearm/weapon/pistol/ccw
[violent_charge stakes=4 area=crime party="prosecution" pk=authority of=client say="violent crime charge"]
charged/arrested/accused/arr/indicted _ assault/battery/murder/homicide/manslaughter/kidnapping/menacing/threat/threats/stabbing/shooting/strangulation
assault/battery/murder/manslaughter charge/charges, attempted murder, aggravated assault/battery
felony assault, agg assault
| without: he was charged, driver charged, driver was, hit me, attacked me, killed my
[sex_charge stakes=4 area=crime party="prosecution" pk=authority of=client say="sex offense accusation"]
charged/arrested/accused/arr _ rape/sexual/sex/indecent/molesting/molestation/porn/solicitation/statutory
[charged stakes=4 area=crime party="prosecution" pk=authority of=client say="criminal charge"]
charged as an adult, direct file, petty theft, wrongful conviction | not before: i was
brady letter, sentencing
got a summons | without: debt, credit, collection, collector, card, eviction, landlord, divorce, jury, sued, lawsuit, loan, rent
convicted of | not after: never been, was later, he was, ex was, husband was | without: drunk driver, my ex, years ago
@tobe charged with/w/as, @tobe arrested/indicted/arraigned
felony charge/charges/case/arrest, arrested #, arrested for/on/at/last/yesterday/sat/saturday/sunday/friday, arrested in #/jan/january/feb/february/march/april/may/june/july/august/aug/sept/september/oct/october/november/nov/december/dec, arr #
charged # w/with, being charged with, criminal charge/charges, target letter, grand jury
in jail/county/custody now/since/on/for, put me in cuffs, out on bond/bail
bond set/hearing, bail set/is/hearing, arraignment, arraigned, indictment, pretrial #/on/date/conf | not after: his, her, surety, contractor, driver
lo/me/la arrestaron/detuvieron/agarraron
| not after: driver, alleging | not before: driver
[investigated stakes=4 area=crime party="police" pk=authority of=client say="under police investigation"]
police/detective/officer/detectives/deputy _ asking/wants/want/wanted to speak/talk/question/interview, asking/asked to speak/talk with/to me | with: police/detective/officer/sheriff/fbi/agent
detective/police/fbi/cops/agents/troopers _ wants/want/asking/questioned/interview/searched
search warrant
| without: accident, crash, stolen, hit me, made a report, took a report
[probation stakes=4 area=crime party="prosecution" pk=authority of=client say="probation or warrant problem"]
probation/parole violation/violated/revoked/revocation/officer
po filed, bench warrant, warrant out/issued
[record_relief weak=1 stakes=2 area=crime of=client say="wants to clear a record"]
rights back | not before: against
expunge*, record expunged/cleared/sealed, clean/clear my/his/her/up record, off my record
[juvenile_charge stakes=4 area=crime party="prosecution" pk=authority say="juvenile charge"]
charged as an adult, my # yr old charged
juvenile court/charge/charges/case/petition/detention/hall, cited for underage, underage drinking
[court_martial stakes=4 area=crime party="military" pk=authority say="military charge"]
court martial, ucmj, discharge upgrade
| with: charged/referral/board/hearing/upgrade/discharge/arraignment/accused/separation
[traffic_ticket stakes=1 area=traffic party="prosecution" pk=authority of=client say="traffic ticket"]
speeding ticket/citation/tickets/#
ticket/tickets/citation/cited for speeding/going/driving/running/red/expired/tint/tinted/careless
got/received/have/getting _ traffic/speeding/parking/driving ticket/tickets/citation
traffic ticket/tickets/citation/citations/court/violation
outstanding/unpaid ticket/tickets, red light ticket/tickets/camera, points on my/his/her license/cdl/record
# in a #, # over in | with: speed*, mph, ticket, citation, radar, zone, cop, trooper, cited, clocked, officer, pulled over, cdl
parking ticket/tickets, infraccion de
| without: him a ticket, her a ticket, other driver, od, hit me, rear ended, reckless*, misdemeanor*, suspended, intoxicat*, intoxication, drunk, marijuana, weed, shoplift*, theft, trespass* | not after: he, she, driver
[ticket stakes=1 area=traffic party="prosecution" pk=authority of=client kind=traffic_ticket when=matter.driving say="traffic ticket"]
// what for is said in the notes
got/received a/another/two/# ticket/tickets/citation/citations | not after: he, she, driver | without: him a ticket, her a ticket, other driver, od, hit me, rear ended, reckless*, misdemeanor*, suspended, intoxicat*, intoxication, drunk, marijuana, weed, pot, possession, drug, drugs, shoplift*, theft, trespass*
[traffic_stop stakes=1 area=traffic party="prosecution" pk=authority of=client say="traffic stop"]
pulled @youobj over, @tobe pulled over | not before: to the side, to the shoulder, on the shoulder, to let, to help, to check, to call, and was hit, and hit
| without: him a ticket, her a ticket, other driver, od, hit me, rear ended | not after: he, she, driver
[reckless_driving stakes=2 area=traffic party="prosecution" pk=authority of=client say="reckless driving"]
reckless driving
| without: other driver, od, hit me, rear ended | not after: he, she, driver
[license stakes=2 area=traffic party="DMV" pk=authority of=client say="license suspended"]
license/licence was/is/got/being/been/has suspended/revoked/taken/been, ~suspend/revoke _ license/licence/cdl/dl
license suspension/suspended/reinstated/revoked/reinstatement/hearing, suspended license/licence
driving on/while/with a/suspended/revoked/expired suspended/revoked/license/expired, dmv hearing/hold, interlock
licencia suspendida, sin licencia
| without: other driver, hit me

// Victims
[sexual_assault stakes=4 area=person party="attacker" pk=person say="sexual assault"]
altar server, credible list, molest*, rape, sexual assault/abuse, groomed | without: charged, accused, arrested, accusation, investigated, registry
raped @youobj, ~rape/molest me/her/him/my/his/us/daughter/son/sister/sisters, @tobe raped/molested, sexually assaulted/abused/assaulting/abusing
molesting my, clergy abuse
abuso sexual
abused me/him/her/us | with: coach, priest, pastor, teacher, scoutmaster, counselor, stepfather, stepdad, uncle, babysitter, molested, deacon, youth, altar | not after: verbally, emotionally, mentally, financially, racially | not before: trust, power, of | without: charged, accused of, accusation, registry
| not after: accused, charged, me for
[assaulted stakes=3 area=person party="attacker" pk=person say="assaulted"]
glass/bottle/beer in my/his/her face, hit/struck me/him/her with a glass/bottle/bat/pipe/chair/gun
punched by, stabbed #, attacked by/with, beaten by, sucker punched, punched in/outside | not after: i, charged, dog | not before: by the bill/price/news, by this bill, holes, in the numbers, in the code, a clock
jumped me/him/her/by, assaulted by/at/in/on, attacked by/at/in, beat me/him/her, robbed at, hooks me | without: dog, charged, arrested, arraignment, arr, crash, to the, bees, wasps | not before: to it, to the, down on price, at, home, there
~punch/kick/stab/shoot/choke/slap/beat/attack/assault/strangle/jump/push/shove/headbutt/spit me/us/my/clt/client, punched/kicked/stabbed/choked/slapped/attacked/assaulted/pushed/shoved/struck/hit him/her in/on/with/to/and, beat @youobj up | not after: i
beat him/her with/up/and | not after: i
@tobe beaten/stabbed/shot/assaulted/jumped/attacked/mugged/punched
physically hit/abused/assaulted me/her/him, me golpeo/golpearon/apunalo/pego/pegaron con/en/un
pinned her/me/him against
| not after: accused, car, charged, dog, heart, panic, asthma | not before: to sign/take/quit/do/get/accept/pay/agree/work/leave/make/resign, too far, around, aside, car, truck, vehicle, bumper, by a dog, dog, pit bull, by dog, by pit, by a pit, by two dogs, by bees, character, credibility, by my cat, around, a text, an email, a message, in the deal
[domestic_violence stakes=4 area=family party="partner" pk=family say="domestic violence"]
choked me, me pega, hits me, hit me | with: husband/boyfriend/ex/wife/partner/esposo/marido/novio/pareja/married/girlfriend | without: car, truck, crash, driver, work
domestic violence/abuse/abuser | not before: survivor, shelter, program, class, classes, advocate, unit, charge, hotline
husband/wife/boyfriend/girlfriend/ex/partner _ ~hit/beat/choke/strangle/punch/slap/push/abuse/threaten me/her/him
he/she/husband/wife hits/beats/hurts/abuses/chokes me, he/she hit/choked/beat me
violencia domestica
mi esposo/marido/novio/pareja/ex me ~golpea/pega/golpeo/pego/maltrata/amenaza
| not before: car, truck, from
[protective_order stakes=3 area=family party="other party" pk=person say="protective order"]
temporary/temp order granted/extended/hearing/myself, pfa, pfa violation/hearing, orden de proteccion, orden temporal
restraining order/orders, protective order, protection order, order of protection, no contact order, dvro | not after: get a, get an, getting a, file a, file for a, put a, need a, want a, a
[stalking stakes=3 area=person party="harasser" pk=person say="stalking or harassment"]
come to my house # times, follows me
showed up at my | with: ex, harass*, threat*, follow*, stalk*, scared, afraid, knife, gun, night, uninvited, again | without: police, cop, cops, officer, sheriff, package, contractor, inspector, adjuster, process server, ambulance, landlord, ice | not before: appointment, hearing, court
me sigue | not before: doliendo, cobrando, llegando, debiendo
 me mando # mensajes
stalking/stalks/stalked/stalker, keeps/keep calling me/us/her | without: collector, collectors, collection, debt, adjuster, insurance, landlord, bank, eviction, evict, boss, manager, employer
being/been harassed by, calls from a blocked, threatened to kill/hurt/shoot/burn/beat, revenge porn, nonconsensual porn
posted _ nudes/naked/pictures/photos/pics/picture/photo of me/online
me amenaza/amenazo
| not after: employer
[theft_victim stakes=1 area=money party="thief" pk=person say="theft"]
~steal my/our/her/his/all/money/$/the, my/our/her/his _ was/got/been stolen, broke into my/our/the house/home/car/truck/garage/apartment/shed/van/store/office/shop/unit/account/safe/room
@tobe robbed, using my/her/his _ card/account/name, me robo/robaron

// Family
[divorce stakes=3 area=family party="spouse" pk=family say="divorce"]
been married #/around/about/almost/over, married # years/yrs | without: died, killed, passed, green card, uscis, i130 | with: divorce/filing/filed/separate/separated/leave/leaving/left/cheated/cheating/split/assets/affair/served/retainer/spousal
casada/casado #, served # _ kids/yrs
thinking of filing
nothing to divide, wont give a get, separated #
served # answer
divorce papers/attorney/case/hearing/petition/filed/decree/agreement/settlement/is/was/final/served/trial/pending/from/with/after/in
filed/filing/file/files/filling for _ divorce/dissolution/separation, ~want/need/get/getting _ divorce/divorced/separated, going through _ divorce
separated from/since/in/#/my/her/his, dissolution of marriage, legal separation, uncontested divorce
contested divorce, divorcing, divorce, stbx, annulment
husband/wife/spouse cheated/left/filed/cheating/hid/hides/hiding/emptied/drained
marital home/assets/property/house, married # yrs/years/y _ ~separate/want/leave/left/divorce/file, hiding/hid _ money/assets/accounts
alimony, spousal support/maintenance, qdro, equitable distribution
his/her pension | with: divorce*, married, marriage, husband, wife, spouse, ex, split | without: died, passed, estate, survivor
quiero/quiere divorcio/divorciarme/divorciarse/separarme, divorciarme, divorcio
| not after: my, his, her, old, happily, parents, since the, since our, after the, after our, before the, in the, in our, during the, during our, from the, from our, absolute | not before: lawyer, lawyers, recovery, years ago, # years ago, back in
[prenup stakes=2 area=kin say="prenuptial agreement"]
prenup, prenuptial, postnup
[custody stakes=4 area=family party="other parent" pk=family say="custody or visitation"]
more time with/w my/the @kids, see my/his/her/our @kids, see my grandson/grandkids/granddaughter, dad/mom/father/mother has primary
joint custody/legal
custody | not after: his, police, ice, protective, in, into, from, of | not before: death, of ice, of the police, of the sheriff
 custodia, parenting time/plan, share him/her/them/@kids # #, wont/not give him/her/them back to me, want my baby/son/daughter/kids/child back
~take/move him/her/them/@kids across the/state/country/lines, ~take/move him/her/them/@kids out of state
custody of/hearing/order/case/battle/agreement/trial/modification/mod/dispute/papers/schedule/arrangement/is/and/to/for/or/eval
full/joint/sole/primary/emergency/temporary/temp/shared/physical/majority/legal custody
modify/modification of/the/my _ custody/order/visitation, ~want/need/get/take/lose/fight/file/filed _ custody
my/his/her/summer/supervised/weekend/court/get/have/for/about visitation, parenting time/plan/schedule
took my/our/the/his/her @kids, wont let me/him/her see, wont let me/him/her have my/the/his/her
hague
grandparents rights, grandparent rights, fathers rights
paternity, supervised visits/visitation, custodia de/completa/compartida, no me deja ver
| not after: in, into, police, ice, chain of, chain, protective | not before: lawyer, of the sheriff, of the police, of ice, of dcf, of cps
[child_support stakes=3 area=family party="other parent" pk=family say="child support"]
hasnt/havent/not/never/didnt/doesnt/wont/stopped paid/paying/pay child/any/the/his/her support, hasnt/havent/not/never/didnt/doesnt/wont/stopped paid/paying/pay child support
stop/stopped/stops/not/wont/doesnt/quit pay/paying/pays for the/my/our/his/her kids/child/children/son/daughter/baby
child support, support arrears/order/modification, back support
pension alimenticia, manutencion
[cps stakes=4 area=family party="child protective services" pk=authority say="child protective services"]
state took my/our/her, took my grandbaby/grandkids/grands/grandson/granddaughter, placed w/with strangers/foster
cps/dcf/dcfs/dhs/dss/cys/dcs/acs/dfps _ took/removed/opened/came/case/involved/investigating/investigation/remove/removal/has/wants/says/petition/worker/caseworker/called/filed/plan/hearing/emergency
~take/took/removed/placed my/our/her/his @kids _ foster/away/hospital/school/cps/caseworker | not after: in, grew up in, was in, aged out of
termination of _ rights, tpr, safety plan
[adoption stakes=3 area=kin say="adoption"]
adoption | not before: fee, center, event, day | without: dog, puppy, cat, kitten, rescue, shelter, pet, animal
~adopt my/our/her/his son/daughter/stepson/stepdaughter/grandson/granddaughter/niece/nephew/kids/child/children/baby/step/wife, ~adopt him | without: dog, puppy, cat, kitten, rescue, shelter, pet
stepparent/step parent adoption, want/wants/like to adopt, adopting, surrogacy, surrogate
adopcion
[name_change stakes=1 area=kin say="name change"]
name change, change my/our/his/her name/last | not before: on the title, on the deed, on the lease, on the account, minute, on the bill
[guardianship weak=1 stakes=3 area=kin say="guardianship"]
cant/cannot sign one/a/it now/anymore
mind is slipping/going
needs a guardian, declared _ incompetent, wont sign a poa, doctor will do/write _ capacity/letter
guardianship, conservatorship, guardian of/for/over my/his/her/the/our/him, become/be/appointed/named guardian, legal guardian, tutela
curatela

// Immigration
[removal stakes=4 area=immigration party="immigration authorities" pk=authority say="deportation case"]
deport* | not after: have me, get me, have us, get us, have him, get him, have her, get her
removal proceedings/order/case/hearing, notice to appear, nta
ice detained/hold/took/detainer/picked/arrested/has/check/came/agarro, detained by ice/immigration, @tobe detained by/at/in
immigration court/judge/hearing/detention/hold/bond, master hearing, individual hearing, cancellation of removal
picked up by ice, lo agarro/detuvo/llevo inmigracion/ice/la, corte de inmigracion, detenido por ice/inmigracion
orden de deportacion
[asylum stakes=4 area=immigration party="immigration authorities" pk=authority say="asylum"]
asylum | with: filed/hearing/court/interview/fear/denied/file/country/government/audiencia/corte/pedi/pedir/i/miedo
asilo, tps
[visa_denied stakes=3 area=immigration party="immigration authorities" pk=authority say="immigration application"]
n # denied/delayed, siv, chief of mission, h # b, h1 b, h2 a/b
naturalization delayed/denied/interview
n400/i130/i485/i751/i765/visa/petition/uscis/green/n/i/naturalization/citizenship/waiver/asylum/daca # denied/rfe/noid
visa/petition/waiver/citizenship/naturalization/i130/i485/i751/n400/consulate/embassy _ denied/denial/refused/delayed/pending/stuck/rfe
rfe, noid, request for evidence
green card denied/application/renewal/interview/lost/pending, administrative processing
[immigration_status weak=1 stakes=3 area=immigration say="immigration status"]
n #, i #, green card, greencard, asylum, citizenship, want citizen, uscis | with: uscis/filed/interview/petition/citizen/card/green/lpr/husband/wife/status/papers/visa/arrests/married/spouse/approved/work/employer
work permit/visa, adjust/adjustment of/his/her/my status
h # b, h1 b, h2 a/b, f1/j1/k1 visa, j1, k1, fiance visa/petition, family petition, petition for my/his/her, petition my/his/her
overstayed, undocumented, without papers, daca, vawa, u visa, t visa
visa waiver, dv lottery, naturalization, naturalize
legalize my/his/her/their status, petition me/him/her
apply/applying/applied for citizenship/residency/a/visa, us citizenship
legal status, lawful permanent
arreglar papeles/mis/sus/su/mi/por, sin papeles, permiso de trabajo, hacerme ciudadano/ciudadana, ciudadania, residencia
visa u, quiero/quiere arreglar, inmigracion, entre sin, entro sin
| not before: lawyer

// Estates
[will_draft weak=1 stakes=1 area=estate say="wants a will or trust"]
want will
will done/made/written/redone, want it to go to, old will, who decides for me
blended family, set it up so, who gets the house, medicaid estate recovery
need/want/wants/needs/make/making/write/draft/update/updating/do/get/redo/prepare/change a/my/our/new/his/her/simple will/wills/trust/poa/testament/testamento
will/wills and/or trust/poa/trusts/living/healthcare/power/directive, simple will, estate plan/planning, living trust
power of attorney for/needed/drawn, advance directive, our wills, un testamento
medicaid planning
[estate_dispute stakes=3 area=estate party="heir or executor" pk=family say="inheritance"]
~sell the/our/his/her house/farm/land to his/her/their own/nephew/niece/son/daughter/llc/friend, is trustee of
no accounting in/from/since/for/given, is/was/as the/our/sole trustee, deeded the/her/his/our _ house/farm/land/property, checks to herself/himself, moved $ of principal, trustee _ sold/moved/deeded/loaned
not oriented, new trust
contesting/contested _ will, keys to house, moved $ to herself/himself, changed beneficiary
will contest
forged will/signature/the/deed/his/her, changed/change _ will/beneficiary/trust/deed, new will
left everything to, left it all to
executor/trustee/executrix/administrator _ wont/refuses/refused/selling/sold/took/taking/kept/keeping/moved/claims/changed/ignores/transferred
fiduciary duty, my share of, my inheritance
trust litigation, beneficiary of/to/on a/the/my/his/her
| with: will/estate/trust/trustee/executor/executrix/inheritance/died/passed/dad/mom/mother/father/death/house/poa/deed/grandma/grandmother/grandfather/beneficiary/mum/aunt/uncle/herencia/murio/fallecio/succession
[probate weak=1 stakes=2 area=estate say="will or estate"]
mom/dad/mother/father/aunt/uncle/grandma/grandpa passed/died _ will/house/estate/keys/brother/sister
estate trustee, made _ executor, accounting whatsoever, no will, without a will | not before: to live, power, to fight, to do
probate, letters testamentary/of, small estate, executor of
named executor, administrator of, heirship, inherit*
left me/us money/everything | with: will, died, passed, death, estate, mom, dad, mother, father, grandma, grandmother, grandfather, aunt, uncle, trust
in her/his will, herencia, sucesion
| not after: sued, my
