import { townNamed, townsIn } from '../../places/find-town.ts';
import { countyOfCity } from './cities.ts';

/** Latitude north and longitude west of cities that people measure distances from, and of their larger suburbs. */
const pointsByState: Readonly<Record<string, string>> = {
  AL: 'Birmingham 33.52 86.80|Mobile 30.69 88.04|Montgomery 32.38 86.31|Huntsville 34.73 86.59',
  AZ: 'Phoenix 33.45 112.07|Tucson 32.22 110.97|Mesa 33.42 111.83|Scottsdale 33.49 111.92|Flagstaff 35.20 111.65|Yuma 32.69 114.63|Casa Grande 32.88 111.76',
  AR: 'Little Rock 34.75 92.29|Fort Smith 35.39 94.40|Fayetteville 36.06 94.16',
  CA: 'Los Angeles 34.05 118.24|San Diego 32.72 117.16|San Jose 37.34 121.89|San Francisco 37.77 122.42|Fresno 36.74 119.79|Sacramento 38.58 121.49|Oakland 37.80 122.27|Bakersfield 35.37 119.02|Anaheim 33.84 117.91|Riverside 33.95 117.40|Stockton 37.96 121.29|Long Beach 33.77 118.19|Santa Ana 33.75 117.87|San Bernardino 34.11 117.29|Modesto 37.64 120.99|Ventura 34.27 119.23|Santa Rosa 38.44 122.71|Redding 40.59 122.39',
  CO: 'Denver 39.74 104.99|Colorado Springs 38.83 104.82|Aurora 39.73 104.83|Fort Collins 40.59 105.08|Boulder 40.01 105.27|Pueblo 38.25 104.61|Grand Junction 39.06 108.55',
  CT: 'Hartford 41.76 72.67|New Haven 41.31 72.92|Bridgeport 41.18 73.19|Stamford 41.05 73.54',
  FL: 'Miami 25.76 80.19|Orlando 28.54 81.38|Tampa 27.95 82.46|Jacksonville 30.33 81.66|Fort Lauderdale 26.12 80.14|West Palm Beach 26.72 80.05|St Petersburg 27.77 82.64|Clearwater 27.97 82.76|Hollywood 26.01 80.15|Boca Raton 26.37 80.10|Hialeah 25.86 80.28|Tallahassee 30.44 84.28|Gainesville 29.65 82.32|Fort Myers 26.64 81.87|Naples 26.14 81.79|Pensacola 30.42 87.22|Sarasota 27.34 82.53|Daytona Beach 29.21 81.02|Lakeland 28.04 81.95|Ocala 29.19 82.14|Kissimmee 28.29 81.41',
  GA: 'Atlanta 33.75 84.39|Savannah 32.08 81.09|Augusta 33.47 81.97|Columbus 32.46 84.99|Macon 32.84 83.63|Marietta 33.95 84.55|Athens 33.96 83.38|Valdosta 30.83 83.28',
  IL: 'Chicago 41.88 87.63|Aurora 41.76 88.32|Naperville 41.75 88.15|Joliet 41.53 88.08|Rockford 42.27 89.09|Springfield 39.80 89.64|Peoria 40.69 89.59|Champaign 40.12 88.24|Waukegan 42.36 87.84',
  IN: 'Indianapolis 39.77 86.16|Fort Wayne 41.08 85.14|Evansville 37.97 87.57|South Bend 41.68 86.25|Gary 41.59 87.35',
  IA: 'Des Moines 41.59 93.62|Cedar Rapids 41.98 91.67|Davenport 41.52 90.58|Sioux City 42.50 96.40',
  KS: 'Wichita 37.69 97.34|Overland Park 38.98 94.67|Topeka 39.05 95.68',
  KY: 'Louisville 38.25 85.76|Lexington 38.04 84.50|Covington 39.08 84.51|Bowling Green 36.97 86.44',
  LA: 'New Orleans 29.95 90.07|Baton Rouge 30.45 91.19|Shreveport 32.53 93.75|Lafayette 30.22 92.02|Lake Charles 30.23 93.22',
  MD: 'Baltimore 39.29 76.61|Rockville 39.08 77.15|Frederick 39.41 77.41|Annapolis 38.98 76.49|Hagerstown 39.64 77.72',
  MA: 'Boston 42.36 71.06|Worcester 42.26 71.80|Springfield 42.10 72.59|Lowell 42.63 71.32|Quincy 42.25 71.00',
  MI: 'Detroit 42.33 83.05|Grand Rapids 42.96 85.67|Lansing 42.73 84.56|Ann Arbor 42.28 83.74|Flint 43.01 83.69|Kalamazoo 42.29 85.59|Traverse City 44.76 85.62',
  MN: 'Minneapolis 44.98 93.27|St Paul 44.95 93.09|Rochester 44.02 92.47|Duluth 46.79 92.10',
  MO: 'Kansas City 39.10 94.58|St Louis 38.63 90.20|Springfield 37.21 93.29|Columbia 38.95 92.33',
  NV: 'Las Vegas 36.17 115.14|Henderson 36.04 114.98|Reno 39.53 119.81',
  NJ: 'Newark 40.74 74.17|Jersey City 40.72 74.04|Trenton 40.22 74.76|Camden 39.93 75.12|Cherry Hill 39.93 75.03|Atlantic City 39.36 74.42|Edison 40.52 74.41',
  NM: 'Albuquerque 35.08 106.65|Santa Fe 35.69 105.94|Las Cruces 32.32 106.77',
  NY: 'New York 40.71 74.01|Brooklyn 40.65 73.95|Queens 40.73 73.79|Bronx 40.84 73.87|Buffalo 42.89 78.88|Rochester 43.16 77.61|Syracuse 43.05 76.15|Albany 42.65 73.76|Yonkers 40.93 73.90|White Plains 41.03 73.76|Hempstead 40.71 73.62',
  NC: 'Charlotte 35.23 80.84|Raleigh 35.78 78.64|Greensboro 36.07 79.79|Durham 35.99 78.90|Winston-Salem 36.10 80.24|Wilmington 34.21 77.89|Asheville 35.60 82.55|Fayetteville 35.05 78.88',
  OH: 'Columbus 39.96 83.00|Cleveland 41.50 81.69|Cincinnati 39.10 84.51|Toledo 41.65 83.54|Akron 41.08 81.52|Dayton 39.76 84.19|Youngstown 41.10 80.65|Canton 40.80 81.38',
  OK: 'Oklahoma City 35.47 97.52|Tulsa 36.15 95.99|Norman 35.22 97.44|Lawton 34.60 98.39',
  OR: 'Portland 45.52 122.68|Salem 44.94 123.04|Eugene 44.05 123.09|Bend 44.06 121.31|Medford 42.33 122.87',
  PA: 'Philadelphia 39.95 75.17|Pittsburgh 40.44 80.00|Allentown 40.60 75.49|Scranton 41.41 75.66|Harrisburg 40.27 76.89|Erie 42.13 80.09|Reading 40.34 75.93|Lancaster 40.04 76.31',
  SC: 'Columbia 34.00 81.03|Charleston 32.78 79.93|Greenville 34.85 82.40|Myrtle Beach 33.69 78.89',
  TN: 'Nashville 36.16 86.78|Memphis 35.15 90.05|Knoxville 35.96 83.92|Chattanooga 35.05 85.31|Murfreesboro 35.85 86.39|Clarksville 36.53 87.36',
  TX: 'Houston 29.76 95.37|San Antonio 29.42 98.49|Dallas 32.78 96.80|Austin 30.27 97.74|Fort Worth 32.76 97.33|El Paso 31.76 106.49|Arlington 32.74 97.11|Plano 33.02 96.70|Corpus Christi 27.80 97.40|Lubbock 33.58 101.86|Laredo 27.51 99.51|Irving 32.81 96.95|Frisco 33.15 96.82|McAllen 26.20 98.23|Brownsville 25.90 97.50|Waco 31.55 97.15|Midland 32.00 102.08|Odessa 31.85 102.37|Amarillo 35.19 101.83|Beaumont 30.08 94.13|Galveston 29.30 94.80|Denton 33.21 97.13|Round Rock 30.51 97.68|Georgetown 30.63 97.68|Tyler 32.35 95.30|Abilene 32.45 99.73|Conroe 30.31 95.46|Sugar Land 29.62 95.63|Killeen 31.12 97.73|Temple 31.10 97.34|Longview 32.50 94.74|San Marcos 29.88 97.94|New Braunfels 29.70 98.12|Sherman 33.64 96.61',
  UT: 'Salt Lake City 40.76 111.89|Provo 40.23 111.66|Ogden 41.22 111.97|St George 37.10 113.58',
  VA: 'Richmond 37.54 77.44|Norfolk 36.85 76.29|Virginia Beach 36.85 75.98|Alexandria 38.80 77.05|Fairfax 38.85 77.31|Roanoke 37.27 79.94',
  WA: 'Seattle 47.61 122.33|Tacoma 47.25 122.44|Spokane 47.66 117.43|Vancouver 45.63 122.67|Everett 47.98 122.20|Olympia 47.04 122.90|Yakima 46.60 120.51',
  WI: 'Milwaukee 43.04 87.91|Madison 43.07 89.40|Green Bay 44.51 88.02|Kenosha 42.58 87.82|Racine 42.73 87.78',
  DC: 'Washington 38.91 77.04',
};

