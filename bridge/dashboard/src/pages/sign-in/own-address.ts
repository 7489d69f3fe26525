/** An address of this dashboard as the browser reads it, tabs and backslashes included; of another site, the overview. */
export function ownAddress(back: string, origin: string): string {
  const address = new URL(URL.canParse(back, origin) ? back : '/', origin);
  return address.origin === origin ? address.href : `${origin}/`;
}
