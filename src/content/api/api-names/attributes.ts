/** The names of consecutive JSX attributes in a text, and the offset where they end. */
export interface Attributes {
  names: string[];
  end: number;
}

/** Parses JSX attributes such as `color="red" disabled onClick={save} {...rest}`, starting at an offset. */
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

/** Returns the offset after an attribute's value, `="…"` or `={…}`; the same offset if it has no value. */
function afterValue(text: string, from: number): number {
  const [equals] = /^\s*=\s*/.exec(text.slice(from)) ?? [];
  if (!equals) return from;
  const at = from + equals.length;
  const [quoted] = /^("[^"]*"|'[^']*')/.exec(text.slice(at)) ?? [];
  return quoted ? at + quoted.length : afterBraces(text, at);
}

/** Returns the offset after a balanced pair of braces; the same offset if there is none. */
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
