import { townNamed } from '../../places/find-town.ts';
import { matchesOf } from '../../text/matches.ts';
import { townsByState } from './towns.ts';

/** Larger cities with their counties: "City>County", the county left out where the names are the same. */
const citiesByState: Readonly<Record<string, string>> = {
  AL: 'Birmingham>Jefferson|Montgomery|Huntsville>Madison|Mobile|Tuscaloosa|Hoover>Jefferson|Dothan>Houston',
  AK: 'Anchorage|Fairbanks>Fairbanks North Star|Juneau',
  AZ: 'Phoenix>Maricopa|Tucson>Pima|Mesa>Maricopa|Chandler>Maricopa|Scottsdale>Maricopa|Glendale>Maricopa|Tempe>Maricopa|Gilbert>Maricopa|Peoria>Maricopa|Flagstaff>Coconino|Sedona>Coconino|Prescott>Yavapai|Yuma|Casa Grande>Pinal|Kingman>Mohave|Lake Havasu City>Mohave',
  AR: 'Little Rock>Pulaski|Fort Smith>Sebastian|Fayetteville>Washington|Jonesboro>Craighead|Hot Springs>Garland|Bentonville>Benton',
  CA: 'Los Angeles|San Diego|San Jose>Santa Clara|San Francisco|Fresno|Sacramento|Long Beach>Los Angeles|Oakland>Alameda|Bakersfield>Kern|Anaheim>Orange|Santa Ana>Orange|Riverside|Stockton>San Joaquin|Irvine>Orange|Chula Vista>San Diego|Fremont>Alameda|San Bernardino|Modesto>Stanislaus|Oxnard>Ventura|Fontana>San Bernardino|Palmdale>Los Angeles|Salinas>Monterey|Hayward>Alameda|Concord>Contra Costa|Pasadena>Los Angeles|Escondido>San Diego|Santa Rosa>Sonoma|Berkeley>Alameda|Palm Springs>Riverside|Santa Barbara|Visalia>Tulare|Redding>Shasta|Lake Tahoe>El Dorado',
  CO: 'Denver|Colorado Springs>El Paso|Aurora>Arapahoe|Fort Collins>Larimer|Boulder|Pueblo|Greeley>Weld|Vail>Eagle|Aspen>Pitkin|Grand Junction>Mesa|Durango>La Plata',
  CT: 'Bridgeport>Fairfield|New Haven|Hartford|Stamford>Fairfield|Waterbury>New Haven|Norwalk>Fairfield|Danbury>Fairfield',
  DE: 'Wilmington>New Castle|Dover>Kent|Rehoboth Beach>Sussex',
  FL: 'Miami>Miami-Dade|Hialeah>Miami-Dade|Homestead>Miami-Dade|Miami Beach>Miami-Dade|Doral>Miami-Dade|Fort Lauderdale>Broward|Hollywood>Broward|Pembroke Pines>Broward|Pompano Beach>Broward|Coral Springs>Broward|West Palm Beach>Palm Beach|Boca Raton>Palm Beach|Delray Beach>Palm Beach|Boynton Beach>Palm Beach|Orlando>Orange|Kissimmee>Osceola|Tampa>Hillsborough|St Petersburg>Pinellas|Clearwater>Pinellas|Jacksonville>Duval|Tallahassee>Leon|Gainesville>Alachua|Naples>Collier|Fort Myers>Lee|Cape Coral>Lee|Sarasota|Bradenton>Manatee|Lakeland>Polk|Daytona Beach>Volusia|Ocala>Marion|Pensacola>Escambia|Key West>Monroe|Melbourne>Brevard|Port St Lucie>St. Lucie|Panama City>Bay|Destin>Okaloosa',
  GA: 'Atlanta>Fulton|Augusta>Richmond|Savannah>Chatham|Columbus>Muscogee|Macon>Bibb|Marietta>Cobb|Roswell>Fulton|Decatur>DeKalb|Lawrenceville>Gwinnett|Athens>Clarke|Valdosta>Lowndes',
  HI: 'Honolulu|Hilo>Hawaii|Waikiki>Honolulu|Maui|Lahaina>Maui',
  ID: "Boise>Ada|Meridian>Ada|Nampa>Canyon|Idaho Falls>Bonneville|Pocatello>Bannock|Coeur d'Alene>Kootenai",
  IL: 'Chicago>Cook|Aurora>Kane|Naperville>DuPage|Joliet>Will|Rockford>Winnebago|Springfield>Sangamon|Peoria|Elgin>Kane|Waukegan>Lake|Champaign|Evanston>Cook|Cicero>Cook|Moline>Rock Island|Wheaton>DuPage',
  IN: 'Indianapolis>Marion|Fort Wayne>Allen|Evansville>Vanderburgh|South Bend>St. Joseph|Gary>Lake|Hammond>Lake|Bloomington>Monroe|Lafayette>Tippecanoe',
  IA: 'Des Moines>Polk|Cedar Rapids>Linn|Davenport>Scott|Iowa City>Johnson|Sioux City>Woodbury|Waterloo>Black Hawk|Dubuque',
  KS: 'Wichita>Sedgwick|Kansas City>Wyandotte|Overland Park>Johnson|Topeka>Shawnee|Olathe>Johnson|Lawrence>Douglas|Salina>Saline',
  KY: 'Louisville>Jefferson|Lexington>Fayette|Bowling Green>Warren|Owensboro>Daviess|Covington>Kenton|Paducah>McCracken',
  LA: 'New Orleans>Orleans|Baton Rouge>East Baton Rouge|Shreveport>Caddo|Lafayette|Lake Charles>Calcasieu|Metairie>Jefferson|Monroe>Ouachita|Houma>Terrebonne',
  ME: 'Portland>Cumberland|Bangor>Penobscot|Lewiston>Androscoggin|Augusta>Kennebec',
  MD: 'Baltimore|Rockville>Montgomery|Silver Spring>Montgomery|Frederick|Annapolis>Anne Arundel|Ocean City>Worcester|Hagerstown>Washington|Towson>Baltimore|Columbia>Howard',
  MA: 'Boston>Suffolk|Worcester|Springfield>Hampden|Lowell>Middlesex|Cambridge>Middlesex|Brockton>Plymouth|Quincy>Norfolk|New Bedford>Bristol|Fall River>Bristol|Lynn>Essex|Cape Cod>Barnstable|Pittsfield>Berkshire',
  MI: 'Detroit>Wayne|Grand Rapids>Kent|Warren>Macomb|Lansing>Ingham|Ann Arbor>Washtenaw|Flint>Genesee|Dearborn>Wayne|Kalamazoo|Pontiac>Oakland|Traverse City>Grand Traverse',
  MN: 'Minneapolis>Hennepin|St Paul>Ramsey|Rochester>Olmsted|Duluth>St. Louis|Bloomington>Hennepin|St Cloud>Stearns',
  MS: 'Jackson>Hinds|Gulfport>Harrison|Biloxi>Harrison|Hattiesburg>Forrest|Tupelo>Lee|Meridian>Lauderdale|Southaven>DeSoto',
  MO: 'Kansas City>Jackson|St Louis>St. Louis|Springfield>Greene|Independence>Jackson|Columbia>Boone|Branson>Taney|Joplin>Jasper',
  MT: 'Billings>Yellowstone|Missoula|Bozeman>Gallatin|Great Falls>Cascade|Helena>Lewis and Clark|Kalispell>Flathead',
  NE: 'Omaha>Douglas|Lincoln>Lancaster|Bellevue>Sarpy|Grand Island>Hall',
  NV: 'Las Vegas>Clark|Henderson>Clark|Reno>Washoe|Sparks>Washoe|Carson City|Elko|Mesquite>Clark|Laughlin>Clark',
  NH: 'Manchester>Hillsborough|Nashua>Hillsborough|Concord>Merrimack|Portsmouth>Rockingham',
  NJ: 'Newark>Essex|Jersey City>Hudson|Paterson>Passaic|Elizabeth>Union|Trenton>Mercer|Camden|Edison>Middlesex|Cherry Hill>Camden|Atlantic City>Atlantic|Toms River>Ocean|Hoboken>Hudson|Hackensack>Bergen',
  NM: 'Albuquerque>Bernalillo|Santa Fe|Las Cruces>Dona Ana|Rio Rancho>Sandoval|Farmington>San Juan|Roswell>Chaves',
  NY: 'New York|Manhattan>New York|Brooklyn>Kings|Queens|Bronx|Staten Island>Richmond|Buffalo>Erie|Rochester>Monroe|Syracuse>Onondaga|Albany|Yonkers>Westchester|White Plains>Westchester|Hempstead>Nassau|Utica>Oneida|Jamaica>Queens|Poughkeepsie>Dutchess|Niagara Falls>Niagara|Ithaca>Tompkins|Binghamton>Broome|Troy>Rensselaer|Schenectady',
  NC: 'Charlotte>Mecklenburg|Raleigh>Wake|Greensboro>Guilford|Durham|Winston-Salem>Forsyth|Fayetteville>Cumberland|Asheville>Buncombe|Wilmington>New Hanover|Outer Banks>Dare|Gastonia>Gaston',
  ND: 'Fargo>Cass|Bismarck>Burleigh|Grand Forks|Minot>Ward|Williston>Williams',
  OH: 'Columbus>Franklin|Cleveland>Cuyahoga|Cincinnati>Hamilton|Toledo>Lucas|Akron>Summit|Dayton>Montgomery|Youngstown>Mahoning|Canton>Stark|Sandusky>Erie',
  OK: 'Oklahoma City>Oklahoma|Tulsa|Norman>Cleveland|Lawton>Comanche|Muskogee|Broken Arrow>Tulsa|Edmond>Oklahoma',
  OR: 'Portland>Multnomah|Salem>Marion|Eugene>Lane|Gresham>Multnomah|Hillsboro>Washington|Beaverton>Washington|Bend>Deschutes|Medford>Jackson',
  PA: 'Philadelphia|Pittsburgh>Allegheny|Allentown>Lehigh|Erie|Reading>Berks|Scranton>Lackawanna|Bensalem>Bucks|Harrisburg>Dauphin|Lancaster|Bethlehem>Northampton|Norristown>Montgomery|York|State College>Centre|Wilkes-Barre>Luzerne|Hershey>Dauphin',
  RI: 'Providence|Warwick>Kent|Cranston>Providence|Newport|Pawtucket>Providence',
  SC: 'Columbia>Richland|Charleston|Greenville|Myrtle Beach>Horry|Hilton Head>Beaufort|Spartanburg|Rock Hill>York|Sumter',
  SD: 'Sioux Falls>Minnehaha|Rapid City>Pennington|Sturgis>Meade|Aberdeen>Brown',
  TN: 'Nashville>Davidson|Memphis>Shelby|Knoxville>Knox|Chattanooga>Hamilton|Clarksville>Montgomery|Murfreesboro>Rutherford|Gatlinburg>Sevier|Pigeon Forge>Sevier|Franklin>Williamson',
  TX: 'Houston>Harris|San Antonio>Bexar|Dallas|Austin>Travis|Fort Worth>Tarrant|El Paso|Arlington>Tarrant|Corpus Christi>Nueces|Plano>Collin|Laredo>Webb|Lubbock|Irving>Dallas|Garland>Dallas|Frisco>Collin|McKinney>Collin|McAllen>Hidalgo|Brownsville>Cameron|Killeen>Bell|Waco>McLennan|Midland|Odessa>Ector|Amarillo>Potter|Beaumont>Jefferson|Galveston|Denton|Round Rock>Williamson|Georgetown>Williamson|Tyler>Smith|Abilene>Taylor|Pasadena>Harris|Sherman>Grayson|Rockwall|Katy>Harris|Sugar Land>Fort Bend|Conroe>Montgomery|The Woodlands>Montgomery|Pearland>Brazoria|Mesquite>Dallas|Pasadena>Harris|Baytown>Harris|Cypress>Harris|Kyle>Hays|San Marcos>Hays|New Braunfels>Comal|Temple>Bell|Longview>Gregg',
  UT: 'Salt Lake City>Salt Lake|Provo>Utah|West Valley City>Salt Lake|Ogden>Weber|St George>Washington|Moab>Grand|Park City>Summit|Orem>Utah',
  VT: 'Burlington>Chittenden|Montpelier>Washington|Rutland|Barre>Washington|Stowe>Lamoille',
  VA: 'Virginia Beach>Virginia Beach|Norfolk>Norfolk|Richmond>Richmond|Arlington|Alexandria>Alexandria|Roanoke>Roanoke|Fairfax|Chesapeake>Chesapeake|Newport News>Newport News|Williamsburg>Williamsburg',
  WA: 'Seattle>King|Spokane|Tacoma>Pierce|Vancouver>Clark|Bellevue>King|Everett>Snohomish|Yakima|Olympia>Thurston|Kennewick>Benton|Bellingham>Whatcom',
  WV: 'Charleston>Kanawha|Huntington>Cabell|Morgantown>Monongalia|Wheeling>Ohio|Parkersburg>Wood',
  WI: 'Milwaukee|Madison>Dane|Green Bay>Brown|Kenosha|Racine|Appleton>Outagamie|Waukesha|Wisconsin Dells>Columbia|Eau Claire',
  WY: 'Cheyenne>Laramie|Casper>Natrona|Jackson Hole>Teton|Laramie>Albany|Gillette>Campbell',
};

