// What a sum of money in notes is a sum of, as filters ask for it: the nearest phrase of a group counts; the others only
// stand beside it. A phrase counts beside a sum alone. `far` is added to its distance where a word says little by itself.
[medical group=medical]
bill, bills, billed, charges | not after: irs, tax, electric, phone, legal, water, state
medical, medicals, meds, specials, hospital*, er, ambulance, helicopter, surgeon*, ~surgery, clinic*, chiro*, mri, mris, xray*, x ray, x rays, scan, scans, ct, splint, cast, brace, braces, prescription*, ~injection, physical therapy, dental, dentist, implants, anesthesia*, imaging, radiology, rehab, pt, therapy, physio, doctor, doctors, doc, ortho*, specialist, treatment, urgent care, uc, trauma, care plan, office visit, radiografias, ambulancia, terapia, clinica
cuenta, cuentas | not before: con, de ahorro, de ahorros, bancaria, bancarias, de banco, del banco, en el banco, en un banco | not after: sus, mis, hacer
[card group=card]
cc, ccs, cc debt
card, cards, visa, mc, mastercard, amex, discover, capital one, citi, payday, personal ~loan, business ~loan, business line, sba ~loan, unsecured, line of credit, collections, debt, debts, creditors, tarjeta, tarjetas, deuda, deudas
[student group=card]
student ~loan, student debt, nelnet, navient, sallie mae
[personal]
personal ~loan, payday, student ~loan
[mortgage group=mortgage]
mortgage, hipoteca, car ~loan, car note, auto ~loan, truck note, boat ~loan, heloc, owed on, foreclosure
[behind group=mortgage]
arrears, behind, past due, reinstate, catch up, caught up, cure
[support]
support, child support, alimony
[tax group=tax far=2]
irs, levy, lien, ftb, balance due, back taxes, payroll ~tax, impuestos
tax, taxes | not before: assess*, value, refund, return, returns, prepar*, appraise*
[state]
state, ftb, california, georgia, new york
[income group=income]
clear, clears | not after: and, n, house, home, owned
~make, ~earn, salary, salaried, gross, grosses, income, take home, drawing, nets, net, pays, paid weekly, hourly, aww, gana, ganaba, gano, pension, social security, ssdi, ssi, disability, bring home, brings home, bring in, brings in, paycheck, job at, me pagan, full time, before taxes
revenue | not before: officer, agent, service, department
base | not before: contract, bid, price, sum
wage, wages | not after: lost, missed, in
[wages group=wages]
unpaid overtime, overtime, ot, back pay, final check, final paycheck, final pay, last check, last paycheck, last two paychecks, shorted, tips, ~commission, me debe, me deben, le debe, le deben, horas extras, horas extra, never paid my, withheld pay, missing pay, months of pay, ~owe me, ~owe her, ~owe him, ~owe us
[tips]
tips, tip pool, propinas
[commission]
~commission
[assets group=assets]
house, home, condo, townhome, townhouse, bungalow, duplex, duplexes, trailer, cottage, cabin, lot, parcel, apartment building, property, in the bank, in savings, in checking, checking, at fidelity, brokerage, ira, iras, savings, account, accounts, land, farm, estate, worth, business, funds, stock, stocks, ~investment, life insurance, life policy, assets, asset, casa, rental, zillow, zestimate, appraised, assessed, valued, credit union, shares, acre, acres, ahorros, annuity, cd, cds, cash, rsus, retirement, in his pension, in her pension, in my pension, place
[owedon]
owe, owes, owed, owing, mortgage, mortgages, loan, lien, liens, balance
[equity]
worth, zillow, zestimate, value, valued, appraised, appraisal, house, home
[contract group=contract]
invoice, invoices, contract, contracts, pay apps, purchase order, po, order, deal, deals, job, project, bid, subcontract, factura, facturas, promissory, note, loaned, lent, dispute
[due group=contract far=14]
balance, unpaid, ~owe, owed, debe, deben
[damage group=damage far=2]
car, truck, vehicle, bumper, fender, trunk, door, pd, shop, property damage, repair, repairs, to fix, to redo, to replace, to rebuild, to repair, body shop, totaled, estimate, quote, quoted, buick, chevy, ford, dodge, jeep, lincoln, toyota, honda, nissan, kia, subaru, lexus, bmw, mercedes, tesla, silverado, camry, corolla, civic, damage, damages, loss, losses, value, comps
[minimum]
state minimum, minimum coverage, arizona minimum, min limits
[um]
um, uim, underinsured, under insured, uninsured motorist
[no_um]
no/without/dropped/declined/waived/rejected/canceled/removed _ um/uim/uninsured/underinsured, ~sign off on um, signed away um, turned down um, um rejection, dont have um, waived it
[others]
my/his/her coworker, my/his/her friend, my/his/her buddy, my/his/her neighbor, my/his/her brother, my/his/her sister, my/his/her cousin, my/his/her girlfriend, my/his/her boyfriend, my/his/her fiance, my/his/her boss, my/his/her roommate, my/his/her uncle, my/his/her aunt, my/his/her nephew, my/his/her niece, mi compadre, mi comadre, mi hermano, mi primo, mi vecino, mi cunado, my mom/mother/dad/father has/owes
[limits group=limits]
policy, policies, limit, limits, coverage, umbrella, carries, insured, liability, um, uim, underinsured, under insured, uninsured motorist, poliza
[cover]
my, our, mine, i have, i carry, we have, own
[offer group=offer]
~offer, ~settle, settlement, on the table, came out with, came in with, full and final, came up to, come up to, lowball, lowballed, counter, countered, proposed, keeps calling with, ofrecio, ofrecen, ofrece, ofrecieron, tender, tendered
[fee group=fee]
retainer, fee, can pay, could pay, can do, could do, could put, can put, pay up front, down, budget, put down, set aside, put aside, saved, afford, ready, scrape together, come up with, for a lawyer, for an attorney, for the lawyer, for her lawyer, puede pagar, puedo pagar, podemos pagar, bond, bail
[now group=fee far=14]
now
[bail]
bail, bond, bonds, fianza
[rent group=rent]
rent, renta, deposit, deposits, security, lease
[deposit]
deposit, deposits, deposito, prepaid, last months, ultimo mes
[lost_pay group=lost_pay]
job offer, lost offer, lost an offer, lost the offer, offer of employment, offer rescinded, rescinded offer, rescinded the offer, offer withdrawn, lost contract, lost a contract
lost ~wage, lost pay, lost income, wage loss, ~miss work, ~miss pay, out of work, in wages, in pay
[missed]
missed, out of work, out for, off for, off since, off work, lost, laid up, couldnt work, cant work, been out, out since, off the clock, not working, havent worked, unable to work, sin trabajar, perdi
[unpaid]
~owe, unpaid, short, shorted, shorting, skipped, never paid, didnt pay, not paid, hasnt paid, without pay, overtime, ot, stole, withheld, kept, bounced, last, debe, deben, debo, missed, late, behind, past due, arrears, payments, got none, paid nothing, not one payment
[funeral]
funeral, cremat*, casket, cemetery
[benefit]
benefit, benefits, comp, ttd, ltd, disability, pension, ssdi, check, checks, adjuster, carrier
[pocket]
out of pocket, myself, ourselves, own money, i paid, we paid, ive paid, copay, copays, deductible, my share
[fine]
fine, fines, fined, restitution, court costs, ~penalty, ticket, tickets
[taken]
took, taken, taking, stole, stolen, theft, worth, shoplift*, embezzle*, missing, goods, register, till
[overcharge]
overcharg*, extra, fee, fees, added, overbill*, overpaid
[price]
bought, ~buy, ~purchase, price, prices, paid, cost, sold, sell, selling, sticker, financed, asking, listed, closed on, under contract, new, used
[judgment]
judgment, judgement, judgments, awarded, award, verdict, judge, court, won
[lien]
lien, liens, owed, owes, unpaid, balance, job
[deductible]
deductible
[fees]
attorney fee, attorney fees, legal fees, lawyer fees, penalty, penalties, interest, late fee, late charges
[bonus]
bonus, ~commission, stock, rsus, overtime, ot
[retirement]
ira, iras, retirement, pension
[life]
life insurance, life policy
[share]
my share, his share, her share, my part, my third, my half, her third, my cut
[gap]
short by, difference, gap
[paid]
paid, pays, sent, issued, cut me, cut us, check for, allowed, approved, adjusters, adjuster, insurers, insurer, carrier, came back at, offered, offers, offer
[cost]
contractor, contractors, roofer, roofers, plumber, engineer, builder, public adjuster, appraiser, restoration, body shop, bid, bids, quote, quotes, quoted, cost, costs, to fix, to repair, to replace, to rebuild, rebuild
[open]
unpaid, left, ~owe, outstanding, remaining, all but, balance, never paid, withheld, sat on, last
[agreed]
price was, price of, contract price, contract sum, agreed, agreed on, price, quoted
[job]
job, jobs, salary, ~earn, makes, made, make, making, income, wage, wages, brings, bring
[spend]
rent, mortgage, note, payment, payments, insurance, premium, cost, ~owe, alimony, tuition, bill, bills
[left]
its worth, now worth, worth now, is worth, now, down to, fell to, left with, ahora
[house]
house, home, condo, mortgage, residence
[vehicle]
car, cars, truck, auto, vehicle
