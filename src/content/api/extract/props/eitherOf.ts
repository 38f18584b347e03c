/** A union of types that were printed on their own: functions need parentheses in one. */
export function eitherOf(texts: readonly string[]): string {
  if (texts.length < 2) return texts.join('');
  return texts.map((text) => (isFunction(text) ? `(${text})` : text)).join(' | ');
}

/** Whether an arrow stands outside of all brackets. */
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
