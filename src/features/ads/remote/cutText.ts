/** Shortens a text to at most `most` characters, including the ellipsis at its end. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  // Does not split surrogate pairs.
  const kept = Array.from(text.slice(0, most)).slice(0, -1).join('');
  return `${kept.trimEnd()}…`;
}
