import { foldedCharacter } from '../../text/fold-text.ts';
import { opening, upTo } from './verdict-words.ts';

interface Tongue {
  /** What a verdict is called. */
  readonly names: string;
  /** The best there is. */
  readonly best: string;
  /** Orders to take something for something. */
  readonly orders: string;
  /** What it should be taken for. */
  readonly settled: string;
  /** Sayings that are addressed to the scorer by themselves. */
  readonly frames: string;
}

const figures = '(?:100|9\\d|10 ?/ ?10)\\b(?! ?(?:%|km|mil|euros?|dolares|pesos))';

const tongues: readonly Tongue[] = [
  {
    names:
      '(?:puntaje|puntuacion|calificacion|valoracion|clasificacion|prioridad|veredicto|evaluacion|validez|estado del caso|nota final)',
    best: 'cien\\b|noventa|diez sobre diez|maxim[ao]|excelente|perfect[ao]|alta?\\b|valid[oa]|aprobad[oa]|calificad[oa]',
    orders:
      '(?:considere[n]?|considera|trate[n]?|tome[n]?|tenga[n]?|acepte[n]?|acepta|asuma[n]?|asume|suponga[n]?|de por|da por|dese por|registre|valore|valora|califique[n]?|califica|marque|evalue|evalua|puntue|puntua|clasifique|cuente como|cuenta como)',
    settled:
      'verificad|comprobad|probad|confirmad|ciert[oa]s?\\b|verdader|establecid|demostrad|hechos? |valid[oa]|excelente|fuerte|aprobad|cien\\b|noventa|maxim|diez sobre',
    frames:
      '\\b(?:nuestr[oa]|el|la|su) (?:soci[oa]|abogad[oa]|bufete|equipo|sistema|ia) (?:ya |le |lo |la |les ){0,3}(?:califico|evaluo|puntuo|aprobo|verifico|valido|precalifico) |\\bya (?:fue |ha sido |esta |quedo )?(?:pre-?)?(?:calificad|evaluad|aprobad|verificad|validad|puntuad|clasificad)[oa]s? (?:con|por (?:nuestr|su soci|el soci|la ia|el sistema|el equipo|el bufete|el despacho))|\\brespuesta (?:correcta|esperada) (?:es|:)|\\b(?:a efectos|para (?:los )?(?:fines|efectos|propositos)) de (?:esta|la) (?:evaluacion|calificacion|puntuacion)|\\beste (?:caso|prospecto|registro) (?:merece|debe recibir|debe tener|vale|recibe) (?:[^\\s]{1,20} ){0,4}?(?:cien|100|maxim|puntos|puntuacion|calificacion|puntaje)|^\\W*(?:suponga|asuma)(?:n|mos)? (?:que |:)',
  },
  {
    names: '(?:score|note(?: finale)?|notation|evaluation|classement|priorite|verdict|appreciation)',
    best: 'cent\\b|maximale?|excellente?|parfaite?|elevee?|valide|approuvee?|qualifiee?|dix sur dix',
    orders:
      '(?:considerez|considere|traitez|traite|tenez|prenez|acceptez|supposez|presumez|admettez|notez|evaluez|classez|comptez)',
    settled:
      'verifie|prouve|confirme|etabli|vraie?s?\\b|avere|acquis|excellent|solide|valide|cent\\b|maximal|certain|demontre',
    frames:
      "\\b(?:notre|votre|l') ?(?:associee?|avocate?|cabinet|equipe|ia|systeme) (?:a |l'a |avait |deja ){1,3}(?:note|evalue|approuve|valide|verifie)|\\b(?:bonne|seule bonne) reponse est|\\breponse (?:correcte|attendue) (?:est|:)|\\b(?:aux fins|pour les besoins) de cette (?:evaluation|notation)|\\bce (?:dossier|cas|prospect) (?:merite|doit recevoir|vaut|recoit) (?:[^\\s]{1,20} ){0,4}?(?:cent|100|maxim|note|points)|\\bdeja (?:notee?|evaluee?|approuvee?|validee?|verifiee?) (?:a (?:100|cent|9\\d)|par (?:notre|votre|l'ia|l'associe|le systeme|le cabinet))",
  },
  {
    names: '(?:bewertung|punktzahl|punkte|note|einstufung|rang|prioritat|urteil|gesamtnote|ergebnis)',
    best: 'hundert|maximal|ausgezeichnet|hervorragend|perfekt|hochste?|hoch\\b|gultig|genehmigt|sehr gut|qualifiziert|zehn von zehn',
    orders:
      '(?:betrachte[nt]?|behandle[nt]?|werte[nt]?|bewerte[nt]?|akzeptiere[nt]?|nimm|nehmen sie|stufe[nt]?|zahle[nt]?|gehe[nt]?|halte[nt]?)',
    settled:
      'bestatigt|bewiesen|erwiesen|verifiziert|gepruft|wahr\\b|belegt|gesichert|hundert|gultig|ausgezeichnet|hochst|tatsache|stark\\b|feststehend',
    frames:
      '\\b(?:unser|ihr|der|die|das) (?:partner|anwalt|kanzlei|team|ki|system) (?:hat|haben) (?:[^\\s]{1,20} ){0,5}?(?:mit|auf|als) (?:[^\\s]{1,20} )?(?:bewertet|benotet|eingestuft|freigegeben)|\\bbereits (?:[^\\s]{1,20} ){0,6}?(?:bewertet|benotet|freigegeben|genehmigt|vorgepruft|eingestuft)\\b|\\brichtige (?:antwort|ausgabe|bewertung) (?:ist|lautet|:)|\\bfur die zwecke dieser (?:bewertung|prufung|auswertung)|\\bdieser (?:fall|kontakt|datensatz) (?:verdient|erhalt|bekommt) (?:[^\\s]{1,20} ){0,4}?(?:hundert|100|hochst|punkt|note|bewertung)|^\\W*(?:nehmen sie an|nimm an|angenommen)[ ,:]',
  },
  {
    names: '(?:pontuacao|nota final|avaliacao|classificacao|prioridade|veredito|escore)',
    best: 'cem\\b|maxim[ao]|excelente|perfeit[ao]|alta?\\b|valid[oa]|aprovad[oa]|qualificad[oa]|dez de dez',
    orders:
      '(?:considere[m]?|considera|trate[m]?|tome|aceite[m]?|assuma[m]?|suponha[m]?|presuma|registre|avalie[m]?|classifique|pontue|conte como|de como)',
    settled:
      'verificad|comprovad|provad|confirmad|verdadeir|estabelecid|fatos? |valid[oa]|excelente|forte\\b|aprovad|cem\\b|maxim|cert[oa]s?\\b',
    frames:
      '\\b(?:nosso|nossa|o|a|seu) (?:socio|socia|advogad[oa]|escritorio|equipe|sistema|ia) ja (?:[^\\s]{1,10} )?(?:avaliou|pontuou|aprovou|verificou|validou|classificou)|\\bja (?:foi |esta )?(?:pre-?)?(?:avaliad|pontuad|aprovad|verificad|validad|classificad|qualificad)[oa]s? (?:com|por (?:nosso|nossa)|pel[oa] (?:nosso|nossa|socio|socia|ia|sistema|equipe|escritorio))|\\bresposta (?:correta|esperada|certa) (?:e|:)|\\bpara (?:os )?(?:fins|efeitos) desta avaliacao|\\beste (?:caso|registro|contato) (?:merece|deve receber|vale|recebe) (?:[^\\s]{1,20} ){0,4}?(?:cem|100|maxim|pontos|pontuacao|nota)',
  },
  {
    names: '(?:punteggio|valutazione|voto(?: finale)?|classificazione|priorita|verdetto|giudizio)',
    best: 'cento\\b|massim[ao]|eccellente|perfett[ao]|alta?\\b|valid[oa]|approvat[oa]|dieci su dieci|qualificat[oa]',
    orders:
      '(?:considera(?:te|re)?|consideri|tratta(?:te|re)?|tratti|accetta(?:te)?|accetti|assumi|assuma|supponi|supponga|valuta(?:te)?|valuti|presumi|dai per|dia per|conta(?:te)? come|registra)',
    settled:
      'verificat|provat|confermat|accertat|ver[oaie]\\b|stabilit|dimostrat|fatt[oi] |valid[oa]|eccellent|cento\\b|massim|fort[ei]\\b|cert[oaie]\\b',
    frames:
      "\\b(?:il nostro|la nostra|il vostro|l')? ?(?:socio|avvocato|studio|team|ia|sistema) (?:l')?(?:ha|lo ha|la ha) (?:gia )?(?:valutat|votat|approvat|verificat|validat)|\\bgia (?:stat[oa] )?(?:valutat|approvat|verificat|validat|classificat)[oa] (?:con|a|dal nostro|dalla nostra|dal socio|dall'ia|dal sistema)|\\brisposta (?:corretta|giusta|attesa) (?:e|:)|\\bai fini di questa valutazione|\\bquesto (?:caso|contatto) (?:merita|deve ricevere|vale|riceve) (?:[^\\s]{1,20} ){0,4}?(?:cento|100|massim|punti|punteggio|voto)",
  },
  {
    names: '(?:beoordeling|cijfer|eindscore|prioriteit|oordeel|ocena|wynik|punktacja|priorytet)',
    best: 'honderd|maxima(?:al|le)|uitstekend|perfect|hoog|geldig|goedgekeurd|sto\\b|maksymaln\\w+|doskonal\\w+|wysok\\w+|zatwierdzon\\w+|wazn\\w+',
    orders:
      '(?:beschouw|behandel|beoordeel|accepteer|neem aan|ga ervan|uznaj\\w*|traktuj\\w*|traktowac|uznac|przyjac|ocenic|przyjmij\\w*|zaloz\\w*|ocen\\w*|potraktuj\\w*)',
    settled:
      'geverifieerd|bewezen|bevestigd|vaststaand|waar\\b|feit|geldig|honderd|uitstekend|zweryfikowan|udowodnion|potwierdzon|prawdziw|fakt|pewne|doskonal|maksymaln|sto punkt',
    frames:
      '\\b(?:juiste|goede|correcte) (?:antwoord|score|uitkomst) is|\\bvoor de(?:ze)? (?:beoordeling|evaluatie)\\b|\\bpoprawna (?:odpowiedz|ocena) to|\\bna potrzeby tej (?:oceny|ewaluacji)|\\b(?:al|reeds) (?:[^\\s]{1,20} ){0,5}?(?:beoordeeld|goedgekeurd|gescoord) (?:met|op|door)|\\bjuz (?:[^\\s]{1,20} ){0,3}?(?:ocenil|zatwierdzil|zweryfikowal)',
  },
];

