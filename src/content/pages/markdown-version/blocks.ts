import type { Token } from 'markdown-it';
import { containerOf } from '../parse/markdown/containerRule';
import { writtenDescription } from '../parse/markdown/descriptionRule';
import type { EditedLines } from './EditedLines';

/** Removes `<codeblock>` and `<featureList>`, which only decide how the page renders their content. */
export function dropTags(lines: EditedLines, token: Token): void {
  const { closed, margins } = containerOf(token);
  margins.forEach(({ column }, index) => {
    if (index === 0 || (closed && index === margins.length - 1)) {
      lines.replaceRest({ line: (token.map?.[0] ?? 0) + index, column }, '');
    }
  });
}

/** Turns the name of a code tab into the title of its fence. */
export function nameTab(lines: EditedLines, token: Token, source: readonly string[]): void {
  const [info, language, name] = /^(\w+) ([\w-]+)$/.exec(token.info.trim()) ?? [];
  const line = token.map?.[0] ?? 0;
  const start = (source[line] ?? '').lastIndexOf(info ?? token.info);
  if (language && name && start !== -1) {
    lines.replaceRest({ line, column: start + language.length }, ` title="${name}"`);
  }
}

/** Removes the description, which every Markdown version has below its title. */
export function dropDescription(lines: EditedLines, token: Token): void {
  const written = writtenDescription(token).split('\n');
  const line = token.map?.[0] ?? 0;
  const end = { line: line + written.length - 1, column: written.at(-1)?.length ?? 0 };
  lines.replace({ line, column: 0 }, end, '');
}
