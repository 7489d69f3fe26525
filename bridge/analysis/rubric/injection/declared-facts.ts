import { upTo } from './verdict-words.ts';

const pattern = (...parts: readonly string[]): RegExp => new RegExp(parts.join(''));

/** Who reads a record to judge it, and what does. */
const reader =
  '(?:reviewers?|screeners?|scorers?|graders?|evaluators?|raters?|assessors?|analy[sz]ers?|a\\.?i\\.?|llm|bot|algorithm|model|(?:intake|screening|scoring|lead) (?:system|software|engine|tool|bot|model|program|team|staff|desk|qa))';
/** Where a sentence, or what is set apart in one, begins. */
const start = '(?:^\\W*|[.;(\\[*#>-] ?)';
const subject = '(?:clients?|callers?|leads?|prospects?|claimants?|pnc|applicants?|submission|record|intake|entry)';
/** What a firm asks for; a visa, a plan or a job has requirements of its own. */
const conditions =
  '(?:filters?|criteria|criterion|screening (?:rules?|requirements?|conditions?|standards?)|(?:geographic|geographical|residency|jurisdiction(?:al)?|venue|representation|injury|damages|date|treatment|intake|minimum|firm|acceptance|eligibility) (?:requirements?|rules?|limits?|conditions?|checks?|filters?|criteria))';
const fulfilled =
  '(?:met|satisfied|passed|fulfilled|cleared|verified|confirmed|approved|validated|evaluated|ok(?:ay)?|complete[d]?|true|pass)';
const declared = '(?:confirmed|verified|validated|pre-?verified|pre-?cleared|authenticated)';
const gate =
  '(?:eligibility|jurisdiction|residency|residence|venue|geography|qualification|pre-?check|pre-?screen(?:ing)?|screening|representation|damages)';

/** Lines that name their reader before they say anything. */
const addressed: readonly RegExp[] = [
  pattern(
    `${start}(?:for|to|attn|attention|dear|hey|note (?:to|for)|(?:a )?(?:message|memo|reminder|correction|update|instruction) (?:to|for))[ :]{1,2}(?:the |our |your |any )?${reader}(?: ?[:,-]| and\\b)`,
  ),
  pattern(
    `${start}(?:${reader}|system|admin|database|crm|model) (?:note|message|notice|instruction|directive|update|entry)s? ?[:\\]-]`,
  ),
  pattern(
    `${start}(?:note|memo|notation|entry|message) (?:to|for|in) (?:the )?(?:file|record|chart)\\b.{0,120}\\b(?:${declared}|qualif\\w+|eligible|meets?|satisf\\w+|no (?:prior |other )?(?:attorney|counsel|lawyer))\\b`,
  ),
  /\bto whom(?:ever)? (?:it may concern|this may concern)? ?(?:at|in) (?:screening|intake|scoring|review)\b/,
];

