/** A name that stands in code as it is. */
export class Name {
  constructor(readonly name: string) {}
}

/** A value that can be written as code; its strings have no quotes. */
export type Literal = string | number | boolean | Name | { readonly [name: string]: Literal };

/** Columns of a line of code. */
const widest = 80;

/** Where a literal stands. */
interface Place {
  /** Columns that are taken on its line. */
  taken: number;
  /** Objects it is in. */
  depth: number;
}

/** Writes a value as a formatter would: an object on one line where it fits, else a property on each. */
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
