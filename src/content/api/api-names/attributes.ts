/** The names of JSX attributes that follow each other in a text, and the offset where they end. */
export interface Attributes {
  names: string[];
  end: number;
}

/** Parses JSX attributes from an offset on, `color="red" disabled onClick={save} {...rest}`. */
export function readAttributes(text: string, from: number): Attributes {
  const names: string[] = [];
  let end = from;
  for (;;) {
    const at = text.length - text.slice(end).trimStart().length;
    const [name] = /^[A-Za-z][\w-]*/.exec(text.slice(at)) ?? [];
    if (name) names.push(name);
    const next = name ? afterValue(text, at + name.length) : afterBraces(text, at);
    if (next === at) return { names, end };
    end = next;
  }
}

/** The offset behind `="…"` or `={…}`; the same one where there is no value. */
function afterValue(text: string, from: number): number {
  const [equals] = /^\s*=\s*/.exec(text.slice(from)) ?? [];
  if (!equals) return from;
  const at = from + equals.length;
  const [quoted] = /^("[^"]*"|'[^']*')/.exec(text.slice(at)) ?? [];
  return quoted ? at + quoted.length : afterBraces(text, at);
}

/** The offset behind a pair of braces and all between them; the same one where there is none. */
function afterBraces(text: string, from: number): number {
  if (text[from] !== '{') return from;
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}
