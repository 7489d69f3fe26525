import type { Lexicon } from '../reading/phrase-matcher.ts';

/** What the caller does not know, and talk that carries no case. */
export const hedgeLexicon: Lexicon = {
  'hedge.unknown': `
    dont know, doesnt know, does not know, do not know, didnt know, not sure, unsure, no idea, unknown, unk, uncertain, cant remember, cant recall,
    doesnt remember, does not remember, dont remember, doesnt recall, does not recall, dont recall, forgot, forgets, cannot recall, couldnt say,
    couldnt tell, wouldnt say, wont give, will call back, call back with, doesnt have, does not have, dont have, hasnt got, havent got, didnt get,
    did not get, no sabe, no se, no recuerda, no me acuerdo, no se acuerda, not clear, unclear, unspecified, tbd, pending info, to follow,
    will provide, will send, havent asked, didnt ask, not asked, refused to say, couldnt understand, could not understand, inaudible, unintelligible,
    garbled, cut out, call dropped, hung up, left no, no details, no info, no information, wouldnt give`,
  'hedge.vague': `
    maybe, perhaps, possibly, probably, might, i think, thinks, she thinks, he thinks, i guess, guess, supposedly, allegedly, kind of, kinda,
    sort of, sorta, some kind, something, somewhere, someone, somebody, somehow, around, or so, or maybe, a while ago, while back, some time ago,
    sometime, awhile ago, awhile back, few years ago, couple years ago, few months ago, last year sometime, long time ago, recently, the other day,
    last winter, last summer, last spring, last fall, things, stuff, issues, problems, situation, whatever, etc, quizas, tal vez, creo, como,
    mas o menos, hace tiempo, algo, a lo mejor, parece, alguien`,
  'hedge.rant': `
    corrupt, conspiracy, conspiring, in on it, cover up, all liars, liars, evil, crooks, crooked, worth millions, millions, million dollars, billion,
    billions, everybody knows, they all, all of them, they know what they did, god, pray, prayed, bible, president, governor, news, channel, media,
    social media, expose, fight for me, real fighter, my whole life, ruined my life, destroyed my life, justice, revenge, make them pay,
    teach them a lesson, consequences, held responsible, held accountable, bullies, stalking me, following me, watching me, listening, frequency,
    frequencies, microchip, chip, implant in, implanted, implants, satellite, radio waves, beam, beams, energy weapon, mind control, telepath*,
    voices, gang stalking, gangstalking, targeted individual, poisoning me, spying, illuminati, cia, nsa, aliens, demons, possessed, tracking device,
    hacked my, secret agents, shadow`,
  'hedge.shopping': `
    just shopping, shopping prices, shopping around, price shopping, comparing, comparing fees, comparing prices, calling around, second opinion on,
    second opinion, free advice, quick question, general question, just a question, just questions, just wanted to know, just want to know,
    just wondering, wondering, how much do you charge, what do you charge, how much yall charge, cuanto cobran, cuanto cuesta, not ready, no rush,
    not urgent, no hurry, someday, eventually, in the future, thinking about, considering, might want, exploring, browsing, just browsing,
    just looking, checking, information only, info only, advance on, cash advance, loan on, loans on cases, lend`,
};
