const setOf = (lines: readonly string[]): ReadonlySet<string> => new Set(lines.flatMap((line) => line.split(' ')));

/** Common given names, folded; many are ordinary words too. */
export const givenNames: ReadonlySet<string> = setOf([
  'james john robert michael william david richard joseph thomas charles christopher daniel matthew anthony mark',
  'donald steven paul andrew joshua kenneth kevin brian george edward ronald timothy jason jeffrey ryan jacob gary',
  'nicholas eric jonathan stephen larry justin scott brandon benjamin samuel gregory frank alexander raymond',
  'patrick jack dennis jerry tyler aaron jose adam henry nathan douglas zachary peter kyle walter ethan jeremy',
  'harold keith christian roger noah gerald terry carl austin sean arthur lawrence jesse dylan bryan joe jordan',
  'billy bruce albert willie gabriel logan alan juan wayne roy ralph randy eugene vincent russell elijah louis',
  'bobby philip johnny mary patricia jennifer linda elizabeth barbara susan jessica sarah karen nancy lisa betty',
  'margaret sandra ashley kimberly emily donna michelle carol amanda dorothy melissa deborah stephanie rebecca',
  'sharon laura cynthia kathleen amy angela shirley anna brenda pamela emma nicole helen samantha katherine',
  'christine debra rachel carolyn janet catherine maria heather diane ruth julie olivia joyce virginia victoria',
  'kelly lauren christina joan evelyn judith megan andrea cheryl hannah jacqueline martha gloria teresa ann sara',
  'madison frances kathryn janice jean abigail alice judy sophia grace denise amber doris marilyn danielle beverly',
  'isabella theresa diana natalie brittany charlotte marie kayla alexis lori carlos luis jorge miguel pedro manuel',
  'ana rosa carmen luz elena sofia lucia marta dolores guadalupe josefina mateo diego rafael javier hector ricardo',
  'fernando eduardo sergio ramon raul tony mike dave bob jim tom dan matt steve chris nick ben sam greg jeff ken',
  'ron tim al ed fred ted joey danny jimmy mick dee jo kim pat sue bill will rob drew dawn hope faith joy rose art',
  'june april may august max hunter chase mason carter cody dakota autumn summer brooke heidi ivy jade lily pearl',
  'ruby penny sandy crystal destiny star angel jesus',
]);

/** Common family names, folded; many are ordinary words or places too. */
export const familyNames: ReadonlySet<string> = setOf([
  'smith johnson williams brown jones garcia miller davis rodriguez martinez hernandez lopez gonzalez gonzales',
  'wilson anderson thomas taylor moore jackson martin lee perez thompson white harris sanchez clark ramirez lewis',
  'robinson walker young allen king wright torres nguyen hill flores green adams nelson baker hall rivera campbell',
  'mitchell carter roberts gomez phillips evans turner diaz parker cruz edwards collins reyes stewart morris',
  'morales murphy cook rogers gutierrez ortiz morgan cooper peterson bailey reed kelly howard ramos kim cox ward',
  'richardson watson brooks chavez wood bennett gray mendoza ruiz hughes price alvarez castillo sanders patel myers',
  'long ross foster jimenez powell jenkins perry russell sullivan bell coleman butler henderson barnes fisher',
  'vasquez simmons romero jordan patterson alexander hamilton graham reynolds griffin wallace west cole hayes',
  'bryant herrera gibson ellis tran medina aguilar stevens murray ford castro marshall owens harrison fernandez',
  'woods washington kennedy wells vargas henry chen freeman webb tucker guzman burns crawford olson simpson porter',
  'hunter gordon mendez silva shaw snyder mason dixon munoz hunt hicks holmes palmer wagner black robertson boyd',
  'stone salazar fox warren mills meyer rice schmidt garza daniels ferguson nichols stephens soto weaver ryan',
  'gardner payne grant dunn kelley spencer hawkins arnold pierce hansen peters santos hart bradley knight elliott',
  'cunningham duncan armstrong hudson carroll lane riley andrews alvarado ray delgado berry perkins hoffman',
  'johnston matthews pena richards contreras willis carpenter lawrence sandoval guerrero george chapman rios',
  'estrada ortega watkins greene nunez wheeler valdez harper burke larson santiago maldonado morrison franklin',
  'carlson austin dominguez carr lawson jacobs obrien lynch singh vega bishop montgomery oliver jensen harvey',
  'williamson gilbert dean sims espinoza howell li wong reid hanson le mccoy garrett burton fuller wang weber welch',
  'rojas lucas marquez fields park yang little banks padilla day walsh bowman schultz luna fowler mejia',
]);
