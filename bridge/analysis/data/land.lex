// Ground under a law of its own, by the words and names that put something there.

class nation = navajo, hopi, apache, ute, sioux, lakota, crow, blackfeet, cherokee, choctaw, chickasaw, seneca, seminole, yakama, pima, paiute, shoshone, oneida, mohawk, ojibwe, chippewa, indian, tribal, tribe, bia
class tribalplace = kayenta, chinle, shiprock, ganado, crownpoint, whiteriver, pechanga, foxwoods, morongo, winstar, tulalip, muckleshoot, viejas
class fort = bragg, liberty, hood, cavazos, benning, moore, bliss, campbell, carson, drum, stewart, riley, sill, leonard, knox, irwin, polk, gordon, eisenhower, belvoir, meade, huachuca, rucker, novosel
class park = yosemite, yellowstone, blm
class cruise = cruise, carnival, excursion
class post = base, post, station, depot, installation, housing

[tribal say="tribal land"]
@nation reservation/nation/land/lands/country/police/casino/rez/court/road/property/officer/officers/clinic/school/trust
on/off/across/near/onto the rez/reservation, @tribalplace

[military say="a military base"]
fort @fort, camp lejeune/pendleton, military/army/naval/navy/corps/force/air/joint @post, on base/post

[federal say="federal land"]
national/federal park/forest/monument/seashore/building/courthouse/property/land, @park, park/forest ranger/rangers/service, va hospital/clinic, post office

[sea say="a ship at sea"]
@cruise, at sea, on/aboard/of the/a _ ship