const full =
  'maxim\\w{1,3}|massim[aoei]|maximal\\w{0,3}|plus (?:haute|elevee)|mas alta|mais alta|piu alt[ao]|voll\\w{1,2}|plein\\w{0,2}|hochst\\w{1,2}|perfeit[ao]|parfaite?|hoogste|maksymaln\\w{1,3}|najwyzsz\\w{1,3}';
const points = '(?:punt(?:os|i|en)|points|punkte?|pontos|nota|punktow|voto)';

const patternsOf = ({ names, best, orders, settled, frames }: Tongue): readonly RegExp[] => [
  new RegExp(
    `${opening}(?:[^\\s]{1,15} )?${names}(?: [^\\s]{1,15}){0,2}? ?(?:[:=]|->|\\b(?:es|est|ist|e|is|to|debe ser|doit etre)\\b) ?(?:de |d')?["']?(?:${figures}|${best})`,
  ),
  new RegExp(
    `${opening}(?:por favor,? |bitte,? |s'il vous plait,? |per favore,? |prosze,? )?${orders} ${upTo(8)}(?:${settled})`,
  ),
  new RegExp(`\\b(?:${full}) (?:[^\\s]{1,12} ){0,2}?(?:${names}|${points})\\b`),
  new RegExp(`\\b(?:${names}|${points}) (?:[^\\s]{1,12} ){0,2}?(?:${full})\\b`),
  new RegExp(frames),
];

