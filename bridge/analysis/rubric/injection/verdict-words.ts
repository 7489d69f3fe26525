/** Where something addressed to the scorer may begin: a sentence, or what stands behind a sign that sets it apart. */
export const opening = '(?:^|[,;:.(\\[{"\'*#>|~=-])[\\s"\'*_>#\\[({-]{0,4}';

/** A few words in between. */
export const upTo = (words: number): string => `(?:[^\\s]{1,30} ){0,${words}}?`;

/** The best there is, in figures and in words. */
export const bestFigure =
  '(?:(?:100|9\\d)\\b(?! ?(?:%|percent|mph|km|k\\b|lbs|pounds|feet|ft|miles|degrees|dollars|years|days|employees|\\$|,\\d))|10 ?/ ?10|20 ?/ ?20|10 out of 10|ten (?:out )?of ten|(?:a |one |the full )?hundred\\b(?! (?:thousand|dollars|bucks|feet|people|and|years|miles|yards|percent of))|ninety[ -](?:five|six|seven|eight|nine)\\b(?! (?:thousand|dollars|year|days|mph|miles))|a ?\\++)';
export const best = `(?:${bestFigure}|(?:the |a |an |very |as |at )?(?:max(?:imum)?|perfect|excellent|exceptional|outstanding|superb|highest|top|platinum|diamond|vip|tier (?:1|one)|five stars?|5 stars?|full (?:score|marks?|points|credit)|qualified|valid|approved|accepted|pass(?:ed)?)\\b)`;

/** What is scored here. */
export const theLead =
  '(?:(?:this|the|my|our|said|above|present) (?:lead|case|record|submission|intake|entry|enquiry|inquiry|file|caller|client|prospect|application|one)|this(?: matter| claim)?|it|me|us)';

/** What a claim would be worth if it could be declared so. */
export const settled =
  '(?:verified|true|proven|proved|established|confirmed|facts?|given|undisputed|strong|excellent|conclusive|authenticated|certified|accurate|qualified|meritorious|severe|catastrophic|satisfied|met|maximum|perfect|outstanding|complete|conceded|admitted|gospel|evidence)\\b';

/** Who may have judged beforehand, if the caller is to be believed. */
export const judge =
  "(?:(?:our|your|the firm'?s|the (?:managing|senior|supervising|intake|review)|a (?:senior|managing)|the) )?(?:partners?|attorneys?|lawyers?|associates?|counsel|paralegals?|a\\.?i\\b|system|software|team|intake(?: team| desk| manager)?|managers?|committee|reviewers?|supervisors?|compliance(?: team| desk)?|quality (?:team|control|desk)|screening (?:team|desk)|algorithm|model|firm)\\b";
