// Money, goods, business and public bodies: read together with event.lex, with the same attributes.

[debt_suit weak=1 stakes=2 area=debt party="creditor" pk=business of=client say="sued or pursued for a debt"]
payday loan/loans, on cards, on credit cards, in credit cards, cc debt, cards #, credit card/cards #, llego demanda, demanda de un banco, garnish*, judgement garnish, two/# lawsuits, sued me for, sues me, debt lawsuit | not before: holder
collection/collections agency/agencies/company/letter/notice/calls/for/account/on/firm/lawyer, debt collector/collectors/collection/buyer/collections
sent me/to _ collections, in collections, ~sue me/us/him/her/my/client/clt for/over, is/are suing me/us, being/getting/been/got/was sued
served with/a/w _ lawsuit/summons/suit/complaint/papers, credit card debt/suit/lawsuit/lawsuits/company/companies/sued/bills, default judgment
judgment against/was/on, wage levy, bank levy, midland/portfolio/lvnv/cavalry sued/suit/funding/recovery
medical debt/bills collections/collection, behind on credit/cards/bills/my, harassing calls, fdcpa, me estan cobrando, me demandaron/demando
cobradores, me embargaron, embargo de sueldo, agencia de cobros
[bankruptcy weak=1 stakes=3 area=debt of=client say="bankruptcy"]
sub v, subchapter v, mca loans/lender/loan/judgment, merchant cash, file before levy/the/garnishment
bankruptcy, bankrupcy, bankrupt, chapter # case/bk/bankruptcy/filed/plan/trustee/discharge, chapter #, ch #, ch7
ch13, bk filed/case/#, means test, # meeting of creditors, bancarrota, quiebra, overwhelmed with/by debt, drowning in debt
cant pay my debts/bills/cards
| not after: landlord, company | not before: lawyer
[repossession stakes=2 area=debt party="lender" pk=business say="vehicle repossessed or towed"]
took my truck/car, payments behind/pymts behind, sold it at auction, they repoed | not after: son, ex, thief, someone, police
repo man/guy/company/of/my/the, repossess*, repoed, repod, ~take/took/repo my/her/his car/truck back, me quitaron el carro, deficiency balance
towed my/our/her/his car/truck/vehicle/van, car/truck/vehicle/van was/got towed, towing company/co/notice
[student_loan weak=1 stakes=2 area=debt party="loan servicer" pk=business say="student loans"]
student loan/loans | not before: are on my, on my credit
borrower defense, pslf
[tax weak=1 stakes=3 area=debt party="tax authority" pk=authority of=client say="tax trouble"]
irs letter/notice/audit/levy/lien/says/owes/debt/garnish/wants/seized/took/sent/agent/criminal/#, owe/owes/owed the irs/state/taxes, owe _ irs/taxes
back taxes, unfiled _ returns/taxes, tax audit/debt/levy/court/notice/lien/fraud, notice of deficiency, offer in compromise
debo taxes/impuestos, le debo al irs
| not before: lawyer
[identity_theft stakes=1 area=money party="identity thief" pk=person say="identity theft"]
identity theft/thief/stolen, id theft, stole my/her/his identity/ssn/social/info, opened _ account/accounts/card/cards/loan/credit _ my/his/her/name
someone opened, used my/his/her ssn/social/identity/info/name, in my/his/her name without
unauthorized charge/charges/transaction/transactions/withdrawals/transfer, fraudulent charges/account/accounts/transactions, robo de identidad
data breach, ssn _ leaked/exposed, hacked my/our/his/her
[credit_report stakes=2 area=money party="credit bureau" pk=business say="wrong credit report"]
on my/his/her credit _ not mine, disputed w/with all/the/# bureaus, disputed with equifax/experian/transunion, somebody/someone elses _ on my credit
accounts on my credit, mixed me with/w, mixed with another, disputed twice, background check/ck _ cost/wrong/not
credit report _ error/wrong/mistake/mixed/not/dispute/inaccurate, equifax/experian/transunion, fcra, mixed file
background check _ wrong/error/mistake
[scam stakes=1 area=money party="scammer" pk=person say="scam or fraud"]
sent it/# to a wallet, lost # in coin/crypto/bitcoin, exchange/website/platform is/was gone, lost _ crypto _ app/exchange/website/girl
paid a fella/guy/man/lady #, not answering since, wiring money to, keeps wiring, online romance, advisor _ reits/risky/notes
unsuitable investment/investments
wired #, sent # to, online boyfriend/girlfriend, general, romance, guru, fake investment | with: scam/scammed/bank/money/crypto/never met/online/platform/gone/flagged
scam*, ripped me/us/off/him/her, con man/artist, conned me/us/her/him, defrauded me/us/him/her/my/of, fraudulent/fraudulently, ponzi, pig butchering
investment fraud/scheme, broker churned/lost/put, crypto _ stolen/gone/lost/frozen/scam/wallet, fake check/listing/rental/landlord/website/invoice
romance scam, wired # to, me estafo/estafaron, took my/our/her/his money/$/deposit and, disappeared with
notario _ cobro/paid/took/robbed/~file
| not after: insurance, not
[consumer weak=1 stakes=1 area=money party="seller" pk=business say="consumer dispute"]
transmission/engine put in _ went out/failed/died, shop/garage/mechanic says no warranty, no warranty on
wont/refuses/refused/refusing/not _ refund/refunded, no refund, get/want my/our/a money/refund back, want a refund, denied _ refund
never delivered/arrived/showed/shipped/received, false advertising, overcharged, warranty denied/claim/company/wont/repair
void the warranty, extended warranty, canceled/cancelled _ still charged/charging/charge/billed, gym membership, cancel my membership/contract
robocalls, robo calls, spam texts, tcpa
mechanic/shop/dealership/dealer/garage _ damaged/ruined/refuses/wont/broke/messed/lied/charged/never/lost/sold, mechanics shop
no me devuelven/regresan mi/el, wont give _ money back, mover/movers/moving _ broke/lost/hostage/damaged/stole/charged
airline/hotel/airbnb/venue/photographer/wedding _ refund/lost/cancelled/canceled/refuses/wont
[vehicle_purchase stakes=1 area=money party="seller of the vehicle" pk=business say="vehicle purchase"]
in shop #/# times/x/days, slide out leaks, # days total _ shop
dealer _ sold/lied/wont/refuses/rolled/hid/knew/never/charged/says/said/claims | with: car/truck/vehicle/suv/van/jeep/rv/camper/title/engine/transmission/miles/mileage/lemon/motorcycle
in the shop # x, could not duplicate, repair orders, transmission shudder/slips, days out of service, same problem/issue _ dealer
lemon law, bought/buy/purchased/sold/brought _ used/new car/truck/vehicle/suv/van/jeep/rv/camper
bought/purchased/sold _ car/truck/vehicle from/with/and/that, sold me/us/her/him a/the/this _ car/truck/vehicle/suv/rv
dealership/carmax/carvana _ sold/lied/wont/refuses/rolled/title/hid/knew/never/charged/says/said/claims
used car lot/dealer/engine/transmission, in the shop # times/days, # repair attempts, odometer rollback/rolled, salvage title/and, no title
never got/gave _ title, spot delivery, yo yo financing, buy here pay here, same defect, me vendieron/vendio un carro/troca/coche
el dealer
| not after: he, husband | without: hit me, rear ended, mva
[contract weak=1 stakes=2 area=business party="other party to the contract" pk=business say="agreement not kept or money owed"]
owe/owes me/us #, they owe $/#, he/she/they owe/owes me/us, paid two/one/half _ owe, delivered all _ paid, never paid the rest/balance
agreed to sell, had a deal to, backed out of the/our deal/agreement/contract, didnt honor the/our deal/agreement/contract | not after: settlement, plea
owe me/us $, owe me/us #, owes # on, owes $, open invoices, unpaid balance, they paid two/part/half _ owe, accepted in writing, signed msa
past due invoice/invoices
signed contract _ never/wont/refuses/broke/owes, franchise fee, fdd, licensing deal, check bounced, bounced check, management deal/contract
breach/breached/breaching of/the/our/my contract/agreement/lease, broke the/our/his/her contract/agreement, contract breach/dispute, in breach
unpaid invoice/invoices, wont pay _ invoice/invoices/us/bill/balance/work, invoice/invoices # unpaid/past, not paid _ invoice/invoices/job
stiffed me/us, client/customer/vendor/supplier/buyer _ wont/refuses/refused/owes/stiffed/defaulted/never, personal guarantee/guaranty
commercial lease, lent/loaned _ money/$/#, lent/loaned my/him/her/a friend/cousin/brother/sister/$/#, wont pay me back, owes me/us $, owes me/us #
agreed to pay, promised to pay, promissory note, me debe dinero, no me quiere pagar, le preste, incumplio
[business_dispute stakes=3 area=business party="business partner" pk=person say="business partner dispute"]
# # shop/store/restaurant/business/llc/partner/partners, opened a _ shop/store/restaurant/business _ #, changed the bank password/passwords/account, just an investor, put in # _ he/she put in, ousted me/us/from, pushed me out of the/our company/business/llc, oppressed minority, froze me out
voted me/him/her/us out/off, locked my/his/her email, stopped distributions, op agmt, one third owner
restaurant/business/store/company partner, own a/the quarter/half/third, wont show me books, shown me books, taking the customers
no operating agreement, handshake #
business/my/co/our/llc partner _ locked/stole/took/wont/refuses/left/started/cut/emptied/forged/wants/sued/owes/diverted/kicked
partnership/shareholder/member dispute, buyout/buy out/buy me, minority owner/shareholder/member, locked me out of the books/accounts/company/business
co founder/owner, cofounder, derivative suit, company books, diverted customers/funds/money, my socio, mi socio
[mineral stakes=3 area=business party="lessee" pk=business say="royalty or mineral dispute"]
royalty/royalties _ short/shorted/underpaid/unpaid/deduct/deductions/owed/stopped, post production deductions/costs, mineral rights, royalty dispute/owner/checks, lease # acres, lease _ acres to a gas/oil
[business_setup weak=1 stakes=1 area=business say="business set-up or advice"]
form/start/starting/set/setting/open/opening up/an/a/my/our llc/corporation/business/company/corp/store/service/nonprofit
start a/an/my llc/business/company/service, incorporate, incorporating, incorporation, operating agreement, business formation, partnership agreement
draft/review/look a/the/my/over/our contract/agreement/lease, franchise agreement, buying/buy/sell/selling a/my/our/the business/restaurant/practice
liquor license, abrir un negocio
[trademark_copyright stakes=2 area=ip party="infringer" pk=business say="intellectual property dispute"]
copied # _ files/formulas/documents/drawings, ~copy _ to a/an usb/drive/thumb, took/downloaded/copied/emailed our/my/the/company _ formulas/files/drawings/recipes/source, trade secret/secrets, stole our/my formulas/recipes/designs/source
federal reg, used our/my name/brand/logo/photo/design
formulas, files copied, copied # files, app idea, patent, inventions, prototype, registered our/my name, nearly the same name, same name and, using my/our/the name | with: competitor/rival/registered/patent/files/customers/used/copied/trademark/uspto/logo/name/firm/lawyer
infring*
~copy/copied/stole/using/use/uses/used my/our logo/design/name/song/photo/photos/book/music/code/app/artwork/trademark/recipe/brand/idea/beat/pattern/picture/pictures/invention
copyright claim/violation/strike/registered/case, trademark/trade mark/dress/secret/secrets, cease and/n desist, c d letter, dmca
nda/nondisclosure violated/breach/signed, knockoff/knockoffs/counterfeit, took our/my customers/clients/list/files, downloaded _ files
marca registrada
[defamation stakes=2 area=person party="person who spread it" pk=person say="defamation"]
one/two/# star review/reviews, fake/false/bad/google/yelp review/reviews _ lie/lies/false/untrue/business/take
told everyone/everybody/people/family/facebook/church _ i steal/stole/am/was/had, told my boss _ i steal/stole, on facebook that i, saying/said online i, accused me on/in facebook/front/a, calling me a thief/pedophile/liar/cheat
defamation/defamatory/defamed/defaming, slander*, libel*, spreading/spread/posted/telling/told/posting/post _ lies/rumors/false/untrue
lies/lying/lied/rumors about me/us/her/him, false statements/accusations/review/reviews/post/posts/claims about/on/against, fake review/reviews
falsely claimed/said/accused, ruined my/his/her/our reputation, difamacion, me esta difamando, mentiras
[privacy weak=1 stakes=2 area=person party="person who intruded" pk=person say="invasion of privacy"]
invasion of privacy, recorded me/us without, hidden camera/cameras, spying on, recording me/us without, eavesdrop*, camera pointed/pointing/aimed
hipaa violation/breach/complaint, looked at/in my/her/his chart/records
[police stakes=3 area=rights party="police" pk=authority say="police misconduct"]
warrant for another/different, jailed # days, wrong person/man/woman/guy arrested
shot/killed by a/an/the _ officer/deputy/trooper/cop/police, jail nurse/guard/guards _ ignored/refused/told/laughed, sick call slip/slips, while in/inside _ jail _ ignored/denied/sepsis/died
arrested _ nothing to do with, face/facial recognition match/software, held me # days, wrong house/door/flat/apartment/address, warrant for _ wrong
wrong door, swat raided, served # yrs vacated, certificate of innocence, exonerated, falsely convicted
police/cop/cops/officer/officers/deputy/deputies/trooper/policia/guard/guards/swat _ beat/tased/tackled/slammed/choked/kicked/punched/shot/searched/broke/raided/kneed/pepper/planted/lied/golpeo/dog/threw/entered/kicked
police brutality/misconduct/abuse/k9, excessive force, tased me/him/her, false/wrongful/unlawful/illegal arrest/imprisonment/search/detention
wrongfully/falsely/unlawfully arrested/detained/imprisoned/convicted, wrongful conviction, wrong house raid, civil rights violated/violation
violated my/his/her/our _ rights, racial profiling, profiled, taken without a warrant, k9 bit
jail/prison/guards _ denied/ignored/refused/died/neglect/beat/sick/medical, died in jail/custody, in jail _ medicine/insulin/sick/seizure
[school stakes=3 area=rights party="school" pk=authority say="school matter"]
college/university/school hearing _ responsible/appeal, found not responsible, title nine
# aide, one on one aide, no aide, suspended/expelled from school/college/university, school suspended/expelled, # day suspension | with: school/district/son/daughter/iep/principal/teacher/college/university/grade
interim suspended, was suspended/expelled for/from, iep meeting/not/requires, title ix
iep requires/says/was/is, one to one aide, vice principal, bus aide, grade _ dyslexia | with: school/iep/son/daughter/bus/district/teacher/kid
school/district/principal/university/college/teacher _ refuses/refused/wont/suspended/expelled/ignored/denied/restrained/failed/expel/bullying/dismissed/accused, teacher/principal/aide/coach _ hit/grabbed/kicked/shoved/restrained
bullied/bullying at/in/by, iep meeting/denied/not/violated/never/eval/team/violation, # plan meeting/denied/violated, special education/ed
manifestation/due process hearing/complaint, title #, student conduct/misconduct, academic misconduct/dishonesty, honor code
escuela no/suspendio/quiere, acoso escolar
[license_board weak=1 stakes=3 area=rights party="licensing board" pk=authority of=client say="professional license at risk"]
board of _ complaint/accusation/letter/hearing, accusation mailed
nursing/medical/licensing/dental/bar/pharmacy/real/state board complaint/investigation/letter/hearing/says/wants/suspended/opened
my/her/his nursing/rn/medical/cdl/teaching/professional/contractor/real license/licence, board of nursing/medicine/pharmacy
board complaint/investigation, security clearance
[public_body weak=1 stakes=2 area=rights party="authority" pk=authority say="claim against the authorities"]
city/county/state/town/government/va/dmv/housing _ refuses/refused/wont/denied/liable/ignored/lost, public records, notice of claim
tort claim, section # terminated/voucher, housing authority, ftca
| not after: i, from, live
[legal_malpractice stakes=3 area=business party="former lawyer" pk=business say="legal malpractice"]
lawyer/attorney _ never filed/showed/answered, blew the/my deadline/statute, missed the statute/deadline to file, lawyer/attorney/he/she told me _ was filed _ nothing, nothing was ever filed _ lawyer, let the/my statute run/expire/lapse, hired a/an lawyer/attorney _ never filed | without: no lawyer yet, never had, no attorney yet
legal malpractice/mal
old/former/prior/divorce/previous/first lawyer/attorney _ missed/didnt/never/forgot/settled/stole/blew/lied/failed/messed/let
lawyer/attorney missed the/a deadline/statute/court, sue my/the/his/her lawyer/attorney, malpractice against my/the _ lawyer/attorney
