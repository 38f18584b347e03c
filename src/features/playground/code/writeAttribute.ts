import { codeClasses, type PlaygroundValue } from '@/model';
import { joinCode, toToken, type Marked } from './marked';

/** Prints the name of an attribute. */
export const writeName = (text: string) => toToken(text, codeClasses.attribute);

/** The sign between the name of an attribute and its value. */
export const equals = toToken('=', codeClasses.punctuation);

/** Prints a JSX attribute: `disabled`, `size="small"`, `max={5}`. */
export function writeAttribute(prop: string, value: PlaygroundValue): Marked {
  if (value === true) return writeName(prop);
  return joinCode(writeName(prop), equals, writeValue(value));
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

/** Prints a string literal, in the quotes that it does not contain. */
export function quote(text: string): string {
  const safe = text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
  return text.includes("'") && !text.includes('"')
    ? `"${safe}"`
    : `'${safe.replaceAll("'", "\\'")}'`;
}
