// Money, goods, business and public bodies: read together with event.lex, with the same attributes.

class debtctx = debt, debts, credit, card, cards, loan, loans, bank, balance, collections, collector, midland, lvnv, payday, medical, creditor, creditors, owe, owed
class publicly = everyone, everybody, facebook, online, post, posted, people, town, public, review, reviews, customers, coworkers, neighbors, church, friends, internet, tiktok, instagram, nextdoor, youtube, community, reputation
class policectx = police, cop, cops, officer, officers, sheriff, deputy, deputies, trooper, detective, swat, fbi, jail, prison, guards, arrest, arrested, miranda, raid, raided, handcuffed, agents
class schoolctx = school, college, university, student, students, principal, teacher, campus, district, grade, iep, daughter, son, classmate, classmates, suspended
class partnerctx = partner, partners, partnership, llc, shares, shareholder, cofounder, founder, founded, owned, equity, percent
class tradectx = trademark, copyright, patent, competitor, business, company, website, selling, sell, sells, advertising, ad, ads, etsy, amazon, logo, brand, permission, license, published, customers
class cartrouble = dealer, dealership, seller, problem, problems, defect, warranty, lemon, engine, transmission, title, repair, repairs, lied, leaks, miles, mileage, mechanic, craigslist, marketplace, refund, carmax, carvana, odometer, rebuilt, overheating

