// Whose insurer stands behind the matter, what it has said, and what it has to pay.

class insurer = insurance, ins, insurer, carrier, adjuster, geico, progressive, allstate, usaa, nationwide, farmers, travelers, esurance, aseguranza, seguro, aseguradora

[theirs kind=theirs say="other side is insured" when=matter.damage]
his/her/their/other/od @insurer, other driver @insurer, defendant @insurer, od ins, driver has @insurer, landlord @insurer, owner @insurer, store @insurer, trucking company @insurer, truck @insurer, other guy @insurer, other car @insurer, commercial policy, fleet policy, company truck insured, insured by @insurer, insured with @insurer, they have @insurer, he has @insurer, she has @insurer, insured driver, his policy, her policy, their policy, umbrella policy, liability policy, bi limits, policy limits, @insurer accepted liability, accepted liability, accepted fault, their homeowners, has homeowners, has renters insurance, mcs # | not before: unknown, unk, tbd, unclear, disease, illness, dementia, condition, ms, vision, hearing, lenses | not after: my, our, own, health, no, without, denied by his
has @insurer, has state farm | with: driver, other driver, od, at fault, landlord, owner, other guy, other lady, other party | without: health, client has, clt has, i have, we have, pnc has, no, not, denied
el tiene seguro, el tiene aseguranza, el otro tenia seguro, acepto la culpa

[limits kind=theirs say="policy limits known" when=matter.mishap]
policy limit _ $, policy limits _ $, limits _ $, $ policy, $ limits, $ limit, $ umbrella, $ in coverage, $ of coverage, $ coverage, # policy, # limits, min limits | without: um, uim, my, own, her own, his own, our

[own kind=own say="client's own insurer involved"]
my @insurer, our @insurer, my own @insurer, my auto @insurer, my car @insurer, my homeowners, my policy, under collision, collision coverage, my uim, my um, um coverage, have um, has um, have uim, has uim, my pip, pip carrier, pip paid, pip #, pip $, medpay, full coverage, own ins, own insurance | not before: health, denied, through work, card, disease, illness, a, like, the, plan, at work, from my boss
mi seguro, tengo seguro, tengo aseguranza

[none kind=none say="other side has no insurance"]
uninsured driver, driver had no @insurer, he had no @insurer, he has no @insurer, no tiene seguro, no tenia seguro, no tiene aseguranza | not after: my um covers, i have, i had, im, i was, we have, we had, client has, clt has, with, and | not before: company, paid, yet, um, motorist coverage, motorist benefits, health, medical

[none_named kind=none say="other side has no insurance" when=matter.mishap]
// whose it is, is said in the sentence
no insurance | with: driver, other driver, od, the other, at fault, he, she, they, owner, landlord, contractor, other car, el otro | without: health, medical, bills, bill, er, i have no, i had no, hospital, my own

[denied kind=denied say="insurer denied the claim"]
@insurer denied, @insurer has denied, @insurer company denied, @insurer wont pay, @insurer will not pay, @insurer refused to pay, @insurer refused, @insurer rejected, claim denied, claim was denied, denied claim, denied my claim, denied our claim, denied the claim, reservation of rights, bad faith, state farm denied | not after: unemployment, ui, asylum, visa, va, ssdi, ssi, disability, wc, comp, workers comp | without: unemployment, asylum, ssdi, ssi, visa, i130, security, va, ptsd, disability, comp
la aseguranza nego, el seguro nego, la aseguranza no quiere pagar, el seguro no quiere pagar, aseguranza no quiere, seguro no quiere pagar, nego el reclamo

[claim_open kind=claim_open say="open insurance claim"]
claim open, claim opened, opened a claim, opened claim, filed a claim, filed claim, claim filed, claim #, claim number #, adjuster called, adjuster keeps calling, adjuster offered, adjuster said, adjuster says, adjuster wants, adjuster came, adjuster asked, adjuster named, @insurer offered, @insurer is offering, @insurer wants, @insurer is calling, @insurer keeps calling, @insurer is paying | not after: unemployment, disability, ssdi, va, comp, eeoc, small | not before: kids, dependents, exemptions, that, about, children | without: unemployment, eeoc, asylum
numero de reclamo, el ajustador