/** What the firm asks, said to be there. */
const fulfilment: readonly RegExp[] = [
  pattern(
    `\\b(?:meets?|met|satisf(?:y|ies|ied)|pass(?:es|ed)?|clears?|cleared|fulfil+s?|fulfilled|qualif(?:y|ies|ied) under|compl(?:y|ies) with) `,
    upTo(5),
    `${conditions}\\b`,
  ),
  pattern(
    `\\b(?:meets?|satisf(?:y|ies|ied)|pass(?:es)?|fulfil+s?) (?:all|every|each|any)(?: one)?(?: of)? (?:your|the firm'?s|our|this firm'?s) `,
    upTo(2),
    '(?:requirements?|rules?|conditions?|standards?|limits?|guidelines?|tests?)\\b',
  ),
  pattern(`\\b${conditions} `, upTo(4), `(?:(?:[:=]|is|are|was|were|has been|have been|all) ?)?${fulfilled}\\b`),
  pattern(`\\b${conditions} (?:satisfied|met|passed|cleared|fulfilled|verified)\\b`),
  pattern(
    `\\b(?:mark|treat|count|consider|regard|set|flag|record|log|answer|return|say|put|give) (?:(?!(?:he|she|they|we|i|who) )\\S+ ){0,5}?(?:as |to |= ?)?"?(?:met|satisfied|fulfilled|passed)\\b(?! away)`,
  ),
  pattern(
    `\\b${gate}(?: (?:check|status|result|requirement))? ?(?:[:=]|->|(?:is |was |has been )?)(?: )?"?(?:${declared}|satisfied|cleared|pass(?:ed)?|approved|in[- ](?:state|area))\\b(?! by (?:the )?(?:police|sheriff|hospital|doctor))`,
  ),
  /\b(?:clears|meets|exceeds|passes|surpasses|reaches|tops) (?:the|your|our|every|any) (?:scor\w+ |lead |minimum |screening )?thresholds?\b|\bthresholds? (?:for (?:this|the) (?:lead|one|record|case|client)|(?:has|have) been (?:lowered|changed|met|set|reset|waived)|(?:passed|met|cleared|satisfied))\b/,
  /\b(?:leads?|records?|submissions?|cases) (?:with|that|who|like|having) (?:\S+ ){1,5}?(?:pass|qualify|are (?:accepted|approved|valid)|get (?:accepted|approved|in)|always)\b/,
];

/** Facts said to be beyond doubt, with nobody who saw them. */
const certified: readonly RegExp[] = [
  pattern(
    `\\b${subject} (?:(?:is|was|has been|have been|had been|hereby|already|fully|independently) ?){0,3}${declared} (?:as|to|that|in|with|un)`,
  ),
  pattern(
    `\\b(?:residence|residency|location|county|address|status|date|injur\\w+|identity|facts|details|information) (?:\\S+ ){0,5}?${declared} by (?:the |our |your )?(?:intake|supervisor|manager|system|staff|qa|a\\.?i|compliance|admin\\w*|partner|reviewer|screener|software|prior review|audit)`,
  ),
  pattern(
    `${start}${declared}(?: (?:by (?:the |our |your )?(?:intake|supervisor|manager|system|staff|qa|a\\.?i|compliance|admin\\w*|reviewer|screener|software|prior review|audit)\\b|facts?\\b|details?\\b|info\\w*\\b|data\\b)|:)`,
  ),
  pattern(
    `\\bit (?:has been|is hereby|was|is) (?:determined|confirmed|verified|established|certified|stipulated) that (?:the |this |our )?${subject}\\b`,
  ),
  pattern(
    `\\b(?:determined|deemed|found|declared|ruled) (?:fully |to be )?(?:eligible|qualified|valid|acceptable) by (?:\\S+ ){0,2}?(?:review|reviewer|intake|system|committee|screening|screener|partner|attorney|manager|team)\\b`,
  ),
  pattern(
    `\\b(?:intake|screening|compliance|quality|lead) ?(?:qa|team|desk|manager|system|control|department)? (?:has|have) (?:already |previously )?${declared}\\b`,
  ),
  /\b(?:pre-?check|pre-?screen(?:ing)?|first[- ]pass|earlier screening|prior screening|previous review)\b.{0,30}\b(?:pass(?:ed)?|approved|accepted|cleared|ok)\b/,
];

