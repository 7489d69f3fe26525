import { readWordSets } from '../lexicon/word-files.ts';

/** Blanks of the same length keep every position; a sign that is no word and no digit earns nothing anywhere. */
const blank = (words: string): string => '#'.repeat(words.length);

const address = /[\w.+%-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g;
const link = /\b(?:https?:\/\/|www\.)[^\s]{1,200}/g;
const phone = /(?<![\d$.,/-])(?:\+?1[ .-]?)?(?:\(\d{3}\)|\d{3})[ .-]?\d{3}[ .-]?\d{4}(?![\d/-])/g;
const postCode = /\b([a-z]{2},? |zip:? |zip code:? |codigo postal:? )(\d{5}(?:-\d{4})?)\b/g;
const stated =
  /\b(?:my name is|name is|name's|i am called|speaking with|spoke (?:with|to)|me llamo|mi nombre es|se llama|soy) ([a-z'-]{2,20}(?: [a-z'-]{2,20})?)/g;
/** "This is Dana Reed calling", or at the beginning "Hi, this is Dana Reed from Tulsa"; "this is harassment" introduces nobody. */
const introduced = [
  /(?<=\bthis is )[a-z'-]{2,20}(?: [a-z'-]{2,20})?(?= (?:calling|writing)\b)/g,
  /(?<=^(?:\W{0,3}[a-z]{2,9}\W{1,3})?this is )[a-z'-]{2,20}(?: [a-z'-]{2,20})?(?=,| (?:from|again|here)\b)/g,
];
const titled =
  /(?<!\b(?:the|an?|another|one|this|that) )\b(mr|mrs|ms|miss|mister|sr|sra|srta|don|dona|officer|ofc|sgt|det|deputy|trooper|judge|juez|detective|senor|senora)\.? ([a-z][a-z'-]{1,20})/g;

const words = readWordSets('person-names.txt');
const [titleAlone, notAName] = [words('behind titles'), words('no introduction')];

/**
 * Hides email addresses, links, phone numbers, ZIP codes and people's names after a title or an introduction,
 * so that "Officer Burns" is no burn injury and no address earns a point.
 */
export const maskIdentity = (text: string): string =>
  introduced
    .reduce(
      (rest, one) => rest.replace(one, (names) => (notAName.has(names.split(' ')[0] ?? '') ? names : blank(names))),
      text,
    )
    .replace(address, blank)
    .replace(link, blank)
    .replace(phone, blank)
    .replace(postCode, (_, before: string, code: string) => before + blank(code))
    .replace(titled, (whole: string, _title: string, name: string) =>
      titleAlone.has(name) ? whole : whole.slice(0, whole.length - name.length) + blank(name),
    )
    .replace(stated, (whole: string, names: string) => {
      const words = names.split(' ');
      const named = words.findIndex((word) => notAName.has(word) || titleAlone.has(word));
      const kept = named === -1 ? names : words.slice(0, named).join(' ');
      if (kept === '') return whole;
      return whole.slice(0, whole.length - names.length) + blank(kept) + names.slice(kept.length);
    });
