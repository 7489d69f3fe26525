/** Forms that no rule gives, by the form a lexicon names. */
const irregular: Readonly<Record<string, string>> = {
  be: 'am is are was were been being im ive hes shes theyre were',
  beat: 'beats beat beaten beating',
  bite: 'bites bit bitten biting',
  bleed: 'bleeds bled bleeding',
  break: 'breaks broke broken breaking',
  bring: 'brings brought bringing',
  build: 'builds built building',
  burn: 'burns burned burnt burning',
  buy: 'buys bought buying',
  catch: 'catches caught catching',
  come: 'comes came coming',
  cut: 'cuts cut cutting',
  do: 'does did done doing',
  drive: 'drives drove driven driving',
  fall: 'falls fell fallen falling',
  feel: 'feels felt feeling',
  fight: 'fights fought fighting',
  find: 'finds found finding',
  get: 'gets got gotten getting',
  give: 'gives gave given giving',
  go: 'goes went gone going',
  have: 'has had having ive hes',
  hear: 'hears heard hearing',
  hide: 'hides hid hidden hiding',
  hit: 'hits hit hitting',
  hold: 'holds held holding',
  hurt: 'hurts hurt hurting',
  keep: 'keeps kept keeping',
  know: 'knows knew known knowing',
  lay: 'lays laid laying',
  leave: 'leaves left leaving',
  lend: 'lends lent lending',
  let: 'lets let letting',
  lie: 'lies lied lying',
  lose: 'loses lost losing loose',
  make: 'makes made making',
  owe: 'owes owed owing',
  pay: 'pays paid payed paying',
  put: 'puts put putting',
  quit: 'quits quit quitting',
  run: 'runs ran running',
  say: 'says said saying',
  see: 'sees saw seen seeing',
  sell: 'sells sold selling',
  send: 'sends sent sending',
  serve: 'serves served serving',
  shoot: 'shoots shot shooting',
  sign: 'signs signed signing',
  slip: 'slips slipped sliped slipping',
  speak: 'speaks spoke spoken speaking',
  spend: 'spends spent spending',
  steal: 'steals stole stolen stealing',
  strike: 'strikes struck striking',
  sue: 'sues sued suing',
  take: 'takes took taken taking',
  tear: 'tears tore torn tearing',
  tell: 'tells told telling',
  throw: 'throws threw thrown throwing',
  wear: 'wears wore worn wearing',
  withhold: 'withholds withheld withholding',
  write: 'writes wrote written writing',
};

const doubled = /[^aeiou][aeiou][bdgmnprt]$/;

function regular(word: string): string[] {
  if (/[^aeiou]y$/.test(word)) {
    const stem = word.slice(0, -1);
    return [`${stem}ies`, `${stem}ied`, `${word}ing`];
  }
  if (word.endsWith('e')) return [`${word}s`, `${word}d`, `${word.slice(0, -1)}ing`];
  const plural = /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
  const last = word.at(-1) ?? '';
  const twice = doubled.test(word) ? [`${word}${last}ed`, `${word}${last}ing`] : [];
  return [plural, `${word}ed`, `${word}ing`, ...twice];
}

/** The word with its usual English endings: `~fire` stands for fire, fires, fired and firing. */
export function inflect(word: string): string[] {
  return [word, ...(irregular[word]?.split(' ') ?? regular(word))];
}
