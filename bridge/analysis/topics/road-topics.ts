import type { TopicTable } from './topic-words.ts';

export const roadTopics: TopicTable = {
  'auto-accident': {
    sure: `rear ender, rearender, another car, t boned me, fell off a truck, lost control, hydroplan*, struck my passenger side, into my lane, came into her lane, came into my lane, came into his lane, into our lane, mva, mvc, car accident*, car crash*, car wreck*, auto accident*, auto wreck, auto collision, vehicle accident, vehicle collision,
      motor vehicle, traffic accident, rear ended, rearended, rear end collision, rear end accident, rear end crash, rear end hit, rearend*,
      t boned, tboned, t bone, sideswiped, side swiped, side swipe*, head on collision, head on crash, hit and run, hit my car, hit our car,
      hit his car, hit her car, hit my vehicle, hit our vehicle, hit my van, hit my suv, hit my truck, struck my car, struck my vehicle,
      hit me from behind, hit her from behind, hit him from behind, hit us from behind, slammed into, ran the red, ran a red, ran red,
      ran the light, ran a stop, ran the stop, ran stop, blew the red, blew the light, blew a stop, blew through, car hit me, crossed the center line,
      crossed the line, crossed the median, wrong way driver, drunk driver, uninsured driver, uninsured motorist, underinsured motorist,
      at fault driver, other driver, another driver, backed into, backing out, rear-ended, od cited, od ran, od ticketed, ov driver, choque*, chocaron, choco, chocado, me pego por atras, accidente de carro,
      accidente de auto, accidente de coche, accidente de transito, accidente automovilistico, se paso el alto, se paso la luz, se paso el rojo,
      carambola, uim, fender bender, pile up, rollover, rolled the car, car was totaled, totaled my, totaled her, totaled his, totalled`,
    likely: `my truck, my vehicle, green arrow, northbound, southbound, eastbound, westbound, van, lane, excluded driver, hit a pole, brakes, camry, collision coverage, on red, green light, crash, crashed, collision, collided, wreck, wrecked, red light, stop sign, intersection, airbag*, air bag*, totaled, seat belt, seatbelt,
      whiplash, passenger, other car, other vehicle, my car, suv, sedan, pickup, minivan, lane change, changing lanes, merged into, merging,
      freeway, highway, interstate, turned left in front, failed to yield, failure to yield, crash report, accident report, policy limits,
      liability limits, min limits, minimum limits, pip, carro, coche, luz roja, carretera, autopista, el otro carro, el otro chofer, distracted driver,
      texting and driving, was texting`,
    hint: `driver, cited, ticketed, police report, adjuster, chiro*, accident, accidente, aseguranza, traffic, parking lot, parked, rental car, bumper`,
  },
  'truck-accident': {
    sure: `semi, # wheeler, # whlr, # wheelers, eighteen wheeler, big rig, tractor trailer, tractor trailers, tractor/trailer, commercial truck, commercial vehicle,
      box truck, dump truck, cement truck, garbage truck, tanker truck, tow truck hit, delivery truck, delivery van, semi truck, freight truck, truck driver hit, freightliner,
      peterbilt, kenworth, trucking company, truck accident, truck crash, truck wreck, flatbed truck, log truck, jackknifed, underride, usdot, dot number, fmcsa,
      eld, hours of service, logbook, driver logs, cdl driver, company truck, hit by a truck, hit by truck, camion de carga, trailero, trailer, troca de la compania, camioneta de reparto, tractocamion`,
    likely: `lost gravel, hauling, load, truck, trucker, motor carrier, freight, hauling, logistics, cmv, truck driver, camion, troca`,
  },
  'motorcycle-accident': {
    sure: `motorcycle*, motorcyclist*, motorbike, harley, on his bike, on my bike hit, rider down, laid the bike down, laid down his bike, laid his bike, motocicleta, motociclista, moto,
      moped, dirt bike, en su moto, cyc vs, mc vs, scooter rider`,
    likely: `helmet, lane splitting, casco, rider, handlebars`,
  },
  'pedestrian-accident': {
    sure: `pedestrian*, crosswalk, cross walk, crossing the street, crossing street, hit while walking, struck while walking, walking when a car, ran over my foot, peaton*, atropell*,
      cruzando la calle, auto v ped, ped v auto, vs ped, vs pedestrian, hit by a car, hit by car, struck by a car, struck by car, struck by a vehicle`,
    likely: `walk signal, sidewalk hit, jaywalk*, walking home`,
  },
  'bicycle-accident': {
    sure: `bicycl*, cyclist*, bike lane, riding my bike, riding his bike, riding her bike, on my bicycle, doored, e bike, ebike, bicicleta, ciclista, bici`,
    likely: `bike, biking, pedaling`,
  },
  'rideshare-accident': {
    sure: `uber driver*, uber passenger, uber ride, uber car, in an uber, in uber, in a lyft, in lyft, lyft driver*, lyft passenger, lyft ride, rideshare, ride share, riding in an uber, my uber, her uber, his uber, our uber, conductor de uber, en un uber, chofer de uber, pasajero de uber, pasajera de uber, driving for uber, driving for lyft, drives for uber, drives for lyft`,
    likely: `uber, lyft, doordash driver, app on, waiting for a ride request`,
  },
  'bus-accident': {
    sure: `city bus, bus driver, school bus, transit bus, on the bus, inside the bus, metro bus, bus accident, bus crash, charter bus, greyhound, shuttle bus, transit authority, autobus, bus braked, bus slammed, light rail, subway platform, train hit, amtrak, railroad crossing, fela`,
    likely: `bus, tram, notice of claim`,
  },
  'boating-accident': {
    sure: `boat accident, boating accident, boat crash, jet ski, jetski, wave runner, pontoon, speedboat, boat propeller, cruise ship, on a cruise, lancha, yacht, boat collision, parasail*`,
    likely: `boat, marina, lake collision, coast guard`,
  },
  'aviation-accident': {
    sure: `plane crash, airplane crash, helicopter crash, small plane, cessna, ntsb, skydiv*, avioneta, plane went down`,
    likely: `pilot, airline, turbulence, faa`,
  },
};
