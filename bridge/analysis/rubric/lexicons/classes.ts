import type { WordClasses } from '../reading/phrase-matcher.ts';

/** Words that stand for one another inside phrases. */
export const wordClasses: WordClasses = {
  lawyer:
    'attorney attorneys atty attys att atny attny attorny lawyer lawyers laywer layer lwyer counsel counselor abogado abogada abogados abogadas licenciado licenciada bufete esq representation solicitor',
  firm: 'firm firms bufete office despacho',
  client: 'i we pnc pc clt cl client caller plaintiff pt patient claimant cliente ptl pot',
  my: 'my our his her their the a an mi su sus mis el la un una your own',
  vehicle:
    'car cars truck trucks van vehicle vehicles veh suv pickup semi tractor trailer bus motorcycle bike bicycle cyclist scooter minivan sedan jeep taxi cab uber lyft rideshare camioneta carro coche camion troca moto bicicleta auto automovil trailero 18wheeler wheeler motorist rig lorry box dump delivery',
  driver: 'driver drivers od ov trucker chofer conductor conductora motorist tortfeasor tf motorista dv d1 adverse',
  boss: 'boss manager mgr supervisor supv supvsr foreman owner director vp ceo hr employer company jefe patron gerente supervisora mayordomo dueno encargado principal superintendent lead management',
  fired:
    'fired terminated termed let laid canned sacked axed dismissed discharged despedido despedida despidieron despidio corrieron corrio terminaron fire firing termination',
  landlord: 'landlord landlady ll lessor casero casera arrendador dueno propietario management slumlord',
  insurer:
    'insurance insurer ins carrier adjuster aseguranza aseguradora seguro allstate geico progressive usaa claims underwriter ajustador',
  doctor:
    'doctor dr doctors drs physician surgeon md ortho orthopedist orthopedic neurologist neuro neurosurgeon chiro chiropractor pcp dentist podiatrist cardiologist oncologist pediatrician psychiatrist therapist specialist rheumatologist gp clinic hospital er ed medico medica doctora cirujano quiropractico obgyn np pa provider radiologist pathologist oftalmologo',
  kin: 'wife husband spouse son daughter mother mom father dad brother sister child kid kids children grandmother grandma grandfather grandpa uncle aunt cousin nephew niece fiance fiancee boyfriend girlfriend partner esposa esposo hijo hija hijos madre mama padre papa hermano hermana abuela abuelo tio tia novio novia parents parent baby infant wifes husbands moms dads',
  broke:
    'broke broken fractured fx fractures fracture shattered broken crushed fracturo quebro quebrado quebrada rompio fracturado fracturada',
  bone: 'arm leg wrist ankle hip femur tibia fibula rib ribs pelvis collarbone clavicle nose jaw hand finger fingers toe foot elbow shoulder knee kneecap patella vertebra vertebrae back neck skull orbital humerus radius ulna heel calcaneus scaphoid metatarsal sternum sacrum bone bones brazo pierna muneca tobillo cadera costilla costillas dedo dedos mano pie codo hombro rodilla clavicula hueso nariz mandibula',
  bodypart:
    'arm arms leg legs wrist ankle hip rib ribs pelvis nose jaw hand hands finger fingers toe toes foot feet elbow shoulder shoulders knee knees back neck head spine face eye eyes chest stomach abdomen teeth tooth skin thigh calf forearm lip cheek brazo pierna muneca tobillo cadera espalda cuello cabeza mano pie hombro rodilla cara ojo pecho dedo columna cintura',
  month:
    'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre',
  weekday:
    'monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thurs fri sat sun lunes martes miercoles jueves viernes sabado domingo yesterday today tonight ayer hoy anoche',
  have: 'have has had having got get gets holds hold keep keeps kept saved w with tiene tengo tenemos tienen hay con guardo guarda guardado available attached provided copies copy obtained gathered collected ready',
};
