import { codeClasses, type PlaygroundValue } from '@/model';
import { join, mark, type Marked } from './marked';

const name = (text: string) => mark(text, codeClasses.attribute);
const equals = mark('=', codeClasses.punctuation);

/** An attribute as code writes it: `disabled`, `size="small"`, `max={5}`. */
export function writeAttribute(prop: string, value: PlaygroundValue): Marked {
  if (value === true) return name(prop);
  return join(name(prop), equals, writeValue(value));
}

function writeValue(value: PlaygroundValue): Marked {
  if (typeof value === 'number') return join('{', mark(String(value), codeClasses.number), '}');
  if (typeof value === 'boolean') return join('{', mark(String(value), codeClasses.keyword), '}');
  if (/["\n\\&]/.test(value)) return join('{', mark(quote(value), codeClasses.string), '}');
  return mark(`"${value}"`, codeClasses.string);
}

/** Text between tags, in braces where JSX would read it in another way. */
export function writeText(text: string): Marked {
  if (text === '') return mark('');
  const isPlain = text === text.trim() && !/[{}<>&\n]/.test(text);
  return isPlain ? mark(text) : join('{', mark(quote(text), codeClasses.string), '}');
}

/** A JavaScript string, in the quotes that it does not hold. */
function quote(text: string): string {
  const safe = text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
  return text.includes("'") && !text.includes('"')
    ? `"${safe}"`
    : `'${safe.replaceAll("'", "\\'")}'`;
}

/** CSS variables as an `sx` attribute, in one line or with a line for each; `own` is what stands in it already. */
export function writeSx(
  variables: Readonly<Record<string, string>>,
  own: Marked | undefined,
  indent?: string,
): Marked {
  const entries = Object.entries(variables).map(([key, value]) =>
    join(mark(`'${key}'`, codeClasses.string), ': ', mark(`'${value}'`, codeClasses.string)),
  );
  const all = own ? [...entries, own] : entries;
  const parts = all.flatMap((entry, index) => {
    if (indent === undefined) return index > 0 ? [', ', entry] : [entry];
    return [`\n${indent}  `, entry, ','];
  });
  const [start, end] = indent === undefined ? [' ', ' '] : ['', `\n${indent}`];
  return join(name('sx'), equals, '{{', start, ...parts, end, '}}');
}
