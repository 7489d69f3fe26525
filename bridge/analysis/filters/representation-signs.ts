import { lawyer } from './representation-words.ts';

/** Nobody acts: said outright. */
export const denial = new RegExp(
  [
    `\\b(?:no|sin|any|ningun|zero|without(?: an?)?)[ -]+(?:\\w+ ){0,2}?(?:${lawyer}|legal rep\\w*|rep(?:resentative|resentation)?)\\b(?! (?:would|will|wants to (?:take|touch)|has|in (?:this )?town|here will|fees?))`,
    `\\b(?:not|isn'?t|never|nor|no esta) (?:currently |yet |been |already )?(?:represented|repped|represetned|retained|signed|represent)`,
    `\\b(?:un-?represented|unrepped|pro se|self[- ]represented|on (?:my|her|his|our) own|by myself|alone in this|all alone|(?:handl\\w+|done|doing) (?:\\w+ ){0,6}(?:myself|himself|herself|ourselves))\\b`,
    `\\b(?:have|has|got|with) (?:nobody|no one|noone)\\b`,
    `\\b(?:no|without an?) (?:contract|retainer|agreement|fee agreement|engagement)(?: signed)?\\b(?= ?(?:yet|so far|signed|with|[.,;!)]|$))`,
    `\\b(?:nobody|no one) (?:is |has been )?(?:helping|representing|assisting|advising)`,
    `\\bnot for (?:the|this|my) (?:fall|crash|accident|case|wreck|incident|injury|claim|matter)\\b`,
    `\\b(?:backed out|changed my mind) before signing|\\bwent (?:there |in )?alone\\b|\\bcalling around\\b`,
    `(?:^|[.;] ?)no,? (?:ninguno|none|nobody|nadie)\\b`,
    `\\b(?:${lawyer}|office|firm)\\b[^.;]{0,50}\\b(?:too busy|(?:isn'?t|not|can'?t|cannot|won'?t|wouldn'?t) (?:tak(?:e|ing)|interested)|so i (?:walked|left|passed|said no)|doesn'?t (?:do|handle|take))`,
    `\\blawyered up\\b[^.;]{0,20}\\bi (?:did not|didn'?t|have not|haven'?t)`,
    `\\bno cuento con (?:un )?abogad|\\bi have (?:zero|none)\\b`,
    `\\bwithout one\\b|\\byo no (?:tengo|tiene)\\b(?= ?(?:[.;!]|$|uno|ninguno))|\\bnobody'?s (?:got|on|handling) it|\\bnot a client of|\\bdo i need (?:my own|one)\\b`,
    `\\bnunca (?:he|ha|hemos) (?:tenido|contratado|hablado|firmado)|\\btodavia no (?:tengo|tiene|contrat)`,
    `\\b(?:nobody|no one|noone|nadie|none|nadien)\\b[^.;]{0,30}?\\b(?:hired|represent\\w*|retained|signed|my lawyer|lawyer|attorney|yet|so far|engaged|for that|la representa|lo representa|has it|took (?:it )?over|on (?:it|the|this|board)|working)`,
    `\\bnadie (?:l[oa]s?|nos|me) representa`,
    `\\bno tengo a nadie|\\bno tiene a nadie`,
    `\\b(?:haven'?t|havent|hasn'?t|hasnt|have not|has not|did not|didn'?t|didnt|never|not|no he|no ha) (?:\\w+ ){0,2}?(?:hired?|retained?|talked|talk|spoken|consulted|contact\\w*|contratado|hablado|had|signed with|gotten|got|asked|called|found|picked|chosen)\\b[^.;]{0,24}?(?:${lawyer}|anyone|anybody|nobody|one\\b|with (?:any|anyone|another))`,
    `\\b(?:${lawyer})(?: on file| hired| retained)?\\s*(?:\\?|:|=|-)?\\s*(?:no\\b(?! (?:le|me|nos|lo|la|les|contesta|responde|ha|hace|quiere|hizo|esta))|none\\b|n\\b(?!o)|nope|not yet|ninguno|hired: no)`,
    `\\b(?:don'?t|doesn'?t|do not|does not|no tengo|no tiene|no tenemos|dont|doesnt) (?:have |got )?(?:an? |any |un |una )?(?:other |current )?${lawyer}`,
    `\\bno (?:tiene|tengo|tenemos|hay) (?:un )?abogad[oa]`,
    `\\b(?:first|1st) (?:call|time|person|place|lawyer'?s? office|law office|firm|attorney|office)[^.;]{0,30}(?:called|dialed|contacted|calling|any lawyer|tried)`,
    `\\b(?:nobody|no one) (?:on|for) (?:this|the|it)\\b`,
    `\\bnone (?:hired|retained|yet|so far|engaged)|\\bhired no ?(?:one|body)|\\bso no,? nobody|\\bnone (?:of them )?signed|\\bnot signed (?:up )?with|\\bnothing signed|\\bno (?:he|ha|hemos) firmado|\\bno rep\\b|\\bnever had an? (?:rep\\w*|${lawyer})`,
    `\\b(?:did not|didn'?t|didnt|haven'?t|havent|have not|hasn'?t|has not|never) (?:yet )?(?:sign(?:ed)?|hired?|retain(?:ed)?|commit(?:ted)?|pa(?:y|id))\\b(?: (?:anything|anyone|anybody|any|them|it|him|her|with|up|yet|one|on|a|the|papers?|retainer|contract)\\b){0,3}(?= ?(?:[.,;!)]|$|yet|and|but|or|so))`,
    `${lawyer}\\b[^.;]{0,80}\\b(?:haven'?t|have not|didn'?t|did not|don'?t|hasn'?t)(?= ?(?:[.;!]|$))`,
    `${lawyer}[^.;]{0,20}\\b(?:i|we) (?:don'?t|dont|do not|haven'?t)\\b`,
    `${lawyer}\\b[^;]{0,90}\\b(?:don'?t|dont|doesn'?t|do not|does not|haven'?t|hasn'?t) (?:have|got|hired?|retained?) (?:one|anyone|anybody|anything)\\b`,
  ].join('|'),
  'g',
);