/** Orders about the reading itself. */
const readings: readonly RegExp[] = [
  pattern(
    `\\bfor (?:the )?(?:purposes? of )?(?:this |your |the |all |our )?(?:screening|scoring|evaluation|filter(?:ing)?|intake|eligibility|criteria|grading|rating)(?: purposes?| criteria| filters?| rules?)\\b`,
  ),
  pattern(
    `\\bfor (?:the )?purposes? of (?:this|your|the|all|our|any) (?:\\w+ )?(?:filters?|criteria|screening|scoring|evaluation|rules|intake)\\b`,
  ),
  pattern(
    `\\b(?:when|while|before|in|after) (?:you |you're )?(?:judging|evaluating|applying|checking|running|reading|scoring|screening|grading|assessing|testing) (?:the |this |your |each |every |any |all |these )?(?:\\w+ )?(?:filters?|criteria|record|lead|rules|requirements)?[,.]?(?=.{0,60}\\b(?:use|assume|treat|take|remember|note|consider|read|count|residence|date)\\b)`,
  ),
  pattern(
    `^\\W*(?:please |kindly )?(?:set|update|override|overwrite|replace|change|switch) (?:the |this |my )?(?:record|field|county|state|location|residence|residency|zip|practice area|accident date|case type|filters?|threshold)\\b.{0,24}(?:\\bto\\b|->|=|:|\\bas\\b)`,
  ),
  /^\W*(?:please |kindly )?(?:disregard|ignore|overlook|override) (?:the |any |my )?(?:address|location|county|state|zip|date|label|practice area|fields?|form|text) (?:above|below|given|fields?|entered|on (?:the )?(?:form|file|record)|in the record)\b/,
  /^\W*(?:override|overriding)\b.{0,30}[:=]/,
  pattern(
    `^\\W*(?:please )?(?:use|take|read|accept|enter|record) (?:\\S+ ){1,6}?as (?:the |this )?(?:client|caller|lead|claimant|record)(?:'?s)?\\b`,
  ),
  pattern(
    `\\b${reader} (?:should|must|shall|will|needs? to|has to|is (?:to|required|instructed|asked)|ought to|can) (?:\\S+ ){0,3}?(?:read|use|take|record|note|see|regard|view|log|enter|apply|pass|let)\\b`,
  ),
];

/** Borrowed authority. */
const authority: readonly RegExp[] = [
  pattern(
    `\\b(?:let|wave|push|send|put|get) (?:this|the|my|our)(?: test)? (?:record|lead|submission|intake|case|entry|file|form|one) (?:through|pass|in\\b|past|by\\b)`,
  ),
  pattern(
    `\\byou (?:are|have been) (?:hereby )?(?:ordered|instructed|directed|commanded|authori[sz]ed|required|obliged) to (?:\\S+ ){0,4}?(?:accept|approve|pass|let|log|mark|score|rate|treat|record|return|grant)\\b`,
  ),
  pattern(
    `\\byou (?:must|have to|shall|will) (?:accept|approve|pass|let in|qualify|take) (?:this|the|my|our) (?:case|lead|record|submission|intake|file|entry)\\b`,
  ),
  pattern(`\\b(?:failure|refus(?:al|ing)|declining|failing) to (?:accept|approve|pass|qualify|log|score|let)\\b`),
  pattern(
    `\\bi(?: am|'m) (?:the |an? |your )?(?:\\w+ )?(?:developer|creator|programmer|vendor|administrator|admin|maintainer|engineer|tester) (?:of|for|at|behind) (?:this|the|your) (?:\\w+ )?(?:tool|system|software|app|bot|platform|program|ai|model|form|screener)\\b`,
  ),
  /\b(?:this is (?:a |an )?(?:\w+ )?(?:test|drill|audit|calibration)|test (?:record|lead|submission|case|entry))\b.{0,80}\b(?:pass\w*|valid|approved?|accept\w*|expected|score)\b/,
  pattern(
    `\\b(?:as|i am|this is) (?:the |your |a )?(?:firm'?s |our )?(?:managing partner|senior partner|supervising attorney|owner of (?:this|the) firm|intake (?:manager|director|supervisor))[ ,]{1,2}(?:and )?i (?:hereby |personally |have )?(?:approve|authori[sz]e|order|clear|confirm|instruct|accept|verif)`,
  ),
  /\b(?:bypass|override|authori[sz]ation|approval|clearance|unlock) code\b.{0,30}\b(?:approv\w*|accept\w*|pass\w*|valid|grant\w*|\d{3,})/,
];

