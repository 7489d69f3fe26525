/** Parses the address as a browser does, tabs and backslashes included; one of another site becomes the overview. */
export function ownAddress(back: string, origin: string): string {
  const address = new URL(URL.canParse(back, origin) ? back : '/', origin);
  return address.origin === origin ? address.href : `${origin}/`;
}
