// What a filter can set a limit to: the first concept counts of which a phrase stands in the filter. `of` are the groups of
// `sum.lex` that are of it, `else` those that count where none of these is told; `named` concepts must stand with the sum
// itself or in its sentence. Beside `rates` a rate and how often it was due make a sum, beside `also` a sum counts that was
// taken for something else. `adds` says whether sums are added: sum, largest, or total where the filter asks for all.
[gap say="what the insurer left unpaid" named=gap adds=largest]
underpay*, underpaid, under paid, shortfall, lowball, gap, difference, underestimat*, paid short, between our _ and
[case_value say="the case value" of="medical lost_pay" else="other contract offer" adds=sum]
case value, case values, realistically demand
[share say="the client's share" named=share adds=largest]
own/clients/client/callers/caller/heirs share, own portion, share of, share at stake
[students say="the student loans" named=student adds=sum]
student ~loan, student debt, student debts | not before: dont, do not, excluded, not | not after: excluding, counting, without, besides, minus, except, non, no, not, including, or, and
[equity say="equity" of=assets adds=sum]
equity
[bond say="the bond" named=bail adds=largest]
bail, ice bond, immigration bond, cash bond, appearance bond
bond/bonds of/set/amount/amounts/over/under/above/below/between/from/at/must/cannot/cant/needs/no/up/max/maximum/min/minimum/is, bonds $, bond $, bond has
[funeral say="funeral costs" named=funeral adds=sum]
funeral, burial, cremation
[tips say="tips" named=tips rates=tips adds=sum]
tips, propinas
[commissions say="commissions" named=commission rates=commission adds=sum]
~commission | not before: do, dont, excluded, not
[benefit say="the benefit" named=benefit adds=largest paid=often]
ttd/tpd/ppd/comp/ltd/std/disability/weekly/monthly/pension/ssdi/retirement benefit/benefits/rate/check/checks, ttd/tpd/comp/disability/weekly/monthly _ benefit/benefits/rate/checks, long term _ benefit/benefits, benefit/benefits of/over/under/above/below/must/has/needs, benefits at least, benefit at stake, pension at stake
[life say="the life insurance" named="limits benefit life" adds=largest]
life insurance, life policy, life policies, face amount, face value, death benefit
[pocket say="out-of-pocket costs" named=pocket adds=sum]
out of pocket, out of their pocket, out of their own pocket, oop
[fines say="fines and restitution" named=fine adds=sum]
fine, fines, restitution, court costs, civil penalties
[taken say="what was taken" named=taken rates=taken adds=sum]
~theft, larceny, shoplift*, embezzle*, stolen goods, stolen property, stolen items, stolen funds, stolen money, $ stolen, # stolen, dollars stolen | not after: wage, tip, pay, identity
[overcharge say="the overcharge" named=overcharge adds=sum]
overcharg*, over charged, overbill*, overpaid, overpayment, hidden fees, junk fees, bogus fees, extra charges, hidden charges
[deposit say="the deposit" named=deposit adds=total]
security/rental/damage/lease deposit/deposits, deposit dispute, deposit disputes, deposit cases, deposits kept, deposits withheld, deposit itself
[deductible say="the deductible" named=deductible adds=largest]
deductible
[price say="the price" named=price adds=largest]
purchase/sale/sales/selling/asking/car/vehicle/home/sticker/closing price/prices, contract price | not before: less _ damages
price of/over/under/above/below/must/at/has, vehicles/cars/homes/vehicle/car/it that cost, had/has/have/needs to _ cost, had to cost, must have cost, business/company sale/sales/acquisition/acquisitions/purchase/purchases, deals worth
[judgment say="the judgment" named=judgment adds=largest]
judgment/judgments/judgement/award/awards/verdict/verdicts against/of/over/under/above/below, judgments at least
[lien say="the lien" named=lien adds=largest]
lien, liens
[cover say="cover" of=limits adds=largest]
limits, policy limit, bodily injury, bi limit, liability limit, insurance limit, injury limit, policies, coverage, umbrella, underinsured, um, uim, um uim, insured for, must carry, should carry, carry $, carry at least, carries at least, carries less, carries more, insurance/liability on/of/for/from the/other, liability of, # liability, liability coverage
policy | not after: life
[offer say="the offer" of=offer also=offer adds=largest]
offer, offers, offered, oferta, ofertas, insurance already paid
[arrears say="arrears" of="mortgage rent contract other income card wages" beside="behind support" rates="behind unpaid support" adds=largest]
arrears, arrear, arrearage, arrearages, behind, past due, delinquen*, missed payment, missed payments, atrasado, atrasados, owed/owes/owe/unpaid/back support/alimony, owed/owes/owe/unpaid/back _ support/alimony, support/alimony owed/owes/unpaid, support/alimony _ owed/unpaid | not after: rent
[rent_owed say="rent owed" of=rent else="contract other mortgage card wages" rates="behind unpaid" adds=largest]
rent _ debt/debts/owe/owes/owed/owing/behind/unpaid/due/back/arrears, rent debt, rent owed, back/unpaid/owed/owes/late rent, owe/owes/owing/unpaid _ rent, rent arrears, renta _ debe, tenants owing
[lost_wages say="lost wages" of=lost_pay rates="missed lost_pay" also="missed lost_pay" adds=sum]
lost wage/wages/income/earnings/pay/work, lost _ in wages/pay/income, missed/missing pay/wages/income/earnings, wage loss, income loss, loss of income/earnings/wages, salarios perdidos
[damage say="damage" of=damage else="assets other contract" adds=total]
property damage, prop damage, propertydamage, repair, repairs, vehicle damage, car damage, damage to
[unsecured say="unsecured debt" of="card medical" adds=sum]
unsecured, credit card, credit cards, personal loan, personal loans, in cards, consumer debt, card debt, deudas sin
[medical say="medical bills" of=medical else=other adds=sum]
medical, medicals, meds, specials, bills, hospital, treatment cost/costs/bill/bills/charges/expenses, in treatment, doctor bill, doctor bills, gastos medicos, cuentas
[tax say="tax owed" of=tax else="contract other" rates=tax adds=sum]
irs, tax, taxes, state balance, back taxes, impuestos | not after: before, after, pre, post, excluding, less
[wages say="unpaid wages" of=wages else="other contract lost_pay income" rates="unpaid wages" adds=sum]
back wages, wage theft, stolen wages, wage owed, wages owed, owed wages, back pay, backpay, overtime, wage claim, wage claims, final pay/check/paycheck, last pay/check/checks/paycheck/paychecks, withheld pay/check, pay owed, missing pay, salarios, sueldo, sueldos, horas extras, in wages, unpaid wage/wages/pay, unpaid _ wage/wages/pay
unpaid | not before: invoice, invoices, bill, bills, rent, rents, loan, loans, balance, balances, amount, amounts, tax, taxes, medical, account, accounts, debt, debts, claim, claims, contract | not after: invoices, bills, rent, loan, notes, balances
[revenue say="revenue" of="income contract" else="assets other damage" adds=sum]
revenue, revenues, turnover, annual sales, gross sales, gross receipts, business/company/firm/shop/store must/should/has/needs gross/make/bring, business/company/firm/shop/store must/should/has/needs to gross/make/bring, business gross, business grosses
[income say="income" of=income adds=sum paid=often]
aww, average weekly wage, average weekly wages, figure comp, figures comp, total comp, income, incomes, ~earn, making, pulling in, compensation, salary, salaries, make, makes, made, household, take home, wage, gana, ganar, gane, gano, ganan, ingreso, ingresos, sueldo, hourly rate/pay/wage, pay of, they clear, annual/weekly/monthly/hourly/yearly/base/gross/net pay, pay rate/scale/has/had/must/needs/should/below/above/over/under, paid less, highly paid, base comp, figure salary, paid at least, workers/employees/be/were/was paid more/over/under/above/below
[debt say="debt" of="card medical mortgage tax" else="contract other rent wages" adds=sum]
debt, debts, owe, owes, owed, deuda, deudas | not after: after, net of, less, minus, after all, after the
[home_value say="the value of the property" of=assets else="other contract mortgage" adds=largest]
house/houses/home/homes/land/lots/condo/condos/property/properties _ value/valued/worth/priced/appraised/assessed, house/houses/home/homes/land/property value/valued/worth, real estate _ worth, value of home/house/land, value of the home/house/land/property
[assets say="assets" of="assets damage" else=other also=assets adds=sum]
estate, estates, succession, successions, asset, assets, net worth, marital property, property, inheritance, herencia, patrimonio
[can_pay say="what the client can pay" of=fee else=other adds=largest]
retainer, retainers, fee, fees, put down, down payment, pay upfront, pay up front, pay at least, afford, affordable, budget, able to pay/fund/put, upfront, up front, installment, can pay, put $ down, $ down, put _ down, money down, cash down, available, on hand
[vehicle say="damage" of=damage else="assets other contract" adds=largest]
vehicle, totaled, truck, car value
[rent say="rent or deposit" of=rent else=other adds=total]
rent, rents, deposit, deposits, deposito, depositos, renta | without: loss, losses
[stake say="the amount at stake" of="contract damage wages other medical rent lost_pay" else="assets card mortgage tax" adds=sum]
invoice, invoices, contract, contracts, claim, claims, lawsuit, lawsuits, suit, suits, dispute, disputes, controversy, stake, case, cases, damages, loss, losses, value, worth, amount, amounts, matter, matters, balance, collection, collections, issue, investor, investors, investment, investments, victim, victims, lost, lose, losing, spent, danos, perdida, perdidas
