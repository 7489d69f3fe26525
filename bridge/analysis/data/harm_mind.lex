// Harm to the mind, where it is diagnosed, treated or heavy.

[ptsd kind=mind severity=3 say="PTSD"]
ptsd | without: ssdi, custody | without: esa, service dog, emotional support, veteran, military, army, iraq, afghanistan
[panic kind=mind severity=2 say="panic attacks"]
panic attack/attacks, anxiety attack/attacks
[nightmares kind=mind severity=2 say="nightmares"]
nightmares of/about/since/every/and/now/from, ~have nightmares, has nightmares, wakes up screaming, night terrors | not before: landlord, tenant, neighbor, situation
[depression kind=mind severity=2 say="depression"]
diagnosed _ depression/anxiety, become/became/been/got/gotten/fell/so/severely/really/very/extremely depressed, severe/major/clinical/deep depression, treatment for depression/anxiety, antidepressant*, anxiety since/from/because/over | not before: attorney, damages, claim, lawsuit, fathers | not after: suing for, sue for, for, intentional infliction of, infliction of, negligent, damages for, history of, plus, want | without: infliction, postpartum, her bipolar, his bipolar | not after: car, vehicle, engine, communication, truck, machine, marriage, great

// bare words of shorthand, where the notes tell of a bodily harm
[bare_mind kind=mind severity=2 say="anxiety or depression" bare=yes]
depression, anxiety, depressed, anxious, scared to drive, scared of dogs | not before: to, for, the
[sleep kind=mind severity=2 say="trouble sleeping"]
cant sleep, cannot sleep | not before: well because of the music, because of the noise | without: music, barking, upstairs | not before: in my, in our, in the, there, together, here, with | without: landlord, neighbor, neighbors, noise, loud, roommate, bed bugs, bedbugs
[distress kind=mind severity=1 say="emotional distress"]
cry every | not before: attorney, abuse, harm to | not after: suing for, sue for, for, infliction of

[shaken kind=mind severity=1 say="shaken up"]
shook up, shaken up | not before: the, soda, bottle