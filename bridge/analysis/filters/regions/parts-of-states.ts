import type { Region } from './regions.ts';

/** Parts of states by the name people give them: the name as a pattern for folded text, then the counties. */
const parts: readonly (readonly [string, string])[] = [
  [
    "(?:michigan'?s? )?(?:upper peninsula|u\\.p\\.)(?: of michigan)?",
    'MI:Alger|Baraga|Chippewa|Delta|Dickinson|Gogebic|Houghton|Iron|Keweenaw|Luce|Mackinac|Marquette|Menominee|Ontonagon|Schoolcraft',
  ],
  [
    '(?:northern california|nor ?cal|north(?:ern)? (?:ca|calif)\\b)',
    'CA:Alameda|Contra Costa|Marin|Napa|San Francisco|San Mateo|Santa Clara|Solano|Sonoma|Sacramento|Yolo|Placer|El Dorado|Sutter|Yuba|Butte|Shasta|Tehama|Humboldt|Mendocino|Lake|Del Norte|Siskiyou|Trinity|Modoc|Lassen|Plumas|Sierra|Nevada|Glenn|Colusa|San Joaquin|Santa Cruz|Stanislaus|Amador|Calaveras|Tuolumne|Alpine',
  ],
  [
    'middle (?:tennessee|tenn|tn)',
    'TN:Davidson|Rutherford|Williamson|Wilson|Sumner|Montgomery|Maury|Robertson|Cheatham|Dickson|Coffee|Bedford|Lawrence|Putnam|Cumberland|Franklin|Warren|White|Giles|Lincoln|Marshall|Hickman|Humphreys|Stewart|Houston|Macon|Smith|DeKalb|Cannon|Trousdale|Lewis|Wayne|Perry|Moore|Grundy|Overton|Jackson|Clay|Pickett|Fentress|Van Buren',
  ],
  [
    'west(?:ern)? (?:tennessee|tenn|tn)',
    'TN:Shelby|Madison|Gibson|Tipton|Obion|Dyer|Weakley|Henry|Hardeman|Fayette|McNairy|Carroll|Henderson|Hardin|Haywood|Lauderdale|Chester|Decatur|Benton|Crockett|Lake',
  ],
  [
    'east(?:ern)? (?:tennessee|tenn|tn)',
    'TN:Knox|Hamilton|Sullivan|Washington|Blount|Sevier|Bradley|Anderson|Hamblen|Greene|Roane|McMinn|Jefferson|Carter|Loudon|Hawkins|Monroe|Cocke|Campbell|Claiborne|Rhea|Marion|Grainger|Scott|Unicoi|Polk|Morgan|Johnson|Union|Meigs|Sequatchie|Bledsoe|Hancock',
  ],
  [
    '(?:florida|fl) panhandle|panhandle of florida|northwest florida',
    'FL:Escambia|Santa Rosa|Okaloosa|Walton|Bay|Holmes|Washington|Jackson|Calhoun|Gulf|Liberty|Gadsden|Leon|Wakulla|Franklin',
  ],
  ['southwest (?:florida|fl)|swfl', 'FL:Lee|Collier|Charlotte|Sarasota|DeSoto|Hendry|Glades'],
  [
    'north(?:ern|east)? (?:florida|fl)|first coast',
    'FL:Duval|Clay|St. Johns|Nassau|Baker|Alachua|Putnam|Flagler|Columbia|Bradford|Union|Suwannee|Hamilton|Madison|Leon|Marion',
  ],
  ['treasure coast', 'FL:Martin|St. Lucie|Indian River'],
  ['space coast', 'FL:Brevard'],
  ['(?:greater |metro )?orlando(?: (?:area|metro))', 'FL:Orange|Seminole|Osceola|Lake'],
  ['tri-?county (?:south florida|area of south florida)', 'FL:Miami-Dade|Broward|Palm Beach'],
  [
    'central texas|austin (?:area|metro)|greater austin',
    'TX:Travis|Williamson|Hays|Bastrop|Caldwell|Bell|McLennan|Burnet|Coryell|Milam|Llano|Blanco',
  ],
  [
    '(?:greater san antonio|san antonio (?:area|metro))',
    'TX:Bexar|Comal|Guadalupe|Medina|Wilson|Kendall|Atascosa|Bandera',
  ],
  [
    'east texas',
    'TX:Smith|Gregg|Harrison|Angelina|Nacogdoches|Bowie|Rusk|Cherokee|Henderson|Anderson|Upshur|Panola|Wood|Van Zandt|Titus|Cass|Marion|Shelby|Polk|Houston|Trinity|Jasper|Newton|Sabine|San Augustine|Tyler|Camp|Morris|Franklin|Hopkins|Rains',
  ],
  [
    'west texas|permian basin',
    'TX:El Paso|Midland|Ector|Lubbock|Tom Green|Taylor|Howard|Reeves|Pecos|Brewster|Ward|Andrews|Martin|Gaines|Winkler|Crane|Upton|Presidio|Jeff Davis|Hudspeth|Culberson|Scurry|Nolan|Hockley|Dawson|Terry',
  ],
  [
    '(?:texas |tx )?panhandle(?! of florida)',
    'TX:Potter|Randall|Gray|Hutchinson|Deaf Smith|Moore|Dallam|Hartley|Carson|Castro|Parmer|Swisher|Hall|Childress|Hansford|Ochiltree|Lipscomb|Sherman|Oldham|Armstrong|Donley|Wheeler|Hemphill|Roberts|Collingsworth|Briscoe',
  ],
  [
    'south texas',
    'TX:Bexar|Nueces|Webb|Hidalgo|Cameron|Starr|Willacy|Zapata|Jim Wells|Kleberg|San Patricio|Jim Hogg|Duval|Brooks|Kenedy|La Salle|McMullen|Live Oak|Bee|Aransas|Refugio|Frio|Dimmit|Zavala|Maverick|Uvalde|Medina|Atascosa|Val Verde',
  ],
  ['coastal bend', 'TX:Nueces|San Patricio|Aransas|Kleberg|Jim Wells|Bee|Refugio|Brooks|Kenedy|Live Oak'],
  [
    'western new york|western ny|buffalo (?:area|metro)',
    'NY:Erie|Niagara|Chautauqua|Cattaraugus|Allegany|Genesee|Orleans|Wyoming|Monroe|Livingston',
  ],
  ['capital (?:region|district)', 'NY:Albany|Schenectady|Rensselaer|Saratoga'],
  ['central new york|central ny', 'NY:Onondaga|Oneida|Cayuga|Cortland|Madison|Oswego|Herkimer'],
  ['finger lakes', 'NY:Monroe|Ontario|Wayne|Yates|Seneca|Cayuga|Schuyler|Livingston|Tompkins|Steuben'],
  ['lower hudson', 'NY:Westchester|Rockland|Putnam'],
  ['south(?:ern)? jersey', 'NJ:Camden|Burlington|Gloucester|Atlantic|Cape May|Cumberland|Salem'],
  ['central (?:new )?jersey', 'NJ:Middlesex|Monmouth|Mercer|Somerset|Hunterdon|Ocean|Union'],
  ['jersey shore', 'NJ:Monmouth|Ocean|Atlantic|Cape May'],
  ['lehigh valley', 'PA:Lehigh|Northampton'],
  [
    '(?:philadelphia|philly) (?:area|metro|suburbs)|(?:philadelphia|philly)[^.;]{0,12}collar counties|greater (?:philadelphia|philly)|phila\\.? and the (?:four )?(?:collar|suburban) counties|southeast(?:ern)? (?:pennsylvania|pa)',
    'PA:Philadelphia|Bucks|Chester|Delaware|Montgomery',
  ],
  [
    'west(?:ern)? (?:pennsylvania|pa)|pittsburgh (?:area|metro)|greater pittsburgh',
    'PA:Allegheny|Beaver|Butler|Washington|Westmoreland|Fayette|Armstrong|Indiana|Greene|Lawrence|Mercer|Erie|Crawford|Venango|Clarion|Cambria|Somerset',
  ],
  [
    'northeast(?:ern)? (?:pennsylvania|pa)|nepa',
    'PA:Lackawanna|Luzerne|Monroe|Pike|Wayne|Wyoming|Susquehanna|Carbon|Schuylkill',
  ],
  [
    '(?:southern illinois|metro east)',
    'IL:Madison|St. Clair|Monroe|Clinton|Jackson|Williamson|Jefferson|Marion|Randolph|Franklin|Perry|Union|Johnson|Saline|Massac|Bond|Jersey|Washington|Effingham|Wayne|White|Hamilton|Pulaski|Alexander',
  ],
  ['(?<!(?:philadelphia|philly)[^.;]{0,12})collar counties', 'IL:DuPage|Kane|Lake|McHenry|Will'],
  [
    'central illinois',
    'IL:Sangamon|Peoria|McLean|Champaign|Macon|Tazewell|Logan|Christian|Morgan|Menard|Woodford|Piatt|De Witt|Vermilion|Coles',
  ],
  ['downstate illinois', 'IL:!Cook|DuPage|Lake|Will|Kane|McHenry|Kendall'],
  ['quad cities', 'IL:Rock Island|Henry;IA:Scott|Muscatine'],
  [
    '(?:greater |metro )?(?:st\\.? louis|saint louis) (?:area|metro)',
    'MO:St. Louis|St. Charles|Jefferson|Franklin|Lincoln|Warren;IL:Madison|St. Clair|Monroe|Clinton|Jersey',
  ],
  [
    '(?:greater kansas city|kansas city (?:area|metro)|kc metro)',
    'MO:Jackson|Clay|Platte|Cass|Ray;KS:Johnson|Wyandotte|Leavenworth|Miami',
  ],
  [
    'northeast(?:ern)? ohio|neo\\b',
    'OH:Cuyahoga|Summit|Lorain|Lake|Geauga|Medina|Portage|Stark|Mahoning|Trumbull|Ashtabula|Columbiana|Wayne',
  ],
  [
    '(?:greater cincinnati|cincinnati (?:area|metro)|southwest(?:ern)? ohio)',
    'OH:Hamilton|Butler|Warren|Clermont|Montgomery|Greene|Clinton|Brown|Preble',
  ],
  [
    'central ohio|columbus (?:area|metro)',
    'OH:Franklin|Delaware|Licking|Fairfield|Pickaway|Madison|Union|Knox|Marion|Morrow',
  ],
  [
    'northwest(?:ern)? ohio|toledo (?:area|metro)',
    'OH:Lucas|Wood|Fulton|Ottawa|Henry|Defiance|Williams|Hancock|Sandusky|Seneca|Allen|Putnam|Paulding|Van Wert',
  ],
  ['northern kentucky|nky', 'KY:Boone|Kenton|Campbell|Grant|Pendleton|Gallatin'],
  [
    'hampton roads|tidewater',
    'VA:Virginia Beach|Norfolk|Chesapeake|Newport News|Hampton|Portsmouth|Suffolk|Williamsburg|York|James City|Gloucester|Isle of Wight',
  ],
  ['(?:research )?triangle', 'NC:Wake|Durham|Orange|Chatham|Johnston'],
  ['(?:piedmont )?triad', 'NC:Guilford|Forsyth|Alamance|Davidson|Randolph|Rockingham'],
  [
    '(?:greater charlotte|charlotte (?:area|metro))',
    'NC:Mecklenburg|Gaston|Cabarrus|Union|Iredell|Lincoln|Rowan;SC:York|Lancaster',
  ],
  [
    'western (?:north carolina|nc)',
    'NC:Buncombe|Henderson|Haywood|Jackson|Madison|Transylvania|McDowell|Rutherford|Polk|Macon|Swain|Cherokee|Clay|Graham|Yancey|Mitchell|Avery|Watauga|Burke|Caldwell|Ashe',
  ],
  ['low ?country', 'SC:Charleston|Berkeley|Dorchester|Beaufort|Colleton|Jasper|Hampton'],
  [
    'upstate (?:south carolina|sc)|the upstate',
    'SC:Greenville|Spartanburg|Anderson|Pickens|Oconee|Cherokee|Laurens|Union|Greenwood',
  ],
  ['grand strand', 'SC:Horry|Georgetown'],
  ['middle georgia', 'GA:Bibb|Houston|Peach|Jones|Monroe|Baldwin|Twiggs|Crawford|Laurens'],
  [
    'east(?:ern)? washington',
    'WA:Spokane|Yakima|Benton|Franklin|Grant|Walla Walla|Chelan|Douglas|Kittitas|Okanogan|Whitman|Stevens|Adams|Lincoln|Asotin|Columbia|Ferry|Garfield|Klickitat|Pend Oreille',
  ],
  [
    'west(?:ern)? washington',
    'WA:King|Pierce|Snohomish|Kitsap|Thurston|Clark|Whatcom|Skagit|Island|San Juan|Jefferson|Clallam|Mason|Grays Harbor|Lewis|Cowlitz|Pacific|Wahkiakum|Skamania',
  ],
  ['willamette valley', 'OR:Multnomah|Washington|Clackamas|Marion|Polk|Yamhill|Linn|Benton|Lane'],
  ['portland (?:area|metro|tri-?county)|greater portland', 'OR:Multnomah|Washington|Clackamas'],
  ['wasatch front', 'UT:Salt Lake|Utah|Davis|Weber|Box Elder|Tooele|Summit'],
  [
    'western slope',
    'CO:Mesa|Garfield|Montrose|Delta|La Plata|Eagle|Pitkin|Moffat|Gunnison|Routt|Rio Blanco|Ouray|San Miguel|Montezuma',
  ],
  ['inland empire|i\\.e\\. counties', 'CA:Riverside|San Bernardino'],
  ['central coast', 'CA:Santa Barbara|San Luis Obispo|Monterey|San Benito|Santa Cruz|Ventura'],
  ['east bay', 'CA:Alameda|Contra Costa'],
  ['(?:sf |san francisco )peninsula', 'CA:San Mateo'],
  ['silicon valley|south bay', 'CA:Santa Clara'],
  ['north bay', 'CA:Marin|Sonoma|Napa|Solano'],
  ['las vegas (?:valley|area|metro)|southern nevada', 'NV:Clark|Nye|Lincoln'],
  [
    'northern nevada|reno (?:area|metro)',
    'NV:Washoe|Storey|Douglas|Carson City|Lyon|Churchill|Elko|Humboldt|Pershing|Lander|Eureka|White Pine',
  ],
  ['northern arizona', 'AZ:Coconino|Yavapai|Navajo|Apache|Mohave'],
  ['southern arizona|tucson (?:area|metro)', 'AZ:Pima|Cochise|Santa Cruz|Pinal|Graham|Yuma'],
  [
    'greater new orleans|new orleans (?:area|metro)',
    'LA:Orleans|Jefferson|St. Tammany|St. Bernard|Plaquemines|St. Charles|St. John the Baptist',
  ],
  ['acadiana', 'LA:Lafayette|St. Landry|Iberia|St. Martin|Acadia|Vermilion|Evangeline|St. Mary'],
  [
    'north(?:ern)? louisiana',
    'LA:Caddo|Bossier|Ouachita|Lincoln|Webster|De Soto|Claiborne|Union|Morehouse|Bienville|Jackson|Red River',
  ],
  ['(?:mississippi|ms) gulf coast|gulf coast of (?:mississippi|ms)', 'MS:Harrison|Hancock|Jackson'],
  ['west(?:ern)? (?:massachusetts|mass\\.?|ma)', 'MA:Hampden|Hampshire|Franklin|Berkshire'],
  ['(?:eastern massachusetts|greater boston|boston (?:area|metro))', 'MA:Suffolk|Middlesex|Norfolk|Essex|Plymouth'],
  [
    'south(?:ern)? indiana',
    'IN:Vanderburgh|Clark|Floyd|Warrick|Monroe|Lawrence|Jackson|Knox|Dubois|Harrison|Gibson|Daviess|Orange|Posey|Spencer|Perry|Scott|Washington|Jefferson',
  ],
  [
    'central indiana|indianapolis (?:area|metro)|indy metro',
    'IN:Marion|Hamilton|Hendricks|Johnson|Hancock|Boone|Morgan|Shelby|Madison',
  ],
  [
    'west(?:ern)? michigan',
    'MI:Kent|Ottawa|Muskegon|Allegan|Ionia|Kalamazoo|Van Buren|Berrien|Newaygo|Oceana|Barry|Calhoun',
  ],
  ['(?:south ?east(?:ern)? michigan)', 'MI:Wayne|Oakland|Macomb|Washtenaw|Livingston|St. Clair|Monroe'],
  [
    '(?:milwaukee (?:area|metro)|greater milwaukee|south ?east(?:ern)? wisconsin)',
    'WI:Milwaukee|Waukesha|Ozaukee|Washington|Racine|Kenosha|Walworth',
  ],
];

export const partsOfStates: readonly (readonly [RegExp, Region])[] = parts.map(([name, counties]) => [
  new RegExp(`\\b(?:${name})(?![a-z])`),
  { counties: counties.split(';') },
]);
