/** Text of a lead: plain text only, isolated in its direction. */
export function Quote({ children }: { readonly children: string | null }) {
  return children === null ? null : (
    <q>
      <bdi>{children}</bdi>
    </q>
  );
}
