// What exists and would prove the story. Whose hands it is in does not matter; what is only planned or missing is no evidence.
// "proof" says what makes a kind of thing speak for a client who writes of an own matter: "itself" where it exists, "says" where
// the client tells of what it promises, "kept" where the client has it, "sent" also where the client tells what it says. Without it the client has it, got, took or made it.

class havegot = have, has, had, having, got, gotten, keep, keeps, kept, save, saves, saved, saving, took, take, taken, taking, hold, holds, with, w, show, shows, showed, showing, sent, gave, found, attached, attach, enclosed, brought, provided, received, recieved, receive, obtained, copies, copy, printed, scanned
class picture = pix, picture, pictures, pic, pics, photo, photos, photograph, photographs, fotos, foto
class writing = text, texts, email, emails, mail, mails, message, messages, msg, msgs, dm, dms, letter, letters, note
class lawman = police, policeman, cop, cops, officer, officers, sheriff, deputy, trooper, troopers, chp, fhp, nypd, lapd, pd, deputies
class seen = saw, seen, witnessed, observed, heard, overheard
class bystander = guys, residents, bartenders, cashiers, clerks, guests, guest, nurses, teachers, aides, witness, witnesses, neighbor, neighbors, neighbour, neighbours, coworker, coworkers, bystander, bystanders, bartender, waitress, waiter, employee, employees, cashier, clerk, customer, customers, passenger, friend, friends, buddy, roommate, roommates, people, person, somebody, someone, nurse, nurses, lady, woman, man, guy, tenant, tenants, teacher, aide, guard, cousin, brother, sister, wife, husband, mother, mom, dad, son, daughter, driver, kid, others

// the report everybody asks for first
[animal_report kind=official proof=itself say="animal control report"]
animal control report/rpt
[police_report kind=official proof=itself say="police report"]
police/cops did/make a report | not after: file a, make a, need a, needs a, need to get a, needs to get a, want a, want to get a, should i get a, no, without, waiting on, waiting for, file | not after: false, fake, getting a, the false, filing a, about filing a
police/cops/cop/trooper/deputy/sheriff came/out/there/showed/and/arrived _ wrote/did/made/took/filed/completed/filled _ report/reports, @lawman wrote/did/made/took/filed/completed/filled _ report/reports | not after: no, without, asked, want, no one, never | without: refused, never, false report, against me, on me, about me, didnt, wont, wouldnt
police report/reports/rpt/rept, @lawman report/reports/rpt, officer report, pd rpt, pr taken/filed/made, police made a report, @lawman came and made a/the report, police rpt/rep | not after: file a, make a, need a, needs a, need to get a, needs to get a, want a, want to get a, should i get a, no, without, waiting on, waiting for, file | not after: false, fake, getting a, the false, filing a, about filing a | without: about my brother/son/ex/husband/boyfriend/neighbor
did/has/have they/he/she/anyone/anybody/someone/somebody/police/cops file/filed/make/made/take/taken/get/do/write a/an/the police/accident/crash report
patrol report
reporte de policia/policial/policiaco/transito/accidente, reporte policiaco/policial, reporte de la policia, parte policial/policiaco, denuncia puesta, puse denuncia
[accident_report kind=official proof=itself say="accident report"]
accident report/rpt, crash report/rpt, collision report, traffic report | not after: file a, make a, need a, needs a, need to get a, needs to get a, want a, want to get a, should i get a, no, without, waiting on, waiting for, file | not after: false, fake, getting a, the false, filing a, about filing a

[report kind=official proof=itself say="report" general=yes]
they made a report | not after: no, without, waiting on, waiting for, i, expert, credit, engineer, engineers, inspection, drug, school, survey, vin, carfax | not before: of a, of an | not before: that, of, about, against me, on me, on us, against us, about me, about us, to cps, with cps | not after: news, lab, book, background, progress, annual
wrote up a report, made a report with | not after: no, never, without | not before: as, for school
case/report/incident/complaint number from/with/is the/sheriff/police/officer/pd/my | without: court, lawsuit, bankruptcy, eviction, refund, customer service
ems/paramedic/ambulance/fire/lifeguard/ranger report/reports/rpt, report states/stated/showed/puts/lists/confirms/blames | not after: no, without, waiting on, waiting for, credit, school, engineer, inspection, weather, news, drug, annual, progress
manager report, supervisor report, ~write it up, ~wrote it up, wrote a report, hicieron un reporte | not after: no, never, without | not before: as, for school
hay reporte, levantaron reporte/acta, hizo/hicieron/hice reporte, tengo el reporte
report number, report in hand, report attached, report taken, report was/is taken/made, copy of the report, filed a/an report, filed report, made a report, took a report, took report, rpt/report on file, rpt in hand, ~have/got/get the/a/my report/rpt, have report, has report, w report, have rpt, report yes, report says, @picture and report, security report, fire report, dnr report, incident number, event number | not after: no, without, waiting on, waiting for, i, expert, credit, engineer, engineers, inspection, drug, school, survey, vin, carfax | not before: of a, of an | not before: that, of, about, against me, on me, on us, against us, about me, about us, to cps, with cps | not after: news, lab, book, background, progress, annual
[incident_report kind=official proof=itself say="incident report"]
first aid log | not after: no, never, without | not before: as, for school
security/guard/manager/nurse/supervisor/lifeguard wrote/took/typed it/everything/all/that/this down/up, guard/security/manager wrote it all down | without: me up, wrote me
incident report/rpt/rept/reports, injury report, report of injury, first report of injury, first aid report, ~fill/~file/~make/~write/~do _ incident report, accident form, ir filed, ir done, reporte de incidente/accidente, foi filed | not after: no, never, without | not before: as, for school

[citation kind=official proof=wronged court=yes guilty=yes say="citation or arrest"]
cited at fault | not after: i, client, pnc, clt | not after: my, a prior, prior, old, i was, i got | without: concert, plane, airline, flight, lottery, plane ticket
~cite/~ticket him/her/them/driver/other/od/td, @lawman cited/ticketed/charged/arrested him/her/them/the, ~give him/her/them/driver _ ticket/citation/dui/dwi, driver/od/td/he/she/they/guy/lady/man/operator got the/a/# ticket/citation/tickets, wrote him/her/them a ticket/citation, @lawman wrote him/her/them up/for, wrote him/her/them the ticket, driver/od/td/ov cited/ticketed/charged/arrested, td/od/ov/odr cited, cited by @lawman, was cited for, citation issued, arrested/cited at the scene, dui arrest | not after: i, client, pnc, clt | not after: my, a prior, prior, old, i was, i got | without: concert, plane, airline, flight, lottery, plane ticket
driver/od/td/he/she/they/him/her/guy/lady/man/woman/motorist/operator/ov was/were/got/gets/is/been cited/ticketed/charged/arrested | not before: $, a, an, twice, double, triple, extra, more, late, interest, rent, full, fees, for a, for the, for something, for repairs, per, monthly, too, up, my, me, us, off, at the | not after: i, client, pnc, clt
le dieron la multa, le dieron multa, le pusieron multa, lo multaron, le dieron el ticket, le dieron ticket, se lo llevaron preso, lo arrestaron, la arrestaron, chofer preso, le dio la multa
wrote him/her/them up | with: inspector, trooper, officer, deputy, cop, osha

