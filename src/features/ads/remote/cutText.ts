/** A text of at most `most` characters; what was cut off shows as an ellipsis, which is one of them. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  // Two units of a pair that makes one character are not torn apart.
  const kept = Array.from(text.slice(0, most)).slice(0, -1).join('');
  return `${kept.trimEnd()}…`;
}
