// Money, goods, business and public bodies: read together with event.lex, with the same attributes.

class debtctx = debt, debts, credit, card, cards, loan, loans, bank, balance, collections, collector, midland, lvnv, payday, medical, creditor, creditors, owe, owed
class publicly = everyone, everybody, facebook, online, post, posted, people, town, public, review, reviews, customers, coworkers, neighbors, church, friends, internet, tiktok, instagram, nextdoor, youtube, community, reputation
class policectx = police, cop, cops, officer, officers, sheriff, deputy, deputies, trooper, detective, swat, fbi, jail, prison, guards, arrest, arrested, miranda, raid, raided, handcuffed, agents
class schoolctx = school, college, university, student, students, principal, teacher, campus, district, grade, iep, daughter, son, classmate, classmates, suspended
class partnerctx = partner, partners, partnership, llc, shares, shareholder, cofounder, founder, founded, owned, equity, percent
class tradectx = trademark, copyright, patent, competitor, business, company, website, selling, sell, sells, advertising, ad, ads, etsy, amazon, logo, brand, permission, license, published, customers
class cartrouble = dealer, dealership, seller, problem, problems, defect, warranty, lemon, engine, transmission, title, repair, repairs, lied, leaks, miles, mileage, mechanic, craigslist, marketplace, refund, carmax, carvana, odometer, rebuilt, overheating

