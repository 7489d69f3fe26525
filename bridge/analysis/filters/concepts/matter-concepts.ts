import type { Concept } from './concept.ts';

/** Facts about the sides of a matter and how far it has gone. */
export const matterConcepts: readonly Concept[] = [
  {
    says: 'the client is the plaintiff',
    denies: 'the client is the one being sued',
    noWins: true,
    asked:
      /\bplaintiffs?\b(?!'?s? (?:attorney|lawyer|counsel|firm))|\bno (?:civil )?defendants?\b(?= (?:-|side|please)|[,.;]|$)/,
    opposite: /^(?!.*\bplaintiff).*\bno (?:civil )?defendants?\b/,
    yes: /\b(?:(?:hit|rear-?ended|struck|bit|injured|hurt|fired|cheated|t-?boned) (?:me|us|him|her)|(?:i|we) (?:was|were|got) (?:hit|hurt|injured|rear-?ended|fired|bitten|struck|t-?boned)|(?:i|we) (?:fell|slipped|tripped)|want(?:s)? to sue|(?:i'?m|i am) (?:the )?plaintiff)\b/g,
    no: /\b(?:being sued|(?:is|are) suing (?:me|us)|su(?:ed|ing) (?:me|us)|(?:got|was|were|been) (?:served(?! (?:with (?:divorce|an? eviction)))|sued)|(?:i|we) (?:caused|am the defendant|are the defendants?)|named (?:me )?(?:as )?(?:a |the )?defendant|summons)\b/g,
  },
  {
    says: 'the client is the employee',
    denies: 'the client is the employer',
    noWins: true,
    asked: /\b(?:employee|worker)s?'?[- ]side\b|\brepresent (?:only )?(?:employees|workers)\b|\bno employers?\b/,
    opposite: /\b(?:employer|management)s?'?[- ]side\b|^(?!.*\b(?:employee|worker)).*\bno employers?\b/,
    yes: /\b(?:my (?:boss|employer|manager|supervisor|job|company|shift|coworkers?)|(?:i|she|he) (?:was|got) (?:fired|let go|laid off|terminated)|(?:fired|let|demoted|terminated) me|i (?:work|worked) (?:at|for|as|in)|mi (?:jefe|patron|trabajo))\b/g,
    no: /\b(?:(?:i|we) own (?:a|an|the|two|three)|(?:my|our) (?:own )?(?:business|restaurant|shop|store|company|practice)\b[^.;]{0,60}\b(?:employee|worker|waitress|server|cook|manager)|(?:former|ex|my|our) (?:employee|worker|waitress|server|cook|manager) (?:filed|sued|is suing|claims|says)|(?:charge|complaint|claim) (?:on|against) (?:us|me|my (?:business|company))|i'?m the (?:owner|employer))\b/g,
  },
  {
    says: 'there is a settlement or signed release',
    denies: 'there is no settlement or signed release',
    asked:
      /\b(?:sign(?:ed|s)? (?:a |any |the |an? )?(?:\w+ )?releases?|already (?:been )?settled|settled (?:already|claims?|cases?|matters?)|nothing (?:already )?settled|not (?:already )?settled|accept(?:ed|s)? (?:an? |any |the )?(?:settlements?|checks?|payments?|offers?)|(?:took|taken|takes?) (?:an? |any )?(?:settlements?|offers?|payouts?)|cashed)\b/,
    yes: /\b(?:signed (?:\w+ ){0,3}?releases?|signed (?:off on )?(?:\w+ ){0,2}?settlement|(?:took|cashed|accepted|deposited) (?:\S+ ){0,3}?(?:check|offer|settlement)|settled (?:it|for|with|in|out|the|my)|firm[eo] (?:el|la) (?:finiquito|liberacion))\b/g,
    no: /\b(?:(?:haven'?t|have not|hasn'?t|didn'?t|did not|never|not) (?:\w+ )?(?:signed?|accept(?:ed)?|cash(?:ed)?|take|taken|settled?|agreed)|nothing signed|no settlement|no release|turned (?:it|the offer) down|refused (?:it|the offer|to sign)|uncashed)\b/g,
    silentMeansNo: true,
  },
  {
    says: 'a suit has been filed',
    denies: 'no suit has been filed',
    asked:
      /\b(?:in litigation|pre-?lit(?:igation)?|(?:law)?suits? (?:is |are )?(?:already|pending|on file|filed|has been filed)|(?:filed|pending|active|existing) (?:an? |their own )?(?:law)?suits?|filed suit|in suit|already in court)\b/,
    opposite: /\bpre-?lit(?:igation)?\b/,
    yes: /\b(?:filed (?:an? |the |my |our |his |her )?(?:\w+ )?(?:law)?suit|complaint (?:was |has been |is |got )?filed|filed (?:the|an?|my|our) complaint(?! (?:with|to|at) (?:hr|the|eeoc|osha|bbb|human|my))|in litigation|trial (?:date|is|in|set|next)|(?:in|doing|through) discovery|my deposition|they (?:filed an answer|answered)|(?:law)?suit (?:is |was )?(?:pending|filed)|suing (?:him|her|them) (?:already|in)|small claims (?:court|case|filed))\b/g,
    no: /\b(?:no (?:law)?suit|nothing(?:'s| is| has been| was)? (?:been )?(?:filed|in court)|not (?:been |yet )?filed|haven'?t (?:filed|sued)|have not (?:filed|sued)|hasn'?t (?:filed|sued)|never (?:filed|sued)|no (?:court )?case (?:yet|filed))\b/g,
    silentMeansNo: true,
  },
  {
    says: 'the client still works there',
    denies: 'the client no longer works there',
    asked:
      /^(?!.*\bformer\b).*(?:\bstill (?:employed|work(?:s|ing)?)\b(?! with (?:an?|their) (?:attorney|lawyer))|\bcurrent employees?\b)/,
    yes: /\b(?:still (?:work(?:s|ing)?|employed|there|on the (?:payroll|clock))|currently (?:work(?:s|ing)?|employed)|sigo trabajando|todavia trabaj[oa])\b/g,
    no: /\b(?:fired|let (?:me|her|him|us) go|laid off|terminated|quit|resigned|walked (?:me )?out|no longer (?:work|there|employed)|despid\w+)\b/g,
  },
  {
    says: 'the client complained to the employer',
    denies: 'the client did not complain to the employer',
    noWins: true,
    asked:
      /\b(?:report(?:ed|ing)?|complain(?:ed|t)?|told|notified) (?:\w+ ){0,3}?to (?:the )?(?:hr|human resources|(?:store )?manage(?:r|ment)|supervisors?|boss|employer|property manager|staff)\b|\b(?:hr|internal) complaint\b|\bnotified (?:hr|management|the (?:store|manager|employer))\b/,
    yes: /\b(?:(?:reported|complained|told|emailed|wrote|went|notified|texted) (?:it |this |that |him |her )?(?:to )?(?:the |my |our )?(?:hr|human resources|store manager|manager|management|supervisor|boss|foreman|front desk|staff)|incident report|accident report|(?:hr|written) complaint|manager (?:filled|wrote|took|came|made|apologi\w+)|filled out (?:an? )?(?:incident|accident|report))\b/g,
    no: /\b(?:never (?:told|reported|complained|said)|(?:didn'?t|did not|haven'?t|hadn'?t) (?:tell|report|complain|say|told|reported|complained)|just went home|told (?:no ?one|nobody)|left without (?:telling|saying|reporting))\b/g,
  },
  {
    says: 'it is a sex crime',
    denies: 'it is not a sex crime',
    asked: /\bsex(?:ual)?(?: \w+)? (?:crimes?|offen[cs]es?|charges?|cases?)\b|\bsex crimes?\b/,
    yes: /\b(?:rape|sexual (?:assault|battery|abuse|conduct|contact)|molest\w*|indecent|child porn\w*|solicit\w+ (?:of )?(?:a )?(?:minor|child)|sex offend\w+|lewd)\b/g,
    silentMeansNo: true,
  },
  {
    says: 'the client was a passenger',
    denies: 'the client was not a passenger',
    asked: /\bpassengers?\b(?! (?:cars?|vans?|vehicles?|side|seats?))/,
    yes: /\b(?:(?:i|we|she|he) (?:was|were) (?:an? |the |just )?(?:\w+ )?passengers?|riding (?:shotgun|with|in (?:my|his|her|a|the|an) (?!own))|(?:in|from) the (?:back|passenger) ?seat|in (?:a|an|my|the) (?:uber|lyft|taxi|cab)|de pasajer[oa])\b/g,
    no: /\b(?:(?:i|she|he) was (?:the driver|driving|behind the wheel|stopped|sitting at)|i (?:drove|was turning|was pulling)|driving my|yo manejaba|iba manejando)\b/g,
    silentMeansNo: true,
  },
  {
    says: 'the vehicle was bought new',
    denies: 'the vehicle was bought used',
    noWins: true,
    asked:
      /\b(?:bought|purchased|leased) (?:brand )?new\b|\bnew (?:vehicles?|cars?|trucks?) (?:only|purchases?|buyers?)\b|\b(?:only|must be) (?:brand )?new (?:vehicles?|cars?)\b/,
    opposite:
      /\b(?:no|not|only|must be) (?:\w+ )?used (?:vehicles?|cars?|trucks?)\b(?=.*\bonly\b|$)(?<!\bno used \w+)(?<!\bnot used \w+)/,
    yes: /\b(?:brand[- ]new|bought (?:it |her |him |this |the \w+ )?new|new (?:20\d\d|car|truck|suv)|off the lot|(?:first|original) owner|\d+ miles (?:on it )?when (?:i|we) (?:bought|got))\b/g,
    no: /\b(?:used (?:20\d\d|19\d\d|car|truck|suv|van|vehicle|jeep|ford|chevy|honda|toyota|nissan|bmw|dodge)|bought (?:it )?used|pre-?owned|second ?hand|craigslist|marketplace|private (?:seller|party)|previous owner)\b/g,
  },
  {
    says: 'the client has lawful immigration status',
    denies: 'the client has no lawful immigration status',
    noWins: true,
    asked:
      /\b(?:(?:u\.?s\.?|american) citizens?|green ?card holders?|permanent residents?|lawful(?:ly)? (?:present|status)|legal status)\b(?=.*\b(?:only|must|required|clients?)\b|[.!]?$)(?<!\b(?:spouse|parent|petitioner|sponsor|relative)s?\b.*)/,
    opposite: /\bundocumented\b/,
    yes: /\b(?:(?:i'?m|i am|soy|am) (?:an? )?(?:(?:u\.?s\.?|us|american|naturalized) )?(?:citizen|permanent resident|lpr|ciudadan[oa]|residente)|my green ?card|(?:had|have|got) (?:my |a )?green ?card|born (?:here|in the (?:us|states)))\b/g,
    no: /\b(?:no (?:legal )?(?:papers|status)|undocumented|without (?:papers|status|documents)|sin papeles|indocumentad[oa]s?|overstay\w*|not (?:a citizen|legal|documented)|crossed (?:the border|without))\b/g,
  },
];
