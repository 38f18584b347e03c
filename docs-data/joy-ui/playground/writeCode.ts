/** What a line of code may hold before each prop gets a line of its own, in characters. */
const width = 60;

interface Example {
  name: string;
  props: Readonly<Record<string, unknown>>;
  /** A prop that no control sets, as the code writes it. */
  given?: string;
  /** CSS variables, which the code sets with `sx`. */
  sx?: Readonly<Record<string, string>>;
  /** Code between the tags. */
  inside?: string;
}

/** The JSX that renders a component with these props. Leaves out what is undefined or an empty text. */
export function writeCode({
  name,
  props,
  given,
  sx = {},
  inside,
}: Example): string {
  const chosen = Object.entries(props).flatMap(([prop, value]) =>
    value === undefined || value === '' ? [] : writeProp(prop, value),
  );
  const written = given ? [given, ...chosen] : chosen;
  const variables = Object.entries(sx).map(
    ([key, value]) => `'${key}': '${value}'`,
  );
  const inOneLine = [
    ...written,
    ...(variables.length > 0 ? [`sx={{ ${variables.join(', ')} }}`] : []),
  ];
  const tag = [`<${name}`, ...inOneLine].join(' ');
  const isLong = tag.length > width;
  const inLines = [
    ...written,
    ...(variables.length > 0
      ? ['sx={{', ...variables.map((line) => `  ${line},`), '}}']
      : []),
  ];
  const open = isLong
    ? [`<${name}`, ...inLines.map((line) => `  ${line}`), ''].join('\n')
    : tag;
  if (inside === undefined) return `${open}${isLong ? '' : ' '}/>`;
  const isShort = !isLong && !inside.includes('\n') && !inside.startsWith('<');
  return isShort
    ? `${open}>${inside}</${name}>`
    : `${open}>\n${inside.replace(/^/gm, '  ')}\n</${name}>`;
}

function writeProp(name: string, value: unknown): string {
  if (value === true) return name;
  if (typeof value !== 'string') return `${name}={${String(value)}}`;
  return value.includes('"') ? `${name}={'${value}'}` : `${name}="${value}"`;
}