export interface CityPoint {
  state: string;
  name: string;
  north: number;
  west: number;
}

const points: readonly CityPoint[] = Object.entries(pointsByState).flatMap(([state, row]) =>
  row.split('|').map((entry) => {
    const [, name = '', north, west] = /^(.+) ([\d.]+) ([\d.]+)$/.exec(entry) ?? [];
    return { state, name: name.toLowerCase(), north: Number(north), west: Number(west) };
  }),
);

/** The first city of a county stands for it; people live some way off its middle. */
const byCounty = new Map<string, CityPoint>();
for (const point of points) {
  const key = `${point.state}:${countyOfCity(point.name, point.state) ?? ''}`;
  if (!byCounty.has(key)) byCounty.set(key, point);
}

export const pointOfCity = (name: string, state: string): CityPoint | null => {
  const key = name.trim().toLowerCase().replace('.', '');
  return points.find((point) => point.name === key && point.state === state) ?? townNamed(name, state);
};

/** The middle of the towns of a county. */
function middleOf(county: string, state: string): CityPoint | null {
  const towns = [...townsIn(state).values()].filter((town) => town.county === county);
  const mean = (of: (town: CityPoint) => number) => towns.reduce((sum, town) => sum + of(town), 0) / towns.length;
  return towns.length === 0
    ? null
    : { state, name: county, north: mean(({ north }) => north), west: mean(({ west }) => west) };
}

export const pointOfCounty = (county: string, state: string): CityPoint | null =>
  byCounty.get(`${state}:${county}`) ?? middleOf(county, state);

/** Cities of that name; the best known first, as listed. */
export const pointsNamed = (folded: string): CityPoint[] =>
  points.filter(({ name }) => new RegExp(`(?<![a-z])${name.replace('st ', 'st\\.? ')}(?![a-z])`).test(folded));

/** Miles between two points, good enough for "within 50 miles". */
export function milesBetween(a: CityPoint, b: CityPoint): number {
  const north = (a.north - b.north) * 69;
  const west = (a.west - b.west) * 69 * Math.cos((((a.north + b.north) / 2) * Math.PI) / 180);
  return Math.hypot(north, west);
}
