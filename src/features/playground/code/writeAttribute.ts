import { codeClasses, type PlaygroundValue } from '@/model';
import { joinCode, toToken, type Marked } from './marked';

const name = (text: string) => toToken(text, codeClasses.attribute);
const equals = toToken('=', codeClasses.punctuation);

/** Prints a JSX attribute: `disabled`, `size="small"`, `max={5}`. */
export function writeAttribute(prop: string, value: PlaygroundValue): Marked {
  if (value === true) return name(prop);
  return joinCode(name(prop), equals, writeValue(value));
}

function writeValue(value: PlaygroundValue): Marked {
  if (typeof value === 'number')
    return joinCode('{', toToken(String(value), codeClasses.number), '}');
  if (typeof value === 'boolean')
    return joinCode('{', toToken(String(value), codeClasses.keyword), '}');
  if (/["\n\r\\&]/.test(value))
    return joinCode('{', toToken(quote(value), codeClasses.string), '}');
  return toToken(`"${value}"`, codeClasses.string);
}

/** Prints text between tags, in braces if JSX would parse it differently. */
export function writeText(text: string): Marked {
  if (text === '') return toToken('');
  const isPlain = text === text.trim() && !/[{}<>&\n\r]/.test(text);
  return isPlain ? toToken(text) : joinCode('{', toToken(quote(text), codeClasses.string), '}');
}

/** Prints a string literal, in the quotes that it does not contain. */
function quote(text: string): string {
  const safe = text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
  return text.includes("'") && !text.includes('"')
    ? `"${safe}"`
    : `'${safe.replaceAll("'", "\\'")}'`;
}

/** Prints CSS variables as an `sx` attribute, on one line or on several; `own` is the author's content of it. */
export function writeSx(
  variables: Readonly<Record<string, string>>,
  own: Marked | undefined,
  indent?: string,
): Marked {
  const entries = Object.entries(variables).map(([key, value]) =>
    joinCode(
      toToken(`'${key}'`, codeClasses.string),
      ': ',
      toToken(`'${value}'`, codeClasses.string),
    ),
  );
  const all = own ? [...entries, own] : entries;
  const parts = all.flatMap((entry, index) => {
    if (indent === undefined) return index > 0 ? [', ', entry] : [entry];
    return [`\n${indent}  `, entry, ','];
  });
  const [start, end] = indent === undefined ? [' ', ' '] : ['', `\n${indent}`];
  return joinCode(name('sx'), equals, '{{', start, ...parts, end, '}}');
}
