import type { TopicTable } from './topic-words.ts';

export const moneyTopics: TopicTable = {
  'landlord-tenant': {
    sure: `shut the gas off, shut off the gas, shut off the heat, turned off the heat, shut the water off, paid up on rent, repair and deduct, boarding house, landlord*, tenant*, evict*, eviction, eviction notice, # day notice, three day notice, notice to quit, notice to vacate, unlawful detainer, security deposit, deposit back, my lease, the lease, lease says, break the lease, broke the lease, month to month, past due rent, behind on rent, months behind, rent increase, rent control, rent stabiliz*, withhold rent, no heat, no hot water, bed bugs, roaches, rats, mold in the apartment, habitability, uninhabitable, code violations, code enforcement, locked out, lock out, changed the locks, section 8, housing authority, casero, dueno de la casa, inquilino, desalojo, desalojar, renta, deposito, arrendador, apartamento, me quiere sacar, property manager, illegal entry, rent court, self help, shut off the utilities`,
    likely: `apartment, rent, lease, rented, renting, moved out, move out, roommate, unit, repairs, super, itemized, walkthrough, duplex, subletting`,
  },
  'real-estate': {
    sure: `real estate, closed on, closed #, seller disclosure, seller lied, sellers lied, seller knew, seller hid, undisclosed, did not disclose, failed to disclose, disclosure form, home inspection, inspector missed, purchase agreement, purchase contract, earnest money, title company, title insurance, quiet title, easement, boundary, property line, survey shows, encroach*, fence on my property, adverse possession, partition, co owner, quitclaim, quit claim, deed, hoa, homeowners association, condo board, zoning, variance, eminent domain, buyer backed out, specific performance, contract for deed, bienes raices, lindero, escrituras, titulo de propiedad, bought a house, bought house, bought the house, bought our house, buying a house, selling my house, right of way, shared driveway`,
    likely: `closing, realtor*, survey, road we use, driveway, next door, chained, parcel, fence, appraisal, house, property, neighbor, land, acres, lot, seller, buyer, mortgage, agent, broker, foundation, sump, home, terreno, propiedad, condo`,
  },
  'construction-dispute': {
    sure: `pay app*, lien waiver*, sub k, subcontract, hasnt paid pay, retainage, conditional waivers, kitchen cabinets, contractor took, contractor never, contractor walked, contractor abandoned, contractor left, contractor disappeared, contractor didn't, unfinished kitchen, remodel, kitchen remodel, bathroom remodel, bad work, shoddy work, mechanics lien, construction defect*, builder refuses, home builder, roofer took, paid the contractor, paid contractor, deposit to contractor, change order*, punch list, contratista, remodelacion, addition unfinished`,
    likely: `gc, millwork, sub, job, contractor, builder, renovation, roofer, permits, unlicensed, estimate, crew`,
  },
  foreclosure: {
    sure: `foreclos*, sheriff sale, trustee sale, auction date, auction of my home, notice of default, notice of sale, loan modification, loan mod, mortgage arrears, behind on mortgage, behind on the mortgage, behind on my mortgage, missed mortgage, mortgage company, loan servicer, lis pendens, save my house, save the house, save our home, embargo de la casa, ejecucion hipotecaria, hipoteca, forbearance, surplus funds, deed in lieu, perder la casa`,
    likely: `mortgage, arrears, lender, servicer, bank wants, reinstatement, escrow shortage`,
  },
  bankruptcy: {
    sure: `discharge debts, credit card balances, k cards, visa/mc, maxed out, lender sued, sued by one bank, bankrupt*, chapter #, ch #, ch. #, ch7, ch13, bk, bancarrota, quiebra, means test, credit counseling, discharge my debts, debt relief, wipe out, get rid of debt, unsecured debt, 341 meeting, automatic stay, trustee payment, reaffirm, repossess*, about to repo, repo, garnish*, wage garnishment, cc debt, credit card debt, drowning in debt, deudas, embargo de salario, filing for bankruptcy, creditor list, debt to`,
    likely: `cards, never filed, car note, personal loan, fee saved, payments, pension, debt, debts, creditors, creditor, credit cards, credit card, collection calls, collectors, judgment against me, medical bills debt, payday loans, cc, unsecured, owe about, owe around, surplus, deuda, tarjetas, lawsuit from capital one, minimum payments`,
  },
  'debt-defense': {
    sure: `sued by a debt, sued by debt, debt collector, debt buyer, midland, portfolio recovery, lvnv, cavalry spv, capital one sued, sued for a credit card, summons for a credit card, collection lawsuit, sued over a credit card, garnishing my, garnishment, bank levy, default judgment, harassing calls, calls me # times a day, cobradores, debt settlement company, collection agency`,
    likely: `collections, collector, debt, summons, answer due, judgment, charged off`,
  },
  'consumer-protection': {
    sure: `accounts on my credit aren't mine, arent mine, ftc affidavit, disputed twice, all # bureaus, credit bureau dispute, fdcpa, fcra, tcpa, credit report error, credit report, credit bureau, credit bureaus, equifax, experian, transunion, identity theft, stole my identity, stolen identity, opened accounts, robocall*, robo call*, do not call, scammed, scam, scammer, deceptive, false advertising, bait and switch, dealer lied, dealership lied, odometer, car dealer, dealership, title washing, yo yo financing, timeshare, data breach, zelle, wire fraud, unauthorized charge*, refund refused, fraude, estafa, estafaron, robo de identidad, sent me to collections, elder fraud, gift cards, contractor scam`,
    likely: `airline, voucher, salon, store, refused a refund, money back, equipment, dispute letters, dispute, fraud, refund, lied, charged me, bank refuses, tow, towed, subscription, moving company, dealer, warranty`,
  },
  'lemon-law': {
    sure: `lemon law, lemon, repair attempts, # repair attempts, in the shop # times, at the dealer # times, dealer # times, same problem, buyback, buy back, manufacturer's warranty, cant fix it, transmission keeps, engine stalls, back to the dealer, still under warranty, ley limon`,
    likely: `warranty, dealer, check engine, transmission, new car, new truck, repair orders, repair invoices, stalls, vin`,
  },
  insurance: {
    sure: `bad faith, denied my claim, denied the claim, claim denied, claim was denied, denied our claim, lowball, underpaid, underpaid claim, hail, roof claim, hurricane, tornado damage, wind damage, storm damage, water damage claim, burst pipe, pipe burst, fire damage, house fire, house burned, homeowners policy, homeowner's insurance, homeowners insurance, public adjuster, appraisal clause, proof of loss, wear and tear, life insurance, beneficiary claim denied, contestab*, health insurance denied, prior authorization denied, examination under oath, euo, reservation of rights, replacement cost, acv, insurance refuses, insurance company refuses, insurer refuses, aseguranza no quiere pagar, seguro no quiere pagar, negaron el reclamo, flood insurance`,
    likely: `policy, claim, adjuster, deductible, coverage, insurer, carrier, premiums, roof, insurance, aseguranza, estimate, denial letter`,
  },
  'business-litigation': {
    sure: `business partner, my partner stole, partnership dispute, shareholder*, minority owner, buyout, buy out, operating agreement, llc member, member of the llc, embezzl*, fiduciary duty, trade secret*, non solicit, stole our clients, stole my clients, unfair competition, tortious interference, commercial lease dispute, breach of fiduciary, commercial dispute, purchase orders, unpaid invoices, signed pos, vendor dispute, customer owes us, client owes us, owes our company, owes my company, former partner, socio, co founder, cofounder, franchis*, derivative suit`,
    likely: `company, business, llc, invoices, invoice, customer, revenue, partner, distributor, supplier, contract, shipments, net 30, accounts receivable, negocio, empresa`,
  },
  'contract-dispute': {
    sure: `breach of contract, breached, broke the contract, broke our contract, contract dispute, signed contract, written contract, contract says, breach, incumplimiento, contract was signed, wont honor the contract, refuses to pay the invoice, refuses to pay, owes me $, owes us $, owes him $, never delivered, did not deliver, paid deposit, nonrefundable, promissory note, loaned him, loaned her, lent him, lent her, personal loan, contrato, firmamos, me debe`,
    likely: `contract, agreement, invoice, invoices, deposit, refund, owed, owes, vendor, deliver, venue, purchase order, emails confirm`,
  },
  'business-law': {
    sure: `form an llc, forming an llc, start an llc, set up an llc, incorporate, starting a business, start a business, draft a contract, review a contract, contract review, review my contract, review a lease, buying a business, selling my business, sell my business, business formation, articles of organization, bylaws, nonprofit, 501, trademark my business, abrir un negocio, formar una llc, letter of intent, term sheet, asset purchase, due diligence`,
    likely: `llc, startup, business, investors, ein, operating agreement, co owners`,
  },
  'intellectual-property': {
    sure: `registered #, same name on, same bird, used my voice, without asking, application pending, trade dress, narration, my podcast, trademark*, copyright*, patent*, patentable, infring*, cease and desist, uspto, dmca, my design, my designs, stole my design, stole my logo, copied my, copied our, knock off, knockoff, counterfeit*, licensing deal, provisional patent, app idea, idea for an app, idea for a, invention, invented, prototype, prior art, marca registrada, patente, derechos de autor, plagio, plagiar*, registered with the copyright, used my photo*, used my song, sampled my, nda`,
    likely: `brewery, podcast, series, first used, used name since, name since, clearance, logo, brand, artwork, illustration, photograph*, song, code, software, source code, etsy, amazon listing, licens*, idea, design`,
  },
  entertainment: {
    sure: `record label, recording contract, music contract, royalties, talent agent, talent contract, film rights, movie deal, publishing deal, record deal, management contract, nil deal, modeling agency`,
    likely: `band, producer, song, actor, athlete, agent`,
  },
  defamation: {
    sure: `# star, one star, 1 star, defam*, libel, slander*, false accusations online, lies about me online, lies about me, posted lies, false review, fake review*, fake reviews, google review, spreading lies, spreading rumors, facebook post* about me, difamacion, calumnia*, ruined my reputation, my reputation, revenge porn`,
    likely: `posted, facebook, review, yelp, nextdoor, tiktok, false statements, rumors, retraction`,
  },
  'professional-malpractice': {
    sure: `closing lawyer, lawyer wired, my lawyer wired, lawyer messed, lawyer lost, lawyer let, attorney let, lawyer forgot, missed the filing, legal malpractice, my lawyer missed, lawyer missed the, attorney missed, missed the statute, missed the deadline to file, lawyer never filed, attorney never filed, sue my lawyer, sue my attorney, sue my old lawyer, former lawyer missed, my old lawyer missed, let the statute run, accountant messed, cpa messed up, case dismissed because my lawyer, bar complaint, malpractice against my attorney`,
    likely: `hacker*, your firm represented, my lawyer, lawyer, old lawyer, former attorney, prior attorney, fee dispute`,
  },
  securities: {
    sure: `finra, stockbroker, unauthorized trades, churning, ponzi, investment fraud, financial advisor lost, my advisor put, unsuitable, annuit*, crypto scam, crypto platform, crypto exchange, reit, securities fraud, private placement, insider trading, margin calls`,
    likely: `broker, advisor, investment, invested, portfolio, brokerage, retirement account, crypto, bitcoin`,
  },
  'class-action': {
    sure: `class action, on behalf of everyone, thousands of customers, all customers were charged, antitrust, price fixing, demanda colectiva`,
    likely: `everyone else too, other customers, settlement notice`,
  },
  'small-claims': {
    sure: `small claims, small claim, reclamos menores`,
    likely: `deductible, parking, few hundred`,
  },
};