[official_finding kind=official proof=itself court=yes say="official finding"]
@lawman found that, labor board found, substantiated the report | not after: home, insurance, our, my, private, own, need an, want an, ordered an, private autopsy | not before: out
@lawman _ agreed it, @lawman said it was his/her/their fault, ~cite @havegot osha, hearing officer found
aps/dcf/cps/ombudsman/adult/state did/made/opened/finished an/a/their investigation and, aps/ombudsman/ahca found/substantiated/investigated | not after: my | without: my kids, custody, on me, against me
@lawman put him/her/them at fault
condemned by the/city/county/code/inspector, city/county/inspector condemned, building/house was condemned, code ofcr/officer/enforcement cited
osha cite/cited/citation/citations/found/report/fined/fine, state cited/citation/found, @lawman ruled, @lawman found _ fault/liable/guilty, fire marshal says/said/found/ruled/rpt/report/cited/shut/condemned/determined/wrote, inspector found/wrote/cited/said, code enforcement cited/wrote/found, code officer/ofcr said/found/wrote/report, city cited/red, health department cited/found/closed, eeoc found/issued, dol/cps found, warden report, warden cited, ntsb report, coroner report/ruled/said, medical examiner ruled/said/found/report/determined/reports, dhs substantiated, state survey, survey found, investigator found/report/wrote, inspection found/failed, failed inspection, red tagged, fra report, coast guard report, warning tag, bad order tag/car/tagged | not after: home, insurance, our, my, private, own, need an, want an, ordered an, private autopsy | not before: out
osha citation, board/arbitrator found, ime agreed
hallazgo de, inspeccion de la ciudad, la ciudad multo, osha los multo, osha multo
[test_data kind=official proof=itself court=yes say="alcohol test or crash data"]
blew under/over the limit/legal | not after: i
toxicology, breathalyzer, black box data/shows/showed/report/download, his/her/driver/od bac, bac of/was/over, bac # | without: i refused, i took, i failed, i blew, interlock, my dui, my bac, my license
edr | not after: home, insurance, our, my, private, own, need an, want an, ordered an, private autopsy | not before: out
[right_to_sue kind=official proof=itself court=yes say="right to sue letter"]
right to sue letter/ltr/notice/issued/received/recd/dated, eeoc _ right to sue, got/received/issued my/a/the/her/his right to sue | not after: home, insurance, our, my, private, own, need an, want an, ordered an, private autopsy | not before: out
[violation_notice kind=official proof=itself court=yes say="violation notice"]
violation notice, notice of violation | without: hoa, sent me, sent us, i got, i received, we got, we received
[recall kind=official proof=itself court=yes say="recall notice"]
recall notice/letter | not after: home, insurance, our, my, private, own, need an, want an, ordered an, private autopsy | not before: out
[death_record kind=official proof=itself court=yes say="autopsy or death certificate"]
~autopsy, death certificate | not after: home, insurance, our, my, private, own, need an, want an, ordered an, private autopsy | not before: out

// what a court or an agency has put on paper in this matter: papers that only begin or announce something prove nothing
[court_paper kind=official against=yes say="court papers"]
case # | with: court, judge, lawsuit, hearing, clerk, petition, sued, probate, custody, divorce, criminal, eviction, superior, district | not after: worst, best, in, just in
summons and complaint, court date set, notice of default | not before: deadline, k, dollars, a year | not before: for jury | without: jury duty | not after: file a, filed a, i filed a
served _ papers/summons/complaint/petition/lawsuit, served with _ papers/paperwork/summons/complaint/divorce/eviction/lawsuit/suit/petition/order/subpoena/motion/garnishment/foreclosure, court papers/paperwork/documents, got/received/sent a/the/my/me summons/subpoena, judgment against, criminal complaint, indictment, police charged me/us/my, arrest warrant, notice to appear, eviction/garnishment papers, court petition, notice of hearing/removal, docket | not before: deadline, k, dollars, a year | not before: for jury | without: jury duty | not after: file a, filed a, i filed a
case number | with: court, judge, lawsuit, hearing, clerk, petition, sued, probate, custody, divorce, criminal, eviction, superior, district | not after: worst, best, in, just in
was/were/been/being served, ~get served, served me | not before: food, drinks, a drink, alcohol, dinner, lunch, beer, drink, raw, chicken, a raw, the wrong, bad, well, undercooked, spoiled, some, time, #, deadline, notice, a notice, a # | not after: food, drinks, dinner, meal, alcohol, lunch, meat
orden de deportacion, me llegaron papeles de la corte, papel de la corte, papeles de la corte, me entregaron papeles, aviso de desalojo, me demandaron
[court_order kind=official proof=says court=yes say="court order"]
violated the order
court order/orders, restraining order, order of protection, protection order, protective order, custody order, divorce decree, decree, judgment for, judge ordered, orders signed, guardianship order, temporary order | not before: deadline, k, dollars, a year | not after: in my, in his, in her, in our, my, file for a, files for a, filing for a, file a, get a, getting a, want a, wants a, need a, for a | not after: filing a, filed a, put a, putting a, sign, signing, threatened to get a
order signed, signed order | without: furniture, deposit, delivery, form, invoice, purchase, installer
orden de restriccion/proteccion
order says/states | not before: nothing, to, that | without: my order, doctors, work order, purchase, executive, delivery, invoice, shipped
existing/current/original order | with: court, judge, custody, visitation, divorce, support, decree, restraining, parenting, modify, modification, protection, contempt, hearing
[estate_letters kind=official proof=says court=yes say="letters from the probate court"]
letters testamentary, letters of administration | not before: deadline, k, dollars, a year | not after: in my, in his, in her, in our, my, file for a, files for a, filing for a, file a, get a, getting a, want a, wants a, need a, for a | not after: filing a, filed a, put a, putting a, sign, signing, threatened to get a
[custody_papers kind=official proof=says court=yes say="custody or guardianship papers"]
custody agreement | not before: deadline, k, dollars, a year | not after: in my, in his, in her, in our, my, file for a, files for a, filing for a, file a, get a, getting a, want a, wants a, need a, for a | not after: filing a, filed a, put a, putting a, sign, signing, threatened to get a
parenting plan, guardianship papers, custody papers | not before: deadline, k, dollars, a year | not after: in my, in his, in her, in our, my, file for a, files for a, filing for a, file a, get a, getting a, want a, wants a, need a, for a | not after: filing a, filed a, put a, putting a, sign, signing, threatened to get a

