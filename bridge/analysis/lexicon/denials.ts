/** Words that deny what follows them in their clause. */
export const denials: ReadonlySet<string> = new Set(
  'no not non never nobody none neither nor nothing without cannot denies denied deny denying lacks lacking wo unable zero dont doesnt didnt wasnt werent isnt arent hasnt havent hadnt wont wouldnt couldnt cant aint shouldnt nunca jamas sin ningun ninguna ninguno nadie nada tampoco ni niega nego'.split(
    ' ',
  ),
);