/** Somebody acts: a contract, an appointment, a letter, or one not let go. */
const office = `(?:(?:an? |the |this |my |our |some )?(?:[\\w-]+ ){0,2}?(?:${lawyer}|firm|law office|office|bufete))`;

export const strongActs = new RegExp(
  [
    `\\b(?:${lawyer}|firm|law office|bufete)\\b (?:[a-z]+ ){0,3}?(?:(?:has|have|had|got) (?:the|my|our|his|her|this|mom'?s|dad'?s) (?:case|file|claim)|(?:also )?took (?:on |over )?(?:the|my|our|his|her|this|it)\\b|(?:has |have )?filed (?:an? |the |suit|my|for|it)|(?:has |have |have already )?(?:ordered|requested|sent) (?:my|the|his|her|letters?|a|out|for|records?)|(?:is |are |been |has been )?dealing with|entered (?:an |his |her )?appearance|tiene (?:mi|el|su|nuestro) caso|lleva)`,
    `\\b(?:case|claim|file|matter|it)(?: is|'s| has been| was)?(?: already| currently| still)? with (?=${office})`,
    `\\bworking with (?=${office})`,
    `\\bsign(?:ed|s)\\b[^.;]{0,40}\\bwith (?=${office})`,
    `\\b(?:the )?same ${lawyer}`,
    `(?:^|[.;] ?)represented\\b(?! by (?:no|nobody))`,
    `\\b(?:he|she|they)(?:'s| is|'re| are) (?:still )?(?:representing|handling|on it\\b)|\\b${lawyer}\\b[^.;]{0,40}\\bstill (?:on it|my|representing|handling)`,
    `\\brep'?d by\\b|\\b(?:still|are|is|am) under contract\\b|\\b(?:is|am|are|'m|'s) (?:an? )?(?:client of|with the) qfirmq*|\\b(?:i'm|i am|is|are|they're) (?:already )?retained\\b`,
    `\\b(?:the|an?) ${lawyer} (?:i|we|she|he|they) (?:hired|retained|have|signed)`,
    `\\b(?:pd|public defender) is\\b|\\bsigned (?:me|us|him|her) up\\b`,
    `\\b(?:got|found|hired) (?:me|us|him|her) (?:an? |his |her |their )(?:\\w+ )?${lawyer}`,
    `\\b(?:current|present) (?:firm|office)\\b`,
    `\\bya (?:me hizo|me hicieron) firmar|\\bya firm[eo]\\b`,
    `\\bstill (?:my|our|his|her|the) ${lawyer}`,
    `\\b(?:hired|retained|contrate|contrato) the (?:guy|lady|people|office|folks|one|man|woman)\\b`,
    `\\b(?:had (?:me|us|him|her) sign|signed|sign)\\b[^.;]{0,40}\\b(?:fee agreement|retainer|contingency)`,
    `\\b(?:paid|gave) (?:an? |the |my |her |his )?(?:\\w+ )?${lawyer}(?! (?:nothing|for (?:a|the) consult))`,
    `\\b${lawyer}(?: on file)? ?[:=?] ?(?:yes|si|y\\b|(?!no|none|n\\b|n/a|not|nope|never|unk|neg|ningun)[a-z]+)`,
    `\\b(?:transfer|move|switch|take)(?:ring|ing)? (?:my|our|her|his|the|this) (?:case|file|claim) (?:from|away from)\\b`,
    `\\b(?:already|been|currently|still|am|is|are) with qfirmq*`,
    `\\b${lawyer}\\b[^.;]{0,24}\\b(?:is|are|has been|have been|been|he'?s|she'?s|they'?re) (?:\\w+ )?(?:handling|taking care of|working|representing|doing|negotiating|in charge)`,
    `\\b(?:firm|office|somebody|someone|they) (?:\\w+ ){0,3}?(?:is|are|has been|have been) (?:already )?(?:handling|taking care of|working on|representing) (?:it|this|my|the|her|his|me|us)`,
    `\\b(?:e-?)?sign(?:ed|s)?(?: up| on| papers| a contract| a retainer| an agreement| the contract| the retainer| contract| retainer| agreement| paperwork)*,? (?:with|at|w/|over to) (?!the hospital|you\\b|us\\b|any|anyone|him to|the landlord|insurance|the state)(?:[\\w&]+ ){0,5}?`,
    `\\b(?:did|done) an? e-?sign (?:with|w/)`,
    `\\b(?:hired|retained|engaged|contrat[oe]|contrate) (?:an? |one\\b|another |my own |some |the |her |his |un |una |otro |counsel|(?:mr|ms|mrs|attorney)\\b|somebody|someone|${lawyer})(?:\\w+ ){0,4}?`,
    `\\bletter of rep\\w*|\\blor\\b|\\bl\\.o\\.r\\b`,
    `\\b(?:has not|hasn'?t|have not|haven'?t|did not|didn'?t|not|no ha|no he) (?:yet )?(?:discharged|fired|let (?:them|him|her|it) go|terminated|dismissed|released|dropped|despedido|ended|cancel\\w*)`,
    `\\b(?:is|am|are|already|currently|still|being|'s|'m) (?:already |currently |still )?represented\\b|\\brepresented by\\b`,
    `\\bfirm\\w* con (?:otro|un|una|el)\\b|\\bllevan? (?:su|mi|el|nuestro) caso|\\brepresentad[oa] por`,
    `\\b(?:court|judge|insurer|insurance(?: company)?|carrier|aseguranza|juez|corte)\\b[^.;]{0,12}\\b(?:gave|appointed|assigned|hired|provided|got|puso|asigno|dio)(?: for)?(?: me| him| her| us| them|me|le)? (?:an? |un )?(?:[\\w-]+ ){0,2}?${lawyer}`,
    `\\b(?:was |were |been |got )?(?:appointed|assigned) (?:an? )?(?:\\w+ )?${lawyer}|\\b${lawyer} (?:\\w+ ){0,3}?(?:was |is |has been )(?:appointed|assigned)`,
    `\\b${lawyer} (?:is|are|has been|have been|been) (?:already )?(?:represent\\w*|handling|working on|on (?:this|it|my|the|our)|in charge|dealing with)`,
    `\\b(?:is|are|has|have) (?:my |our |the )?counsel of record|\\bcounsel of record\\b`,
    `\\b(?:already |ya )(?:hired|retained|signed|represented|lawyered)\\b|\\blawyered up\\b`,
    `\\b(?:got|have|has|hired|tengo|tiene) (?:already )?(?:someone|somebody|alguien)(?: else)? (?:already|on (?:it|this|the case|my case)|handling|working|for this|representing|ya)\\b|\\balready (?:got|have|has) (?:someone|somebody)(?! to (?:watch|help|drive))`,
    `\\bfirm (?:\\w+ ){0,4}?(?:is|are) (?:already )?(?:representing|handling) (?:me|us|him|her|my|it)`,
  ].join('|'),
  'g',
);

