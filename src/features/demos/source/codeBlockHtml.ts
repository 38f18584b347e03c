import { escapeText } from '@/model/escape';

/** Returns the HTML of a code block, with the compiler's markup, so that the same styles and listeners apply. */
export function codeBlockHtml(html: string, copy: string): string {
  return `<pre><code tabindex="0">${html}</code><button type="button" class="code-copy">${copy}</button></pre>`;
}

/** Returns the HTML of the names of files, as high as the tabs that replace it; empty for a single file. */
export function fileNamesHtml(names: readonly string[] = []): string {
  if (names.length < 2) return '';
  const tabs = names.map((name) => `<span class="file-tab">${escapeText(name)}</span>`);
  return `<div class="file-tabs">${tabs.join('')}</div>`;
}
