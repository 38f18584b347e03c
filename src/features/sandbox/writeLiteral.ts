/** An identifier in code, printed without quotes. */
export class Name {
  constructor(readonly name: string) {}
}

/** A value that can be printed as code. Strings must not contain quotes. */
export type Literal = string | number | boolean | Name | { readonly [name: string]: Literal };

/** Maximum line length. */
const widest = 80;

/** Position of a literal in the code. */
interface Place {
  /** Columns already used on its line. */
  taken: number;
  /** Nesting depth. */
  depth: number;
}

/** Prints a value like a formatter: an object on one line if it fits, else one property per line. */
export function writeLiteral(
  value: Literal,
  { taken, depth }: Place = { taken: 0, depth: 0 },
): string {
  if (typeof value === 'string') return `'${value}'`;
  if (value instanceof Name) return value.name;
  if (typeof value !== 'object') return String(value);
  const entries = Object.entries(value);
  const properties = entries.map(([name, one]) => `${name}: ${writeLiteral(one)}`);
  const line = `{ ${properties.join(', ')} }`;
  if (taken + line.length <= widest) return line;
  const indent = '  '.repeat(depth);
  const lines = entries.map(([name, one]) => {
    const start = `${indent}  ${name}: `;
    return `${start}${writeLiteral(one, { taken: start.length + 1, depth: depth + 1 })},\n`;
  });
  return `{\n${lines.join('')}${indent}}`;
}