[ticket kind=official against=yes guilty=yes say="ticket"]
two/three/several/outstanding/red/speeding/traffic/parking light/outstanding tickets/ticket, ~get/received/gave/issued/wrote/given/have/had/two/three/outstanding/several me/a/an/my/his/her/two/three/some/first/second/another/outstanding ticket/tickets/citation/citations, speeding ticket/tickets, ~get _ ticket/tickets/citation, traffic citation/ticket, red light ticket/tickets, gave/handed/wrote me/us/him/her a/the/# ticket/citation/tickets, my/on ticket, on the ticket, ~cite me/us, i was cited, just cited, been cited, outstanding ticket/tickets, # _ tickets | not before: to, for the, price, prices, for my flight, home, agent, office | not after: plane, concert, plan to | without: concert, airline, flight, flights, lottery, raffle, festival, support ticket, support tickets, jira | not after: bought, buy
[denial_letter kind=official proof=kept say="denial letter"]
letter of denial, denied in writing, denial in hand, letter with the denial | not after: no, without
denial letter/letters/notice, denial says/said/states, denied by letter, denied letter, letter denying, carta de negacion, carta de denegacion | not after: no, without

[decision_letter kind=official proof=kept say="decision letter"]
cut off letter, notice of decision | not after: no, without
unfavorable decision, cutoff letter, cut off by letter | not after: no, without
award letter, determination letter, decision letter | not after: no, without
[termination_letter kind=official proof=kept say="termination letter"]
@havegot _ termination letter/notice, termination letter says/said/from/dated/states, carta de despido
[school_record kind=document proof=itself say="school records"]
on an iep | not before: meeting, meetings, today, tomorrow
iep says/states/requires, @havegot _ iep, iep in place | not before: meeting, meetings, today, tomorrow

[video kind=recording say="video"]
it was recorded | without: deed, county, lien, mortgage, title, recorder, easement
there is video, has it on tape | not after: no, without, playing, watching, was on, saw a, youtube, any | not before: games, game, chat, call, calls, conference, depositions, sync | not after: install, installed, installed a, install a, bought, bought a, buy a, get a, put up a, put up, put in a, need a, stole my, broke my, broke our, unplugged my | not before: my phone broke
pulled/showed/reviewed/played/watched up/the/me/us/back _ tape/footage/video, on the/their/our/his/her ring/nest/tesla/doorbell | not after: not, no, never, refused | without: youtube, tv, movie, in my head, in my mind, wedding, trial, zoom
tesla/dash/dashcam/car/doorbell/ring/nest/truck/phone recorded/caught/captured/filmed everything/it/the/him/her/me/them/all, caught/captured/recorded/filmed the whole/entire thing/incident/accident/fall/attack | not after: not, didnt, never | without: stolen, not working, didnt work, broken
video/videos/vid of/from/shows/showed/showing/showin, ~have/got/get/took/saved/keep/on/caught/there/the/has/surveillance/security/store/phone/bus/doorbell/cell/camera/traffic/wo/cctv/w/preserved/our/my/his/body/their video/videos/footage/vid, @havegot _ video/videos/footage/vid, on video, on camera, on tape, on film, caught on ring/cctv/dash/dashcam/security/phone/recording/surveillance/nest, ring video/footage, security footage/video/tape, surveillance footage/video/tape, camera footage, camera shows/showed/caught/saw/on, camera got him/her/it/them/everything, cameras caught/show/on/in/everywhere, footage/video shows/showed/exists/saved/preserved/of/is/was/from, cam shows, filmed it/him/her/them, videos of, video exists, video pulled, videotaped, store video, bus video, tiktok of, photos/pics/@picture video, video @picture, video yes, tape shows, all on tape, cctv | not after: no, without, playing, watching, was on, saw a, youtube, any | not before: games, game, chat, call, calls, conference, depositions, sync | not after: install, installed, installed a, install a, bought, bought a, buy a, get a, put up a, put up, put in a, need a, stole my, broke my, broke our, unplugged my | not before: my phone broke | without: zoom, my head, my mind, my memory, my dreams, wish i, wish we, wished i, tv, movie, wedding, depo, deposition, real estate, listing | not before: hearing, court, visit, appointment, doorbell, production, editing
hay video, tengo video, tienen video, video de, el video, en camara, camara de, grabacion de, un video | not after: no, sin
[cameras kind=recording say="cameras"]
has/have/had/with/got cameras/cams inside/everywhere/outside/all/in/on/there/that/pointed/pointing/facing | not after: should, no, without, i, we, landlord, neighbor, my, who | without: my kids, bathroom, my apartment, privacy, spying, spy
security camera/cameras/cam/cams, surveillance camera/cameras | not after: no, without, playing, watching, was on, saw a, youtube, any | not before: games, game, chat, call, calls, conference, depositions, sync | not after: install, installed, installed a, install a, bought, bought a, buy a, get a, put up a, put up, put in a, need a, stole my, broke my, broke our, unplugged my | not before: my phone broke
dashcam/dashcams, dash cam/cams, bodycam, body cam/cams/camera, ring cam/camera/doorbell, nest cam, gopro, door/doorbell cam/camera, city/traffic/plant/store/bus/garage/parking/red/light/hall/house/neighbors/neighbor camera/cameras/cam, there are cameras, store/bar had/has cameras | not after: no, without, playing, watching, was on, saw a, youtube, any | not before: games, game, chat, call, calls, conference, depositions, sync | not after: install, installed, installed a, install a, bought, bought a, buy a, get a, put up a, put up, put in a, need a, stole my, broke my, broke our, unplugged my | not before: my phone broke
camaras, la camara | not after: no, sin

[audio kind=recording say="recording"]
@havegot _ recording/recordings, recorded/recording him/her/them/it/the/my/our/call/every/each, recorded call/calls/conversation/line, recording of, recordings of, audio of, audio recording/recordings, on recording, tape recording/recorded, i recorded, jail calls, # tape/recording/audio, recorded statement of, lo grabe, la grabe, los grabe, tengo grabacion*, tengo audio/audios, grabe la llamada | not after: a, no, not, nurse | not before: statement, notes | without: deed, lien, mortgage, title, easement, quitclaim, album, song, mileage
taped him/her/them/it | not before: to, on, up, shut, over, together, down, closed
[voicemail kind=recording say="voicemail or messages"]
voicemail/voicemails from/saved/of/where/saying/and, saved the voicemail, mensajes de voz | not after: a, no, not, nurse | not before: statement, notes | without: deed, lien, mortgage, title, easement, quitclaim, album, song, mileage
left/leaves/leaving me/us/a/several/phone/two/voice/# voicemail/voicemails/message/messages/mails, voicemails, voice mail/mails/mailed | not after: i, ive, we, weve, i have, called and, i just, have, to, into, my, leave, left, ignored my, straight to, a, no, not, nurse | without: i called, ive called, i left, ive left, we called, we left, called them, i have called, i have left

