import { partsOfStates } from './parts-of-states.ts';
import { regionsByName } from './regions-by-name.ts';

/** A part of the country by the name people give it. */
export interface Region {
  states?: string;
  /** "STATE:County" pairs, `|` between counties of one state. */
  counties?: readonly string[];
  /** First three digits of the ZIP codes, for records without a county. */
  zips?: readonly (readonly [number, number])[];
}

const newYorkCity: Region = {
  counties: ['NY:Bronx|Kings|New York|Queens|Richmond'],
  zips: [
    [100, 104],
    [111, 114],
    [116, 116],
  ],
};
const southFlorida: Region = { counties: ['FL:Miami-Dade|Broward|Palm Beach'], zips: [[330, 334]] };
const southernCalifornia: Region = {
  counties: [
    'CA:Los Angeles|Orange|San Diego|Riverside|San Bernardino|Ventura|Imperial|Santa Barbara|Kern|San Luis Obispo',
  ],
  zips: [[900, 935]],
};
const tampaBay: Region = {
  counties: ['FL:Hillsborough|Pinellas|Pasco|Hernando|Manatee'],
  zips: [
    [335, 337],
    [346, 346],
  ],
};

/** Names of regions as patterns for folded text; the first that fits wins, so the narrower stands first. */
export const regions: readonly (readonly [RegExp, Region])[] = [
  ...partsOfStates,
  ...regionsByName,
  [/\b(?:five boroughs|5 boroughs|nyc|new york city|n\.y\.c)\b/, newYorkCity],
  [
    /\blong island\b/,
    {
      counties: ['NY:Nassau|Suffolk'],
      zips: [
        [110, 110],
        [115, 119],
      ],
    },
  ],
  [/\bmanhattan\b/, { counties: ['NY:New York'], zips: [[100, 102]] }],
  [/\bbrooklyn\b/, { counties: ['NY:Kings'], zips: [[112, 112]] }],
  [/\bstaten island\b/, { counties: ['NY:Richmond'], zips: [[103, 103]] }],
  [
    /\bhudson valley\b/,
    {
      counties: ['NY:Westchester|Rockland|Putnam|Orange|Dutchess|Ulster|Columbia|Greene'],
      zips: [
        [105, 109],
        [124, 126],
      ],
    },
  ],
  [/\bsouth(?:ern|east)? (?:florida|fla?)\b|\bsofla\b|\bsur de (?:la )?florida\b/, southFlorida],
  [/\btampa bay\b/, tampaBay],
  [
    /\bcentral florida\b/,
    {
      counties: ['FL:Orange|Seminole|Osceola|Lake|Polk|Volusia|Brevard|Sumter|Marion'],
      zips: [
        [327, 329],
        [338, 338],
        [347, 347],
      ],
    },
  ],
  [
    /\b(?:(?:sf |san francisco )?bay area)\b/,
    {
      counties: ['CA:Alameda|Contra Costa|Marin|Napa|San Francisco|San Mateo|Santa Clara|Solano|Sonoma'],
      zips: [
        [940, 951],
        [954, 954],
      ],
    },
  ],
  [/\b(?:southern california|so ?cal|inland empire area)\b/, southernCalifornia],
  [
    /\bcentral valley\b/,
    {
      counties: [
        'CA:Fresno|Kern|Kings|Madera|Merced|San Joaquin|Stanislaus|Tulare|Sacramento|Yolo|Sutter|Butte|Placer',
      ],
    },
  ],
  [
    /\b(?:chicagoland|chicago (?:area|metro)|greater chicago)\b/,
    { counties: ['IL:Cook|DuPage|Lake|Will|Kane|McHenry|Kendall'], zips: [[600, 608]] },
  ],
  [
    /\b(?:dfw|dallas[- /]fort worth|metroplex|north texas)\b/,
    {
      counties: ['TX:Dallas|Tarrant|Collin|Denton|Rockwall|Ellis|Johnson|Kaufman|Parker|Wise'],
      zips: [
        [750, 753],
        [760, 762],
      ],
    },
  ],
  [
    /\b(?:greater houston|houston (?:area|metro))\b/,
    { counties: ['TX:Harris|Fort Bend|Montgomery|Brazoria|Galveston|Liberty|Waller|Chambers'], zips: [[770, 775]] },
  ],
  [/\b(?:rio grande valley|rgv)\b/, { counties: ['TX:Hidalgo|Cameron|Starr|Willacy'], zips: [[785, 785]] }],
  [
    /\b(?:metro atlanta|atlanta (?:area|metro)|greater atlanta)\b/,
    {
      counties: ['GA:Fulton|DeKalb|Cobb|Gwinnett|Clayton|Cherokee|Henry|Douglas|Forsyth|Fayette|Rockdale'],
      zips: [
        [300, 303],
        [311, 311],
      ],
    },
  ],
  [
    /\b(?:twin cities)\b/,
    {
      counties: ['MN:Hennepin|Ramsey|Anoka|Dakota|Washington|Scott|Carver'],
      zips: [
        [550, 551],
        [553, 555],
      ],
    },
  ],
  [/\b(?:metro detroit|greater detroit)\b/, { counties: ['MI:Wayne|Oakland|Macomb'], zips: [[480, 483]] }],
  [
    /\b(?:puget sound|seattle (?:area|metro))\b/,
    { counties: ['WA:King|Pierce|Snohomish|Kitsap|Thurston'], zips: [[980, 984]] },
  ],
  [
    /\b(?:front range|denver (?:area|metro)|metro denver)\b/,
    {
      counties: ['CO:Denver|Adams|Arapahoe|Boulder|Broomfield|Douglas|Jefferson|El Paso|Larimer|Weld'],
      zips: [
        [800, 806],
        [808, 809],
      ],
    },
  ],
  [
    /\b(?:northern virginia|nova)\b/,
    {
      counties: ['VA:Fairfax|Arlington|Alexandria|Loudoun|Prince William|Falls Church|Manassas|Manassas Park'],
      zips: [
        [201, 201],
        [220, 223],
      ],
    },
  ],
  [/\b(?:phoenix (?:area|metro)|valley of the sun)\b/, { counties: ['AZ:Maricopa|Pinal'], zips: [[850, 853]] }],
  [
    /\b(?:north(?:ern)? jersey)\b/,
    { counties: ['NJ:Bergen|Essex|Hudson|Morris|Passaic|Sussex|Union|Warren'], zips: [[70, 79]] },
  ],
  [
    /\bdelaware valley\b/,
    {
      counties: [
        'PA:Philadelphia|Bucks|Chester|Delaware|Montgomery',
        'NJ:Camden|Burlington|Gloucester',
        'DE:New Castle',
      ],
    },
  ],
  [/\b(?:dmv area|d\.?c\.? (?:area|metro)|dmv region)\b/, { states: 'DC MD VA' }],
  [/\b(?:nw|northwest(?:ern)?) indiana\b/, { counties: ['IN:Lake|Porter|LaPorte|Newton|Jasper'], zips: [[463, 464]] }],
  [
    /\b(?:lower (?:48|forty-?eight)|contiguous (?:48|states|us)|continental (?:us|united states))\b/,
    {
      states:
        'AL AZ AR CA CO CT DE DC FL GA ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY',
    },
  ],
  [/\bnew england\b/, { states: 'CT RI MA VT NH ME' }],
  [/\btri-?state(?: area)?\b/, { states: 'NY NJ CT' }],
  [/\bpacific northwest\b|\bpnw\b/, { states: 'WA OR ID' }],
  [/\bpacific (?:standard )?time(?: zone)?\b/, { states: 'CA OR WA NV' }],
  [/\bmountain (?:standard )?time(?: zone)?\b/, { states: 'MT WY CO UT NM AZ ID' }],
  [/\bcentral (?:standard )?time(?: zone)?\b/, { states: 'ND SD NE KS OK TX MN IA MO AR LA WI IL MS AL TN' }],
  [
    /\beastern (?:standard )?time(?: zone)?\b/,
    { states: 'ME NH VT MA RI CT NY NJ PA DE MD DC VA WV NC SC GA FL OH MI IN KY' },
  ],
  [/\bwest coast\b/, { states: 'CA OR WA' }],
  [/\beast coast\b/, { states: 'ME NH MA RI CT NY NJ DE MD VA NC SC GA FL PA DC VT' }],
  [/\bmid-?atlantic\b/, { states: 'NY NJ PA DE MD DC VA WV' }],
  [/\bmid-?west(?:ern)?\b/, { states: 'IL IN IA KS MI MN MO NE ND OH SD WI' }],
  [/\bsouth-?west(?:ern)?\b/, { states: 'AZ NM NV TX OK UT CO' }],
  [/\bsouth-?east(?:ern)?\b/, { states: 'AL AR FL GA KY LA MS NC SC TN VA WV' }],
  [/\bnorth-?east(?:ern)?\b/, { states: 'CT ME MA NH NJ NY PA RI VT' }],
  [/\bgulf (?:coast|states?)\b/, { states: 'TX LA MS AL FL' }],
  [/\bcarolinas\b|\bboth carolinas\b/, { states: 'NC SC' }],
  [
    /\b(?:mountain west|rocky mountain(?:s| states| region)|rockies|mountain states)\b/,
    { states: 'CO UT WY MT ID NV AZ NM' },
  ],
  [/\bgreat plains\b|\bplains states\b/, { states: 'KS NE SD ND OK' }],
  [/\bdeep south\b/, { states: 'AL GA LA MS SC' }],
  [/\bgreat lakes\b/, { states: 'MI OH IN IL WI MN NY PA' }],
  [/\bfour corners\b/, { states: 'AZ NM CO UT' }],
  [/\bappalachia\w*\b/, { states: 'WV KY TN VA NC OH PA' }],
  [/\bozarks\b/, { states: 'MO AR' }],
  [/\bdakotas\b/, { states: 'ND SD' }],
  [
    /\bwest of the (?:mississippi|miss river)\b/,
    { states: 'AK AZ AR CA CO HI ID IA KS LA MN MO MT NE NV NM ND OK OR SD TX UT WA WY' },
  ],
  [
    /\beast of the (?:mississippi|miss river)\b/,
    { states: 'AL CT DE DC FL GA IL IN KY ME MD MA MI MS NH NJ NY NC OH PA RI SC TN VT VA WV WI' },
  ],
  [
    /\b(?:(?:us |u\.s\. |american )?mainland|(?:lower|contiguous) (?:48|forty[- ]eight)|(?:continental|contiguous) (?:us|u\.s\.|usa|united states|states))\b/,
    {
      states:
        'AL AZ AR CA CO CT DE DC FL GA ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY',
    },
  ],
  [
    /\bupstate (?:new york|ny)\b/,
    { counties: ['NY:!Bronx|Kings|New York|Queens|Richmond|Nassau|Suffolk|Westchester|Rockland'] },
  ],
];

export const unitedStates =
  /\b(?:united states|u\.s\.a?\.?|usa|u\.?s\.? (?:soil|territory)|american soil|in the u\.?s\b|the u\.?s\b|us-based|america|estados unidos|stateside|out of (?:the )?country|foreign|overseas|abroad|international)\b/;
