/** Words that differ only in gender; a form in angle brackets can be no word of a note. */
const genders: readonly (readonly [form: string, words: string])[] = [
  ['<spouse>', 'husband wife hubby spouse esposo esposa marido mujer novio novia boyfriend girlfriend'],
  ['<child>', 'son daughter hijo hija stepson stepdaughter boy girl nino nina'],
  ['<children>', 'sons daughters hijos hijas boys girls'],
  ['<parent>', 'mother father mom dad mama papa mum momma daddy mommy madre padre mami papi stepmother stepfather'],
  ['<sibling>', 'brother sister hermano hermana stepbrother stepsister'],
  ['<siblings>', 'brothers sisters hermanos hermanas'],
  ['<grandparent>', 'grandmother grandfather grandma grandpa abuela abuelo nana'],
  ['<grandchild>', 'grandson granddaughter nieto nieta'],
  ['<relative>', 'aunt uncle niece nephew tia tio sobrina sobrino prima primo cunado cunada suegro suegra'],
  ['<adult>', 'man woman guy lady gentleman hombre senor senora male female masculino femenino'],
  ['<adults>', 'men women guys ladies hombres mujeres'],
  ['<bereaved>', 'widow widower viuda viudo'],
];

/** Shorthand, spellings and Spanish for the same thing: how it is written must not matter. */
const spellings: readonly (readonly [form: string, words: string])[] = [
  ['lawyer', 'atty attorney attorneys lawyers counsel abogado abogada'],
  ['unrepresented', 'unrepped'],
  ['represented', 'repped'],
  ['doctor', 'dr docs doc doctors physician medico doctora'],
  ['photo', 'pics pic photos picture pictures photograph photographs fotos foto photographed'],
  ['year', 'yr yrs years ano anos'],
  ['month', 'mo mos mth mths months mes meses'],
  ['week', 'wk wks weeks semana semanas weekly'],
  ['day', 'days dia dias'],
  ['hour', 'hr hrs hours hora horas hourly'],
  ['work', 'wrk works worked working trabajo trabaja trabajaba workin'],
  ['hospital', 'hosp hospitals hospitalized'],
  ['surgery', 'sx surgeries operation operated cirugia surgical'],
  ['fracture', 'fx fractured fractures broke broken break fractura quebrada'],
  ['report', 'rpt reports rptd reporte'],
  ['police', 'cops cop policia pd leo'],
  ['witness', 'wit wits witnesses testigo testigos'],
  ['insurance', 'ins insurer seguro aseguranza insurence insured carrier'],
  ['document', 'documents paperwork papers paper papeles'],
  ['receipt', 'receipts recibos recibo recivos'],
  ['statement', 'stmt stmts statements'],
  ['bill', 'bills cuentas facturas'],
  ['coworker', 'coworkers companero companera companeros companeras'],
  ['house', 'home casa'],
  ['letter', 'ltr letters carta'],
  ['employer', 'boss patron jefe supervisor manager mgr'],
  ['kid', 'kids children ninos child'],
  ['email', 'emails mail mails'],
  ['text', 'texts texted mensaje mensajes'],
  ['cited', 'citation ticketed cite'],
  ['pay', 'paid pays paying paga pagan pagar payment payments'],
  ['file', 'filed filing files'],
  ['sign', 'signed signing firme firmo'],
  ['deny', 'denied denies denyed denial'],
  ['fire', 'fired terminated despidieron'],
  ['owe', 'owes owed owing debt'],
  ['video', 'videos footage cam bodycam camera cameras recording recorded camara'],
  [
    '#',
    'two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty sixty seventy eighty ninety hundred thousand dos tres cuatro cinco',
  ],
  [
    'no',
    'none never not without wo sin nunca ningun ninguna didnt dont doesnt havent hasnt hadnt wasnt isnt arent cant cannot couldnt wont wouldnt nothing nobody',
  ],
];

const folded: ReadonlyMap<string, string> = new Map(
  [...genders, ...spellings].flatMap(([form, words]) => words.split(' ').map((word) => [word, form] as const)),
);

// "lastimada", "despedidos": the ending tells only who is spoken of.
const spanishEnding = /^([a-z]{3,}[ai]d)(?:as?|os)$/;

/** One form for words that say the same; every other word stays itself. */
export const foldWord = (word: string): string => folded.get(word) ?? word.replace(spanishEnding, '$1o');