interface City {
  state: string;
  county: string;
}

const cities = new Map<string, (City & { large: boolean })[]>();
for (const [rows, large] of [
  [citiesByState, true],
  [townsByState, false],
] as const) {
  for (const [state, row] of Object.entries(rows)) {
    for (const entry of row.split('|')) {
      const [name = '', county = name] = entry.toLowerCase().split('>');
      const others = (cities.get(name) ?? []).filter((city) => city.state !== state);
      cities.set(name, [...others, { state, county, large }]);
    }
  }
}

export function countyOfCity(name: string, state: string): string | null {
  const key = name.trim().toLowerCase().replace('.', '');
  return cities.get(key)?.find((city) => city.state === state)?.county ?? null;
}

/** The same of every town of the gazetteer. */
export const countyOfTown = (name: string, state: string): string | null =>
  countyOfCity(name, state) ?? townNamed(name, state)?.county ?? null;

/** Whether several states have a large city of that name. */
export const isAmbiguous = (name: string): boolean =>
  (cities.get(name.toLowerCase()) ?? []).filter(({ large }) => large).length > 1;

/** What people call a city in talk, and the name it has here. */
const nicknames: Readonly<Record<string, string>> = {
  philly: 'philadelphia',
  phila: 'philadelphia',
  vegas: 'las vegas',
  nola: 'new orleans',
  indy: 'indianapolis',
  cincy: 'cincinnati',
  jax: 'jacksonville',
  slc: 'salt lake city',
  okc: 'oklahoma city',
  'san fran': 'san francisco',
  'ft lauderdale': 'fort lauderdale',
  'ft worth': 'fort worth',
  'saint louis': 'st louis',
  'st. louis': 'st louis',
  'st. paul': 'st paul',
  'saint paul': 'st paul',
  'ft myers': 'fort myers',
  'ft wayne': 'fort wayne',
};
const nickname = new RegExp(`(?<![a-z])(?:${Object.keys(nicknames).join('|').replaceAll('.', '\\.')})(?![a-z])`, 'g');