[debt_suit weak=1 stakes=2 area=debt party="creditor" pk=business of=client say="debt collection or lawsuit"]
served/summons/summoned/sued/suing _ over/for/by/from/on/about _ card/debt/bill/loan/balance/account, lawsuit/summons/complaint/court paper/papers/from/suit _ from/by midland/portfolio/lvnv/cavalry/unifund/velocity/synchrony/discover/citibank/citi/amex/resurgent/encore/crown/persolve/capital, paper/papers/lawsuit/summons/complaint/suit/letter from midland/portfolio/lvnv/cavalry/unifund/velocity/synchrony/discover/citibank/citi/amex/resurgent/encore/crown/persolve/capital, midland/portfolio/lvnv/cavalry/unifund/velocity/synchrony/discover/citibank/citi/amex/resurgent/encore/crown/persolve/capital/one/recovery _ suing/sued/sues/taking/filed/summons, debt buyer/buyers, answer the/a/my complaint/summons/lawsuit/suit, now sued/suing, taking/takes/took me/us/him/her/my to court | with: @debtctx, summons, collector, collectors, portfolio, capital one, synchrony, discover, served, served over, years old | without: custody, divorce, landlord, evict*, crash, accident, child support
collector/collectors _ calling/call/calls/keep/keeps/threaten*/harass*/reporting, collection agency/agencies/company _ calling/call/keeps/reporting/says/wont/report, threatening to have me/him/her/us arrested, reporting a/an bill/debt/account, being/been sued _ by/over/for a/an _ creditor/collector/debt/card | with: @debtctx, debts, bill
llego demanda, demanda de un banco, judgement garnish, debt lawsuit | not before: holder
garnish* | not before: holder | without: child support, support, drink, drinks, salad, cocktail, plate, food | not after: lime, lemon, a, ex | not before: his wages, her wages, his check, her check
two/# lawsuits, sued me for, sues me | not before: holder | with: @debtctx, $
debt collector/collectors/collection/buyer/collections
collection/collections agency/agencies/letter/notice/calls/account/firm/lawyer, collection/collections company/for/on | not after: coin, stamp, garbage, trash, evidence
sent me/to _ collections, in collections
~sue me/us/him/her/my/client/clt for/over | not after: to, can, will, could, would, gonna, ill, may | with: @debtctx, $
default judgment
credit card suit/lawsuit/lawsuits/sued
wage levy, bank levy, midland/portfolio/lvnv/cavalry sued/suit/funding/recovery
judgment against me/us/my/client/clt, judgment was/on | with: @debtctx, sued, garnish*, levy, against me, $ | without: divorce
medical debt/bills collections/collection, fdcpa
me estan cobrando | not before: de mas, demasiado, mucho, muy | without: renta, casero, casera, luz, deposito
harassing calls | with: @debtctx
cobradores, me embargaron, embargo de sueldo, agencia de cobros
[pay_taken weak=1 stakes=2 area=debt party="creditor" pk=business kind=debt_suit say="wages or account taken or held"]
bank/checking/savings/my/our/his/her/moms/mothers _ account/accounts/checking/money/savings/funds _ frozen/froze/levied/seized/garnished/restrained/emptied/attached, ~freeze/froze/frozen/levied/seized/emptied my/our/his/her/all _ account/accounts/checking/savings/money, ~put/put/placed a/an _ levy/lien/hold/freeze on/against my/our/his/her/the _ account/accounts/wages, levy/lien/hold/freeze on/against my/our/his/her/the _ account/accounts/wages/check/paycheck, theres/there a/is levy/lien, emptied by a, bank ~hold/froze/frozen all/my/our, says theres/there a levy
~take/taking/takes/took #/percent/half/part/money/a _ of/out/from _ my/our/his/her/the pay/check/checks/paycheck/paychecks/wages, order to take/withhold/garnish, out/from of/my my/his/her/our/pay check/checks/paycheck/paychecks/pay/wages
| with: judgment, judgement, @debtctx, levy, lien, court, irs, creditor, frozen, froze, order, bank, hospital bill, social security in | without: child support, hacked, scam, scammed, scammer, stolen, stole, ex, husband, wife, divorce, power of attorney, estate, died, window, drawer, boss took, workers comp lien, mechanics
[bankruptcy weak=1 stakes=3 area=debt of=client say="bankruptcy"]
meeting of creditors, my/the trustee wants/is/says/filed/dismiss, want/wants/need/needs/to/go/going/file bankrupt, need bankrupt, go bankrupt, thinking/looking/consider* of/at/about bankruptcy, time to file | with: bankrupt*, chapter, creditors, debt, cards, owe, bills, plan, payment | without: trust, estate, beneficiary
sub v, subchapter v
chapter # case/bk/bankruptcy/filed/plan/trustee/discharge, ch #, ch7
chapter # | not after: the, va, title, union, read | not before: of, back in, years ago, in the | without: va, gi, veteran, book, bible, statute, school
bankrupt | not after: me went, us went, company that, morally, to, will, would, could, almost, nearly, company went, he went, they went, builder went, contractor went, it went, going | not before: me, us
bankruptcy, bankrupcy | not after: his, her, their, ex, employer, he filed, she filed, they filed, he declared, she declared, company filed, employer filed, contractor filed, store filed, previous, prior, past, old
ch13, bk filed/case/#, # meeting of creditors, bancarrota, quiebra
| not after: landlord, company | not before: lawyer
[sued weak=1 stakes=2 area=debt party="plaintiff" pk=business kind=debt_suit of=client say="sued"]
is/are suing me/us, im/am/was/we being/getting sued, i/ive/we/weve got/been/was/were sued, me demandaron/demando
[served weak=1 stakes=2 area=debt party="plaintiff" pk=business kind=debt_suit of=client say="served papers"]
served with/a/w _ lawsuit/summons/suit/complaint/papers | not after: i, we | without: divorce, custody, eviction, restraining, protective, cps, support
[debts weak=1 stakes=2 area=debt party="creditor" pk=business kind=debt_suit of=client say="debts" story="debts or money claimed"]
~say/claim/claims/claiming i/we/he/she ~owe, drowning in medical/bills, cant/can/not pay my/our/the bills, cant keep up with/on/anymore, too much debt | with: @debtctx, bills, apartment, cards, payday, bankrupt*, chapter, k | without: child support, spouse, ex, taxes, irs, back pay
on cards, cards #, credit card/cards # | with: owe, owed, owes, debt, debts, balance, behind, $
payday loan/loans, on credit cards, in credit cards, cc debt, behind on credit/cards/bills, behind on my bills/cards/credit/loan/loans/payments, credit card debt/bills, overwhelmed with/by debt, drowning in debt, cant pay my debts/bills/cards
mca loans/lender/loan/judgment, merchant cash | not after: landlord, company | not before: lawyer
[repossession stakes=2 area=debt party="lender" pk=business say="vehicle taken, repossessed or towed" story="repossession, towing or a vehicle taken"]
they repoed | not after: son, ex, thief, someone, police
sold it at auction | not after: son, ex, thief, someone, police | with: car, truck, vehicle, repo, repoed, van, suv, towed, auto
took my truck/car | not after: son, ex, thief, someone, police, i, we, she, he, wife, husband, cops, dad, mom, brother, sister, daughter, girlfriend, boyfriend, roommate, thieves | not before: to, in, for, into, home, there, keys, key, title, insurance, off
repo man/guy/company/of/my/the, repoed, repod, me quitaron el carro, deficiency balance
took/taking/repo my/her/his car/truck back | not after: i, we, to | with: bank, dealer, dealership, lender, loan, payment, payments, finance, repo, credit
repossess* | not after: to, will, can, cant, threatening to | without: house, home
towed my/our/her/his car/truck/vehicle/van, car/truck/vehicle/van was/got towed, towing company/co/notice | without: accident, crash, crashed, scene, totaled, wreck, hit, collision, airbags, dui, arrested
[student_loan weak=1 stakes=2 area=debt party="loan servicer" pk=business say="student loans"]
student loan/loans | not before: are on my, on my credit
borrower defense, pslf
[tax weak=1 stakes=3 area=debt party="tax authority" pk=authority of=client say="tax problem"]
owe/owes/owed the irs/state/taxes, owe _ irs/taxes
irs letter/notice/audit/levy/lien/says/owes/debt/garnish/wants/seized/took/sent/agent/criminal/# | without: scam, scammer, scammers, pretending, claiming
back taxes, unfiled _ returns/taxes, tax audit/debt/levy/court/notice/lien/fraud, notice of deficiency, offer in compromise
debo taxes/impuestos, le debo al irs
| not before: lawyer
[identity_theft stakes=1 area=money party="identity thief" pk=person say="identity theft"]
stole my/her/his identity/ssn/social/info
opened _ account/accounts/card/cards/loan/credit _ my/moms/mothers/dads/our name, opened _ account/accounts/card/cards/loan/credit with/using _ my/her/his ssn/social/info/identity/name | not after: i, we
identity theft/thief/stolen, id theft | not after: with, of, felony, aggravated, with felony
in my name without, in his/her name without | with: account, accounts, card, cards, credit, loan, loans, ssn, phone, utilities, bill
used my/his/her ssn/identity/info, used my/his/her social, used my name | not before: media, as, to, in a, in the | with: ssn, social, identity, info, account, credit, loan, card, bill, taxes, open, opened, warrant, ticket, bank, apartment
someone opened | with: account, accounts, credit, card, cards, loan, bank, name, ssn
robo de identidad
[property_hurt weak=1 stakes=1 area=money kind=property say="property lost or damaged"]
~lose/~break/broke/broken/~damage/~ruin/~destroy/~smash/~crush/~steal/stole/~toss/~trash/~burn/~flood/~scratch/~wreck/~shatter my/our/all _ furniture/stuff/things/belongings/clothes/laptop/phone/phones/glasses/ring/rings/jewelry/tools/bike/bicycle/car/truck/shed/mower/fence/trees/tree/guitar/piano/tv/bags/luggage/gown/dress/cabinet/boxes/couch/mattress/beds/basement/everything/property/possessions/trailer/boat/computer/wallet/purse/equipment/garden/lawn/camera/medication/medicine, ~sell/sold my/our _ furniture/stuff/things/belongings/clothes/laptop/phone/phones/glasses/ring/rings/jewelry/tools/bike/bicycle/car/truck/shed/mower/fence/trees/tree/guitar/piano/tv/bags/luggage/gown/dress/cabinet/boxes/couch/mattress/beds/basement/everything/property/possessions/trailer/boat/computer/wallet/purse/equipment/garden/lawn/camera/medication/medicine, ~scratch up my/our/the, ~lose/lost all/everything/a/four/five/# of/we/box/boxes/bags/with, my/our _ furniture/stuff/things/belongings/clothes/laptop/phone/phones/glasses/ring/rings/jewelry/tools/bike/bicycle/car/truck/shed/mower/fence/trees/tree/guitar/piano/tv/bags/luggage/gown/dress/cabinet/boxes/couch/mattress/beds/basement/everything/property/possessions/trailer/boat/computer/wallet/purse/equipment/garden/lawn/camera/medication/medicine was/were/got/is/are/been _ stolen/ruined/destroyed/damaged/broken/crushed/smashed/lost/totaled/gone/burned/flooded/scratched/wrecked, phone/glasses/laptop/bike/furniture/belongings/clothes/jewelry/boxes _ stolen/ruined/destroyed/smashed/crushed, auctioned off _ my/our/all, burned up everything/all, everything we/i own/owned/had, flooded my/our/the basement/house/apartment/home/garage/store, tree _ came/fell/down/on on/down/my/our _ shed/car/garage/fence/roof/house/mower/truck, cut/cuts/chopped down _ my/our/of trees/tree/my, down _ my trees, bent the rim/fender/frame/door, dented my/the, tow/towed and/my sold/car, sold it/my before/without i/telling/my, let my dog/cat/puppy, lost my bags/luggage/box/boxes/things/stuff, is totaled, totaled my/our/the | without: weight, patience, appetite, temper, faith, hair, virginity, my job, lost my mom, lost my dad, train, heart, dui, drunk, drink driving, my neighbors bike, i sold, we sold, we broke up, broke up, neighbors house
| not after: i, we, worried, afraid, scared, never, will, might, if, was not | not before: of thought, with them
[credit_report stakes=2 area=money party="credit bureau" pk=business say="credit or background report"]
on my/his/her credit _ not mine, disputed w/with all/the/# bureaus, disputed with equifax/experian/transunion, somebody/someone elses _ on my credit
accounts on my credit
background check/ck _ wrong, background check/ck cost me/him/her, wrong/false/inaccurate/mixed/negative info/information/accounts/account/items on/in _ credit, credit report _ error/errors/wrong/mistake/mixed/dispute/inaccurate, credit report not mine/accurate/correct
mixed me with/w, mixed with another, disputed twice | with: credit, bureau, bureaus, report, equifax, experian, transunion, file, background
fcra, mixed file
equifax/experian/transunion | with: wrong, error, errors, dispute, disputed, mistake, inaccurate, mixed, refuses, removed, report, not mine
background check _ wrong/error/mistake
[account_misused stakes=1 area=money party="whoever used the account" pk=person kind=identity_theft say="account or data misused"]
unauthorized charge/charges/transaction/transactions/withdrawals/transfer, fraudulent charges/account/accounts/transactions, data breach, ssn _ leaked/exposed, hacked my/our/his/her | not before: against
[scam stakes=1 area=money party="scammer" pk=person say="scam or fraud"]
lost # in coin/crypto/bitcoin, exchange/website/platform is/was gone, lost _ crypto _ app/exchange/website/girl
online boyfriend/girlfriend, fake investment | with: scam/scammed/bank/money/crypto/never met/online/platform/gone/flagged
con man/artist, conned me/us/her/him, defrauded me/us/him/her/my/of, ponzi, pig butchering
fraudulent/fraudulently | not after: of, for, with
scammed, scammer, scammers, scamming, scam/scams | not after: is a, such a, a complete, a total, like a, are a | not before: likely, calls
investment fraud/scheme, fake check/listing/rental/landlord/website/invoice
crypto _ stolen/gone/lost/frozen/scam
romance scam, me estafo/estafaron
| not after: insurance, not
[money_sent stakes=1 area=money party="scammer" pk=person kind=scam say="money sent or taken"]
sent it/# to a wallet
wiring money to, keeps wiring | with: online, met, scam, boyfriend, girlfriend, stranger, dad, mom, grandma, grandpa
not answering since | with: paid, deposit, wired, sent, money, $
paid a fella/guy/man/lady # | with: never, gone, disappeared, answering, blocked, ran, vanished, scam, ghosted
wired #, sent # to | with: scam/scammed/bank/money/crypto/never met/online/platform/gone/flagged
disappeared with | with: money, deposit, $, cash, funds, savings, payment
took my/our money/$ and, took my/our/her/his deposit and | not before: car, phone, keys | without: landlord, gun, robbed
wired # to | with: scam, scammed, scammer, never, gone, online, fraud, fake, hacked, stranger, flagged, overseas, email
| not after: insurance, not
[ripped_off weak=1 stakes=1 area=money party="scammer" pk=person kind=scam say="feels cheated"]
ripped me/us/him/her off, ripped off | not before: my, his, her, the, a, our, their | not after: insurance, not
[consumer weak=1 stakes=1 area=money party="seller" pk=business say="consumer dispute"]
movers/mover/moving/company/storage _ hold/holding/lost/broke/keeping/damaged/held my/our furniture/stuff/things/belongings/goods, ~hold my/our furniture/belongings/stuff/things/goods, photographer/caterer/venue/planner/dj/vendor/band/company/store/seller/man/guy/he/she/they _ took/take/kept the/my/our money/deposit/payment and/but, ~take/took the/my/our money/payment and never/not/ran/wont/blocked/disappeared/no, money and never | with: never, until i pay, double, hostage, lost, broke, wont, refuse*, wedding, ran, no fence, pictures, refund, gone, damaged, website | without: landlord, evict*, gun, robbed, boss, husband, wife, my ex, contractor, roofer, builder
bills/bill/charges/charge/billing/charging me every month, still bills/billing/charges/charging me/my, want/wanted/asked/asking/ask _ my/for money/a back/refund | with: gym, membership, subscription, company, contract, card, refund, store, dealer, seller, warranty, money back | without: landlord, deposit, ex, loaned, lent, tenant, irs, hospital, doctor
transmission/engine put in _ went out/failed/died, shop/garage/mechanic says no warranty, no warranty on
get/want my/our/a money/refund back | without: landlord, deposit, ex, boyfriend, girlfriend, brother, sister, friend, cousin, roommate, loaned, lent, tenant
wont/refuses/refused/refusing/not _ refund/refunded, no refund, want a refund, denied _ refund | without: deposit, landlord, rent, irs, tax, taxes
false advertising, warranty denied/claim/company/wont/repair
overcharged | without: prosecutor, da, felony, count, landlord, rent
never delivered/arrived/showed/shipped/received | with: order, ordered, refund, product, package, seller, item, items, store, bought, purchase, purchased, furniture, delivery, amazon, ebay, tickets, company, shipped, goods
void the warranty, extended warranty, canceled/cancelled _ still charged/charging/charge/billed, gym membership, cancel my membership/contract
robocalls, robo calls, spam texts, tcpa
mechanic/dealership _ damaged/ruined/refuses/wont/broke/messed/lied/charged/never/lost/sold, shop/dealer/garage _ damaged/ruined/refuses/wont/messed/lied/charged/never | without: drugs, fell, slipped, landlord, fired, boss, i work, worked at
wont give _ money back
mover/movers _ broke/lost/hostage/damaged/stole/charged, moving company/co _ broke/lost/hostage/damaged/stole/charged
no me devuelven/regresan mi/el | not before: hijo, hijos, deposito, pasaporte
airline/hotel/airbnb/venue/photographer/wedding _ refund/cancelled/canceled, airline lost, airline/hotel/airbnb/venue/photographer _ refuses/wont | without: footage, video, fell, slipped, divorce, custody
[business_gone weak=1 stakes=1 area=money party="seller" pk=business kind=consumer say="business closed or gone"]
~go/went/gone/going/is/are out of business, ~close/closed/closing its/their/his/the doors/door, closed for good, closed/shut overnight/down/permanently, no longer in business, shut down, website doesnt exist, phone _ disconnected, shop/store/office/place/building is empty/gone/vacant, sign gone, closed in the | with: deposit, order, ordered, furniture, couch, dress, refund, gift card, bills me, charging, charges me, bill me, my money, our money, loans, tuition, program, membership, never got, took my, took our, took payment, i paid, we paid, owner gone, disconnected, the money | without: paycheck, boss, my job, laid off, worked, fell, slipped, hit me, landlord, evict*
[bad_advice stakes=1 area=money party="investment advisor" pk=business kind=scam say="investment advice or loss"]
advisor _ reits/risky, unsuitable investment/investments, broker churned, broker lost/put my/our/her/his money/savings/ira/retirement/account
[vehicle_purchase stakes=1 area=money party="seller of the vehicle" pk=business say="vehicle purchase or repair"]
~sell/sold me/us/him/her a/this lemon, a/is lemon | with: car, truck, jeep, suv, van, dealer, dealership, sold, vehicle, rv | without: tea, juice, pie
engine/transmission/motor/truck/car/jeep/van/suv/it/she _ blew/died/went/locked/seized/quit/failed/knocking/blown/stalled up/out/a/on/week/days/day/four/two/the/within/after/#/down, dont/doesnt/wont/not start/crank | with: dealer, dealership, lot, sold, salesman, bought, buy, buying, purchase*, cash, as is, warranty, first car, seller, carmax, craigslist, marketplace, facebook | without: crash, accident, hit me, rear ended, killed, mower, phone, laptop, towed, airbag, airbags
back/been to/at/in the dealer/dealership/lot/shop _ times/#, been/been back to/at the dealership/dealer, in/at the dealer/dealership/shop two/three/four/five/six/seven/eight/nine/ten times/weeks/months, in the shop #/two/three/four/five/six/seven/eight/nine/ten times/weeks/months, check engine light, engine light, financing fell through, took the/my car/truck back | with: dealer, dealership, car, truck, jeep, suv, vehicle, new, warranty, lot, van | without: hit me, crash, accident, rear ended, oil change
salesman/salesperson/salesmen/dealer _ swore/promised/lied/said/told/assured/wont/never/refuse*, dealer/dealership wont/refuse*/never/called/keeps/kept/added/took/sold/lied/says, signed/sold/says/bought/selling it/as/the is, sold/bought/says _ as is, as is but, passed inspection | with: dealer, dealership, lot, salesman, transmission, engine, mechanic, frame, title, car, truck, jeep, suv, malibu, warranty, financing, problems | not after: i, we | without: house, home, hit me, crash, accident, i sold, medicine, drug
added/added a/an/charged _ warranty/gap, warranty i/we didnt/never, warranty i/we never/didnt/did | with: dealer, dealership, car, truck, agree, lot, finance, contract, ask, signed
rolled/roll/turned the/back odometer/miles, rolled back, odometer back, odometer _ rolled/back/tampered/wrong, rebuilt/salvage/salvaged/flood/flooded/branded title/car/vehicle, been in a flood/wreck/accident | with: dealer, dealership, seller, sold, bought, car, truck, carfax, odometer, lot, nobody, title | without: hit me, rear ended, i was in an accident, insurance, injuries, neck, surgery
buy/bought/purchase/purchased/brought a/an/this/the/used/my _ car/truck/suv/van/jeep/vehicle/rv/camper from/off/at/and/last, never/wont/wouldnt/hasnt/didnt give/gave/given/got/send/sent me/us/the/my _ title, repod/repossessed/repoed my/our/the | with: @cartrouble, lot, died, blew, start, days, week, broke, money back, current, paid | without: crash, accident, hit me, rear ended, house
in shop #/# times/x/days, slide out leaks, # days total _ shop
dealer _ sold/lied/wont/refuses/rolled/hid/knew/never/charged/says/said/claims | with: car/truck/vehicle/suv/van/jeep/rv/camper/title/engine/transmission/miles/mileage/lemon/motorcycle
in the shop # x, could not duplicate, transmission shudder/slips, days out of service, same problem/issue _ dealer
lemon law
bought/purchased/sold/brought _ used/new car/truck/vehicle/suv/van/jeep/rv/camper | with: @cartrouble
sold me/us/her/him a/the/this _ car/truck/vehicle/suv/rv
bought/purchased/sold _ car/truck/vehicle from/that, bought/purchased/sold _ car/truck/vehicle with/and | with: @cartrouble, private, man, guy, facebook, lot
dealership/carmax/carvana _ sold/lied/wont/refuses/rolled/title/hid/knew/never/charged/says/said/claims
# repair attempts, odometer rollback/rolled
in the shop # times/days | without: hit, accident, crash, body shop
used car lot/dealer/engine/transmission | without: slipped, fell, i work, works
spot delivery, yo yo financing, buy here pay here, me vendieron/vendio un carro/troca/coche
never got/gave _ title | without: house, land, property, deed
repair orders, salvage title/and, no title, same defect | with: car, truck, vehicle, suv, dealer, dealership, rv, motorcycle, camper, boat, van, dmv
el dealer
| not after: he, husband | without: hit me, rear ended, mva
[contract weak=1 stakes=2 area=business party="other party to the contract" pk=business say="agreement or money owed"]
check/checks _ bounced/bounce/returned/nsf, check/checks was/is/were/came/got/being no/bad/returned/back/fake, check didnt/not/never/wouldnt/doesnt clear, rubber check, insufficient funds, nsf, no funds in, stopped payment on/of, bank _ return/returned/returns it/check/the | with: check, checks, paycheck, paychecks, payroll, buyer, boss, employer | not before: ground, my head | without: background check, check up, i wrote, i bounced, my check to
owe/owes me/us #, they owe $/#, he/she/they owe/owes me/us, paid two/one/half _ owe, delivered all _ paid, never paid the rest/balance
backed out of the/our deal/agreement/contract, didnt honor the/our deal/agreement/contract | not after: settlement, plea
agreed to sell, had a deal to | not after: settlement, plea | with: backed, refuses, refused, changed, wont, then, never, but, reneged, now | without: plea, prosecutor
owe me/us $, owe me/us #, open invoices, they paid two/part/half _ owe, accepted in writing
signed msa | without: divorce, marital, husband, wife
unpaid balance | with: customer, contract, invoice, invoices, client, vendor
owes $ | without: support, taxes, fines, restitution, irs, mortgage, alimony, bail
owes # on | with: invoice, contract, customer, job, us, me, loan
past due invoice/invoices
signed contract _ never/wont/refuses/broke/owes, franchise fee, fdd, licensing deal, management deal/contract
check bounced, bounced check | not after: my, our, i, a
breach/breached/breaching of/the/our/my contract/agreement/lease, broke the/our/his/her contract/agreement, contract breach/dispute, in breach
unpaid invoice/invoices, invoice/invoices # unpaid/past, not paid _ invoice/invoices/job
wont pay _ invoice/invoices/us/bill/balance/work | without: insurance, insurer, adjuster, medicaid, medicare, hospital, ins
stiffed me/us, personal guarantee/guaranty
customer/vendor/supplier/buyer _ wont/refuses/refused/owes/stiffed/defaulted/never, my/our client/clients _ wont/refuses/refused/owes/stiffed/never pay/paid/me/us | with: pay, paid, invoice, invoices, order, money, $, contract, goods, owes, closing, deposit
lent/loaned _ money/$/#, wont pay me back, owes me/us $, owes me/us #
lent/loaned my/him/her/a friend/cousin/brother/sister/$/# | not before: my car, the car, my truck, our car
commercial lease | with: default, defaulted, breach, breached, broke, owe, owes, evict*, rent, sued, guaranty, guarantee, dispute
promissory note, me debe dinero, no me quiere pagar, incumplio
le preste | not before: mi carro, el carro, mi troca, mi camioneta
agreed to pay, promised to pay | with: never, didnt, wont, refuses, refused, stopped, hasnt, still, but, nothing | without: child support, alimony, plea
[demanded weak=1 stakes=1 area=business party="other party to the contract" pk=business kind=contract say="asked for it, or was asked, in writing"]
~send/~mail/~write/~email/~give/wrote/gave/text/texted him/her/them/the/a/an/landlord/dealer _ certified/demand, ~mail/~send him/her/the landlord/dealer/manager _ letter, letter demanding/asking, demand letter/letters, certified letter/mail, letter certified, written request/requests/notice/demand for, drafted/sent/send/wrote a/the _ demand/letter, asked for my/the/our money/deposit/refund _ times/writing/back/week, asked for the money back, texted/emailed/called _ for my money/deposit/refund, i/we want a refund, ~file a complaint with, complaint/complaints with the/bbb/attorney/ag/better/consumer/labor/state/hud/ftc, attorney general, bbb, letter from their/his/her/the/landlords attorney/lawyer, refused in writing, wrote back saying, refused to pay/refund/return, isnt/wont/not going to pay/give/refund me/us | with: money, refund, deposit, pay, repairs, letter, certified, refused, demand, owed, owes, ignored, no answer, answer, landlord, dealer, contractor, complaint | without: congress, doctor, dr, child support, visa, uscis, court date, ticket, mom
[business_dispute stakes=3 area=business party="business partner" pk=person say="business partner or ownership"]
# # shop/store/restaurant/business/llc/partner/partners, just an investor, oppressed minority
op agmt
stopped distributions | without: trustee, trust
ousted me/us/from, pushed me out of the/our company/business/llc, froze me out, voted me/him/her/us out/off, locked my/his/her email | with: @partnerctx
restaurant/business/store/company partner, wont show me books, shown me books, taking the customers
one third owner, own a/the quarter/half/third | with: @partnerctx, business, company, shop, restaurant, store, firm | without: house, home, land
no operating agreement, handshake #
business/co/llc partner _ locked/stole/took/wont/refuses/left/started/cut/emptied/forged/wants/sued/owes/diverted/kicked, my/our partner _ locked/stole/took/wont/refuses/left/started/cut/emptied/forged/wants/sued/owes/diverted/kicked | with: business, company, llc, shop, store, restaurant, firm, books, clients, customers, shares, partnership, contractor | without: kids, son, daughter, custody, relationship, baby
partnership/shareholder/member dispute, buyout/buy out/buy me, minority owner/shareholder/member, locked me out of the books/accounts/company/business
derivative suit, diverted customers/funds/money, my socio, mi socio
general partnership, partnership agreement, ~buy him/her/them/me out, my/our/his/her share of the business/profits/company, wants/want back in, co founded/founded _ with, opened/started a/the business/shop/restaurant/company with/together, ~close/~empty/~drain/cleaned the/our/my/out _ account/accounts | with: @partnerctx
co founder/owner, cofounder | with: business, company, llc, startup, shares, equity, left, stole, fired, ousted, vesting | without: house, home, land, dog
[business_lockout kind=business_dispute when=matter.partner stakes=3 area=business party="business partner" pk=person say="shut out of the business"]
~change the bank password/passwords/account/locks, locked me/us out, ~empty/~drain/closed the _ account/accounts
[mineral stakes=3 area=business party="lessee" pk=business say="royalties or mineral rights"]
royalty/royalties _ short/shorted/underpaid/unpaid/deduct/deductions/owed/stopped, post production deductions/costs, mineral rights, royalty dispute/owner/checks, lease _ acres to a gas/oil
lease # acres | with: gas, oil, mineral, drilling, royalty, wells
[business_setup weak=1 stakes=1 area=business say="business setup or advice"]
form/start/starting/set/setting/open/opening up/an/a/my/our llc/corporation/business/company/corp/store/service/nonprofit
start a/an/my llc/business/company/service, operating agreement, business formation, partnership agreement
incorporate, incorporating, incorporation | not before: into, in, it, this, that, by
franchise agreement, buying/buy/sell/selling a/my/our/the business/restaurant/practice
draft/review/look a/the/my/over/our contract/agreement/lease | without: landlord, tenant, evict*, divorce, custody, settlement, severance, prenup, apartment
liquor license, abrir un negocio
[trademark_copyright stakes=4 area=ip party="infringer" pk=business say="intellectual property"]
copied # _ files/formulas/documents/drawings, ~copy _ to a/an usb/drive/thumb, trade secret/secrets, stole our/my formulas/recipes/designs/source
took/downloaded/copied/emailed our/my/the/company _ formulas/files/drawings/recipes/source | with: competitor, customers, company, employee, business, startup, laptop, formulas | without: ex, husband, wife, divorce
used our/my brand/logo/design, used our/my name/photo | with: @tradectx
formulas, files copied, copied # files, app idea, patent, inventions, prototype, registered our/my name, nearly the same name, same name and, using my/our/the name | with: competitor/rival/registered/patent/files/customers/used/copied/trademark/uspto/logo/name/firm/lawyer
infring* | with: @tradectx, design, music, product, photo, book, song, app, code, art, counterfeit, uspto
~copy/copied/stole/using/use/uses/used my/our logo/design/song/artwork/trademark/recipe/brand/invention, ~copy/copied/stole/using/use/uses/used my/our name/photo/photos/book/music/code/app/idea/beat/pattern/picture/pictures | with: @tradectx, copied, song, artwork, recipe, invention, design, uspto
copyright claim/violation/strike/registered/case, trademark/trade mark/dress/secret/secrets, dmca
cease and/n desist, c d letter | with: @tradectx, name, design, product, listing
downloaded _ files | with: company, competitor, employee, customer, customers, business, formulas, designs, engineer, chemist
took our/my customers/clients, took our/my list/files | with: customers, clients, competitor, company, employee, business
knockoff/knockoffs/counterfeit | not before: bill, bills, money, pills, currency, check, checks
nda/nondisclosure violated/breach/signed | with: idea, invention, product, files, formulas, competitor, design, app, patent
marca registrada
federal reg #
infringement | not after: parking, traffic, privacy, speeding | without: rights, constitution*, amendment, privacy, noise, fence, quiet, parking, traffic
[defamation stakes=2 area=person party="person who spread it" pk=person say="defamation"]
defamation/defamatory/defamed/defaming, slander*, libel*
difamacion, me esta difamando
[said_false stakes=2 area=person party="person who spread it" pk=person kind=defamation say="false or bad things said"]
fake/false/bad/google/yelp review/reviews _ lie/lies/false/untrue/business/take, told my boss _ i steal/stole, accused me on facebook, accused me in front, fake review/reviews, ruined my/his/her/our reputation
one/two/# star review/reviews | not after: i left a, left him a, wrote a | with: false, lie, lies, never, fake, business, untrue, competitor, customer
calling me a thief/pedophile/liar/cheat | with: @publicly
on facebook that i, saying/said online i | not after: i, posted i | with: lie, lies, lied, lying, false, stole, cheat, cheated, abuser, abuse, thief, pedophile, untrue, drug, drugs, rapist, scammer, scammed, steal
told everyone/everybody/people/family/facebook/church _ i steal/stole, told everyone/everybody/people/family/facebook/church _ i am/was/had | with: steal, stole, stealing, lie, lies, lied, lying, false, untrue, never, rumor, rumors, slander, thief, cheat, drug, drugs, pedophile, abuser, crazy
spreading/spread/posted/posting/post _ lies/rumors/false/untrue, telling/told _ lies/rumors/false/untrue | without: court, judge, cps, hr, custody, affidavit, detective, testified
rumors about me/us/her/him, lies/lying/lied about me/us | with: @publicly, rumors, spreading, spread
mentiras | with: facebook, reputacion, redes, gente, difam*, internet, vecinos, iglesia, publico, diciendo
false statements/accusations/review/reviews/post/posts/claims about/on/against, falsely claimed/said/accused | without: court, hr, custody, restraining, affidavit, judge, detective, charges, charged, insurance, shoplifting, arrested, cps, police
[privacy weak=1 stakes=2 area=person party="person who intruded" pk=person say="privacy or recording"]
invasion of privacy, recorded me/us without, hidden camera/cameras, spying on, recording me/us without, eavesdrop*, camera pointed/pointing/aimed
hipaa violation/breach/complaint
looked at/in my/her/his chart/records | with: hipaa, privacy, permission, unauthorized, coworker, ex, snooping, snooped, authorization
[police stakes=3 area=rights party="police" pk=authority say="complaint about police or jail"]
warrant for another/different, wrong person/man/woman/guy arrested
shot/killed by a/an/the _ officer/deputy/trooper/cop/police, jail nurse/guard/guards _ ignored/refused/told/laughed, sick call slip/slips, while in/inside _ jail _ ignored/denied/sepsis/died
arrested _ nothing to do with
wrong house/door/flat/apartment/address, wrong door, warrant for _ wrong | with: @policectx, warrant
jailed # days, held me/him/her #/two/three days/weeks/nights/hours | with: charges dropped, dropped, wrong, mistake, mistaken, innocent, dismissed, nothing, released, police, deputies, warrant, without
served # yrs vacated, certificate of innocence, exonerated, falsely convicted
police/cop/cops/officer/officers/deputy/deputies/trooper/policia/guard/guards/swat shot | not after: called the, called, call the, call, to the, told the, calling, with the | not before: down, up, out, past, across, back | without: boyfriend, husband, ex, girlfriend, the man who, the guy who, roommate
police/cop/cops/officer/officers/deputy/deputies/trooper/policia/guard/guards/swat beat/tased/tackled/slammed/choked/kicked/punched/kneed/pepper/planted/lied/golpeo/threw, police/cop/cops/officer/officers/deputy/deputies/trooper/policia/swat _ tased/tackled/slammed/choked/kneed/pepper/planted, police/cop/cops/officer/officers/deputy/deputies/trooper/swat and/then/just/also beat/kicked/punched/shot/threw, police/cops/officers/deputies/swat broke my/down/our/in | not after: called the, called, call the, call, to the, told the, calling, with the | without: boyfriend, husband, ex, girlfriend, after he, after she, because he, because she, roommate, who robbed, the man who, the guy who, the suspect
police brutality/misconduct/abuse/k9, tased me/him/her
false/wrongful/unlawful/illegal arrest/imprisonment/search/detention | not after: with, felony, and, kidnapping
police/cop/cops/officer/officers/deputy/deputies/trooper/troopers/sheriff/guard/guards _ yanked/dragged/shoved/pushed/grabbed/hit/hits/kicked/kneed/tased/pepper/slammed/threw/slapped/broke/choked me/him/her/us/my/our, knee/boot on my/his/her neck/back/throat | not before: hand, hands, car, truck, up, to help, to safety | not after: called the, called, call the, to the, told the, calling, with the, the police | without: boyfriend, husband hit, crash, crashed, wreck, intersection, cruiser, siren, collision, lane, who robbed, the man who, the guy who, suspect
slammed/tackled/thrown/beaten/tased/choked/punched/kicked/shot/attacked/maced/sprayed/assaulted/pulled by a/an/the/#/two/three/four/several/police _ police/cop/cops/officer/officers/deputy/deputies/trooper/sheriff/guard/guards/officers, sprayed/maced me/us/him/her/my/in, sicced/sic/released/let the/their/a k9/dog/dogs _ on me/him/us, police dog/k9 _ bit/attacked/tore/on
cuffs/handcuffs _ tight | without: shirt, sleeve, sleeves, pants, jeans, blood pressure
arrested me/him/her/my for/without nothing/no/cause/reason/reading/any, shot my/our dog | with: @policectx
excessive force | not after: used, i used
wrongfully/falsely/unlawfully arrested/detained/imprisoned/convicted, wrongful conviction, wrong house raid
taken without a warrant | without: kids, children, son, daughter, cps, baby
violated my/his/her/our _ rights, civil rights violated/violation, racial profiling, profiled | with: @policectx, pulled, stopped, search, searched, warrant
died in jail/custody, in jail _ medicine/insulin/sick/seizure
jail/prison/guards _ ignored/died/neglect, jail/prison/guards _ denied/refused/sick/medical/beat | with: medical, medicine, insulin, doctor, treatment, medication, meds, nurse, guards, infection, seizure, died, sick call
[jail_harm stakes=3 area=rights party="jail" pk=authority kind=police say="treatment in jail or prison"]
guard/guards/cos/inmate/inmates/cellmate/officer/officers/deputies _ beat/jumped/stabbed/raped/attacked/choked/assaulted/watched me/him/her/my/while/as/and, raped/assaulted/beaten/stabbed/jumped by a/an/another/other/the/# _ guard/guards/inmate/inmates/officer/cellmate/officers, died/dead/hung/hanged/hanging/unresponsive/found/himself/herself in his/her/the/a/my cell/jail/county/custody | with: jail, prison, cell, custody, inmate, inmates, cellmate, correctional, infirmary, detention, guards, lockup | without: cell phone, cancer, ice, fence
jail/prison/infirmary/guards/nurse/they/county wouldnt/wont/didnt/refused/never/denied/withheld/dont/doesnt/wouldn give/gave/let/treat/me/him/her/to/my/his/bring/provide/get, not/never been/being allowed/given/seen/treated/getting _ doctor/medication/medicine/insulin/meds/care/surgery, denied/denying/refused/withheld me/him/her/my/his _ medication/medicine/insulin/meds/medical/care/treatment/doctor/seizure | with: in jail, in prison, in county, the jail, jail, inmate, guards, incarcerated, locked up, correctional | without: fmla, boss, job, insurance
past my/his/her release/out date, suicide/solitary/in watch/confinement/solitary | with: jail, prison, custody, guards, cell, release, county, inmate
| not after: i work, work
[school stakes=4 area=rights party="school" pk=authority say="school problem"]
college/university/school hearing _ responsible/appeal, title nine
found not responsible | with: school, college, university, title, student, campus
# aide, one on one aide, no aide, suspended/expelled from school/college/university, school suspended/expelled, # day suspension | with: school/district/son/daughter/iep/principal/teacher/college/university/grade
iep meeting/not/requires, title ix
interim suspended, was suspended/expelled for/from | with: @schoolctx | without: license, work, job, driving
iep requires/says/was/is, one to one aide, vice principal, grade _ dyslexia | with: school/iep/son/daughter/bus/district/teacher/kid
teacher/principal/aide/coach _ hit/grabbed/kicked/shoved/restrained/dragged/choked/slapped/touched/locked/threw/screamed, teacher/principal/aide/coach hit/hits/touched/dragged/choked/slapped/locked my | with: @schoolctx, @kids, kid, child | without: crash, car
~follow/~ignore/~implement/~violate his/her/the/my/our iep, expelled, locked/put/shut in a/an/the _ closet/room/seclusion | with: iep, school, teacher, expelled, seclusion, # plan, student, aide
jumped/assaulted/attacked/hit/beaten/stabbed/punched/bullied/raped/molested/touched/harassed in/at/on/by _ school/class/classroom/recess/gym/bus/locker/bathroom | with: @kids, student, students, teacher, teachers, principal, school, coach | without: car, truck, crash, driver hit, i was in school, city bus
school/district/principal/university/college/teacher refuses/refused/wont/suspended/expelled/ignored/denied/restrained/failed/expel/dismissed/accused, school/university/college district/board/officials/administration/staff/has/had/is/still/then/just/keeps/principal/counselor _ refuses/refused/suspended/expelled/ignored/denied/restrained/failed/expel/bullying/dismissed/accused
iep meeting/denied/not/violated/never/eval/team/violation, # plan meeting/denied/violated
special education/ed | with: school, iep, district, denied, teacher, services, refuses, evaluation, principal | without: custody
bullied/bullying at/in/by | with: school, son, daughter, kid, kids, child, student, students, teacher, class, grade, bus, classmates, college
student conduct/misconduct, academic misconduct/dishonesty, honor code
manifestation/due process hearing/complaint | without: cps, employer, dmv
escuela no/suspendio/quiere, acoso escolar
special ed/education director/teacher/evaluation/services/dept/department/coordinator/placement/meeting | without: custody, visitation
[license_board weak=1 stakes=3 area=rights party="licensing board" pk=authority of=client say="professional license or board"]
accusation mailed | with: board, license
board of _ complaint/accusation/letter/hearing | with: license, licensed, nursing, nurse, medical, dental, pharmacy, cosmetology, contractor, rn, lpn, realtor, cpa, therapist, medicine
nursing/medical/licensing/dental/bar/pharmacy/real/state board complaint/investigation/letter/hearing/says/wants/suspended/opened | without: unemployment, comp, parole, election
board of nursing/medicine/pharmacy | without: i reported, should i report, i filed, want to report, file a complaint
board complaint/investigation | not after: school, hoa, condo, the hoa
my/her/his nursing/rn/medical/cdl/teaching/professional/contractor/real license/licence, security clearance | with: risk, lose, losing, lost, suspended, revoked, complaint, investigation, affect, affects, board, arrested, dui, charge, charged, charges, conviction, denied, discipline, report, reported, jeopardy, keep
[public_body weak=1 stakes=2 area=rights party="authority" pk=authority say="problem with a public office"]
notice of claim
public records | with: request, requests, foia, denied, refuses, refused, city, county
city/county/state/town/government/va/dmv/housing refuses/refused/wont/denied/liable/ignored/lost, city/county/government/va/dmv/housing authority/department/office/inspector/has/is/still/council/keeps _ refuses/refused/wont/denied/ignored/lost | not after: another, of, different, out, other
tort claim, ftca
section # terminated/voucher, housing authority | with: terminated, terminate, denied, losing, lost, cut, revoked, hearing, refuses, refused, ignored, wont
| not after: i, from, live
[legal_malpractice stakes=3 area=business party="former lawyer" pk=business say="complaint about a lawyer"]
hired a/an lawyer/attorney _ never filed | without: no lawyer yet, never had, no attorney yet
blew the/my deadline/statute, missed the statute/deadline to file, let the/my statute run/expire/lapse | not after: i, we, ive | with: lawyer, attorney, firm, counsel, atty, he, she | without: no lawyer yet, never had, no attorney yet
lawyer/attorney _ never filed/showed | not after: his, her, their, other, opposing, husbands, wifes, landlords, exs | without: no lawyer yet, never had, no attorney yet
legal malpractice/mal
old/former/prior/divorce/previous/first lawyer/attorney _ missed/forgot/stole/blew/failed/messed, old/former/prior/divorce/previous/first lawyer/attorney _ didnt/never/settled/lied/let | not after: his, her, their, husbands, wifes | with: deadline, statute, file, filed, dismissed, consent, permission, malpractice, default, lost, stole, forgot, blew, hearing, court, without
malpractice against my/the _ lawyer/attorney
sue my/the/his/her lawyer/attorney | with: malpractice, missed, deadline, stole, negligent, negligence, settled, never, failed, lost
lawyer/attorney missed the/a deadline/statute/court | not after: his, her, their, other, opposing
old/former/prior/divorce/previous/first lawyer/attorney didnt/never put/include/raise/warn/add | not after: his, her, their, husbands, wifes
i blew the/my/your deadline/statute | with: he/she admitted/wrote/texted/said

// Beside `assaulted`, whose kind it is
[shot stakes=3 area=person party="attacker" pk=person kind=assaulted say="shot"]
shot in the leg/arm/head/chest/stomach/foot/face/hand/neck/abdomen, shot at a/the store/gas/party | not after: a, the, my, his, her, best, one, steroid, cortisone, flu, covid, took
got shot | not before: down, up
