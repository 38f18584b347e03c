import { codeClasses } from '@/model';
import { joinCode, toToken, type Marked } from './marked';
import { writeName, equals } from './writeAttribute';

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
  return joinCode(writeName('sx'), equals, '{{', start, ...parts, end, '}}');
}