/** A folded text with cities by the names that lists have them under. */
export const withNicknames = (folded: string): string => folded.replace(nickname, (name) => nicknames[name] ?? name);

/** The same with capitals. */
export const withNamesInFull = (original: string): string =>
  original.replace(new RegExp(nickname.source, 'gi'), (name) =>
    (nicknames[name.toLowerCase()] ?? name).replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
  );

for (const [nickname, name] of Object.entries(nicknames)) cities.set(nickname, cities.get(name) ?? []);
cities.set('kcmo', [{ state: 'MO', county: 'jackson', large: true }]);
cities.set('kck', [{ state: 'KS', county: 'wyandotte', large: true }]);

const longest = [...cities.keys()].sort((a, b) => b.length - a.length).map((name) => name.replace("'", "\\'?"));
const cityPattern = new RegExp(
  `\\b(?:in|en|cerca de|por|near|outside(?: of)?|at|to|from|over in|up in|down in|visiting|through|of|by|downtown|midtown)\\s(?:downtown |north |south |east |west )?(${longest.join('|')})(?![a-z-])(?! (?:st|ave|blvd|rd|street|avenue|dr|drive|road|hwy|pike|county|field|airport|international|university|parkway|pkwy|ln)\\b)`,
  'g',
);

const site =
  '(?:hospital|casino|store|walmart|kroger|target|restaurant|hotel|warehouse|plant|school|clinic|nursing home|apartment|bar|gym|mall|airport|police|courthouse|court|jail|office|factory|employer|company|startup|bakery|firm|facility|landlord|house|property)';
