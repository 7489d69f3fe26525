// Who is spoken of. The reading uses these to say whose harm, work or lawyer a phrase is.

class kinword = wife, husband, spouse, hubby, son, sons, daughter, daughters, kid, kids, child, children, baby, toddler, infant, mother, mom, mum, mama, mommy, father, dad, daddy, parents, brother, sister, siblings, grandmother, grandma, grandfather, grandpa, granddaughter, grandson, nephew, niece, aunt, uncle, cousin, stepson, stepdaughter, stepfather, stepmother, stepdad, stepmom, stepbrother, stepsister, partner, fiance, fiancee, girlfriend, boyfriend, gf, bf, husbands, wifes, sisters, brothers, mothers, fathers, dads, moms, uncles, aunts, cousins, boyfriends, girlfriends, twins, esposa, esposo, marido, mujer, hijo, hija, hijos, hijas, madre, padre, mama, papa, hermano, hermana, abuela, abuelo, nino, nina, bebe, suegra, suegro, primo, prima, sobrino, sobrina

[client]
// I-95 is a road
i | not before: #
im, ive, id, ill, me, my, mine, myself, we, weve, us, our, ours, ourselves, client, clients, clt, cl, pnc, pnces, pc, caller, callers, clmt, claimant, plaintiff, pltf, decedent, self
yo, mi, mis, nos, nosotros, nuestro, nuestra, nuestros, cliente

[family]
@kinword, my/our # year/yr/yo/month/months

[third]
he, him, his, hes, hed, himself, she, her, hers, shes, herself, they, them, their, theyre, theyve
ella, el, ellos, ellas, le, les, su, sus | not before: #, carro, accidente, trabajo, lunes, martes, miercoles, jueves, viernes, sabado, domingo, dia, mes, ano, seguro

[other]
driver, drivers, motorist, landlord, landlords, boss, bosses, manager, managers, supervisor, employer, company, neighbor, neighbors, neighbour, neighbours, doctor, doctors, dr, surgeon, dentist, nurse, officer, officers, cop, cops, police, trooper, deputy, judge, prosecutor, da, owner, owners, store, guy, guys, lady, woman, man, men, women, friend, friends, buddy, foreman, coworker, coworkers, roommate, roommates, tenant, tenants, ex, passenger, passengers, pedestrian, cyclist, teacher, school, principal, contractor, seller, buyer, dealer, dealership, bank, agency, hospital, insurer, adjuster, lawyer, attorney, stranger, person, people, someone, somebody, girl, boy, teen, teenager, customer, student, defendant, opposing, tortfeasor, mailman, jogger, everyone, nobody, od, ov, hr, dhs, cps, dcf, ice, irs, jefe, patron, dueno, conductor, vecino, policia, oficial, chofer, companero, amigo, companera

[befallen]
// somebody else, or an animal, named right before what befell them
dog/dogs/puppy/pup/pups/kitten/cat/cats/horse/pet/cow/cattle/perro/gato was/were/got/is/are/been/gets/needed/needs/had/has/died
lawyer/attorney/landlord/doctor/dr/surgeon/dentist/owner/boss/seller/buyer died


// "they had to operate": the staff, not who is operated on
[staff]
they closed/sewed/numbed/cleaned/flushed/glued it/me/up, they had/have to operate/cut/put/remove/amputate/open/do/sew/give/rush/fly/airlift/wire/fuse/pin/reset, they did/do/gave/put/took/take/open/opened/operate/operated/performed/cut/stitched/found/say/said/told/think/kept/sent/shot/fused/ran/drained/diagnosed/admitted/removed/rushed/flew/airlifted/x/xrayed/scanned/wired/pinned/glued/stapled/scoped/replaced/pulled/treated/prescribed/want/wanted, they went back, they didnt/never find/found/catch/caught