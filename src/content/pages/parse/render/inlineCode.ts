import { escapeText } from '@/model/escape';

/** Length of the longest code that stays on one line: half a line of a narrow phone. */
const longestUnbroken = 16;

/**
 * Renders inline code. Prevents line breaks in short code, such as `z-index` and `gap: 2`, and after the hyphens of flags
 * and modifiers, such as `--save-exact` and `base--focusVisible`.
 */
export function inlineCodeOf(code: string): string {
  const html = escapeText(code);
  if (code.length <= longestUnbroken && /[\s-]/.test(code))
    return `<code class="code-word">${html}</code>`;
  const words = /(^|[\s(])(--?[a-z][\w-]*|\.?[a-z]\w*--[a-z]\w*)/gi;
  return `<code>${html.replace(words, '$1<span class="code-word">$2</span>')}</code>`;
}
