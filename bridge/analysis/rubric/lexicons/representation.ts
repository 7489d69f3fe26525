import type { Lexicon } from '../reading/phrase-matcher.ts';

/** Lawyers in the notes: whose they are is judged apart. */
export const representationLexicon: Lexicon = {
  'rep.mention': `
    @lawyer, law firm, firm, firms, represented, unrepresented, unrepped, repped, rep, retainer with, retained, lor, letter of representation,
    public defender, pd, legal aid, representado, representada, bufete, despacho`,
  'rep.none': `
    no _ attorney/atty/lawyer/attny/counsel/attorneys/lawyers/laywer/atny/attys, no rep, no representation, no legal representation,
    no legal counsel, no abogado, sin abogado, ningun abogado, no _ abogado/abogados, without _ attorney/atty/lawyer/counsel,
    wo _ attorney/atty/lawyer, unrepresented, unrepped, un represented, un repped, not represented, not repped, not currently represented,
    isnt represented, is not represented, not been represented, no one representing, nobody representing, no one represents, nobody represents,
    no one is representing, nobody is representing, nobody is my, no one is my, represents himself, represents herself, representing myself,
    representing himself, representing herself, pro se, self represented, on my own,
    hasnt/havent/didnt/doesnt/dont/never/not/isnt/aint/wasnt/nobody/wo/without _ hired/hire/retained/retain/signed/engaged/engage/have/has/got/spoken/talked/spoke/consulted/contacted _ attorney/atty/lawyer/counsel/lawyers/attorneys/laywer/anyone/anybody/nobody/firm/no,
    spoken to no lawyer, talked to no lawyer, nobody hired, no one hired, none hired, hired nobody, hired no one, hired anyone, hired anybody,
    not hired, hasnt hired, havent hired, has not hired, have not hired, no se ha contratado, no ha contratado, no he contratado,
    no tengo licenciado, not signed with, not signed up, signed with nobody, signed with no one, hasnt signed with, havent signed with, not retained,
    no prior attorney, no prior atty, no prior lawyer, no other attorney, no other lawyer, no other atty, never had attorney, never had an attorney,
    never had a lawyer, never had atty, never had lawyer, never hired, first call, first firm, attorney no, atty no, lawyer no, attorney none,
    atty none, lawyer none, rep none, rep no, abogado no, no counsel, counsel none, no one has represented, nobody on, had nobody since, has nobody,
    have nobody, with no lawyer, has no one, dont have anyone now, dont have anybody, no atty on file, looking for _ attorney/lawyer/atty,
    need a lawyer, needs a lawyer, need an attorney, needs an attorney, wants atty, want atty, wants an attorney, want an attorney, need lawyer,
    need attorney, necesito abogado, necesita abogado, busca abogado, busco abogado`,
  'rep.former': `
    former attorney, former lawyer, former atty, former firm, ex attorney, ex lawyer, old lawyer, old attorney, old firm, prior attorney,
    prior lawyer, prior atty, prior firm, prior counsel, previous attorney, previous lawyer, previous firm, previous atty, first lawyer,
    first attorney, fired _ lawyer/attorney/atty/firm, let go of _ lawyer/attorney, discharged _ attorney/lawyer/firm/atty, lawyer quit,
    attorney quit, attorney withdrew, lawyer withdrew, atty withdrew, withdrew, withdrawn, withdrew as, lawyer dropped, attorney dropped,
    dropped _ case, dropped me, dropped him, dropped her, dropped us, lawyer retired, attorney retired, lawyer died, attorney died, atty died,
    lawyer passed, lawyer who has passed, disbarred, suspended lawyer, substitution, no longer represents, no longer represented, no longer with,
    no longer have, used to have, had a lawyer, had an attorney, had attorney, had atty, had lawyer, had one before, released me, released him,
    released her, released _ file, file returned, no lien, waived lien, disengagement, ended _ with, terminated _ attorney/lawyer/firm,
    parted ways with _ attorney/lawyer/firm, tenia abogado, tuvo abogado, despidio al abogado, el abogado renuncio, ya no tiene abogado,
    ya no la representa, ya no lo representa, ya no me representa`,
};
