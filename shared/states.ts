export interface State {
  readonly code: string;
  readonly name: string;
  /** Older abbreviations, Spanish names, nicknames and spellings that fuzzy matching would miss. */
  readonly otherNames: readonly string[];
  readonly territory: boolean;
}

const state = (code: string, name: string, otherNames = '', territory = false): State => ({
  code,
  name,
  otherNames: otherNames === '' ? [] : otherNames.split(', '),
  territory,
});

/** The states, the District of Columbia and the territories with USPS codes. */
export const states: readonly State[] = [
  state('AL', 'Alabama', 'ala'),
  state('AK', 'Alaska', 'alas'),
  state('AZ', 'Arizona', 'ariz'),
  state('AR', 'Arkansas', 'ark, arkansaw'),
  state(
    'CA',
    'California',
    'calif, cal, cali, so cal, socal, norcal, nor cal, southern california, northern california',
  ),
  state('CO', 'Colorado', 'colo'),
  state('CT', 'Connecticut', 'conn, conneticut, conneticutt'),
  state('DE', 'Delaware', 'del'),
  state(
    'DC',
    'District of Columbia',
    'washington dc, wash dc, d c, washington district of columbia, distrito de columbia',
  ),
  state('FL', 'Florida', 'fla, south florida, north florida, central florida'),
  state('GA', 'Georgia'),
  state('HI', 'Hawaii', "hawai'i, hawaiʻi, hawai"),
  state('ID', 'Idaho', 'ida'),
  state('IL', 'Illinois', 'ill, illinoise, ilinois'),
  state('IN', 'Indiana', 'ind'),
  state('IA', 'Iowa', 'ioa'),
  state('KS', 'Kansas', 'kan, kans'),
  state('KY', 'Kentucky', 'ken, kent, commonwealth of kentucky'),
  state('LA', 'Louisiana', 'lousiana, luisiana'),
  state('ME', 'Maine'),
  state('MD', 'Maryland', 'mary land'),
  state('MA', 'Massachusetts', 'mass, massachusets, massachussetts, massachusettes, masachusetts'),
  state('MI', 'Michigan', 'mich'),
  state('MN', 'Minnesota', 'minn, minesota'),
  state('MS', 'Mississippi', 'miss, mississipi, missisippi, misisipi'),
  state('MO', 'Missouri', 'missoury, misuri'),
  state('MT', 'Montana', 'mont'),
  state('NE', 'Nebraska', 'neb, nebr'),
  state('NV', 'Nevada', 'nev'),
  state('NH', 'New Hampshire', 'n h, nueva hampshire, nuevo hampshire, new hamshire'),
  state('NJ', 'New Jersey', 'n j, jersey, nueva jersey, nuevo jersey'),
  state('NM', 'New Mexico', 'n m, n mex, nuevo mexico, nuevo méxico'),
  state('NY', 'New York', 'n y, new york state, nueva york, nuevo york, nys, upstate new york, upstate ny'),
  state('NC', 'North Carolina', 'n c, n carolina, no carolina, carolina del norte'),
  state('ND', 'North Dakota', 'n d, n dakota, n dak, dakota del norte'),
  state('OH', 'Ohio'),
  state('OK', 'Oklahoma', 'okla'),
  state('OR', 'Oregon', 'ore, oreg, oregón'),
  state('PA', 'Pennsylvania', 'penn, penna, pensylvania, pennslyvania, pennsilvania, pensilvania'),
  state('RI', 'Rhode Island', 'r i, rhode isl, road island'),
  state('SC', 'South Carolina', 's c, s carolina, so carolina, carolina del sur'),
  state('SD', 'South Dakota', 's d, s dakota, s dak, dakota del sur'),
  state('TN', 'Tennessee', 'tenn, tenesee, tennesee, tenessee'),
  state('TX', 'Texas', 'tex, tejas'),
  state('UT', 'Utah'),
  state('VT', 'Vermont'),
  state('VA', 'Virginia', 'virg, commonwealth of virginia'),
  state('WA', 'Washington', 'wash, washington state, state of washington'),
  state('WV', 'West Virginia', 'w v, w va, w virginia, virginia occidental, virginia del oeste'),
  state('WI', 'Wisconsin', 'wis, wisc, wisconson'),
  state('WY', 'Wyoming', 'wyo'),
  state('PR', 'Puerto Rico', 'p r, porto rico', true),
  state(
    'VI',
    'US Virgin Islands',
    'u s virgin islands, usvi, virgin islands, islas vírgenes, united states virgin islands',
    true,
  ),
  state('GU', 'Guam', '', true),
  state('AS', 'American Samoa', 'samoa americana', true),
  state('MP', 'Northern Mariana Islands', 'cnmi, commonwealth of the northern mariana islands', true),
];
