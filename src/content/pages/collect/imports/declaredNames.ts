/** A string, a bracket, the name after a comma, or what ends a declaration. */
const declarationPart =
  /(["'`])(?:\\.|(?!\1)[^\\\r\n])*\1|=>|[([{<]|[)\]}>]|,\s*([\w$]+)|;|\n(?=(?:export|declare|import)\b)/g;

/** Returns the name that a match of a declaration ends with and, of `const a: 1, b: 2`, the other names. */
export function declaredNames(match: RegExpExecArray, text: string): string[] {
  const names = [match[1] ?? ''];
  if (!/\b(?:const|let|var)\s+[\w$]+$/.test(match[0])) return names;
  let depth = 0;
  for (const [part, , name] of text
    .slice(match.index + match[0].length)
    .matchAll(declarationPart)) {
    if (/^[([{<]/.test(part)) depth += 1;
    else if (/^[)\]}>]/.test(part)) depth -= 1;
    else if (depth === 0 && name) names.push(name);
    else if (depth === 0 && /^[;\n]/.test(part)) return names;
    if (depth < 0) return names;
  }
  return names;
}