[photos kind=photo say="photos"]
snapped/shot/snap/grabbed _ @picture, snapped/shot _ @picture | not after: not, didnt, never, no | without: wedding, model, in my head, in my mind, in my memory, in my brain, in my dreams, wish i, wish we, wished i, wish id, wish someone, shouldve, should of, if only
@havegot _ @picture, took/take/taken @picture, there/also/hv/plus/and/of/many/some/several/lots/both/has/your/# @picture, @picture of/from/taken/show/shows/showing/showed/saved/attached/enclosed/available/avail/on/yes/and/in/before/after/sent/video/vid/videos/texts/text/to, @picture taken by/of, before and after @picture, mls photos, photographed | not after: no, without, sin, any, driver, profile | without: in the picture, out of the picture, picture this, big picture | not before: id, identification, studio, shoot, frame, passport | without: photographer, photography, wedding photos, photoshoot, get the picture, full picture, whole picture, bigger picture, clear picture, pretty picture | without: in my head, in my mind, in my memory, in my brain, in my dreams, wish i, wish we, wished i, wish id, wish someone, shouldve, should of, if only
photos, pics, photographs, fotos, @picture and video, @picture attached, posted _ @picture, @picture online, @picture of me/us/it/the, @picture everywhere | without: wish i, wish we, wished i, wish id, in my head, in my mind, if only
tengo/hay/tome/tomo/tomaron/tenemos/con/saque/saco @picture, @picture de/del, capturas, capturas de pantalla

[screenshots kind=photo say="screenshots"]
screenshots/screenshot/screenshotted, screen shot/shots/caps/prints/grabs, screen print/prints, ~capture/~take screenshots | not after: no, without, sin
[witness kind=witness proof=itself say="witnesses"]
witness/witnesses saw/seen/say/said/says/gave/stayed/statement/statements/who/name/names/will/willing/named/stopped/info/there/at/to/heard/list/listed/is/are/was/were/id/identified/confirm/confirms/confirmed/contact/available/on/and/in, in front of witnesses | with: witness, witnesses, wit, wits, eyewitness, eyewitnesses | not after: as a, am a, im a, be a, being a, i was a, expert, character, jehovahs, me as a
said shed/hed/theyd/she/he testify/would/will testify/be, said shed/hed/theyd testify/talk | with: testify, witness | not after: i, we, nobody
@bystander on/in/at/from/across/behind the/me/us/street/line _ saw/witnessed/helped, @bystander saw and/it/all/what, whole/entire crew/office/class/team/family/store/bar/shift _ standing/there/watching/saw/present, @bystander helped me/him/her up | not after: i, we, nobody, no, to, wont, refused, doctor, not | without: ad, lawyer on tv, wish
witness/witnesses/bystander/bystanders told _ police/cops/officer/officers/he/she/that, bystander/bystanders stayed/stopped/ran/helped/called | not after: no, without, expert, character
told me/us/police/cops/them/officer he/she/they @seen it/this/that/him/her/them/what/everything/the/whole, said he/she/they @seen it/this/that/him/her/them/what/everything/the/whole | not after: i, we, nobody, no, doctor, driver, judge, landlord, teacher, never | without: driver said, driver says, wont testify, on facebook, on tv, kids said
@bystander watched from/it/everything/him/them happen/hit/run/her/his/the/across, @bystander was/were _ there/present/beside/next when/while/to | not after: no, nobody, i, we, any | without: movie, tv, kids, wish
will/can/gonna back me/us up | not after: nobody, no, not, wont, never
witness/witnesses/bystander/bystanders saw/seen/say/said/says/talked/spoke/gave/stayed/statement/statements/who/name/names/will/willing/named/stopped/info/there/at/to/heard/list/listed/is/are/was/were/id/identified/confirm/confirms/confirmed/contact/available/on/and/in, ~have/~get/two/three/four/five/six/one/several/many/some/multiple/# witness/witnesses, # _ witness/witnesses, eye witness/witnesses, eyewitness/eyewitnesses, ind/indep/independent witness/witnesses, there was/were/is/are witness/witnesses/two/three/several, @havegot _ witness/witnesses, wit/wits x/#, # wits/wit, witnesses # | with: bystander, bystanders, witness, witnesses, wit, wits, eyewitness, eyewitnesses | not after: as a, am a, im a, be a, being a, i was a, expert, character, jehovahs, me as a | without: at the wedding, to the will, my will, jehovahs
will/would/can/could testify/vouch | not before: for her, for him, for them, against me, against us | not after: nobody, no, not, to
@bystander @seen it/this/that/him/her/them/me/us/everything/all/what/whole/how/happen, @bystander @seen the accident/crash/wreck/fall/fight/attack/incident/argument/dog/driver, @bystander who @seen, all/everyone/everybody saw it, whole office/class/table/crew/store/bar @seen, willing to testify, would/will swear, would/will speak up, back/backs me up, witness statement/statements, someone/somebody/lady saw, saw the whole, heard the whole, other tenants/neighbors/residents/employees/coworkers told/tell/say/said, with other employees/customers/people there, saw it happen, saw it all, saw all of it, saw everything, saw him do, other/several/two/three/many @bystander also/complained/experienced | not after: i, we, nobody, no, the other, if any | without: nurse saw me, nurse saw him, nurse saw her, driver saw me, driver saw him, driver saw us | not after: to, that, records, wont, didnt | not before: on a/his/her/the/my phone/video/camera/tape/tv/facebook, on somebody/someone/your phone
were/are/there there/any/other/independent witnesses/witness, any witnesses, did anyone/anybody/someone/somebody _ see it/this/that/what/you
testigo/testigos, hay testigo/testigos, vecino/vecina/senora/companero/companera/amigo/muchacho lo vio, lo vio todo, lo vieron, ella lo vio, vio todo, companeros vieron, salio de testigo, fue testigo | not after: sin, no hay, ningun, no tengo
[statements kind=witness proof=itself say="statements"]
gave a/his/her/their/me statement/statements/affidavit, gave statements, affidavit from, affidavits, signed statement, wrote a/statement statement | not after: i, we, nobody, no, the other, if any | without: nurse saw me, nurse saw him, nurse saw her, driver saw me, driver saw him, driver saw us | not after: to, that, records, wont, didnt | not before: on a/his/her/the/my phone/video/camera/tape/tv/facebook, on somebody/someone/your phone

