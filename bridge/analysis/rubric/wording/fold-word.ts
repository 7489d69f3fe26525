/** Forms that stand for many words; a form in angle brackets can be no word of a note. */
const pronoun = '<person>';

const folds: readonly (readonly [form: string, words: string])[] = [
  [pronoun, 'he she him her his hers himself herself hes shes hed shed hell shell el ella'],
  ['<spouse>', 'husband wife hubby spouse husbands wifes esposo esposa marido mujer novio novia boyfriend girlfriend'],
  ['<exspouse>', 'exhusband exwife exesposo exesposa exboyfriend exgirlfriend'],
  ['<child>', 'son daughter sons daughters hijo hija stepson stepdaughter boy girl nino nina'],
  [
    '<parent>',
    'mother father mom dad mama papa mum momma daddy mommy madre padre mami papi stepmother stepfather stepmom stepdad',
  ],
  ['<sibling>', 'brother sister brothers sisters hermano hermana stepbrother stepsister'],
  ['<grandparent>', 'grandmother grandfather grandma grandpa abuela abuelo nana'],
  ['<grandchild>', 'grandson granddaughter nieto nieta'],
  ['<relative>', 'aunt uncle niece nephew tia tio sobrina sobrino prima primo cunado cunada suegro suegra'],
  ['<adult>', 'man woman men women guy lady gentleman hombre senor senora male female masculino femenino'],
  ['<lone>', 'widow widower viuda viudo'],
];

const folded: ReadonlyMap<string, string> = new Map(
  folds.flatMap(([form, words]) => words.split(' ').map((word) => [word, form] as const)),
);

/** Words whose gender or owner must not matter become one form; every other word stays itself. */
export const foldWord = (word: string): string => folded.get(word) ?? word;
