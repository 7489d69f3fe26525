import type { Concept } from './concept.ts';

/** Facts about the client and the other side. */
export const peopleConcepts: readonly Concept[] = [
  {
    says: 'the client has a public or appointed defender',
    denies: 'the client has no public or appointed defender',
    asked: /\b(?:pds?|public defenders?|court[- ]appointed)\b/,
    yes: /\b(?:public defender|court[- ]appointed|pd\b|appointed (?:a |an )?(?:lawyer|attorney|counsel)|defensor publico)\b/g,
    no: /\b(?:(?:too much (?:money )?|not (?:poor|broke) enough |(?:don'?t|do not|didn'?t|doesn'?t|won'?t|not) (?:\w+ ){0,2}(?:for|want|need|get|have|ask for|trust|like|use) |turned (?:me |us |him |her )?down |(?:waived|refused|rejected|declined|denied|instead of|rather than|applied for|asked (?:me |him |her )?(?:if i wanted|about)) )(?:(?:for|to get) )?(?:an? |the |my |any )?(?:public defender|pd|court[- ]appointed))/g,
    noWins: true,
    silentMeansNo: true,
  },
  {
    says: 'the client is in custody',
    denies: 'the client is not in custody',
    asked:
      /\b(?:locked up|incarcerat\w*|(?:in|behind) (?:jail|custody|prison|bars)|inmates?|detained|detainees?|detention)\b/,
    yes: /\b(?:(?:is|am|are|'s|'m|still|held|sitting|been) (?:in|at|at the|in the) (?:\w+ ){0,2}(?:jail|prison|custody|detention|lockup)|inmate at|incarcerated|locked up|detained by|in ice (?:custody|detention)|in custody|esta (?:preso|presa|detenid[oa]))\b/g,
    no: /\b(?:out on (?:bond|bail)|released|bonded out|on (?:his|her|my) own recognizance)\b/g,
    silentMeansNo: true,
  },
  {
    says: 'the client has a criminal record',
    denies: 'the client has no criminal record',
    asked:
      /\b(?:criminal (?:record|history|background|convictions?|past)|prior (?:convictions?|arrests?|offen[cs]es?|record|duis?|dwis?)|priors|convicted felons?|felony (?:record|convictions?)|prior felon\w*|repeat (?:offenders?|duis?|dwis?|offen[cs]es?)|arrests?, anywhere|rap sheet|antecedentes)\b/,
    opposite:
      /\b(?:first[- ]time (?:offenders?|offen[cs]e|dui|dwi|arrest)|first offen[cs]es?(?: only)?|first (?:dui|dwi)|clean (?:record|background|history))\b/,
    yes: /\b(?:\d+ )?(?:prior (?:convictions?|arrests?|dui|dwi|felon\w*|offen[cs]e|record)|priors?(?=\b(?! (?:attorney|lawyer|injur|claim|bite|owner|firm|counsel|fall|case|accident|discipline|order|removal|marriage|app)))|(?:was|been|got) (?:arrested|convicted) (?:in|for|back|once|before)|20\d\d (?:dui|dwi|arrest|conviction)|convicted|felony from|did (?:\d+|a|one|two|three|four|five|six|ten) (?:months?|years?|mos|yrs)|had (?:one|another|two) (?:back )?in (?:19|20)\d\d|(?:my|this would be my|his|her) (?:second|2nd|third|3rd|fourth)|on (?:probation|parole)|(?:second|2nd|third|3rd|2) (?:dui|dwi|duis|dwis|offense)|misdemeanor from|served time|in prison|old (?:misdemeanor|felony|dui|charge)|ex-?con|con antecedentes)\b/g,
    no: /\b(?:no (?:priors?|(?:prior |criminal )?(?:record|arrests?|convictions?|history|criminal)\b|record at all)|never (?:been |once )?(?:arrested|in trouble|convicted|charged|had (?:any )?problem)|first (?:ever|offen[cs]e|time|arrest|dui|dwi|one)|1st (?:dui|dwi|offen[cs]e|time)|very first time|clean (?:record|background)|(?:dui|dwi|owi) (?:1st|first)|sin (?:record|antecedentes)|nunca (?:ha |he )?(?:sido )?(?:arrestad\w*|tenido problemas?)|no criminal)\b/g,
  },
  {
    says: 'there is a felony charge',
    denies: 'there is no felony charge',
    asked: /\bfelon(?:y|ies)\b/,
    opposite: /^(?!.*\bfelon).*\bmisdemeanors?\b|\bmisdemeanors? only\b/,
    yes: /\b(?:felony|felonies|f[1-5]\b|(?:1st|2nd|3rd|first|second|third)[- ]degree felony|state jail|aggravated|grand larceny|robbery|burglary|trafficking|murder|homicide)\b/g,
    no: /\b(?:misd|misdemeanors?|infraction|petty|petit|simple assault|class [abc123] misd\w*)\b/g,
  },
  {
    says: 'it is a federal case',
    denies: 'it is not a federal case',
    asked: /\bfederal\b(?! employee)/,
    yes: /\b(?:federal|feds|fbi|dea|atf|u\.?s\.? attorney|ausa|indict\w*)\b/g,
    no: /\b(?:state (?:charge|court|case|jail)|county court|general district|municipal|city court|commonwealth|local court|misd\w*)\b/g,
  },
  {
    says: "the client has a commercial driver's license",
    denies: "the client has no commercial driver's license",
    asked: /\b(?:commercial (?:licen[cs]e|drivers?)|cdl)\b/,
    yes: /\b(?:cdl|commercial licen[cs]e|class a\b|(?:haul|hauls|hauler|trucker|truck driver|drives? a (?:semi|rig|tractor)))\b/g,
    no: /\b(?:regular (?:class|licen[cs]e)|class c|class d|no cdl|ordinary licen[cs]e)\b/g,
    silentMeansNo: true,
  },
  {
    says: 'the client is in a union',
    denies: 'the client is not in a union',
    asked: /\bunion(?:ized|s)?\b/,
    yes: /\b(?:union|uaw|teamsters|afscme|seiu|ufcw|ibew|steward|grievance|local \d+)\b/g,
    no: /\b(?:non-?union|no union|not (?:in a )?union)\b/g,
    silentMeansNo: true,
  },
  {
    says: 'the client is an independent contractor',
    denies: 'the client is not an independent contractor',
    asked: /\b(?:independent contractors?|1099|gig workers?|freelanc\w*)\b/,
    opposite: /\b(?:w-?2(?: employees?)?|employees? only)\b/,
    yes: /\b(?:1099|independent contractor|contractor|freelanc\w*|gig)\b/g,
    no: /\b(?:w-?2|employee|salaried|hourly employee|payroll)\b/g,
  },
  {
    says: 'the client resigned',
    denies: 'the client did not resign',
    asked: /\b(?:quit\w*|resign\w*|left voluntarily|voluntar\w+ (?:quit|left|resign\w*|separat\w*)|walked off)\b/,
    opposite:
      /\b(?:(?:must|has to|have to|need to)(?: have)? (?:been|be) (?:fired|terminated|let go)|fired or laid off)\b/,
    yes: /\b(?:(?:i|she|he|client|pnc) (?:just |then |finally )?(?:quit|resigned|walked out)|resigned|quit (?:on|in|for|because|over|voluntarily|my|his|her|the)|so i quit|renunci[oe]|put in (?:my|his|her) notice)\b/g,
    no: /\b(?:fired|terminated|let go|laid off|despid\w*|sacked|dismissed|pushed out|constructive)\b/g,
  },
  {
    says: 'the employer is public',
    denies: 'the employer is not public',
    asked: /\b(?:government|federal|state|city|county|public[- ]sector|public) (?:employ\w*|workers?|jobs?)\b/,
    yes: /\b(?:(?:city|county|state|federal|government) (?:employee|job|worker|of)|(?:work\w*|employed|job) (?:for|at|with) the (?:city|county|state|feds?|post office|school district|va|irs|police)|usps|postal|public school|school district|civil serv\w*|police officer|sheriff'?s deputy|firefighter|dmv|municipal)\b/g,
    no: /\b(?:private|llc|inc|chain|company|warehouse|restaurant|startup|store|firm|agency|plant|shop|office of dr)\b/g,
    silentMeansNo: true,
  },
  {
    says: 'the claim is against a government body',
    denies: 'the claim is not against a government body',
    asked:
      /\b(?:government(?:al)?|gov'?t|gov|municipal\w*|cit(?:y|ies)|count(?:y|ies)|state (?:agenc\w*|defendants?)|public (?:entit\w*|bod(?:y|ies)|agenc\w*)|transit (?:authorit\w*|agenc\w*)|school districts?)\b.*\b(?:claims?|defendants?|cases?|entit\w*|liability|schools?|bod(?:y|ies)|agenc\w*)\b|\b(?:claims?|cases?|suits?)\b.*\bagainst\b.*\b(?:cit(?:y|ies)|count(?:y|ies)|states?|schools?|government\w*|municipal\w*|public)\b|\b(?:public|government\w*) (?:entit(?:y|ies)|bod(?:y|ies)|agenc(?:y|ies))\b/,
    yes: /\b(?:(?:the )?(?:city|county|state|town)(?:'s)?(?: own)? (?:bus|truck|sidewalk|vehicle|worker|employee|crew|park|work order|courthouse|hospital|road|jail|police)|school (?:bus|district)|public (?:school|hospital|housing|transit|works)|transit (?:bus|authority|agency|district|police)|(?:rta|mta|septa|cta|wmata|metro|marta|vta|mbta|njt|trimet|bart|metra|capmetro|muni) (?:bus|train|driver|supervisor|trolley|light rail)|(?:city|county|state|town|publicly)[- ](?:owned|run)|(?:parks|sanitation|highway|water|fire|police|sheriff'?s|public works|street) (?:department|dept)|snow ?plow of the (?:city|county|town)|deput(?:y|ies) (?:rear-?ended|hit|struck|ran)|(?:city|county|state|town) (?:owns|owned)|police (?:car|cruiser|officer (?:hit|beat|shot))|tort claim|notice of claim|government(?! (?:street|st|ave|avenue|blvd|road|rd|way|center|plaza|employee|job|id)\b)|municipal|housing authority|mta|dot truck|(?:his|the|her) (?:cruiser|squad car|patrol car))\b/g,
    no: /\b(?:private(?:ly)?|store|supermarket|restaurant|gym|hotel|landlord|homeowner\w*|company|apartment|driver|neighbor|bar|mall|llc)\b/g,
    silentMeansNo: true,
  },
  {
    says: 'the other side is a business',
    denies: 'the other side is not a business',
    asked:
      /\b(?:defendants?|other (?:side|party)|(?:at[- ]fault|responsible|liable) party|wrongdoer|whoever (?:is|was) liable)\b.*\b(?:business(?:es)?|compan(?:y|ies)|corporat\w*|organi[sz]ations?|employers?|institutions?)\b|\b(?:corporate|business|commercial|institutional) defendants?\b/,
    opposite:
      /^(?!.*\b(?:business|compan|corporat|organi[sz]ation)).*\b(?:(?:private )?(?:individuals?|persons?|people|citizens?)\b.*\bdefendants?|(?:against|sue|go after) (?:\w+ )?(?:private )?(?:individuals?|persons?|people|citizens?))\b/,
    yes: /\b(?:(?:\w+ )?(?:store|hotel|motel|restaurant|hospital|supermarket|mall|chain|casino|gym|school|university|nursing home|clinic|warehouse|factory|airline|bank|property management|management company|apartment complex|trucking (?:company|firm|outfit)|carrier's|contractor)(?: (?:manager|employee|worker|policy|owns?|owned))?|(?:company|work|delivery|box|dump|garbage|plumbing|utility) (?:truck|van|car|vehicle|driver|policy)|l\.?l\.?c|inc|corp|corporation|commercial (?:policy|general)|semi|tractor[- ]trailer|walmart|target|amazon|fedex|ups|home depot|costco|kroger|publix)\b/g,
    no: /\b(?:(?:his|her|their) (?:own|personal) (?:house|home|car|truck|pickup|dog|pet|yard|pool|suv|vehicle)|neighbou?r(?:'?s)?|homeowner'?s?|home ?owners|private (?:person|individual|owner|citizen|home|house)|retired (?:man|woman|couple|guy|lady)|family (?:home|pet|dog)|my (?:friend|cousin|uncle|aunt|brother|sister|ex|roommate|in-laws?)(?:'?s)?|teen(?:ager)?|college kid|old (?:man|lady|woman))\b/g,
  },
  {
    says: 'the client or close family is a U.S. citizen',
    denies: 'neither the client nor close family is a U.S. citizen',
    asked:
      /\b(?:spouses?|parents?|husband|wife|famil(?:y|ies)|child(?:ren)?|relatives?|petitioners?|sponsors?)\b.*\b(?:citizens?|usc)\b|\bcitizen (?:spouse|parent|husband|wife|child|relative|petitioner|sponsor)/,
    yes: /\b(?:(?:wife|husband|spouse|mother|father|mom|dad|parents?|petitioner|esposa|esposo|madre|padre)(?: (?:is|are|was|became|es))?(?: (?:also|now|both))? (?:an? )?(?:(?:u\.?s\.?|us|american|natural(?:ized|ised|-born)|native[- ]born) )?(?:citizens?|ciudadan[oa])|(?:u\.?s\.? |us |american )?citizen (?:wife|husband|spouse|mother|father|parent)|(?:i am|i'?m|soy) (?:an? )?(?:(?:u\.?s\.?|us|american|natural(?:ized|ised)) )?(?:citizen|ciudadan[oa])|i (?:was|were) born (?:and raised )?(?:here|in (?!mexico|el salvador|guatemala|honduras|nicaragua|cuba|haiti|colombia|venezuela|ecuador|peru|brazil|india|china|vietnam|philippines|nigeria|ghana|ethiopia|canada|jamaica|the dominican|korea))|citizen by birth|married (?:to )?an? (?:u\.?s\.? |us |american )?citizen)\b/g,
    no: /\b(?:(?:wife|husband|spouse|mother|father|parents?)(?: (?:is|are))? (?:also )?(?:an? )?(?:green card|lpr|permanent resident|undocumented|no papers|on (?:a visa|daca))|no (?:citizen|us citizen) (?:family|relatives?|spouse|parents?))\b/g,
  },
  {
    says: 'the client owns real property',
    denies: 'the client owns no real property',
    asked:
      /\b(?:land|house|home|property|real estate|real property|homes|houses) (?:is |are )?in (?:their|his|her|the client'?s) names?\b|\b(?:own(?:s|ed|ing)?|have|has|hold(?:s|ing)?) (?:any |an? |some |their own )?(?:\w+ )?(?:land|house|home|real estate|real property|acreage)\b|\b(?:home|land|property) ?owners? (?:only|clients?|need|must|can|are|who|with)\b|\breal (?:estate|property) (?:owners?|assets?|holdings?)\b/,
    opposite: /\b(?:renters?|people who rent) only\b|\bmust (?:be renting|rent)\b/,
    yes: /\b(?:(?:i|we|she|he|client|pnc|they) (?:still |also |both |jointly )?owns? (?:\w+ ){0,4}(?:house|home|land|lot|condo|acres?|property|duplex|cabin|farm|trailer and)|\d+ acres?|acreage|mortgage|deed (?:is )?(?:in|to|has)|my (?:own )?(?:house|home|condo|farm|land)\b|(?:house|home|condo) (?:is )?(?:worth|paid)|(?:home|house) equity|equity in|homeowner|title (?:is )?in (?:my|our|her|his)|inherited (?:\w+ ){0,4}(?:house|land|farm|home|place|lot)|(?:in|on) (?:my|all our|our|her|his) names?|own my home|casa propia|dueno de (?:mi )?casa)\b/g,
    no: /\b(?:rent(?:s|ing|er|ed)?|no (?:house|home|property|real estate|land|assets)|never owned|don'?t own (?:a |any )?(?:house|home|land|property|real)|lives? with (?:my |his |her )?(?:parents?|mom|mother|sister|brother|son|daughter|family|friend)|apartment|apt|lease)\b/g,
  },
  {
    says: 'the client had been drinking',
    denies: 'the client had not been drinking',
    asked:
      /^(?!.*\b(?:drunk|impaired|intoxicated) driv|.*\b(?:at[- ]fault|other driver|defendants?|dram|over-?served|bars?)\b).*\b(?:drink(?:s|ing)?|drank|drunk|alcohol|intoxicat\w*|tipsy|under the influence)\b/,
    opposite: /^(?!.*\b(?:drunk|drink|alcohol)).*\bsober\b/,
    yes: /\b(?:(?:i|we|client|caller|pnc|i'd|i'll admit i)(?:'d|'ve| had| was| were| have)?(?: only| just| maybe| probably| admittedly)?(?: been)? (?:drinking|drank|drunk|tipsy|buzzed|intoxicated)|(?:i|we|client|caller|pnc|i'd|she'd|he'd)(?:'d|'ve)? (?:had|have had|having|enjoyed|drank|split|downed|only had|did have|sipped)? ?(?:about |maybe |like |only |just )?(?:an?|one|two|three|four|five|six|\d|some|couple|a couple(?: of)?|a few|few|several) (?:\w+ ){0,3}(?:beers?|drinks?|wines?|margaritas?|cocktails?|shots?|whisk(?:e)?ys?|mimosas?|vodkas?|seltzers?|bottles? of wine|pitchers?)|me tome|unas cervezas|habia tomado|with dinner i had)\b/g,
    no: /\b(?:(?:i|client|caller|pnc) (?:wasn'?t|was not|hadn'?t been|had not been|don'?t|do not|never) (?:drink\w*|drunk|drank|touch)|stone(?:-| )?cold sober|(?:was|were|completely|totally) sober|nothing to drink|no (?:alcohol|drinks|drinking|booze)|not (?:a )?(?:drop|drinking)|don'?t drink|only (?:water|soda|coffee|iced tea)|sin (?:tomar|alcohol))\b/g,
    silentMeansNo: true,
  },
  {
    says: 'the client is the tenant',
    denies: 'the client is the landlord',
    asked: /\b(?:tenants?|renters?|lessees?)\b/,
    opposite:
      /\b(?:landlords?|(?:property|building|rental|apartment) owners?|lessors?|owners (?:only|of (?:rental|apartment)\w*))\b(?!.*\btenants?\b)/,
    yes: /\b(?:my (?:landlord|apartment|apt|unit|lease|landlady)|(?:i|she|he|we) rents?|rent(?:ed|ing|s|er)?|tenant for|evicted me|super(?:intendent)?|landlord (?:served|won'?t|kept|never|cut|refuses|is)|mi casero|el dueno)\b/g,
    no: /\b(?:(?:i|we) own|my (?:tenants?|renters?)|my (?:duplex|rental|building|property)|i'?m the (?:landlord|owner)|as (?:a )?landlord|landlord here|evict (?:him|her|them|a|my)|hasn'?t paid (?:rent )?since)\b/g,
  },
  {
    says: 'the client can pay the whole fee up front',
    denies: 'the client cannot pay the whole fee up front',
    noWins: true,
    asked:
      /\b(?:full|whole|entire) (?:\w+ )?(?:retainer|fee|payment|amount)\b|\b(?:retainer|fee|payment|pay\w*)\b.*\b(?:up ?-?front|in full|at once|in advance)\b/,
    opposite: /\b(?:payment plans?|installments?|pay(?:ing)? over time|monthly payments?)\b/,
    yes: /\b(?:(?:can|could|will|able to|ready to) (?:pay|cover|put|do)(?: (?:it|the|a|your|all|full|whole|retainer|fee|\$ ?\d[\d,.]*k?|\d[\d,.]*k?)){0,5}(?: (?:in full|up ?front|today|now|right (?:now|away)|cash|at once|down))?|retainer (?:ready|is ready|available|not a problem)|fee (?:ready|saved|is no problem)|(?:have|has|got) (?:\$ ?)?\d[\d,.]*k? (?:set aside|ready|saved|for|now|cash)|\d[\d,.]*k? (?:ready|cash|in hand|saved)|in full|savings|up ?front)\b/g,
    no: /\b(?:(?:\$ ?)?\d+ (?:a|per|every|each) (?:month|week|paycheck|payday|mo)\b(?=[^.;]{0,60}\b(?:down|plan|pay|that'?s all|till|until|afford|toward))|nothing down|(?:on |need(?:s)? |want(?:s)? |asked? (?:for|about) |do you (?:do|take|have) )(?:a )?(?:payment plan|payments|installments)|pay (?:it )?(?:over time|monthly|in (?:pieces|parts|payments|installments)|a little|so much a)|(?:can'?t|cannot|couldn'?t|not able to|unable to) (?:pay|come up with|afford|do)(?: (?:it|that|the|all|a|full|whole|retainer|anything))*(?: (?:all|at once|up ?front|in full|right now|till|until))?|make payments|a pagos|en pagos)\b/g,
  },
  {
    says: 'the client can pay',
    denies: 'the client cannot pay',
    asked:
      /\b(?:(?:able|ability|afford|can|willing|ready|funds|money) (?:to )?(?:pay|put down|cover)|pay (?:a |the |our )?(?:retainer|fee|flat|up ?front)|afford\w*|retainer|paying clients?|has (?:funds|money)|ability to pay)\b/,
    opposite: /\b(?:pro bono|free (?:help|legal|case|consult)|can'?t pay|cannot pay|payment plans?|contingency)\b/,
    yes: /\b(?:(?:can|could|will|able to|ready to|willing to) (?:pay|put|cover|do|start)|(?:have|has|got) (?:\$ ?)?\d[\d,.]*k? (?:set aside|ready|saved|for|now)|retainer (?:ready|is ready|from|available|not a problem|of)|flat fee|fee (?:ready|saved|okay|ok|now)|budget|saved|set aside|paying|pay (?:now|it|the fee|in full|today|completo)|puede pagar|puedo pagar|podemos pagar|pago|\d[\d,.]*k? (?:ready|now|today|cash|retainer|down|for (?:a |the )?retainer)|funds available)\b/g,
    no: /\b(?:(?:can'?t|cannot|can not|unable to|not able to|couldn'?t) (?:pay|afford)|no money|broke\b(?! (?:her|his|my|both|a|the|in|two|\w+ (?:rib|leg|arm|wrist|ankle|hip)))|pro bono|for free|free (?:lawyer|help)|no (?:tengo|tiene) (?:dinero|con que)|sin dinero|don'?t have (?:any )?(?:money|funds)|contingency only|only if (?:you|we) win|low income|legal aid)\b/g,
  },
  {
    says: 'the contact is close family or the personal representative',
    denies: 'the contact is not close family or the personal representative',
    asked:
      /\b(?:spouses?|next of kin|immediate family|personal representative|surviving|heirs?)\b.*\b(?:deceased|decedent|sign|only|call|must|victim)\b|\bonly (?:the )?(?:spouse|next of kin|immediate family)/,
    yes: /\b(?:my (?:\w+ )?(?:husband|wife|spouse|son|daughter|father|mother|dad|mom|mama|papa|child|baby|boy|girl)|i am (?:her|his) (?:father|mother|wife|husband|son|daughter)|(?:husband|wife|father|mother|dad|mom|son|daughter) (?:\(\d+\) )?(?:died|killed|passed|was killed)|personal representative|executor|executrix|administrat(?:or|rix)|mi (?:esposo|esposa|hijo|hija|papa|mama|padre|madre))\b/g,
    no: /\b(?:my (?:best |close |old )?(?:friend|neighbor|coworker|co-worker|roommate|boss|girlfriend|boyfriend|cousin|fiancee?)|a friend of)\b/g,
  },
];
