import { lawyer } from './representation-words.ts';

const endings = [
  'withdr[ea]wn?|retired|quit|dropped|relieved|releas\\w*|bowed out|stepped (?:down|away|aside|back)|bailed(?: out)?(?: on)?|walked away|moved away|moved on from',
  'gave (?:up|back) (?:the|my|our|his|her) (?:case|file)|canned|sacked|axed|cut (?:me|us|him|her) loose|come and gone|came and went|cut (?:him|her|them) loose|sent (?:him|her|them|my lawyer|my attorney) packing|gave (?:him|her|them|my (?:lawyer|attorney)) the boot|no longer represents?',
  'closed (?:the|his|her|my|our|their) (?:file|office|practice|case|doors)|closed (?:down|up)|shut (?:down|its doors|his doors|her doors)|out of business|cerro (?:su|la|el)',
  "passed away|(?<!\\b(?:dad|mom|mama|papa|father|mother|husband|wife|son|daughter|brother|sister|uncle|aunt|baby|grandmother|grandfather|grandma|grandpa|mum|client|victim|people|who|person) )died|had a stroke|(?:became|made|appointed) a judge|(?:lawyer|attorney|counsel)'?s? (?:suspension|disbarment|death|retirement|withdrawal|passing)|took the bench|disbarred|suspended|(?:lost|gave up|give up|surrendered|turned in) (?:his|her) (?:law |bar )?licen[sc]e|had to (?:get out|bow out|step aside|pull out|back out)|mailed (?:me |us )?(?:everything|it all)|licen[sc]e (?:(?:got|was|is|has been) )?(?:pulled|suspended|revoked|taken)|stopped practicing|failed to renew|(?:left|quit|gave up) (?:the )?(?:practice|law)",
  'substitut\\w*|subbed out|conflicted out|(?:got|is|was|been|came|taken) off (?:the|my|our|his|her) case',
  'fired (?:him|her|them|my|that|the|our|two|both|mr|ms|mrs)|(?:let|letting) (?:him|her|them|my|that|the) (?:\\w+ ){0,3}?go|let (?:me|us) go|(?:was|were|been|being) let go|discharged|dismissed|terminated|got rid of (?:him|her|them|that|the|my)|cut ties|done with (?:him|her|them)|no longer',
  '(?:terminated|fired|left|dropped|ditched|dumped) (?:qfirm|attorney|lawyer|atty|counsel|firm)|signed (?:the|a) (?:termination|release) (?:letter)?|termination letter',
  '(?:relationship|agreement|contract|retainer|representation)[^.;]{0,20} (?:is |was |has been )?(?:over|ended|void|cancel+ed|rescinded)|cancel+ed (?:the|my|our|their) (?:contract|retainer|agreement)|ended (?:it|with)|used to|mutually|parted ways|is over|was only for|finished',
  '(?:was|were|been) represented (?:until|till|up to|through|from)|represented (?:me|us|him|her) (?:until|till|up to|before)|(?:letter|e-?mail|notice|text) (?:firing|terminating|discharging|dismissing|letting go|ending)|file returned|returned (?:my|the|his|her) (?:whole |entire )?(?:file|papers|records)|got (?:the|my|his|her) (?:whole |entire )?file back|(?:sent|mailed|gave|handed|e-?mailed) (?:me |him |her |us )?(?:back )?(?:my|his|her|the|our) (?:whole |entire )?(?:file|folder|papers|documents|discs|disks|records)(?: back)?|(?:mailed|sent|gave|handed) (?:everything|all of it|it all|it|them) back|(?:mailed|sent|gave|handed) back (?:my|the|his|her|our)|file (?:is )?enclosed',
  "drop(?:ped)? (?:me|us|my case|him|her)|cancel+ed|disengag\\w*|(?:won'?t|will not|wouldn'?t|not) (?:be )?(?:going forward|continu\\w+|representing (?:me|us|him|her))",
  'cancele el contrato|ya no trabaja|ya no (?:es|son|lleva)|renuncio|se retiro|se murio|murio|fallecio|(?:la |lo |los )?despedi\\b|me devolvio|dejo (?:el|mi|de (?:ser|llevar|representar|trabajar|ejercer))|me dejo(?! plantad)|solto (?:el|mi) caso|se jubilo',
].join('|');

/** The end of a lawyer's work. */
export const ended = new RegExp(
  `\\b(?:${endings})\\b|\\b(?:had|with|were with|was with|used) (?:an? |the |my |mr |ms |mrs )?[\\w.& ]{1,30} (?:till|until) (?!they|i find|he|she|we|it)`,
);

const stop =
  '(?:withdr\\w+|discharg\\w*|fir(?:e|ed|ing)|let(?:ting)? (?:them|him|her|it|me|us) go|releas\\w*|reliev\\w*|terminat\\w*|dismiss\\w*|end(?:ed|ing)?|cancel\\w*|disengag\\w*|drop\\w*|quit(?:ting)?|step(?:ping)? (?:down|aside|away)|bow(?:ing)? out|leav(?:e|ing)|giv(?:e|ing) up)';

/** An end that is denied, only wished for, or to come. */
export const notEnded = new RegExp(
  `\\bsemi[- ]?retired|\\bretired (?:judge|cop|officer|teacher|nurse|military)|\\b(?:he|she|they)(?:'ll| will)\\b[^.;]{0,50}\\bif\\b|\\b(?:not|won'?t|wouldn'?t|will not|refus\\w+ to|n't|never|no ha|no he|hasn'?t|haven'?t|without) (?:\\w+ ){0,2}?${stop}\\b|\\b(?:wants?|want to|trying|about|going|plan\\w*|asked|asking|motion|threat\\w*|considering|leave of court to|thinking (?:hard )?(?:of|about)|how (?:do|can) i|agreed|willing|offered|promised|ready|would like|i'd like|like|may|might) (?:\\w+ ){0,3}?(?:to )?(?:be )?${stop}\\b|\\b(?:'d|can|could|would|should|may|might|will|if) (?:i |we |she |he |they )?${stop}\\b`,
);

export const declined = new RegExp(
  `\\b(?:${lawyer}|firms?|they|place|one|offices?)\\b[^.;]{0,60}?\\b(?:turned (?:\\w+ ){0,2}down|declin\\w*|too busy|isn'?t taking|not taking|said no|no thank|passed(?! away| out)|told (?:me|us|him|her|them) no\\b|wouldn'?t take|didn'?t want|did not want|rejected|would not take|couldn'?t take|(?:can'?t|cannot|couldn'?t|could not|unable to|weren'?t able to|not able to) (?:help|take (?:it|me|us|my|the|this|on)|do (?:it|this|anything for))|not interested|wouldn'?t (?:touch|do)|don'?t want)`,
);

export const formerly = new RegExp(
  `\\b(?:first|1st|former|prior|previous|old|last|ex|original|second|anterior|primer) ${lawyer}|\\b(?:had|used|tuve|tenia|hired|retained) (?:an? |another |un |one )?(?:\\w+ )?${lawyer}`,
);

/** "Her motion to withdraw was granted": the wish has been heard. */
const heard = /\b(?:motion|request|petition)\b[^.;]{0,60}\b(?:granted|signed|approved|allowed)\b/;

export const isOver = (text: string): boolean => heard.test(text) || (ended.test(text) && !notEnded.test(text));