[debt_suit weak=1 stakes=2 area=debt party="creditor" pk=business of=client say="debt collection or lawsuit"]
llego demanda, demanda de un banco, judgement garnish | not before: holder
garnish* | not before: holder | without: child support, support
two/# lawsuits, sued me for | not before: holder | with: @debtctx, $
debt collector/collectors/collection/buyer/collections
collection/collections agency/agencies/letter/notice/calls/account/firm/lawyer, collection/collections company/for/on | not after: coin, stamp, garbage, trash, evidence
sent me/to _ collections
~sue me/us/him/her/my/client/clt for/over | not after: to, can, will, could, would, gonna, ill, may | with: @debtctx, $
default judgment
credit card suit/lawsuit/lawsuits/sued
wage levy, bank levy
judgment against me/us/my/client/clt, judgment was/on | with: @debtctx, sued, garnish*, levy, against me, $ | without: divorce
fdcpa
me estan cobrando | not before: de mas, demasiado, mucho, muy | without: renta, casero, casera, luz, deposito
[bankruptcy weak=1 stakes=3 area=debt of=client say="bankruptcy"]
sub v, subchapter v, mca loans/lender/loan/judgment, merchant cash
file before levy/garnishment
chapter # case/bk/bankruptcy/filed/plan/trustee/discharge, ch #, ch7
chapter # | not after: the, va, title, union, read | not before: of | without: va, gi, veteran, book, bible, statute, school
bankrupt | not after: morally, to, will, would, could, almost, nearly, company went, he went, they went, builder went, contractor went, it went, going | not before: me, us
bankruptcy, bankrupcy | not after: his, her, their, ex, employer, he filed, she filed, they filed, he declared, she declared, company filed, employer filed, contractor filed, store filed, previous, prior, past, old
ch13, # meeting of creditors, bancarrota, quiebra
means test | without: va, medicaid, ssi, snap, legal aid
| not after: landlord, company | not before: lawyer
[sued weak=1 stakes=2 area=debt party="plaintiff" pk=business kind=debt_suit of=client say="sued"]
served with/a/w _ lawsuit/summons/suit/complaint/papers | not after: i, we | without: divorce, custody, eviction, restraining, protective, cps, support
is/are suing me/us, being/getting/been/got/was sued
[debts weak=1 stakes=2 area=debt party="creditor" pk=business kind=debt_suit of=client say="debts"]
on cards, cards #, credit card/cards # | with: owe, owed, owes, debt, debts, balance, behind, $
payday loan/loans, on credit cards, in credit cards, behind on credit/cards/bills, credit card debt/bills, cant pay my debts/bills/cards
[repossession stakes=2 area=debt party="lender" pk=business say="vehicle repossessed or towed"]
took my truck/car | not after: son, ex, thief, someone, police, i, we, she, he, wife, husband, cops, dad, mom, brother, sister, daughter, girlfriend, boyfriend, roommate, thieves | not before: to, in, for, into, home, there, keys, key, title, insurance, off
repoed, repod
repossess* | not after: to, will, can, cant, threatening to | without: house, home
towed my/our/her/his car/truck/vehicle/van | without: accident, crash, crashed, scene, totaled, wreck, hit, collision, airbags, dui, arrested
[student_loan weak=1 stakes=2 area=debt party="loan servicer" pk=business say="student loans"]
student loan/loans | not before: are on my, on my credit
[tax weak=1 stakes=3 area=debt party="tax authority" pk=authority of=client say="tax problem"]
owe/owes/owed the irs/state/taxes, owe _ irs/taxes
irs letter/notice/audit/levy/lien/says/owes/debt/garnish/wants/seized/took/sent/agent/criminal/# | without: scam, scammer, scammers, pretending, claiming
back taxes, unfiled _ returns/taxes, tax audit/debt/levy/court/notice/lien/fraud, notice of deficiency, offer in compromise
| not before: lawyer
[identity_theft stakes=1 area=money party="identity thief" pk=person say="identity theft"]
opened _ account/accounts/card/cards/loan/credit _ my/moms/mothers/dads/our name | not after: i, we
identity theft/thief/stolen, id theft | not after: with, of, felony, aggravated, with felony
used my/his/her social | not before: media, as, to, in a, in the | with: ssn, social, identity, info, account, credit, loan, card, bill, taxes, open, opened, warrant, ticket, bank, apartment
someone opened | with: account, accounts, credit, card, cards, loan, bank, name, ssn
robo de identidad
[credit_report stakes=2 area=money party="credit bureau" pk=business say="credit report errors"]
accounts on my credit
background check/ck cost me/him/her
mixed me with/w, disputed twice | with: credit, bureau, bureaus, report, equifax, experian, transunion, file, background
fcra, mixed file
[account_misused stakes=1 area=money party="whoever used the account" pk=person kind=identity_theft say="account or data misused"]
fraudulent charges/account/accounts/transactions, data breach | not before: against
[scam stakes=1 area=money party="scammer" pk=person say="scam or fraud"]
sent it/# to a wallet
general | with: scam/scammed/bank/money/crypto/never met/online/platform/gone/flagged
ponzi, pig butchering
fraudulent/fraudulently | not after: of, for, with
scammed, scammer, scammers, scam/scams | not after: is a, such a, a complete, a total, like a, are a | not before: likely, calls
investment fraud/scheme
crypto _ stolen/gone/lost/frozen/scam
romance scam
wired # to | with: scam, scammed, scammer, never, gone, online, fraud, fake, hacked, stranger, flagged, overseas, email
| not after: insurance, not
[ripped_off weak=1 stakes=1 area=money party="scammer" pk=person kind=scam say="feels cheated"]
ripped off | not before: my, his, her, the, a, our, their | not after: insurance, not
[consumer weak=1 stakes=1 area=money party="seller" pk=business say="consumer dispute"]
transmission/engine put in _ went out/failed/died, shop/garage/mechanic says no warranty, no warranty on
get/want my/our/a money/refund back | without: landlord, deposit, ex, boyfriend, girlfriend, brother, sister, friend, cousin, roommate, loaned, lent, tenant
wont/refuses/refused/refusing/not _ refund/refunded, no refund | without: deposit, landlord, rent, irs, tax, taxes
false advertising, warranty denied/claim/company/wont/repair
never delivered/arrived/showed/shipped/received | with: order, ordered, refund, product, package, seller, item, items, store, bought, purchase, purchased, furniture, delivery, amazon, ebay, tickets, company, shipped, goods
robocalls, tcpa
mechanic/dealership _ damaged/ruined/refuses/wont/broke/messed/lied/charged/never/lost/sold, shop/dealer/garage _ damaged/ruined/refuses/wont/messed/lied/charged/never | without: drugs, fell, slipped, landlord, fired, boss, i work, worked at
airline lost | without: footage, video, fell, slipped, divorce, custody
[bad_advice stakes=1 area=money party="investment advisor" pk=business kind=scam say="unsuitable investments"]
broker churned, broker lost/put my/our/her/his money/savings/ira/retirement/account
[vehicle_purchase stakes=1 area=money party="seller of the vehicle" pk=business say="vehicle purchase dispute"]
in shop #/# times/x/days, slide out leaks, # days total _ shop
dealer _ sold/lied/wont/refuses/rolled/hid/knew/never/charged/says/said/claims | with: car/truck/vehicle/suv/van/jeep/rv/camper/title/engine/transmission/miles/mileage/lemon/motorcycle
in the shop # x, could not duplicate, transmission shudder/slips, days out of service
lemon law
bought/purchased/sold/brought _ used/new car/truck/vehicle/suv/van/jeep/rv/camper | with: @cartrouble
sold me/us/her/him a/the/this _ car/truck/vehicle/suv/rv
bought/purchased/sold _ car/truck/vehicle from/that, bought/purchased/sold _ car/truck/vehicle with/and | with: @cartrouble, private, man, guy, facebook, lot
# repair attempts
in the shop # times/days | without: hit, accident, crash, body shop
used car lot/dealer/engine/transmission | without: slipped, fell, i work, works
yo yo financing
never got/gave _ title | without: house, land, property, deed
repair orders, salvage title/and, no title | with: car, truck, vehicle, suv, dealer, dealership, rv, motorcycle, camper, boat, van, dmv
el dealer
| not after: he, husband | without: hit me, rear ended, mva
[contract weak=1 stakes=2 area=business party="other party to the contract" pk=business say="broken agreement or unpaid debt"]
owe/owes me/us #, he/she/they owe/owes me/us
owe me/us $, owe me/us #, open invoices, accepted in writing
signed msa | without: divorce, marital, husband, wife
owes $ | without: support, taxes, fines, restitution, irs, mortgage, alimony, bail
fdd, management deal/contract
check bounced, bounced check | not after: my, our, i, a
breach/breached/breaching of/the/our/my contract/agreement/lease, contract breach/dispute
unpaid invoice/invoices, invoice/invoices # unpaid/past
stiffed me/us, personal guarantee/guaranty
customer/vendor/supplier/buyer _ wont/refuses/refused/owes/stiffed/defaulted/never | with: pay, paid, invoice, invoices, order, money, $, contract, goods, owes, closing, deposit
lent/loaned _ money/$/#, owes me/us $, owes me/us #
lent/loaned my/him/her/a friend/cousin/brother/sister/$/# | not before: my car, the car, my truck, our car
commercial lease | with: default, defaulted, breach, breached, broke, owe, owes, evict*, rent, sued, guaranty, guarantee, dispute
promissory note, no me quiere pagar
promised to pay | with: never, didnt, wont, refuses, refused, stopped, hasnt, still, but, nothing | without: child support, alimony, plea
[business_dispute stakes=3 area=business party="business partner" pk=person say="business partner dispute"]
just an investor
op agmt
stopped distributions | without: trustee, trust
voted me/him/her/us out/off | with: @partnerctx
restaurant/business/store/company partner, shown me books
no operating agreement, handshake #
my/our partner _ locked/stole/took/wont/refuses/left/started/cut/emptied/forged/wants/sued/owes/diverted/kicked | with: business, company, llc, shop, store, restaurant, firm, books, clients, customers, shares, partnership, contractor | without: kids, son, daughter, custody, relationship, baby
partnership/shareholder/member dispute, locked me out of the books/accounts/company/business
co founder/owner | with: business, company, llc, startup, shares, equity, left, stole, fired, ousted, vesting | without: house, home, land, dog
[business_lockout kind=business_dispute when=matter.partner stakes=3 area=business party="business partner" pk=person say="business partner dispute"]
changed the bank password/passwords/account
[mineral stakes=3 area=business party="lessee" pk=business say="royalty or mineral dispute"]
post production deductions/costs, mineral rights, royalty dispute/owner/checks, lease _ acres to a gas/oil
lease # acres | with: gas, oil, mineral, drilling, royalty, wells
[business_setup weak=1 stakes=1 area=business say="business setup or advice"]
form/start/starting/set/setting/open/opening up/an/a/my/our llc/corporation/business/company/corp/store/service/nonprofit
start a/an/my llc/business/company/service, operating agreement, business formation
incorporate, incorporating, incorporation | not before: into, in, it, this, that, by
draft/review/look a/the/my/over/our contract/agreement/lease | without: landlord, tenant, evict*, divorce, custody, settlement, severance, prenup, apartment
[trademark_copyright stakes=2 area=ip party="infringer" pk=business say="intellectual property dispute"]
copied # _ files/formulas/documents/drawings, ~copy _ to a/an usb/drive/thumb, trade secret/secrets
formulas, files copied, patent, nearly the same name, same name and | with: competitor/rival/registered/patent/files/customers/used/copied/trademark/uspto/logo/name/firm/lawyer
infring* | with: @tradectx, design, music, product, photo, book, song, app, code, art, counterfeit, uspto
~copy/copied/stole/using/use/uses/used my/our logo/design/song/artwork/trademark/recipe/brand/invention | with: @tradectx, copied, song, artwork, recipe, invention, design, uspto
copyright claim/violation/strike/registered/case, trademark/trade mark/dress/secret/secrets
cease and/n desist | with: @tradectx, name, design, product, listing
downloaded _ files | with: company, competitor, employee, customer, customers, business, formulas, designs, engineer, chemist
federal reg #
infringement | not after: parking, traffic, privacy, speeding | without: rights, constitution*, amendment, privacy, noise, fence, quiet, parking, traffic
[defamation stakes=2 area=person party="person who spread it" pk=person say="defamation"]
one/two/# star review/reviews | not after: i left a, left him a, wrote a | with: false, lie, lies, never, fake, business, untrue, competitor, customer
defamation/defamatory/defamed/defaming, slander*, libel*
spreading/spread/posted/posting/post _ lies/rumors/false/untrue | without: court, judge, cps, hr, custody, affidavit, detective, testified
fake review/reviews
lies/lying/lied about me/us | with: @publicly, rumors, spreading, spread
difamacion
falsely claimed/said/accused | without: court, hr, custody, restraining, affidavit, judge, detective, charges, charged, insurance, shoplifting, arrested, cps, police
[privacy weak=1 stakes=2 area=person party="person who intruded" pk=person say="invasion of privacy"]
invasion of privacy
[police stakes=3 area=rights party="police" pk=authority say="police misconduct"]
warrant for another/different
shot/killed by a/an/the _ officer/deputy/trooper/cop/police, sick call slip/slips
wrong house/door/flat/apartment/address, warrant for _ wrong | with: @policectx, warrant
jailed # days | with: wrong, mistake, mistaken, innocent, dismissed, nothing, released, police, deputies, warrant, without
certificate of innocence
police/cop/cops/officer/officers/deputy/deputies/trooper/policia/guard/guards/swat beat/tased/tackled/slammed/choked/kicked/punched/shot/kneed/pepper/planted/lied/golpeo/threw | not after: called the, called, call the, call, to the, told the, calling, with the | without: boyfriend, husband, ex, girlfriend, after he, after she, because he, because she, roommate
police brutality/misconduct/abuse/k9, tased me/him/her
false/wrongful/unlawful/illegal arrest/imprisonment/search/detention | not after: with, felony, and, kidnapping
excessive force | not after: used, i used
wrongful conviction, wrong house raid
civil rights violated/violation | with: @policectx, pulled, stopped, search, searched, warrant
jail/prison/guards _ ignored/died/neglect, jail/prison/guards _ denied/refused/sick/medical/beat | with: medical, medicine, insulin, doctor, treatment, medication, meds, nurse, guards, infection, seizure, died, sick call
[school stakes=3 area=rights party="school" pk=authority say="school problem"]
found not responsible | with: school, college, university, title, student, campus
# aide, one on one aide, no aide, suspended/expelled from school/college/university | with: school/district/son/daughter/iep/principal/teacher/college/university/grade
iep meeting/not/requires, title ix
interim suspended, was suspended/expelled for/from | with: @schoolctx | without: license, work, job, driving
iep requires/says/was/is, one to one aide, grade _ dyslexia | with: school/iep/son/daughter/bus/district/teacher/kid
teacher/principal/aide/coach _ hit/grabbed/kicked/shoved/restrained
school/district/principal/university/college/teacher refuses/refused/wont/suspended/expelled/ignored/denied/restrained/failed/expel/dismissed/accused
iep meeting/denied/not/violated/never/eval/team/violation
special education/ed | with: school, iep, district, denied, teacher, services, refuses, evaluation, principal | without: custody
special ed/education director/teacher/evaluation/services/dept/department/coordinator/placement/meeting | without: custody, visitation
[license_board weak=1 stakes=3 area=rights party="licensing board" pk=authority of=client say="professional license at risk"]
accusation mailed | with: board, license
board of _ complaint/accusation/letter/hearing | with: license, licensed, nursing, nurse, medical, dental, pharmacy, cosmetology, contractor, rn, lpn, realtor, cpa, therapist, medicine
nursing/medical/licensing/dental/bar/pharmacy/real/state board complaint/investigation/letter/hearing/says/wants/suspended/opened | without: unemployment, comp, parole, election
board of nursing/medicine/pharmacy | without: i reported, should i report, i filed, want to report, file a complaint
board complaint/investigation | not after: school, hoa, condo, the hoa
[public_body weak=1 stakes=2 area=rights party="authority" pk=authority say="claim against the government"]
notice of claim
city/county/state/town/government/va/dmv/housing refuses/refused/wont/denied/liable/ignored/lost | not after: another, of, different, out, other
tort claim, ftca
| not after: i, from, live
[legal_malpractice stakes=3 area=business party="former lawyer" pk=business say="legal malpractice"]
blew the/my deadline/statute | not after: i, we, ive | with: lawyer, attorney, firm, counsel, atty, he, she | without: no lawyer yet, never had, no attorney yet
lawyer/attorney _ never filed/showed | not after: his, her, their, other, opposing, husbands, wifes, landlords, exs | without: no lawyer yet, never had, no attorney yet
legal malpractice/mal
old/former/prior/divorce/previous/first lawyer/attorney _ missed/forgot/stole/blew/failed/messed | not after: his, her, their, husbands, wifes | with: deadline, statute, file, filed, dismissed, consent, permission, malpractice, default, lost, stole, forgot, blew, hearing, court, without
old/former/prior/divorce/previous/first lawyer/attorney didnt/never put/include/raise/warn/add | not after: his, her, their, husbands, wifes
i blew the/my/your deadline/statute | with: he/she admitted/wrote/texted/said

// Beside `assaulted`, whose kind it is
[shot stakes=3 area=person party="attacker" pk=person kind=assaulted say="shot"]
got shot | not before: down, up
