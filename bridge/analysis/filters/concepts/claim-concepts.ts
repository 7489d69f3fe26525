import type { Concept } from './concept.ts';

/** Facts about what happened and what kind of claim it makes. */
export const claimConcepts: readonly Concept[] = [
  {
    name: 'a commercial vehicle',
    asked:
      /\b(?:commercial (?:vehicles?|trucks?|carriers?|polic\w+|defendants?|motor)|company (?:vehicles?|cars?|trucks?)|semi(?:s|-?trucks?)?|18[- ]?wheelers?|tractor[- ]?trailers?|big rigs?|delivery (?:vans?|trucks?)|must be commercial)\b/,
    yes: /\b(?:semi|18[- ]?wheeler|tractor[- ]?trailer|big rig|rig\b|cdl|dot (?:number|#|no)|carrier|hauler|commercial|company (?:truck|van|car|vehicle|policy)|(?:box|dump|delivery|garbage|trash|beer|tow|cement|concrete|mail|moving|fed ?ex|ups|amazon|landscaping|work|food|grain|propane|fuel|tanker|flatbed|freight|utility|city|plow) (?:truck|van|vehicle|pickup)|delivery (?:car|driver|van)|(?:cement|concrete) mixer|freightliner|bus\b|shuttle|taxi|cab\b|uber|lyft|rideshare|fleet|on (?:its|his|her) route|business policy|camion|trailer|camioneta de reparto)\b/g,
    no: /\b(?:private (?:car|pickup|vehicle)|personal (?:car|vehicle|auto)|(?:his|her) own car|family car|teen\w*|high school kid|no work|not (?:working|on the job)|sedan|minivan|civic|camry|corolla|accord|altima)\b/g,
    silentMeansNo: true,
    alwaysTold: true,
  },
  {
    name: 'a rideshare',
    asked: /\b(?:ride-?shares?|ride[- ]shar\w+|uber|lyft)\b/,
    yes: /\b(?:uber|lyft|rideshare|ride share)\b/g,
    silentMeansNo: true,
    alwaysTold: true,
  },
  {
    name: 'a motorcycle',
    asked: /^(?!.*\bhelmet).*\b(?:motorcycl\w*|motorbikes?)\b/,
    yes: /\b(?:motorcycl\w*|motorbike|harley|mca|moto|ducati|my bike|scooter|moped)\b/g,
    silentMeansNo: true,
    alwaysTold: true,
  },
  {
    name: 'a helmet',
    noWins: true,
    asked: /\bhelmets?\b/,
    yes: /\b(?:helmet(?:ed)?|lid|casco)\b/g,
    no: /\b(?:no helmet|without (?:a |my |his |her )?helmet|helmet (?:off|not|was not|wasn'?t)|not wearing (?:a |my )?helmet|bare-?headed|hair in the wind|lid was (?:on the seat|in|at home)|sin casco)\b/g,
  },
  {
    name: 'a pedestrian or cyclist',
    asked: /\b(?:pedestrians?|bicycl\w*|cyclists?)\b/,
    yes: /\b(?:pedestrian|crosswalk|walking|on foot|bicycl\w*|cyclist|my bike|bike lane|riding (?:my|his|her) bike|atropell\w*)\b/g,
    silentMeansNo: true,
  },
  {
    name: 'a rear-end collision',
    asked: /\brear[- ]?end\w*\b/,
    yes: /\b(?:rear[- ]?end\w*|hit (?:me |us |him |her )?from behind|por (?:detras|atras)|plowed into the back|behind me (?:hit|didn'?t stop))\b/g,
    no: /\b(?:t-?bon\w*|head[- ]?on|sideswip\w*|broadside|left turn|turned left)\b/g,
  },
  {
    name: 'a hit and run',
    asked:
      /\bhit[- ](?:and|&|n)[- ]runs?\b|\bphantom (?:vehicle|driver)|\bun(?:known|identified) (?:drivers?|vehicles?)/,
    opposite: /\b(?:drivers?|vehicles?|party|at[- ]fault \w+)\b[^.;]{0,20}\b(?<!un)(?:identif\w+|known)\b/,
    yes: /\b(?:hit[- ](?:and|&|n)[- ]run|took off|fled|drove (?:off|away)|left the scene|no plate|didn'?t stop|se dio a la fuga|never found)\b/g,
    no: /\b(?:stayed (?:at|on|there|and)|gave (?:me |us |the officer |the police )?(?:his|her|their) (?:card|name|info\w*|insurance|license)|(?:driver|name)(?:'s name)? is [a-z]+|(?:was|got) cited|(?:state farm|geico|progressive|allstate|farmers|usaa|nationwide|liberty mutual))\b/g,
    silentMeansNo: true,
  },
  {
    name: 'a disability policy',
    asked: /\bdisability (?:polic(?:y|ies)|plans?|insurance|coverage)\b/,
    yes: /\b(?:ltd|std|(?:long|short)[- ]term disab\w+|(?:group|individual|private|own) (?:disability )?(?:policy|plan)|disability (?:policy|insurance|plan|insurer|carrier|coverage)|unum|erisa)\b/g,
  },
  {
    name: 'insurance',
    asked: /^(?!.*\b(?:health|limits|life) ?).*\b(?:insured|insurance|uninsured|um\b|uim|coverage)\b/,
    yes: /\b(?:insured|(?:has|have|carries|carry|confirmed|their|his|her|homeowner'?s|liability|commercial|auto|business|policy|owner'?s|driver'?s|other|store|maker)(?:'s)? (?:insurance|ins\b|insurer|coverage|carrier|policy|uninsured motorist|limits)|insurer|polic(?:y|ies)|limits|(?:um|uim) (?:coverage|\d)|uninsured motorist \d+|progressive|geico|state farm|allstate|claim (?:number|#|open\w*)|aseguranza|seguro|(?<![\d/])\d{2,3}\/\d{2,3}(?!\/))\b/g,
    no: /\b(?:uninsured(?! motorist \d)|no (?:insurance|ins\b|coverage|policy)|w\/ ?no insurance|without insurance|not insured|lapsed|sin (?:seguro|aseguranza)|rejected (?:um|uninsured)|signed off on um|no uim|no um|let (?:\w+ ){1,3}?(?:policy|insurance|coverage) (?:lapse|go|expire|drop)|(?:policy|insurance|coverage) (?:had |was |has |been )*(?:lapsed|cancel\w*|expired|ran out)|(?:took off|dropped|declined|waived|turned down|refused|removed|signed away) (?:the |my |his |her )?(?:um|uim|uninsured motorist))\b/g,
  },
  {
    name: 'the client at fault',
    asked:
      /\b(?:(?:client|caller|pnc|lead|claimant|they|person|driver who calls?|potential client|prospect)s?\b.*\b(?:at[- ]fault|caused|cited|ticketed|to blame|ran)|(?:their|own|his|her) (?:own )?fault|at[- ]fault (?:drivers?|callers?|clients?|leads?|parties))\b(?!.*\bother (?:driver|side|party))/,
    opposite:
      /\b(?:(?:other|adverse|opposing|another) (?:driver|side|party|person|vehicle)\b.*\b(?:fault|cited|ticket\w*|liab\w*|responsib\w*|blame)|(?:clear|good|strong|undisputed) liability|fault (?:of|on)|not at[- ]fault|liability must|someone else'?s fault|100% (?:fault|liable))\b/,
    yes: /\b(?:(?:my|our|his|her|pnc'?s|client'?s) (?:own )?fault|i (?:ran|rear-?ended|hit|caused|was cited|was ticketed|got (?:the|a) ticket|blew|didn'?t see|merged|turned left in)|pnc (?:ran|hit|rear-?ended|cited|was cited|caused)|client (?:ran|caused|was cited)|i (?:backed|clipped|sideswiped)|i (?:may|might) have (?:run|been|caused|missed)|we both (?:say|said|had|claim|thought)|not sure (?:who|whose)|(?:partly|partially|kind of|half) my|at fault party is (?:me|client)|admits|both got tickets|fue mi culpa|tuve la culpa)\b/g,
    no: /\b(?:(?:he|she|they|driver|other (?:driver|guy|car|party)|od|ov|lady|man|kid|owner)\b[^.;]{0,24}?(?:was |got |were )?(?:cited|ticketed|charged|at fault|admitted|ran (?:a |the )?(?:red|stop|light))|cited|ran (?:a |the )?(?:red|stop)|rear-?ended|hit from behind|100% (?:on|fault)|otr[oa] (?:\w+ )?tuvo la culpa|le dieron multa|got the ticket|se paso)\b/g,
  },
  {
    name: 'a police or incident report',
    asked:
      /\b(?:police|accident|crash|incident|official|written) reports?\b|\breport (?:on file|filed|number)\b|\breported to (?:the )?police/,
    yes: /\b(?:report|rpt|pr ?#|police came|cited|trooper|reporte|police report|case number)\b/g,
    no: /\b(?:no (?:police |incident |accident )?(?:report|police|cops)|never called (?:the )?(?:cops|police|911|anyone)|(?:swapped|exchanged|traded) (?:phone )?(?:numbers|info\w*|insurance)(?: and (?:left|drove))?(?=[^.;]{0,30}\b(?:never|no|didn'?t|left|drove))|police (?:weren'?t|were not|never|not) (?:called|came)|never reported|didn'?t (?:call|report)|did not (?:call|report)|without a report|sin reporte)\b/g,
  },
  {
    name: 'photos or video',
    noWins: true,
    asked: /\b(?:photos?|pictures?|videos?|footage|dash ?cam)\b/,
    yes: /\b(?:photos?|pictures?|pics?|pix|videos?|footage|camera|dash ?cam|filmed|recorded|shot it on|fotos?)\b/g,
    no: /\b(?:no (?:photos?|pics?|pictures?|videos?|footage|camera)|nobody took|camera[^.;]{0,14}(?:dead|broken|off)|sin fotos)\b/g,
  },
  {
    name: 'witnesses',
    noWins: true,
    asked: /\b(?:eye ?)?witness(?:es)?\b/,
    yes: /\b(?:witness(?:es)?|wits?\b|saw (?:it|the|him|her|me|everything)|testigos?|coworker saw)\b/g,
    no: /\b(?:no (?:witness\w*|one saw|wits)|nobody saw|sin testigos)\b/g,
  },
  {
    name: 'an employment-based petition',
    asked: /\b(?:employment[- ]based|work[- ](?:visas?|based)|h-?1b|perm)\b/,
    opposite: /\bfamily[- ](?:based|petitions?)|\bmarriage[- ]based\b/,
    yes: /\b(?:perm\b|h-?1b|employer (?:wants|will|sponsor\w*|petition)|sponsor\w* by (?:my )?employer|labor (?:cert\w*|market)|eb-?\d|i-140|work visa)\b/g,
    no: /\b(?:husband|wife|spouse|marr\w+|mother|father|mama|mi mama|pedir a|citizen (?:wife|husband|daughter|son)|i-130|fianc\w*|esposo|esposa|family)\b/g,
  },
  {
    name: 'an injury at work',
    asked:
      /\b(?:work(?:place)?[- ](?:related|injur\w*|accidents?)|on[- ](?:the[- ])?(?:job|duty|clock)|workers'? ?comp\w*|at work|job injuries|(?:while|when) (?:\w+ )?working|in the course of (?:\w+ )?(?:employment|work))\b/,
    yes: /\b(?:at work|on the job|on the clock|(?:injury|accident|first) report[^.;]{0,30}\b(?:same day|foreman|supervisor|claim agent|boss)|claim agent|trainmaster|rail ?yard|foreman|(?:my|our|the) (?:crew|jobsite|shift)|scaffold\w*|fela|crane|forklift|(?:conductor|brakeman|engineer|welder|roofer|ironworker|lineman|laborer|carpenter|electrician|mechanic|driver|nurse|aide|cna),? (?:for )?\d+ (?:years|yrs)|work(?:ing)? when|my (?:shift|foreman|supervisor|employer)|workers'? ?comp\w*|comp (?:claim|carrier)|dwc|while (?:working|delivering)|reported to (?:my )?(?:boss|supervisor)|job ?site|trabajando|en el trabajo)\b/g,
    no: /\b(?:(?:was|were|am|i'?m|while|when) (?:\w+ )?on (?:my |a )?(?:vacation|day off|break at home|leave)|(?:my|his|her) day off|off (?:the clock|duty|work (?:that|at the time))|not (?:at|for) work|nothing to do with (?:my |the )?(?:work|job)|at home on (?:a|my))\b/g,
    noWins: true,
    silentMeansNo: true,
  },
  {
    name: 'a fall',
    asked:
      /\b(?:slip(?:s|ped)?(?:[- ]and[- ]|\/| ?& ?|n)?(?:trip|falls?)?|slip[- ]and[- ]falls?|trip(?:s)? and falls?|falls? cases)\b(?!.*\b(?:photo|video)\b)/,
    yes: /\b(?:slip\w*|tripp\w*|fell|fall|resbal\w*|se cayo|me cai|went down|(?:feet|legs?) (?:went |slid )?out from under|landed on (?:my|his|her)|lost (?:my|his|her) footing)\b/g,
    silentMeansNo: true,
  },
  {
    name: 'a dog bite',
    asked: /\bdog (?:bites?|attacks?)\b|\banimal (?:bites?|attacks?)\b/,
    yes: /\b(?:dog|pit ?bull|shepherd|rottweiler|mastiff|husky|bitten|perro|mordi\w*)\b/g,
    silentMeansNo: true,
    alwaysTold: true,
  },
  {
    name: 'dental or cosmetic care',
    asked: /\b(?:dental|cosmetic|plastic surgery|dentists?|aesthetic)\b/,
    yes: /\b(?:dentist|dental|root canal|implants?|orthodont\w*|veneers|tummy tuck|abdominoplasty|lipo\w*|botox|breast (?:aug\w*|lift|implants?)|rhinoplasty|nose job|face ?lift|bbl|brazilian butt|fillers?|cosmetic|hair transplant|med ?spa)\b/g,
    silentMeansNo: true,
  },
  {
    name: 'a trust or will contest',
    asked:
      /\b(?:trust (?:litigation|disputes?|contests?)|will contests?|contested (?:estates?|probate|wills?)|estate litigation)\b/,
    yes: /\b(?:contest\w*|disput\w*|undue influence|litigation|sue|suing|fighting over|forged|challenge|stole from the estate)\b/g,
    no: /\b(?:everyone agrees|no dispute|all agree|agrees on everything|sister agrees|uncontested|nobody (?:is )?(?:contest|object)\w*)\b/g,
    silentMeansNo: true,
  },
  {
    name: 'skilled nursing',
    noWins: true,
    asked:
      /\b(?:only|just|must be)\b[^.;]*\b(?:skilled nursing|snfs?|nursing homes?)\b(?=.*)(?<=\b(?:assisted living|home care|group homes?|memory care)\b.*)/,
    opposite:
      /^(?:no|not|never)\b(?=.*\b(?:nursing|snfs?|assisted living|memory care|home care|group homes?)\b)[^.;]*\bonly\b/,
    yes: /\b(?:skilled nursing|nursing (?:home|center|facility)|snf|rehab (?:center|facility))\b/g,
    no: /\b(?:assisted living|memory care|group home|board and care|home (?:care|health)|adult family home)\b/g,
  },
  {
    name: 'a facility stay',
    noWins: true,
    asked: /\b(?:facilit(?:y|ies)|nursing homes?|assisted living) ?(?:stays?|residents?|only|cases)?\b/,
    opposite: /^(?!.*facilit).*\bhome care\b/,
    yes: /\b(?:nursing (?:home|center|facility)|skilled nursing|facility|rehab center|assisted living|memory care|care home|snf)\b/g,
    no: /\b(?:home (?:care|health)|at her own home|in-home|caregiver at home)\b/g,
  },
  {
    name: 'a deportation order',
    asked: /\b(?:deport\w*|removal orders?|prior removals?|in (?:removal )?proceedings)\b/,
    yes: /\b(?:deport\w*|removal order|ordered removed|removed in|nta|notice to appear|immigration court|master (?:calendar|hearing)|corte de inmigracion|voluntary departure)\b/g,
    no: /\b(?:no (?:prior )?(?:removal|deport\w*)|never (?:been )?(?:deported|removed))\b/g,
    silentMeansNo: true,
  },
  {
    name: 'a written contract or lease',
    noWins: true,
    asked:
      /\b(?:written|in writing|signed) ?(?:contracts?|leases?|agreements?)?\b.*\b(?:lease|contract|agreement|must|has to|only)\b|\b(?:lease|contract|agreement)\b.*\b(?:in writing|written|signed)\b/,
    yes: /\b(?:signed|written|lease (?:in hand|copy|and)|contract\b|in writing|have (?:the )?lease|lease,|copy of (?:the )?lease)\b/g,
    no: /\b(?:oral|verbal|handshake|never (?:a |any )?(?:paper|contract|lease)|no (?:written |signed )?(?:lease|contract|agreement|paper\w*))\b/g,
  },
  {
    name: 'the product kept',
    noWins: true,
    asked:
      /\b(?:keep|kept|have|retain\w*|preserv\w*|still ha\w+|exist)\b.*\b(?:product|evidence|item|device)\b|\b(?:product|item|device)\b.*\b(?:kept|preserved|available|in hand|still exist)/,
    yes: /\b(?:kept|still ha(?:ve|s)|in (?:my|the|her|his|storage|evidence)|preserved|untouched|tagged|in a (?:bag|box)|saved|remains)\b/g,
    no: /\b(?:threw|thrown|tossed|discarded|trashed|returned (?:it|the)|don'?t have it|got rid|scrapped|recycled|destroyed)\b/g,
  },
  {
    name: 'three or more vehicles',
    asked: /\b(?:3|three)(?:\+| or more)? ?(?:or more )?(?:vehicles?|cars?)|\bmulti-?(?:vehicle|car)|\bpile-?ups?\b/,
    yes: /\b(?:three[- ](?:car|vehicle)|3[- ](?:car|vehicle)|four[- ]car|multi-?(?:car|vehicle)|pile-?up|chain (?:reaction|collision)|shoved (?:it|me|us|him|her) into|pushed (?:it|me|us|him|her) into|car behind me)\b/g,
    no: /\b(?:just the two|two (?:cars|vehicles)|2 (?:cars|vehicles)|two-car|only two)\b/g,
    silentMeansNo: true,
  },
  {
    name: 'a public road',
    asked: /\b(?:public (?:road|street|highway)s?|private property|private (?:land|road|lot)s?)\b/,
    yes: /\b(?:hwy|highway|interstate|i-\d+|street|st\b|ave\b|avenue|blvd|rd\b|road|route|rt \d+|us-\d+|intersection|exit)\b/g,
    no: /\b(?:private|his land|parking lot|driveway|dirt track|farm|own track|ranch|yard)\b/g,
  },
  {
    name: 'a private home',
    asked: /\bprivate (?:homes?|houses?|residences?)\b/,
    yes: /\b(?:(?:friend|neighbor|hostess|cousin|aunt|uncle|in-law|sister|brother|his|her|someone)(?:'s)? (?:\w+ )?(?:house|home|porch|yard|pool|deck)|homeowner'?s|house party)\b/g,
    no: /\b(?:store|supermarket|market|mall|restaurant|hotel|casino|chain|walmart|target|costco|home depot|lowe'?s|big box)\b/g,
    silentMeansNo: true,
  },
  {
    name: 'a class or mass action',
    asked: /\b(?:class actions?|mass torts?|mdl)\b/,
    yes: /\b(?:class action|mass tort|mdl|recall lawsuit|saw the (?:tv )?ad|camp lejeune|roundup|zantac|paraquat|earplugs?|talc|hernia mesh)\b/g,
    silentMeansNo: true,
  },
  {
    name: 'an open criminal case',
    asked: /\b(?:open|pending|active) (?:criminal|charges?)\b|\bcriminal charges? (?:pending|open)/,
    yes: /\b(?:i (?:was|am|got) (?:arrested|charged)|charges? (?:against|on) me|pending charge|my (?:criminal|court) case|out on bond|charged (?:me|with))\b/g,
    no: /\b(?:no (?:ticket|charges?)|not (?:me|charged)|driver (?:is|was) charged|charged (?:him|the driver))\b/g,
    silentMeansNo: true,
  },
  {
    name: 'domestic violence',
    asked: /\b(?:domestic (?:violence|abuse)|dv|restraining order|protective order)\b/,
    yes: /\b(?:domestic|dv\b|restraining order|protective order|hits me|hit me|(?:assault\w*|hit|hitting|battery|beat\w*) (?:on |of |against )?(?:my|his|her) (?:wife|husband|girlfriend|boyfriend|spouse|partner|ex)|no[- ]contact order|abus\w+|choked|violen\w+|golpe\w*)\b/g,
    no: /\b(?:no (?:abuse|violence|dv|domestic)|never (?:hit|violent))\b/g,
    silentMeansNo: true,
  },
  {
    name: 'a contested matter',
    asked: /\bcontested\b(?! (?:estate|probate|will))/,
    opposite: /\buncontested\b|\bamicable\b/,
    yes: /\b(?:contest\w*|fighting|he wants|she wants|won'?t agree|refuses|disput\w*|disagree\w*|full custody|hid\b|hiding)\b/g,
    no: /\b(?:agrees?|uncontested|amicable|both want|agreed|on good terms|no fight)\b/g,
  },
];