[messages kind=message proof=sent say="texts or emails"]
messages/threats on my phone | not after: no, without, never, gets, your, reading a, reading, checking, my, case, trooper, officer, cop, deputy, police | not before: for, down, up, reckless, address, me, you, us at, me at, you at, driver, while, only | not after: please, pls, can, could, should, into, hacked, hacking, accessed | not before: is, account, accounts, password, inbox, provider, of the law, of the statute, a check, a prescription, a script, a ticket, a citation, off, into, or call
on my phone as proof, @havegot _ texts/emails/messages/msgs/dms/email/text/whatsapps, texts/emails/messages/msgs from/where/saying/show/showing/shows/prove/proving/between/that/saved/admitting/agreeing/asking/promising, text/email/message/msg from/saying/where/says/that/admitting, text message/messages/msg/msgs, all texts/emails, the text/texts/email/emails/messages, his/her/their/my/our/boss/these/those/manager/supervisor/landlord text/texts/email/emails/messages, in/by/via/over/through text/texts/email/emails/messenger/whatsapp/facebook, texts/text/txt and email/emails, texts or emails, emailed me/him/her/them/us/the/hr/my/back/landlord/boss/manager/support, ~email me/him/her/them/us/hr, ~text me/him/her/them/us/boss/manager/landlord/that, texted me/him/her/them/us/my/the/back/saying/that, ~message me/him/her/them/us/the/my, messaged, written in/by email/text, emails about, he/she/they _ answer/answers emails/texts, ~send me/him/her/them/us/my/the/to _ text/texts/email/emails/message/messages/msg, sent _ via text/email/message/messenger/whatsapp/facebook/dm, exchanged texts/emails/messages, text/email thread/threads/chain/trail/string, whatsapp/whatsapps, imessage, facebook/fb messages/messenger/post/posts/message/msg, skype logs, chat log/logs/history, chats, conversation saved, saved _ conversation, slack messages/message, instagram dms/messages/message, dms, email/texts yes, their own email, internal email/emails/memo, vp email, manager email, admitted by text/email, over/via text | not after: no, without, never, gets, your, reading a, reading, checking, my, case, trooper, officer, cop, deputy, police | not before: when, if, asap, anytime, please, whenever, any, tomorrow, for, down, up, reckless, address, me, you, us at, me at, you at, driver, while, only | not after: please, pls, can, could, should, into, hacked, hacking, accessed | not before: is, account, accounts, password, inbox, provider, of the law, of the statute, a check, a prescription, a script, a ticket, a citation, off, into, or call
he/she/they/boss/manager/supervisor/landlord/foreman/owner/company/adjuster/hr/insurance text/texts/emails/texted/emailed/messaged me/him/her/them/us/back/that/to/saying | not before: up, off, a check, checks, a ticket, a prescription, out
me mando/mandaron/manda/mando mensaje/mensajes/texto/textos/correo, tengo mensajes/textos/correos/los/whatsapp/el/la mensajes/mensaje/correo, tengo mensajes/textos/correos, mensajes de/del/donde, mensajes de texto, por mensaje/whatsapp/texto/correo, me escribio, me texteo

[wrote kind=message proof=sent say="written message"]
he/she/they/boss/manager/supervisor/landlord/foreman/owner/company/adjuster/hr/insurance wrote me/him/her/them/us/back/to/saying, wrote me/him/her/them/us | not before: up, off, a check, checks, a ticket, a prescription, out, down, for, a citation, into, or call | not after: no, without, never, officer, cop, deputy, police, trooper
[e_mail kind=message proof=sent say="emails"]
e mail/mails/mailed from/of/says/said/saying/where/admits/admitting/showing/and/to/dated/me/him/her/them/us/about/asking/in/on/that, by/via/in/over/his/her/their/own/an/the/have/has/got/ive/saved/all/# e mail/mails, # e mails, e mails, e mailed | not after: not, no, your, trust | not before: address | not after: please, pls, can
[written kind=document say="something in writing"]
in writing, put in writing, it in writing, confirmed in writing, por escrito | not after: nothing, not, isnt, wasnt, anything, never, nada | not before: would, please | not after: be, get it, need it, want it, wanted it, getting it, asked for it, for it, to put it, wont put it, wouldnt put it, get that, get everything, should be, give it, needs it
[admission_written kind=message proof=itself say="admission in writing"]
admits/admitted/admitting it/fault/that/this/to _ text/email/writing/letter/statement, signed confession, confessed in/to police/writing | not after: i, client, pnc
lo admitio por/en, admitio por escrito/mensaje, en el expediente dice
[apology_written kind=message proof=itself say="written apology"]
said sorry by text | not after: i, client, pnc
apologized by/in/over/via text/email/writing/letter/message, ~send _ apology, apology letter/text/email, apologized in writing, sorry text/email, text/note _ sorry, email _ apolog* | not after: i, client, pnc
carta de disculpa

[admission_told kind=official proof=itself say="statement to the police"]
told the officer/police/cop _ his/her fault, told @lawman he/she didnt see, told @lawman he/she ran | not after: i, we, client, pnc, and i, i just
admitted to @lawman/officer, told the/@lawman officer/police/cop he/she didnt see, told @lawman he/she was texting/looking/distracted/speeding/drunk/drinking | not after: i, we, client, pnc, and i, i just
[guilty_plea kind=official proof=itself guilty=yes say="guilty plea or conviction"]
pleaded/plead/pled guilty, was/got/been convicted, guilty plea | not after: never, not, i, wasnt, no | not after: my, enter a, take a, withdraw, withdraw my, ive, i have, have, to | without: i pled, i plead, i pleaded, i was convicted, my plea, my conviction, my record, expunge*
[notice kind=official against=yes say="written notice"]
notice to quit/vacate, notice of intent/termination, served _ notice, eviction notice, # day notice, pay or quit, notice of sale/default/deficiency | not after: no, without, a verbal, verbal | not after: i gave a, i gave my, we gave a, we gave our, put in my, put in our, put in a, requires, requires a, need a

[letter kind=document proof=kept say="letter or notice"]
notice/notices in the mail | not after: no, without, waiting on, waiting for, never, didnt | not before: of rep, of representation, carrier, grade, head | not after: send a, sending a, write a, draft a, writing a, drafting a, need a, want a
preservation letter, spoliation letter
reservation of rights | not after: no, without
@havegot _ letter/letters, ~receive/~get/recieved _ letter/letters/notice/notices, letter/letters from/saying/dated/says/stating/states/that/said, certified letter/mail/letters/notice, demand letter/letters, notice from/dated/says/saying, received a/some mail, written notice/notices/complaint/complaints/statement/promise/offer, sent _ letter/notice/letters/certified, ~send me/us/him/her/them a/the/another letter/notice, wrote _ letter/letters, letter in hand, letter attached, warning/hr/employer/reference letter, return receipt, offer letter/letters, paperwork from/showing/shows/says, papers from/showing | not after: no, without, waiting on, waiting for, never, didnt | not before: of rep, of representation, carrier, grade, head | not after: send a, sending a, write a, draft a, writing a, drafting a, need a, want a
tengo/tenemos/traigo carta/cartas/papel/papeles/aviso/la/las/el/los/todos carta/cartas/papeles/papel, tengo carta/cartas/papeles/recibos, recibi/recibio/me/llego/llegaron una/la/llego carta/cartas/aviso, me llego _ carta/aviso/papel, carta del/de

[doctor_note kind=document proof=itself say="doctor's note"]
sick/fit/doctors note, doctors excuse | not after: no, without, need a, needs a, need, get a, require, requires
doctor/doctors/dr/drs note/notes/letter, note from doctor/dr/my, ~get a note, ~have a note | with: doctor, doctors, dr, drs, surgeon | not after: no, without
[found_files kind=object say="something found on a phone or computer"]
~find _ on his/her/their phone/computer/laptop/ipad

[note kind=document say="note"]
left a note, left me/us a note, handwritten note

