/** Words of a lead: text and nothing else, and its direction ends with it. */
export function Quote({ children }: { readonly children: string | null }) {
  return children === null ? null : (
    <q>
      <bdi>{children}</bdi>
    </q>
  );
}