/** Somebody seems to act: a lawyer spoken of as one's own. */
export const weakActs = new RegExp(
  [
    `(?:^|[.;,!] ?|\\b(?:the|this|that|another|other) )(?:${lawyer}|firm|law office)(?:'s (?:office|assistant|paralegal|secretary|people))? (?:(?:i|we|she|he) (?:have|got|has|hired) )?(?:already |just |still |then )?(?:is|are|has been|have been|keeps?|told (?:me|us|him|her) (?:to (?!call|find|get|try|contact|look|go)|it|that|not)|says (?:to|we|i)|wants (?:me|us|him|her)|hasn'?t|never (?:calls?|answers?|returns?)|won'?t (?:call|answer|return)|sent|thinks)\\b(?![^.;]{0,60}\\b(?:too (?:small|busy|far|late)|no case|not worth|not taking|conflict|a friend|my (?:cousin|brother|uncle|friend)))`,
    `\\b(?:has|have|got) (?:legal )?(?:representation|counsel)\\b`,
    `\\b${lawyer} (?:i|we) (?:have|got)\\b|\\b${lawyer} on board: ?(?!no|n\\b)[a-z]+`,
    `\\bsigned (?:me|us|him|her)\\b|\\bme representa (?:la|el|un)|\\b(?:another|other) (?:law )?firm (?:has been|is|has)`,
    `\\b(?:won'?t|wouldn'?t|refuses? to) (?:release|let) (?:me|us|him|her)\\b`,
    `\\b(?:my|our|mi|nuestr[oa]|current|existing|present) (?:own |current |injury |new |pi |defense |trial |\\w+ )?${lawyer}\\b`,
    `\\b(?:have|has|had|got|with|w/|tengo|tiene|tenemos|already have|ya tengo|ya tiene) (?:already )?(?:an? |un |una |another |other )?(?:\\w+ )?${lawyer}\\b`,
    `\\b(?:his|her|their|su) ${lawyer}\\b`,
    `\\b${lawyer} (?:is |are |has |have )?(?:already )?(?:sent|filed|handling|handles|working|fil(?:ed|ing)|negotiating|has it|says|told me|lleva)\\b`,
    `\\b(?:firm|lawyer|attorney|they) (?:is |are )?(?:already )?handling (?:my|the|her|his|it)`,
    `\\balready (?:have|has|got) (?:one|counsel)\\b`,
    `\\bmy case manager\\b`,
    `\\b(?:chang(?:e|ing)|switch(?:ing)?|swap(?:ping)?|replac(?:e|ing)|get rid of|fir(?:e|ing)|drop(?:ping)?|leav(?:e|ing)|unhappy with|not happy with|dissatisfied with|cambiar(?:me)? de) (?:my |our |his |her |the |current |from )*(?:\\w+ )?${lawyer}`,
    `\\bunhappy w/ (?:my |our |his |her |the |current )*(?:\\w+ )?${lawyer}`,
  ].join('|'),
  'g',
);

