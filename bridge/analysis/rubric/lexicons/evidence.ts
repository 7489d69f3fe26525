import type { Lexicon } from '../reading/phrase-matcher.ts';

/** What can prove the case, by kind of proof; each kind counts once. */
export const evidenceLexicon: Lexicon = {
  'evidence.report': `
    police report, crash report, accident report, incident report, collision report, pr, pr#, pol rpt, police rpt, pd report,
    report number, report no, report in hand, report num, report and, has report, have report, got report, the report, copy of _ report, report copy,
    trooper report, sheriff report, officer report, animal control report, fire report, fire dept report, fire investigator, case number, case no, police took,
    police made, police came, cops came, cops wrote, cops made, report filed, filed a report, made a report, wrote a report, filled out _ report, took a report,
    police were called, 911 called, called 911, called the police, called police, exchange of information, state trooper, highway patrol, chp, reporte de policia, reporte, parte policial, parte policiaco, hay reporte,
    policia llego, vino la policia, llego la policia, levantaron un reporte, numero de reporte, rpt, rpts, osha report, accident form, incident form, injury report, ambulance report, run sheet, inspection report, inspector report`,
  'evidence.video': `
    video, videos, vid, vids, dashcam, dash cam, dash camera, footage, surveillance, cctv, camera, cameras, cam, ring doorbell, ring, nest cam, body cam, bodycam, body worn,
    recording, recordings, recorded, audio, taped, filmed, on film, on tape, caught on, grabacion, grabaron, grabo, grabado, camara, camaras, videovigilancia, snapchat, tiktok, livestream, gopro, telematics, black box, ecm, edr, elog`,
  'evidence.photo': `
    photo, photos, photograph*, pic, pics, picture, pictures, pix, foto, fotos, fotografias, screenshot, screenshots, screen shot, screen shots, images, snapshots, polaroids, capturas`,
  'evidence.witness': `
    witness, witnesses, wit, wits, eyewitness, eye witness, bystander*, onlooker*, saw it, saw _ happen, saw the, saw everything, will testify, willing to testify, would testify, testify, testified, willing to say, will say so,
    will back, back me up, vouch, vouches, affidavit*, sworn statement, signed statement*, witness statement*, statements, coworker/coworkers saw, co worker saw, coworkers heard, heard it, heard him, heard her, heard them, others heard, in front of, named coworkers, corroborate*, corroborating,
    testigo, testigos, vio todo, lo vieron, lo vio, vieron, declaracion, declaraciones, declaration, declarations, letters of support, nurse noted, nurses noted, came forward, other employees, other victims, other tenants, other women, another employee, same thing happened to, bystander`,
  'evidence.writing': `
    text, texts, texted, text message*, email, emails, emailed, e mail, e mails, e mailed, in writing, written, wrote, letter, letters, message, messages, msgs, dm, dms, whatsapp, voicemail, voicemails,
    memo, memos, note from, notes from, mensaje, mensajes, correo, correos, carta, cartas, por escrito, chat, chats, chat logs, slack, facebook messages, messenger, certified mail, certified letter, demand letter, write up, writeup, fax, notice letter, posted on, post, posts`,
  'evidence.document': `
    contract, contracts, agreement, agreements, lease, invoice, invoices, receipt, receipts, po, pos, purchase order*, pay stub*, paystub*, stubs, check stubs, w2, w2s, w 2, 1099s, bank statement*, statement, account statement*, ledger, ledgers,
    deed, title, policy, tax return*, returns, certificate, certificates, original will, prior will, documents, document, docs, paperwork, papers, file, files, folder, binder, spreadsheet, log, logs, notebook, notebooks, journal, diary, calendar,
    warranty, decree, judgment, court order, order from, custody order, parenting plan, passport, visa, i 94, i94, birth certificate, marriage certificate, death certificate, death cert, license, registration, registered, timesheet*, time sheet*, time card*, timecard*, time records,
    payroll, schedule*, clock in, punch records, handbook, employee file, personnel file, performance review*, reviews, evaluations, appraisal, appraisals, estimate, estimates, quote for, quotes, bid, bids, inspection, disclosure, disclosures, survey, permit, permits, closing documents, hud,
    bill of sale, title history, carfax, repair order*, service records, denial letter, right to sue, notice of, transcript*, ledger, canceled check*, cancelled check*, wire, wires, contrato, recibo, recibos, talon, talones, factura, facturas, comprobante*, documentos, papeles, acta, escritura, pasaporte,
    bol, bols, work order*, change order*, delivery slip*, completion slip*, signed slips, drawings, prototype, source code, dated sketches, credit report*, call log*, call records, phone records, gps, badge, badge records, mileage log, medical bills, itemized, eob, eobs, discharge papers, er papers, hospital papers, award letter`,
  'evidence.medical': `
    mri, mris, ct, ct scan, cat scan, xray, xrays, x ray, x rays, radiograph*, ultrasound, emg, ncv, eeg, test results, lab results, labs, blood test, blood tests, op note, op notes, op report, operative note*, operative report, imaging, films, scans, scan, pathology, biopsy, autopsy, coroner, medical examiner, me report,
    medical record*, med recs, med rec, med records, records, recs, chart, charts, charted, chart note*, expediente, historial medico, resonancia, radiografia, radiografias, tomografia, rx, ecografia, neuropsych, neuropsychological, fce, rfc, ime, impairment rating, treatment notes, therapy notes, discharge summary, nurses notes, sleep study, mammogram`,
  'evidence.official': `
    cited, ticketed, citation, citations, got a ticket, got the ticket, given a ticket, was charged, charged with, arrested at scene, arrested him, arrested for dui, in jail, convicted, pleaded guilty, pled guilty, indicted, osha, citation for, violation, violations, health department, dept of health, doh, county inspected, city inspected, inspector,
    inspected, code enforcement, building dept, building department, hpd, investigator, investigation found, substantiated, recall, recalled, fda, cpsc, nhtsa, ntsb, dol, department of labor, labor board, labor commissioner, eeoc charge, found in favor, determination, finding, findings, red tag, condemned, multa, le dieron multa, infraccion, le dieron ticket, ticket, tickets,
    lo citaron, licensing board, state board, cps, aps report, adult protective, ombudsman, dot, fmcsa, bureau, attorney general, appraisal district, notice and demand, notice of violation, stop work, surveyor, cms, complaint substantiated, state investigated, restraining order granted, protective order, contempt finding*, found at fault, at fault per, faa, coast guard, cited other, cited od, cited driver`,
  'evidence.expert': `
    second opinion, expert, expert witness, independent doctor, surgeon told/said/confirmed, surgeon admits, doctor says _ caused, doctor says _ because, doctor confirmed, dr says _ from, causation, engineer, engineer's, appraiser, appraised, accountant, cpa, forensic, handwriting, reconstruction*, contractor said, contractor found, contractor opened, plumber report, plumber said, roofer said, mechanic said, mechanic found, mechanic confirmed, inspector found,
    specialist said, neurologist charted, neurologist says, pediatrician, toxicology, second hospital, second surgeon, second doctor, new doctor said, other surgeon, other dentist, another dentist, another doctor, ortho says, doctor supports, supports disability, supportive, medical opinion, letter from _ doctor, perito, evaluador, lab tested, tested positive, mold test, moisture, diagnosed by`,
  'evidence.admission': `
    admitted, admits, admit, admitting, admission, apologized, apologised, apologizes, apology, said sorry, was sorry, is sorry, said it was _ fault, my fault he said, accepted fault, accepts fault, accepted liability, accepts liability, accepted 100, accepted full, accepting fault, accepting liability, acknowledged, acknowledges, conceded, confessed, confirmed by, owned up, took responsibility, took blame, taking responsibility, liability accepted, liab accepted,
    admitio, reconocio, acepto la culpa, acepto responsabilidad, se disculpo, pidio perdon, dijo que fue su culpa, agreed he, promised to pay, agreed to pay, agreeing to, offered to pay, promising payment, fault is clear, clear liability, clear liab, liability is clear, liability clear, liability not disputed, undisputed, on us`,
};
