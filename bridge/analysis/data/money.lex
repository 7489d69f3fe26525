// What a sum of money beside these words is for. Words alone may stand here: they count only beside a sum.
[bill role=bill]
bill, bills, billed, charges | not after: ticket, tax, electric, phone, legal, water, utility, credit card, light, gas, irs, vet
[medical role=medical]
nights, days inpt, # days icu, health plan, med ~bill, medical ~bill, hospital ~bill, er ~bill, medicals, my medical was, my medical is, my medical came, meds, specials, medical _ ~expense, medical ~cost, medical debt, hospital, er, emergency room, ambulance, air lift, helicopter, surgery, surgeries, clinic, chiro, chiropractor, mri, ct scan, xray, x ray, xrays, prescription*, ~injection, physical therapy, dental, dentist, implants, anesthesia, imaging, rehab, treatment, doctor ~bill, doctor visit, urgent care, uc, icu, nicu, cobra, copay, copays, out of pocket, health plan paid, medicare paid, medicaid paid, lien letter | not after: ticket, tax, electric, phone, legal, water, utility, credit card, light, gas, irs
facturas medicas, cuentas medicas, gastos medicos, cuenta del hospital, cuentas del hospital, operacion, cirugia, biles, billes, clinica, doctores
[wages role=wages]
on leave from, leave from, lost ~wage, lost pay, lost income, lost earnings, lost work, wage loss, ~lose _ wages, ~lose _ pay, ~lose _ income, out of work, off work, ~miss _ work, ~miss _ shifts, missed pay, unpaid ~wage, unpaid overtime, unpaid ot, unpaid hours, overtime comes, my overtime, unpaid commission, unpaid commissions, back pay, backpay, final check, last check, last paycheck, final paycheck, kept my pay, kept my check, ~short my, shorted, stolen tips, kept the tips, tips, commission, commissions, never paid me, didnt pay me, havent paid me, not paid me, withheld pay, missing pay, severance, bonus, ~owe me _ wages, in wages, owed wages, missed # wks, missed # weeks, missed # days, off # wks, off # weeks, out # weeks, out # wks, lost # weeks, lost # wks, lost # days
me deben, le deben, no me pago, no me pagaron, no me han pagado, no le pagaron, horas extras, horas extra, salarios perdidos, perdi de trabajo
[owed role=owed]
in default, still open, # open, $ open, ~owe, owed, owing, i owe, we owe, says i owe, behind, behind on, arrears, past due, back rent, back taxes, back child support, arrearage, arrears of, balance, balance due, unpaid, unpaid balance, outstanding, invoice, invoices, unpaid invoice, collections, in collections, collection agency, debt buyer, promissory note, ~lend, lent, loaned, reimburse*, refund owed, royalties, retainage, holding final, wont pay, refuses to pay, refuse to pay, refused to pay, hasnt paid, havent paid, never paid, not paying, non payment, nonpayment, child support, alimony
irs, irs debt, tax debt, taxes, tax bill, payroll taxes, franchise tax board
debo, debe, deben, debemos, deuda, deudas, tarjetas, tarjeta, prestamo, prestamos, hipoteca, atrasado, atrasada, impuestos, prestado, preste
// what people have and pay off as they should: at stake only where the matter is about money
[debt role=owed]
debt, debts, in debt, credit card, credit cards, cards, card debt, visa card, mastercard, amex, discover card, capital one, chase card, payday, loan, loans, personal loan, student ~loan, car loan, title loan, mortgage, heloc, second mortgage, line of credit, sba loan, borrowed
[charged role=charged]
~charge, charged me, charged us, charged her, charged him, ~fine, fined, fines, ~fee, late fees, ticket is, ticket for, citation for, ~penalty, penalties, restitution, assessed me, assessed us, special assessment, levy, levied, levies, lien, liens, ~garnish, garnished, garnishment, judgment, judgement, surcharge, overcharged, ~bill me, billed me, billed us, toll, tolls, towing, tow, storage, impound, had to pay, made me pay, making me pay, has to pay, ordered to pay, pay back, payback, overpayment, recoup, clawback, rent increase, raised the rent, true up, deposit | not before: with, of
multa, multas, cobraron, cobran, me cobro, me cobra
[lost role=lost]
overcharge, overcharged, overcharges, overpaid, i figure, tuition, out of pocket on, ~lose, lost, loss, losses, out #, out $, out about, out over, ~steal, stole, stolen, embezzled, missing, ~scam, scammed, defrauded, ~wire, wired, zelle, venmo, cashapp, sent him, sent her, sent them, sent money, withdrew, drained, emptied, ~pay him, paid him, paid her, paid them, paid up front, paid upfront, paid down, put down on, down payment on, deposit, security deposit, my deposit, check for, check bounced, bounced check, bounced, wont return, wont refund, no refund, refund, refunded, money back, gave him, gave her, gave them, invested, to fix, to repair, to redo, to replace, fix it, repairs, repair, repair bill, repair estimate, estimate, estimates, vet bill, ~damage, damages, in damage, worth of damage, property damage, body shop, totaled, total loss, totalled, down about, underpaid, shorted me, remediation, ruined, destroyed, in losses, losing
robaron, robo, perdi, perdimos, perdio, estafaron, le pague, le pagamos, le di, deposito, arreglar, danos, me quitaron
// prices: a loss only where the matter is about money
[price role=lost]
paid | not before: me, us, him a, her a, back, by, leave, off, vacation, per, weekly, hourly, on time, well | not after: get, got, gets, getting, was, were, been, being, be, not, never, are, is, am, insurance, they, he, she, havent, hasnt
bought, ~purchase, took, ~take, paid for, paid a, paid the, i paid, we paid, put in, ~cost, cost me, cost us, costs me, costing me, quote, quoted, quotes, bought it for, bought for, bought _ for, purchased for, contractor, spent, ~spend, expenses, hotel, transferred
pague por, costo, compre, invertimos
[offered role=offered]
~offer, offered, offering, lowball, lowballed, low ball, ~settle, settlement, on the table, came back with, came back at, full and final, tendered, tender, buyout, will pay, willing to pay, ins paid, insurance paid, carrier paid, ofrece, ofrecen, ofrecieron, ofrecio
[asked role=asked]
wants, want | not before: to, surgery, injections, an mri, mri, more _ tests
~demand, demanded, demanding, demand letter, sued for, suing for, suing me for, suing us for, ~sue _ for, sued me for, sued us for, asking for, want to sue for, claims i owe, claiming i owe, suing, seeking, says we owe, trying to get, total they want, wants me to pay, counter at, countered, quieren, quiere, piden, pide, reclama
[policy role=policy]
$ cover, insured $, policy, policies, policy limit, policy limits, limits, coverage, umbrella, ~carry, carries, insured for, liability, $ um, uim, um coverage, underinsured, uninsured motorist, limit, csl, homeowners, life insurance, life ins, death benefit, poliza, cobertura
[value role=value]
contract sum, contract price, house, home, condo, townhouse, townhome, duplex, property, properties, farm, ranch, parcel, estate, worth, valued, appraised, assessed at, zillow, equity, portfolio, savings, ira, iras, retirement, pension fund, brokerage, stocks, investments, accounts, account, bank account, bank, assets, inheritance, inherit, will says, a trust, the trust, in trust, family trust, living trust, in cash, cash, annuity, crypto, bitcoin, grosses, jewelry, casa, terreno, ahorros, herencia, cuenta de banco
[repaid role=none]
made me/us pay back, paid back, paid it/them/him/her/me/us back, repaid
[income role=none]
price, purchase price, fixed price, contract, contract price, cost of, took out, take out, takes out, life insurance policies, revenue, a year, per year, works at, work at, works for, ~drive for, working at, ~make, makes, made, making, ~earn, earned, earning, salary, gross, income, take home, pulls in, brings home, base, pays, hourly, hour, hr, per hour, an hour, wage, aww, weekly checks, week, weekly, pension, social security, ssdi, ssi, disability, va benefits, tip, paycheck, job at, raise, minimum wage, rate, pay rate, comp rate, checks, longshore checks, ttd, tdi, unemployment, food stamps, snap
gana, ganaba, gano, sueldo, salario, ingresos, la hora, por hora, por semana
[bail role=none]
bond, bail, fianza
[budget role=none]
have about, family has, $ ready, $ today, pay a few, saved, legal fee, in hand, deductible, to put down, put down, for a down payment, our daughter, our son, # down, $ down, litigation budget, retainer, afford, can pay, could pay, can do, could do, budget, saved up, set aside, put aside, ready to pay, for a lawyer, for an attorney, legal fees, filing fee, puedo pagar, puede pagar, anticipo, to fill, flat fee, directory, a record, a lead, leads, half page, credits
[rent role=none]
rent, rent is, rent of, a month, per month, monthly, mo, lease, renta, alquiler, al mes, mensual
[counted role=none]
pp, page, gave me, files, employees, people, miles, sq, square, units, hours, feet, followers, members, views, pages, workers, students, calls, patients