[signed_paper kind=document say="signed document"]
~sign a/the/some/this _ paper/papers/paperwork/form/forms | not after: to, not, never, wont, didnt
[contract kind=document proof=says say="contract or agreement"]
@havegot _ contract/contracts/agreement/agreements, ~sign _ contract/contracts/agreement/agreements/lease/nda/prenup, signed contract/contracts/agreement/estimate/proposal/bid/invoice/delivery/order/orders/deal/offer, contract/agreement says/states/said/stated/calls/signed/requires/allows/clause/attached/section/reads/gives, contract in/from/with/and/is/was, in the/my/our contract/agreement/lease, the/our/my contract/agreement, written contract/agreement/lease/estimate/order/orders, operating/separation/settlement agreement, purchase/employment contract/agreement, prenup, prenuptial agreement, mou, contract yes, noncompete, non compete, partnership/sell/franchise agreement | not after: no, without, a verbal, verbal, oral, dont have, sign a, sign the, union | not before: lawyer, work, worker | not after: get a, getting a, need a, want a, wants a, draft a, promised me a, promising me a, promise me a, never had a, offered me a, his, her, their | without: promising, promised me a
tengo/firme/firmo/firmamos/hay contrato/el contrato, firme/firmo un contrato, contrato firmado/dice/por escrito, el contrato | not after: sin, no hay, con, un abogado
[note_or_bill kind=document proof=says say="promissory note or bill of sale"]
promissory note, bill of sale | not after: no, without, a verbal, verbal, oral, dont have, sign a, sign the, union | not before: lawyer, work, worker | not after: get a, getting a, need a, want a, wants a, draft a

[warranty kind=document proof=says say="warranty"]
# year/month warranty, written/extended/lifetime warranty, under warranty | not after: no, without
[lease kind=document proof=says say="lease"]
@havegot a/the/my/our/written/signed lease, signed _ lease/leases, lease says/states/said/is/was/signed/runs/ran/ends/ended/until/thru/through/to/expires/requires/attached/in/and/has/doesnt/clause, my/the/our/on/original/written/year/signed/his/her/their lease, lease agreement/leases, co signed _ lease, rental agreement, contrato de renta, lease copy | not after: no, without, dont have a, sublet, month to month no | not before: up for, a car

[pay_records kind=document say="pay records"]
wrote down my hours | not after: no, without, nurse, request | not after: ticket, a | not before: employee, employees, worker, job, position
pay stub/stubs, paystub/paystubs, paycheck stub/stubs, check stub/stubs, stubs, check stubs, time card/cards, timecard/timecards, time sheet/sheets, timesheet/timesheets, w2, w2 s, payroll records/record, wage records/statement/statements/letter/form, wages letter, hours log, log of hours, talones, talon/talones de cheque, hours in a notebook/app, clock in records, punch records, direct deposit records/record/slip/slips/statement/statements, employer letter, wage loss letter/form, badge logs, badge records | not after: no, without, nurse, request | not after: ticket, a | not before: employee, employees, worker, job, position

[insurer_statement kind=document say="insurer's statement"]
eob, eobs, explanation of benefits | not after: no, without
[payment kind=document proof=itself say="check, wire or money order"]
paid with a check | not after: no, without, by | not before: bounced
cancelled check/checks, canceled check/checks, check cleared, cashed my/the/our/his/her check, wrote _ check, paid by check/card, money order/orders, wire transfer/confirmation, wired $ to/into/from, wired him/her/them | not after: no, without, by | not before: bounced
[receipts kind=document say="receipts or invoices"]
receipt/receipts for/from/and/with/with/saved/attached/too/yes/show/shows/showing/in, @havegot _ receipt/receipts/invoice/invoices, ~have/~keep/got all/every/each bills/checks, ~keep the/my/his bills/checks, all/my/kept/the/his/her/bank/pay*/cancelled/canceled receipts/receipt/invoices, invoice/invoices for/from/and/total/to/attached/signed | not after: no, without, by | not before: bounced
tengo recibos/recibo/facturas/factura/los recibos/el recibo, recibos de
[app_payment kind=document say="payment by app"]
cash app | not after: no, without, by | not before: bounced
venmo/zelle/paypal/cashapp | not after: no, without, asked for, wants, wanted, my, to, his, offered | not before: me, account, froze, locked, closed, only, app, customer, support, refused, said, wont, denied, him, her, them
por zelle, giros
[order_papers kind=document say="order or shipping papers"]
order number/confirmation, tracking number, bill of lading, purchase order/orders, po number, delivery tickets | not after: no, without, by | not before: bounced

[bounced kind=document proof=itself say="bounced check"]
bounced/nsf check/checks, check/checks bounced/bounce | not after: my, our, no
[weather kind=document say="weather records"]
weather service/records/data
[check kind=document say="check"]
gave/handed him/her/them a check | not after: to
[phone_records kind=document say="phone records"]
phone records/log/logs, phone bill shows/showing, call log/logs, call history, caller id | not after: no, not, without
[estimate kind=document say="estimate"]
~send _ estimate/estimates/quote, the/his/their estimate, shop estimates, @havegot _ estimate/estimates, repair estimate, written estimate, two/three/# estimates/quotes/bids | not after: no, without, by
[bank_records kind=document say="bank or account records"]
bank record/records/statement/statements/stmts/transfers, account/card statement/statements, ledger/ledgers, financial records/statements, books and records, transaction history/records, wallet address, transfer records, estados de cuenta, on my statement | not after: no, without, his trust, my own

