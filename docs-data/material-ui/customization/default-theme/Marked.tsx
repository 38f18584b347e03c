interface MarkedProps {
  text: string;
  /** The text to highlight, wherever it occurs. */
  query: string;
}

export default function Marked({ text, query }: MarkedProps) {
  const start = text.toLowerCase().indexOf(query.toLowerCase());
  if (!query || start === -1) return text;
  const end = start + query.length;

  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      <Marked text={text.slice(end)} query={query} />
    </>
  );
}
