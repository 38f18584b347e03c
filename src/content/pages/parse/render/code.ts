import type { Token } from 'markdown-it';
import { canonicalLanguage, highlightLines } from '../highlight';
import { escapeAttribute, escapeText } from '@/model/escape';
import type { FenceInfo } from '../passes/fenceInfo';
import { highlightDiff } from './diff';

const diffClasses: Readonly<Record<string, string>> = { '+': 'line-add', '-': 'line-del' };

/** Renders a code block: title, highlighted lines, copy button. */
export function codeOf(token: Token, info: FenceInfo): string {
  const language = canonicalLanguage(info.language) ?? 'text';
  const title = info.title ? `<div class="code-title">${escapeText(info.title)}</div>` : '';
  const code = markLines(token.content.replace(/\n$/, ''), language, info);
  return (
    `<div class="code" data-language="${escapeAttribute(language)}">${title}` +
    `<pre><code tabindex="0">${code}</code>` +
    '<button type="button" class="code-copy">Copy</button></pre></div>\n'
  );
}

/** Renders highlighted lines. Each contains its own line break, so that a block-level span adds no empty line. */
function markLines(code: string, language: string, info: FenceInfo): string {
  const source = code.split('\n');
  const marked = new Set(info.marked);
  const lines =
    language === 'diff' ? highlightDiff(code, info.title) : highlightLines(code, language);
  return lines
    .map((html, index) => {
      const diff = language === 'diff' ? diffClasses[source[index]?.[0] ?? ''] : undefined;
      const className = [diff, marked.has(index + 1) && 'line-on'].filter(Boolean).join(' ');
      const text = index < lines.length - 1 ? `${html}\n` : html;
      return className ? `<span class="${className}">${text}</span>` : text;
    })
    .join('');
}
