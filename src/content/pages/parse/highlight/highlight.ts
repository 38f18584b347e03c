import { highlightCode } from '@lezer/highlight';
import { escapeText } from '@/model/escape';
import { grammars } from './grammars';
import { canonicalLanguage } from './languages';
import { LineWriter } from './lineWriter';
import { tokenClasses } from '@/model/tokenClasses';

/** Code as token HTML, escaped, line by line; a language without grammar gives plain text. */
export function highlightLines(code: string, language: string): string[] {
  const grammar = grammars[canonicalLanguage(language) ?? 'text'];
  if (!grammar) {
    return code.split('\n').map(escapeText);
  }
  const writer = new LineWriter();
  highlightCode(
    code,
    grammar.parse(code),
    tokenClasses,
    (text, className) => writer.write(text, className),
    () => writer.endLine(),
  );
  return writer.finish();
}

/** Code as token HTML, escaped, without a wrapping element. */
export function highlight(code: string, language: string): string {
  return highlightLines(code, language).join('\n');
}
