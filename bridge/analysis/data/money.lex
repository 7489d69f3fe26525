// What a sum of money beside these words is for. Words alone may stand here: they count only beside a sum.
[bill role=bill]
bill, bills, billed, charges | not after: ticket, tax, electric, phone, legal, water, utility, credit card, light, gas, irs, vet
[medical role=medical]
nights, days inpt, # days icu, health plan, med ~bill, medical ~bill, hospital ~bill, er ~bill, medicals, my medical was, meds, specials, medical _ ~expense, medical ~cost, medical debt, hospital, er, emergency room, ambulance, helicopter, surgery, surgeries, clinic, chiro, chiropractor, mri, ct scan, xray, x ray, xrays, prescription*, ~injection, physical therapy, dental, dentist, implants, anesthesia, imaging, rehab, treatment, doctor ~bill, doctor visit, urgent care, uc, icu, nicu, cobra, copay, copays, out of pocket, health plan paid, medicare paid, medicaid paid, lien letter | not after: ticket, tax, electric, phone, legal, water, utility, credit card, light, gas, irs
cuentas medicas, gastos medicos, cuenta del hospital, cuentas del hospital, operacion, cirugia, biles, clinica, doctores
[wages role=wages]
on leave from, leave from, lost ~wage, lost pay, lost income, lost earnings, lost work, wage loss, ~lose _ wages, ~lose _ pay, ~lose _ income, out of work, off work, ~miss _ work, ~miss _ shifts, missed pay, unpaid ~wage, unpaid overtime, unpaid ot, unpaid commissions, back pay, final check, last check, last paycheck, final paycheck, ~short my, shorted, tips, commission, commissions, never paid me, havent paid me, missing pay, severance, bonus, in wages, missed # wks, missed # weeks, missed # days, off # wks, off # weeks, out # weeks, out # wks, lost # weeks, lost # wks, lost # days
me deben, le deben, no me pagaron, no me han pagado, no le pagaron, horas extras, horas extra
[owed role=owed]
in default, still open, # open, $ open, ~owe, owed, owing, i owe, we owe, says i owe, behind, behind on, arrears, past due, back rent, back taxes, back child support, arrearage, arrears of, debt, debts, in debt, balance, balance due, unpaid, unpaid balance, outstanding, invoice, invoices, unpaid invoice, collections, collection agency, debt buyer, credit card, credit cards, cards, card debt, amex, capital one, payday, loan, loans, personal loan, student ~loan, car loan, mortgage, heloc, second mortgage, line of credit, sba loan, promissory note, ~lend, lent, loaned, borrowed, reimburse*, royalties, retainage, holding final, wont pay, refuses to pay, refused to pay, hasnt paid, havent paid, never paid, not paying, non payment, nonpayment, child support, alimony
irs, irs debt, tax debt, taxes, tax bill, payroll taxes
debo, debe, deben, debemos, deuda, deudas, tarjetas, tarjeta, prestamos, hipoteca, impuestos, prestado
[charged role=charged]
~charge, charged me, charged her, charged him, ~fine, fined, fines, ~fee, late fees, ticket is, ticket for, citation for, ~penalty, penalties, restitution, assessed me, special assessment, levy, levied, lien, liens, ~garnish, garnished, garnishment, judgment, judgement, surcharge, ~bill me, billed me, toll, towing, tow, storage, impound, had to pay, made me pay, making me pay, has to pay, ordered to pay, pay back, overpayment, clawback, true up, deposit | not before: with, of
multa, multas, cobran, me cobro, me cobra
[lost role=lost]
overcharge, overpaid, i figure, tuition, ~lose, lost, loss, losses, out #, out $, out about, out over, ~steal, stole, stolen, missing, ~scam, scammed, ~wire, wired, zelle, sent him, sent her, sent them, withdrew, drained, emptied, ~pay him, paid him, paid her, paid them, deposit, security deposit, my deposit, wont return, wont refund, no refund, refund, refunded, money back, gave him, gave her, gave them, to fix, to repair, to redo, to replace, fix it, repairs, repair, repair estimate, estimate, estimates, vet bill, ~damage, damages, in damage, property damage, body shop, totaled, total loss, totalled, down about, underpaid, shorted me, remediation, ruined, destroyed, losing
robaron, robo, perdi, perdimos, perdio, le di, deposito, arreglar, danos, me quitaron
// prices: a loss only where the matter is about money
[price role=lost]
bought, ~purchase, took, ~take, paid for, paid a, paid the, i paid, we paid, put in, ~cost, cost me, costs me, costing me, quote, quoted, quotes, bought for, bought _ for, contractor, spent, ~spend, expenses, hotel, transferred
costo, compre
[offered role=offered]
~offer, offered, offering, lowball, lowballed, low ball, ~settle, settlement, on the table, came back at, full and final, tendered, tender, buyout, will pay, willing to pay, ins paid, insurance paid, carrier paid, ofrece, ofrecen, ofrecieron, ofrecio
[asked role=asked]
~demand, demanded, demanding, demand letter, sued for, suing me for, suing us for, ~sue _ for, sued me for, asking for, wants, want, want to sue for, suing, seeking, says we owe, trying to get, total they want, counter at, countered, quieren, quiere, pide, reclama
[policy role=policy]
$ cover, insured $, policy, policies, policy limit, policy limits, limits, coverage, umbrella, ~carry, carries, insured for, liability, $ um, uim, um coverage, underinsured, uninsured motorist, limit, csl, homeowners, life insurance, life ins, death benefit, poliza
[value role=value]
contract sum, contract price, house, home, condo, townhouse, townhome, duplex, property, properties, farm, ranch, parcel, estate, worth, valued, appraised, assessed at, zillow, equity, savings, ira, iras, retirement, brokerage, stocks, investments, accounts, account, bank account, bank, assets, inheritance, inherit, will says, a trust, the trust, in trust, family trust, living trust, in cash, cash, annuity, crypto, bitcoin, grosses, jewelry, casa, ahorros, herencia
[repaid role=none]
made me/us pay back, paid back, repaid
[income role=none]
price, purchase price, fixed price, contract, contract price, cost of, took out, take out, takes out, life insurance policies, revenue, a year, per year, works at, work at, works for, ~drive for, working at, ~make, makes, made, making, ~earn, earned, earning, salary, gross, income, take home, brings home, base, pays, hourly, hour, hr, an hour, wage, aww, weekly checks, week, weekly, pension, social security, ssdi, ssi, disability, va benefits, tip, paycheck, job at, raise, minimum wage, rate, checks, longshore checks, ttd, unemployment, food stamps, snap
gana, ganaba, gano, sueldo, salario, ingresos, la hora, por hora, por semana
[bail role=none]
bond, bail, fianza
[budget role=none]
have about, family has, $ ready, $ today, pay a few, saved, legal fee, in hand, deductible, to put down, put down, for a down payment, our daughter, our son, # down, $ down, litigation budget, retainer, afford, can pay, could pay, can do, could do, budget, saved up, set aside, put aside, ready to pay, for a lawyer, for an attorney, legal fees, filing fee, puedo pagar, puede pagar, to fill, flat fee, directory, a record, a lead, leads, half page, credits
[rent role=none]
rent, rent is, rent of, a month, per month, monthly, mo, lease, renta, al mes, mensual
[counted role=none]
pp, page, gave me, files, employees, people, miles, sq, square, units, hours, feet, followers, views, pages, workers, students, calls, patients