/** Somebody is only looked for, asked or compared. */
export const seeking = new RegExp(
  [
    `\\b(?:needs?|wants?|looking for|seeking|find|searching for|look for|necesit\\w+|busc\\w+|quier\\w+|to hire|to retain|would like) (?:to (?:hire|retain|find|get|speak (?:to|with)|talk (?:to|with)) )?(?:an?|un|una|some) (?!new|another|different|second|better|other|otr|nuev)(?:[\\w-]+ ){0,2}?${lawyer}`,
    `\\bneeds? (?:someone|somebody|representation|legal (?:help|representation|advice))\\b|\\blooking for (?:someone|somebody|representation|legal help|help with)`,
    `\\b(?:should|do) (?:i|we|she|he) (?:\\w+ )?(?:get|need|hire|find|have) (?:an? )?(?:\\w+ )?${lawyer}`,
    `\\b(?:thinking (?:about|of)|considering) (?:hiring|getting|retaining|a lawyer|an attorney)`,
    `\\b(?:interviewed|called|contacted|emailed|tried|reached out to|talked (?:to|with)|spoke (?:to|with)|met with) (?:\\w+ ){0,3}?(?:firms?|offices?|${lawyer})`,
    `\\bemailed (?:me|us|him|her) [^.;]{0,24}\\bretainer\\b`,
    `\\b(?:first|1st) (?:firm|office|attorney|lawyer|person)\\b`,
    `\\bbusc\\w+ abogad[oa]`,
    `\\b(?:wanna|want to|like to|going to) (?:retain|hire|sign with) (?:you|your)`,
    `\\bhire my own\\b|\\bwants? to (?:sign|hire|retain)\\b|\\bready to (?:sign|hire|retain)\\b`,
    `\\b(?:talked|spoke|spoken|met|consulted?|interviewed|consultations?|appointments?) (?:(?:to|with) )?(?:\\w+ ){0,3}?${lawyer}`,
    `\\b(?:deciding|decide|choosing|choose|comparing) (?:\\w+ ){0,3}?(?:who|which|between|among|${lawyer})`,
    `${lawyer}\\b[^.;]{0,60}\\bneed one\\b|${lawyer}[^;]{0,80}\\bneed one\\b`,
    `\\btold (?:me|him|her|us) to (?:get|call|find|hire) an? (?:\\w+ )?${lawyer}`,
  ].join('|'),
  'g',
);

