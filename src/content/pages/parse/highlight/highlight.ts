import { highlightCode } from '@lezer/highlight';
import { escapeText } from '@/model/escape';
import { grammars } from './grammars';
import { canonicalLanguage } from './languages';
import { LineWriter } from './lineWriter';
import { tokenClasses } from '@/model/tokenClasses';

/** Highlights code as escaped HTML, line by line; without a grammar it is plain text. */
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

/** Highlights code as escaped HTML, without a wrapping element. */
export function highlight(code: string, language: string): string {
  return highlightLines(code, language).join('\n');
}
