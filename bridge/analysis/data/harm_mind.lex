// Harm to the mind, where it is diagnosed, treated or heavy.

[ptsd kind=mind severity=3 say="PTSD"]
ptsd, post traumatic stress, posttraumatic, tept, estres postraumatico | without: ssdi, custody | without: esa, service dog, emotional support, veteran, military, army, iraq, afghanistan
[panic kind=mind severity=2 say="panic attacks"]
panic attack/attacks, anxiety attack/attacks, panic disorder, ataques de panico, ataques de ansiedad
[nightmares kind=mind severity=2 say="nightmares"]
nightmares of/about/since/every/and/now/from, nightmare every, ~have a nightmare, ~have nightmares, has nightmares, wakes up screaming, night terrors, pesadillas, flashbacks | not before: landlord, tenant, neighbor, situation
[depression kind=mind severity=2 say="anxiety or depression"]
~diagnose with depression/anxiety, dx anxiety/depression, diagnosed _ depression/anxiety, become/became/been/got/gotten/fell/so/severely/really/very/extremely depressed, severe/major/clinical/deep depression, ~suffer from depression/anxiety, ~suffer _ depression/anxiety, treated for depression/anxiety, treatment for depression/anxiety, into _ depression, depressed since/after/because, meds/medication/pills for anxiety/depression, anxiety meds, antidepressant*, nervous breakdown, mental breakdown, breakdown because/from, anxiety since/from/because/over, ~cause _ anxiety/depression, ~develop anxiety/depression, suicidal since/because/after, depresion, ansiedad | not before: attorney, damages, claim, lawsuit, fathers | not after: suing for, sue for, for, intentional infliction of, infliction of, negligent, damages for, history of, plus, want | without: infliction, postpartum, her bipolar, his bipolar | not after: car, vehicle, engine, communication, truck, machine, marriage, great

// bare words of shorthand, where the notes tell of a bodily harm
[bare_mind kind=mind severity=2 say="anxiety, fear or depression" bare=yes]
depression, anxiety, depressed, anxious, traumatized, fear of driving, scared to drive, afraid to drive, no driving since, afraid of dogs, scared of dogs, jumpy, miedo a, con miedo, nervios | not before: to, for, the
[sleep kind=mind severity=2 say="trouble sleeping"]
insomnia since/from/because, cant sleep, cannot sleep, havent slept, havent been able to sleep, trouble sleeping, no puedo dormir, no duerme | not before: well because of the music, because of the noise | without: music, barking, upstairs | not before: in my, in our, in the, there, together, here, with | without: landlord, neighbor, neighbors, noise, loud, roommate, bed bugs, bedbugs
[distress kind=mind severity=1 say="emotional distress"]
@wasverb traumatized, ~traumatize me/her/him/us/my, ~cause me/us/him/her _ emotional/psychological/mental, ~suffer _ emotional/psychological/mental, emotional/psychological trauma, traumado, traumada, trauma psicologico, severe stress, stress is/was killing, afraid to leave the house, crying every, cry every, cries every | not before: attorney, abuse, harm to | not after: suing for, sue for, for, infliction of

[shaken kind=mind severity=1 say="shaken up"]
shook up, shaken up | not before: the, soda, bottle