[will kind=document proof=says say="will"]
the/their/his/her/both wills, will says/said/leaves/left/states/gives/names/was/is/dictates/that/dated/signed/copy, in her/his/the/their/a will, her/his/original/the/new/old/handwritten/last will, mother/father/mom/dad/grandma/grandpa/grandmother/aunt/uncle will leaves/says/left/gives/said/was, the will, copy of the will, left me/us/everything/him/her/it in _ will, beneficiary of/to _ will, testamento | not after: no, without, free, god, good, against, own | not before: be, pay, not have, have to, it, have, do, make, give, let, lose, die, see, sign, always, also, still, end, probably, they, you, need, never, happen, get, take, go, come, call, i | not before: not, only, just, continue, keep, show, work, start, cost, help, even, then, soon, tell, leave, fix, use, try, definitely, eventually, become, stay, remain, turn | not after: set up a, setting up a, create a, creating a, need a, make a, drafting a
[trust_papers kind=document proof=says say="trust"]
family trust, living trust, beneficiary of/to _ trust, trust says/document/documents/papers, trustee of | not after: no, without, free, god, good, against, own | not before: be, pay, not have, have to, it, have, do, make, give, let, lose, die, see, sign, always, also, still, end, probably, they, you, need, never, happen, get, take, go, come, call, i | not before: not, only, just, continue, keep, show, work, start, cost, help, even, then, soon, tell, leave, fix, use, try, definitely, eventually, become, stay, remain, turn | not after: set up a, setting up a, create a, creating a, need a, make a, drafting a
[title_papers kind=document proof=says say="deed or title papers"]
deed/deeds is/was/in/says/shows/of/from/recorded/to/and/has, the/his/her/their/my/warranty/quitclaim/recorded/on/quit/old/grant deed/deeds, clear title, deed or mortgage, plat, title and registration, easement/covenants recorded/say, escritura/escrituras | not after: no, without, free, god, good, against, own | not before: be, pay, not have, have to, it, have, do, make, give, let, lose, die, see, sign, always, also, still, end, probably, they, you, need, never, happen, get, take, go, come, call, i | not before: not, only, just, continue, keep, show, work, start, cost, help, even, then, soon, tell, leave, fix, use, try, definitely, eventually, become, stay, remain, turn | not after: set up a, setting up a, create a, creating a, need a, make a, drafting a
title in/is/has/to the/search/report/company/policy | not after: job, my job, his job, position, book, new, no, without
[on_title kind=document proof=says say="whose name is on the title"]
name on the title/deed/house/mortgage | not after: put my, get my, put her, put his, want my, add my, take my, remove my, getting my, adding my, need my, isnt, add his, add her
not on the/her/his/my deed/mortgage/title
[civil_record kind=document proof=says say="birth or marriage record"]
acta de nacimiento/matrimonio | not after: no, without, free, god, good, against, own | not before: be, pay, not have, have to, it, have, do, make, give, let, lose, die, see, sign, always, also, still, end, probably, they, you, need, never, happen, get, take, go, come, call, i | not before: not, only, just, continue, keep, show, work, start, cost, help, even, then, soon, tell, leave, fix, use, try, definitely, eventually, become, stay, remain, turn | not after: set up a, setting up a, create a, creating a, need a, make a, drafting a
[mortgage_papers kind=document proof=says say="mortgage or closing papers"]
mortgage statement/statements/papers, note and deed, closing documents/papers/disclosure | not after: no, without, free, god, good, against, own | not before: be, pay, not have, have to, it, have, do, make, give, let, lose, die, see, sign, always, also, still, end, probably, they, you, need, never, happen, get, take, go, come, call, i | not before: not, only, just, continue, keep, show, work, start, cost, help, even, then, soon, tell, leave, fix, use, try, definitely, eventually, become, stay, remain, turn | not after: set up a, setting up a, create a, creating a, need a, make a, drafting a
[registered kind=document proof=says say="patent, copyright or trademark"]
patent issued/granted/filed, copyright/trademark registration, registered copyright/trademark | not after: no, without, free, god, good, against, own | not before: be, pay, not have, have to, it, have, do, make, give, let, lose, die, see, sign, always, also, still, end, probably, they, you, need, never, happen, get, take, go, come, call, i | not before: not, only, just, continue, keep, show, work, start, cost, help, even, then, soon, tell, leave, fix, use, try, definitely, eventually, become, stay, remain, turn | not after: set up a, setting up a, create a, creating a, need a, make a, drafting a
[association_rules kind=document proof=says say="HOA rules"]
ccrs, cc rs, bylaws, hoa rules | not after: no, without, against
[survey kind=expert say="land survey"]
survey done, paid for a survey, had a survey, my/our survey, survey shows | not after: no, without, need a, have a
[company_rules kind=document proof=says say="company rules"]
handbook says/states, policy manual says, the manual says/states/warns | not after: no, without
[business_records kind=document say="records or logs"]
gps logs/log/data/records, server log/logs, portal log/logs/screenshots, phone gps, badge/access/shift/repair/maintenance/work/service/inspection/training/safety/truck/driver/call/visitor/sign/time log/logs/records, board/meeting minutes, work order/orders, repair orders/order/tickets/invoices, metadata, cad report/printout, timesheets show, adp reports, inventory records, accounting shows, accountings, forensic/forensics report, audit/audited trail/report/found/shows, drive image, black box data, dispatch records/log, screenshots of the log | not after: no, without, missed, falsified
[labels kind=document say="labels or manuals"]
bag tag, boarding pass/passes, prescription label, implant stickers, product label, recall list, user manual | not after: no, without, missed, falsified
[own_notes kind=document proof=itself say="notes or a log"]
kept/keep/keeping/have a/my/an diary/log/journal/calendar/notebook/timeline, kept notes/logs, wrote everything down, wrote down what/everything/all, documented everything/all/it/several/some/every, have documented, have it documented, i documented/document, dated notes, notes on every, notebook with, all documented, well documented, charted it/everything/that, paper trail, log of, logs of, diary of, daily log, llevo un diario, lo apunte todo | not after: no, without, never | not after: create a, creating a, leave a, start a, build a, make a, establish a | not before: wood, firewood

// who it was: often the only proof at hand
[identity kind=document proof=wronged say="name or plate number"]
license plate/plates, plate number, got/have/had/took/know his/her/their plate/tag, tag number, have/got/know/had his/her/their/drivers/driver/persons/person name/names/address/number/info/information, have/got/know/had his/her/their full/phone/license name/number, wrote _ name/plate/number down, wrote down his/her/their name/plate/number, exchanged info/information/insurance, exchange of information, gave me his/her/their name/number/info/card/insurance/information, have his/her/their card, tengo sus/su nombre/datos/placas | not after: no, without, dont, didnt, not | not after: my, expired, our | not before: light, lights, reader, frame, on the deed, on the house, on the mortgage, on the lease, on the title, back, suspended, changed, removed

[papers kind=document say="paperwork" general=yes]
folder/folders/binder/box/boxes/file/stack/pile/bunch/ton full/of _ paperwork/papers/documents/records/receipts/statements/proof/evidence | not after: no, without, a friend with | without: throw, threw, shredded, they want, irs
@havegot _ documents/documentation/document/records/docs/proof, have/has/had/got/ive all/the/my/some/these/those/his/her/additional/court/old/original papers/paperwork/evidence/forms/files, have/has/had/got/received _ paperwork, original paperwork, have/got/kept a copy, put/made/gave a copy, documentation/proof/evidence/records/documents i have, docs in/ready/available/uploaded, all docs, proof that, have proof/evidence, evidence that, everything in a folder/binder/file/notebook, in a folder/binder, records show/showing, copies of, copy of _ file/records/letter/claim, documentation of/for/from, lot/serial/model/vin number, tengo pruebas/todo/documentos/copia, guarde todo, papeles guardados, tengo _ papeles | not after: no, without, not, dont have, need, whatever, if, any, enough, birth, doctor, send, a, asking for more, for more | not before: request, requests, needed, to prove, is thin, loss, insurance, income, service | not after: wants, want, for, needed, needs, asked for, demanding, provide, is there, any | not before: keys, the key, the keys, my key, my keys
have/has papers | without: immigra*, undocumented, green card, citizen, visa, puppy, breeder, akc