export const appointed =
  /\b(?:public defenders?|pd|court[- ]appointed|(?:court|judge|insurer|insurance(?: company)?|carrier)\b[^.;]{0,14}\b(?:appointed|assigned|gave|provided|hired))\b/;

export const ended =
  /\b(?:withdr[ea]wn?|retired|quit|dropped|relieved|releas\w*|closed (?:the|his|her|my|our) (?:file|office|practice)|closed (?:down|up)|passed away|died|disbarred|substitut\w*|fired (?:him|her|them|my|that|the|our|two|both|mr|ms)|let (?:him|her|them|my|that|the) (?:\w+ ){0,3}?go|discharged|dismissed|terminated|no longer|(?:terminated|fired|left|dropped) (?:qfirm|attorney|lawyer|atty|counsel|firm)|cancele el contrato|ya no trabaja|relationship (?:is )?(?:over|ended)|ended (?:it|with)|used to|renuncio|se retiro|(?:la |lo |los )?despedi\b|mutually|file returned|returned (?:my|the|his|her) file|got (?:the|my) file back|sent (?:my|the) file back|parted ways|is over|was only for|finished|moved away|conflicted out|failed to renew|lost (?:his|her) license|subbed out|(?:got|is|was|been) off (?:the|my|our|his|her) case|stepped down|let (?:me|us) go|drop(?:ped)? (?:me|us|my case)|stopped practicing|cerro (?:su|la|el)|me devolvio|dejo (?:el|mi|de)|se jubilo)\b/;
export const notEnded =
  /\b(?:not|won'?t|wouldn'?t|will not|refus\w+ to|n't|never|no ha|no he|hasn'?t|haven'?t|without) (?:\w+ ){0,2}?(?:withdr\w+|discharg\w*|fired?|let (?:them|him|her) go|releas\w*|terminat\w*|dismiss\w*|end(?:ed)?|drop\w*)\b|\b(?:wants?|trying|about|going|plan\w*|asked|asking|motion|threat\w*|considering|thinking (?:of|about)|how (?:do|can) i) (?:\w+ ){0,2}?(?:to )?(?:be )?(?:withdr\w+|discharg\w*|fir(?:e|ing)|released?|releasing|terminat\w*|dismiss\w*|end(?:ing)?|drop(?:ping)?|quit(?:ting)?)\b/;

export const declined = new RegExp(
  `\\b(?:${lawyer}|firms?|they|place|one|offices?)\\b[^.;]{0,60}?\\b(?:turned (?:\\w+ ){0,2}down|declin\\w*|too busy|isn'?t taking|not taking|said no|no thank|passed on|wouldn'?t take|didn'?t want|did not want|rejected|would not take|couldn'?t take)`,
);

export const formerly = new RegExp(
  `\\b(?:first|1st|former|prior|previous|old|last|ex|original|second|anterior|primer) ${lawyer}|\\b(?:had|used|tuve|tenia|hired|retained) (?:an? |another |un |one )?(?:\\w+ )?${lawyer}`,
);
