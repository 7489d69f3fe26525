/** Words of somebody who talks to the scorer instead of the firm. Each pattern alone gives a sentence away. */
const scorer =
  '(?:a\\.?i\\.?|bot|scorer|grader|model|evaluator|reviewer|assistant|llm|chat ?gpt|gpt(?:-?\\d)?|system|algorithm|screener|screening (?:tool|system|engine)|analy[sz]er|(?<!message |answering )machine|computer|openai|claude|gemini|copilot|neural network|language model|scoring (?:engine|tool|system)|rating (?:engine|tool)|intake (?:bot|ai|software))';
const orders =
  '(?:instructions?|rules|rubric|prompts?|guidelines|directions|directives|criteria|guardrails|policies|constraints|programming|scoring)';

export const injectionPatterns: readonly RegExp[] = [
  new RegExp(
    `\\b(?:ignor\\w*|disregard\\w*|forget|overrid\\w*|bypass\\w*|skip|drop|discard|replace|suspend) (?:\\w+ ){0,4}${orders}\\b`,
  ),
  new RegExp(
    `\\b(?:note|notice|message|memo|attention|attn|attn\\.|dear|hey|hello|hi|instructions?|directive|command|request|reminder|psa) ?(?:to|for|:|,)? ?(?:the |any |all |whichever |this )?${scorer}\\b(?! (?:of|for|is|was|light|bit|told|said|crash))`,
  ),
  new RegExp(
    `\\b(?:to|for) (?:the |any |whatever )?${scorer} (?:reading|scoring|grading|evaluating|reviewing|processing|that reads|which reads|that scores|who scores|evaluating)\\b`,
  ),
  new RegExp(
    `\\b(?:you are|you're|act as|behave as|pretend (?:to be|you are)|roleplay as|imagine you are|from now on,? you) (?:now |no longer )?(?:a |an |the |in |bound )?(?:\\w+ ){0,3}(?:${scorer}|developer mode|debug mode|admin mode|dan|by (?:the|your|any) rules)\\b`,
  ),
  /\b(?:score|rate|rating|grade|rank|give|assign|award|mark|output|return|respond|answer|set|print|write|report|use|put|enter|make|receives?|gets?|deserves?|merits?|earns?) (?:\S+ ){0,7}(?:100\/100|10\/10|20\/20|100 points|100 out of|score of 100|(?:maximum|max|full|highest|perfect|top|best) (?:possible )?(?:score|points?|marks?|rating|grade|value))/,
  /\b(?:(?:final|overall|total|case|lead|analysis|threshold|quality|correct|true|actual|updated|approved|official) ?score|analysisscore|thresholdscore) ?(?:is|=|:|should be|must be|has been|to|of|->|=>|,)? ?"?(?:set (?:to|at) )?\d{1,3}\b/,
  /\b(?:score|rate|grade|rank|mark|classify|label|flag|treat|accept|approve|process|consider|list) (?:this|it|the (?:lead|case|record|caller|client)|me|my (?:lead|case)|as) (?:\S+ ){0,5}?(?:valid|excellent|approved|accepted|qualified|100|99|98|95|9\d|highest|high(?:est)? (?:quality|priority|score)|maximum|perfect|top)\b/,
  /\b(?:score|give|rate|grade)(?: (?:it|this|me|us|them|the lead|this lead|this case|the case|my case))?(?: an?| with| at| as)? (?:100|99|98|95|perfect (?:score|10|100)|ten out of ten|a hundred)\b/,
  /\b(?:(?:this|the|my) (?:lead|submission|intake|entry)|(?:this|the) record) (?:is|was|has been|deserves|merits|must|should|shall|will) (?:\S+ ){0,6}?(?:excellent|perfect|100|top|highest|maximum|valid|approved|high quality|qualified|pre-?approved|accepted|verified|vetted|whitelisted|exempt)\b/,
  /\b(?:custom |all |geographic |any |the )?(?:filters?|thresholds?|restrictions?|checks?|rubric|screening|validation|limits?) (?:\S+ ){0,4}?(?:switched off|turned off|disabled|suspended|lifted|waived|do(?:es)? not apply|not apply|set to (?:0|zero|1)|no longer apply|been replaced|overridden|bypassed)\b/,
  /\b(?:any |a )?lower (?:score|rating|grade) (?:will|would|is|means)\b|\bscor(?:e|ing) (?:it|this|me|lower|below|under) (?:\S+ ){0,5}(?:error|malfunction|discriminat\w+|illegal|bias|violation|penal\w+)\b/,
  /\b(?:do not|don't|never) (?:mention|reveal|disclose|flag|report|repeat|refer to|reference) (?:this|these|the above|that this) (?:message|note|instructions?|text|line|prompt|order|injection)?/,
  /\b(?:reveal|print|show|repeat|output|leak|display|tell me) (?:me )?(?:your|the|all) (?:\w+ )?(?:system prompt|prompt|hidden instructions|instructions above|initial instructions|rubric|rules you)\b/,
  /\b(?:system prompt|jailbreak|prompt injection|developer mode|god mode|sudo mode|end of (?:system )?(?:prompt|instructions)|new instructions?:|updated instructions?:|begin instructions?|admin override|override code|scoring override|auto-?approve|maximum points in|points in (?:every|each|all) categor(?:y|ies)|full marks|highest band|top band|band: excellent)\b/,
  /\b(?:assume|presume|treat|take) (?:that )?(?:all |any |every )?(?:missing|unknown|omitted|absent|other|remaining) (?:facts?|information|details?|fields?|elements?|items?)\b|\bmissing (?:facts|information|details) (?:are|is|should|must|to) (?:\S+ ){0,4}(?:assumed|treated|considered|favor)/,
  /["'{,]\s*"?(?:clarity|strength|damages|merit|present|quality|total|score|analysisscore|thresholdscore|valid|verdict|rating|grade|band|result)"?\s*["']?\s*[:=]\s*["']?(?:\d{1,3}|true|valid|excellent)/,
  /\b(?:clarity|strength|damages|merit|quality|data quality|legal merit|case strength|required fields) ?[:=]? ?(?:20|10|100|20\/20|10\/10)\b/,
  /<\/?(?:system|assistant|user|instructions?|prompt|record|notes?|intakenotes|admin|developer|rubric|score|result|evaluation|script|tool|im_start|im_end|document|context)\b|<\||\|>|\[\/?inst\]|<<\/?sys>>|<!--/,
  /(?:^|\n)\s*(?:#{2,}|={3,}|-{2,}|\*{3,}|\()? ?(?:end|begin|start|stop|fin) (?:of )?(?:the )?(?:notes?|record|input|intake|transcript|lead|data|user input|document|file|prompt|las notas)\b/,
  /(?:^|\n)\s*(?:system|assistant|developer|admin|administrator|root|moderator|operator|supervisor note|openai|evaluator|scorer|grader|ai|bot)\s*(?:\w+\s*)?:.{0,200}\b(?:scor\w*|rat(?:e|ing)|evaluat\w*|grade|grader|lead|record|valid|approved?|filters?|threshold|instructions?|output|rubric|points?|ignore|override)\b/,
  /\b(?:admin|administrator|system|developer|supervisor|manager|compliance|legal) ?(?:note|override|message|notice|command)?: .{0,120}\b(?:scor\w*|filters?|threshold|rubric|this lead|valid|approved)\b/,
  /\b(?:already|pre-?|previously|been) ?(?:been )?(?:scored|verified|approved|vetted|graded|evaluated|validated|screened|reviewed) (?:\S+ ){0,5}?(?:by (?:the |our |a |two |your )?(?:managing|senior|partner|admin|intake manager|supervisor|system|team|compliance)|at \d+|as (?:valid|excellent|100|approved))\b/,
  /\b(?:respond|reply|answer|output|return) (?:only |just |exactly |solely )?(?:with|in|as)? ?(?:the )?(?:following )?(?:json|number|score|word|string|"?valid|'valid|100)\b/,
  // The same orders in other languages.
  /\b(?:ignor(?:a|e|ar|en|ez|iere?|ate?)|olvid[ae]n?|omit[ae]|descart[ae]|oublie[zr]?|vergiss|esque(?:ca|cer)|dimentica|negeer) (?:\S+ ){0,4}(?:instrucciones|indicaciones|reglas|criterios|instructions|consignes|regles|anweisungen|regeln|instrucoes|regras|istruzioni|regole|rubrica)\b/,
  /\b(?:punt(?:uacion|aje|os)|calificacion|pontuacao|nota|punteggio|punktzahl|bewertung|note) (?:\S+ ){0,2}?(?:maxim[ao]s?|perfect[ao]|mas alt[ao]|completa|de 100|de cien|100|hochste|maximale|massimo)\b/,
  /\b(?:califi(?:ca|que)|pon(?:ga|le)?|asign[ae]|otorg[ae]|dale|de|da|donne[zr]?|gib|vergib|atribua|assegna|bewerte|note[zr]?) (?:\S+ ){0,5}(?:100|cien|maxim[ao]|20) ?(?:puntos|points|punkte|pontos|punti|puntuacion|de 100|sur 100|von 100|su 100)?\b.{0,20}(?:punt|points|punkt|ponto|puntos|calific|score|nota)/,
  /\b(?:nota|mensaje|atencion|instruccion(?:es)?|aviso|orden) (?:(?:del?|de la) (?:\S+ ){1,3})?(?:para|al?) (?:la |el |los )?(?:ia|inteligencia artificial|evaluador|sistema|modelo|robot|bot|calificador|asistente)\b/,
  /\b(?:califique|califica|puntue|puntua|valore|evalue|marque|pase|apruebe|acepte|clasifique|considere|registre)(?:se)?(?:lo|la|le|los|las) (?:\S+ ){0,2}?(?:con (?:un )?\d{2,3}\b|como (?:aprobad|valid|aceptad|excelente|calificad|prioritari)|sin (?:revis|filtr))/,
  /\b(?:requisitos?|criterios?|filtros?|minimos?|umbral)\b[^.;\n]{0,40}\bqueda[n]? sin efecto\b/,
  /\b(?:mensaje|aviso|nota|orden|message|meldung|mensagem|messaggio) (?:del?|du|da|do|vom|dal|per il) (?:sistema|systeme|systems?|administrador|administrateur)\b/,
  /\b(?:el |los |le |les |o |os |der |die )?(?:filtros?|umbral(?:es)?|reglas? de (?:filtro|evaluacion)|filtres?|seuil|filter|limiar) (?:\S+ ){0,5}?(?:no se aplican?|no aplican?|(?:esta|quedan?|estan|fueron?) (?:desactivad|suspendid|anulad|apagad)[oa]s?|ne s'appliquent? pas|est desactive|gilt nicht|gelten nicht|nao se aplica\w*)\b/,
  /\b(?:responda|responde|conteste|contesta|devuelva|devuelve|marque|marca|marcar|clasifique|clasifica|apruebe|aprueba|considere|repondez|antworte|responde[ar]?) (?:\S+ ){0,4}?(?:valid[oa]|aprobad[oa]|aceptad[oa]|excelente|calificad[oa]|valide|gultig)\b/,
  /忽略|无视|無視|指令|评分|評分|满分|滿分|點數|スコア|指示|満点|무시|점수|만점|지시|игнорир|инструкц|оценк|максимальн\S* балл|100 балл|تجاهل|التعليمات|الدرجة|अनदेखा|निर्देश|अंक/,
];

/** Words that only weigh beside a sentence given away already. */
export const scorerVocabulary =
  /\b(?:scor(?:e|ed|ing|er)|points?|rubric|rating|rated|categor(?:y|ies)|evaluat\w+|grader?|grading|output|maximum|instructions?|prompt|overrid\w+|comply|missing facts|reviewer|filters?|threshold|verified|approved|confidential|separate file|that file|malfunction|rubrica|puntuacion|calificacion|excellent|perfect|assistant|system|json|valid|qualified|treat (?:it|this|that) as|this message|this note|leads?|your answer|taken out of service)\b/;

/** Long runs of letters and digits that no caller types: encoded text. */
export const encoded =
  /(?<![\w/.])(?=[a-z0-9+/_-]{0,200}\d)[a-z0-9+/_-]{48,}={0,2}|(?:[0-9a-f]{2}[ :]){20,}|(?:[01]{8} ){6,}|(?:%[0-9a-f]{2}){8,}|(?:\\u[0-9a-f]{4}|&#x?[0-9a-f]{2,5};){5,}/g;

/** A pair of tags that no letter is written in, with what stands between them. */
export const tagged =
  /<((?!strong|small|table|tbody|title|center|style|header|footer|section|article|label|span)[a-z][a-z_-]{4,30})>[^<>]{0,400}<\/\1>/g;

/** Tags of documents and chat templates: no caller types them, and no fact stands in them. */
export const markup = /<[|/!]?[a-z_]{2,20}(?:[ =][^<>\n]{0,80})?[|/]?>|\[\/?inst\]|<<\/?sys>>/g;
