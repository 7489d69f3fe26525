import { area } from './practice-area.ts';

/** Areas in which a person faces the state: crime, status, rights, taxes. */
export const governmentAreas = [
  area(
    'criminal-defense',
    'Criminal Defense',
    `criminal, criminal law, criminal defence, crim defense, crim, criminal case, criminal charge, criminal charges, felony,
    felonies, misdemeanor, misdemeanors, felony defense, federal crimes, federal criminal defense, white collar,
    white collar crime, drug charges, drug crimes, drug possession, assault, assault charge, theft, theft charge, gun charge,
    weapons charge, sex crimes, violent crimes, probation violation, warrant, arrest, juvenile crime, criminal defence lawyer,
    crimnal defense, criminal defens, defensa criminal, defensa penal, derecho penal, penal, caso criminal, delitos`,
    ['dui-defense'],
  ),
  area(
    'dui-defense',
    'DUI Defense',
    `DUI, DWI, DWI defense, OWI, OVI, OUI, DUII, DWAI, DUI/DWI, DWI/DUI, DUI-DWI, DUI & DWI, drunk driving, drink driving,
    driving under the influence, driving while intoxicated, impaired driving, DUI arrest, DUI charge, DUI lawyer, drugged driving,
    BAC, refusal, DIU, manejar ebrio, conducir ebrio, manejar borracho, manejar bajo la influencia, manejar tomado,
    conducir en estado de ebriedad`,
  ),
  area(
    'traffic',
    'Traffic Tickets',
    `traffic, traffic ticket, traffic violation, traffic violations, traffic court, traffic defense, speeding, speeding ticket,
    reckless driving, suspended license, driving while suspended, license suspension, CDL ticket, CDL defense, ticket, tickets,
    moving violation, multa de tráfico, multas de tráfico, infracción de tránsito, infracciones de tránsito, licencia suspendida`,
  ),
  area(
    'expungement',
    'Expungement',
    `expungements, expunction, record sealing, seal record, sealing, record expungement, set aside, criminal record,
    nondisclosure, order of nondisclosure, clean slate, expungment, expungemnt, clear my record, borrar antecedentes,
    limpiar antecedentes, eliminación de antecedentes, limpiar récord`,
  ),
  area(
    'immigration',
    'Immigration',
    `immigration law, immigration case, visa, visas, green card, greencard, citizenship, naturalization, N-400, I-130, I-485,
    DACA, family petition, family immigration, family-based immigration, business immigration, employment visa, work visa, H-1B,
    H1B, work permit, EAD, adjustment of status, AOS, U visa, VAWA, TPS, fiance visa, K-1, immigation, imigration, immigartion,
    inmigracion, inmigración, migración, residencia, ciudadanía, permiso de trabajo, tarjeta verde, naturalización`,
    ['asylum', 'deportation'],
  ),
  area(
    'asylum',
    'Asylum',
    `asylum law, political asylum, refugee, I-589, asilum, assylum, asilo, asilo político, refugiado`,
  ),
  area(
    'deportation',
    'Deportation Defense',
    `deportation, removal defense, removal, removal proceedings, immigration court, ICE, ICE detention, ICE hold,
    immigration detention, cancellation of removal, EOIR, immigration bond, deportación, defensa de deportación,
    detenido por inmigración, corte de inmigración`,
  ),
  area(
    'civil-rights',
    'Civil Rights',
    `civil rights violation, police misconduct, police brutality, excessive force, 1983, section 1983, false arrest,
    wrongful arrest, wrongful conviction, prisoner rights, jail abuse, jail death, constitutional rights, ADA access, civil right,
    civil liberties, derechos civiles, abuso policial, abuso de policía, brutalidad policial`,
  ),
  area(
    'tax',
    'Tax',
    `taxes, tax law, IRS, IRS debt, tax debt, tax relief, tax resolution, tax controversy, tax litigation, back taxes, tax audit,
    IRS audit, tax problem, tax problems, tax lien, tax levy, offer in compromise, OIC, Tax Court, unfiled returns, impuestos,
    deuda de impuestos, deuda con el IRS, problemas de impuestos`,
  ),
  area(
    'education',
    'Education Law',
    `education, special education, IEP, IEP dispute, 504 plan, school law, student rights, school discipline, Title IX,
    student discipline, educación especial, educación`,
  ),
  area(
    'professional-license',
    'Professional License Defense',
    `license defense, professional license, professional licensing, nursing license, medical license, board complaint,
    administrative law, licensing, defensa de licencia profesional`,
  ),
  area(
    'military',
    'Military Law',
    `military, court martial, UCMJ, discharge upgrade, military defense, security clearance, derecho militar`,
  ),
] as const;