/** "Fired from a Spokane hospital". */
const siteIn = new RegExp(`\\b(?:a|an|the|our|my|his|her|this|one) (?:\\w+ )?(${longest.join('|')}) (?=${site})`, 'g');

/** A name several states have a city of, which the text places something in, and where it stands. */
export function sharedCityIn(folded: string): { town: string; at: number; cities: readonly City[] } | null {
  for (const match of [...matchesOf(folded, cityPattern), ...matchesOf(folded, siteIn)]) {
    const name = match[1] ?? '';
    const named = cities.get(name) ?? [];
    if (named.length > 1) return { town: name, at: match.index + match[0].lastIndexOf(name), cities: named };
  }
  return null;
}

/** The states that have a city of a name the text places something in; empty where it names none. */
export const statesOfCityIn = (folded: string): string[] =>
  sharedCityIn(folded)?.cities.map(({ state }) => state) ?? [];

/** A large city the text places something in; of several with the name the one in `state`, else only an unmistakable one. */
export function cityIn(
  folded: string,
  state: string | null,
): (City & { town: string; at: number; length: number }) | null {
  for (const match of [...matchesOf(folded, cityPattern), ...matchesOf(folded, siteIn)]) {
    const name = match[1] ?? '';
    const named = cities.get(name) ?? [];
    const large = named.filter((candidate) => candidate.large);
    const [only, second] = large.length > 0 ? large : named;
    const city = named.find((candidate) => candidate.state === state) ?? (second === undefined ? only : undefined);
    if (city !== undefined)
      return {
        state: city.state,
        county: city.county,
        town: nicknames[name] ?? name,
        at: match.index + match[0].lastIndexOf(name),
        length: name.length,
      };
  }
  return null;
}
