/** Returns the declaration of a type that is too long for a cell. */
export function declareType(name: string, type: string): string {
  return `type ${name} =${breakUnion(type)};`;
}

/** Prints each member of a long union on its own line, as formatters do. */
function breakUnion(type: string): string {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < type.length; index += 1) {
    const letter = type.charAt(index);
    if ('([{<'.includes(letter)) depth += 1;
    else if (')]}'.includes(letter) || (letter === '>' && type[index - 1] !== '=')) depth -= 1;
    else if (letter === '|' && depth === 0) {
      parts.push(type.slice(start, index).trim());
      start = index + 1;
    }
  }
  parts.push(type.slice(start).trim());
  return parts.length > 1 ? `\n  | ${parts.filter(Boolean).join('\n  | ')}` : ` ${type}`;
}
