import { foldInPlace } from '../../text/fold-text.ts';

/** Countries and cities abroad by their names. */
export const foreignPlace =
  /\b(?:(?<!new )mexico|cancun|tijuana|juarez|cabo|cozumel|tulum|playa del carmen|acapulco|ensenada|rosarito|mexicali|nuevo laredo|reynosa|matamoros|(?:the )?(?:mexican|canadian) side|british columbia|alberta|quebec|calgary|ottawa|bermuda|barbados|ecuador|venezuela|portugal|netherlands|amsterdam|scotland|south korea|vietnam|bali|south africa|morocco|israel|puerto vallarta|canada|toronto|vancouver bc|montreal|ontario canada|bahamas|nassau bahamas|jamaica(?! (?:queens|ny|plain|ave|estates))|dominican republic|punta cana|cuba|haiti|guatemala|honduras|el salvador|costa rica|panama(?! city)|colombia|brazil|argentina|peru|spain|france|paris france|italy|germany|england|london|ireland|greece|turkey|india|china|japan|philippines|thailand|dubai|egypt|australia|europe|overseas|abroad|aruba|belize|turks and caicos|cayman)\b(?! (?:st|ave|street|road|rd)\b)/g;

/** Whether what stands before a foreign name only says that somebody was on the way there or back. */
export const isOnTheWay = (before: string): boolean =>
  /\b(?:on (?:my|our|the|his|her) way (?:back )?(?:to|from)|(?:back|home|return\w*) from|(?:flight|drive|driving|flying|headed) (?:to|from))(?: the)? $/.test(
    before,
  );

/** Whether an address lies abroad. */
export const isAbroad = (address: string): boolean =>
  foldInPlace(address).search(foreignPlace) !== -1 || /\b(?:ontario|canada|mexico|uk|united kingdom)\b/i.test(address);
