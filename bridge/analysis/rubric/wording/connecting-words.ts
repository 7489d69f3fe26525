// How much of these somebody writes is a matter of style: shorthand drops them, prose is full of them.
const connecting: ReadonlySet<string> = new Set(
  [
    'a an the and or but so if as than then that this these those there here it its i me my mine we us our you your',
    'he she him her his hers they them their himself herself themselves who whom whose which what when where why how',
    'of to in on at for with from by into onto about over under after before since until while during through between',
    'is am are was were be been being has have had having do does did doing will would shall should can could may might',
    'just also too very really still even ever up down out off again because though although however got get gets',
    'im ive id ill were hes shes theyre theyve thats its um uh yeah yes hello hi hey please thanks thank ok okay w',
    'caller client clt pnc says said states stated reports reported told',
    'el la los las un una unos unas y o u e de del al a en con por para que se le les lo me mi mis te tu su sus nos',
    'es son era eran fue fueron ser esta estan estaba ha han he haber hay como cuando donde porque pero si ya muy mas',
    'yo ella ellos ese esa eso este esto tambien aqui ahi hasta desde entre sobre',
    'mr mrs ms miss mister sr sra srta bot agent visitor user chat log voicemail transcript vm live v',
  ].flatMap((line) => line.split(' ')),
);

/** Words that only connect, greet or attribute: they say how a note is written, not what it tells. */
export const isConnecting = (word: string): boolean => connecting.has(word);