[medical_records kind=medical proof=itself say="medical records or tests"]
positive for mold allergies | not after: no, without, waiting on, need an, needs an, request, waiting for, sin | not before: set up, tomorrow, for tomorrow, appointment, scheduled, pending, denied, not done, next, ordered, if | not before: machine, machines, tech, technician, department, room, appointment, appt | not after: live in, lives in, living in, superior, supreme, hartford, haven
hospital/er/doctor/doctors/nurse/nurses/clinic/discharge notes say/says/show/state/shows/note
xray/xrays/mri/ct/scan/scans/emg/ultrasound/tests/test prove/proves/proved/confirm/reveal/revealed/revealed/confirmed | not after: no, without, waiting on, need an, needs an, if the | without: paternity, dui, drug test, drug tests, dna, refused, vet
medical records/record/recs/chart/file, med recs/records, wrote in the chart, in the chart, hospital records/record/chart/papers/discharge, er records/record/report/papers, @havegot _ chart/medicals, ~have/got/ive _ medical/hospital/er/the records, chart says/shows/states/in, my/whole/entire/full/got chart/charts, doctor/dr/doctors/surgeon/ortho/neuro/neurologist/specialist report/reports/notes/records/letter/wrote/confirmed/confirms, op report, op note, op notes, operative report, hospital paper/papers, er papers, clinic papers, surgeon wrote/confirmed/put/noted, oncologist wrote, lung doctor wrote, therapist wrote, pediatrician wrote, doctor confirmed, ptsd diagnosis, dx/diagnosis letter, lab result/results/report/test, pathology/biopsy shows/showed/report/results/confirmed, mri/mris/xr/xray/xrays/ct/emg/scan/scans/ncs/ultrasound show/shows/showed/showing/positive/pos/confirms/confirmed/with/w/of/done/yes/found/in/hand/report/results, ultrasound shows/showed, impairment rating, fce, neuropsych* #/confirms/report/showed/shows/found/results, dxd by, diagnosed by, mri/xray/scan/test/tests/results came back, positive for lead, assessments/evaluations that say, rape kit, sane/nurse exam, pulmonary function, therapist notes/records, expediente medico, resonancia, radiografia/radiografias | not after: no, without, waiting on, need an, needs an, request, waiting for, sin | not before: set up, tomorrow, for tomorrow, appointment, scheduled, pending, denied, not done, next, ordered, if | not before: machine, machines, tech, technician, department, room, appointment, appt | not after: live in, lives in, living in, superior, supreme, hartford, haven
discharge papers/summary | without: army, military, navy, marines, veteran, bankruptcy, va
blood test/tests/work | without: paternity, dui, dwi, drug test, refused, employer

[medical_bills kind=document proof=itself say="medical bills"]
medical/med/hospital/er/ambulance bill/bills, bills from the/my hospital/er/doctor, itemized bill/bills, kept/have every/all bill/bills, cuentas del hospital/medicas, facturas medicas | not after: no, without, pay, insurance paid | without: bankruptcy, chapter #, child support, unreimbursed, custody, supposed to pay, me/us to pay, i/we should pay, liable for | not after: any, future, for my, for

[expert kind=expert proof=finding say="expert opinion or inspection"]
tested positive for mold | not after: no, without, insurance, their, need an, the company
mechanic/engineer/inspector/surveyor/appraiser/accountant/cpa/expert/experts/vet/toxicologist/arborist/hygienist/handwriting said/says/found/wrote/confirmed/report/reports/letter/told/rpt/documented/opinion/determined/statement/diagnosed/inspected/sheet, contractor/plumber/roofer/electrician found/confirmed/report/reports/rpt/documented/opinion/determined/diagnosed/inspected, second doctor/surgeon/dentist/opinion/ortho/vet said/says/wrote/told/found/that, another/different/new/other/second doctor/dr/surgeon/dentist/contractor/mechanic/roofer/plumber/vet/dealership/shop said/says/wrote/told/found/looked/confirmed/thinks, expert report/review/letter/opinion/affidavit, certificate/affidavit of merit, engineer rpt, engineers report, mold test/report/inspection/tested, lab tested, air quality test, accident reconstruction, independent inspection, inspection report, life care plan, mechanic wrote/sheet, moisture map, necropsy, peer review said, public adjuster estimate | not after: no, without, insurance, their, need an, the company | not before: missed, failed, didnt, never, was wrong, contingency
appraisal | without: policy, clause | not after: performance, annual, job, yearly, no, without, need an, their | not before: at work, rating | without: supervisor, hr
contractor/plumber/roofer/electrician said/says/told/wrote/letter/statement | with: damage, damaged, caused, cause, mold, leak, leaks, leaked, leaking, unsafe, defective, code, wrong, shoddy, poor, faulty, foundation, dangerous, redo | without: he would, hed, contract, finish, finished, refund, deposit, come back, his work, he did | not after: no, without, insurance, their, need an, the company
el mecanico dijo/dice, ingeniero dijo

[object kind=object say="the item itself"]
it is in storage | with: part, product, device, car, truck, machine, ladder, wreck, wrecked, evidence, tire, bike
car is in storage, truck is in storage, kept it in a bag/box/ziploc/jar/container, in the evidence room | not before: number, numbers, pain, neck, headaches, headache, same, problem, problems, scar, scars, nightmares, limp, bills, job, debt, balance, key, car payment, car note, feeling, numbness, house, apartment, money, trouble, # | not after: dont, not | without: he kept, she kept, they kept, he keeps, she keeps, they keep, landlord kept, wont give, give back, give me back, return my
i/we/ive/have/and still have/got/has the/my/that/all/what _ boots/shoes/shoe/part/parts/piece/pieces/ladder/tire/tires/helmet/device/product/bottle/package/packaging/box/machine/saw/wrapper/can/jar/battery/clothes/shirt/dress/implant/screw/bolt/vape/charger/phone/bike/chair/cable/pan/toy/glass/food/receipt/cooker/heater/hoverboard/scooter/pill/pills | not before: number, problem, pain, payment, to pay, bill, debt | without: he has, she has, they have, dont
kept/saved/keeping/bagged the/a/that/all/what _ vape/glass/food/cooker/charger/heater/pills/toy/hoverboard/scooter/shard/bone/grape | without: he kept, she kept, they kept, landlord kept
~keep/~save/still the/my/have/all/it/them/part/parts/broken/boots/shoes _ boots/shoes/part/parts/piece/ladder/tire/tires/helmet/device/product/bottle/package/packaging/box/pieces/machine/saw/wrapper/can/jar/battery/bag/clothes/clothing/dress/shirt/implant/screw/bolt/gun/phone/hard/bike/chair/cable/tag/tags/pan/bullet/casing, kept the part/product/device/bottle/shoes/packaging/box/broken/tags, preserved the, have the bullet, in a ziploc, evidence bag | not before: number, numbers, pain, neck, headaches, headache, same, problem, problems, scar, scars, nightmares, limp, bills, job, debt, balance, key, car payment, car note, feeling, numbness, house, apartment, money, trouble, # | not after: dont, not | without: he kept, she kept, they kept, he keeps, she keeps, they keep, landlord kept, wont give, give back, give me back, return my
guarde la pieza/el/los, guardo la pieza, todavia tengo el/la zapato/pieza/producto/botella
