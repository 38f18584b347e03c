/** Joins types that were printed on their own to a union, in which functions need parentheses. */
export function eitherOf(texts: readonly string[]): string {
  if (texts.length < 2) return texts.join('');
  return texts.map((text) => (isFunction(text) ? `(${text})` : text)).join(' | ');
}

/** Tells whether an arrow is outside of all brackets. */
function isFunction(text: string): boolean {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const letter = text.charAt(index);
    if (letter === '=' && text.charAt(index + 1) === '>') {
      if (depth === 0) return true;
      index += 1;
    } else if ('([{<'.includes(letter)) depth += 1;
    else if (')]}>'.includes(letter)) depth -= 1;
  }
  return false;
}
