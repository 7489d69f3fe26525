import type { EndingName } from './endings.ts';

const caller = '(?:i|we|pnc|pc|clt|cl|client|caller|plaintiff|claimant)';

/** Sentences that end a case by themselves, beyond what the word lists hold. */
export const endingPatterns: Partial<Record<EndingName, RegExp>> = {
  client_fault: new RegExp(
    [
      `\\b${caller} (?:\\w+ ){0,2}?(?:ran|blew|went|drove|rolled) (?:through )?(?:a |the )?(?:red|stop|light|yellow)`,
      `\\b(?:he|she|i|${caller}) (?:was |were |got |is |also )*(?:cited|ticketed|charged|arrested) (?:for|with) (?:the |running|following|dui|failure|speeding|careless|reckless|red)[^.]{0,60}\\b(?:and )?(?:admits|told (?:the )?(?:officer|police|cop))`,
      `\\b(?:he|she|${caller})(?: was| is|'s)? (?:hit|rear-?ended|struck|slammed into|ran into|bumped|plowed into|tapped|clipped|sideswiped|backed into|smashed into) (?:a|an|the|another|some|somebody|someone|into) (?:\\w+ ){0,2}(?:car|van|truck|vehicle|suv|bus|motorcycle|bike|bicyclist|cyclist|pedestrian|sedan|pickup|parked|stopped|driver|minivan|lady|guy|man|woman|person)?[^.]{0,30}\\b(?:from behind|while (?:\\w+ ){0,2}(?:texting|reading|looking|drunk|on (?:my|his|her))|stopped|parked|in front)`,
      `\\bwhile (?:i|he|she|${caller}) (?:was|were) (?:texting|reading a text|looking at (?:my|his|her) phone|on (?:my|his|her) phone|drunk|intoxicated|high)\\b`,
      `\\b(?:i|he|she|${caller}) (?:had been|was|were|had) (?:drinking|drunk|intoxicated|high|tipsy|wasted)[^.]{0,80}\\b(?:climb|told|warn|fence|sign|fell|jump|ignored)`,
      `\\b(?:light|it) (?:was )?(?:mine )?(?:was )?red for (?:me|us)\\b|\\bi (?:didn't|did not|never) (?:stop|yield|see (?:the|him|her|them|it) (?:stop|light|coming))\\b[^.]{0,60}\\b(?:hit|struck|ran|put)`,
      `\\b(?:i|we) (?:admit|admitted|know|knew) (?:that )?(?:it (?:was|is)|i was|i'm|i am) (?:my|all my|at) (?:fault|mistake)|\\bi (?:was|am|were) (?:the one )?at fault\\b|\\bit'?s (?:all )?my (?:own )?fault\\b`,
      `\\b(?:told|warned|asked) (?:me|him|her|us|client|pnc) (?:\\w+ )?(?:twice |repeatedly |several times |not |to )(?:\\w+ )?(?:get back|stay (?:out|back|off|away)|go|touch|climb|enter|stop|not to)`,
      '\\b(?:climbed|jumped|hopped|went|stepped|got|crawled|squeezed) (?:over|past|under|around|through) (?:the |a |that )?(?:\\w+ )?(?:fence|barrier|barricade|rope|gate|tape|railing|wall)\\b(?![^.]{0,40}\\b(?:collapsed|broke|gave))',
      '\\b(?:yo|el cliente|la cliente|el senor|la senora) (?:me |se )?(?:pase|paso) (?:el |la )?(?:alto|luz|rojo|semaforo)|\\b(?:fue|es) mi culpa\\b|\\b(?:yo|me) tuve la culpa\\b|\\biba (?:borrach[oa]|tomad[oa]|ebri[oa]) (?:yo|y )',
    ].join('|'),
  ),
  nobody: new RegExp(
    [
      "\\b(?:no|without any|wasn't any|were no|was no) (?:other|another) (?:car|cars|vehicle|vehicles|driver|drivers|person|people|party|parties)\\b(?! (?:insur|info))",
      '\\bnobody (?:near|around|else (?:was|involved|around|there|near)|forced|pushed|hit|touched|made (?:me|him|her)|did anything)\\b[^.]{0,30}|\\bno one (?:near|around|else (?:was|involved|around|there|near)|forced|pushed|hit|touched|made (?:me|him|her)|did anything)\\b[^.]{0,30}',
      '\\b(?:swerved|swerve|dodg\\w+|avoid\\w*) (?:\\w+ ){0,3}?(?:deer|squirrel|dog|cat|raccoon|animal|turtle|elk|moose|coyote|possum|bird|venado|perro)\\b',
      '\\b(?:tripped|fell|stumbled|slipped) (?:over|on|off) (?:my|his|her|their) own (?:\\w+ ){0,2}(?:feet|foot|shoe\\w*|laces|dress|robe|dog|cat|stairs|steps|ladder|rug|toys?|hose|porch|deck|driveway|roof|tub|shower)\\b',
      '\\b(?:my|his|her|their) own (?:property|house|home|yard|tree|car|truck|tub|kitchen|garage|ladder|stairs|roof|deck|porch|driveway|dog|fault|doing)\\b[^.]{0,60}\\b(?:fell|slipped|tripped|broke|hit|crashed|alone)|\\b(?:fell|slipped|tripped|crashed|hit)\\b[^.]{0,60}\\b(?:my|his|her|their) own (?:property|house|home|yard|tree|tub|kitchen|garage|stairs|roof|deck|porch|driveway)\\b',
      "\\b(?:stairs?|steps?|floor|walk|court|ramp|rail\\w*|sidewalk|equipment|lot|ladder|it)(?: were| was|'s| is)? (?:all )?(?:perfectly |completely |totally |just |brand )?(?:dry|fine|new|clean|clear|well lit|in good (?:shape|condition|repair))\\b[^.]{0,60}\\b(?:nothing|no (?:defect|hazard|spill|ice)|fine|lit|dry|new)\\b",
      "\\b(?:doctor|surgeon|expert|orthopedist|neurologist|dentist|second|another|other)\\b[^.]{0,90}\\b(?:nobody|no one|not anybody|not anyone|wouldn't say (?:anyone|anybody)|didn't do anything|did nothing|did everything right|nothing) (?:did |was )?(?:anything )?(?:wrong|improper|negligent)\\b|\\bas good as (?:care|it) gets\\b|\\bstandard of care was met\\b|\\bno (?:deviation|malpractice|negligence)\\b",
      '\\b(?:solo|sola) me (?:cai|resbale|tropece)|\\bnadie (?:mas )?(?:tuvo|tiene) (?:la )?culpa\\b',
    ].join('|'),
  ),
  released: new RegExp(
    [
      "\\b(?:she|he|they|we|i|client|pnc|caller|ella|el)?(?: has| have|'ve|'s| had)? ?(?:already )?(?:signed|cashed|deposited|accepted|took|taken) (?:\\S+ ){0,4}?(?:release|settlement|check|offer and|payout|severance (?:and|with|check|agreement)|waiver of claims)\\b(?![^.]{0,30}\\b(?:not|never|didn't|offer(?:ed)?$))",
      '\\b(?:claim|case|matter|lawsuit|it) (?:was |is |has been |already |got )*(?:settled|closed and paid|resolved|dismissed with prejudice|thrown out|tossed)\\b(?! (?:yet|soon))',
      '\\b(?:i|we|she|he|they|already|ya) (?:already )?settled\\b(?! (?:in|into|down|here))|\\bsettled (?:my|his|her|our|the|their) (?:claim|case)\\b',
      '\\bcheck (?:has )?(?:cleared|been cashed)\\b|\\bit says i give up (?:all |any )?(?:my )?(?:claims|rights)\\b|\\bgave up (?:all|any|my|her|his) (?:claims|rights)\\b',
      '\\b(?:jury|judge|court|arbitrator) (?:\\w+ ){0,2}?(?:found|ruled|decided|held) against (?:me|us|him|her|client|pnc)|\\b(?:lost|denied) (?:the|my|his|her|on) (?:final )?appeal\\b|\\b(?:judge|court) threw (?:it|the case|my case|his case|her case) out\\b|\\balready (?:been )?(?:litigated|tried|decided)\\b',
      '\\b(?:ya )?(?:firm[eo]|acept[eo]|cobr[eo]) (?:\\S+ ){0,4}?(?:finiquito|liberacion|acuerdo|release|cheque|arreglo)\\b|\\bya (?:se )?arregl[eo]\\b',
    ].join('|'),
  ),
  trivial: new RegExp(
    [
      "\\b(?:not|wasn't|isn't|weren't|never|nobody|no one|none of us) (?:was |were |is |am |really |even |at all )*(?:hurt|injured) (?:at all|in any way|or anything)|\\b(?:i am|i'm|we are|we're|he is|he's|she is|she's|everybody is|everyone is) (?:not hurt|unhurt|uninjured|good|fine|ok|okay|all right)\\b(?! (?:with|if|to|for|reviews|standing))[^.]{0,40}\\b(?:no|not|didn't|just|only)\\b",
      '\\b(?:fixed|replaced|repaired|refunded|redid|redone|comped|credited|returned|gave (?:me|us|it|him|her) back) (?:\\w+ ){0,4}?(?:for )?(?:free|no charge|same day|next day|at no cost|in full|the money|a refund)\\b',
      '\\b(?:insurance|they|insurer|company|store|warranty) (?:paid|covered|refunded|reimbursed) (?:all|everything|me in full|it all|for everything|100%|the whole)\\b',
      '\\bwant(?:s)? (?:\\w+ ){0,3}?(?:an apology|a refund of \\$?\\d{1,3}\\b|my \\$?\\d{1,3} back)',
      '\\b(?:no|not a|hardly any|barely any|virtually no|almost no) (?:real |visible |lasting |actual |property )?(?:damages?|injur(?:y|ies)|harm|loss(?:es)?) (?:at all|to speak of|whatsoever|or injur\\w+)\\b',
      '\\b(?:teeth|tooth|leg|arm|knee|dog|car|food|i) (?:are|is|am) fine\\b',
    ].join('|'),
  ),
  no_wrong: new RegExp(
    [
      "\\b(?:just|plain|only|simply|it's) (?:plain |just |simply )?not fair\\b|\\bit(?:'s| is) (?:just )?(?:un|in)fair\\b|\\b(?:solo|nomas) (?:es |no es )?(?:injusto|justo)\\b",
      '\\b(?:nothing|not) (?:illegal|against the (?:law|rules)|discriminat\\w+)\\b|\\bno (?:law|rule|ordinance|statute|bylaw)s? (?:against|about|on)\\b|\\b(?:must|has to|ought to|should|got to|gotta) be (?:against the law|illegal|a crime|a law)\\b',
      '\\b(?:lease|contract|policy|handbook|law|city|cap|rule) (?:allows|permits|says they can|lets) (?:it|them|him|her|that)\\b',
      '\\bi (?:did (?:do )?it|am guilty|was wrong)\\b[^.]{0,40}\\b(?:fair|said so|admit)|\\bcase was fair\\b|\\bnobody (?:pressured|forced|tricked) (?:me|us|him|her)\\b',
      '\\b(?:everybody|everyone|all of us) (?:was|were|got) treated (?:alike|the same|equally|fairly)\\b|\\bpaid (?:us|me|him|her) (?:everything|to the last day|all (?:i|we|he|she) (?:was|were) owed)\\b|\\bthey paid me everything\\b',
      "\\b(?:hasn't|has not|nothing has|nothing) happened(?: yet)?\\b",
    ].join('|'),
  ),
  no_standing: new RegExp(
    [
      "\\b(?:is|am|i'm|he's|she's) (?:not|no) (?:a )?(?:relat(?:ed|ive|ion)|family|heir|kin|in the will|party|beneficiary)\\b|\\b(?:was|is|am|named) in (?:no|neither) will\\b|\\bno relation\\b",
      '\\b(?:just|only|was|merely) (?:curious|nosy|wondering who)\\b|\\bcurious (?:who|what|how much|whether|if)\\b|\\bout of curiosity\\b',
      "\\b(?:calling|asking|writing|inquiring) (?:for|on behalf of|about) (?:a |my |his |her |the )?(?:friend|neighbor|coworker|co-worker|acquaintance|roommate|guy|somebody|someone)\\b[^.]{0,80}\\b(?:doesn't|does not|isn't|not|won't|cause|because)\\b",
      "\\b(?:does|did)(?: not|n't) (?:even )?(?:want|know)(?: (?:to|that|me|i'm|about))[^.]{0,30}\\b(?:sue|calling|case|claim|lawyer|do anything|involved)\\b",
    ].join('|'),
  ),
  barred: new RegExp(
    [
      '\\b(?:deadline|statute(?: of limitations)?|sol|limitations?|time limit|(?:filing|appeal|claim) window|appeal (?:period|time|deadline)|plazo)\\b (?:\\w+ ){0,3}?(?:has |have |already |was |is |had )*(?:passed|ran|run out|expired?|blown|missed|up|over|gone|lapsed|vencio|paso)\\b',
      '\\b(?:missed|blew|past|after) (?:the|my|his|her|our|that) (?:\\w+ ){0,3}?(?:deadline|cutoff|window|statute|appeal date|filing date|last day)\\b',
      '\\b(?:adjuster|insurer|they|court|clerk|lawyer|agency|eeoc|judge) (?:\\w+ ){0,4}?(?:says?|said|told \\w+|tells?) (?:\\w+ ){0,3}?(?:too late|out of time|time.?barred|expired)\\b',
      '\\b(?:last day|deadline|due date)(?: to \\w+)? was\\b',
      '\\bkept putting it off\\b|\\bnever (?:did|done) (?:a|any) ?thing about it\\b|\\bya (?:se )?(?:paso|vencio|prescribio)\\b',
    ].join('|'),
  ),
  ineligible: new RegExp(
    [
      '\\baggravated felony\\b|\\b(?:convicted|conviction) (?:\\w+ ){0,4}?(?:drug (?:distribution|trafficking)|trafficking|murder|rape|child (?:abuse|molest\\w+))\\b[^.]{0,80}\\b(?:ice|removal|deport|green card|served)',
      '\\b(?:prior |a |got (?:a )?|had (?:a )?|chapter 7 )discharge[^.]{0,50}\\b(?:in|filed in|from)\\b (?:a case filed in )?20(?:19|2\\d)\\b',
      '\\b(?:deported|removed|sacaron|removal order|orden de deportacion|deportation order)\\b[^]{0,120}\\b(?:came back|re-?entered|returned illegally|crossed again|volvi\\w* a entrar|regres\\w+)\\b',
      '\\b(?:entered|crossed|came|entro|entre|llegue) (?:\\w+ ){0,4}?(?:without (?:inspection|papers|a visa)|illegally|ewi|por el rio|por el desierto|sin (?:visa|inspeccion))\\b[^]{0,300}\\b(?:not married|no casad[oa]|single|nobody|nadie|no (?:petition|family|relative))\\b',
      '\\b(?:work|working|trabajo) full[- ]time\\b[^]{0,160}\\b(?:qualify|disability|ssdi|ssi|benefits)\\b',
    ].join('|'),
  ),
};
