import { markQuotes } from './quotes-of.ts';

interface NotesViewProps {
  readonly notes: string;
  readonly quotes: readonly string[];
}

/** The notes of a lead as they are, with the words that count marked. */
export function NotesView({ notes, quotes }: NotesViewProps) {
  if (notes === '') return <p className="note">The notes are empty.</p>;
  let at = 0;
  const stretches = markQuotes(notes, quotes).map((stretch) => {
    const place = at;
    at += stretch.text.length;
    return { ...stretch, place };
  });
  return (
    <p className="notes">
      <bdi>
        {stretches.map(({ text, marked, place }) =>
          marked ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
        )}
      </bdi>
    </p>
  );
}