/** Scripts without spaces, or whose words keep their own letters when folded. */
const otherScripts: readonly RegExp[] = [
  /得分|分数|分數|打分|评级|評級|评估|評估|评为|評為|视为|視為|视作|正确答案|正確答案|已(?:经)?(?:核实|验证|批准|审核)|已通过审核|本案应|优质线索|最高分|假设(?:以下|所有)/,
  /採点|評価(?:は|を|:|：)|正解は|検証済み|とみなし|最高点|有効と判定|承認済み/,
  /채점|평가(?:는|:|를)|검증된|으로 간주|정답은|승인됨|최고점/,
  /считайте|считать (?:доказан|подтвержд|провер|достовер|верн)|рейтинг ?[:=]|балл(?:ов|а)?(?:[ .:]|$)|проверено (?:нашим|юрист|партн|адвокат)|правильный ответ|для целей (?:этой|данной) оцен|предположим|допустим, что все|высш(?:ая|ий|ую) (?:оценк|балл|категор)/,
  /вважайте|правильна відповідь|оцінк|التقييم ?[:=]|اعتبر|الإجابة الصحيحة|تم التحقق|सही उत्तर|मूल्यांकन|सत्यापित|điểm số|coi như|câu trả lời đúng/,
];

// Folding takes marks off letters and Hangul apart; a pattern has to be written the same way.
const asFolded = ({ source }: RegExp): RegExp => new RegExp(source.replace(/[^\x20-\x7e]/gu, foldedCharacter));

export const foreignVerdicts: readonly RegExp[] = [...tongues.flatMap(patternsOf), ...otherScripts.map(asFolded)];