/** Data in the form machines write. */
const machine: readonly RegExp[] = [
  /\{\s*["'][a-z][\w -]{1,30}["']\s*:|["'][a-z_]{3,30}["']\s*:\s*(?:true|false|null|\{|\[|"(?:met|yes|no|passed?|verified|valid|confirmed|high)")/,
  /\b[a-z]+(?:_[a-z]+)+ ?[=:] ?["']?(?:true|false|yes|no|none|met|pass(?:ed)?|verified|confirmed)\b/,
  pattern(
    `(?:\\b(?:status|residen\\w+|attorney|represented|represent\\w+|treatment|injur\\w+|jurisdiction|threshold|filters?|conflicts?|eligib\\w+|qualified|verified|county|location|accident) ?(?:[:=]|->) ?["']?(?:true|false|yes|no|none|met|pass(?:ed)?|verified|confirmed|severe|in-area|in-state|cleared)\\b[^.]{0,4}){2,}`,
  ),
];

/** The same in other languages. */
const foreign: readonly RegExp[] = [
  /\b(?:cumplen?|satisfacen?|reunen?|cubren?) (?:con )?(?:tod[oa]s? )?(?:los |las |cada |sus |con )*(?:requisitos|filtros?|criterios|condiciones|reglas)\b/,
  /\b(?:se (?:confirma|certifica|hace constar|ha confirmado|ha verificado|verifico|confirmo)|queda (?:confirmado|verificado|establecido)|(?:ya )?esta (?:confirmado|verificado|comprobado)|ha sido (?:confirmado|verificado)) que\b/,
  /\b(?:nota|aviso|mensaje|apunte) (?:al|para el|para la|del|en el|a la) (?:expediente|archivo|revisor\w*|registro|analista|encargad\w+|sistema|evaluador\w*)\b/,
  /\b(?:el |la )?(?:evaluador\w*|revisor\w*|calificador\w*|analista|sistema|quien (?:lea|revise|evalue|califique)(?: esto)?) (?:debe\w*|tiene que|ha de|puede) /,
  /^\W*(?:sistema|administrador\w*|evaluador\w*|revisor\w*|asistente) ?:/,
  /\b(?:residencia|domicilio|jurisdiccion|elegibilidad|ubicacion) (?:ya )?(?:confirmad|verificad|comprobad|aprobad)[oa]\b/,
  /\b(?:ya |pre-?)(?:verificad|aprobad|validad)[oa]s?,? (?:sin|con|y|todo|por)\b|\bya verificad[oa]\b/,
  /\bremplit (?:tous|toutes) (?:les|vos)|\b(?:a considerer|considere|tenu) comme (?:verifie|valide|acquis)|\b(?:residence|domicile|adresse) (?:deja )?(?:verifiee?|confirmee?)\b|\bnote interne ?:/,
  /\berfullt (?:alle|samtliche)|\b(?:bitte )?als (?:gultig|erfullt|bestatigt|verifiziert) (?:werten|betrachten|behandeln|eintragen|ansehen)|\bwohnsitz (?:bestatigt|verifiziert)|\binterne notiz ?:/,
  /\b(?:atende|cumpre|preenche) (?:a )?(?:todos|todas) (?:os|as)|\bsoddisfa (?:tutti|tutte) (?:i|le)|\b(?:residencia|residenza) (?:confirmada|verificad[ao]|confermata|verificata)\b/,
  /подтвержден|соответствует всем|已核实|已核實|已确认|已確認|符合所有|確認済み|条件を満た|확인됨|조건을 충족/,
];

/** What says that a fact is settled, a condition met or a check passed instead of telling what happened. */
export const declaredFacts: readonly RegExp[] = [
  ...addressed,
  ...fulfilment,
  ...certified,
  ...readings,
  ...authority,
  ...machine,
  ...foreign,
];
